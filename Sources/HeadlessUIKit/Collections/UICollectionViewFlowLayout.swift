import CollectionLayout
import Foundation
import ShelfSizing

/// Items in rows, or in columns that go on sideways.
///
/// Where the collection view runs from right to left, rows begin at its right edge and columns at the right end of the
/// content, in coordinates that count from the left (WWDC 2015, session 222; Radar 25698641: an offset of zero shows the
/// last column). A subclass that flips the coordinates is placed as from left to right.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The area that section insets are measured from.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  /// The estimate that has cells tell their own sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The least space between two items of a row, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The space between two rows.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The size of items that the delegate tells none for.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size of a cell before it tells its own; zero where cells tell none.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// The direction in which the content goes on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The extent of headers; the side across the direction does not count.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The extent of footers; the side across the direction does not count.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The points round the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The area that section insets are measured from; off a window the safe area is all of it.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight, which changes no frame at rest.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight, which changes no frame at rest.
  open var sectionFootersPinToVisibleBounds = false

  private var placed: FlowLayout?
  /// The width in which frames are mirrored; `nil` from left to right.
  private var mirrorWidth: CGFloat?
  /// The sizes that cells have asked for.
  private var askedSizes = ItemTable<CGSize>()

  private var isSelfSizing: Bool { estimatedItemSize != .zero }
  /// With an estimate alone (Apple's documentation of `estimatedItemSize`).
  override var asksViews: Bool { isSelfSizing }
  private var delegate: UICollectionViewDelegateFlowLayout? {
    collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  // MARK: Places

  /// Places all items.
  open override func prepare() {
    super.prepare()
    (placed, mirrorWidth) = (nil, nil)
    guard let view = collectionView else { return }
    let sections = (0..<view.numberOfSections).map { section(at: $0, of: view) }
    do {
      placed = try FlowLayout(
        container: Size(view.bounds.size), contentInsets: EdgeInsets(fromLeft: view.adjustedContentInset),
        direction: scrollDirection == .vertical ? .vertical : .horizontal,
        scale: UITraitCollection.current.grid.scale, sections: sections)
      // Content that is narrower than the view begins at the right edge of the view.
      let insets = view.adjustedContentInset
      let room = view.bounds.width - insets.left - insets.right
      mirrorWidth = view.mirrorsPlaces ? max(collectionViewContentSize.width, room) : nil
    } catch {
      Messages.say("The layout \(type(of: self)) places nothing: \(error)")
    }
  }

  private func section(at index: Int, of view: UICollectionView) -> FlowLayout.Section {
    let insets = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let between = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
    let lines = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
    return FlowLayout.Section(
      itemSizes: .each(
        (0..<view.numberOfItems(inSection: index)).map { item in
          Size(size(at: IndexPath(item: item, section: index), of: view))
        }),
      insets: EdgeInsets(fromLeft: insets),
      interitemSpacing: Double(between ?? minimumInteritemSpacing), lineSpacing: Double(lines ?? minimumLineSpacing),
      headerExtent: extent(header ?? headerReferenceSize), footerExtent: extent(footer ?? footerReferenceSize))
  }

  private func extent(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }

  private func size(at indexPath: IndexPath, of view: UICollectionView) -> CGSize {
    if isSelfSizing {
      if let asked = askedSizes[indexPath] { return asked }
      if estimatedItemSize != UICollectionViewFlowLayout.automaticSize { return estimatedItemSize }
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
  }

  /// The extent of the content.
  open override var collectionViewContentSize: CGSize { placed.map { CGSize($0.contentSize) } ?? .zero }

  /// The elements that overlap a rectangle, section by section.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed?.elements(in: Rect(mirrored(rect))).map { element in
      attributes(
        element.kind, at: IndexPath(item: element.path.item, section: element.path.section), in: element.frame)
    }
  }

  /// The attributes of a cell.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed?.frame(of: ItemPath(section: indexPath.section, item: indexPath.item)).map {
      attributes(.item, at: indexPath, in: $0)
    }
  }

  /// The class of its invalidation contexts.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// The attributes of a header or a footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let placed, indexPath.section < collectionView?.numberOfSections ?? 0 else { return nil }
    // A header without a size has attributes, and no view.
    return switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      attributes(.header, at: indexPath, in: placed.headerFrame(inSection: indexPath.section) ?? Rect(CGRect.zero))
    case UICollectionView.elementKindSectionFooter:
      attributes(.footer, at: indexPath, in: placed.footerFrame(inSection: indexPath.section) ?? Rect(CGRect.zero))
    default: nil
    }
  }

  private func attributes(
    _ kind: LayoutElement.Kind, at indexPath: IndexPath, in frame: Rect
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      switch kind {
      case .item: UICollectionViewLayoutAttributes(forCellWith: indexPath)
      case .header:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: indexPath)
      case .footer:
        UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: indexPath)
      }
    attributes.frame = mirrored(CGRect(frame))
    return attributes
  }

  /// A rectangle as it lies from right to left, where the collection view runs so; and back.
  private func mirrored(_ rect: CGRect) -> CGRect {
    guard let mirrorWidth else { return rect }
    return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Changes

  /// Whether the extent across the direction is another one.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let placed else { return true }
    let insets = collectionView?.adjustedContentInset ?? .zero
    return scrollDirection == .vertical
      ? newBounds.width - (insets.left + insets.right) != placed.contentSize.width
      : newBounds.height - (insets.top + insets.bottom) != placed.contentSize.height
  }

  /// Whether cells tell their sizes, and this one tells another than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isSelfSizing && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  /// Notes the size that a cell asks for.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    askedSizes[originalAttributes.indexPath] = preferredAttributes.size
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  /// Forgets the sizes that cells have asked for, where more than frames has changed.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.keepsSizes { askedSizes = ItemTable() }
    super.invalidateLayout(with: context)
  }

  override func itemsMoved(by origins: ItemOrigins) { askedSizes = askedSizes.moved(by: origins) }
}

/// The parts of a flow layout that are no longer right.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes anew, which it is in any case.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether frames are computed anew, which they are in any case.
  open var invalidateFlowLayoutAttributes = true
}

extension EdgeInsets {
  /// Leading is left, as flow layouts have it.
  fileprivate init(fromLeft insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
