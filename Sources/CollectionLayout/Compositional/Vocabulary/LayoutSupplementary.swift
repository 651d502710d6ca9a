import ShelfSizing

extension CompositionalLayout {
  /// An edge, or a corner: the `NSRectAlignment` of a boundary item, and the edges of an anchor.
  public enum Alignment: String, Sendable, Hashable, CaseIterable {
    /// The middle.
    case none
    /// The middle of the top edge.
    case top
    /// The corner of the top and the leading edge.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The corner of the bottom and the leading edge.
    case bottomLeading
    /// The middle of the bottom edge.
    case bottom
    /// The corner of the bottom and the trailing edge.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The corner of the top and the trailing edge.
    case topTrailing
  }

  /// A view at the edge of a section or of the layout, `NSCollectionLayoutBoundarySupplementaryItem`.
  public struct BoundaryItem: Sendable, Hashable {
    /// The kind of view, such as `header`.
    public var kind: String
    /// Its lengths, in the section.
    public var size: ElementSize
    /// Where it stands.
    public var alignment: Alignment
    /// Whether the section grows by it; otherwise it stands inside.
    public var extendsBoundary: Bool
    /// Whether it stays in sight while its section is: `pinToVisibleBounds`.
    public var pinToVisibleBounds: Bool
    /// How far it is moved, in points: to the trailing edge, and downwards.
    public var offset: Point
    /// Inside of its frame.
    public var contentInsets: EdgeInsets

    /// A view at an edge; the defaults are those of UIKit.
    ///
    /// - Parameters:
    ///   - kind: of view.
    ///   - size: its lengths.
    ///   - alignment: where it stands.
    ///   - extendsBoundary: whether the section grows by it.
    ///   - pinToVisibleBounds: whether it stays in sight.
    ///   - offset: how far it is moved, in points.
    ///   - contentInsets: inside of its frame.
    public init(
      kind: String, size: ElementSize, alignment: Alignment, extendsBoundary: Bool = true,
      pinToVisibleBounds: Bool = false, offset: Point = Point(x: 0, y: 0), contentInsets: EdgeInsets = .zero
    ) {
      self.kind = kind
      self.size = size
      self.alignment = alignment
      self.extendsBoundary = extendsBoundary
      self.pinToVisibleBounds = pinToVisibleBounds
      self.offset = offset
      self.contentInsets = contentInsets
    }
  }

  /// A point or a distance in points.
  public struct Point: Sendable, Hashable {
    /// To the trailing edge.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// A point.
    ///
    /// - Parameters:
    ///   - x: to the trailing edge.
    ///   - y: downwards.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A point on a frame, `NSCollectionLayoutAnchor`.
  public struct Anchor: Sendable, Hashable {
    /// How far an anchor is moved.
    public enum Offset: Sendable, Hashable {
      /// In points.
      case absolute(Point)
      /// In parts of the supplementary view's size.
      case fractional(Point)
    }

    /// The edge or corner of the frame; `none` for its middle.
    public var edges: Alignment
    /// How far from there.
    public var offset: Offset

    /// An anchor.
    ///
    /// - Parameters:
    ///   - edges: the edge or corner.
    ///   - offset: how far from there.
    public init(edges: Alignment, offset: Offset = .absolute(Point(x: 0, y: 0))) {
      self.edges = edges
      self.offset = offset
    }
  }

  /// A view anchored to an item or a group, `NSCollectionLayoutSupplementaryItem`.
  public struct SupplementaryItem: Sendable, Hashable {
    /// The kind of view, such as `badge`.
    public var kind: String
    /// Its lengths; fractions are those of the frame that it is anchored to.
    public var size: ElementSize
    /// The point of the item's frame.
    public var containerAnchor: Anchor
    /// The point of its own frame that stands there; `nil` for the same edges.
    public var itemAnchor: Anchor?

    /// An anchored view.
    ///
    /// - Parameters:
    ///   - kind: of view.
    ///   - size: its lengths.
    ///   - containerAnchor: the point of the item's frame.
    ///   - itemAnchor: the point of its own frame.
    public init(kind: String, size: ElementSize, containerAnchor: Anchor, itemAnchor: Anchor? = nil) {
      self.kind = kind
      self.size = size
      self.containerAnchor = containerAnchor
      self.itemAnchor = itemAnchor
    }
  }

  /// A view behind a section, `NSCollectionLayoutDecorationItem.background(elementKind:)`.
  public struct DecorationItem: Sendable, Hashable {
    /// The kind of view.
    public var kind: String
    /// Inside of the section's frame with its boundary items.
    public var contentInsets: EdgeInsets

    /// A background.
    ///
    /// - Parameters:
    ///   - kind: of view.
    ///   - contentInsets: inside of the section's frame.
    public init(kind: String, contentInsets: EdgeInsets = .zero) {
      self.kind = kind
      self.contentInsets = contentInsets
    }
  }
}
