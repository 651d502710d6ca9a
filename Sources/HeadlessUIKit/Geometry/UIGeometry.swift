import Foundation
import ShelfSizing

/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Sendable, Hashable {
  /// Points from the top edge.
  public var top: CGFloat
  /// Points from the left edge.
  public var left: CGFloat
  /// Points from the bottom edge.
  public var bottom: CGFloat
  /// Points from the right edge.
  public var right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Distances in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Distances from the four edges of a rectangle, in points, by the direction in which text runs.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// Points from the top edge.
  public var top: CGFloat
  /// Points from the edge where text begins.
  public var leading: CGFloat
  /// Points from the bottom edge.
  public var bottom: CGFloat
  /// Points from the edge where text ends.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension CGRect {
  /// The rectangle less insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension EdgeInsets {
  /// The engine's, which lead at the left.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// A priority of a constraint or of a content's size, 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
  /// 1 to 1000.
  public var rawValue: Float

  /// A priority from 1 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority of a button's resistance to compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a button's hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of `systemLayoutSizeFitting(_:)`.
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// The priority of dragging that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority of dragging that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of a scene's wish to keep its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// Compares by size.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  /// A priority that is higher by so much.
  public static func + (priority: Self, change: Float) -> Self { Self(priority.rawValue + change) }
  /// A priority that is lower by so much.
  public static func - (priority: Self, change: Float) -> Self { Self(priority.rawValue - change) }
}

extension CGRect {
  /// Whether both have an area in common; Foundation's `intersects` off Apple's platforms takes rectangles that touch as well.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
