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
  @_disfavoredOverload public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { Animation() }
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
  public static let `symbolEffect` = ContentTransition(number: 4)
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

extension VerticalEdge {
  /// Some of both.
  public struct Set: OptionSet, Sendable {
    /// Decides no size.
    public let rawValue: UInt
    /// Decides no size.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Decides no size.
    public static let top = Set(rawValue: 1 << 0)
    /// Decides no size.
    public static let bottom = Set(rawValue: 1 << 1)
    /// Decides no size.
    public static let all = Set(rawValue: .max)
  }
}

extension HorizontalEdge {
  /// Some of both.
  public struct Set: OptionSet, Sendable {
    /// Decides no size.
    public let rawValue: UInt
    /// Decides no size.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Decides no size.
    public static let leading = Set(rawValue: 1 << 0)
    /// Decides no size.
    public static let trailing = Set(rawValue: 1 << 1)
    /// Decides no size.
    public static let all = Set(rawValue: .max)
  }
}

/// The bar above a navigation stack.
public nonisolated struct NavigationBarItem: Sendable {
}

extension NavigationBarItem {
  /// How a title is shown in the bar.
  public enum TitleDisplayMode: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case automatic, inline, large
  }
}

/// How a view of a navigation stack comes.
public nonisolated struct NavigationTransition: Sendable {
  /// Decides no size.
  public static let `automatic` = NavigationTransition()
  /// Decides no size.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition { NavigationTransition() }
}

/// Where a field to search is.
public nonisolated struct SearchFieldPlacement: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = SearchFieldPlacement(number: 1)
  /// Decides no size.
  public static let `navigationBarDrawer` = SearchFieldPlacement(number: 2)
  /// Decides no size.
  public static let `sidebar` = SearchFieldPlacement(number: 3)
  /// Decides no size.
  public static let `toolbar` = SearchFieldPlacement(number: 4)
}

/// A bar of the system.
public nonisolated struct ToolbarPlacement: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ToolbarPlacement(number: 1)
  /// Decides no size.
  public static let `navigationBar` = ToolbarPlacement(number: 2)
  /// Decides no size.
  public static let `bottomBar` = ToolbarPlacement(number: 3)
  /// Decides no size.
  public static let `tabBar` = ToolbarPlacement(number: 4)
}

/// Where an element of a bar is.
public nonisolated struct ToolbarItemPlacement: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ToolbarItemPlacement(number: 1)
  /// Decides no size.
  public static let `principal` = ToolbarItemPlacement(number: 2)
  /// Decides no size.
  public static let `navigation` = ToolbarItemPlacement(number: 3)
  /// Decides no size.
  public static let `status` = ToolbarItemPlacement(number: 4)
  /// Decides no size.
  public static let `primaryAction` = ToolbarItemPlacement(number: 5)
  /// Decides no size.
  public static let `secondaryAction` = ToolbarItemPlacement(number: 6)
  /// Decides no size.
  public static let `confirmationAction` = ToolbarItemPlacement(number: 7)
  /// Decides no size.
  public static let `cancellationAction` = ToolbarItemPlacement(number: 8)
  /// Decides no size.
  public static let `destructiveAction` = ToolbarItemPlacement(number: 9)
  /// Decides no size.
  public static let `topBarLeading` = ToolbarItemPlacement(number: 10)
  /// Decides no size.
  public static let `topBarTrailing` = ToolbarItemPlacement(number: 11)
  /// Decides no size.
  public static let `navigationBarLeading` = ToolbarItemPlacement(number: 12)
  /// Decides no size.
  public static let `navigationBarTrailing` = ToolbarItemPlacement(number: 13)
  /// Decides no size.
  public static let `bottomBar` = ToolbarItemPlacement(number: 14)
  /// Decides no size.
  public static let `keyboard` = ToolbarItemPlacement(number: 15)
  /// Decides no size.
  public static let `largeTitle` = ToolbarItemPlacement(number: 16)
  /// Decides no size.
  public static let `subtitle` = ToolbarItemPlacement(number: 17)
  /// Decides no size.
  public static let `title` = ToolbarItemPlacement(number: 18)
}

/// How a title is shown in a bar.
public nonisolated struct ToolbarTitleDisplayMode: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ToolbarTitleDisplayMode(number: 1)
  /// Decides no size.
  public static let `inline` = ToolbarTitleDisplayMode(number: 2)
  /// Decides no size.
  public static let `large` = ToolbarTitleDisplayMode(number: 3)
  /// Decides no size.
  public static let `inlineLarge` = ToolbarTitleDisplayMode(number: 4)
}

/// The use of a bar.
public nonisolated struct ToolbarRole: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ToolbarRole(number: 1)
  /// Decides no size.
  public static let `navigationStack` = ToolbarRole(number: 2)
  /// Decides no size.
  public static let `editor` = ToolbarRole(number: 3)
  /// Decides no size.
  public static let `browser` = ToolbarRole(number: 4)
}

/// How much a badge stands out.
public nonisolated struct BadgeProminence: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `standard` = BadgeProminence(number: 1)
  /// Decides no size.
  public static let `decreased` = BadgeProminence(number: 2)
  /// Decides no size.
  public static let `increased` = BadgeProminence(number: 3)
}

/// A height that a sheet rests at.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `medium` = PresentationDetent(number: 1)
  /// Decides no size.
  public static let `large` = PresentationDetent(number: 2)
  /// Decides no size.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
  /// Decides no size.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}

/// How a view that is presented fits a narrow window.
public nonisolated struct PresentationAdaptation: Sendable {
  /// Decides no size.
  public static let `automatic` = PresentationAdaptation()
  /// Decides no size.
  public static let `none` = PresentationAdaptation()
  /// Decides no size.
  public static let `popover` = PresentationAdaptation()
  /// Decides no size.
  public static let `sheet` = PresentationAdaptation()
  /// Decides no size.
  public static let `fullScreenCover` = PresentationAdaptation()
}

/// Whether the view behind a sheet can be used.
public nonisolated struct PresentationBackgroundInteraction: Sendable {
  /// Decides no size.
  public static let `automatic` = PresentationBackgroundInteraction()
  /// Decides no size.
  public static let `enabled` = PresentationBackgroundInteraction()
  /// Decides no size.
  public static let `disabled` = PresentationBackgroundInteraction()
  /// Decides no size.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
}

/// The first effect of a swipe on a sheet.
public nonisolated struct PresentationContentInteraction: Equatable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = PresentationContentInteraction(number: 1)
  /// Decides no size.
  public static let `resizes` = PresentationContentInteraction(number: 2)
  /// Decides no size.
  public static let `scrolls` = PresentationContentInteraction(number: 3)
}

/// How much a header stands out.
public enum Prominence: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case standard, increased
}

/// Whether content springs back at its end.
public nonisolated struct ScrollBounceBehavior: Sendable {
  /// Decides no size.
  public static let `automatic` = ScrollBounceBehavior()
  /// Decides no size.
  public static let `always` = ScrollBounceBehavior()
  /// Decides no size.
  public static let `basedOnSize` = ScrollBounceBehavior()
}

/// How scrolling lets the keyboard go.
public nonisolated struct ScrollDismissesKeyboardMode: Sendable {
  /// Decides no size.
  public static let `automatic` = ScrollDismissesKeyboardMode()
  /// Decides no size.
  public static let `immediately` = ScrollDismissesKeyboardMode()
  /// Decides no size.
  public static let `interactively` = ScrollDismissesKeyboardMode()
  /// Decides no size.
  public static let `never` = ScrollDismissesKeyboardMode()
}

/// How content ends below a bar.
public nonisolated struct ScrollEdgeEffectStyle: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ScrollEdgeEffectStyle(number: 1)
  /// Decides no size.
  public static let `hard` = ScrollEdgeEffectStyle(number: 2)
  /// Decides no size.
  public static let `soft` = ScrollEdgeEffectStyle(number: 3)
}

/// Where a scroll view is.
public nonisolated struct ScrollPosition: Equatable, Sendable {
}

extension ScrollPosition {
  /// Decides no size.
  public init(idType: any Hashable.Type) { self.init() }
}

extension ScrollPosition {
  /// Decides no size.
  public init(edge: Edge) { self.init() }
}

/// Scrolling ends at a view's edge.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
}

extension ViewAlignedScrollTargetBehavior {
}

extension ViewAlignedScrollTargetBehavior {
  /// Decides no size.
  public init(limitBehavior: LimitBehavior = .automatic) { self.init() }
}

/// Scrolling ends at a page's edge.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
}

