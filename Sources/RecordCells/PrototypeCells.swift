import CellLayout
import ShelfSizing

/// The cells of some prototypes, each made once and kept for its reuse identifier.
///
/// It is a ``ShelfSizing/SizingCell`` itself: the texts of a card choose the cell and fill it.
package final class PrototypeCells: SizingCell {
  /// The prototypes that the cells are built from.
  package let prototypes: Prototypes
  /// The cells that are declared, in the order of the prototypes; that of an app's own holds no content.
  package let cells: [TemplateCell]
  /// All cells, in the order of the prototypes.
  private let recordCells: [RecordCell]
  /// Whether some cell is an app's own, which has a template for each content.
  package let isLive: Bool
  /// The elements of `recordCells`.
  private let uncountedCells: [UncountedReference<RecordCell>]
  /// The index of the current card's cell.
  @exclusivity(unchecked) package private(set) var currentIndex = 0
  /// The current card's cell.
  package var current: TemplateCell { isLive ? recordCells[currentIndex].cell : cells[currentIndex] }
  /// The current card's cell with all texts that it shows, for questions about these.
  package var currentDrawn: TemplateCell { isLive ? recordCells[currentIndex].drawnCell : cells[currentIndex] }
  /// The current card's cell, as it shows records.
  package var currentRecordCell: RecordCell { recordCells[currentIndex] }
  /// Whether records change nothing of it but texts that another variant shows as well; only that variant has to be
  /// set.
  package let followsOthers: Bool

  /// Cells without content.
  package convenience init(_ prototypes: Prototypes) {
    self.init(prototypes, sharing: nil)
  }

  /// The cells of several variants, which always show the same cards: a text is shaped once in each of its fonts.
  ///
  /// Only the first variant with a font is given the text; the others share what it shows.
  package static func variants(_ variants: [Prototypes]) -> [PrototypeCells] {
    let texts = SharedTexts()
    return variants.map { PrototypeCells($0, sharing: texts) }
  }

  private init(_ prototypes: Prototypes, sharing texts: SharedTexts?) {
    self.prototypes = prototypes
    let cells = prototypes.all.map { prototype in
      texts?.cell = prototype.reuseIdentifier
      return RecordCell(prototype.cell, fields: prototypes.fields, sharing: texts)
    }
    recordCells = cells
    isLive = cells.contains(where: \.isLive)
    self.cells = cells.map(\.template)
    uncountedCells = cells.map(UncountedReference.passUnretained)
    followsOthers = prototypes.identifierField == nil && cells.allSatisfy(\.followsOthers)
  }

  // MARK: Content

  /// Empties the cell of the card before.
  package func prepareForReuse() {
    recordCells[currentIndex].prepareForReuse()
  }

  /// Empties all cells.
  package func clear() {
    for cell in recordCells { cell.prepareForReuse() }
  }

  /// Chooses the cell and shows copies of texts, one for each field of the prototypes.
  package func configure(with viewModel: OwnedFieldTexts, isSizing: Bool) {
    viewModel.withTexts { texts in
      show(texts, in: prototypes.index(of: texts) ?? currentIndex)
      keepTexts()
    }
  }

  /// Copies the texts that the current card's cell shows, so that they may go.
  package func keepTexts() {
    recordCells[currentIndex].keepTexts()
  }

  /// Shows texts, which have to stay where they are until the cell shows others.
  ///
  /// - Parameters:
  ///   - texts: one for each field of the prototypes.
  ///   - cell: the index of the card's cell.
  package func show(_ texts: FieldTexts, in cell: Int) {
    currentIndex = cell
    uncountedCells[cell]._withUnsafeGuaranteedRef { $0.show(texts) }
  }

  // MARK: Layout

  /// The required width, and the height that the constraints of the card's cell ask for, in points.
  package func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    recordCells[currentIndex].systemLayoutSizeFitting(requiredWidth: requiredWidth)
  }
}
