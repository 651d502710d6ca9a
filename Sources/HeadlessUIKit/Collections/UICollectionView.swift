import Foundation

/// Cells and other views that a layout places.
///
/// Problem: off the device nobody scrolls, and yet all elements are to have the frames that they have after each has been on
/// screen once; a view for each of thousands of elements costs seconds.
///
/// Idea: a layout that asks cells for their sizes has each asked once, by views that go from one element to the next, as
/// scrolling has them go (`askForSizes()`). What a cell asked for is kept until its item, the width or the traits change.
/// Views stay for the elements in the window, and for those that somebody asks for.
///
/// Invariant: frames do not depend on which elements have views. Each view is laid out by itself, as a tree of its own.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
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

  /// The attributes of the elements.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      adoptLayout()
    }
  }
  /// The data.
  open weak var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
  /// Is told of what people do, and tells a flow layout sizes.
  open weak var delegate: UICollectionViewDelegate? {
    didSet {
      (self as UIScrollView).delegate = delegate
      collectionViewLayout.invalidateLayout()
    }
  }
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
  /// Whether changes wait for their layout.
  open var hasUncommittedUpdates: Bool { depthOfChanges > 0 }
  /// The items that are selected.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []

  var reuse = ReusePool<ElementKey, UICollectionReusableView>()
  override var placesSubviews: Bool { true }
  /// Whether the layout asks for coordinates that begin at the leading edge of the language, and this is the other one than
  /// it was written for (Apple's documentation of `flipsHorizontallyInOppositeLayoutDirection`).
  override var countsFromRight: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }
  /// The views that stand at present, by their elements.
  var views: [Element: LiveView] = [:]
  /// The sizes that cells have asked for, and those of other elements.
  var answers = ItemTable<SizeAnswer>()
  var answersOfOthers: [Element: SizeAnswer] = [:]
  /// The attributes of all elements, where the layout does not tell that of one.
  var allPlaces: [Element: UICollectionViewLayoutAttributes]?
  /// The numbers of items, as the data source said them last.
  private var counts: [Int]?
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
  /// The bounds, traits and direction of the last layout.
  private var laidOut: (bounds: CGRect, traits: UITraitCollection, isRightToLeft: Bool)?
  private var isLayingOut = false

  /// A collection view with a frame in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.collectionView = self
    collectionViewLayout.isInvalid = true
    forgetAnswers()
    setNeedsLayout()
  }

  /// Is told that the layout is to be prepared anew.
  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    allPlaces = nil
    if !context.keepsSizes { forgetAnswers() }
    setNeedsLayout()
  }

  private func forgetAnswers() {
    answers = ItemTable()
    answersOfOthers = [:]
    allPlaces = nil
  }

  // MARK: Data

  /// For each section, how many items it has; the data source is asked once, and again when its data have changed.
  var itemCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<count("sections", dataSource.numberOfSections(in: self))).map {
      count("items in section \($0)", dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = loaded
    return loaded
  }

  private func count(_ name: String, _ count: Int) -> Int {
    UICollectionView.checked(count, name, of: dataSource)
  }

  /// A count that a data source may have; another one stops the program.
  static func checked(_ count: Int, _ name: String, of dataSource: AnyObject?) -> Int {
    guard (0...mostItems).contains(count) else {
      Messages.raise(
        "the data source \(dataSource.map { "\(type(of: $0))" } ?? "") says that there are \(count) \(name)")
    }
    return count
  }

  /// More items are a mistake.
  private static let mostItems = 10_000_000

  /// Whether the data source was asked for its counts.
  var hasCounts: Bool { counts != nil }
  /// Has the data source asked for its counts anew.
  func forgetCounts() { counts = nil }

  /// How many sections there are.
  open var numberOfSections: Int { itemCounts.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Has all elements asked for anew.
  open func reloadData() {
    for element in Array(views.keys) { letGo(element) }
    counts = nil
    itemsToReconfigure = []
    indexPathsForSelectedItems = []
    let context = UICollectionViewLayoutInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
  }

  // MARK: Layout

  /// Whether the attributes of elements are those of the last layout.
  var isLaidOut: Bool { laidOut != nil && !collectionViewLayout.isInvalid && !isLayingOut }

  /// Prepares the layout where that is needed, asks cells for their sizes, and gives the elements in the window their views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    noteSizesOfCells()
    var passes = 0
    repeat {
      prepareLayout()
      passes += 1
    } while (askForSizes() || collectionViewLayout.isInvalid) && passes < UICollectionView.mostPasses
    if passes == UICollectionView.mostPasses { sayStuck() }
    collectionViewLayout.isInvalid = false
    contentSize = collectionViewLayout.contentSize
    showWindow()
    if !updatesToTell.isEmpty { collectionViewLayout.finalizeCollectionViewUpdates() }
    updatesToTell = []
  }

  /// A layout that asks for other attributes each time would go on for ever; UIKit stops it after a hundred passes.
  private static let mostPasses = 8

  private func sayStuck() {
    Messages.sayOnce(
      """
      UICollectionView (\(type(of: self)), layout \(type(of: collectionViewLayout))) is stuck in its update/layout loop. \
      This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a \
      consistent size. It has the places of the last of \(UICollectionView.mostPasses) passes.
      """)
  }

  private func prepareLayout() {
    let now = (bounds: bounds, traits: traitCollection, isRightToLeft: runsRightToLeft)
    if let laidOut, laidOut != now {
      let layout = collectionViewLayout
      if laidOut.traits != now.traits || laidOut.isRightToLeft != now.isRightToLeft {
        layout.invalidateLayout()
      } else if layout.shouldInvalidateLayout(forBoundsChange: now.bounds) {
        let context = layout.invalidationContext(forBoundsChange: now.bounds)
        context.keepsSizes = laidOut.bounds.size == now.bounds.size
        layout.invalidateLayout(with: context)
      }
    }
    laidOut = now
    guard collectionViewLayout.isInvalid else { return }
    collectionViewLayout.isInvalid = false
    collectionViewLayout.prepare()
    if !updatesToTell.isEmpty { collectionViewLayout.prepare(forCollectionViewUpdates: updatesToTell) }
    contentSize = collectionViewLayout.contentSize
  }

  /// Has the layout say where elements stand, before the first layout too.
  func prepareIfNeeded() {
    guard collectionViewLayout.isInvalid, !isLayingOut else { return }
    isLayingOut = true
    prepareLayout()
    isLayingOut = false
  }

  /// Gives the elements in the window their views where it has moved since the last layout.
  func followWindow() {
    guard isLaidOut, let laidOut, laidOut.bounds.origin != bounds.origin else { return }
    layoutSubviews()
  }
}

extension UICollectionView {
  /// Whether layouts that know the direction by themselves place their elements from the right.
  var mirrorsPlaces: Bool { runsRightToLeft && !countsFromRight }
}

extension UICollectionViewLayout {
  /// The extent of the content, as far as it is one.
  fileprivate var contentSize: CGSize {
    let size = collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      Messages.sayOnce(
        "The layout \(type(of: self)) has a content of \(size.width) x \(size.height): it counts as none")
      return .zero
    }
    return size
  }
}
