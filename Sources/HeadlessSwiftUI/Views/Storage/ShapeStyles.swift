// Patterns: they decide no size, but for those that are views and fill what they are proposed.

extension Color {
  /// A slight run of the colour.
  public var gradient: AnyGradient { AnyGradient() }
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  /// A style of any type.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// Colours along a line.
public nonisolated struct Gradient: ShapeStyle, Equatable {
  /// The colours and where they are.
  public var stops: [Stop]
  /// Colours at places.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
  /// A colour and where it is.
  public struct Stop: Equatable, Sendable {
    /// The colour.
    public var color: Color
    /// A part of the line.
    public var location: CGFloat
    /// A colour and where it is.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }
}
/// A slight run of a colour.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
  init() {}
  /// A run of colours.
  public init(_ gradient: Gradient) {}
}

extension ShapeStyle {
  /// Lets through what lies behind; decides no size.
  @_disfavoredOverload public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle { AnyShapeStyle(self) }
  /// Another way to lie above what is behind; decides no size.
  @_disfavoredOverload public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle { AnyShapeStyle(self) }
  /// A shadow of the shape; decides no size.
  public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle { AnyShapeStyle(self) }
}

/// A pattern that is a view, too: it fills what it is proposed.
public nonisolated protocol _FillingStyle: ShapeStyle, View where Body == Never {}
extension _FillingStyle {
  /// A leaf's place.
  @MainActor public static func _makePlace(_ evaluation: _Evaluation) -> _Place {
    LeafPlace<Self>(FillingNode(evaluation), evaluation) { _ in }
  }
}
