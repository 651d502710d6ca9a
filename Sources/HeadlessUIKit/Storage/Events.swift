import Foundation

/// Something that people did; off the device nobody does anything.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14
  }
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open var type: EventType { .touches }
  open private(set) var timestamp: TimeInterval = 0
  open var allTouches: Set<UITouch>? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
}

/// Keys that were pressed; off the device none are.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
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
  open private(set) var phase = Phase.began
  open private(set) var tapCount = 1
  open private(set) var type = TouchType.direct
  open private(set) var timestamp: TimeInterval = 0
  open private(set) var force: CGFloat = 0
  open private(set) var maximumPossibleForce: CGFloat = 0
  open private(set) var majorRadius: CGFloat = 0
  open private(set) var view: UIView?
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key that is pressed; off the device none is.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The states of a key.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  open private(set) var phase = Phase.began
}

/// Keys that are held with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
