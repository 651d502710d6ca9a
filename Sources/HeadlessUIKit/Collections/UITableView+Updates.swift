import Foundation

extension UITableView {
  // MARK: Changes, at once and without animation

  /// Begins changes, which count together.
  public func beginUpdates() {
    if depthOfChanges == 0 { _ = rowCounts }
    depthOfChanges += 1
  }
  /// Ends changes, and has the rows laid out anew.
  public func endUpdates() {
    guard depthOfChanges > 0 else { return setNeedsLayout() }
    depthOfChanges -= 1
    guard depthOfChanges == 0 else { return }
    let made = changes
    changes = ItemChanges()
    finish(made, counts: hasCounts ? rowCounts : nil)
    setNeedsLayout()
  }
  /// Changes the data: what changes are called in the closure count together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }
  /// Adds rows that the data source has.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }
  /// Removes rows that the data source has no longer.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }
  /// Has rows asked for anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded += indexPaths }
  }
  /// Has the cells of rows show them anew, without other cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) { change { $0.reconfigured += indexPaths } }
  /// Moves a row as the data source has.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Adds sections that the data source has.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Removes sections that the data source has no longer.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Has sections asked for anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section as the data source has.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
  /// Begins or ends editing.
  public func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Outside of a batch the data source has changed before the call, so that counts that it has never told say nothing.
  private func change(_ note: (inout ItemChanges) -> Void) {
    note(&changes)
    guard depthOfChanges == 0 else { return }
    let made = changes
    changes = ItemChanges()
    finish(made, counts: hasCounts ? rowCounts : nil)
  }

  private func finish(_ changes: ItemChanges, counts: [Int]?) {
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
