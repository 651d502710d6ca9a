// Changes are not animated off the device: a view has its last size at once.

/// A part of a view that an animation changes.
public protocol Animatable {
  /// The type of the part.
  associatedtype AnimatableData: VectorArithmetic
  /// The part.
  var animatableData: Self.AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A value that can be scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies by a factor.
  mutating func scale(by rhs: Double)
  /// The scalar product with itself.
  var magnitudeSquared: Double { get }
}
extension VectorArithmetic where Self: BinaryFloatingPoint {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= Self(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

/// No part.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// No part.
  public init() {}
  /// No part.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// No part.
  public static func + (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
  /// No part.
  public static func - (one: EmptyAnimatableData, other: EmptyAnimatableData) -> EmptyAnimatableData { one }
  /// Nothing changes.
  public mutating func scale(by rhs: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two parts.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// A part.
  public var first: First
  /// Another part.
  public var second: Second
  /// Two parts.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// No parts.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }
  /// Adds part by part.
  public static func + (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first + other.first, one.second + other.second)
  }
  /// Subtracts part by part.
  public static func - (one: AnimatablePair, other: AnimatablePair) -> AnimatablePair {
    AnimatablePair(one.first - other.first, one.second - other.second)
  }
  /// Multiplies both parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// How a change is made.
public struct Transaction: Sendable {
  /// How it goes on.
  public var animation: Animation?
  /// Whether it is made at once.
  public var disablesAnimations = false
  /// A change.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Makes a change: at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
/// Makes a change: at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try body()
}
/// Makes a change: at once.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