extension ViewAlignedScrollTargetBehavior {
  /// How far one swipe goes.
  public enum LimitBehavior: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Decides no size.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Decides no size.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Decides no size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// How lists look.
public protocol ListStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct DefaultListStyle: ListStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension ListStyle where Self == DefaultListStyle {
  /// The look `automatic`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// The look `plain`.
public nonisolated struct PlainListStyle: ListStyle {
  /// The look `plain`.
  public init() {}
  /// Its name.
  public var _look: String { "plain" }
}
extension ListStyle where Self == PlainListStyle {
  /// The look `plain`.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// The look `grouped`.
public nonisolated struct GroupedListStyle: ListStyle {
  /// The look `grouped`.
  public init() {}
  /// Its name.
  public var _look: String { "grouped" }
}
extension ListStyle where Self == GroupedListStyle {
  /// The look `grouped`.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// The look `inset`.
public nonisolated struct InsetListStyle: ListStyle {
  /// The look `inset`.
  public init() {}
  /// Its name.
  public var _look: String { "inset" }
}
extension ListStyle where Self == InsetListStyle {
  /// The look `inset`.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The look `insetGrouped`.
public nonisolated struct InsetGroupedListStyle: ListStyle {
  /// The look `insetGrouped`.
  public init() {}
  /// Its name.
  public var _look: String { "insetGrouped" }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The look `insetGrouped`.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// The look `sidebar`.
public nonisolated struct SidebarListStyle: ListStyle {
  /// The look `sidebar`.
  public init() {}
  /// Its name.
  public var _look: String { "sidebar" }
}
extension ListStyle where Self == SidebarListStyle {
  /// The look `sidebar`.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// How lists look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyleLook, style._look)
  }
}

/// How fields of several lines look.
public protocol TextEditorStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look `automatic`.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The look `plain`.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle {
  /// The look `plain`.
  public init() {}
  /// Its name.
  public var _look: String { "plain" }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The look `plain`.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
  /// How fields of several lines look.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    environment(\.textEditorStyleLook, style._look)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `page`.
public nonisolated struct PageIndexViewStyle: IndexViewStyle {
  /// The look `page`.
  public init() {}
  /// Its name.
  public var _look: String { "page" }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The look `page`.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
}

extension View {
  /// How the dots of pages look.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexViewStyleLook, style._look)
  }
}

extension PageTabViewStyle {
  /// When dots are shown.
  public enum IndexDisplayMode: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case automatic, always, never
  }
}

extension PageTabViewStyle {
}

extension PageTabViewStyle {
  /// Decides no size.
  public init(indexDisplayMode: IndexDisplayMode) { self.init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Decides no size.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
}

extension PageIndexViewStyle {
  /// When dots have a ground.
  public enum BackgroundDisplayMode: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case automatic, always, interactive, never
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Decides no size.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
}

/// How navigation views look.
public protocol NavigationViewStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// The look `stack`.
public nonisolated struct StackNavigationViewStyle: NavigationViewStyle {
  /// The look `stack`.
  public init() {}
  /// Its name.
  public var _look: String { "stack" }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// The look `stack`.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The look `columns`.
public nonisolated struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// The look `columns`.
  public init() {}
  /// Its name.
  public var _look: String { "columns" }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// The look `columns`.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// How navigation views look.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewStyleLook, style._look)
  }
}

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case mini, small, regular, large, extraLarge
}

/// The order of a menu's elements.
public nonisolated struct MenuOrder: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = MenuOrder(number: 1)
  /// Decides no size.
  public static let `priority` = MenuOrder(number: 2)
  /// Decides no size.
  public static let `fixed` = MenuOrder(number: 3)
}

/// Whether a menu closes with an action.
public nonisolated struct MenuActionDismissBehavior: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = MenuActionDismissBehavior(number: 1)
  /// Decides no size.
  public static let `enabled` = MenuActionDismissBehavior(number: 2)
  /// Decides no size.
  public static let `disabled` = MenuActionDismissBehavior(number: 3)
}

/// The border of a button.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ButtonBorderShape(number: 1)
  /// Decides no size.
  public static let `capsule` = ButtonBorderShape(number: 2)
  /// Decides no size.
  public static let `roundedRectangle` = ButtonBorderShape(number: 3)
  /// Decides no size.
  public static let `circle` = ButtonBorderShape(number: 4)
  /// Decides no size.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

/// Whether a button that is held runs its action again.
public nonisolated struct ButtonRepeatBehavior: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `automatic` = ButtonRepeatBehavior(number: 1)
  /// Decides no size.
  public static let `enabled` = ButtonRepeatBehavior(number: 2)
  /// Decides no size.
  public static let `disabled` = ButtonRepeatBehavior(number: 3)
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// Decides no size.
  public let rawValue: UInt
  /// Decides no size.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Decides no size.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Decides no size.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Decides no size.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Decides no size.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Decides no size.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// Decides no size.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// Decides no size.
  public static let all = EventModifiers(rawValue: .max)
}

/// A key that runs an action.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `defaultAction` = KeyboardShortcut(number: 1)
  /// Decides no size.
  public static let `cancelAction` = KeyboardShortcut(number: 2)
}

extension KeyboardShortcut {
  /// Decides no size.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.init() }
}

/// A direction of a remote control.
public enum MoveCommandDirection: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case up, down, left, right
}

extension Image {
  /// How bright colours are.
  public enum DynamicRange: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case standard, constrainedHigh, high
  }
}

/// The part of a pair.
public enum AccessibilityLabeledPairRole: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case label, content
}

/// A material that bends light.
public nonisolated struct Glass: Equatable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `regular` = Glass(number: 1)
  /// Decides no size.
  public static let `clear` = Glass(number: 2)
  /// Decides no size.
  public static let `identity` = Glass(number: 3)
  /// Decides no size.
  public func tint(_ color: Color?) -> Glass { self }
  /// Decides no size.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public nonisolated struct GlassEffectTransition: Sendable {
  /// Decides no size.
  public static let `matchedGeometry` = GlassEffectTransition()
  /// Decides no size.
  public static let `materialize` = GlassEffectTransition()
  /// Decides no size.
  public static let `identity` = GlassEffectTransition()
}

/// A container whose ground is shown.
public nonisolated struct ContainerBackgroundPlacement: Sendable {
  /// Decides no size.
  public static let `navigation` = ContainerBackgroundPlacement()
  /// Decides no size.
  public static let `navigationSplitView` = ContainerBackgroundPlacement()
  /// Decides no size.
  public static let `tabView` = ContainerBackgroundPlacement()
  /// Decides no size.
  public static let `widget` = ContainerBackgroundPlacement()
  /// Decides no size.
  public static let `window` = ContainerBackgroundPlacement()
}

