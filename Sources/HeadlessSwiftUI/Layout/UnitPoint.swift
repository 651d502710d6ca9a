/// A point of a view, in parts of its lengths.
public struct UnitPoint: Hashable, Sendable {
  /// Of the width.
  public var x: CGFloat
  /// Of the height.
  public var y: CGFloat

  /// The top leading corner.
  public init() { (x, y) = (0, 0) }
  /// A point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// A point at the top.
  public static let (zero, topLeading, top, topTrailing) = (
    UnitPoint(x: 0, y: 0), UnitPoint(x: 0, y: 0), UnitPoint(x: 0.5, y: 0), UnitPoint(x: 1, y: 0)
  )
  /// A point half way down.
  public static let (leading, center, trailing) = (
    UnitPoint(x: 0, y: 0.5), UnitPoint(x: 0.5, y: 0.5), UnitPoint(x: 1, y: 0.5)
  )
  /// A point at the bottom.
  public static let (bottomLeading, bottom, bottomTrailing) = (
    UnitPoint(x: 0, y: 1), UnitPoint(x: 0.5, y: 1), UnitPoint(x: 1, y: 1)
  )
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// In radians.
  public var radians: Double
  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// No angle.
  public init() { radians = 0 }
  /// An angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// An angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No angle.
  public static let zero = Angle()
  /// Compares.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}
