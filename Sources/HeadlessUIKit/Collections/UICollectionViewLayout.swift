import Foundation

/// The places of a collection view's elements; apps write classes of their own.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view whose elements it places.
  open internal(set) weak var collectionView: UICollectionView?
  /// Whether the collection view prepares the layout before it asks again.
  var isInvalid = true
  /// Whether views are asked for the places that they prefer.
  var asksViews: Bool { true }
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// A layout that places nothing.
  public override init() { super.init() }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that it makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of its invalidation contexts.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  /// Whether it is mirrored where the interface runs the other way than it was made for.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

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
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.layoutIsInvalid()
  }
  /// Has the next layout prepare anew what a context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Whether other bounds ask for other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The context of a change of bounds.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
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
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }
  /// Is called before changes of the data, which come at once off the device.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Is called after changes of the data.
  open func finalizeCollectionViewUpdates() {}
  /// The place from which a new cell comes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place to which a removed cell goes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Has decoration views of a kind made of a class.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
}

/// The parts of a layout that are no longer right.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is to be asked anew.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items are to be asked anew.
  open internal(set) var invalidateDataSourceCounts = false
  /// By how much the content moves.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content grows.
  open var contentSizeAdjustment = CGSize.zero
  /// The items that are no longer right.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Names items that are no longer right.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Names supplementary views that are no longer right; all are asked anew.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  /// Names decoration views that are no longer right; all are asked anew.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
}

/// A change of the data.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
  /// Where the item was.
  open var indexPathBeforeUpdate: IndexPath? { nil }
  /// Where the item is.
  open var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of change.
  open var updateAction: Action { .none }
}