/// How an effect of a symbol goes on.
public nonisolated struct SymbolEffectOptions: Sendable {
  /// Decides no size.
  public static let `default` = SymbolEffectOptions()
  /// Decides no size.
  public static let `repeating` = SymbolEffectOptions()
  /// Decides no size.
  public static let `nonRepeating` = SymbolEffectOptions()
  /// Decides no size.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Decides no size.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Decides no size.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Decides no size.
public nonisolated struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Decides no size.
  public var up: BounceSymbolEffect { self }
  /// Decides no size.
  public var down: BounceSymbolEffect { self }
  /// Decides no size.
  public var byLayer: BounceSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Decides no size.
  public var byLayer: PulseSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Decides no size.
  public var iterative: VariableColorSymbolEffect { self }
  /// Decides no size.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Decides no size.
  public var reversing: VariableColorSymbolEffect { self }
  /// Decides no size.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Decides no size.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Decides no size.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// Decides no size.
  public var up: ScaleSymbolEffect { self }
  /// Decides no size.
  public var down: ScaleSymbolEffect { self }
  /// Decides no size.
  public var byLayer: ScaleSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: ScaleSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct AppearSymbolEffect: IndefiniteSymbolEffect {
  /// Decides no size.
  public var up: AppearSymbolEffect { self }
  /// Decides no size.
  public var down: AppearSymbolEffect { self }
  /// Decides no size.
  public var byLayer: AppearSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: AppearSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct DisappearSymbolEffect: IndefiniteSymbolEffect {
  /// Decides no size.
  public var up: DisappearSymbolEffect { self }
  /// Decides no size.
  public var down: DisappearSymbolEffect { self }
  /// Decides no size.
  public var byLayer: DisappearSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: DisappearSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct ReplaceSymbolEffect: SymbolEffect {
  /// Decides no size.
  public var downUp: ReplaceSymbolEffect { self }
  /// Decides no size.
  public var upUp: ReplaceSymbolEffect { self }
  /// Decides no size.
  public var offUp: ReplaceSymbolEffect { self }
  /// Decides no size.
  public var byLayer: ReplaceSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Decides no size.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Decides no size.
  public var clockwise: RotateSymbolEffect { self }
  /// Decides no size.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Decides no size.
  public var byLayer: RotateSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Decides no size.
  public var plain: BreatheSymbolEffect { self }
  /// Decides no size.
  public var pulse: BreatheSymbolEffect { self }
  /// Decides no size.
  public var byLayer: BreatheSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: BreatheSymbolEffect { self }
}

/// Decides no size.
public nonisolated struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// Decides no size.
  public var clockwise: WiggleSymbolEffect { self }
  /// Decides no size.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Decides no size.
  public var left: WiggleSymbolEffect { self }
  /// Decides no size.
  public var right: WiggleSymbolEffect { self }
  /// Decides no size.
  public var up: WiggleSymbolEffect { self }
  /// Decides no size.
  public var down: WiggleSymbolEffect { self }
  /// Decides no size.
  public var byLayer: WiggleSymbolEffect { self }
  /// Decides no size.
  public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Decides no size.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Decides no size.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Decides no size.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Decides no size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Decides no size.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Decides no size.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Decides no size.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Decides no size.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Decides no size.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Decides no size.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension ContentTransition {
  /// Decides no size.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition { ContentTransition() }
  /// Decides no size.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A view that is blurred as it goes.
public nonisolated struct BlurReplaceTransition: Transition {
}

extension BlurReplaceTransition {
}

extension BlurReplaceTransition {
  /// Decides no size.
  public init(configuration: Configuration) { self.init() }
}

extension BlurReplaceTransition {
  /// The way that views go.
  public enum Configuration: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case downUp, upUp
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Decides no size.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

extension Transition where Self == BlurReplaceTransition {
  /// Decides no size.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition { BlurReplaceTransition() }
}

/// A picture that is drawn again and again.
public nonisolated struct ImagePaint: ShapeStyle {
}

extension ImagePaint {
  /// Decides no size.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) { self.init() }
}

/// How a view changes as it scrolls.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
  /// Decides no size.
  public static let `animated` = ScrollTransitionConfiguration()
  /// Decides no size.
  public static let `interactive` = ScrollTransitionConfiguration()
  /// Decides no size.
  public static let `identity` = ScrollTransitionConfiguration()
  /// Decides no size.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { ScrollTransitionConfiguration() }
  /// Decides no size.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

/// Where a view is as it scrolls.
public enum ScrollTransitionPhase: CaseIterable, Hashable, Sendable {
  /// Decides no size.
  case topLeading, identity, bottomTrailing
}

/// A look at a thing that is shared.
public nonisolated struct SharePreview<Image, Icon> {
}

extension SharePreview {
  /// Decides no size.
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension SharePreview {
  /// Decides no size.
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Decides no size.
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Decides no size.
  public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Decides no size.
  public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Decides no size.
  public init(_ title: Text) { self.init() }
}

/// A message with buttons.
public nonisolated struct Alert {
}

extension Alert {
  /// A button of a message.
  public nonisolated struct Button {
    /// Decides no size.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
    /// Decides no size.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
    /// Decides no size.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
    /// Decides no size.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button() }
  }
}

extension Alert {
  /// Decides no size.
  public static func sideBySideButtons(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) -> Alert { Alert() }
}

extension Alert {
  /// Decides no size.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) { self.init() }
}

extension Alert {
  /// Decides no size.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) { self.init() }
}

/// Buttons to choose from.
public nonisolated struct ActionSheet {
}

extension ActionSheet {
  /// Decides no size.
  public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) { self.init() }
}

/// Elements that a long press shows.
public nonisolated struct ContextMenu<MenuItems: View> {
}

extension ContextMenu {
  /// Decides no size.
  public init(@ViewBuilder menuItems: () -> MenuItems) { self.init() }
}

/// Opens or closes a window: nothing, off the device.
public nonisolated struct OpenWindowAction: Sendable {
  /// Decides no size.
  public func callAsFunction(id: String) {}
  /// Decides no size.
  public func callAsFunction<D: Hashable>(id: String, value: D) {}
  /// Decides no size.
  public func callAsFunction<D: Hashable>(value: D) {}
}

/// Asks for the first focus again: nothing, off the device.
public nonisolated struct ResetFocusAction: Sendable {
  /// Decides no size.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

/// Loads content anew: nothing, off the device.
public nonisolated struct RefreshAction: Sendable {
  /// Decides no size.
  public func callAsFunction() async {}
}

/// An effect of a symbol.
public protocol SymbolEffect {}

/// An effect that goes on.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that ends.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// How a view comes and goes.
public protocol Transition {}

/// A value that other apps can get.
public protocol Transferable {}

/// Where scrolling ends.
public protocol ScrollTargetBehavior {}

/// The moments at which content changes.
public protocol TimelineSchedule {}

/// Scrolls: nothing, off the device.
public nonisolated struct ScrollViewProxy {
  /// Decides no size.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Moments at equal distances.
public nonisolated struct PeriodicTimelineSchedule: TimelineSchedule {
}

extension PeriodicTimelineSchedule {
  /// Decides no size.
  public init(from startDate: Date, by interval: TimeInterval) { self.init() }
}

/// Each minute.
public nonisolated struct EveryMinuteTimelineSchedule: TimelineSchedule {
}

/// As often as the screen changes.
public nonisolated struct AnimationTimelineSchedule: TimelineSchedule {
}

extension AnimationTimelineSchedule {
  /// Decides no size.
  public init(minimumInterval: Double? = nil, paused: Bool = false) { self.init() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Decides no size.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Decides no size.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Decides no size.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Decides no size.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule() }
}

/// A track of a value.
public nonisolated struct KeyframeTrack<Root, Value> {
}

extension KeyframeTrack {
  /// Decides no size.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> Void) { self.init() }
}

/// A step along a line.
public nonisolated struct LinearKeyframe<Value> {
}

extension LinearKeyframe {
  /// Decides no size.
  public init(_ to: Value, duration: TimeInterval) { self.init() }
}

/// The motion of a spring.
public nonisolated struct Spring: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `smooth` = Spring(number: 1)
  /// Decides no size.
  public static let `snappy` = Spring(number: 2)
  /// Decides no size.
  public static let `bouncy` = Spring(number: 3)
  /// Decides no size.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  /// Decides no size.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
  /// Decides no size.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring { Spring() }
}

extension Spring {
  /// Decides no size.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) { self.init() }
}

extension Spring {
  /// Decides no size.
  public init(response: Double, dampingRatio: Double) { self.init() }
}

extension Spring {
  /// Decides no size.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) { self.init() }
}

/// A step as of a spring.
public nonisolated struct SpringKeyframe<Value> {
}

extension SpringKeyframe {
  /// Decides no size.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(duration: 0.5), startVelocity: Value? = nil) { self.init() }
}

/// A step along a curve.
public nonisolated struct CubicKeyframe<Value> {
}

extension CubicKeyframe {
  /// Decides no size.
  public init(_ to: Value, duration: TimeInterval) { self.init() }
}

/// A step at once.
public nonisolated struct MoveKeyframe<Value> {
}

extension MoveKeyframe {
  /// Decides no size.
  public init(_ to: Value) { self.init() }
}

/// The means by which an app draws. No drawing is asked for, so that it has few of SwiftUI's functions.
public nonisolated struct GraphicsContext {
  /// Decides no size.
  public var opacity = 1.0
  /// Decides no size.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Decides no size.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Decides no size.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Decides no size.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Decides no size.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Decides no size.
  public func rotate(by angle: Angle) {}
}

extension Path {
  /// Decides no size.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}

/// A map of what is drawn.
public nonisolated struct ProjectionTransform: Sendable {
}

extension ProjectionTransform {
  /// Decides no size.
  public init(_ m: CGAffineTransform) { self.init() }
}

extension ProjectionTransform {
  /// Decides no size.
  public init(_ m: CATransform3D) { self.init() }
}

extension GraphicsContext {
  /// A pattern.
  public nonisolated struct Shading: Sendable {
    /// Decides no size.
    public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading() }
    /// Decides no size.
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> GraphicsContext.Shading { GraphicsContext.Shading() }
  }
}

/// An element of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
}

extension ToolbarItem where ID == () {
  /// Decides no size.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init() }
}

extension ToolbarItem where ID == String {
  /// Decides no size.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init() }
}

/// Some elements of a bar.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
}

extension ToolbarItemGroup {
  /// Decides no size.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init() }
}

/// Room between elements of a bar.
public nonisolated struct ToolbarSpacer: ToolbarContent {
}

extension ToolbarSpacer {
  /// Decides no size.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) { self.init() }
}

/// The length of room between elements of a bar.
public nonisolated struct SpacerSizing: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `flexible` = SpacerSizing(number: 1)
  /// Decides no size.
  public static let `fixed` = SpacerSizing(number: 2)
}

/// How sections of a list stand apart.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `default` = ListSectionSpacing(number: 1)
  /// Decides no size.
  public static let `compact` = ListSectionSpacing(number: 2)
  /// Decides no size.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// The use of a tab.
public nonisolated struct TabRole: Hashable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `search` = TabRole(number: 1)
}

extension KFImage {
  /// Decides no size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> KFImage { self }
  /// Decides no size.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> KFImage { self }
  /// Decides no size.
  public func interpolation(_ interpolation: Image.Interpolation) -> KFImage { self }
  /// Decides no size.
  public func antialiased(_ isAntialiased: Bool) -> KFImage { self }
  /// Decides no size.
  public func fade(duration: TimeInterval) -> KFImage { self }
  /// Decides no size.
  public func cacheOriginalImage(_ enabled: Bool = true) -> KFImage { self }
  /// Decides no size.
  public func cancelOnDisappear(_ flag: Bool) -> KFImage { self }
  /// Decides no size.
  public func loadDiskFileSynchronously(_ enabled: Bool = true) -> KFImage { self }
  /// Decides no size.
  public func forceRefresh(_ enabled: Bool = true) -> KFImage { self }
  /// Decides no size.
  public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  /// Decides no size.
  public func setProcessor<Processor>(_ processor: Processor) -> KFImage { self }
  /// Decides no size.
  public func onFailureImage<Picture>(_ image: Picture?) -> KFImage { self }
  /// Decides no size.
  public func onSuccess<Result>(_ action: ((Result) -> Void)?) -> KFImage { self }
  /// Decides no size.
  public func onFailure<Failure>(_ action: ((Failure) -> Void)?) -> KFImage { self }
  /// Decides no size.
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
}

extension WebImage {
  /// Decides no size.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> WebImage { self }
  /// Decides no size.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> WebImage { self }
  /// Decides no size.
  public func transition(_ transition: AnyTransition) -> WebImage { self }
  /// Decides no size.
  public func indicator<Sign>(_ indicator: Sign) -> WebImage { self }
  /// Decides no size.
  public func onSuccess<A, B, C>(perform action: ((A, B, C) -> Void)?) -> WebImage { self }
  /// Decides no size.
  public func onFailure(perform action: ((any Error) -> Void)?) -> WebImage { self }
}

extension LazyImage {
  /// Decides no size.
  public func processors<Processor>(_ processors: [Processor]?) -> LazyImage { self }
  /// Decides no size.
  public func pipeline<Pipeline>(_ pipeline: Pipeline) -> LazyImage { self }
  /// Decides no size.
  public func priority<Priority>(_ priority: Priority?) -> LazyImage { self }
}

extension CircularProgressViewStyle {
}

extension CircularProgressViewStyle {
  /// Decides no size.
  public init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
}

extension LinearProgressViewStyle {
  /// Decides no size.
  public init(tint: Color) { self.init() }
}

extension SwitchToggleStyle {
}

extension SwitchToggleStyle {
  /// Decides no size.
  public init(tint: Color) { self.init() }
}

extension GlassButtonStyle {
}

extension GlassButtonStyle {
  /// Decides no size.
  public init(_ glass: Glass) { self.init() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// Decides no size.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension KFImage {
  /// Decides no size.
  public func cacheMemoryOnly(_ enabled: Bool = true) -> KFImage { self }
}

extension Material {
  /// Decides no size.
  public func opacity(_ opacity: Double) -> Material { self }
  /// Decides no size.
  public func blendMode(_ mode: BlendMode) -> Material { self }
}

extension HierarchicalShapeStyle {
  /// Decides no size.
  public func opacity(_ opacity: Double) -> HierarchicalShapeStyle { self }
}

extension _PlaceStyle {
  /// Decides no size.
  public func opacity(_ opacity: Double) -> _PlaceStyle { self }
}

/// The label of a tab that its role gives.
public nonisolated struct DefaultTabLabel {
}

/// A shadow of a shape that a style fills; off the device it is not drawn.
public nonisolated struct ShadowStyle: Equatable, Sendable {
  /// Decides no size.
  public static func drop(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
  /// Decides no size.
  public static func inner(color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle() }
}

/// The part that a button plays beside its action.
public nonisolated struct ButtonRole: Equatable, Sendable {
  var number = 0
  /// Decides no size.
  public static let `destructive` = ButtonRole(number: 1)
  /// Decides no size.
  public static let `cancel` = ButtonRole(number: 2)
  /// Decides no size.
  public static let `confirm` = ButtonRole(number: 3)
  /// Decides no size.
  public static let `close` = ButtonRole(number: 4)
}

/// An element that the system puts into a bar.
public nonisolated struct ToolbarDefaultItemKind: Sendable {
  /// Decides no size.
  public static let `sidebarToggle` = ToolbarDefaultItemKind()
  /// Decides no size.
  public static let `title` = ToolbarDefaultItemKind()
  /// Decides no size.
  public static let `search` = ToolbarDefaultItemKind()
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: CaseIterable, Hashable, Sendable {
    /// Decides no size.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
}

extension Edge.Corner {
  /// How round a corner is.
  public nonisolated struct Style: Hashable, Sendable {
    var number = 0
    /// Decides no size.
    public static let `concentric` = Edge.Corner.Style(number: 1)
    /// Decides no size.
    public static func concentric(minimum: Style) -> Edge.Corner.Style { Edge.Corner.Style() }
    /// Decides no size.
    public static func fixed(_ radius: CGFloat) -> Edge.Corner.Style { Edge.Corner.Style() }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Decides no size.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
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
  @_disfavoredOverload @preconcurrency public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void) -> some View { self }
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
  /// Decides no size.
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Decides no size.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Decides no size.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { self }
  /// Decides no size.
  public nonisolated func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S) -> some View { self }
  /// Decides no size.
  public nonisolated func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Decides no size.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func badge(_ count: Int) -> some View { self }
  /// Decides no size.
  public nonisolated func badge(_ label: Text?) -> some View { self }
  /// Decides no size.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { self }
  /// Decides no size.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  /// Decides no size.
  public nonisolated func presentationCompactAdaptation(horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation) -> some View { self }
  /// Decides no size.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<T, A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<T, A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, T, A: View>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func alert<S: StringProtocol, T, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View { self }
  /// Decides no size.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { self }
  /// Decides no size.
  public nonisolated func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View { self }
  /// Decides no size.
  public nonisolated func confirmationDialog<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func confirmationDialog<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Decides no size.
  public nonisolated func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility, @ViewBuilder actions: () -> A) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { self }
  /// Decides no size.
  public nonisolated func confirmationDialog<T, A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View { self }
  /// Decides no size.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }
  /// Decides no size.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  /// Decides no size.
  public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  /// Decides no size.
  public nonisolated func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Decides no size.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View { self }
  /// Decides no size.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  /// Decides no size.
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Decides no size.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Decides no size.
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Decides no size.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Decides no size.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Decides no size.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  /// Decides no size.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Decides no size.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Decides no size.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Decides no size.
  public nonisolated func focusSection() -> some View { self }
  /// Decides no size.
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View { self }
  /// Decides no size.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  /// Decides no size.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Decides no size.
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  /// Decides no size.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Decides no size.
  public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// Decides no size.
  public nonisolated func draggable<V: View, T: Transferable>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View { self }
  /// Decides no size.
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  /// Decides no size.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Decides no size.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  /// Decides no size.
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  /// Decides no size.
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Decides no size.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibility(sortPriority: Double) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<S: StringProtocol>(_ label: S, _ value: S) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Decides no size.
  public nonisolated func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
  /// Decides no size.
  public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View { self }
  /// Decides no size.
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  /// Decides no size.
  public nonisolated func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View { self }
  /// Decides no size.
  public nonisolated func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  /// Decides no size.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View { self }
  /// Decides no size.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View { self }
  /// Decides no size.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollTransition(_ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View { self }
  /// Decides no size.
  public nonisolated func scrollTransition(topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil, transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View { self }
  /// Decides no size.
  @_disfavoredOverload public nonisolated func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  /// Decides no size.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Decides no size.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Decides no size.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }
  /// Decides no size.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View { self }
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
  var listStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var pickerStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var datePickerStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var textFieldStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var textEditorStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var tabViewStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var indexViewStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var navigationViewStyleLook: String {
    get { rare(#function, "automatic") }
    set { own.rare[#function] = newValue }
  }
  var makerOfMenuStyle: StyleMaker<MenuStyleConfiguration>? {
    get { self[StyleKey<MenuStyleConfiguration>.self] }
    set { self[StyleKey<MenuStyleConfiguration>.self] = newValue }
  }
  var makerOfLabeledContentStyle: StyleMaker<LabeledContentStyleConfiguration>? {
    get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
  var makerOfDisclosureGroupStyle: StyleMaker<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
  var makerOfGroupBoxStyle: StyleMaker<GroupBoxStyleConfiguration>? {
    get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
  var makerOfControlGroupStyle: StyleMaker<ControlGroupStyleConfiguration>? {
    get { self[StyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[StyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
  var makerOfGaugeStyle: StyleMaker<GaugeStyleConfiguration>? {
    get { self[StyleKey<GaugeStyleConfiguration>.self] }
    set { self[StyleKey<GaugeStyleConfiguration>.self] = newValue }
  }
  var makerOfFormStyle: StyleMaker<FormStyleConfiguration>? {
    get { self[StyleKey<FormStyleConfiguration>.self] }
    set { self[StyleKey<FormStyleConfiguration>.self] = newValue }
  }
  /// Decides no size.
  public var controlSize: ControlSize {
    get { rare(#function, .regular) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var redactionReasons: RedactionReasons {
    get { rare(#function, []) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var defaultMinListRowHeight: CGFloat {
    get { rare(#function, 44) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { rare(#function, nil) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Decides no size.
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  /// Decides no size.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// Decides no size.
  public var isScrollEnabled: Bool {
    get { rare(#function, true) }
    set { own.rare[#function] = newValue }
  }
  /// Decides no size.
  public var isSearching: Bool { false }
  /// Decides no size.
  public var refresh: RefreshAction? { nil }
  var makerOfLabelStyle: StyleMaker<LabelStyleConfiguration>? {
    get { self[StyleKey<LabelStyleConfiguration>.self] }
    set { self[StyleKey<LabelStyleConfiguration>.self] = newValue }
  }
  var makerOfToggleStyle: StyleMaker<ToggleStyleConfiguration>? {
    get { self[StyleKey<ToggleStyleConfiguration>.self] }
    set { self[StyleKey<ToggleStyleConfiguration>.self] = newValue }
  }
  var makerOfProgressViewStyle: StyleMaker<ProgressViewStyleConfiguration>? {
    get { self[StyleKey<ProgressViewStyleConfiguration>.self] }
    set { self[StyleKey<ProgressViewStyleConfiguration>.self] = newValue }
  }
}

// MARK: Decide sizes

/// How pickers look.
public protocol PickerStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct DefaultPickerStyle: PickerStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The look `automatic`.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The look `inline`.
public nonisolated struct InlinePickerStyle: PickerStyle {
  /// The look `inline`.
  public init() {}
  /// Its name.
  public var _look: String { "inline" }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The look `inline`.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The look `menu`.
public nonisolated struct MenuPickerStyle: PickerStyle {
  /// The look `menu`.
  public init() {}
  /// Its name.
  public var _look: String { "menu" }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The look `menu`.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The look `navigationLink`.
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  /// The look `navigationLink`.
  public init() {}
  /// Its name.
  public var _look: String { "navigationLink" }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The look `navigationLink`.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The look `palette`.
public nonisolated struct PalettePickerStyle: PickerStyle {
  /// The look `palette`.
  public init() {}
  /// Its name.
  public var _look: String { "palette" }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The look `palette`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The look `segmented`.
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  /// The look `segmented`.
  public init() {}
  /// Its name.
  public var _look: String { "segmented" }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The look `segmented`.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The look `wheel`.
public nonisolated struct WheelPickerStyle: PickerStyle {
  /// The look `wheel`.
  public init() {}
  /// Its name.
  public var _look: String { "wheel" }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The look `wheel`.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension View {
  /// How pickers look.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyleLook, style._look)
  }
}

/// How pickers of dates look.
public protocol DatePickerStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look `automatic`.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look `compact`.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
  /// The look `compact`.
  public init() {}
  /// Its name.
  public var _look: String { "compact" }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The look `compact`.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// The look `graphical`.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The look `graphical`.
  public init() {}
  /// Its name.
  public var _look: String { "graphical" }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The look `graphical`.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The look `wheel`.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
  /// The look `wheel`.
  public init() {}
  /// Its name.
  public var _look: String { "wheel" }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// The look `wheel`.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  /// How pickers of dates look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyleLook, style._look)
  }
}

/// How fields look.
public protocol TextFieldStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The look `plain`.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
  /// The look `plain`.
  public init() {}
  /// Its name.
  public var _look: String { "plain" }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The look `plain`.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The look `roundedBorder`.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The look `roundedBorder`.
  public init() {}
  /// Its name.
  public var _look: String { "roundedBorder" }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The look `roundedBorder`.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// How fields look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyleLook, style._look)
  }
}

/// How views with tabs look.
public protocol TabViewStyle: Sendable {
  /// Its name.
  var _look: String { get }
}

/// The look `automatic`.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
  /// The look `automatic`.
  public init() {}
  /// Its name.
  public var _look: String { "automatic" }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look `automatic`.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// The look `page`.
public nonisolated struct PageTabViewStyle: TabViewStyle {
  /// The look `page`.
  public init() {}
  /// Its name.
  public var _look: String { "page" }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The look `page`.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
}

/// The look `sidebarAdaptable`.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The look `sidebarAdaptable`.
  public init() {}
  /// Its name.
  public var _look: String { "sidebarAdaptable" }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// The look `sidebarAdaptable`.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

/// The look `tabBarOnly`.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// The look `tabBarOnly`.
  public init() {}
  /// Its name.
  public var _look: String { "tabBarOnly" }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// The look `tabBarOnly`.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
  /// How views with tabs look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyleLook, style._look)
  }
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = MenuStyleConfiguration
}

/// The parts that a style makes a `Menu` of.
public nonisolated struct MenuStyleConfiguration {
  /// The content.
  public typealias Content = _StyledPart<MenuStyleConfiguration>
  /// The content.
  public let content: Content
  /// The label.
  public typealias Label = _StyledPart<MenuStyleConfiguration?>
  /// The label.
  public let label: Label
}

extension Menu where Content == MenuStyleConfiguration.Content, Label == MenuStyleConfiguration.Label {
  /// The control of a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) { self.init(content: { configuration.content }, label: { configuration.label }) }
}

/// The style `automatic`.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The style `automatic`.
  public static var `automatic`: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The style `button`.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The style `button`.
  public static var `button`: ButtonMenuStyle { ButtonMenuStyle() }
}

/// The style `borderlessButton`.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style `borderlessButton`.
  public static var `borderlessButton`: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// How menus look.
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.makerOfMenuStyle, StyleMaker(style, in: \.makerOfMenuStyle) { $0.makeBody(configuration: $1) })
  }
}

/// How content with its label looks.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts that a style makes a `LabeledContent` of.
public nonisolated struct LabeledContentStyleConfiguration {
  /// The content.
  public typealias Content = _StyledPart<LabeledContentStyleConfiguration>
  /// The content.
  public let content: Content
  /// The label.
  public typealias Label = _StyledPart<LabeledContentStyleConfiguration?>
  /// The label.
  public let label: Label
}

extension LabeledContent where Content == LabeledContentStyleConfiguration.Content, Label == LabeledContentStyleConfiguration.Label {
  /// The control of a style's configuration.
  public init(_ configuration: LabeledContentStyleConfiguration) { self.init(content: { configuration.content }, label: { configuration.label }) }
}

/// The style `automatic`.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style `automatic`.
  public static var `automatic`: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// How content with its label looks.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.makerOfLabeledContentStyle, StyleMaker(style, in: \.makerOfLabeledContentStyle) { $0.makeBody(configuration: $1) })
  }
}

/// How groups look that open.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The style `automatic`.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style `automatic`.
  public static var `automatic`: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// How groups look that open.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.makerOfDisclosureGroupStyle, StyleMaker(style, in: \.makerOfDisclosureGroupStyle) { $0.makeBody(configuration: $1) })
  }
}

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts that a style makes a `GroupBox` of.
public nonisolated struct GroupBoxStyleConfiguration {
  /// The content.
  public typealias Content = _StyledPart<GroupBoxStyleConfiguration>
  /// The content.
  public let content: Content
  /// The label.
  public typealias Label = _StyledPart<GroupBoxStyleConfiguration?>
  /// The label.
  public let label: Label
}

extension GroupBox where Content == GroupBoxStyleConfiguration.Content, Label == GroupBoxStyleConfiguration.Label {
  /// The control of a style's configuration.
  public init(_ configuration: GroupBoxStyleConfiguration) { self.init(content: { configuration.content }, label: { configuration.label }) }
}

/// The style `automatic`.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style `automatic`.
  public static var `automatic`: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// How boxes look.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.makerOfGroupBoxStyle, StyleMaker(style, in: \.makerOfGroupBoxStyle) { $0.makeBody(configuration: $1) })
  }
}

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts that a style makes a `ControlGroup` of.
public nonisolated struct ControlGroupStyleConfiguration {
  /// The content.
  public typealias Content = _StyledPart<ControlGroupStyleConfiguration>
  /// The content.
  public let content: Content
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The control of a style's configuration.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.init(content: { configuration.content }) }
}

/// The style `automatic`.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style `automatic`.
  public static var `automatic`: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// The style `navigation`.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style `navigation`.
  public static var `navigation`: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// The style `menu`.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style `menu`.
  public static var `menu`: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// The style `compactMenu`.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style `compactMenu`.
  public static var `compactMenu`: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// The style `palette`.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style `palette`.
  public static var `palette`: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension View {
  /// How groups of controls look.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.makerOfControlGroupStyle, StyleMaker(style, in: \.makerOfControlGroupStyle) { $0.makeBody(configuration: $1) })
  }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = GaugeStyleConfiguration
}

/// The style `automatic`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}
extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style `automatic`.
  public static var `automatic`: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// The style `linearCapacity`.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style `linearCapacity`.
  public static var `linearCapacity`: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// The style `accessoryLinear`.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// The style `accessoryLinear`.
  public static var `accessoryLinear`: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// The style `accessoryLinearCapacity`.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// The style `accessoryLinearCapacity`.
  public static var `accessoryLinearCapacity`: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// The style `accessoryCircular`.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// The style `accessoryCircular`.
  public static var `accessoryCircular`: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// The style `accessoryCircularCapacity`.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// The style `accessoryCircularCapacity`.
  public static var `accessoryCircularCapacity`: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
  /// How gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.makerOfGaugeStyle, StyleMaker(style, in: \.makerOfGaugeStyle) { $0.makeBody(configuration: $1) })
  }
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = FormStyleConfiguration
}

/// The parts that a style makes a `Form` of.
public nonisolated struct FormStyleConfiguration {
  /// The content.
  public typealias Content = _StyledPart<FormStyleConfiguration>
  /// The content.
  public let content: Content
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The control of a style's configuration.
  public init(_ configuration: FormStyleConfiguration) { self.init(content: { configuration.content }) }
}

/// The style `automatic`.
public nonisolated struct AutomaticFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == AutomaticFormStyle {
  /// The style `automatic`.
  public static var `automatic`: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The style `grouped`.
public nonisolated struct GroupedFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == GroupedFormStyle {
  /// The style `grouped`.
  public static var `grouped`: GroupedFormStyle { GroupedFormStyle() }
}

/// The style `columns`.
public nonisolated struct ColumnsFormStyle: FormStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// The style `columns`.
  public static var `columns`: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
  /// How forms look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.makerOfFormStyle, StyleMaker(style, in: \.makerOfFormStyle) { $0.makeBody(configuration: $1) })
  }
}

extension Label where Title == Text, Icon == Image {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) { self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) }) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage name: String) { self.init(title: { Text(title) }, icon: { Image(systemName: name) }) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) { self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) }) }
}

extension Label where Title == Text, Icon == Image {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(title: { Text(titleKey) }, icon: { Image(name) }) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, image name: String) { self.init(title: { Text(title) }, icon: { Image(name) }) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) { self.init(title: { Text(titleResource) }, icon: { Image(name) }) }
}

