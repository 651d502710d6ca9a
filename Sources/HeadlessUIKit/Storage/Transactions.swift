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

  open class func begin() { states.with { $0.append(State()) } }
  /// Ends a transaction, and calls its completion block.
  open class func commit() {
    let ended = states.with { $0.count > 1 ? $0.removeLast() : nil }
    ended?.completion?()
  }
  open class func flush() {}
  open class func animationDuration() -> CFTimeInterval { states.with { $0[$0.count - 1].duration } }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { states.with { $0[$0.count - 1].duration = dur } }
  /// The course of animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    states.with { $0[$0.count - 1].timingFunction }
  }
  /// Sets the course of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    states.with { $0[$0.count - 1].timingFunction = function }
  }
  open class func disableActions() -> Bool { states.with { $0[$0.count - 1].disablesActions } }
  open class func setDisableActions(_ flag: Bool) { states.with { $0[$0.count - 1].disablesActions = flag } }
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
  open var isPaused = false
  open var preferredFramesPerSecond = 0
  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  public init(target: Any, selector sel: Selector) { super.init() }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}
