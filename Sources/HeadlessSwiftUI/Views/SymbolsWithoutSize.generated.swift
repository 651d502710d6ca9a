// swift-format-ignore-file
// Made by scripts/generate-swiftui-symbols.py from scripts/swiftui-symbols.txt. Do not edit.

extension View {
  /// Draws the view otherwise; decides no size.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func shadow(color: Color = Color(UIColor(white: 0, alpha: 0.33)), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func brightness(_ amount: Double) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func contrast(_ amount: Double) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func saturation(_ amount: Double) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func grayscale(_ amount: Double) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func colorInvert() -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func luminanceToAlpha() -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func compositingGroup() -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func tint(_ tint: Color?) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func zIndex(_ value: Double) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func redacted(reason: RedactionReasons) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func unredacted() -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func help(_ text: String) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Draws the view otherwise; decides no size.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { modifier(_Unchanged()) }
  /// Turns, scales or moves the drawing; the size stays.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Bool) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void) -> some View { modifier(_Unchanged()) }
  /// Takes touches; decides no size.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping @MainActor () -> Void) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping @MainActor () -> Void) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityAdjustableAction(_ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(label: Text) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(hint: Text) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(value: Text) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(hidden: Bool) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(identifier: String) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { modifier(_Unchanged()) }
  /// Is for accessibility; decides no size.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { modifier(_Unchanged()) }
}

/// How two drawings are mixed.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// A way.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}
/// How colours of a group are mixed.
public enum ColorRenderingMode: Hashable, CaseIterable, Sendable {
  /// A way.
  case nonLinear, linear, extendedLinear
}
/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// A way.
  case automatic, visible, hidden
}
/// A direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, CaseIterable, Sendable {
  /// A way.
  case increment, decrement
}
/// How deep a heading is.
public enum AccessibilityHeadingLevel: Hashable, CaseIterable, Sendable {
  /// A way.
  case unspecified, h1, h2, h3, h4, h5, h6
}
/// How a symbol is coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let monochrome = SymbolRenderingMode(1)
  /// A way.
  public static let multicolor = SymbolRenderingMode(2)
  /// A way.
  public static let hierarchical = SymbolRenderingMode(3)
  /// A way.
  public static let palette = SymbolRenderingMode(4)
}
/// How content gives way to other content.
public struct ContentTransition: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let identity = ContentTransition(1)
  /// A way.
  public static let opacity = ContentTransition(2)
  /// A way.
  public static let interpolate = ContentTransition(3)
  /// One more.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
}
/// A touch that is felt.
public struct SensoryFeedback: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let selection = SensoryFeedback(1)
  /// A way.
  public static let success = SensoryFeedback(2)
  /// A way.
  public static let warning = SensoryFeedback(3)
  /// A way.
  public static let error = SensoryFeedback(4)
  /// A way.
  public static let impact = SensoryFeedback(5)
  /// A way.
  public static let alignment = SensoryFeedback(6)
  /// A way.
  public static let increase = SensoryFeedback(7)
  /// A way.
  public static let decrease = SensoryFeedback(8)
  /// A way.
  public static let start = SensoryFeedback(9)
  /// A way.
  public static let stop = SensoryFeedback(10)
  /// A way.
  public static let levelChange = SensoryFeedback(11)
  /// One more.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// One more.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
}
/// Whether a scroll view shows where it is.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let automatic = ScrollIndicatorVisibility(1)
  /// A way.
  public static let visible = ScrollIndicatorVisibility(2)
  /// A way.
  public static let hidden = ScrollIndicatorVisibility(3)
  /// A way.
  public static let never = ScrollIndicatorVisibility(4)
}
/// How a view looks under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let automatic = HoverEffect(1)
  /// A way.
  public static let highlight = HoverEffect(2)
  /// A way.
  public static let lift = HoverEffect(3)
}
/// Which letters a keyboard makes capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let never = TextInputAutocapitalization(1)
  /// A way.
  public static let words = TextInputAutocapitalization(2)
  /// A way.
  public static let sentences = TextInputAutocapitalization(3)
  /// A way.
  public static let characters = TextInputAutocapitalization(4)
}
/// The word on the key that ends input.
public struct SubmitLabel: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let done = SubmitLabel(1)
  /// A way.
  public static let go = SubmitLabel(2)
  /// A way.
  public static let next = SubmitLabel(3)
  /// A way.
  public static let search = SubmitLabel(4)
  /// A way.
  public static let send = SubmitLabel(5)
  /// A way.
  public static let `continue` = SubmitLabel(6)
  /// A way.
  public static let `return` = SubmitLabel(7)
  /// A way.
  public static let join = SubmitLabel(8)
  /// A way.
  public static let route = SubmitLabel(9)
}
/// The treatment of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let ignore = AccessibilityChildBehavior(1)
  /// A way.
  public static let contain = AccessibilityChildBehavior(2)
  /// A way.
  public static let combine = AccessibilityChildBehavior(3)
}
/// An action of those who do not see.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let number: Int
  private init(_ number: Int = 0) { self.number = number }
  /// A way.
  public static let `default` = AccessibilityActionKind(1)
  /// A way.
  public static let escape = AccessibilityActionKind(2)
  /// A way.
  public static let magicTap = AccessibilityActionKind(3)
  /// One more.
  public init(named name: Text) { self.init() }
}
/// Why a view is shown without its content.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of the set.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// One of the set.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// One of the set.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
/// The uses of the shape of a view.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of the set.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// One of the set.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// One of the set.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// One of the set.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// One of the set.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
/// The events that end input.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of the set.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// One of the set.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}
/// The traits of a view for those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of the set.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// One of the set.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// One of the set.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// One of the set.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// One of the set.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// One of the set.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// One of the set.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// One of the set.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// One of the set.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// One of the set.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// One of the set.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// One of the set.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// One of the set.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// One of the set.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// One of the set.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// One of the set.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// One of the set.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}
