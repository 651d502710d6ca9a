import Foundation

/// Something that people did; off the device nobody does anything.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  /// The keys that are held.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The kind of the event.
  open var type: EventType { .touches }
  /// When it happened, in seconds.
  open private(set) var timestamp: TimeInterval = 0
  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// The touches in a view; off the device there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  /// The touches in a window; off the device there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
}

/// Keys that were pressed; off the device none are.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// The keys of the event.
  open var allPresses: Set<UIPress> { [] }
}

/// A finger on the screen; off the device there is none.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The states of a finger.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }
  /// The kinds of fingers.
  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
  /// `phase`, as in UIKit.
  open private(set) var phase = Phase.began
  /// `tapCount`, as in UIKit.
  open private(set) var tapCount = 1
  /// `type`, as in UIKit.
  open private(set) var type = TouchType.direct
  /// `timestamp`, as in UIKit.
  open private(set) var timestamp: TimeInterval = 0
  /// `force`, as in UIKit.
  open private(set) var force: CGFloat = 0
  /// `maximumPossibleForce`, as in UIKit.
  open private(set) var maximumPossibleForce: CGFloat = 0
  /// `majorRadius`, as in UIKit.
  open private(set) var majorRadius: CGFloat = 0
  /// `view`, as in UIKit.
  open private(set) var view: UIView?
  /// The origin: off the device no finger is anywhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The origin: off the device no finger is anywhere.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key that is pressed; off the device none is.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The states of a key.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// `phase`, as in UIKit.
  open private(set) var phase = Phase.began
}

/// Keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// UIKit's value.
  public let rawValue: Int
  /// Takes one of UIKit's values.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `alphaShift`, as in UIKit.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// `shift`, as in UIKit.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// `control`, as in UIKit.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// `alternate`, as in UIKit.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// `command`, as in UIKit.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// `numericPad`, as in UIKit.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
