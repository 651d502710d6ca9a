import Foundation

/// A distance across and down.
public struct UIOffset: Sendable, Hashable {
  /// Points to the right.
  public var horizontal: CGFloat
  /// Points down.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()
  /// Takes no distance.
  public init() { self.init(horizontal: 0, vertical: 0) }
  /// Takes points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// Corners of a rectangle; they decide no size.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt
  /// Takes one of UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `topLeft`, as in UIKit.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// `topRight`, as in UIKit.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// `bottomLeft`, as in UIKit.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// `bottomRight`, as in UIKit.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// `allCorners`, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt
  /// Takes one of UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `top`, as in UIKit.
  public static let top = UIRectEdge(rawValue: 1)
  /// `left`, as in UIKit.
  public static let left = UIRectEdge(rawValue: 2)
  /// `bottom`, as in UIKit.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// `right`, as in UIKit.
  public static let right = UIRectEdge(rawValue: 8)
  /// `all`, as in UIKit.
  public static let all = UIRectEdge(rawValue: 15)
}

/// Edges of a rectangle, by the direction in which text runs.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt
  /// Takes one of UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `top`, as in UIKit.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// `leading`, as in UIKit.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// `bottom`, as in UIKit.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// `trailing`, as in UIKit.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// `all`, as in UIKit.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}

/// The directions in which something moves.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: UInt
  /// Takes one of UIKit's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `horizontal`, as in UIKit.
  public static let horizontal = UIAxis(rawValue: 1)
  /// `vertical`, as in UIKit.
  public static let vertical = UIAxis(rawValue: 2)
  /// `both`, as in UIKit.
  public static let both: UIAxis = [.horizontal, .vertical]
}