extension Label where Title == Text, Icon == Image {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) { self.init(title: { Text(titleKey) }, icon: { Image(resource) }) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, image resource: ImageResource) { self.init(title: { Text(title) }, icon: { Image(resource) }) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) { self.init(title: { Text(titleResource) }, icon: { Image(resource) }) }
}

extension Button where Label == Text {
  /// Shows a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.init(action: action) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init<Words: StringProtocol>(_ title: Words, action: @escaping @MainActor () -> Void) { self.init(action: action) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) { self.init(action: action) { Text(titleResource) } }
}

extension Button where Label == Text {
  /// Shows a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init<Words: StringProtocol>(_ title: Words, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init<Words: StringProtocol>(_ title: Words, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void) { self.init(action: action) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init<Words: StringProtocol>(_ title: Words, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) { self.init(action: action) { HeadlessSwiftUI.Label(titleKey, image: image) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init<Words: StringProtocol>(_ title: Words, image: ImageResource, action: @escaping @MainActor () -> Void) { self.init(action: action) { HeadlessSwiftUI.Label(title, image: image) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping @MainActor () -> Void) { self.init(action: action) { HeadlessSwiftUI.Label(titleResource, image: image) } }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, image: image) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init<Words: StringProtocol>(_ title: Words, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(title, image: image) } }
  /// Shows a title.
  @_disfavoredOverload @preconcurrency public init(_ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleResource, image: image) } }
}

