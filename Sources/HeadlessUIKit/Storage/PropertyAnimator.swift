import Foundation

/// How far an animation is.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animation is.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// The course of an animation's speed.
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// A course of speed between two control points.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  /// Takes a course by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    super.init()
  }
  /// Takes two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }
}

/// A course of speed like a spring's.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  public let initialVelocity: CGVector
  /// Takes how soon it rests, and the speed at the beginning.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }
  public convenience override init() { self.init(dampingRatio: 1, initialVelocity: .zero) }
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }
  /// Takes the spring's numbers.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(dampingRatio: 1, initialVelocity: velocity)
  }
  /// Takes the length and the bounce.
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }
}

/// Something that moves, and that can be stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Runs its closures when it is started, at once.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewAnimating {
  open private(set) var timingParameters: UITimingCurveProvider?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Takes seconds and a course of speed.
  public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }
  /// Takes seconds and a course by its name.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Takes seconds and two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Takes seconds and how soon a spring rests.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Runs both closures at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// Runs all closures at once.
  open func startAnimation() {
    let (run, ended) = (animations, completions)
    (animations, completions) = ([], [])
    state = .active
    for closure in run { closure() }
    fractionComplete = 1
    state = .inactive
    for closure in ended { closure(.end) }
  }
  /// Runs all closures at once.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// Runs closures that are left.
  open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
    startAnimation()
  }
}
