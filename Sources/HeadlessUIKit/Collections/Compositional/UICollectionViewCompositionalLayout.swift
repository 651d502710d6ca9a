import CollectionLayout
import Foundation
import ShelfSizing

/// Makes the sections of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Sections of groups of items, placed by `CompositionalLayout`.
///
/// Cells with estimated lengths are asked as those of other layouts are, in the size that is proposed; the sections are then
/// placed anew with their answers. Those of sections that scroll across are all asked, too, as if all had been seen.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings of all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  private typealias Element = UICollectionView.Element
  private var placed: CompositionalLayout?
  private var placedSize = CGSize.zero
  /// The sections as the provider made them for ``placed``.
  private var sections: [NSCollectionLayoutSection] = []
  /// The attributes of all elements but cells.
  private var others: [UICollectionViewLayoutAttributes] = []
  /// The sizes that views have asked for.
  private var askedSizes = ItemTable<Size>()
  private var askedSizesOfOthers: [Element: Size] = [:]
  /// The sides that views decide, of those that decide some.
  private var openSides = ItemTable<OpenSides>()
  private var openSidesOfOthers: [Element: OpenSides] = [:]
  private var openItems: [IndexPath] = []

  /// Sections that are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Sections that are all alike, in a layout of a configuration.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Sections that a closure makes.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Sections that a closure makes, in a layout of a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// Loading from a nib calls this; a layout of a nib has no sections.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Places

  /// Has the closure make the sections, and places them.
  open override func prepare() {
    super.prepare()
    placed = nil
    guard let view = collectionView else { return }
    let insets = NSDirectionalEdgeInsets(view.adjustedContentInset, isRightToLeft: view.runsRightToLeft)
    let traits = view.traitCollection
    let environment = LayoutEnvironment(LayoutContainer(view.bounds.size, insets: insets), traits)
    sections = (0..<view.numberOfSections).map { index in
      guard let section = provider(index, environment) else {
        Messages.raise(
          """
          Invalid section definition. Please specify a valid section definition when content is to be rendered for a \
          section. This is a client error: the section provider of section \(index) returned nil.
          """)
      }
      return section
    }
    (openSides, openSidesOfOthers, openItems) = (ItemTable(), [:], [])
    do {
      let placed = try CompositionalLayout(
        CompositionalLayout.Environment(
          container: Size(view.bounds.size), contentInsets: EdgeInsets(insets),
          safeAreaInsets: EdgeInsets(
            NSDirectionalEdgeInsets(view.safeAreaInsets, isRightToLeft: view.runsRightToLeft)),
          layoutMargins: EdgeInsets(view.directionalLayoutMargins), scale: traits.grid.scale,
          isRightToLeft: view.mirrorsPlaces),
        configuration: configuration.configuration,
        sections: sections.enumerated().map { index, section in
          section.section(itemCount: view.numberOfItems(inSection: index), in: traits)
        }
      ) { element, proposal in size(of: element, proposal) }
      (self.placed, placedSize) = (placed, view.bounds.size)
      others = attributesOfOthers(placed, in: view)
    } catch {
      others = []
      Messages.say("The layout \(type(of: self)) places nothing: \(error)")
    }
  }

  /// The size that a view has asked for.
  private func size(of element: CompositionalLayout.Element, _ proposal: CompositionalLayout.Proposal) -> Size? {
    let sides = OpenSides(width: proposal.isWidthEstimated, height: proposal.isHeightEstimated)
    switch element {
    case .item(let item):
      let path = IndexPath(item: item.item, section: item.section)
      if openSides[path] == nil { openItems.append(path) }
      openSides[path] = sides
      return askedSizes[path]
    case .boundary(let section, let index):
      return size(of: boundary(index, of: sections[section].boundarySupplementaryItems, section), sides)
    case .layoutBoundary(let index):
      return size(of: boundary(index, of: configuration.boundarySupplementaryItems, nil), sides)
    }
  }

  private func size(of element: Element, _ sides: OpenSides) -> Size? {
    openSidesOfOthers[element] = sides
    return askedSizesOfOthers[element]
  }

  /// A boundary item among the data: the first of its kind is item 0; those of the layout belong to no section.
  private func boundary(
    _ index: Int, of items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int?
  ) -> Element {
    let kind = items[index].elementKind
    let number = items[..<index].count { $0.elementKind == kind }
    return Element(
      category: .supplementaryView, kind: kind,
      indexPath: section.map { IndexPath(item: number, section: $0) } ?? IndexPath(index: number))
  }

  private func attributesOfOthers(
    _ placed: CompositionalLayout, in view: UICollectionView
  ) -> [UICollectionViewLayoutAttributes] {
    let offset = CompositionalLayout.Point(x: view.contentOffset.x, y: view.contentOffset.y)
    var all: [UICollectionViewLayoutAttributes] = []
    func add(_ attributes: UICollectionViewLayoutAttributes, _ frame: Rect, zIndex: Int) {
      (attributes.frame, attributes.zIndex) = (CGRect(frame), zIndex)
      attributes.openSides = openSidesOfOthers[Element(attributes)]
      all.append(attributes)
    }
    func add(
      _ supplementaries: [CompositionalLayout.Supplementary],
      _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: Int?
    ) {
      for (index, supplementary) in supplementaries.enumerated() {
        let path =
          supplementary.item.map { IndexPath(item: $0.item, section: $0.section) }
          ?? boundary(index, of: items, section).indexPath
        let attributes = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: supplementary.kind, with: path)
        let own = supplementary.item == nil ? items[index].zIndex : 0
        add(attributes, supplementary.frame, zIndex: own == 0 ? supplementary.zIndex : own)
      }
    }
    add(placed.layoutSupplementaries(contentOffset: offset), configuration.boundarySupplementaryItems, nil)
    for (index, section) in sections.enumerated() {
      add(placed.supplementaries(inSection: index, contentOffset: offset), section.boundarySupplementaryItems, index)
      for (item, decoration) in zip(section.decorationItems, placed.decorations(inSection: index)) {
        let attributes = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: decoration.kind, with: IndexPath(item: 0, section: index))
        add(attributes, decoration.frame, zIndex: item.zIndex == 0 ? decoration.zIndex : item.zIndex)
      }
    }
    return all
  }

  private func attributes(_ item: ItemPath, _ frame: Rect, _ placed: CompositionalLayout)
    -> UICollectionViewLayoutAttributes
  {
    let path = IndexPath(item: item.item, section: item.section)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    (attributes.frame, attributes.zIndex) = (CGRect(frame), placed.zIndex(of: item))
    attributes.openSides = openSides[path]
    return attributes
  }

  /// The extent of the content.
  open override var collectionViewContentSize: CGSize { placed.map { CGSize($0.contentSize) } ?? .zero }

  /// The elements that overlap a rectangle: cells, then all others.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let placed else { return nil }
    let cells = placed.elements(in: Rect(rect)).filter { $0.kind == .item }
    return cells.map { attributes($0.path, $0.frame, placed) } + others.filter { $0.frame.overlaps(rect) }
  }

  /// The attributes of a cell.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let item = ItemPath(section: indexPath.section, item: indexPath.item)
    return placed.flatMap { placed in placed.frame(of: item).map { attributes(item, $0, placed) } }
  }

  /// The attributes of a header, a footer, a badge or another view beside cells.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { other(.supplementaryView, elementKind, indexPath) }

  /// The attributes of a background.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { other(.decorationView, elementKind, indexPath) }

  private func other(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    others.first {
      ($0.representedElementCategory, $0.representedElementKind, $0.indexPath) == (category, kind, path)
    }
  }

  // MARK: Sizes that views ask for

  override var elementsThatAsk: [UICollectionViewLayoutAttributes]? {
    openItems.compactMap(layoutAttributesForItem) + others.filter { $0.openSides != nil }
  }

  /// Whether a view asks for another length, along a side that it decides.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let sides = originalAttributes.openSides else { return false }
    let (asked, had) = (preferredAttributes.size, originalAttributes.size)
    return sides.width && asked.width != had.width || sides.height && asked.height != had.height
  }

  /// Notes the size that a view asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let size = Size(preferredAttributes.size)
    if originalAttributes.representedElementCategory == .cell {
      askedSizes[originalAttributes.indexPath] = size
      context.invalidateItems(at: [originalAttributes.indexPath])
    } else {
      askedSizesOfOthers[Element(originalAttributes)] = size
    }
    return context
  }

  // MARK: Changes

  /// Forgets the sizes that views have asked for, where more than frames has changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.keepsSizes { (askedSizes, askedSizesOfOthers) = (ItemTable(), [:]) }
    super.invalidateLayout(with: context)
  }

  override func itemsMoved(by origins: ItemOrigins) {
    askedSizes = askedSizes.moved(by: origins)
    askedSizesOfOthers = [:]
  }

  /// Whether the collection view has another size, or has moved under pinned views.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let pins = (sections.flatMap(\.boundarySupplementaryItems) + configuration.boundarySupplementaryItems).contains {
      $0.pinToVisibleBounds
    }
    return placed == nil || placedSize != newBounds.size || pins
  }

  override func adjustVisible(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView else { return }
    for (index, section) in sections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let environment = LayoutEnvironment(LayoutContainer(view.bounds.size), view.traitCollection)
      handler(attributes.filter { $0.indexPath.section == index && $0.indexPath.count == 2 }, .zero, environment)
    }
  }
}

/// The sides of a view that it decides itself.
struct OpenSides: Hashable {
  var width: Bool
  var height: Bool
}