extension Toggle where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleResource) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, systemImage: systemImage) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) { self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleResource, systemImage: systemImage) } }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, image: image) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, image: ImageResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { HeadlessSwiftUI.Label(title, image: image) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) { self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleResource, image: image) } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words) { self.init { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) { self.init { Text(titleResource) } }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows a title.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) { self.init(value: value, total: total) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, V: BinaryFloatingPoint>(_ title: Words, value: V?, total: V = 1) { self.init(value: value, total: total) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1) { self.init(value: value, total: total) { Text(titleResource) } }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Shows a title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { self.init(showing: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, P: Hashable>(_ title: Words, value: P?) { self.init(showing: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) { self.init(showing: Text(titleResource)) }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { self.init(showing: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder destination: () -> Destination) { self.init(showing: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) { self.init(showing: Text(titleResource)) }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(showing: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, destination: Destination) { self.init(showing: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: Destination) { self.init(showing: Text(titleResource)) }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) { self.init(showing: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, destination: Destination, isActive: Binding<Bool>) { self.init(showing: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>) { self.init(showing: Text(titleResource)) }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) { self.init(showing: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) { self.init(showing: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) { self.init(showing: Text(titleResource)) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(header: Text(titleKey), content: content(), footer: EmptyView()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { self.init(header: Text(title), content: content(), footer: EmptyView()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(header: Text(titleResource), content: content(), footer: EmptyView()) }
}

extension Tab where Content: View, Label == Text, Value: Hashable {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Tab where Content: View, Label == Text, Value: Hashable {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Tab where Content: View, Label == Text, Value == Never {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Picker where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), selection.wrappedValue, content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(Text(title), selection.wrappedValue, content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(Text(titleResource), selection.wrappedValue, content()) }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), selection.wrappedValue, content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), selection.wrappedValue, content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(titleResource, systemImage: systemImage), selection.wrappedValue, content()) }
}

extension Stepper where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(titleResource)) }
}

extension Stepper where Label == Text {
  /// Shows a title.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, V: Strideable>(_ title: Words, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init<V: Strideable>(_ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(titleResource)) }
}

extension Stepper where Label == Text {
  /// Shows a title.
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, V: Strideable>(_ title: Words, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init<V: Strideable>(_ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: Text(titleResource)) }
}

extension DatePicker where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(titleKey), displayedComponents) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(title), displayedComponents) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(titleResource), displayedComponents) }
}

