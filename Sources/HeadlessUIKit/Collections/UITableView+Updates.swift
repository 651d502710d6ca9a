import Foundation

extension UITableView {
  /// Outside of a batch the data source has changed before the call, so that counts that it has never told say nothing.
  func change(_ note: (inout ItemChanges) -> Void) {
    note(&changes)
    guard depthOfChanges == 0 else { return }
    let made = changes
    changes = ItemChanges()
    finish(made, counts: hasCounts ? rowCounts : nil)
  }

  func finish(_ changes: ItemChanges, counts: [Int]?) {
    forgetCounts()
    guard let counts else { return reloadData() }
    do {
      let origins = try changes.origins(before: counts, after: rowCounts, of: .rows)
      rowsMoved(by: origins)
      rowsToReconfigure.formUnion(origins.destinations(of: Set(changes.reconfigured)).values)
    } catch {
      Messages.say("Performing reloadData as a fallback — \(error) Table view: \(type(of: self))")
      reloadData()
    }
  }

  /// Shows other data, which are told by where their rows were.
  func show(_ change: (origins: ItemOrigins, reconfigured: [IndexPath])) {
    guard hasCounts else { return reloadData() }
    forgetCounts()
    rowsMoved(by: change.origins)
    rowsToReconfigure.formUnion(change.reconfigured)
  }

  /// Has cells, heights and selections follow their rows; headers and footers are asked for anew.
  private func rowsMoved(by origins: ItemOrigins) {
    let selected = indexPathsForSelectedRows ?? []
    let destinations = origins.destinations(of: Set(cells.keys).union(selected).union(rowsToReconfigure))
    for path in Array(cells.keys) where destinations[path] == nil { letGo(path) }
    func moved(_ paths: Set<IndexPath>) -> Set<IndexPath> { Set(paths.compactMap { destinations[$0] }) }
    cells = Dictionary(
      cells.compactMap { entry in destinations[entry.key].map { ($0, entry.value) } }, uniquingKeysWith: { $1 })
    (pathsAskedFor, shownPaths, rowsToReconfigure) = (moved(pathsAskedFor), moved(shownPaths), moved(rowsToReconfigure))
    heights = heights.moved(by: origins)
    let stillSelected = selected.compactMap { destinations[$0] }
    indexPathsForSelectedRows = stillSelected.isEmpty ? nil : stillSelected
    forgetSections()
    setNeedsLayout()
  }
}
