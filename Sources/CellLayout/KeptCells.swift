/// Cells by how they are declared, for a tree of views that changes while it lives.
///
/// Problem: a cell in code changes more than its texts from one card to the next: it hides views, sets constants and
/// priorities of constraints, and gives views other fonts. A result must be the one of a cell that was made so.
///
/// Idea: most such cells alternate among a few declarations. Each declaration has a cell of its own, with its plans,
/// and one that comes again is found by its value.
///
/// Invariant: a result depends on the declaration alone, not on those that came before it.
package struct KeptCells<Cell> {
  private var cells: [CellTemplate: Cell] = [:]
  /// The cells are limited, as each card might declare another one.
  private let mostCells = 256

  /// No cells.
  package init() {}

  /// The cell of a declaration.
  ///
  /// - Parameter make: makes one that is not there.
  package mutating func cell<Failure: Error>(
    _ template: CellTemplate, _ make: (CellTemplate) throws(Failure) -> Cell
  ) throws(Failure) -> Cell {
    if let cell = cells[template] { return cell }
    let cell = try make(template)
    if cells.count >= mostCells { cells = [:] }
    cells[template] = cell
    return cell
  }
}
