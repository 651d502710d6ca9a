import Foundation

/// The place that a layout gives an element.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The rectangle in the collection view, in points.
  open var frame = CGRect.zero
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Where the element is among the data.
  open var indexPath = IndexPath()
  /// How opaque the element is.
  open var alpha: CGFloat = 1
  /// How far the element stands in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of the same values.
  func copied() -> UICollectionViewLayoutAttributes {
    let other = UICollectionViewLayoutAttributes()
    (other.frame, other.indexPath, other.alpha) = (frame, indexPath, alpha)
    (other.zIndex, other.isHidden) = (zIndex, isHidden)
    return other
  }
}