extension DatePicker where Label == Text {
  /// Shows a title.
  public init<R: RangeExpression<Date>>(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(titleKey), displayedComponents) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, R: RangeExpression<Date>>(_ title: Words, selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(title), displayedComponents) }
  /// Shows a title.
  @_disfavoredOverload public init<R: RangeExpression<Date>>(_ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date]) { self.init(Text(titleResource), displayedComponents) }
}

extension ColorPicker where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, selection: Binding<Color>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) { self.init(selection: selection) { Text(titleResource) } }
}

extension Menu where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { self.init(Text(title), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(Text(titleResource), content()) }
}

extension Menu where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(Text(titleKey), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(Text(title), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(Text(titleResource), content()) }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(titleResource, systemImage: systemImage), content()) }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(HeadlessSwiftUI.Label(titleKey, systemImage: systemImage), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(HeadlessSwiftUI.Label(title, systemImage: systemImage), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) { self.init(HeadlessSwiftUI.Label(titleResource, systemImage: systemImage), content()) }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(titleKey, image: image), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(title, image: image), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) { self.init(HeadlessSwiftUI.Label(titleResource, image: image), content()) }
}

extension Link where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) { self.init(destination: destination) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, destination: URL) { self.init(destination: destination) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) { self.init(destination: destination) { Text(titleResource) } }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Shows a title.
  public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel(title: Text(titleKey))) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, I: Transferable>(_ title: Words, item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel(title: Text(title))) }
  /// Shows a title.
  @_disfavoredOverload public init<I: Transferable>(_ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel(title: Text(titleResource))) }
}

