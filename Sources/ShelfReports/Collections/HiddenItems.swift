import CollectionLayout

/// The card of an item that a maximum height cuts.
package struct CutItem: Sendable {
  /// The number of the item in its section.
  package private(set) var item: Int
  /// The place of the variant among those of its locale.
  package let target: Int
  /// The card width in points at which the cell was asked.
  package let cardWidth: Double
  /// The height that the content asks for, in points.
  package let contentHeight: Double
  /// The height that the card gets, in points.
  package let maximum: Double
  /// The lines of its texts that the height cuts off, wholly or partly.
  package let lostLines: Int

  /// A cut card.
  package init(item: Int, target: Int, cardWidth: Double, contentHeight: Double, maximum: Double, lostLines: Int) {
    (self.item, self.target, self.cardWidth) = (item, target, cardWidth)
    (self.contentHeight, self.maximum, self.lostLines) = (contentHeight, maximum, lostLines)
  }

  mutating func move(by items: Int) { item += items }
}

/// A text of an item's card that ends at its line limit.
package struct LimitedText: Sendable {
  /// The number of the item in its section.
  package private(set) var item: Int
  /// The place of the variant among those of its locale.
  package let target: Int
  /// The card width in points at which the cell was asked.
  package let cardWidth: Double
  /// The name of the view.
  package let view: String

  /// A text that ends at its line limit.
  package init(item: Int, target: Int, cardWidth: Double, view: String) {
    (self.item, self.target, self.cardWidth, self.view) = (item, target, cardWidth, view)
  }

  mutating func move(by items: Int) { item += items }
}

extension PlacedSection {
  /// How far the width of an item may lie from the one at which its cell was asked, in points.
  private static let tolerance = 0.01

  private func hasWidth(_ item: Int, _ cardWidth: Double) -> Bool {
    layout.frame(of: ItemPath(section: sectionIndex, item: item)).map {
      abs($0.width - cardWidth) < PlacedSection.tolerance
    } ?? false
  }

  /// The cut cards of the variant by their items: of several widths at which a cell was asked, the one that the item got.
  package var cutItems: [Int: CutItem] {
    let own = items.cuts.filter { $0.target == target && hasWidth($0.item, $0.cardWidth) }
    return Dictionary(own.map { ($0.item, $0) }) { first, _ in first }
  }

  /// The cards and texts that do not show, of items whose cells were asked at several widths; `nil` where none was asked.
  var faultsOfPlacedItems: SectionFaults? {
    if askedWidths?.isEmpty == true { return nil }
    var faults = SectionFaults()
    for cut in cutItems.values { faults.add(cut) }
    for text in items.limited where text.target == target && hasWidth(text.item, text.cardWidth) {
      faults.texts.count(text.view, 1)
    }
    guard let askedWidths else { return faults }
    faults.unknownCount = (0..<itemCount).count { item in !askedWidths.contains { hasWidth(item, $0) } }
    return faults.unknownCount == itemCount && itemCount > 0 ? nil : faults
  }
}
