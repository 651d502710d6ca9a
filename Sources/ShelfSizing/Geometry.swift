/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// Points from leading to trailing edge.
  public var width: Double
  /// Points from top to bottom edge.
  public var height: Double

  /// A size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size(width: 0, height: 0)
}

/// Distances in points from the four edges, as `NSDirectionalEdgeInsets` has them.
public struct EdgeInsets: Sendable, Hashable {
  /// Points from the top edge.
  public var top: Double
  /// Points from the leading edge.
  public var leading: Double
  /// Points from the bottom edge.
  public var bottom: Double
  /// Points from the trailing edge.
  public var trailing: Double

  /// Insets of four sides.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that are the same on all sides.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// No insets.
  public static let zero = EdgeInsets(all: 0)
}
