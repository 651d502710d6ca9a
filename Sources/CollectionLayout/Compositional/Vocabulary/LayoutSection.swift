import ShelfSizing

extension CompositionalLayout {
  /// A section, `NSCollectionLayoutSection`: its group repeats for as long as there are items.
  public struct Section: Sendable {
    /// The group that repeats.
    public var group: Group
    /// How many items it has.
    public var itemCount: Int
    /// Between two groups, in points.
    public var interGroupSpacing: Double
    /// Round its groups. A length below 1 is a part of the container.
    public var contentInsets: EdgeInsets
    /// The edges that its groups and boundary items keep clear of, across the scroll direction.
    public var contentInsetsReference: ContentInsetsReference
    /// Whether its groups scroll across the layout's direction, and where they come to rest.
    public var orthogonalScrollingBehavior: OrthogonalScrollingBehavior
    /// Whether boundary items are as wide as what the section's insets leave: `supplementariesFollowContentInsets`.
    public var supplementariesFollowContentInsets: Bool
    /// Headers, footers, and views at other edges.
    public var boundaryItems: [BoundaryItem]
    /// Views behind its cells.
    public var decorationItems: [DecorationItem]

    /// A section; the defaults are those of UIKit.
    ///
    /// - Parameters:
    ///   - group: repeats for as long as there are items.
    ///   - itemCount: how many items there are.
    ///   - interGroupSpacing: between two groups, in points.
    ///   - contentInsets: round its groups.
    ///   - contentInsetsReference: what they keep clear of.
    ///   - orthogonalScrollingBehavior: whether its groups scroll across.
    ///   - supplementariesFollowContentInsets: whether boundary items keep the insets.
    ///   - boundaryItems: headers and footers.
    ///   - decorationItems: behind its cells.
    public init(
      group: Group, itemCount: Int, interGroupSpacing: Double = 0, contentInsets: EdgeInsets = .zero,
      contentInsetsReference: ContentInsetsReference = .automatic,
      orthogonalScrollingBehavior: OrthogonalScrollingBehavior = .none,
      supplementariesFollowContentInsets: Bool = true, boundaryItems: [BoundaryItem] = [],
      decorationItems: [DecorationItem] = []
    ) {
      self.group = group
      self.itemCount = itemCount
      self.interGroupSpacing = interGroupSpacing
      self.contentInsets = contentInsets
      self.contentInsetsReference = contentInsetsReference
      self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
      self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
      self.boundaryItems = boundaryItems
      self.decorationItems = decorationItems
    }
  }

  /// Whether a section's groups scroll across the layout's direction, `UICollectionLayoutSectionOrthogonalScrollingBehavior`.
  public enum OrthogonalScrollingBehavior: String, Sendable, Hashable, CaseIterable {
    /// They do not.
    case none
    /// They come to rest anywhere.
    case continuous
    /// They come to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// They come to rest after each width of the section.
    case paging
    /// They come to rest group by group.
    case groupPaging
    /// They come to rest group by group, each in the middle.
    case groupPagingCentered
  }

  /// The edges that a section's insets count from, `UIContentInsetsReference`.
  public enum ContentInsetsReference: String, Sendable, Hashable, CaseIterable {
    /// The edges of the layout.
    case automatic
    /// The collection view's own edges.
    case none
    /// The edges of the safe area.
    case safeArea
    /// The edges of the layout margins.
    case layoutMargins
    /// The edges of the readable width.
    case readableContent
  }

  /// The settings of all sections, `UICollectionViewCompositionalLayoutConfiguration`.
  public struct Configuration: Sendable {
    /// The direction in which sections follow each other.
    public var scrollDirection: ScrollDirection
    /// Between two sections, in points.
    public var interSectionSpacing: Double
    /// The edges that sections keep clear of whose own reference is automatic.
    public var contentInsetsReference: ContentInsetsReference
    /// Before, after and beside all sections.
    public var boundaryItems: [BoundaryItem]

    /// A configuration; the defaults are those of UIKit.
    ///
    /// - Parameters:
    ///   - scrollDirection: in which sections follow each other.
    ///   - interSectionSpacing: between two sections, in points.
    ///   - contentInsetsReference: what sections keep clear of.
    ///   - boundaryItems: round all sections.
    public init(
      scrollDirection: ScrollDirection = .vertical, interSectionSpacing: Double = 0,
      contentInsetsReference: ContentInsetsReference = .safeArea, boundaryItems: [BoundaryItem] = []
    ) {
      self.scrollDirection = scrollDirection
      self.interSectionSpacing = interSectionSpacing
      self.contentInsetsReference = contentInsetsReference
      self.boundaryItems = boundaryItems
    }
  }

  /// The collection view that sections are placed in, `NSCollectionLayoutEnvironment` and what belongs to it.
  public struct Environment: Sendable, Hashable {
    /// The size of the collection view in points.
    public var container: Size
    /// The collection view's content insets, with what bars take (`adjustedContentInset`), in points.
    public var contentInsets: EdgeInsets
    /// The safe area's insets, in points.
    public var safeAreaInsets: EdgeInsets
    /// The layout margins, in points.
    public var layoutMargins: EdgeInsets
    /// The insets of the readable width, in points.
    public var readableInsets: EdgeInsets
    /// Pixels a point.
    public var scale: Double
    /// Whether leading is right.
    public var isRightToLeft: Bool

    /// A collection view.
    ///
    /// - Parameters:
    ///   - container: its size in points.
    ///   - contentInsets: of its content, in points.
    ///   - safeAreaInsets: of the safe area.
    ///   - layoutMargins: of the view.
    ///   - readableInsets: of the readable width; `nil` for the layout margins.
    ///   - scale: pixels a point.
    ///   - isRightToLeft: whether leading is right.
    public init(
      container: Size, contentInsets: EdgeInsets = .zero, safeAreaInsets: EdgeInsets = .zero,
      layoutMargins: EdgeInsets = .zero, readableInsets: EdgeInsets? = nil, scale: Double = 2,
      isRightToLeft: Bool = false
    ) {
      self.container = container
      self.contentInsets = contentInsets
      self.safeAreaInsets = safeAreaInsets
      self.layoutMargins = layoutMargins
      self.readableInsets = readableInsets ?? layoutMargins
      self.scale = scale
      self.isRightToLeft = isRightToLeft
    }
  }
}
