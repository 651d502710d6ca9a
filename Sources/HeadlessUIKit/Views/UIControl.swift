import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

#if !canImport(ObjectiveC)
  /// The name of a method; off the device none is called by it.
  public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral {
    let name: String
    /// A method's name.
    public init(stringLiteral name: String) { self.name = name }
    /// A method's name.
    public init(_ name: String) { self.name = name }
  }
#endif

/// A view that people act on.
@preconcurrency @MainActor open class UIControl: StoredControl {
  /// The states of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: UInt
    /// The value of one of UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `normal`, as in UIKit.
    public static let normal: State = []
    /// `highlighted`, as in UIKit.
    public static let highlighted = State(rawValue: 1)
    /// `disabled`, as in UIKit.
    public static let disabled = State(rawValue: 2)
    /// `selected`, as in UIKit.
    public static let selected = State(rawValue: 4)
    /// `focused`, as in UIKit.
    public static let focused = State(rawValue: 8)
  }

  /// The actions of people.
  public struct Event: OptionSet, Sendable, Hashable {
    /// UIKit's value.
    public let rawValue: UInt
    /// The value of one of UIKit's.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `touchDown`, as in UIKit.
    public static let touchDown = Event(rawValue: 1)
    /// `touchUpInside`, as in UIKit.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// `touchUpOutside`, as in UIKit.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// `valueChanged`, as in UIKit.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// `primaryActionTriggered`, as in UIKit.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// `editingDidBegin`, as in UIKit.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// `editingChanged`, as in UIKit.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// `editingDidEnd`, as in UIKit.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// `editingDidEndOnExit`, as in UIKit.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// `allEvents`, as in UIKit.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { structureChanged() } } }
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { structureChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { structureChanged() } } }
  /// The state at the moment.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Keeps a target and its action, which nothing calls.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    storage.inputToWrite().targets.append((target.map { $0 as AnyObject }, action, controlEvents))
  }
  /// Forgets a target and its action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    storage.input?.targets.removeAll { kept in
      (target == nil || kept.target === target.map { $0 as AnyObject }) && (action == nil || kept.action == action)
        && !kept.events.isDisjoint(with: controlEvents)
    }
  }
  /// Keeps a closure, which ``sendActions(for:)`` runs.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    storage.inputToWrite().actions.append((action, controlEvents))
  }
  /// Takes the action of its main event.
  func take(_ primaryAction: UIAction?) {
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Runs the closures that wait for events; methods are not called by their names here.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in storage.input?.actions ?? [] where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }
  /// Calls nothing: methods are not called by their names here.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  /// Whether a touch is followed; off the device there is none.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Whether a touch is followed on; off the device there is none.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Is called by nothing off the device.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Is called by nothing off the device.
  open func cancelTracking(with event: UIEvent?) {}

  /// The control as the engine knows it; `nil` for one whose content decides no size.
  var control: ControlTemplate? { nil }

  override var content: ViewTemplate.Content { control.map { .control($0) } ?? .plain }

  /// The size that UIKit gives the control.
  open override var intrinsicContentSize: CGSize { contentSize() }

  /// The size that UIKit gives the control's frame, which may be larger than constraints see it; its own on sides that
  /// are free.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (own, insets) = (intrinsicContentSize, control?.alignmentRectInsets ?? .zero)
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? bounds.width : own.width + insets.leading + insets.trailing,
      height: own.height == UIView.noIntrinsicMetric ? bounds.height : own.height + insets.top + insets.bottom)
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
