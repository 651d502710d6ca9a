import ShelfSizing

/// The white space of a shelf: the height of its cards beyond their contents, because all are as tall as the tallest.
package struct WhiteSpace: Sendable, Hashable {
  /// Cards of one height.
  package struct Level: Sendable, Hashable {
    /// The height before the clamp, in points.
    package let height: Double
    /// How many cards have it.
    package let cardCount: Int
    /// Points of white space on each.
    package let each: Double
  }

  /// The levels, the tallest cards first; cards that are cut have no white space.
  package let levels: [Level]
  /// The white space of all cards, in points.
  package let total: Double
  /// The white space of a card on average, in points.
  package let mean: Double
  /// How many cards ask for more than they get.
  package let cutCardCount: Int

  /// - Parameters:
  ///   - heights: of the contents.
  ///   - itemHeight: of every card, in points.
  package init(_ heights: HeightTally, itemHeight: Double, on grid: PixelGrid) {
    levels = heights.levels.map { level in
      Level(
        height: level.height, cardCount: level.count, each: max(0, grid.difference(itemHeight, level.height)))
    }
    let pixels = levels.reduce(0) { $0 + Double($1.cardCount) * grid.pixels(roundingUp: $1.each) }
    total = grid.points(pixels: pixels)
    let cards = heights.cardCount
    mean = cards > 0 ? total / Double(cards) : 0
    cutCardCount = heights.levels.reduce(0) { $0 + (grid.difference($1.height, itemHeight) > 0 ? $1.count : 0) }
  }

  /// The white space that a share of the cards do not exceed, by the nearest rank; 0 without cards.
  ///
  /// - Parameter share: above 0, up to 1.
  package func quantile(_ share: Double) -> Double {
    let cards = levels.reduce(0) { $0 + $1.cardCount }
    let rank = Int(clamping: (share * Double(cards)).rounded(.up))
    var counted = 0
    for level in levels {
      counted += level.cardCount
      if counted >= rank { return level.each }
    }
    return 0
  }
}
