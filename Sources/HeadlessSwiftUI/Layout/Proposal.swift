/// The size that a container asks its child for, in points; `nil` asks for the ideal length.
public nonisolated struct ProposedViewSize: Equatable, Sendable {
  /// The width.
  public var width: CGFloat?
  /// The height.
  public var height: CGFloat?

  /// Asks for the minimum.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the maximum.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// A proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.isNaN ? nil : CGFloat(proposal.width),
      height: proposal.height.isNaN ? nil : CGFloat(proposal.height))
  }
  /// The proposal with lengths where it has none.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// A proposal as nodes pass it on: lengths in points, NaN for the ideal one, so that two of them compare by their bits.
struct Proposal {
  var width: Double
  var height: Double

  static let ideal = Proposal(width: .nan, height: .nan)

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  init(_ proposal: ProposedViewSize) {
    self.init(width: proposal.width.map(Double.init) ?? .nan, height: proposal.height.map(Double.init) ?? .nan)
  }
  init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }

  func isSame(as other: Proposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Double {
  /// The length, or another one where it is the ideal one.
  func or(_ ideal: @autoclosure () -> Double) -> Double { isNaN ? ideal() : self }
}

/// A size in points, not rounded.
struct LayoutSize: Equatable {
  var width: Double
  var height: Double

  static let zero = LayoutSize(width: 0, height: 0)

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }

  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A point in the root's coordinates.
struct LayoutPoint: Equatable {
  var x: Double
  var y: Double
}

/// The horizontal or the vertical direction.
public enum Axis: Int8, CaseIterable, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Some of both directions.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Directions of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}
