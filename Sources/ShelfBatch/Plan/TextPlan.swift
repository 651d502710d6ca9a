import Catalog
import InterfaceBuilder
import Platform
import RecordCells
import TextMeasurement

/// How texts are measured.
package struct TextPlan {
  package let library: FontLibrary
  /// Fonts that are asked for characters a font lacks.
  package let fallbacks: [String]
  /// A note on them: which families of the default list are installed and which are not.
  package let note: Diagnostic?
  private let fonts: [ShelfConfiguration.Font]
  private let fallbacksAsWritten: [Setting<String>]

  /// - Parameters:
  ///   - nibs: paths of nibs; fonts beside them are known by their names.
  ///   - era: the widths of the system font.
  package init(
    _ configuration: ShelfConfiguration, nibs: [String] = [], appCells: [any AppCell] = [],
    era: SystemFontEra = .xcode12
  ) throws(BatchError) {
    fonts = configuration.fonts
    fallbacksAsWritten = configuration.fallbackFonts
    var paths: [String: String] = [:]
    var settings: [String: FontSettings] = [:]
    for font in configuration.fonts {
      paths[font.name.value] = font.path.path
      settings[font.name.value] = FontSettings(
        variations: font.variations.mapValues(\.value), features: font.features.mapValues(\.value),
        language: font.language?.value)
    }
    var options = TextOptions()
    options.appliesTextStyleLeading = try Settings.textStyleLeading.isStandard(configuration.textStyleLeading)
    options.countsLastNewline = try Settings.lastNewline.isStandard(configuration.lastNewline)
    options.systemFontEra = era
    if let name = configuration.lineBreak {
      guard let mode = LineBreakMode(rawValue: name.value) else {
        let names = LineBreakMode.allCases.map(\.rawValue)
        throw name.failure("unknown line break mode '\(name.value)'" + suggestionOrAll(for: name.value, among: names))
      }
      options.lineBreak = mode
    }
    let nearby = try TextPlan.fontFiles(configuration, nibs)
    library = FontLibrary(
      paths: paths, settings: settings, nearby: (nearby + appCells.flatMap(\.fontFiles)).withoutRepeats(\.self),
      files: SystemFontFiles(), dictionary: SystemWordDictionary(), shaper: try TextPlan.shaper(configuration),
      options: options)
    library.shaperOfAllTables = configuration.names.name(Settings.shaping.key) + " harfbuzz"
    let declared = Set(paths.keys)
    let word = configuration.fallbackFonts.first { $0.value == DefaultFallbackFonts.word && paths[$0.value] == nil }
    guard let word else {
      fallbacks = configuration.fallbackFonts.map { $0.fontName(among: declared) }
      note = nil
      return
    }
    let found = library.available(among: DefaultFallbackFonts.families)
    fallbacks = configuration.fallbackFonts.flatMap { $0.value == word.value ? found : [$0.fontName(among: declared)] }
      .withoutRepeats(\.self)
    note = TextPlan.note(word, found: found)
  }

  /// Where the configuration says of a font what can't be had; `nil` where cells alone do.
  func origin(of error: FontLookupError) -> SettingOrigin? {
    switch error {
    case .setting(let kind, let tag, let name, _):
      let font = fonts.first { $0.name.value == name }
      return switch kind {
      case .axis: font?.variations[tag]?.origin
      case .feature: font?.features[tag]?.origin
      case .language: font?.language?.origin
      }
    case .unreadable(let path, _), .malformed(let path, _):
      return (fonts.map(\.path) + fallbacksAsWritten).first { $0.path == path }?.origin
    case .unknown(let name): return fallbacksAsWritten.first { $0.value == name }?.origin
    case .size: return nil
    }
  }

  /// Which families of the default list are here and which not, as widths follow from that.
  private static func note(_ word: Setting<String>, found: [String]) -> Diagnostic {
    let all = DefaultFallbackFonts.families
    let missing = all.filter { !found.contains($0) }
    // All are in the article, and a list of both halves is one of them twice.
    let lists = [("here are", found), ("missing are", missing)].filter { !$0.1.isEmpty && $0.1.count < all.count }
    let message =
      "'\(word.value)' stands for \(missing.isEmpty ? "all" : "\(found.count) of") \(all.count) families, those on this "
      + "machine, so that results may differ on another"
      + lists.map { "; \($0.0) \($0.1.joined(separator: ", "))" }.joined()
    return word.origin.diagnostic(.note, message, otherwiseOf: "fallbackFonts")
  }

  /// The library that shapes runs the built-in shaper does not, or all runs.
  private static func shaper(_ configuration: ShelfConfiguration) throws(BatchError) -> RunShaper.Maker? {
    guard let shaping = configuration.shaping, try !Settings.shaping.isStandard(shaping) else {
      return SystemTextShaper.make
    }
    guard let maker = SystemTextShaper.makeForAllRuns else {
      throw shaping.failure(
        "the command is built without HarfBuzz; build it with 'swift build -c release --traits HarfBuzz'"
      ).of(.setting)
    }
    return maker
  }

  /// The files in the folders that the configuration names, at any depth, then those beside nibs.
  static func fontFiles(_ configuration: ShelfConfiguration, _ nibs: [String] = []) throws(BatchError) -> [String] {
    var files: [String] = []
    for folder in configuration.fontFolders {
      do {
        files += try folder.origin.reading { try FolderListing.files(under: folder.path) }
      } catch {
        throw BatchError(error)
      }
    }
    for nib in nibs {
      let folder = nib.utf8.lastIndex(of: UInt8(ascii: "/")).flatMap { String(nib.utf8[...$0]) } ?? "."
      files += (try? FolderListing.files(under: folder, maximumDepth: 0)) ?? []
    }
    return files
  }
}
