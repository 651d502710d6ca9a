import Catalog
import InterfaceBuilder
import ShelfSizing
import TextMeasurement

/// Every setting of a configuration, declared once.
///
/// This table gives the keys of the file, the readers of their values, the flags of the same names, their help,
/// completions and manual, and the positions that errors name. A new setting is a property of ``ShelfConfiguration``, an
/// entry here, and its place in ``all``.
package enum Settings {
  /// All entries. Those of a topic follow each other as in the help.
  package static let all: [SettingEntry] = [
    schema, schemaVersion,
    cardWidth, maximumCardHeight, insets, lineSpacing, interitemSpacing, containerHeight, scale, contentSizeCategory,
    locale, localeField, localizations, estimator, compositionalLayout, variants,
    groupBy, shelfSize,
    strings, cell, sizeClasses, sdk, reuseIdentifier, reuseIdentifierField, variations, bindings, fit, fitElsewhere,
    records,
    csvRows, csvSeparator, noHeader, skipMalformed,
    fonts, fallbackFonts, lineBreak, shaping, textStyleLeading, lastNewline,
    accessLevel, perItem,
  ]

  package static let schema = SettingEntry(
    "$schema", .text(), "The JSON Schema from which editors complete.", example: #""shelf.schema.json""#
  ) { _, _, _ in }
  package static let schemaVersion = SettingEntry(
    "schemaVersion", ValueKind.schemaVersion.shape, standard: "1", "The version of this notation.", example: "1"
  ) { member, reader, _ in _ = ValueKind.schemaVersion.read(member, &reader) }

  // MARK: The shelf

  package static let cardWidth = SettingEntry(
    .shelf, "cardWidth", \.cardWidths, .cardWidths(), "points", for: .sized + [.cell, .fit],
    standard: shortestDecimal(ShelfConfiguration.Standard.cardWidth),
    "The width of every card, or several: 160,176, from..to:step, from..to for each at which heights change.",
    forOne: "The width of the card.", example: "176")
  package static let maximumCardHeight = SettingEntry(
    .shelf, "maximumCardHeight", \.maximumCardHeight, .limit(), "points", for: .sized + [.fit, .previews],
    standard: "no limit",
    "No card gets taller than this; as a flag, none for no limit.", example: "272")
  package static let insets = SettingEntry(
    .shelf, "insets", \.insets, .insets(), "points", for: .shelves, standard: "0",
    "Round the shelf, or the content: all four sides, or top,leading,bottom,trailing.",
    example: #"{"top": 8, "leading": 16, "bottom": 8, "trailing": 16}"#)
  package static let lineSpacing = SettingEntry(
    .shelf, "lineSpacing", \.lineSpacing, .length(), "points", for: .shelves,
    standard: shortestDecimal(ShelfConfiguration.Standard.lineSpacing), "Between neighbouring cards, or rows.",
    example: "10")
  package static let interitemSpacing = SettingEntry(
    .shelf, "interitemSpacing", \.interitemSpacing, .length(), "points", for: .shelves,
    standard: shortestDecimal(ShelfConfiguration.Standard.interitemSpacing),
    "Between rows, if there were two; between items of a row.", example: "10")
  package static let containerHeight = SettingEntry(
    .shelf, "containerHeight", \.containerHeight, .length(), "points", for: [.measure, .compare, .explain, .merge],
    "The height the app gives the shelf, to be checked.", example: "300")
  package static let scale = SettingEntry(
    .shelf, "scale", \.scales, .variants(), "factor", for: .keyed + [.previews], choices: ["2", "3"],
    standard: shortestDecimal(ShelfConfiguration.Standard.scale), "Pixels a point: 2, 3 or 2,3 for both.",
    forOne: "Pixels a point: 2 or 3.", example: "3")
  package static let contentSizeCategory = SettingEntry(
    .shelf, "contentSizeCategory", \.contentSizeCategories,
    .variants(.parts, names: ContentSizeCategory.allCases.map(\.rawValue) + ["all"]), "name", for: .cells + [.previews],
    choices: ContentSizeCategory.allCases.map(\.rawValue) + ["all"],
    standard: ShelfConfiguration.Standard.contentSizeCategory.rawValue,
    "The text size that text styles follow, or several: large,accessibilityLarge; all.",
    forOne: "The text size that text styles follow.", example: #""accessibilityLarge""#)
  package static let locale = SettingEntry(
    .shelf, "locale", \.locales, .variants(.list), "a,b,…", for: .cells + [.previews],
    "The languages that shelves are measured in; en-XA and ar-XB are made up.",
    forOne: "The language of the card; en-XA and ar-XB are made up.", example: #""de""#)
  package static let localeField = SettingEntry(
    .shelf, "localeField", \.localeField, .text(), "field", for: .cells, standard: "records are in all",
    "The field that names a record's language.", example: #""language""#)
  package static let localizations = SettingEntry(
    .shelf, "localizations", \.localizations, .text(), "file", for: .cells,
    "A .strings with {locale} in its path, or .xcstrings, whose keys fields hold.", example: #""Localizable.xcstrings""#
  )
  package static let estimator = SettingEntry(
    .shelf, "estimator", \.estimator, .text(), "name", for: [.measure, .merge], choices: EstimationStrategy.names,
    standard: EstimationStrategy.tallest.description, "How the tallest card is found; see ESTIMATORS.",
    example: #""sizing-label:bodyLabel""#,
    shape: .text(mayBeEmpty: false))
  package static let compositionalLayout = SettingEntry(
    "compositionalLayout", .any([.text(mayBeEmpty: false), .object { LayoutKeys.layout.description }]),
    "The compositional layout that the shelves are in, or the path of a file with it.", example: #""App.layout.json""#
  ) { member, reader, configuration in
    configuration.compositionalLayout = reader.layoutSource(member)
  }
  package static let variants = SettingEntry(
    "variants", .object { Settings.variantKeys }, "Lists of values, of which every combination is measured.",
    example: #"{"cardWidth": [160, 176], "scale": [2, 3]}"#
  ) { member, reader, configuration in
    reader.variants(member, into: &configuration)
  }

  // MARK: Which records make a shelf

  package static let groupBy = SettingEntry(
    .grouping, "groupBy", \.groupBy, .text(), "field", for: .shelves, standard: "each input is a shelf",
    "The field that names a record's shelf.", example: #""shelf""#)
  package static let shelfSize = SettingEntry(
    .grouping, "shelfSize", \.shelfSize, .count(), "count", for: .shelves,
    "Cut each input into shelves of so many records.", example: "20")

  // MARK: The cell and its records

  package static let strings = SettingEntry(
    .cell, "strings", \.strings, .text(), "file", for: .cells, "Texts that replace those of the nib.",
    example: #""de.lproj/Card.strings""#)
  package static let cell = SettingEntry(
    .cell, "cell", \.cells, .cells(), "file", for: .cells, standard: "the article's",
    "A .xib, .storyboard or .json of the cell.", example: #""ExampleCell.xib""#)
  package static let sizeClasses = SettingEntry(
    .cell, "sizeClasses", \.sizeClasses, .text(), "width,height", for: .cells, standard: "compact,regular",
    "The size classes that a nib is read for.", example: #""regular,regular""#)
  package static let sdk = SettingEntry(
    .cell, "sdk", \.sdk, .count(), "version", for: .cells, standard: "26",
    "The major version of the iOS SDK that the nib's app is built with.", example: "18")
  package static let reuseIdentifier = SettingEntry(
    .cell, "reuseIdentifier", \.reuseIdentifier, .text(), "name", for: .cells, "Which cell of the file is meant.",
    example: #""Card""#)
  package static let reuseIdentifierField = SettingEntry(
    .cell, "reuseIdentifierField", \.reuseIdentifierField, .text(), "field", for: .cells,
    "The field that names a record's cell.", example: #""kind""#)
  package static let variations = SettingEntry(
    "variations", .list(.object { CellVariation.description }), "Changes of the cell at some text sizes.",
    example: #"[{"contentSizeCategory": "accessibility", "views": {"row": {"axis": "vertical"}}}]"#
  ) { member, reader, configuration in
    configuration.variations = reader.setting(member.value, at: member.value.position)
  }
  package static let bindings = SettingEntry(
    .cell, "bindings", \.bindings, .bindings(), "view=field,…", for: .cells, standard: "titleLabel=title, …",
    "Which field each label shows.", example: #"{"titleLabel": "title", "badge": {"text": "New"}}"#)
  package static let fit = SettingEntry(
    .cell, "fit", \.fit, .fit(), "view=lines,…", for: [.fit], standard: "each view's own limit",
    "The most lines of a view's texts; a configuration says more.", example: #"{"titleLabel": {"lines": 2}}"#,
    join: { $0.replacingLines(by: $1) })
  package static let fitElsewhere = SettingEntry(
    .cell, "fitElsewhere", \.fitElsewhere, .list(), "pattern,…", for: [.fit],
    "Keys of catalogues, or patterns of them, that other cells show.", example: #"["settings.*"]"#)
  package static let records = SettingEntry(
    .cell, "records", \.records, .text(), "file", for: [.cell], "The file of the records that the cell shows.",
    example: #""featured.json""#)

  // MARK: Faults of records

  package static let csvRows = SettingEntry(
    .records, "csvRows", \.csvRows, .cases(), "what", for: .keyed, standard: CSVRows.reject.rawValue,
    "Rows of CSV with too few cells: reject them, or pad them with empty ones.", example: #""pad""#)
  package static let csvSeparator = SettingEntry(
    .records, "csvSeparator", \.csvSeparator, .cases(), "what", for: .keyed,
    standard: "tab in .tsv, else comma", "Between the cells of a row: comma, semicolon or tab.",
    example: #""semicolon""#)
  package static let noHeader = SettingEntry(
    .records, "noHeader", \.noHeader, .flag(), for: .keyed,
    "CSV has no header row: the columns are called 1, 2, ….", example: "true")
  package static let skipMalformed = SettingEntry(
    .records, "skipMalformed", \.skipMalformed, .flag(), for: .keyed,
    "Leave out lines of NDJSON that are no JSON, as other records that can't be read.", example: "true")

  // MARK: Texts

  package static let fonts = SettingEntry(
    .text, "fonts", \.fontFolders, .list(), "folder,…", for: .keyed,
    "Folders whose font files are known by the names inside them, at any depth.",
    example: #"{"Brand-Regular": "Fonts/Brand-Regular.otf"}"#,
    shape: .any([
      .list(.text(mayBeEmpty: false)),
      .map(.any([.text(mayBeEmpty: false), .object { ConfigurationKeys.font.description }]), keys: "a font's name"),
    ])
  ) { member, reader, configuration in
    // A configuration may declare fonts one by one instead.
    if case .array = member.value.content {
      configuration.fontFolders = reader.strings(member)
    } else {
      configuration.fonts = reader.fonts(member)
    }
  }
  package static let fallbackFonts = SettingEntry(
    .text, "fallbackFonts", \.fallbackFonts, .list(), "a,b,…", for: .keyed,
    "Fonts asked for characters that a font lacks; 'default' for those of a list that are installed.",
    example: #"["Noto Sans CJK JP"]"#)
  package static let lineBreak = SettingEntry(
    .text, "lineBreak", \.lineBreak, .text(), "mode", for: .keyed,
    choices: [LineBreakMode.uikit, .uax14, .browser].map(\.rawValue), standard: LineBreakMode.uikit.rawValue,
    "The rules that end lines: uikit (UAX #14, words of Hangul stay whole), uax14, or browser (as Chromium).",
    example: #""uax14""#)
  package static let shaping = SettingEntry(
    .text, "shaping", \.shaping, .text(), "shaper", for: .keyed, choices: ["built-in", "harfbuzz"],
    standard: "built-in",
    "What shapes text in fonts of files: built-in, where it can, or harfbuzz, all of it (trait HarfBuzz).",
    example: #""harfbuzz""#)
  package static let textStyleLeading = SettingEntry(
    .text, "textStyleLeading", \.textStyleLeading, .text(), "choice", for: .cells, choices: ["apply", "ignore"],
    standard: "apply", "Whether text styles space their lines by Apple's leading: apply or ignore.",
    example: #""ignore""#)
  package static let lastNewline = SettingEntry(
    .text, "lastNewline", \.lastNewline, .text(), "choice", for: .keyed, choices: ["count", "ignore"],
    standard: "count", "Whether a newline at the end makes one more line: count or ignore.", example: #""ignore""#)

  // MARK: Generated files

  package static let accessLevel = SettingEntry(
    .generated, "accessLevel", \.accessLevel, .text(), "level", for: [.generate],
    choices: ["internal", "package", "public"], standard: "internal",
    "Of the Swift type: internal, package or public.", example: #""public""#)
  package static let perItem = SettingEntry(
    .generated, "perItem", \.perItem, .flag(), for: [], "Give the height of each item as well.", example: "true")

  /// The flags of a topic.
  package static func flags(of topic: SettingEntry.Topic) -> [Flag] {
    all.compactMap { $0.topic == topic ? $0.flag : nil }
  }

  /// The object of a configuration, for schema and reference.
  package static var configuration: ObjectDescription {
    ObjectDescription(
      name: "configuration", text: "A `<Name>.shelf.json`: everything may be left out.", keys: all.map(\.description))
  }

  /// The dimensions of variants.
  fileprivate static var variantKeys: ObjectDescription {
    ObjectDescription(
      name: "variants", text: "A list for each dimension.",
      keys: all.compactMap { entry in
        guard let shape = entry.variantShape else { return nil }
        var key = entry.description
        key.example = "[\(key.example ?? "")]"
        return KeyDescription(
          name: key.name, shape: shape, unit: key.unit, standard: "the one value outside of variants",
          example: key.example, text: key.text)
      })
  }
}
