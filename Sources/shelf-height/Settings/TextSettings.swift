import ShelfBatch
import TextMeasurement

/// How texts are measured, as flags and configuration give it.
struct TextSettings {
  let library: FontLibrary
  let fallbacks: [String]

  init(_ reader: SettingsReader) throws(CommandError) {
    var files: [String: String] = [:]
    for font in reader.configuration?.fonts ?? [] { files[font.name.value] = reader.path(font.path.value) }
    var options = TextOptions()
    options.appliesTextStyleLeading =
      try TextSettings.choice(
        reader.text("--text-style-leading", reader.configuration?.textStyleLeading), "apply", "ignore")
    options.countsLastNewline =
      try TextSettings.choice(reader.text("--last-newline", reader.configuration?.lastNewline), "count", "ignore")
    library = FontLibrary(paths: files, files: SystemFontFiles(), options: options)
    fallbacks = reader.arguments.list("--fallback-fonts") ?? reader.configuration?.fallbackFonts.map(\.value) ?? []
    if let mode = reader.text("--line-break", reader.configuration?.lineBreak), mode.value != "uax14" {
      throw mode.failure("The line break mode '\(mode.value)' is not available; use 'uax14'")
    }
  }

  /// Whether a setting is its usual value rather than the other one.
  private static func choice(
    _ setting: Setting<String>?, _ usual: String, _ other: String
  ) throws(CommandError) -> Bool {
    guard let setting, setting.value != usual else { return true }
    guard setting.value == other else {
      throw setting.failure("The value '\(setting.value)' is invalid: it takes '\(usual)' or '\(other)'")
    }
    return false
  }
}