extension ShareLink where PreviewImage: Transferable, Label == DefaultShareLinkLabel {
  /// Shows a title.
  public init<I: Transferable>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel(title: Text(titleKey))) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, I: Transferable>(_ title: Words, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel(title: Text(title))) }
  /// Shows a title.
  @_disfavoredOverload public init<I: Transferable>(_ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel(title: Text(titleResource))) }
}

extension LabeledContent where Label == Text, Content: View {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { self.init(Text(title), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(Text(titleResource), content()) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a title.
  public init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) { self.init(Text(titleKey), Text(value)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, V: StringProtocol>(_ title: Words, value: V) { self.init(Text(title), Text(value)) }
  /// Shows a title.
  @_disfavoredOverload public init<V: StringProtocol>(_ titleResource: LocalizedStringResource, value: V) { self.init(Text(titleResource), Text(value)) }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(Text(titleKey), Text(format.format(value))) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, F: FormatStyle>(_ title: Words, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(Text(title), Text(format.format(value))) }
  /// Shows a title.
  @_disfavoredOverload public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String { self.init(Text(titleResource), Text(format.format(value))) }
}

extension DisclosureGroup where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(Text(titleKey), content(), nil) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: @escaping () -> Content) { self.init(Text(title), content(), nil) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) { self.init(Text(titleResource), content(), nil) }
}

extension DisclosureGroup where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { self.init(Text(titleKey), content(), isExpanded) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { self.init(Text(title), content(), isExpanded) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) { self.init(Text(titleResource), content(), isExpanded) }
}

extension GroupBox where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content()) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { self.init(Text(title), content()) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(Text(titleResource), content()) }
}

extension ControlGroup {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension ControlGroup {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
}

extension ContentUnavailableView where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) { self.init(label: { HeadlessSwiftUI.Label(titleKey, systemImage: name) }, description: { description }) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, systemImage name: String, description: Text? = nil) { self.init(label: { HeadlessSwiftUI.Label(title, systemImage: name) }, description: { description }) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil) { self.init(label: { HeadlessSwiftUI.Label(titleResource, systemImage: name) }, description: { description }) }
}

extension ContentUnavailableView where Label == HeadlessSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) { self.init(label: { HeadlessSwiftUI.Label(titleKey, image: name) }, description: { description }) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, image name: String, description: Text? = nil) { self.init(label: { HeadlessSwiftUI.Label(title, image: name) }, description: { description }) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String, description: Text? = nil) { self.init(label: { HeadlessSwiftUI.Label(titleResource, image: name) }, description: { description }) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) { self.init(Text(titleKey), text.wrappedValue, prompt) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) { self.init(Text(title), text.wrappedValue, prompt) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) { self.init(Text(titleResource), text.wrappedValue, prompt) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) { self.init(Text(titleKey), text.wrappedValue, prompt, axis) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil, axis: Axis) { self.init(Text(title), text.wrappedValue, prompt, axis) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) { self.init(Text(titleResource), text.wrappedValue, prompt, axis) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) { self.init(Text(titleKey), text.wrappedValue) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) { self.init(Text(title), text.wrappedValue) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void) { self.init(Text(titleResource), text.wrappedValue) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) { self.init(Text(titleKey), text.wrappedValue) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) { self.init(Text(title), text.wrappedValue) }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) { self.init(Text(titleResource), text.wrappedValue) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(Text(titleKey), format.format(value.wrappedValue), prompt) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, F: ParseableFormatStyle>(_ title: Words, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(Text(title), format.format(value.wrappedValue), prompt) }
  /// Shows a title.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(Text(titleResource), format.format(value.wrappedValue), prompt) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(Text(titleKey), value.wrappedValue.map { format.format($0) } ?? "", prompt) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, F: ParseableFormatStyle>(_ title: Words, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(Text(title), value.wrappedValue.map { format.format($0) } ?? "", prompt) }
  /// Shows a title.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) where F.FormatOutput == String { self.init(Text(titleResource), value.wrappedValue.map { format.format($0) } ?? "", prompt) }
}

extension TextField where Label == Text {
  /// Shows a title.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) { self.init(Text(titleKey), formatter.string(for: value.wrappedValue) ?? "") }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, V>(_ title: Words, value: Binding<V>, formatter: Formatter) { self.init(Text(title), formatter.string(for: value.wrappedValue) ?? "") }
  /// Shows a title.
  @_disfavoredOverload public init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) { self.init(Text(titleResource), formatter.string(for: value.wrappedValue) ?? "") }
}

extension SecureField where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) { self.init(text: text, prompt: prompt) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, prompt: Text? = nil) { self.init(text: text, prompt: prompt) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) { self.init(text: text, prompt: prompt) { Text(titleResource) } }
}

extension SecureField where Label == Text {
  /// Shows a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(text: text) { Text(titleKey) } }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol>(_ title: Words, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(text: text) { Text(title) } }
  /// Shows a title.
  @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void) { self.init(text: text) { Text(titleResource) } }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = LabelStyleConfiguration
}

/// The parts that a style makes a `Label` of.
public nonisolated struct LabelStyleConfiguration {
  /// The title.
  public typealias Title = _StyledPart<LabelStyleConfiguration>
  /// The title.
  public let title: Title
  /// The icon.
  public typealias Icon = _StyledPart<LabelStyleConfiguration?>
  /// The icon.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The control of a style's configuration.
  public init(_ configuration: LabelStyleConfiguration) { self.init(title: { configuration.title }, icon: { configuration.icon }) }
}

/// The style `automatic`.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
extension LabelStyle where Self == DefaultLabelStyle {
  /// The style `automatic`.
  public static var `automatic`: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The style `titleAndIcon`.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style `titleAndIcon`.
  public static var `titleAndIcon`: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension View {
  /// How labels look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.makerOfLabelStyle, StyleMaker(style, in: \.makerOfLabelStyle) { $0.makeBody(configuration: $1) })
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var `titleOnly`: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var `iconOnly`: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// How controls look that are on or off.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = ToggleStyleConfiguration
}

/// The style `automatic`.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style `automatic`.
  public static var `automatic`: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The style `switch`.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style `switch`.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension View {
  /// How controls look that are on or off.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.makerOfToggleStyle, StyleMaker(style, in: \.makerOfToggleStyle) { $0.makeBody(configuration: $1) })
  }
}

/// A button.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { Button(action: {}) { configuration.label } }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var `button`: ButtonToggleStyle { ButtonToggleStyle() }
}

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// Makes a view of the parts.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// The parts that a view is made of.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The style `automatic`.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style `automatic`.
  public static var `automatic`: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension View {
  /// How progress looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.makerOfProgressViewStyle, StyleMaker(style, in: \.makerOfProgressViewStyle) { $0.makeBody(configuration: $1) })
  }
}

/// A wheel.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ProgressParts(configuration: configuration, isBar: false) }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var `circular`: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { ProgressParts(configuration: configuration, isBar: true) }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var `linear`: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The style where none is set: outside of lists, the label alone (GoodRequest/GoodSwiftUI, salute-developers/plasma-ios, buttons of styles that add nothing).
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style where none is set: outside of lists, the label alone (GoodRequest/GoodSwiftUI, salute-developers/plasma-ios, buttons of styles that add nothing).
  public static var `automatic`: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label alone.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var `plain`: PlainButtonStyle { PlainButtonStyle() }
}

/// The label alone, tinted.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, tinted.
  public static var `borderless`: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label in a border, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { BorderedLabel(label: configuration.label) }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a border, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
  public static var `bordered`: BorderedButtonStyle { BorderedButtonStyle() }
}

/// The label in a coloured border, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { BorderedLabel(label: configuration.label) }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a coloured border, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
  public static var `borderedProminent`: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The label on glass, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
public nonisolated struct GlassButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { BorderedLabel(label: configuration.label) }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
  public static var `glass`: GlassButtonStyle { GlassButtonStyle() }
}

