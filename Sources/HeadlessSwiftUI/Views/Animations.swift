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
extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

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
  /// 0.
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

/// How a change goes on.
public struct Animation: Hashable, Sendable {
  /// A usual change.
  public static let (`default`, linear, easeIn, easeOut, easeInOut) = (
    Animation(), Animation(), Animation(), Animation(), Animation()
  )
  /// A change as of a spring.
  public static let (spring, interactiveSpring, smooth, snappy, bouncy) = (
    Animation(), Animation(), Animation(), Animation(), Animation()
  )
  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Slow at first and at last.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Along a curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As a spring.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation { Animation() }
  /// As a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// As a spring without bounces.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring of few bounces.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// As a spring of more bounces.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Begins later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Goes on faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Goes on several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Goes on without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

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
/// When a change counts as made.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// At its logical end, or when nothing moves any more.
  case logicallyComplete, removed
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// A usual way.
  public static let (identity, opacity, slide, scale) = (
    AnyTransition(), AnyTransition(), AnyTransition(), AnyTransition()
  )
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// From an edge, and out at the other.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// In another size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// One way in, another way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Between two states of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// Two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Goes on in its own way.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// How changes go on.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// How changes go on.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// How changes are made.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// How the view comes and goes.
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
  /// Moves with a view elsewhere of the same name.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Moves as one.
  public nonisolated func geometryGroup() -> some View { self }
}
/// What moves with a view elsewhere.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Properties of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A part of the frame.
  public static let (position, size, frame) = (
    MatchedGeometryProperties(rawValue: 1), MatchedGeometryProperties(rawValue: 2),
    MatchedGeometryProperties(rawValue: 3)
  )
}
