import ShelfSizing

/// Settings that no layout can have.
public enum LayoutError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A length that is not finite, too large, or less than it may be.
  ///
  /// `name` is the property, `section` the one it belongs to (`nil` for the whole layout's), `value` the offender.
  case length(name: String, section: Int?, value: Double)
  /// An item with such a length; `name` is `width` or `height`.
  case itemLength(name: String, item: ItemPath, value: Double)
  /// Pixels a point that no device has.
  case scale(Double)
  /// Fewer than one column, or more than ``LayoutError/mostColumns``.
  case columnCount(Int)
  /// The columns leave nothing for an item; it takes more than `needed` points.
  case containerTooNarrow(width: Double, columns: Int, needed: Double)
  /// A section with a negative number of items, or more than ``LayoutError/mostItems``.
  case itemCount(section: Int, count: Int)
  /// Room, an inset or an offset that is not finite, or too far beyond 0 on either side; like ``length(name:section:value:)``.
  case distance(name: String, section: Int?, value: Double)
  /// A group of a ``CompositionalLayout``.
  case group(CompositionalLayout.GroupPath, CompositionalLayout.GroupFault)

  /// No length is longer than this many points.
  public static let longest = NumberLimits.longest
  /// No section of a ``CompositionalLayout`` has more items.
  public static let mostItems = 1_000_000_000_000
  /// No layout has more columns.
  public static let mostColumns = 10_000

  /// One sentence with the offender and what would do.
  public var description: String {
    let lengths = "must be \(NumberLimits.demand())"
    switch self {
    case .length(let name, let section, let value):
      let place = section.map { " of section \($0)" } ?? ""
      return "\(name)\(place) is \(shortestDecimal(value)), but \(lengths)"
    case .itemLength(let name, let item, let value):
      return "the \(name) of item \(item.item) in section \(item.section) is \(shortestDecimal(value)), but \(lengths)"
    case .scale(let scale):
      return "scale is \(shortestDecimal(scale)), but must be "
        + NumberLimits.demand(positive: true, upTo: NumberLimits.largestScale)
    case .columnCount(let count):
      return "columns is \(count), but must be at least 1 and at most \(LayoutError.mostColumns)"
    case .containerTooNarrow(let width, let columns, let needed):
      return "the container is \(shortestDecimal(width)) wide, which leaves nothing for an item in "
        + "\(columns == 1 ? "one column" : "\(columns) columns"); "
        + "it takes more than \(shortestDecimal(needed)), or fewer columns or less padding"
    case .itemCount(let section, let count):
      let demand = count < 0 ? "must have at least 0" : "can have at most \(LayoutError.mostItems)"
      return "section \(section) has \(count) items, but \(demand)"
    case .distance(let name, let section, let value):
      let place = section.map { " of section \($0)" } ?? ""
      return "\(name)\(place) is \(shortestDecimal(value)), but must be \(LayoutError.distanceDemand)"
    case .group(let path, let fault):
      return "\(path) \(fault)"
    }
  }

  /// Throws for a length that no layout can have.
  package static func check(_ value: Double, _ name: String, section: Int? = nil) throws(LayoutError) {
    guard isLength(value) else { throw .length(name: name, section: section, value: value) }
  }

  /// Throws for insets that no layout can have.
  static func check(_ insets: EdgeInsets, _ name: String, section: Int? = nil) throws(LayoutError) {
    try check(insets.top, name + ".top", section: section)
    try check(insets.leading, name + ".leading", section: section)
    try check(insets.bottom, name + ".bottom", section: section)
    try check(insets.trailing, name + ".trailing", section: section)
  }

  /// Throws for a size that no item can have.
  static func check(_ size: Size, of item: @autoclosure () -> ItemPath) throws(LayoutError) {
    guard isLength(size.width) else { throw .itemLength(name: "width", item: item(), value: size.width) }
    guard isLength(size.height) else { throw .itemLength(name: "height", item: item(), value: size.height) }
  }

  /// Whether a layout can have a length.
  package static func isLength(_ value: Double) -> Bool {
    NumberLimits.allow(value)
  }
}
