import ShelfSizing

/// An origin and a size in points, in the coordinates of the collection view's content, as `CGRect` has them.
///
/// `x` grows to the right and `y` downwards.
public struct Rect: Sendable, Hashable {
  /// Points from the left edge of the content.
  public var x: Double
  /// Points from the top edge of the content.
  public var y: Double
  /// Points to the right of `x`.
  public var width: Double
  /// Points below `y`.
  public var height: Double

  /// A rectangle in points; widths and heights are meant to be 0 or more.
  ///
  /// - Parameters:
  ///   - x: the left edge.
  ///   - y: the top edge.
  ///   - width: from the left to the right edge.
  ///   - height: from the top to the bottom edge.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Whether each begins before the other ends, along both axes: edges that touch do not count.
  ///
  /// - Parameter other: any rectangle. One without extent overlaps where it lies inside.
  public func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension PixelGrid {
  /// Points to the nearest pixel, halves away from zero, as flow layouts have it (UIKitNumbers.md, "Flow layout").
  func rounded(_ points: Double) -> Double {
    self.points(pixels: (points * scale).rounded(.toNearestOrAwayFromZero))
  }
}
