import CollectionLayout
import Foundation
import ShelfSizing

/// A view anchored to an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  open private(set) var elementKind: String
  /// The order in depth; that of layouts is above cells.
  open var zIndex = 0
  /// The point of the item's frame.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own frame that stands there.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// A view that has the same edges where the item has them.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(elementKind, layoutSize, containerAnchor, nil)
  }
  /// A view with a point of its own on a point of the item's frame.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(elementKind, layoutSize, containerAnchor, itemAnchor)
  }

  fileprivate init(
    _ kind: String, _ size: NSCollectionLayoutSize, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  var anchored: CompositionalLayout.SupplementaryItem {
    CompositionalLayout.SupplementaryItem(
      kind: elementKind, size: layoutSize.size, containerAnchor: containerAnchor.anchor, itemAnchor: itemAnchor?.anchor)
  }
}

/// A view at an edge of a section or of a layout, such as a header.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section grows by it.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  open var pinToVisibleBounds = false
  /// Where it stands.
  open private(set) var alignment: NSRectAlignment
  /// How far it is moved, in points.
  open private(set) var offset: CGPoint

  /// A view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// A view at an edge, moved by some points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(elementKind, layoutSize, NSCollectionLayoutAnchor(edges: []), nil)
  }

  var boundary: CompositionalLayout.BoundaryItem {
    CompositionalLayout.BoundaryItem(
      kind: elementKind, size: layoutSize.size, alignment: CompositionalLayout.Alignment(alignment),
      extendsBoundary: extendsBoundary, pinToVisibleBounds: pinToVisibleBounds,
      offset: CompositionalLayout.Point(x: offset.x, y: offset.y), contentInsets: EdgeInsets(contentInsets))
  }
}

/// A view behind a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view, which the layout has registered.
  open private(set) var elementKind: String
  /// The order in depth.
  open var zIndex = 0

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A view as large as the section with its boundary items.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  var decoration: CompositionalLayout.DecorationItem {
    CompositionalLayout.DecorationItem(kind: elementKind, contentInsets: EdgeInsets(contentInsets))
  }
}
