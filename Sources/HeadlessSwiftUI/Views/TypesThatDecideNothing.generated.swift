// swift-format-ignore-file
// Made by scripts/generate-swiftui-types.py from scripts/swiftui-types.txt. Do not edit.

/// How a change goes on. Off the device a view has its last size at once.
public nonisolated struct Animation: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `default` = Animation(number: 1)
  /// Decides no size.
  public static let `linear` = Animation(number: 2)
  /// Decides no size.
  public static let `easeIn` = Animation(number: 3)
  /// Decides no size.
  public static let `easeOut` = Animation(number: 4)
  /// Decides no size.
  public static let `easeInOut` = Animation(number: 5)
  /// Decides no size.
  public static let `spring` = Animation(number: 6)
  /// Decides no size.
  public static let `interactiveSpring` = Animation(number: 7)
  /// Decides no size.
  public static let `smooth` = Animation(number: 8)
  /// Decides no size.
  public static let `snappy` = Animation(number: 9)
  /// Decides no size.
  public static let `bouncy` = Animation(number: 10)
  /// Decides no size.
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
  /// Decides no size.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
  /// Decides no size.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
  /// Decides no size.
  public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
  /// Decides no size.
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation { Animation() }
  /// Decides no size.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
  /// Decides no size.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { Animation() }
  /// Decides no size.
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation { Animation() }
  /// Decides no size.
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation() }
  /// Decides no size.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Decides no size.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Decides no size.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { Animation() }
  /// Decides no size.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// Decides no size.
  public func speed(_ speed: Double) -> Animation { self }
  /// Decides no size.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Decides no size.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes.
public nonisolated struct AnyTransition: Sendable {
  /// Decides no size.
  public static let `identity` = AnyTransition()
  /// Decides no size.
  public static let `opacity` = AnyTransition()
  /// Decides no size.
  public static let `slide` = AnyTransition()
  /// Decides no size.
  public static let `scale` = AnyTransition()
  /// Decides no size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// Decides no size.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Decides no size.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// When a change counts as made.
public enum AnimationCompletionCriteria: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case logicallyComplete, removed
}

/// The parts that move with a view elsewhere.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// Decides no size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Decides no size.
  public static let frame = MatchedGeometryProperties(rawValue: 1 << 2)
}

/// Decides no size.
public struct TapGesture: Gesture {
  /// Decides no size.
  public typealias Value = Void
  /// Decides no size.
  public init(count: Int = 1) {}
}

/// Decides no size.
public struct LongPressGesture: Gesture {
  /// Decides no size.
  public typealias Value = Bool
  /// Decides no size.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Decides no size.
public struct DragGesture: Gesture {
  /// Decides no size.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Decides no size.
public struct MagnificationGesture: Gesture {
  /// Decides no size.
  public typealias Value = CGFloat
  /// Decides no size.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Decides no size.
public struct RotationGesture: Gesture {
  /// Decides no size.
  public typealias Value = Angle
  /// Decides no size.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Decides no size.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// Decides no size.
  public static let all = GestureMask(rawValue: .max)
}

/// Kinds of safe areas, of which there are none off a device.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// Decides no size.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// Decides no size.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A level of the foreground's colour.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Decides no size.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// Decides no size.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// Decides no size.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// A colour that depends on the place.
public nonisolated struct _PlaceStyle: ShapeStyle {}
extension ShapeStyle where Self == _PlaceStyle {
  /// Decides no size.
  public static var foreground: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var background: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var tint: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var separator: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var fill: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var selection: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var link: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var placeholder: _PlaceStyle { _PlaceStyle() }
  /// Decides no size.
  public static var windowBackground: _PlaceStyle { _PlaceStyle() }
}

/// A blurred background.
public nonisolated struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  /// Decides no size.
  public static var ultraThinMaterial: Material { Material() }
  /// Decides no size.
  public static var thinMaterial: Material { Material() }
  /// Decides no size.
  public static var regularMaterial: Material { Material() }
  /// Decides no size.
  public static var thickMaterial: Material { Material() }
  /// Decides no size.
  public static var ultraThickMaterial: Material { Material() }
  /// Decides no size.
  public static var bar: Material { Material() }
}

extension Material {
  /// Decides no size.
  public static let `ultraThin` = Material()
  /// Decides no size.
  public static let `thin` = Material()
  /// Decides no size.
  public static let `regular` = Material()
  /// Decides no size.
  public static let `thick` = Material()
  /// Decides no size.
  public static let `ultraThick` = Material()
}

extension ShapeStyle where Self == LinearGradient {
  /// Decides no size.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Decides no size.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension Shape where Self == Rectangle {
  /// Decides no size.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Decides no size.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// Decides no size.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Decides no size.
  public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style) }
}

