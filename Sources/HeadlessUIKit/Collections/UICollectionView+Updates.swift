import Foundation

extension UICollectionView {
  // MARK: Changes, at once and without animation

  /// Changes the data: what changes are called in the closure count together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    change { _ in updates?() }
    completion?(true)
  }
  /// Adds items that the data source has.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  /// Removes items that the data source has no longer.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  /// Has items asked for anew.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Has the cells of items show them anew, without other cells.
  public func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfigured += indexPaths } }
  /// Moves an item as the data source has.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Adds sections that the data source has.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Removes sections that the data source has no longer.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Has sections asked for anew.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section as the data source has.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  private func change(_ note: (inout ItemChanges) -> Void) {
    // Outside of a batch the data source has changed before the call, so that counts that it has never told say nothing.
    let counts = hasCounts || depthOfChanges == 0 ? itemCountsIfKnown : itemCounts
    depthOfChanges += 1
    var noted = ItemChanges()
    note(&noted)
    changes.add(noted)
    depthOfChanges -= 1
    guard depthOfChanges == 0 else { return }
    let made = changes
    changes = ItemChanges()
    forgetCounts()
    guard let counts else { return reloadData() }
    do {
      let origins = try made.origins(before: counts, after: itemCounts, of: .items)
      updatesToTell += made.updateItems
      itemsMoved(by: origins, reconfigured: made.reconfigured)
    } catch {
      Messages.say("Performing reloadData as a fallback — \(error) Collection view: \(type(of: self))")
      reloadData()
    }
  }

  private var itemCountsIfKnown: [Int]? { hasCounts ? itemCounts : nil }

  /// Has views, sizes and selections follow their items; the layout is prepared anew.
  func itemsMoved(by origins: ItemOrigins, reconfigured: [IndexPath]) {
    let sections = origins.destinationsOfSections
    let selected = indexPathsForSelectedItems ?? []
    let paths = Set(views.keys.map(\.indexPath)).union(selected).union(reconfigured).union(itemsToReconfigure)
    let destinations = origins.destinations(of: paths)
    func moved(_ element: Element) -> Element? {
      let path = element.indexPath
      // A header, a footer or a background belongs to its section.
      let isOfSection = element.category != .cell && path.item == 0
      let target = isOfSection ? sections[path.section].map { IndexPath(item: 0, section: $0) } : destinations[path]
      return target.map { Element(category: element.category, kind: element.kind, indexPath: $0) }
    }
    let before = views
    for element in before.keys where moved(element) == nil { letGo(element) }
    views = Dictionary(uniqueKeysWithValues: views.compactMap { entry in moved(entry.key).map { ($0, entry.value) } })
    answers = answers.moved(by: origins)
    answersOfOthers = Dictionary(
      answersOfOthers.compactMap { entry in moved(entry.key).map { ($0, entry.value) } }, uniquingKeysWith: { $1 })
    indexPathsForSelectedItems = selected.compactMap { destinations[$0] }
    itemsToReconfigure = Set(itemsToReconfigure.union(reconfigured).compactMap { destinations[$0] })
    collectionViewLayout.itemsMoved(by: origins)
    let context = UICollectionViewLayoutInvalidationContext()
    (context.invalidateDataSourceCounts, context.keepsSizes) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
  }
}

extension ItemChanges {
  /// Adds changes that count together with these.
  mutating func add(_ other: ItemChanges) {
    inserted += other.inserted
    deleted += other.deleted
    reloaded += other.reloaded
    reconfigured += other.reconfigured
    moved += other.moved
    insertedSections.formUnion(other.insertedSections)
    deletedSections.formUnion(other.deletedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections += other.movedSections
  }
}
