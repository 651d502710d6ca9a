import Catalog
import CellLayout

extension Setting<String> {
  /// The cells that a reuse identifier means: cells of tables without prototypes have none, and are known by their class
  /// or object id.
  ///
  /// - Returns: at least one.
  package func cells<Cell>(
    among cells: [Cell], identifier: (Cell) -> String?, template: (Cell) -> CellTemplate
  ) throws(BatchError) -> [Cell] {
    let named = cells.filter { (identifier($0) ?? "").utf8.elementsEqual(value.utf8) }
    let found =
      named.isEmpty
      ? cells.filter { [template($0).root.customClass, template($0).root.id].contains(value) } : named
    guard found.isEmpty else { return found }
    throw failure(
      "there is no cell with the reuse identifier '\(value)'"
        + suggestion(for: value, among: cells.compactMap(identifier).filter { !$0.isEmpty }))
  }
}
