import Platform
import TextMeasurement

/// The system's HarfBuzz, which the package trait `HarfBuzz` links.
package enum SystemTextShaper {
  #if HarfBuzz
    /// Shapes text in a font of a file, of the scripts that the built-in shaper does not fully support.
    package static let make: RunShaper.Maker? = {
      HarfBuzzFont(file: $0, index: $1, coordinates: $2, features: $3.features, language: $3.language)
    }
    /// Shapes text of all scripts in a font of a file.
    package static let makeForAllRuns: RunShaper.Maker? = {
      HarfBuzzFont(
        file: $0, index: $1, coordinates: $2, features: $3.features, language: $3.language, takesAllRuns: true)
    }
  #else
    package static let make: RunShaper.Maker? = nil
    package static let makeForAllRuns: RunShaper.Maker? = nil
  #endif
}

#if HarfBuzz
  extension HarfBuzzFont: RunShaper {}
#endif
