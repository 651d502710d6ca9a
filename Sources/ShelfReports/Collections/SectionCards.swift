import CellLayout
import RecordCells
import ShelfSizing

/// Lays the first cards of placed sections out once more, for drawings. The cells of a variant are made once.
package struct SectionCards {
  private var cells: [Int: PrototypeCells] = [:]

  /// No cells yet.
  package init() {}

  /// The views of an item's card; `nil` where cells decide no sizes of the section, or the item's texts are not kept.
  ///
  /// - Parameters:
  ///   - item: from 0.
  ///   - size: of the item, in points.
  package mutating func views(ofItem item: Int, in section: PlacedSection, _ size: Size) -> [PlacedView]? {
    guard let prototypes = section.prototypes, section.items.texts.indices.contains(item) else { return nil }
    let cells = self.cells[section.variantIndex] ?? PrototypeCells(prototypes)
    self.cells[section.variantIndex] = cells
    cells.configure(with: section.items.texts[item], isSizing: true)
    return cells.currentRecordCell.drawnCell(requiredWidth: size.width)
      .placedViews(cardWidth: size.width, height: size.height)
  }
}
