import Catalog
import RecordCells
import ShelfSizing
import TextMeasurement

/// The settings of shelves as a `<Name>.shelf.json`, flags or code give them.
///
/// Everything is optional. Paths and names are kept as written, and each value keeps its index in the file, where a
/// later stage reports its faults. ``Settings`` declares how each property is written.
package struct ShelfConfiguration: Sendable {
  /// The file's name, for messages; empty where there is no file.
  package let file: String
  /// How messages name settings.
  package var names = SettingNames.keys
  /// The cells of the shelf; more than one where records choose theirs.
  package var cells: [Setting<CellSource>] = []
  /// The app's own cells, which no file declares.
  package var appCells: [any AppCell] = []
  /// Which of the cells is meant.
  package var reuseIdentifier: Setting<String>?
  /// The field by which records choose their cell.
  package var reuseIdentifierField: Setting<String>?
  /// The path of a nib's `.strings` file, as written.
  package var strings: Setting<String>?
  /// The size classes of width and height that a nib is read for.
  package var sizeClasses: Setting<String>?
  /// The major version of the iOS SDK that the app is built with, which decides how a nib's views look.
  package var sdk: Setting<Int>?
  /// The changes of cells at some text sizes: a list, whose objects the module of cells reads.
  package var variations: Setting<JSONValue>?
  /// The bindings of views to fields, in the order of the file.
  package var bindings: [Binding] = []
  /// How many lines texts may have, and which keys of catalogues views show, in the order of the file.
  package var fit: [FitRule] = []
  /// Patterns of the keys of catalogues that other cells show.
  package var fitElsewhere: [Setting<String>] = []
  /// Records that the program has itself, instead of files.
  package var ownRecords: [BatchInput] = []
  /// The path of a file of records, as written.
  package var records: Setting<String>?
  /// The treatment of rows of CSV with too few cells.
  package var csvRows: Setting<CSVRows>?
  /// The character between cells.
  package var csvSeparator: Setting<CSVSeparator>?
  package var noHeader: Setting<Bool>?
  package var skipMalformed: Setting<Bool>?
  /// The field that names a record's shelf.
  package var groupBy: Setting<String>?
  /// How many records a shelf has, at least 1.
  package var shelfSize: Setting<Int>?
  package var cardWidths = CardWidths.list([])
  /// Points, 0 or more.
  package var maximumCardHeight: Setting<Double>?
  /// Points, 0 or more.
  package var containerHeight: Setting<Double>?
  /// Points, 0 or more.
  package var insets: Setting<EdgeInsets>?
  /// Points, 0 or more.
  package var lineSpacing: Setting<Double>?
  /// Points, 0 or more.
  package var interitemSpacing: Setting<Double>?
  /// The scales of all variants: pixels a point, above 0.
  package var scales: [Setting<Double>] = []
  /// The text sizes of all variants.
  package var contentSizeCategories: [Setting<String>] = []
  /// The locales of all variants.
  package var locales: [Setting<String>] = []
  /// The field that names the locale of a record.
  package var localeField: Setting<String>?
  /// The path of a `.strings` file a locale or of a `.xcstrings`, as written: what fields hold are keys of it.
  package var localizations: Setting<String>?
  package var estimator: Setting<String>?
  /// The compositional layout that the shelves are in.
  package var compositionalLayout: Setting<LayoutSource>?
  /// The font declarations, in the order of the file.
  package var fonts: [Font] = []
  /// Paths of folders with font files, as written.
  package var fontFolders: [Setting<String>] = []
  package var fallbackFonts: [Setting<String>] = []
  package var lineBreak: Setting<String>?
  /// Which runs a library shapes: those that it must, or all.
  package var shaping: Setting<String>?
  package var textStyleLeading: Setting<String>?
  package var lastNewline: Setting<String>?
  /// Whether generated files have the height of each item as well.
  package var perItem: Setting<Bool>?
  /// Who sees the generated type.
  package var accessLevel: Setting<String>?

  /// A configuration without values.
  package init(file: String = "") { self.file = file }

  /// The values of settings that nobody gives.
  package enum Standard {
    /// Points: the 2018 article's.
    package static let cardWidth = 176.0
    /// Points, as `UICollectionViewFlowLayout` has it.
    package static let lineSpacing = 10.0
    /// Points, as `UICollectionViewFlowLayout` has it.
    package static let interitemSpacing = 10.0
    /// Pixels a point.
    package static let scale = 2.0
    /// UIKit's own.
    package static let contentSizeCategory = ContentSizeCategory.large
  }

  /// Where the cell is described.
  package enum CellSource: Sendable {
    /// The path of a file, as written.
    case file(String)
    /// An object in the configuration itself.
    case inline(JSONValue)
  }

  /// Where a compositional layout is described.
  package enum LayoutSource: Sendable {
    /// The path of a `<Name>.layout.json`, as written.
    case file(String)
    /// An object in the configuration itself.
    case inline(LayoutDescription)
  }

  /// A view's outlet or id, and what it gets.
  package struct Binding: Equatable, Sendable {
    package let view: Setting<String>
    /// Names of fields by what they decide: `field` for the text, and the other ``keys``.
    package var fields: [String: Setting<String>] = [:]
    /// A text that no record changes.
    package var text: Setting<String>?
    /// Sizes and shapes of images that no record changes, above 0, by the names of ``keys``.
    package var lengths: [String: Setting<Double>] = [:]
    /// Whether the field holds the text itself, rather than a key of the localizations.
    package var isLiteral = false
    /// Whether the field's text takes the paragraph style of the label's own, as an app's `attributedText` does.
    package var isAttributed = true

    /// A binding of a view, by its field for the text if there is one.
    init(view: Setting<String>, field: Setting<String>? = nil) {
      self.view = view
      fields["field"] = field
    }

    /// The keys that bind something; a string alone is the `field`. An object may have others beside them.
    package static var keys: [String] {
      ConfigurationKeys.binding.description.keys.map(\.name).filter { !["literal", "attributed"].contains($0) }
    }
  }

  /// The demands of `fit` on the texts that a view shows.
  package struct FitRule: Equatable, Sendable {
    package let view: Setting<String>
    /// The most lines, instead of the view's own limit.
    package var lines: Setting<Int>?
    /// Patterns of the keys of catalogues that it shows; `nil` for those that no other view names.
    package var keys: [Setting<String>]?
    /// Texts instead of format specifiers, by these.
    package var arguments: [String: String] = [:]

    /// A rule without demands.
    init(view: Setting<String>) { self.view = view }
  }

  /// A font's name, and the path of its file as written.
  package struct Font: Equatable, Sendable {
    package let name: Setting<String>
    package var path: Setting<String>
    /// Values of a variable font's axes, by tag.
    package var variations: [String: Setting<Double>] = [:]
    /// Features of OpenType, by tag: 0 for off, 1 for on, more for which alternate.
    package var features: [String: Setting<Int>] = [:]
    /// A tag of OpenType.
    package var language: Setting<String>?
  }

  /// Where card widths come from.
  package enum CardWidths: Equatable, Sendable {
    /// Points, above 0; those of all variants.
    case list([Setting<Double>])
    case range(Setting<WidthRange>)
    case devices(Setting<DeviceWidths>)

    /// Where they come from, the first one of a list; `nil` where nobody gives any.
    package var origin: SettingOrigin? {
      switch self {
      case .list(let widths): widths.first?.origin
      case .range(let range): range.origin
      case .devices(let rule): rule.origin
      }
    }
  }

  /// Card widths in points: every one where there is no step.
  package struct WidthRange: Equatable, Sendable {
    package let from: Double
    /// At least `from`.
    package let to: Double
    package let step: Double?
  }

  /// The widths of cards of which so many are seen on devices, `floor((device - insets - peek) / visible)`.
  package struct DeviceWidths: Equatable, Sendable {
    package let devices: [String]
    package let visible: Double
    package let peek: Double
    /// The shelf's own where none are given.
    package let insets: Double?
  }
}

extension [ShelfConfiguration.FitRule] {
  /// These rules with the lines that others demand, whose views may have none yet.
  func replacingLines(by others: Self) -> Self {
    var rules = self
    for other in others {
      if let own = rules.firstIndex(where: { $0.view.value == other.view.value }) {
        rules[own].lines = other.lines
      } else {
        rules.append(other)
      }
    }
    return rules
  }
}
