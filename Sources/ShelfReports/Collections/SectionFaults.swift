import CollectionLayout
import ShelfSizing

/// The cards and texts of a section that do not show as a whole in a variant.
package struct SectionFaults: Sendable {
  /// How many cards ask for more than the maximum card height.
  package private(set) var cutCount: Int
  /// The maximum card height in whole pixels, in points; `nil` where it cuts no card.
  package private(set) var maximum: Double?
  /// The height that cuts no card, in points.
  package private(set) var contentHeight: Double
  /// The texts.
  package var texts: HiddenTextCounts
  /// How many items have a height that no cell was asked for.
  package var unknownCount = 0

  /// No cards, or those that were counted.
  package init(
    cutCount: Int = 0, maximum: Double? = nil, contentHeight: Double = 0, texts: HiddenTextCounts = HiddenTextCounts()
  ) {
    (self.cutCount, self.maximum) = (cutCount, maximum)
    (self.contentHeight, self.texts) = (contentHeight, texts)
  }

  /// Counts a card that the maximum cuts.
  package mutating func add(_ cut: CutItem) {
    cutCount += 1
    (maximum, contentHeight) = (cut.maximum, max(contentHeight, cut.contentHeight))
    texts.lostLines += cut.lostLines
  }

  /// Adds those of other cards of the variant.
  package mutating func append(_ following: SectionFaults) {
    cutCount += following.cutCount
    maximum = maximum ?? following.maximum
    contentHeight = max(contentHeight, following.contentHeight)
    unknownCount += following.unknownCount
    texts.append(following.texts)
  }
}

extension PlacedSection {
  /// The cards and texts that do not show; `nil` where nobody asks, or that is not known.
  package var faults: SectionFaults? { items.faults.isEmpty ? faultsOfPlacedItems : items.faults[target] }

  /// The heights that the cards of a shelf ask for, up to the maximum, and the shelf; `nil` for other layouts, and where
  /// sizes are given.
  package var shelfHeights: (heights: HeightTally, shelf: Shelf)? {
    guard layout is ShelfLayout, let shelf else { return nil }
    var heights = HeightTally()
    for item in 0..<itemCount {
      heights.add(
        height: items.lengths[item * items.lengthCount + target],
        CardName(id: id(ofItem: item), index: index(ofItem: item)))
    }
    return (heights, shelf)
  }
}
