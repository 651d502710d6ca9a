import Foundation

extension UICollectionView {
  /// The elements in the window, in order.
  func visible(_ category: ElementCategory, ofKind kind: String? = nil) -> [IndexPath] {
    followWindow()
    return views.filter {
      ($0.key.category, $0.key.kind) == (category, kind) && $0.value.isShown
        && $0.value.attributes.frame.overlaps(bounds)
    }.map(\.key.indexPath).sorted()
  }

  /// Where the window stands to show an item at a place; `nil` where there is no such item.
  func offset(showing indexPath: IndexPath, at scrollPosition: ScrollPosition) -> CGPoint? {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return nil }
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
    return CGPoint(
      x: min(max(across, -insets.left), max(contentSize.width + insets.right - bounds.width, -insets.left)),
      y: min(max(upright, -insets.top), max(contentSize.height + insets.bottom - bounds.height, -insets.top)))
  }
}
