/// A two-dimensional shape.
public protocol Shape: View, Sendable {}

extension Shape {
  /// A shape fills what it is proposed.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LeafPlace<Self>(FillingNode(evaluation), evaluation) { _ in }
  }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
  /// The shape in a colour.
  public nonisolated func fill<S: ShapeStyle>(_ content: S) -> some View { modifier(_Unchanged()) }
  /// The line round the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    modifier(_Unchanged())
  }
}

/// A rectangle.
public nonisolated struct Rectangle: Shape {
  /// A rectangle.
  public init() {}
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: Shape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// A rectangle with round corners.
  public init(cornerRadius: CGFloat) { cornerSize = CGSize(width: cornerRadius, height: cornerRadius) }
  /// A rectangle with round corners.
  public init(cornerSize: CGSize) { self.cornerSize = cornerSize }
}

/// A circle; it takes what it is proposed, and draws in the shorter side.
public nonisolated struct Circle: Shape {
  /// A circle.
  public init() {}
}

/// A rectangle whose ends are round.
public nonisolated struct Capsule: Shape {
  /// A capsule.
  public init() {}
}
