import Foundation

/// The frame and the looks that a layout gives an element.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The rectangle in the collection view, in points.
  open var frame = CGRect.zero
  /// The size, in points; the middle stays where it is.
  open var size: CGSize {
    get { frame.size }
    set { frame = CGRect(middle: center, size: newValue) }
  }
  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = CGRect(middle: newValue, size: frame.size) }
  }
  /// The rectangle in the element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// How the element is drawn; its frame does not follow.
  open var transform = CGAffineTransform.identity
  /// Where the element is among the data.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// How opaque the element is.
  open var alpha: CGFloat = 1
  /// How far the element stands in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// Whether it is a cell, a supplementary or a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or a decoration view.
  open private(set) var representedElementKind: String?

  /// The sides that the view decides itself; `nil` where the layout does not say.
  var openSides: OpenSides?

  /// Attributes of the first cell.
  public override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// Attributes of the same class and values; a class with values of its own copies them as well.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = type(of: self).makeOfClass()
    (other.frame, other.transform, other.indexPath, other.alpha) = (frame, transform, indexPath, alpha)
    (other.zIndex, other.isHidden, other.openSides) = (zIndex, isHidden, openSides)
    (other.representedElementCategory, other.representedElementKind) =
      (representedElementCategory, representedElementKind)
    return other
  }

  /// Whether other attributes have the same values; a class with values of its own compares them as well.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasValues(of: other) }
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    (frame, alpha, zIndex, isHidden) == (other.frame, other.alpha, other.zIndex, other.isHidden)
      && (transform, indexPath) == (other.transform, other.indexPath)
      && (representedElementCategory, representedElementKind)
        == (other.representedElementCategory, other.representedElementKind)
  }

  /// Attributes of the same values.
  func copied() -> UICollectionViewLayoutAttributes { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }
}

extension CGRect {
  fileprivate init(middle: CGPoint, size: CGSize) {
    self.init(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
