import Catalog
import Platform
import TextMeasurement

/// How texts are measured.
package struct TextPlan {
  package let library: FontLibrary
  /// Fonts that are asked for characters a font lacks.
  package let fallbacks: [String]

  /// - Parameters:
  ///   - nibs: paths of nibs; fonts beside them are known by their names.
  ///   - era: the widths of the system font.
  package init(
    _ configuration: ShelfConfiguration, nibs: [String] = [], era: SystemFontEra = .xcode12
  ) throws(BatchError) {
    var paths: [String: String] = [:]
    var variations: [String: [String: Double]] = [:]
    for font in configuration.fonts {
      paths[font.name.value] = font.path.path
      variations[font.name.value] = font.variations.mapValues(\.value)
    }
    var options = TextOptions()
    options.appliesTextStyleLeading = try TextPlan.choice(configuration.textStyleLeading, "apply", "ignore")
    options.countsLastNewline = try TextPlan.choice(configuration.lastNewline, "count", "ignore")
    options.systemFontEra = era
    if let name = configuration.lineBreak {
      guard let mode = LineBreakMode(rawValue: name.value) else {
        let names = LineBreakMode.allCases.map(\.rawValue)
        throw name.failure("unknown line break mode '\(name.value)'" + suggestion(for: name.value, among: names))
      }
      options.lineBreak = mode
    }
    library = FontLibrary(
      paths: paths, variations: variations, nearby: try TextPlan.fontFiles(configuration, nibs),
      files: SystemFontFiles(), dictionary: SystemWordDictionary(), shaper: SystemTextShaper.make, options: options)
    fallbacks = configuration.fallbackFonts.map(\.value)
  }

  /// The files in the folders that the configuration names, at any depth, then those beside nibs.
  private static func fontFiles(_ configuration: ShelfConfiguration, _ nibs: [String]) throws(BatchError) -> [String] {
    var files: [String] = []
    for folder in configuration.fontFolders {
      do throws(FileError) { files += try FolderListing.files(under: folder.path) } catch { throw BatchError(error) }
    }
    for nib in nibs {
      let folder = nib.utf8.lastIndex(of: UInt8(ascii: "/")).flatMap { String(nib.utf8[...$0]) } ?? "."
      files += (try? FolderListing.files(under: folder, maximumDepth: 0)) ?? []
    }
    return files
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
