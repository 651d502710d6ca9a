import Foundation

/// Cells and other views that a layout places.
///
/// Off the device nobody scrolls: after a layout all elements have their places and views, as if each had been on screen
/// once. Cells are laid out by themselves, each as a tree of its own.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The direction in which the content goes on.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kinds of elements.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
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

  /// The places of the elements.
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
  open var hasUncommittedUpdates: Bool { false }
  /// The items that are selected.
  open internal(set) var indexPathsForSelectedItems: [IndexPath]? = []

  var reuse = ReusePool<ElementKey, UICollectionReusableView>()
  override var placesSubviews: Bool { true }
  /// The views that stand at present, by their elements.
  private(set) var views: [Element: UICollectionReusableView] = [:]
  private var laidOutSize: CGSize?

  /// A cell, supplementary or decoration view among the data.
  struct Element: Hashable {
    let category: ElementCategory
    let kind: String?
    let indexPath: IndexPath

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      (category, kind) = (attributes.representedElementCategory, attributes.representedElementKind)
      indexPath = attributes.indexPath
    }

    init(cellAt indexPath: IndexPath) { (category, kind, self.indexPath) = (.cell, nil, indexPath) }
  }

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
    layoutIsInvalid()
  }

  /// Is told that the layout is to be prepared anew.
  func layoutIsInvalid() { setNeedsLayout() }

  // MARK: Data

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// Has all elements asked for anew.
  open func reloadData() {
    for (element, view) in views {
      letGo(view, element)
      guard let cell = view as? UICollectionViewCell else { continue }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
    }
    views = [:]
    indexPathsForSelectedItems = []
    let context = UICollectionViewLayoutInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Has a view wait for its next element.
  private func letGo(_ view: UICollectionReusableView, _ element: Element) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { reuse.put(view, ElementKey(kind: element.kind, identifier: identifier)) }
  }

  // MARK: Layout

  /// Prepares the layout where that is needed, and gives each element its view and its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareLayout()
    for _ in 0..<UICollectionView.mostPasses {
      guard placeElements() else { break }
      prepareLayout()
    }
  }

  /// A layout whose cells ask for other sizes at each place would go on for ever.
  private static let mostPasses = 8

  private func prepareLayout() {
    if laidOutSize != bounds.size {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
      laidOutSize = bounds.size
    }
    if collectionViewLayout.isInvalid {
      collectionViewLayout.prepare()
      collectionViewLayout.isInvalid = false
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Whether a cell asked for a place that changes the layout.
  private func placeElements() -> Bool {
    var isChanged = false
    var kept: [Element: UICollectionReusableView] = [:]
    for attributes in elementsOfAllPages() {
      let element = Element(attributes)
      let isNew = views[element] == nil
      guard kept[element] == nil, let view = views[element] ?? makeView(attributes) else { continue }
      kept[element] = view
      views[element] = view
      view.show(attributes, in: self)
      if isNew, let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
      } else if isNew, let kind = element.kind {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
      }
      guard collectionViewLayout.asksViews else { continue }
      let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        isChanged = true
      }
    }
    for (element, view) in views where kept[element] == nil { letGo(view, element) }
    views = kept
    for view in kept.values { view.layout.layOut() }
    return isChanged
  }

  /// The places of all elements, asked for page by page, as scrolling would.
  private func elementsOfAllPages() -> [UICollectionViewLayoutAttributes] {
    let page = bounds.size
    guard page.width > 0, page.height > 0 else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    for y in stride(from: 0, to: max(contentSize.height, 1), by: page.height) {
      for x in stride(from: 0, to: max(contentSize.width, 1), by: page.width) {
        found +=
          collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: x, y: y, width: page.width, height: page.height)) ?? []
      }
    }
    return found
  }

  private func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
    case .supplementaryView:
      return dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      return collectionViewLayout.decorationClasses[kind]?.init(frame: attributes.frame)
    }
  }
}

extension UICollectionReusableView {
  /// Takes over a place in a collection view.
  fileprivate func show(_ attributes: UICollectionViewLayoutAttributes, in view: UICollectionView) {
    apply(attributes)
    (frame, alpha, isHidden) = (attributes.frame, attributes.alpha, attributes.isHidden)
    guard superview !== view else { return }
    isPlacedByLayout = true
    view.addSubview(self)
  }
}
