extension CompositionalLayout {
  /// One length of an item, a group or a supplementary item, as `NSCollectionLayoutDimension` states it.
  public enum Dimension: Sendable, Hashable {
    /// Points.
    case absolute(Double)
    /// Points until the cell has said how long it is.
    case estimated(Double)
    /// A part of the container's width.
    case fractionalWidth(Double)
    /// A part of the container's height.
    case fractionalHeight(Double)
    /// As long as the longest of its siblings; points until the cells have said how long they are. iOS 17.
    case uniformAcrossSiblings(estimate: Double)
  }

  /// Both lengths of an element, `NSCollectionLayoutSize`.
  public struct ElementSize: Sendable, Hashable {
    /// From the leading to the trailing edge.
    public var width: Dimension
    /// From the top to the bottom edge.
    public var height: Dimension

    /// Two lengths.
    ///
    /// - Parameters:
    ///   - width: from the leading to the trailing edge.
    ///   - height: from the top to the bottom edge.
    public init(width: Dimension, height: Dimension) {
      self.width = width
      self.height = height
    }
  }

  /// Room beside an element, `NSCollectionLayoutSpacing`, in points.
  public enum Spacing: Sendable, Hashable {
    /// Exactly so much.
    case fixed(Double)
    /// At least so much, and a share of what is left.
    case flexible(Double)
  }

  /// Room outside of an element's edges, `NSCollectionLayoutEdgeSpacing`; `nil` for none.
  public struct EdgeSpacing: Sendable, Hashable {
    /// Before it.
    public var leading: Spacing?
    /// Above it.
    public var top: Spacing?
    /// After it.
    public var trailing: Spacing?
    /// Below it.
    public var bottom: Spacing?

    /// Room at any of four edges.
    ///
    /// - Parameters:
    ///   - leading: before the element.
    ///   - top: above it.
    ///   - trailing: after it.
    ///   - bottom: below it.
    public init(leading: Spacing? = nil, top: Spacing? = nil, trailing: Spacing? = nil, bottom: Spacing? = nil) {
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }
}
