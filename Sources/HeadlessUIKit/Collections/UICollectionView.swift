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
@preconcurrency @MainActor open class UICollectionView: StoredCollectionView {
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
  /// Whether changes wait for their layout.
  open var hasUncommittedUpdates: Bool { depthOfChanges > 0 }
  /// Whether the layout asks for coordinates that begin at the leading edge of the language, and this is the other one than
  /// it was written for (Apple's documentation of `flipsHorizontallyInOppositeLayoutDirection`).
  override var countsFromRight: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }
  /// The numbers of items, as the data source said them last.
  private var counts: [Int]?
  /// The bounds, traits and direction of the last layout.
  var laidOut: (bounds: CGRect, traits: UITraitCollection, isRightToLeft: Bool)?
  var isLayingOut = false

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

  // MARK: Data

  /// For each section, how many items it has; the data source is asked once, and again when its data have changed.
  var itemCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let sections = UICollectionView.checked(dataSource.numberOfSections(in: self), "sections", of: dataSource)
    let loaded = (0..<sections).map {
      UICollectionView.checked(
        dataSource.collectionView(self, numberOfItemsInSection: $0), "items in section \($0)", of: dataSource)
    }
    counts = loaded
    return loaded
  }

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

  // MARK: What stands where

  /// The cell of an item, once it was laid out. One outside of the window comes as if it had been scrolled into sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    viewAskedFor(Element(cellAt: indexPath)) as? UICollectionViewCell
  }

  /// The supplementary view of a kind, once it was laid out, also outside of the window.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    viewAskedFor(Element(category: .supplementaryView, kind: elementKind, indexPath: indexPath))
  }

  /// The supplementary views of a kind in the window.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The attributes of supplementary views of a kind in the window, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visible(.supplementaryView, ofKind: elementKind)
  }

  /// The cells in the window.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items in the window, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visible(.cell) }

  /// The item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value.view === cell }?.key.indexPath
  }

  /// The element of a supplementary view.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    views.first { $0.value.view === supplementaryView }?.key.indexPath
  }

  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    guard isLaidOut else { return nil }
    return collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.filter {
        $0.representedElementCategory == .cell && $0.frame.contains(point)
      }.max { ($0.zIndex, $1.indexPath) < ($1.zIndex, $0.indexPath) }?.indexPath
  }

  /// The attributes of a cell; the layout is prepared where it is not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes(of: Element(cellAt: indexPath))
  }

  /// The attributes of a supplementary view; the layout is prepared where it is not.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return attributes(of: Element(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }

  /// Has another layout place the elements.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Scrolls to an item, at once.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    if let offset = offset(showing: indexPath, at: scrollPosition) { setContentOffset(offset, animated: animated) }
  }

  // MARK: Selection

  /// Selects an item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
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
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    (views[Element(cellAt: indexPath)]?.view as? UICollectionViewCell)?.isSelected = false
  }

  // MARK: Changes, at once and without animation

  /// Changes the data: what changes are called in the closure count together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // Changes are on the screen as they are complete.
    let isShown = depthOfChanges == 0 && isLaidOut
    if depthOfChanges == 0 { _ = itemCounts }
    depthOfChanges += 1
    updates?()
    depthOfChanges -= 1
    finishChanges()
    if isShown { layoutIfNeeded() }
    completion?(true)
  }
  /// Adds items that the data source has.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
  /// Removes items that the data source has no longer.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
  /// Has items asked for anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
  /// Has the cells of items show them anew, without other cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfigured += indexPaths } }
  /// Moves an item as the data source has.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Adds sections that the data source has.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Removes sections that the data source has no longer.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Has sections asked for anew.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section as the data source has.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Classes

  /// Has cells of an identifier made of a class, by its `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, ElementKey(identifier: identifier))
  }

  /// Has cells of an identifier made of a nib.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, ElementKey(identifier: identifier))
  }

  /// Has supplementary views of a kind and an identifier made of a nib.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    reuse.register(nib, ElementKey(kind: kind, identifier: identifier))
  }

  /// Has supplementary views of a kind and an identifier made of a class, by its `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    reuse.register(viewClass, ElementKey(kind: elementKind, identifier: identifier))
  }

  /// A cell of an identifier that was registered; without one, the program stops as in UIKit.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cellToReconfigure, cellToReconfigure.reuseIdentifier == identifier { return cellToReconfigure }
    let frame = placeToFill(.cell, indexPath) ?? collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    let view = dequeue(ElementKey(identifier: identifier), frame: frame ?? .zero)
    guard let cell = view as? UICollectionViewCell else {
      Messages.raise("the class registered for '\(identifier)' is no UICollectionViewCell: \(type(of: view))")
    }
    return cell
  }

  /// A supplementary view of an identifier that was registered; without one, the program stops as in UIKit.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let frame =
      placeToFill(.supplementaryView, indexPath)
      ?? collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)?.frame
    return dequeue(ElementKey(kind: elementKind, identifier: identifier), frame: frame ?? .zero)
  }
}
