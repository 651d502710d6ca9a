/// What a `<Name>.shelf.json` says: everything is optional, paths and names are kept as written, and what a later
/// stage may have to complain about keeps its position.
public struct ShelfConfiguration: Sendable {
  /// The file's name, for messages.
  public let file: String
  /// Always 1, if the file says it.
  public var schemaVersion: Positioned<Int>?
  public var cell: Positioned<CellSource>?
  /// In the order of the file.
  public var bindings: [Binding] = []
  public var records: Positioned<String>?
  public var groupBy: Positioned<String>?
  /// At least 1.
  public var shelfSize: Positioned<Int>?
  /// Points, above 0.
  public var cardWidth: Positioned<Double>?
  /// Points, 0 or more.
  public var maximumCardHeight: Positioned<Double>?
  /// Points, 0 or more.
  public var containerHeight: Positioned<Double>?
  /// Pixels a point, above 0.
  public var scale: Positioned<Double>?
  public var insets: Positioned<Insets>?
  /// Points, 0 or more.
  public var lineSpacing: Positioned<Double>?
  /// Points, 0 or more.
  public var interitemSpacing: Positioned<Double>?
  public var contentSizeCategory: Positioned<String>?
  public var estimator: Positioned<String>?
  /// In the order of the file.
  public var fonts: [Font] = []
  public var fallbackFonts: [Positioned<String>] = []
  public var lineBreak: Positioned<String>?
  public var textStyleLeading: Positioned<String>?
  public var lastNewline: Positioned<String>?
  public var variants = Variants()

  /// Every key that the file may have, in the order of the documentation.
  public static let keys = [
    "schemaVersion", "cell", "bindings", "records", "groupBy", "shelfSize", "cardWidth", "maximumCardHeight",
    "containerHeight",
    "scale", "insets", "lineSpacing", "interitemSpacing", "contentSizeCategory", "estimator", "fonts", "fallbackFonts",
    "lineBreak", "textStyleLeading", "lastNewline", "variants",
  ]

  /// A configuration that says nothing.
  public init(file: String) { self.file = file }

  /// Where the cell is described.
  public enum CellSource: Sendable {
    /// The path of a file, as written.
    case file(String)
    /// An object in the configuration itself.
    case inline(JSONValue)
  }

  /// A view's outlet or id, and the field of a record that it shows.
  public struct Binding: Equatable, Sendable {
    public let view: Positioned<String>
    public let field: Positioned<String>

    public init(view: Positioned<String>, field: Positioned<String>) {
      self.view = view
      self.field = field
    }
  }

  /// A font's name, and the path of its file as written.
  public struct Font: Equatable, Sendable {
    public let name: Positioned<String>
    public let path: Positioned<String>

    public init(name: Positioned<String>, path: Positioned<String>) {
      self.name = name
      self.path = path
    }
  }

  /// Points, 0 or more; a side that an object leaves out is 0.
  public struct Insets: Equatable, Sendable {
    public var top = 0.0
    public var leading = 0.0
    public var bottom = 0.0
    public var trailing = 0.0

    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    static let keys = ["top", "leading", "bottom", "trailing"]
  }

  /// The values to be combined with each other; an empty list stands for the one value outside `variants`.
  public struct Variants: Equatable, Sendable {
    public var cardWidth: [Positioned<Double>] = []
    public var contentSizeCategory: [Positioned<String>] = []
    public var locale: [Positioned<String>] = []
    public var scale: [Positioned<Double>] = []

    public init() {}

    static let keys = ["cardWidth", "contentSizeCategory", "locale", "scale"]
  }
}