extension Shape where Self == Capsule {
  /// Decides no size.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Capsule {
  /// Decides no size.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Circle {
  /// Decides no size.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// Decides no size.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// Decides no size.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// How wide or high a window is.
public enum UserInterfaceSizeClass: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case compact, regular
}

/// How much colours differ.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case standard, increased
}

/// Decides no size.
public enum VerticalEdge: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case top, bottom
}

/// Decides no size.
public enum HorizontalEdge: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case leading, trailing
}

/// How two drawings are mixed.
public enum BlendMode: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// How colours of a group are mixed.
public enum ColorRenderingMode: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case nonLinear, linear, extendedLinear
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case automatic, visible, hidden
}

/// A direction of an adjustment.
public enum AccessibilityAdjustmentDirection: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case increment, decrement
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// How a symbol is coloured.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `monochrome` = SymbolRenderingMode(number: 1)
  /// Decides no size.
  public static let `multicolor` = SymbolRenderingMode(number: 2)
  /// Decides no size.
  public static let `hierarchical` = SymbolRenderingMode(number: 3)
  /// Decides no size.
  public static let `palette` = SymbolRenderingMode(number: 4)
}

/// How content gives way to other content.
public nonisolated struct ContentTransition: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `identity` = ContentTransition(number: 1)
  /// Decides no size.
  public static let `opacity` = ContentTransition(number: 2)
  /// Decides no size.
  public static let `interpolate` = ContentTransition(number: 3)
  /// Decides no size.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}

/// A touch that is felt.
public nonisolated struct SensoryFeedback: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `selection` = SensoryFeedback(number: 1)
  /// Decides no size.
  public static let `success` = SensoryFeedback(number: 2)
  /// Decides no size.
  public static let `warning` = SensoryFeedback(number: 3)
  /// Decides no size.
  public static let `error` = SensoryFeedback(number: 4)
  /// Decides no size.
  public static let `impact` = SensoryFeedback(number: 5)
  /// Decides no size.
  public static let `alignment` = SensoryFeedback(number: 6)
  /// Decides no size.
  public static let `increase` = SensoryFeedback(number: 7)
  /// Decides no size.
  public static let `decrease` = SensoryFeedback(number: 8)
  /// Decides no size.
  public static let `start` = SensoryFeedback(number: 9)
  /// Decides no size.
  public static let `stop` = SensoryFeedback(number: 10)
  /// Decides no size.
  public static let `levelChange` = SensoryFeedback(number: 11)
  /// Decides no size.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback() }
}

/// Whether a scroll view shows where it is.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ScrollIndicatorVisibility(number: 1)
  /// Decides no size.
  public static let `visible` = ScrollIndicatorVisibility(number: 2)
  /// Decides no size.
  public static let `hidden` = ScrollIndicatorVisibility(number: 3)
  /// Decides no size.
  public static let `never` = ScrollIndicatorVisibility(number: 4)
}

/// How a view looks under a pointer.
public nonisolated struct HoverEffect: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = HoverEffect(number: 1)
  /// Decides no size.
  public static let `highlight` = HoverEffect(number: 2)
  /// Decides no size.
  public static let `lift` = HoverEffect(number: 3)
}

/// Which letters a keyboard makes capitals.
public nonisolated struct TextInputAutocapitalization: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `never` = TextInputAutocapitalization(number: 1)
  /// Decides no size.
  public static let `words` = TextInputAutocapitalization(number: 2)
  /// Decides no size.
  public static let `sentences` = TextInputAutocapitalization(number: 3)
  /// Decides no size.
  public static let `characters` = TextInputAutocapitalization(number: 4)
}

/// The word on the key that ends input.
public nonisolated struct SubmitLabel: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `done` = SubmitLabel(number: 1)
  /// Decides no size.
  public static let `go` = SubmitLabel(number: 2)
  /// Decides no size.
  public static let `next` = SubmitLabel(number: 3)
  /// Decides no size.
  public static let `search` = SubmitLabel(number: 4)
  /// Decides no size.
  public static let `send` = SubmitLabel(number: 5)
  /// Decides no size.
  public static let `continue` = SubmitLabel(number: 6)
  /// Decides no size.
  public static let `return` = SubmitLabel(number: 7)
  /// Decides no size.
  public static let `join` = SubmitLabel(number: 8)
  /// Decides no size.
  public static let `route` = SubmitLabel(number: 9)
}

/// The treatment of the elements in an element.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `ignore` = AccessibilityChildBehavior(number: 1)
  /// Decides no size.
  public static let `contain` = AccessibilityChildBehavior(number: 2)
  /// Decides no size.
  public static let `combine` = AccessibilityChildBehavior(number: 3)
}

/// An action of those who do not see.
public nonisolated struct AccessibilityActionKind: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `default` = AccessibilityActionKind(number: 1)
  /// Decides no size.
  public static let `escape` = AccessibilityActionKind(number: 2)
  /// Decides no size.
  public static let `magicTap` = AccessibilityActionKind(number: 3)
}

