/// A two-dimensional shape.
public nonisolated protocol Shape: View, Sendable, Animatable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// The size that the shape chooses.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, 10 points where nothing is proposed (swiftuifieldguide.com/layout/ideal-size).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  /// A shape's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    let node = ShapeNode<Self>(evaluation)
    return LeafPlace<Self>(node, evaluation) { node.shape = $0 }
  }
  /// Nothing asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A shape, as large as it chooses.
private final class ShapeNode<S: Shape>: LayoutNode {
  var shape: S?
  override func measure(_ proposal: Proposal) -> LayoutSize {
    let size = shape?.sizeThatFits(ProposedViewSize(proposal)) ?? .zero
    return Messages.finite(LayoutSize(width: Double(size.width), height: Double(size.height)), S.self)
  }
}

/// A shape that can be drawn smaller.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller at each edge.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose outline is changed; as large as before.
public nonisolated struct _ChangedShape<Base: Shape>: InsettableShape {
  let base: Base
  let change: @Sendable (CGRect, (CGRect) -> Path) -> Path

  /// The outline, changed.
  public func path(in rect: CGRect) -> Path { change(rect) { base.path(in: $0) } }
  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> _ChangedShape<Self> { inner(amount) }
}

extension Shape {
  fileprivate func inner(_ amount: CGFloat) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { rect, path in path(rect.insetBy(dx: amount, dy: amount)) }
  }
  private func mapped(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { rect, path in path(rect).applying(transform) }
  }

  /// The outline elsewhere; the size stays.
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  /// The outline elsewhere; the size stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    mapped(CGAffineTransform(translationX: x, y: y))
  }
  /// The outline, turned; the size stays.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  /// The outline, larger; the size stays.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  /// The outline through a map; the size stays.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape { mapped(transform) }
  /// The outline in a rectangle of a size; "this does not affect the layout properties" (documentation of `size(_:)`).
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _ChangedShape(base: self) { rect, path in path(CGRect(origin: rect.origin, size: size)) }
  }
  /// The outline in a rectangle of a size; the size of the view stays.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// A part of the outline; the size stays.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
  /// The outline as a shape; the size stays.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// The outline as a shape; the size stays.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }

  /// The shape in a colour.
  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View { self }
  /// The shape in the colour of the place.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { self }
  /// The line round the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { self }
  /// The line round the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { self }
}

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  /// A rectangle.
  public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The size of a corner.
  public var cornerSize: CGSize
  /// How the corners curve.
  public var style: RoundedCornerStyle
  /// A rectangle with round corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// A rectangle with round corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// A rectangle whose corners differ.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners curve.
  public var style: RoundedCornerStyle
  /// A rectangle whose corners differ.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }
  /// A rectangle whose corners differ.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
      topTrailing: topTrailingRadius)
    self.style = style
  }
  /// The rectangle with its largest radius: pictures show all corners alike.
  public func path(in rect: CGRect) -> Path {
    let radius = max(
      cornerRadii.topLeading, cornerRadii.bottomLeading, cornerRadii.bottomTrailing, cornerRadii.topTrailing)
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// The radius of each corner.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Points.
  public var (topLeading, bottomLeading): (CGFloat, CGFloat)
  /// Points.
  public var (bottomTrailing, topTrailing): (CGFloat, CGFloat)
  /// The radius of each corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// How corners curve.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle, or more smoothly.
  case circular, continuous
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
  /// A circle.
  public init() {}
  /// The circle in the middle: its "radius equals half the length of the frame rectangle's smallest edge".
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A square of the smaller length, as its documentation names a `sizeThatFits(_:)` of its own. That a length which is
  /// proposed alone decides both is assumed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? proposal.height ?? 10, proposal.height ?? proposal.width ?? 10)
    return CGSize(width: side, height: side)
  }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  /// An ellipse.
  public init() {}
  /// The ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// A rectangle whose ends are round.
public nonisolated struct Capsule: InsettableShape {
  /// How the corners curve.
  public var style: RoundedCornerStyle
  /// A capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// The shape of the container: a rectangle, off the device.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// The shape.
  public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// A rectangle whose corners lie within those of its container; as round as they are, it fills the same room.
public nonisolated struct ConcentricRectangle: InsettableShape {
  /// The shape.
  public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Smaller at each edge.
  public func inset(by amount: CGFloat) -> some InsettableShape { inner(amount) }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  private let size: @Sendable (ProposedViewSize) -> CGSize
  /// A shape of any type.
  public init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }
  /// The outline.
  public func path(in rect: CGRect) -> Path { outline(rect) }
  /// The shape's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}
