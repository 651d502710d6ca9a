import Catalog
import ShelfSizing
import TextMeasurement

/// The settings of a batch as values in code: the keys of a `<Name>.shelf.json`, with the same defaults.
///
///     var configuration = BatchConfiguration()
///     configuration.cell = .file("Cells/CardCell.xib")
///     configuration.scales = [2, 3]
///     let plan = try BatchPlan(configuration)
///
/// Paths are relative to the current folder.
public struct BatchConfiguration: Sendable {
  /// Where a cell comes from.
  public enum Cell: Sendable, Hashable {
    /// The cell of the 2018 article "Dynamic Sizing for Horizontal UICollectionViews": a title of one line, and a body.
    case standard
    /// The path of a `.xib`, a `.storyboard` or a `.json`.
    case file(String)
    /// A cell in the notation of configurations, as JSON.
    case inline(String)
  }

  /// The cell that shows a card.
  public var cell = Cell.standard
  /// Which cell of the file is meant; `nil` for its only one.
  public var reuseIdentifier: String?
  /// For each label's outlet or id, the field that it shows; empty where labels are named after their fields.
  public var bindings: [String: String] = [:]
  /// Whether rows of CSV with too few cells are kept, the missing ones empty; else they are left out.
  public var padsRows = false
  /// The name of the character between cells of CSV: `comma`, `semicolon` or `tab`; `nil` to go by the format.
  public var csvSeparator: String?
  /// Whether the first row of CSV names the columns; else they are called `1`, `2`, ….
  public var hasHeader = true
  /// Whether a line of NDJSON that is no JSON is left out like other records that can't be read; else it ends the batch.
  public var skipsMalformedLines = false
  /// The field that names a record's shelf; `nil` where an input is a shelf.
  public var groupBy: String?
  /// How many records of an input make a shelf; `nil` where all do.
  public var shelfSize: Int?
  /// Points; each is a variant.
  public var cardWidths = [ShelfConfiguration.Standard.cardWidth]
  /// Points; a report for each width in it at which a shelf's height changes, instead of ``cardWidths``.
  public var cardWidthRange: ClosedRange<Double>?
  /// Points; `nil` for no limit.
  public var maximumCardHeight: Double?
  /// The height that the app gives the shelf, in points, to be checked; `nil` where it takes the computed one.
  public var containerHeight: Double?
  /// The insets round the shelf, in points.
  public var insets = EdgeInsets.zero
  /// The space between neighbouring cards, in points.
  public var lineSpacing = ShelfConfiguration.Standard.lineSpacing
  /// The space between rows, if there were two, in points.
  public var interitemSpacing = ShelfConfiguration.Standard.interitemSpacing
  /// Pixels a point; each is a variant.
  public var scales = [ShelfConfiguration.Standard.scale]
  /// UIKit's names, as `accessibilityLarge`; each is a variant.
  public var contentSizeCategories = [ShelfConfiguration.Standard.contentSizeCategory.rawValue]
  /// BCP 47 identifiers; each is a variant, in a pass over the records by itself. They replace `{locale}` in names of
  /// fields and paths.
  public var locales: [String] = []
  /// The field that names a record's locale; `nil` where all records belong to all.
  public var localeField: String?
  /// The path of a `.strings` file a locale, or of a `.xcstrings`: what fields hold are keys of it.
  public var localizations: String?
  /// How the tallest card is found, by its name; `nil` for `tallest`, which is always right.
  public var estimator: String?
  /// Whether the tallest card is found with a proof although an estimator is named.
  public var certifies = false
  /// Paths of font files, by the names that cells use.
  public var fonts: [String: String] = [:]
  /// Axes, features and the language of fonts, by the names of ``fonts``.
  public var fontSettings: [String: FontSettings] = [:]
  /// Folders with font files, whose fonts are known by the names that they have themselves.
  public var fontFolders: [String] = []
  /// Fonts that are asked for characters a font lacks.
  public var fallbackFonts: [String] = []

  /// The defaults.
  public init() {}

  /// The settings in the form in which files and flags give them.
  func shelfConfiguration() throws -> ShelfConfiguration {
    func given<Value>(_ value: Value) -> Setting<Value> { Setting(value, .given) }
    var settings = ShelfConfiguration()
    switch cell {
    case .standard: break
    case .file(let path): settings.cells = [given(.file(path))]
    case .inline(let json): settings.cells = [given(.inline(try JSONValue.parse(Array(json.utf8), file: "cell")))]
    }
    settings.reuseIdentifier = reuseIdentifier.map(given)
    settings.bindings = bindings.sorted { $0.key < $1.key }.map { view, field in
      ShelfConfiguration.Binding(view: given(view), field: given(field))
    }
    settings.csvRows = given(padsRows ? .pad : .reject)
    settings.csvSeparator = try csvSeparator.map { name in
      guard let separator = CSVSeparator(rawValue: name) else {
        throw BatchError(.setting, "unknown separator '\(name)'; it is comma, semicolon or tab")
      }
      return given(separator)
    }
    settings.noHeader = given(!hasHeader)
    settings.skipMalformed = given(skipsMalformedLines)
    settings.groupBy = groupBy.map(given)
    settings.shelfSize = shelfSize.map(given)
    settings.cardWidths = .list(cardWidths.map(given))
    if let range = cardWidthRange {
      settings.cardWidths = .range(
        given(ShelfConfiguration.WidthRange(from: range.lowerBound, to: range.upperBound, step: nil)))
    }
    settings.maximumCardHeight = maximumCardHeight.map(given)
    settings.containerHeight = containerHeight.map(given)
    settings.insets = given(insets)
    settings.lineSpacing = given(lineSpacing)
    settings.interitemSpacing = given(interitemSpacing)
    settings.scales = scales.map(given)
    settings.contentSizeCategories = contentSizeCategories.map(given)
    settings.locales = locales.map(given)
    settings.localeField = localeField.map(given)
    settings.localizations = localizations.map(given)
    settings.estimator = estimator.map(given)
    settings.fonts = fonts.sorted { $0.key < $1.key }.map { name, path in
      var font = ShelfConfiguration.Font(name: given(name), path: given(path))
      let own = fontSettings[name] ?? FontSettings()
      font.variations = own.variations.mapValues(given)
      font.features = own.features.mapValues(given)
      font.language = own.language.map(given)
      return font
    }
    settings.fontFolders = fontFolders.map(given)
    settings.fallbackFonts = fallbackFonts.map(given)
    return settings
  }
}
