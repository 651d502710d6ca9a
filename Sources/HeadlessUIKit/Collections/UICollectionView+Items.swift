import Foundation

extension UICollectionView {
  // MARK: What stands where

  /// The cell of an item, once it was laid out. One outside of the window comes as if it had been scrolled into sight.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    viewAskedFor(Element(cellAt: indexPath)) as? UICollectionViewCell
  }

  /// The supplementary view of a kind, once it was laid out, also outside of the window.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    viewAskedFor(Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// The elements in the window, in order.
  private func visible(_ category: ElementCategory, ofKind kind: String? = nil) -> [IndexPath] {
    followWindow()
    return views.filter {
      ($0.key.category, $0.key.kind) == (category, kind) && $0.value.isShown
        && $0.value.attributes.frame.overlaps(bounds)
    }.map(\.key.indexPath).sorted()
  }

  /// The supplementary views of a kind in the window.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The attributes of supplementary views of a kind in the window, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible(.supplementaryView, ofKind: elementKind)
  }

  /// The cells in the window.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items in the window, in order.
  public var indexPathsForVisibleItems: [IndexPath] { visible(.cell) }

  /// The item of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value.view === cell }?.key.indexPath
  }

  /// The element of a supplementary view.
  public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    views.first { $0.value.view === supplementaryView }?.key.indexPath
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard isLaidOut else { return nil }
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.filter {
        $0.representedElementCategory == .cell && $0.frame.contains(point)
      }.max { ($0.zIndex, $1.indexPath) < ($1.zIndex, $0.indexPath) }?.indexPath
  }

  /// The attributes of a cell; the layout is prepared where it is not.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes(of: Element(cellAt: indexPath))
  }

  /// The attributes of a supplementary view; the layout is prepared where it is not.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes(of: Element(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

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
    let insets = adjustedContentInset
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
      x: min(max(across, -insets.left), max(contentSize.width + insets.right - bounds.width, -insets.left)),
      y: min(max(upright, -insets.top), max(contentSize.height + insets.bottom - bounds.height, -insets.top)))
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
    (views[Element(cellAt: indexPath)]?.view as? UICollectionViewCell)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    (views[Element(cellAt: indexPath)]?.view as? UICollectionViewCell)?.isSelected = false
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
