import ShelfSizing

/// The cards that a maximum height cuts in a variant that is not the one that is explained.
package struct OtherVariant: Sendable {
  /// The variant.
  package let variant: Variant
  /// How many cards there are, and how many of these ask for more than they get.
  package private(set) var cardCount: Int, cutCount: Int
  /// Lines of text that are lost.
  package private(set) var lostLines: Int
  /// The height that cuts none, in points.
  package private(set) var contentHeight: Double

  /// The counts of a shelf’s report; `nil` for one without cards.
  package init?(_ report: ShelfReport) {
    guard let anatomy = report.anatomy, let tallest = anatomy.heights.levels.first else { return nil }
    variant = report.variant
    cardCount = report.metrics.itemCount
    cutCount =
      WhiteSpace(anatomy.heights, itemHeight: report.metrics.itemSize.height, on: anatomy.shelf.grid).cutCardCount
    lostLines = anatomy.lostLines
    contentHeight = tallest.height
  }

  fileprivate mutating func add(_ other: OtherVariant) {
    cardCount += other.cardCount
    cutCount += other.cutCount
    lostLines += other.lostLines
    contentHeight = max(contentHeight, other.contentHeight)
  }
}

extension [OtherVariant] {
  /// Adds those of another shelf, each to the one of its variant.
  package mutating func merge(_ others: [OtherVariant]) {
    for other in others {
      if let index = firstIndex(where: { $0.variant == other.variant }) {
        self[index].add(other)
      } else {
        append(other)
      }
    }
  }
}
