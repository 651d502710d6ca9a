import Platform
import TextMeasurement

/// The system's HarfBuzz, which the package trait `HarfBuzz` links.
package enum SystemTextShaper {
  #if HarfBuzz
    /// Shapes text in a font of a file.
    package static let make: RunShaper.Maker? = {
      HarfBuzzFont(file: $0, index: $1, coordinates: $2)
    }
  #else
    package static let make: RunShaper.Maker? = nil
  #endif
}

#if HarfBuzz
  extension HarfBuzzFont: RunShaper {}
#endif
