/// What a `<Name>.shelf.json` says: everything is optional, paths and names are kept as written, and what a later
/// stage may have to complain about keeps its position.
package struct ShelfConfiguration: Sendable {
  /// The file's name, for messages.
  package let file: String
  /// Always 1, if the file says it.
  package var schemaVersion: Positioned<Int>?
  /// The cells of the shelf; more than one where records choose theirs.
  package var cells: [Positioned<CellSource>] = []
  /// Which of the cells is meant.
  package var reuseIdentifier: Positioned<String>?
  /// The field by which records choose their cell.
  package var reuseIdentifierField: Positioned<String>?
  /// The path of a nib's `.strings` file, as written.
  package var strings: Positioned<String>?
  /// The size classes of width and height that a nib is read for.
  package var sizeClasses: Positioned<String>?
  /// What the cells change at some text sizes: a list, whose objects the cell's room reads.
  package var variations: Positioned<JSONValue>?
  /// In the order of the file.
  package var bindings: [Binding] = []
  package var records: Positioned<String>?
  package var groupBy: Positioned<String>?
  /// At least 1.
  package var shelfSize: Positioned<Int>?
  /// Points, above 0.
  package var cardWidth: Positioned<Double>?
  /// Points, 0 or more.
  package var maximumCardHeight: Positioned<Double>?
  /// Points, 0 or more.
  package var containerHeight: Positioned<Double>?
  /// Pixels a point, above 0.
  package var scale: Positioned<Double>?
  package var insets: Positioned<Insets>?
  /// Points, 0 or more.
  package var lineSpacing: Positioned<Double>?
  /// Points, 0 or more.
  package var interitemSpacing: Positioned<Double>?
  package var contentSizeCategory: Positioned<String>?
  /// The one locale, where there are no variants of it.
  package var locale: Positioned<String>?
  /// The field that names the locale of a record.
  package var localeField: Positioned<String>?
  /// The path of a `.strings` file a locale or of a `.xcstrings`, as written: what fields hold are keys of it.
  package var localizations: Positioned<String>?
  package var estimator: Positioned<String>?
  /// In the order of the file.
  package var fonts: [Font] = []
  package var fallbackFonts: [Positioned<String>] = []
  package var lineBreak: Positioned<String>?
  package var textStyleLeading: Positioned<String>?
  package var lastNewline: Positioned<String>?
  package var variants = Variants()
  /// Who sees the generated type.
  package var accessLevel: Positioned<String>?

  /// Every key that the file may have, in the order of the documentation.
  package static let keys = [
    "schemaVersion", "cell", "reuseIdentifier", "reuseIdentifierField", "strings", "sizeClasses", "variations",
    "bindings", "records",
    "groupBy", "shelfSize", "cardWidth", "maximumCardHeight", "containerHeight", "scale", "insets", "lineSpacing",
    "interitemSpacing", "contentSizeCategory", "locale", "localeField", "localizations", "estimator", "fonts",
    "fallbackFonts", "lineBreak", "textStyleLeading",
    "lastNewline", "variants", "accessLevel",
  ]

  /// A configuration that says nothing.
  package init(file: String) { self.file = file }

  /// Where the cell is described.
  package enum CellSource: Sendable {
    /// The path of a file, as written.
    case file(String)
    /// An object in the configuration itself.
    case inline(JSONValue)
  }

  /// A view's outlet or id, and what it gets.
  package struct Binding: Equatable, Sendable {
    package let view: Positioned<String>
    /// Names of fields by what they decide: `field` for the text, and the other ``keys``.
    package var fields: [String: Positioned<String>] = [:]
    /// A text that no record changes.
    package var text: Positioned<String>?
    /// Sizes and shapes of images that no record changes, above 0, by the names of ``keys``.
    package var lengths: [String: Positioned<Double>] = [:]

    package init(view: Positioned<String>) { self.view = view }

    /// What an object may say; a string alone is a `field`.
    package static let keys = ["field", "text", "hiddenWithout", "pixelWidth", "pixelHeight", "aspectRatio"]
  }

  /// A font's name, and the path of its file as written.
  package struct Font: Equatable, Sendable {
    package let name: Positioned<String>
    package let path: Positioned<String>

    package init(name: Positioned<String>, path: Positioned<String>) {
      self.name = name
      self.path = path
    }
  }

  /// Points, 0 or more; a side that an object leaves out is 0.
  package struct Insets: Equatable, Sendable {
    package var top = 0.0
    package var leading = 0.0
    package var bottom = 0.0
    package var trailing = 0.0

    package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    static let keys = ["top", "leading", "bottom", "trailing"]
  }

  /// Where card widths come from.
  package enum CardWidthRule: Equatable, Sendable {
    /// Points, the first one at most the last one; every width where there is no step.
    case range(from: Double, to: Double, step: Double?)
    /// The widths of cards of which so many are seen on the devices, `floor((device - insets - peek) / visible)`; the
    /// shelf's own insets where none are given.
    case devices([String], visible: Double, peek: Double, insets: Double?)
  }

  /// The values to be combined with each other; an empty list stands for the one value outside `variants`.
  package struct Variants: Equatable, Sendable {
    package var cardWidth: [Positioned<Double>] = []
    /// Card widths that are told otherwise than by a list.
    package var cardWidthRule: Positioned<CardWidthRule>?
    package var contentSizeCategory: [Positioned<String>] = []
    package var locale: [Positioned<String>] = []
    package var scale: [Positioned<Double>] = []

    package init() {}

    static let keys = ["cardWidth", "contentSizeCategory", "locale", "scale"]
  }
}
