import Catalog
import TextMeasurement

/// How texts are measured.
package struct TextPlan {
  package let library: FontLibrary
  /// Fonts that are asked for characters a font lacks.
  package let fallbacks: [String]

  package init(_ configuration: ShelfConfiguration) throws(BatchError) {
    var paths: [String: String] = [:]
    for font in configuration.fonts { paths[font.name.value] = font.path.path }
    var options = TextOptions()
    options.appliesTextStyleLeading = try TextPlan.choice(configuration.textStyleLeading, "apply", "ignore")
    options.countsLastNewline = try TextPlan.choice(configuration.lastNewline, "count", "ignore")
    library = FontLibrary(paths: paths, files: SystemFontFiles(), options: options)
    fallbacks = configuration.fallbackFonts.map(\.value)
    if let mode = configuration.lineBreak, mode.value != "uax14" {
      throw mode.failure("The line break mode '\(mode.value)' is not available; use 'uax14'")
    }
  }

  /// Whether a setting is its usual value rather than the other one.
  private static func choice(
    _ setting: Setting<String>?, _ usual: String, _ other: String
  ) throws(BatchError) -> Bool {
    guard let setting, setting.value != usual else { return true }
    guard setting.value == other else {
      throw setting.failure("The value '\(setting.value)' is invalid: it takes '\(usual)' or '\(other)'")
    }
    return false
  }
}
