import Foundation

extension UICollectionView {
  func change(_ note: (inout ItemChanges) -> Void) {
    note(&changes)
    finishChanges()
  }

  /// Outside of a batch the data source has changed before the call, so that counts that it has never told say nothing.
  func finishChanges() {
    guard depthOfChanges == 0 else { return }
    let (made, before) = (changes, hasCounts ? itemCounts : nil)
    changes = ItemChanges()
    forgetCounts()
    guard let before else { return reloadData() }
    do {
      let origins = try made.origins(before: before, after: itemCounts, of: .items)
      updatesToTell += made.updateItems
      itemsMoved(by: origins)
      itemsToReconfigure.formUnion(origins.destinations(of: Set(made.reconfigured)).values)
    } catch {
      Messages.say("Performing reloadData as a fallback — \(error) Collection view: \(type(of: self))")
      reloadData()
    }
  }

  /// Shows other data, which are told by where their items were.
  func show(_ change: (origins: ItemOrigins, reconfigured: [IndexPath])) {
    guard hasCounts else { return reloadData() }
    forgetCounts()
    itemsMoved(by: change.origins)
    itemsToReconfigure.formUnion(change.reconfigured)
  }

  /// Has views, sizes and selections follow their items; the layout is prepared anew.
  private func itemsMoved(by origins: ItemOrigins) {
    let sections = origins.destinationsOfSections
    let selected = indexPathsForSelectedItems ?? []
    let paths = Set(views.keys.map(\.indexPath)).union(selected).union(itemsToReconfigure)
    let destinations = origins.destinations(of: paths)
    func moved(_ element: Element) -> Element? {
      let path = element.indexPath
      if path.count < 2 { return element }
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
    itemsToReconfigure = Set(itemsToReconfigure.compactMap { destinations[$0] })
    collectionViewLayout.itemsMoved(by: origins)
    let context = UICollectionViewLayoutInvalidationContext()
    (context.invalidateDataSourceCounts, context.keepsSizes) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
  }
}
