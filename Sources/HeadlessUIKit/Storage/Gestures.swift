import Foundation

/// Tells which gestures go together; off the device nobody asks.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two recognizers may go on at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer waits until another one fails.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer has to fail before another one begins.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer gets a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether a recognizer gets a press.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  /// Whether a recognizer gets an event.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Lets it begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Lets only one go on.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Lets it not wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Lets the other one not wait.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Gives it the touch.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  /// Gives it the press.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  /// Gives it the event.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

/// Waits for a gesture; off the device none comes.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a gesture that is over at once.
    public static let recognized = State.ended
  }

  private var targets: [(target: AnyObject?, action: Selector)] = []
  /// The view that it was added to.
  open internal(set) weak var view: UIView?
  /// `delegate`, as in UIKit.
  open weak var delegate: UIGestureRecognizerDelegate?
  /// `state`, as in UIKit.
  open var state = State.possible
  /// `isEnabled`, as in UIKit.
  open var isEnabled = true
  /// `cancelsTouchesInView`, as in UIKit.
  open var cancelsTouchesInView = true
  /// `delaysTouchesBegan`, as in UIKit.
  open var delaysTouchesBegan = false
  /// `delaysTouchesEnded`, as in UIKit.
  open var delaysTouchesEnded = true
  /// `allowedTouchTypes`, as in UIKit.
  open var allowedTouchTypes: [NSNumber] = []
  /// `allowedPressTypes`, as in UIKit.
  open var allowedPressTypes: [NSNumber] = []
  /// `requiresExclusiveTouchType`, as in UIKit.
  open var requiresExclusiveTouchType = true
  /// `name`, as in UIKit.
  open var name: String?
  /// None: off the device there are no touches.
  open var numberOfTouches: Int { 0 }
  /// `modifierFlags`, as in UIKit.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Takes a target and its action, which nothing calls.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  /// Takes no target.
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Is called by loading from a nib.
  public init?(coder: NSCoder) { super.init() }

  /// Keeps a target and its action, which nothing calls.
  open func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
  /// Forgets a target and its action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { kept in
      (target == nil || kept.target === target.map { $0 as AnyObject }) && (action == nil || kept.action == action)
    }
  }
  /// The origin: off the device no finger is anywhere.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The origin: off the device no finger is anywhere.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Waits for nothing off the device.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Is called by nothing off the device.
  open func reset() { state = .possible }
  /// Does nothing off the device.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Is called by nothing off the device.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called by nothing off the device.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called by nothing off the device.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Is called by nothing off the device.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Whether it stops another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one stops it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits until another one fails.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits until it fails.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIView {
  /// The recognizers that were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.gestureRecognizers }
    set {
      for recognizer in storage.gestureRecognizers ?? [] { recognizer.view = nil }
      storage.gestureRecognizers = newValue
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }
  /// Adds a recognizer.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    storage.gestureRecognizers = (storage.gestureRecognizers ?? []) + [gestureRecognizer]
  }
  /// Removes a recognizer.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    storage.gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
