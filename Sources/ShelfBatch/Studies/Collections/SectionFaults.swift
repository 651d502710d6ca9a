import CollectionLayout
import ShelfSizing

/// The cards and texts of a section that do not show as a whole in a variant.
package struct SectionFaults: Sendable {
  /// How many cards ask for more than the maximum card height.
  package private(set) var cutCount = 0
  /// The maximum card height in whole pixels, in points; `nil` where it cuts no card.
  package private(set) var maximum: Double?
  /// The height that cuts no card, in points.
  package private(set) var contentHeight = 0.0
  /// The texts.
  package private(set) var texts = HiddenTextCounts()

  /// Counts the next card.
  ///
  /// - Parameters:
  ///   - height: that its content asks for, in points.
  ///   - maximum: points.
  ///   - cells: show it.
  mutating func add(_ variant: Int, height: Double, maximum: Double, in cells: VariantCells) {
    texts.add(variant, cardHeight: height, in: cells)
    guard height > maximum else { return }
    cutCount += 1
    (self.maximum, contentHeight) = (maximum, max(contentHeight, height))
  }

  /// Adds those of other cards of the variant.
  package mutating func append(_ following: SectionFaults) {
    cutCount += following.cutCount
    maximum = maximum ?? following.maximum
    contentHeight = max(contentHeight, following.contentHeight)
    texts.append(following.texts)
  }
}

extension PlacedSection {
  /// The cards and texts that do not show; `nil` where nobody asks, or that is not known.
  package var faults: SectionFaults? { items.faults.isEmpty ? nil : items.faults[target] }

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

extension SectionFaults: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.cutCount, \.maximum, \.contentHeight, \.texts) }
}
