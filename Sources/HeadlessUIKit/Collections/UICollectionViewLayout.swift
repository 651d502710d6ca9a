import Foundation

/// The attributes of a collection view's elements; apps write classes of their own.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view whose elements it places.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the collection view prepares the layout before it asks again.
  var isInvalid = true
  /// Whether views are asked for the attributes that they prefer.
  var asksViews: Bool { true }
  /// The elements that ask for sizes; `nil` where all do, page by page.
  var elementsThatAsk: [UICollectionViewLayoutAttributes]? { nil }
  /// Has the app move the elements in the window.
  func adjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) {}
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// A layout that places nothing.
  public override init() { super.init() }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that it makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of its invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Whether the collection view's coordinates count from the other side where the interface runs the other way than the
  /// layout was written for. Frames keep their numbers; `convert(_:to:)` and pictures show them mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The direction that the layout was written for: a package names no development region, so it is that of English.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Places

  /// Is called before the collection view asks, at first and after each invalidation.
  open func prepare() {}
  /// The extent of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// The elements that overlap a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content stands after a change.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes

  /// Has the next layout prepare anew.
  open func invalidateLayout() { invalidateLayout(with: contextOfClass) }
  /// Has the next layout prepare anew what a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.layoutIsInvalid(context)
  }
  private var contextOfClass: UICollectionViewLayoutInvalidationContext {
    let contextClass = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).makeOfClass()
  }
  /// Is told where items were before a change of the data.
  func itemsMoved(by origins: ItemOrigins) {}
  /// Whether other bounds ask for other attributes.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The context of a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    contextOfClass
  }
  /// Whether the attributes that a cell prefers change the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context of attributes that a cell prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { contextOfClass }
  /// Is called before changes of the data, which come at once off the device.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Is called after changes of the data.
  open func finalizeCollectionViewUpdates() {}
  /// Is called before another bounds' layout is shown.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Is called after another bounds' layout is shown.
  open func finalizeAnimatedBoundsChange() {}
  /// Is called before another layout replaces it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Is called before it replaces another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Is called after one layout replaced another.
  open func finalizeLayoutTransition() {}
  /// The attributes that a new cell begins with.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes that a removed cell ends with.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes that a new supplementary view begins with.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes that a removed supplementary view ends with.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes that a new decoration view begins with.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes that a removed decoration view ends with.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The supplementary views that a change removes.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The supplementary views that a change adds.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that a change removes.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The decoration views that a change adds.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Has decoration views of a kind made of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}
