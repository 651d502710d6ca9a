// Modifiers that change values of the environment and no size, and how a view is drawn by its place.

extension View {
  /// Light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  /// Whether controls take input; decides no size.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// Draws in another way by the view's place; decides no size.
  @preconcurrency public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
}

/// A change of how a view is drawn.
public protocol VisualEffect: Sendable {}
/// No change.
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  /// Draws elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws larger.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws less densely.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Draws blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
}

/// A modifier that changes how a view is drawn, and not its size ("largely without changing its ancestors or
/// descendants", Apple's documentation).
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map of what is drawn.
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  /// The place of the view as it is, which lies where the whole does.
  @MainActor public static func _makePlace(
    _ content: _ContentMaker, _ modifierOffset: Int, _ evaluation: _Evaluation
  ) -> _Place { content.make(evaluation) }
}
