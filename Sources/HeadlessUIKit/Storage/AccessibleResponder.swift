import Foundation

/// A responder that is read aloud: it keeps and reads back what apps say of it, and apps may override all of it.
@preconcurrency @MainActor open class AccessibleResponder: UIResponder {
  final var storage = ViewStorage()

  /// The name in tests.
  open var accessibilityIdentifier: String? {
    get { storage.accessibilityIdentifier }
    set { storage.accessibilityIdentifier = newValue }
  }
  /// The name that is read aloud.
  open var accessibilityLabel: String? {
    get { storage.accessibilityLabel }
    set { storage.accessibilityLabel = newValue }
  }
  /// Whether it is read aloud.
  open var isAccessibilityElement: Bool {
    get { (storage.accessibility ?? .none).isElement ?? false }
    set { storage.accessibilityToWrite().isElement = newValue }
  }
  /// The words that tell what an action does.
  open var accessibilityHint: String? {
    get { (storage.accessibility ?? .none).hint }
    set { storage.accessibilityToWrite().hint = newValue }
  }
  /// The value that is read aloud.
  open var accessibilityValue: String? {
    get { (storage.accessibility ?? .none).value }
    set { storage.accessibilityToWrite().value = newValue }
  }
  /// The kind of element, for those who do not see it.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { (storage.accessibility ?? .none).traits ?? UIAccessibilityTraits.none }
    set { storage.accessibilityToWrite().traits = newValue }
  }
  /// The elements inside it that are read aloud.
  open var accessibilityElements: [Any]? {
    get { (storage.accessibility ?? .none).elements }
    set { storage.accessibilityToWrite().elements = newValue }
  }
  /// Whether nothing inside it is read aloud.
  open var accessibilityElementsHidden: Bool {
    get { (storage.accessibility ?? .none).elementsHidden }
    set { storage.accessibilityToWrite().elementsHidden = newValue }
  }
  /// Whether nothing beside it is read aloud.
  open var accessibilityViewIsModal: Bool {
    get { (storage.accessibility ?? .none).viewIsModal }
    set { storage.accessibilityToWrite().viewIsModal = newValue }
  }
  /// Whether what is inside is read together.
  open var shouldGroupAccessibilityChildren: Bool {
    get { (storage.accessibility ?? .none).groupsChildren }
    set { storage.accessibilityToWrite().groupsChildren = newValue }
  }
  /// Further actions.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { (storage.accessibility ?? .none).customActions }
    set { storage.accessibilityToWrite().customActions = newValue }
  }
  /// Further ways to move.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { (storage.accessibility ?? .none).customRotors }
    set { storage.accessibilityToWrite().customRotors = newValue }
  }
  /// The language in which it is read.
  open var accessibilityLanguage: String? {
    get { (storage.accessibility ?? .none).language }
    set { storage.accessibilityToWrite().language = newValue }
  }
  /// Its outline.
  open var accessibilityPath: UIBezierPath? {
    get { (storage.accessibility ?? .none).path }
    set { storage.accessibilityToWrite().path = newValue }
  }
  /// Whether its colours stay when others are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { (storage.accessibility ?? .none).ignoresInvertColors }
    set { storage.accessibilityToWrite().ignoresInvertColors = newValue }
  }
  /// How one moves inside it.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { (storage.accessibility ?? .none).navigationStyle }
    set { storage.accessibilityToWrite().navigationStyle = newValue }
  }
  /// The kind of group.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { (storage.accessibility ?? .none).containerType }
    set { storage.accessibilityToWrite().containerType = newValue }
  }
  /// The name that is read aloud, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { (storage.accessibility ?? .none).attributedLabel }
    set { storage.accessibilityToWrite().attributedLabel = newValue }
  }
  /// The hint, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { (storage.accessibility ?? .none).attributedHint }
    set { storage.accessibilityToWrite().attributedHint = newValue }
  }
  /// The value, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { (storage.accessibility ?? .none).attributedValue }
    set { storage.accessibilityToWrite().attributedValue = newValue }
  }
  /// Whether people may act on it.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { (storage.accessibility ?? .none).respondsToUserInteraction ?? true }
    set { storage.accessibilityToWrite().respondsToUserInteraction = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names that people may say.
  open var accessibilityUserInputLabels: [String]! {
    get { storage.accessibility?.userInputLabels }
    set { storage.accessibilityToWrite().userInputLabels = newValue }
  }
  /// Its rectangle on the screen: the one that was written, or its frame.
  open var accessibilityFrame: CGRect {
    get { storage.accessibility?.frame ?? (self as? UIView)?.frame ?? .zero }
    set { storage.accessibilityToWrite().frame = newValue }
  }
  /// The point where it is touched: the one that was written, or its middle.
  open var accessibilityActivationPoint: CGPoint {
    get { storage.accessibility?.activationPoint ?? (self as? UIView)?.center ?? .zero }
    set { storage.accessibilityToWrite().activationPoint = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
  /// The index of an element.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}
