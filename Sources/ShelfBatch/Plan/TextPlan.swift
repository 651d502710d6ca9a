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
    for font in configuration.fonts { paths[font.name.value] = font.path.path }
    var options = TextOptions()
    options.appliesTextStyleLeading = try TextPlan.choice(configuration.textStyleLeading, "apply", "ignore")
    options.countsLastNewline = try TextPlan.choice(configuration.lastNewline, "count", "ignore")
    options.systemFontEra = era
    library = FontLibrary(
      paths: paths, nearby: try TextPlan.fontFiles(configuration, nibs), files: SystemFontFiles(), options: options)
    fallbacks = configuration.fallbackFonts.map(\.value)
    if let mode = configuration.lineBreak, mode.value != "uax14" {
      throw mode.failure("The line break mode '\(mode.value)' is not available; use 'uax14'")
    }
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
