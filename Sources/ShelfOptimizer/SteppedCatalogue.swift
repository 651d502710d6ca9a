import ShelfSizing

/// The cards that share one height, each as a step function of the card width.
public struct SteppedShelf: Sendable {
  /// For each card, its steps from the narrowest width on; the first one holds for narrower cards as well.
  public let cards: [[CardStep]]
  /// How much the shelf counts beside others, in its heights, areas and white space.
  public let weight: Double

  /// A shelf.
  ///
  /// - Parameters:
  ///   - cards: at least one step each, by rising widths.
  ///   - weight: at least 1e-6 and at most 1e15.
  public init(cards: [[CardStep]], weight: Double = 1) {
    precondition(
      NumberLimits.allow(weight, positive: true, upTo: NumberLimits.largest) && cards.allSatisfy { !$0.isEmpty })
    self.cards = cards
    self.weight = weight
  }
}

/// All shelves, as they are in one variant: one text size, locale and scale.
public struct SteppedCatalogue: Sendable {
  /// Their cards.
  public let shelves: [SteppedShelf]
  /// Insets, spacing and pixels of all shelves; its card width and its maximum are not asked for.
  public let shelf: Shelf

  /// Shelves of one kind.
  public init(_ shelves: [SteppedShelf], shelf: Shelf) {
    self.shelves = shelves
    self.shelf = shelf
  }
}
