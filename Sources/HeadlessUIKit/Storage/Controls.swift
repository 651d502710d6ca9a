import Foundation

extension UIControl.Event {
  public static let touchDownRepeat = UIControl.Event(rawValue: 1 << 1)
  public static let touchDragInside = UIControl.Event(rawValue: 1 << 2)
  public static let touchDragOutside = UIControl.Event(rawValue: 1 << 3)
  public static let touchDragEnter = UIControl.Event(rawValue: 1 << 4)
  public static let touchDragExit = UIControl.Event(rawValue: 1 << 5)
  public static let touchCancel = UIControl.Event(rawValue: 1 << 8)
  public static let menuActionTriggered = UIControl.Event(rawValue: 1 << 14)
  public static let allTouchEvents = UIControl.Event(rawValue: 0xFFF)
  public static let allEditingEvents = UIControl.Event(rawValue: 0xF0000)
  public static let applicationReserved = UIControl.Event(rawValue: 0x0F00_0000)
  public static let systemReserved = UIControl.Event(rawValue: 0xF000_0000)
}

extension UIControl.State {
  public static let application = UIControl.State(rawValue: 0x00FF_0000)
  public static let reserved = UIControl.State(rawValue: 0xFF00_0000)
}

extension UIControl {
  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private var input: InputStorage { storage.input ?? .none }

  /// Where content stands across, as the language runs.
  public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isFlipped ? .right : .left
    case .trailing: return isFlipped ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
  public var isTracking: Bool { false }
  public var isTouchInside: Bool { false }
  /// The targets that were added.
  public var allTargets: Set<AnyHashable> {
    Set(input.targets.compactMap { ($0.target as? NSObject).map(AnyHashable.init) })
  }
  /// The events that targets and actions wait for.
  public var allControlEvents: Event {
    (input.targets.map(\.events) + input.actions.map(\.events)).reduce(into: Event()) { $0.formUnion($1) }
  }
  /// The actions of a target for events.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let found = input.targets.filter {
      $0.target === target.map { $0 as AnyObject } && !$0.events.isDisjoint(with: controlEvent)
    }
    return found.isEmpty ? nil : found.map(\.action.name)
  }
  /// Runs a closure.
  public func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
  }
  /// Forgets a closure.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Forgets a closure by its name.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    storage.input?.actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Takes a frame and the action of its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }
  /// Where content stands across.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { input.contentHorizontalAlignment }
    set { storage.inputToWrite().contentHorizontalAlignment = newValue }
  }
  /// Where content stands from top to bottom.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { input.contentVerticalAlignment }
    set { storage.inputToWrite().contentVerticalAlignment = newValue }
  }
  /// Whether a tap opens the menu.
  public var showsMenuAsPrimaryAction: Bool {
    get { input.showsMenuAsPrimaryAction }
    set { storage.inputToWrite().showsMenuAsPrimaryAction = newValue }
  }
  /// Whether a long press opens the menu.
  public var isContextMenuInteractionEnabled: Bool {
    get { input.isContextMenuInteractionEnabled }
    set { storage.inputToWrite().isContextMenuInteractionEnabled = newValue }
  }
  /// The words of the tip.
  public var toolTip: String? {
    get { input.toolTip }
    set { storage.inputToWrite().toolTip = newValue }
  }
}

extension UIButton {
  /// The purposes of buttons.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  private var input: InputStorage { storage.input ?? .none }

  /// Sets the colour of the title's shadow in a state.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    storage.inputToWrite().titleShadowColors[state.rawValue] = color
  }
  /// The colour of the title's shadow in a state.
  public func titleShadowColor(for state: State) -> UIColor? {
    input.titleShadowColors[state.rawValue] ?? input.titleShadowColors[State.normal.rawValue]
  }
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The menu.
  public var menu: UIMenu? {
    get { input.menu }
    set { storage.inputToWrite().menu = newValue }
  }
  /// The purpose of the button.
  public var role: Role {
    get { input.role }
    set { storage.inputToWrite().role = newValue }
  }
  /// Whether the pointer changes above it.
  public var isPointerInteractionEnabled: Bool {
    get { input.isPointerInteractionEnabled }
    set { storage.inputToWrite().isPointerInteractionEnabled = newValue }
  }
  /// Whether a tap selects it.
  public var changesSelectionAsPrimaryAction: Bool {
    get { input.changesSelectionAsPrimaryAction }
    set { storage.inputToWrite().changesSelectionAsPrimaryAction = newValue }
  }
  /// Whether the picture is dark under a finger.
  public var adjustsImageWhenHighlighted: Bool {
    get { input.adjustsImageWhenHighlighted }
    set { storage.inputToWrite().adjustsImageWhenHighlighted = newValue }
  }
  /// Whether the picture is light when it cannot be used.
  public var adjustsImageWhenDisabled: Bool {
    get { input.adjustsImageWhenDisabled }
    set { storage.inputToWrite().adjustsImageWhenDisabled = newValue }
  }
  /// Whether the picture follows accessibility text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { input.adjustsImageSizeForAccessibilityContentSizeCategory }
    set { storage.inputToWrite().adjustsImageSizeForAccessibilityContentSizeCategory = newValue }
  }
  /// Whether it shines under a finger.
  public var showsTouchWhenHighlighted: Bool {
    get { input.showsTouchWhenHighlighted }
    set { storage.inputToWrite().showsTouchWhenHighlighted = newValue }
  }
  /// Whether the title's shadow turns under a finger.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { input.reversesTitleShadowWhenHighlighted }
    set { storage.inputToWrite().reversesTitleShadowWhenHighlighted = newValue }
  }
}
