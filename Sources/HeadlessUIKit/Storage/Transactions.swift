import Foundation

/// Changes of layers that go together; they take no time off the device.
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var values: [String: Any] = [:]
  }

  private final class States: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var states = [State()]
    func with<Result>(_ body: (inout [State]) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&states)
    }
  }
  private static let states = States()

  /// Begins a transaction.
  open class func begin() { states.with { $0.append(State()) } }
  /// Ends a transaction, and calls its completion block.
  open class func commit() {
    let ended = states.with { $0.count > 1 ? $0.removeLast() : nil }
    ended?.completion?()
  }
  /// Ends no transaction: they wait for nothing.
  open class func flush() {}
  /// Seconds of animations.
  open class func animationDuration() -> CFTimeInterval { states.with { $0[$0.count - 1].duration } }
  /// Sets the seconds of animations.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { states.with { $0[$0.count - 1].duration = dur } }
  /// The course of animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    states.with { $0[$0.count - 1].timingFunction }
  }
  /// Sets the course of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    states.with { $0[$0.count - 1].timingFunction = function }
  }
  /// Whether changes are not animated.
  open class func disableActions() -> Bool { states.with { $0[$0.count - 1].disablesActions } }
  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { states.with { $0[$0.count - 1].disablesActions = flag } }
  /// The block that the end of the transaction calls.
  open class func completionBlock() -> (() -> Void)? { states.with { $0[$0.count - 1].completion } }
  /// Sets the block that the end of the transaction calls; outside a transaction it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let isOpen = states.with { states in
      guard states.count > 1 else { return false }
      states[states.count - 1].completion = block
      return true
    }
    if !isOpen { block?() }
  }
  /// A value of the transaction.
  open class func value(forKey key: String) -> Any? { states.with { $0[$0.count - 1].values[key] } }
  /// Sets a value of the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    states.with { $0[$0.count - 1].values[key] = anObject }
  }
}

/// `kCATransactionDisableActions`, as in CoreAnimation.
public let kCATransactionDisableActions = "disableActions"
/// `kCATransactionAnimationDuration`, as in CoreAnimation.
public let kCATransactionAnimationDuration = "animationDuration"
/// `kCATransactionCompletionBlock`, as in CoreAnimation.
public let kCATransactionCompletionBlock = "completionBlock"

/// A clock of the display; off the device it does not tick.
open class CADisplayLink: NSObject {
  /// `isPaused`, as in UIKit.
  open var isPaused = false
  /// `preferredFramesPerSecond`, as in UIKit.
  open var preferredFramesPerSecond = 0
  /// `timestamp`, as in UIKit.
  open private(set) var timestamp: CFTimeInterval = 0
  /// `targetTimestamp`, as in UIKit.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// `duration`, as in UIKit.
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  /// Takes a target that is never called.
  public init(target: Any, selector sel: Selector) { super.init() }
  /// Does nothing off the device.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing off the device.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing off the device.
  open func invalidate() {}
}
