import Foundation

extension UICollectionView {
  // MARK: What stands where

  /// The cell of an item, once it was laid out.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[Element(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// The supplementary view of a kind, once it was laid out.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    views.first {
      ($0.key.category, $0.key.kind, $0.key.indexPath) == (.supplementaryView, elementKind, indexPath)
    }?.value
  }

  /// The supplementary views of a kind in the window.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    views.filter { $0.key.kind == elementKind && isInWindow($0.value) }.map(\.value)
  }

  /// The places of supplementary views of a kind in the window, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    views.filter { $0.key.kind == elementKind && isInWindow($0.value) }.map(\.key.indexPath).sorted()
  }

  /// The cells in the window.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items in the window, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    views.filter { $0.key.category == .cell && isInWindow($0.value) }.map(\.key.indexPath).sorted()
  }

  private func isInWindow(_ view: UIView) -> Bool {
    view.frame.intersects(CGRect(origin: contentOffset, size: bounds.size))
  }

  /// The item of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    views.filter { $0.key.category == .cell && $0.value.frame.contains(point) }.map(\.key.indexPath).min()
  }

  /// The place of a cell.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The place of a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Changes, at once and without animation

  /// Changes the data; all elements are asked for anew.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Has all elements asked for anew.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Has all elements asked for anew.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Has all elements asked for anew.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Has all elements asked for anew.
  public func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Has all elements asked for anew.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Has all elements asked for anew.
  public func insertSections(_ sections: IndexSet) { reloadData() }
  /// Has all elements asked for anew.
  public func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Has all elements asked for anew.
  public func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Has all elements asked for anew.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Has another layout place the elements.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Scrolls to an item, at once.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let across =
      scrollPosition.contains(.left)
      ? frame.minX
      : scrollPosition.contains(.centeredHorizontally)
        ? frame.midX - bounds.width / 2 : scrollPosition.contains(.right) ? frame.maxX - bounds.width : contentOffset.x
    let upright =
      scrollPosition.contains(.top)
      ? frame.minY
      : scrollPosition.contains(.centeredVertically)
        ? frame.midY - bounds.height / 2
        : scrollPosition.contains(.bottom) ? frame.maxY - bounds.height : contentOffset.y
    contentOffset = CGPoint(
      x: min(max(across, 0), max(contentSize.width - bounds.width, 0)),
      y: min(max(upright, 0), max(contentSize.height - bounds.height, 0)))
  }

  // MARK: Selection

  /// Selects an item.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    if !allowsMultipleSelection || indexPath == nil {
      for other in indexPathsForSelectedItems ?? [] where other != indexPath {
        deselectItem(at: other, animated: false)
      }
    }
    guard let indexPath else { return }
    if indexPathsForSelectedItems?.contains(indexPath) != true { indexPathsForSelectedItems?.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Moves by hand, of which there are none off the device

  /// Begins nothing.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves nothing.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends nothing.
  public func endInteractiveMovement() {}
  /// Ends nothing.
  public func cancelInteractiveMovement() {}
}
