import Foundation

/// The settings of a collection view, and how its elements stand.
@preconcurrency @MainActor open class StoredCollectionView: UIScrollView {
  /// The direction in which the content goes on.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// When cells are asked anew for their sizes.
  public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
  /// Where an item stands after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// UIKit's value.
    public let rawValue: UInt
    /// Takes UIKit's value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// When cells are asked anew for their sizes, beside new data: where they say so, or where constraints or texts change.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Loads data ahead, which nobody scrolls to off the device.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
  /// Whether data are loaded ahead.
  open var isPrefetchingEnabled = true
  /// The view behind the cells.
  open var backgroundView: UIView? { didSet { fill(with: backgroundView, insteadOf: oldValue) } }
  /// Whether people may select.
  open var allowsSelection = true
  /// Whether people may select several items.
  open var allowsMultipleSelection = false
  /// Whether people may drag items.
  open var dragInteractionEnabled = false
  /// Whether items take the focus.
  open var allowsFocus = false
  /// Whether selection follows the focus.
  open var selectionFollowsFocus = false
  /// Whether people edit.
  open var isEditing = false
  /// The items that are selected.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []

  var reuse = ReusePool<ElementKey, UICollectionReusableView>()
  override var placesSubviews: Bool { true }
  /// The views that stand at present, by their elements.
  var views: [UICollectionView.Element: UICollectionView.LiveView] = [:]
  /// The sizes that cells have asked for, and those of other elements.
  var answers = ItemTable<UICollectionView.SizeAnswer>()
  var answersOfOthers: [UICollectionView.Element: UICollectionView.SizeAnswer] = [:]
  /// The attributes of all elements, where the layout does not tell that of one.
  var allPlaces: [UICollectionView.Element: UICollectionViewLayoutAttributes]?
  /// The changes that count together at present, and how deep calls for them are nested.
  var changes = ItemChanges()
  var depthOfChanges = 0
  /// The changes since `prepare(forCollectionViewUpdates:)` was last called.
  var updatesToTell: [UICollectionViewUpdateItem] = []
  /// The items whose cells are to show them anew, and the cell that does.
  var itemsToReconfigure: Set<IndexPath> = []
  var cellToReconfigure: UICollectionViewCell?
  /// The attributes of the element that a view is being made for.
  var placeToFill: UICollectionViewLayoutAttributes?

  // MARK: Moves by hand, of which there are none off the device

  /// Begins nothing.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves nothing.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends nothing.
  open func endInteractiveMovement() {}
  /// Ends nothing.
  open func cancelInteractiveMovement() {}
}
