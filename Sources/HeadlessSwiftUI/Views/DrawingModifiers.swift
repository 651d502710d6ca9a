// Modifiers that change how or where a view is drawn, touched or placed on the screen, and no size. Each one gives the
// view itself.

extension View {
  /// The styles of texts and shapes by level; decide no size.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  /// Draws nothing, and keeps its room.
  public nonisolated func hidden() -> some View { self }
  /// Shows the view through another; decides no size.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Shows the view through another; decides no size.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Turns colours; decides no size.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Turns the drawing; decides no size.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Turns the drawing in space; decides no size.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Draws larger; decides no size.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Draws larger; decides no size.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Draws larger; decides no size.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Draws in another way by the view's place; decides no size.
  @preconcurrency public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  /// Draws under the safe areas; off a device there are none.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  /// Draws under the safe areas; off a device there are none.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// The shape that corners of what lies in the view follow.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Light or dark.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// A style behind the view, in a shape; decides no size.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
  /// The style of backgrounds behind the view, in a shape; decides no size.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// The style of backgrounds behind the view; decides no size.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// A style above the view, in a shape; decides no size.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Whether controls take input; decides no size.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
  /// A gesture; decides no size.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// A gesture; decides no size.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// A gesture; decides no size.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  /// Whether the view has the focus; decides no size.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Whether the view has the focus; decides no size.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Whether assistive technologies look at the view; decides no size.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  /// Whether assistive technologies look at the view; decides no size.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
  /// Actions of assistive technologies; decide no size.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
}

/// Kinds of safe areas.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A kind.
  public static let (container, keyboard, all) = (
    SafeAreaRegions(rawValue: 1), SafeAreaRegions(rawValue: 2), SafeAreaRegions(rawValue: .max)
  )
}
/// A change of how a view is drawn.
public protocol VisualEffect: Sendable {}
/// No change.
public struct EmptyVisualEffect: VisualEffect {}
extension VisualEffect {
  /// Draws elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Draws larger.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Draws less densely.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Draws blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Turns the drawing.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
}