extension AccessibilityActionKind {
  /// Decides no size.
  public init(named name: Text) { self.init() }
}

/// Why a view is shown without its content.
public struct RedactionReasons: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Decides no size.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// Decides no size.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

/// The uses of the shape of a view.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// Decides no size.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// Decides no size.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// Decides no size.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// Decides no size.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// The events that end input.
public struct SubmitTriggers: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Decides no size.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The traits of a view for those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// Decides no size.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Decides no size.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Decides no size.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// Decides no size.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// Decides no size.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Decides no size.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// Decides no size.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Decides no size.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Decides no size.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Decides no size.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Decides no size.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Decides no size.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Decides no size.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Decides no size.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// Decides no size.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// Decides no size.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

extension SensoryFeedback {
/// How heavy a touch is.
public enum Weight: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case light, medium, heavy
}
}

/// Decides no size.
public nonisolated struct LinearGradient: _FillingStyle {
  /// Decides no size.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Decides no size.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Decides no size.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// Decides no size.
public nonisolated struct RadialGradient: _FillingStyle {
  /// Decides no size.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Decides no size.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Decides no size.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

/// Decides no size.
public nonisolated struct EllipticalGradient: _FillingStyle {
  /// Decides no size.
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {}
  /// Decides no size.
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {}
}

/// Decides no size.
public nonisolated struct AngularGradient: _FillingStyle {
  /// Decides no size.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {}
  /// Decides no size.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Decides no size.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
  /// Decides no size.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
}

extension InsettableShape {
  /// Decides no size.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View { self }
}

extension View {
  /// Decides no size.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Decides no size.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Decides no size.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
  /// Decides no size.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func geometryGroup() -> some View { self }
  /// Decides no size.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Decides no size.
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityFocused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View { self }
  /// Decides no size.
  public nonisolated func hidden() -> some View { self }
  /// Decides no size.
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
  /// Decides no size.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self }
  /// Decides no size.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Decides no size.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Decides no size.
  public nonisolated func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View { self }
  /// Decides no size.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Decides no size.
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Decides no size.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { self }
  /// Decides no size.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { self }
  /// Decides no size.
  public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// Decides no size.
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// Decides no size.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View { self }
  /// Decides no size.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Decides no size.
  public nonisolated func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func popover<Content: View>(isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Decides no size.
  public nonisolated func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }
  /// Decides no size.
  public nonisolated func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { self }
  /// Decides no size.
  public nonisolated func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationTitle(_ title: Text) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// Decides no size.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Decides no size.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// Decides no size.
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }
  /// Decides no size.
  public nonisolated func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View { self }
  /// Decides no size.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Decides no size.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Decides no size.
  public nonisolated func shadow(color: Color = Color(UIColor(white: 0, alpha: 0.33)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  /// Decides no size.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func colorInvert() -> some View { self }
  /// Decides no size.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Decides no size.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Decides no size.
  public nonisolated func luminanceToAlpha() -> some View { self }
  /// Decides no size.
  public nonisolated func compositingGroup() -> some View { self }
  /// Decides no size.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
  /// Decides no size.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  /// Decides no size.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Decides no size.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Decides no size.
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  /// Decides no size.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  /// Decides no size.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { self }
  /// Decides no size.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Decides no size.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Decides no size.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Decides no size.
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Decides no size.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { self }
  /// Decides no size.
  public nonisolated func unredacted() -> some View { self }
  /// Decides no size.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  public nonisolated func help(_ text: Text) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
  /// Decides no size.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Decides no size.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Decides no size.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Decides no size.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
  /// Decides no size.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Bool) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View { self }
  /// Decides no size.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
  /// Decides no size.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  /// Decides no size.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
  /// Decides no size.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
  /// Decides no size.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload @preconcurrency public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping @MainActor () -> Void) -> some View { self }
  /// Decides no size.
  @preconcurrency public nonisolated func accessibilityAdjustableAction(_ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(label: Text) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(hint: Text) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(value: Text) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(hidden: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(identifier: String) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
}

extension EnvironmentValues {
  /// Decides no size.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { rare(#function, .compact) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { rare(#function, .regular) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var scenePhase: ScenePhase {
    get { rare(#function, .active) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var editMode: Binding<EditMode>? {
    get { rare(#function, nil) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var openURL: OpenURLAction {
    get { rare(#function, OpenURLAction { _ in .systemAction }) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var dismiss: DismissAction { DismissAction() }
  /// Decides no size.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Decides no size.
  public var isPresented: Bool { false }
  /// Decides no size.
  public var isFocused: Bool { false }
  /// Decides no size.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Decides no size.
  public var accessibilityReduceMotion: Bool { false }
  /// Decides no size.
  public var accessibilityReduceTransparency: Bool { false }
  /// Decides no size.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Decides no size.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Decides no size.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}