/// The label on coloured glass, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
public nonisolated struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The view that the style makes.
  @MainActor public func makeBody(configuration: Configuration) -> some View { BorderedLabel(label: configuration.label) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on coloured glass, in the insets of UIKit's buttons: nobody publishes SwiftUI's.
  public static var `glassProminent`: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension NavigationLink where Destination: View {
  /// A link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension NavigationLink where Destination: View {
  /// A link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension NavigationLink where Destination: View {
  /// A link that a state follows.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension NavigationLink where Destination: View {
  /// A link that a state follows.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension NavigationLink where Destination: View {
  /// A link that a state follows.
  public init<V: Hashable>(tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension NavigationLink where Destination: View {
  /// A link that a state follows.
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension NavigationLink where Destination == Never {
  /// A link by a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.init(showing: label()) }
}

extension Slider {
  /// A slider with the words at its ends.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(minimumValueLabel(), maximumValueLabel()) }
}

extension Slider {
  /// A slider of steps with the words at its ends.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(minimumValueLabel(), maximumValueLabel()) }
}

extension Slider {
  /// A slider of steps with the words at its ends.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label) { self.init(minimumValueLabel, maximumValueLabel) }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(EmptyView(), EmptyView()) }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider of steps with a label.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(EmptyView(), EmptyView()) }
}

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
  /// A slider.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(EmptyView(), EmptyView()) }
}

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
  /// A slider of steps.
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(EmptyView(), EmptyView()) }
}

extension Stepper {
  /// Buttons that run actions.
  public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: label()) }
}

extension Stepper {
  /// Buttons that change a value.
  public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: label()) }
}

extension Stepper {
  /// Buttons that change a value in a range.
  public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(label: label()) }
}

extension DatePicker {
  /// A control for a date.
  public init(selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(label(), displayedComponents) }
}

extension DatePicker {
  /// A control for a date in a range.
  public init<R: RangeExpression<Date>>(selection: Binding<Date>, in range: R, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(label(), displayedComponents) }
}

extension List {
  /// Rows of which some can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

extension List {
  /// A row for each element, of which some can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { self.init(rows: ForEach(data, content: rowContent)) }
}

extension List {
  /// A row for each element, by a part of it that identifies it, of which some can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
}

extension List {
  /// Rows of which one can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

extension List {
  /// A row for each element, of which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { self.init(rows: ForEach(data, content: rowContent)) }
}

extension List {
  /// A row for each element, by a part of it that identifies it, of which one can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

extension List where SelectionValue == Never {
  /// A row for each element.
  public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable { self.init(rows: ForEach(data, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// A row for each element, by a part of it that identifies it.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row) where Content == ForEach<Data, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// A row for each number.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row) where Content == ForEach<Range<Int>, Int, Row> { self.init(rows: ForEach(data, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// A row for each element of a binding.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(_ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>, Data.Element: Identifiable { self.init(rows: ForEach(data, content: rowContent)) }
}

extension List where SelectionValue == Never {
  /// A row for each element of a binding, by a part of it that identifies it.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(_ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> { self.init(rows: ForEach(data, id: id, content: rowContent)) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) { self.init(header: header(), content: content(), footer: footer()) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Views with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: footer) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(header: EmptyView(), content: content(), footer: footer()) }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Views with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: footer) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(header: header(), content: content(), footer: EmptyView()) }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Views with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: EmptyView()) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Views alone.
  public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link for one thing.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I> { self.init(showing: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// A link for several things.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data: RandomAccessCollection, Data.Element: Transferable { self.init(showing: label()) }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// A link for one thing with the usual label.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel()) }
}

extension ShareLink where PreviewImage: Transferable {
  /// A link for one thing with a preview.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I> { self.init(showing: label()) }
}

extension ShareLink where PreviewImage: Transferable, Label == DefaultShareLinkLabel {
  /// A link for one thing with a preview and the usual label.
  public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I> { self.init(showing: DefaultShareLinkLabel()) }
}

extension Tab where Content: View, Label == DefaultTabLabel, Value: Hashable {
  /// A tab of a value without a label.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Tab where Content: View, Label == DefaultTabLabel, Value == Never {
  /// A tab without a label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the label of its role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) { self.init(role: role, action: action) { DefaultButtonLabel(role: role) } }
}

extension Canvas {
  /// A drawing with views to draw.
  public init(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) { _ = symbols }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView { self.init(bounds.part(value), label(), EmptyView(), nil, nil) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with what it is.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) where BoundsLabel == EmptyView { self.init(bounds.part(value), label(), currentValueLabel(), nil, nil) }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with what it and its ends are.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel) { self.init(bounds.part(value), label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel()) }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// That something goes on.
  public init() { self.init(nil, EmptyView(), EmptyView()) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// That something goes on, with what it is.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// How far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) { self.init(value.map { Double($0 / total) }, EmptyView(), EmptyView()) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// How far something is, with what it is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) { self.init(value.map { Double($0 / total) }, label(), EmptyView()) }
}

extension ProgressView {
  /// How far something is, with what it is and how far in words.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { self.init(value.map { Double($0 / total) }, label(), currentValueLabel()) }
}

extension DisclosureGroup {
  /// Views that a state opens.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content(), isExpanded) }
}

extension DisclosureGroup {
  /// Views that people open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content(), nil) }
}

extension TextField {
  /// A field with what it is for.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { self.init(label(), text.wrappedValue, prompt) }
}

extension TextField {
  /// A field that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) { self.init(label(), text.wrappedValue, prompt, axis) }
}

extension TextField {
  /// A field for a value in a format.
  public init<F: ParseableFormatStyle>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label) where F.FormatOutput == String { self.init(label(), format.format(value.wrappedValue), prompt) }
}

extension Stepper where Label == Text {
  /// Shows a title.
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, F: ParseableFormatStyle>(_ title: Words, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(titleResource)) }
}

extension Stepper where Label == Text {
  /// Shows a title.
  public init<F: ParseableFormatStyle>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(titleKey)) }
  /// Shows a title.
  @_disfavoredOverload public init<Words: StringProtocol, F: ParseableFormatStyle>(_ title: Words, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(title)) }
  /// Shows a title.
  @_disfavoredOverload public init<F: ParseableFormatStyle>(_ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String { self.init(label: Text(titleResource)) }
}

// MARK: Absent

/// Is absent.
@available(*, unavailable, message: "the widths of its columns are not published; size the views of its columns by themselves")
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { fatalError() }
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { fatalError() }
  public init<Visibility>(columnVisibility: Binding<Visibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView { fatalError() }
  public init<Visibility>(columnVisibility: Binding<Visibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) { fatalError() }
}

/// Is absent.
@available(*, unavailable, message: "how far its rows are indented is not published; use DisclosureGroup")
public nonisolated struct OutlineGroup<Data, Leaf: View>: View {
  public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Data: RandomAccessCollection { fatalError() }
  public init<ID>(_ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) where Data: RandomAccessCollection { fatalError() }
  public init<Root>(_ root: Root, children: KeyPath<Root, Data?>, @ViewBuilder content: @escaping (Root) -> Leaf) where Data: RandomAccessCollection { fatalError() }
}

extension List {
  /// Is absent.
  @available(*, unavailable, message: "how far its rows are indented is not published; use DisclosureGroup")
  public init<Data: RandomAccessCollection>(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Content) where SelectionValue == Never { fatalError() }
}

/// Is absent.
@available(*, unavailable, message: "views of a content are not values off the device; make them of data by ForEach")
public nonisolated struct Subview: View, Identifiable {
  public var id: Int { fatalError() }
}

extension Group {
  /// Is absent.
  @available(*, unavailable, message: "views of a content are not values off the device; make them of data by ForEach")
  public init<Base: View>(subviews view: Base, @ViewBuilder transform: @escaping ([Subview]) -> Content) { fatalError() }
}

extension ForEach {
  /// Is absent.
  @available(*, unavailable, message: "views of a content are not values off the device; make them of data by ForEach")
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == [Subview], ID == Int { fatalError() }
}

/// Is absent.
@available(*, unavailable, message: "nothing is drawn off the device, and a renderer may change the size of a text")
@MainActor public protocol TextRenderer {
}

/// Is absent.
@available(*, unavailable, message: "nothing is drawn off the device; UIHostingController asks for sizes, and svg() draws a sketch")
@MainActor public final class ImageRenderer<Content: View> {
  public init(content: Content) { fatalError() }
  public var uiImage: UIImage? { fatalError() }
  public var cgImage: CGImage? { fatalError() }
}

/// Is absent.
@available(*, unavailable, message: "an app does not run off the device; leave the file with @main out")
@MainActor public protocol App {
}

/// Is absent.
@available(*, unavailable, message: "an app does not run off the device; leave the file with @main out")
@MainActor public protocol Scene {
}

/// Is absent.
@available(*, unavailable, message: "an app does not run off the device; leave the file with @main out")
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { fatalError() }
}

/// Is absent.
@available(*, unavailable, message: "a widget does not run off the device; size the view of its entry")
@MainActor public protocol Widget {
}

/// Is absent.
@available(*, unavailable, message: "the stores of Core Data are not there off the device; hand the view its objects")
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  public init(sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) { fatalError() }
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { fatalError() }
}

/// Is absent.
@available(*, unavailable, message: "the stores of Core Data are not there off the device; hand the view its objects")
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result> {
}
