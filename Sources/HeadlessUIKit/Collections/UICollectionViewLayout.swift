import Foundation

/// The places of a collection view's elements; apps write classes of their own.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view whose elements it places.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the collection view prepares the layout before it asks again.
  var isInvalid = true
  /// Whether views are asked for the places that they prefer.
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
  /// The place of a cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a decoration view.
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
  /// Whether other bounds ask for other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The context of a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    contextOfClass
  }
  /// Whether the place that a cell asks for changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context of a place that a cell asks for.
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
  /// Is called before another layout takes its place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Is called before it takes the place of another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Is called after layouts changed places.
  open func finalizeLayoutTransition() {}
  /// The place from which a new cell comes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place to which a removed cell goes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The place from which a new supplementary view comes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place to which a removed supplementary view goes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place from which a new decoration view comes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place to which a removed decoration view goes.
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
