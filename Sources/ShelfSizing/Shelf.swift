/// A shelf before its height is known: all lengths in points.
public struct Shelf: Sendable, Hashable {
  /// The width of every card.
  public private(set) var cardWidth: Double
  /// No card gets taller than this; `nil` for no limit.
  public let maximumCardHeight: Double?
  /// The section insets round the row of cards.
  public let insets: EdgeInsets
  /// `minimumLineSpacing`: between neighbouring cards of a horizontal shelf. It has no part in the height.
  public let lineSpacing: Double
  /// `minimumInteritemSpacing`: what a flow layout would put between two rows.
  public let interitemSpacing: Double
  /// The pixels to round to.
  public let grid: PixelGrid
  /// The height the app gives the collection view, to be checked against the single-row range; `nil` to take
  /// the computed one.
  public let containerHeight: Double?

  /// A shelf; the defaults are those of `UICollectionViewFlowLayout` (UIKitNumbers.md, "Flow layout").
  ///
  /// - Throws: ``ShelfError`` for a length that is not finite, beyond a million points, less than a millionth (card
  ///   width, maximum, scale) or negative.
  public init(
    cardWidth: Double, maximumCardHeight: Double? = nil, insets: EdgeInsets = .zero, lineSpacing: Double = 10,
    interitemSpacing: Double = 10, scale: Double = 2, containerHeight: Double? = nil
  ) throws(ShelfError) {
    func check(_ value: Double, _ name: String, positive: Bool = false) throws(ShelfError) {
      guard NumberLimits.allow(value, positive: positive) else {
        throw ShelfError(name: name, value: value, mustBePositive: positive)
      }
    }
    try check(cardWidth, "cardWidth", positive: true)
    if let maximumCardHeight { try check(maximumCardHeight, "maximumCardHeight", positive: true) }
    try check(insets.top, "insets.top")
    try check(insets.leading, "insets.leading")
    try check(insets.bottom, "insets.bottom")
    try check(insets.trailing, "insets.trailing")
    try check(lineSpacing, "lineSpacing")
    try check(interitemSpacing, "interitemSpacing")
    if let containerHeight { try check(containerHeight, "containerHeight") }
    guard let grid = PixelGrid(scale: scale) else {
      throw ShelfError(name: "scale", value: scale, mustBePositive: true)
    }
    self.cardWidth = cardWidth
    self.maximumCardHeight = maximumCardHeight
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.grid = grid
    self.containerHeight = containerHeight
  }

  /// This shelf with cards of another width, in points above 0.
  package func withCardWidth(_ cardWidth: Double) -> Shelf {
    var shelf = self
    shelf.cardWidth = cardWidth
    return shelf
  }
}

/// A length that no shelf can have.
public struct ShelfError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The property, as the configuration spells it.
  public let name: String
  /// The offending value.
  public let value: Double
  /// Whether 0 is out as well.
  public let mustBePositive: Bool

  package init(name: String, value: Double, mustBePositive: Bool) {
    self.name = name
    self.value = value
    self.mustBePositive = mustBePositive
  }

  /// One sentence with the offender and what would do.
  public var description: String {
    let most = name == "scale" ? NumberLimits.largestScale : NumberLimits.longest
    return "\(name) is \(shortestDecimal(value)), but must be "
      + NumberLimits.demand(positive: mustBePositive, upTo: most)
  }
}
