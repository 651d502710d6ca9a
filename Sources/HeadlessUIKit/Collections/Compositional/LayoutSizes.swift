import CollectionLayout
import Foundation

/// One length of an item, a group or a supplementary item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  let length: CompositionalLayout.Dimension

  private init(_ length: CompositionalLayout.Dimension) { self.length = length }

  /// A part of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }
  /// A part of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }
  /// Points until the cell has said how long it is.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }
  /// As long as the longest of its siblings; points until the cells have said how long they are.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings(estimate: estimate))
  }

  /// Whether it is a part of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
  /// Whether it is a part of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
  /// Whether it is a number of points.
  open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
  /// Whether the cell says how long it is.
  open var isEstimated: Bool { if case .estimated = length { true } else { false } }
  /// Whether it is as long as the longest of its siblings.
  open var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = length { true } else { false } }
  /// The number that it was made with.
  open var dimension: CGFloat {
    switch length {
    case .absolute(let value), .estimated(let value), .fractionalWidth(let value), .fractionalHeight(let value),
      .uniformAcrossSiblings(let value):
      CGFloat(value)
    }
  }
}

/// Both lengths of an element of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// From the leading to the trailing edge.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// From the top to the bottom edge.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Two lengths.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  var size: CompositionalLayout.ElementSize {
    CompositionalLayout.ElementSize(width: widthDimension.length, height: heightDimension.length)
  }
}

/// Room beside an element of a compositional layout, in points.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  let value: CompositionalLayout.Spacing

  private init(_ value: CompositionalLayout.Spacing) { self.value = value }

  /// At least so much, and a share of what is left.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
  }
  /// Exactly so much.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.fixed(fixedSpacing))
  }

  /// The points that it was made with.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): CGFloat(points)
    }
  }
  /// Whether it takes a share of what is left.
  open var isFlexibleSpacing: Bool { !isFixedSpacing }
  /// Whether it is exact.
  open var isFixedSpacing: Bool { if case .fixed = value { true } else { false } }
}

/// Room outside of an element's edges.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the element.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// Above it.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// After it.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// Below it.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Room at any of four edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }

  var spacing: CompositionalLayout.EdgeSpacing {
    CompositionalLayout.EdgeSpacing(
      leading: leading?.value, top: top?.value, trailing: trailing?.value, bottom: bottom?.value)
  }
}

/// A point on a frame, where a supplementary item is anchored.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The edge or the corner; none for the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// How far from there: points, or parts of the supplementary item's size.
  open private(set) var offset = CGPoint.zero
  /// Whether the offset is in points.
  open private(set) var isAbsoluteOffset = true
  /// Whether the offset is in parts of the supplementary item's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// An edge or a corner.
  public init(edges: NSDirectionalRectEdge) { self.edges = edges }
  /// A point so many points from an edge or a corner.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges)
    offset = absoluteOffset
  }
  /// A point so many parts of the supplementary item's size from an edge or a corner.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges)
    (offset, isAbsoluteOffset) = (fractionalOffset, false)
  }

  var anchor: CompositionalLayout.Anchor {
    let point = CompositionalLayout.Point(x: offset.x, y: offset.y)
    return CompositionalLayout.Anchor(
      edges: CompositionalLayout.Alignment(edges), offset: isAbsoluteOffset ? .absolute(point) : .fractional(point))
  }
}

/// An edge or a corner that something stands at.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

extension CompositionalLayout.Alignment {
  fileprivate init(_ edges: NSDirectionalRectEdge) {
    let leads = edges.contains(.leading) && !edges.contains(.trailing)
    let trails = edges.contains(.trailing) && !edges.contains(.leading)
    let (isTop, isBottom) = (
      edges.contains(.top) && !edges.contains(.bottom), edges.contains(.bottom) && !edges.contains(.top)
    )
    switch (isTop, isBottom) {
    case (true, _): self = leads ? .topLeading : trails ? .topTrailing : .top
    case (_, true): self = leads ? .bottomLeading : trails ? .bottomTrailing : .bottom
    default: self = leads ? .leading : trails ? .trailing : .none
    }
  }

  init(_ alignment: NSRectAlignment) {
    self =
      switch alignment {
      case .none: .none
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
  }
}
