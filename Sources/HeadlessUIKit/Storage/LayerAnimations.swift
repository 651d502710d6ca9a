// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// The time now, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The time now, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Is done when a layer changes; off the device nothing is.
public protocol CAAction {}

extension NSNull: CAAction {}

/// Tells when something moves; off the device nothing does.
public protocol CAMediaTiming {
  /// When it begins, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast its time runs.
  var speed: Float { get set }
  /// How far its time is ahead, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it is done.
  var repeatCount: Float { get set }
  /// How long it is done again, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it goes back.
  var autoreverses: Bool { get set }
  /// The value that it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Tells what an animation shows before and after.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `forwards`, as in UIKit.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// `backwards`, as in UIKit.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `both`, as in UIKit.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// `removed`, as in UIKit.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The name of a course of speed.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `linear`, as in UIKit.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// `easeIn`, as in UIKit.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// `easeOut`, as in UIKit.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// `easeInEaseOut`, as in UIKit.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// `default`, as in UIKit.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A course of speed.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// Takes a course by its name.
  public init(name: CAMediaTimingFunctionName) { super.init() }
  /// Takes the control points of a course.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init() }
}

/// Is told of an animation's begin and end; off the device there is none.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Is called by nothing off the device.
  func animationDidStart(_ anim: CAAnimation)
  /// Is called by nothing off the device.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A movement of a layer, which nothing runs.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Takes the defaults.
  public override init() { super.init() }
  /// `timingFunction`, as in UIKit.
  open var timingFunction: CAMediaTimingFunction?
  /// `delegate`, as in UIKit.
  open var delegate: CAAnimationDelegate?
  /// `isRemovedOnCompletion`, as in UIKit.
  open var isRemovedOnCompletion = true
  /// `beginTime`, as in UIKit.
  open var beginTime: CFTimeInterval = 0
  /// `duration`, as in UIKit.
  open var duration: CFTimeInterval = 0
  /// `speed`, as in UIKit.
  open var speed: Float = 1
  /// `timeOffset`, as in UIKit.
  open var timeOffset: CFTimeInterval = 0
  /// `repeatCount`, as in UIKit.
  open var repeatCount: Float = 0
  /// `repeatDuration`, as in UIKit.
  open var repeatDuration: CFTimeInterval = 0
  /// `autoreverses`, as in UIKit.
  open var autoreverses = false
  /// `fillMode`, as in UIKit.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// How a value goes on from round to round.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A movement of one of a layer's properties.
open class CAPropertyAnimation: CAAnimation {
  /// `keyPath`, as in UIKit.
  open var keyPath: String?
  /// `isAdditive`, as in UIKit.
  open var isAdditive = false
  /// `isCumulative`, as in UIKit.
  open var isCumulative = false
  /// Takes no property.
  public override init() { super.init() }
  /// Takes the name of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }
}

/// A movement from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// `fromValue`, as in UIKit.
  open var fromValue: Any?
  /// `toValue`, as in UIKit.
  open var toValue: Any?
  /// `byValue`, as in UIKit.
  open var byValue: Any?
}

/// A movement like a spring's.
open class CASpringAnimation: CABasicAnimation {
  /// `mass`, as in UIKit.
  open var mass: CGFloat = 1
  /// `stiffness`, as in UIKit.
  open var stiffness: CGFloat = 100
  /// `damping`, as in UIKit.
  open var damping: CGFloat = 10
  /// `initialVelocity`, as in UIKit.
  open var initialVelocity: CGFloat = 0
  /// `settlingDuration`, as in UIKit.
  open var settlingDuration: CFTimeInterval { duration }
}

/// How a movement goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `linear`, as in UIKit.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// `discrete`, as in UIKit.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// `paced`, as in UIKit.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// `cubic`, as in UIKit.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// `cubicPaced`, as in UIKit.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// A movement through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// `values`, as in UIKit.
  open var values: [Any]?
  /// `path`, as in UIKit.
  open var path: CGPath?
  /// `keyTimes`, as in UIKit.
  open var keyTimes: [NSNumber]?
  /// `timingFunctions`, as in UIKit.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// `calculationMode`, as in UIKit.
  open var calculationMode = CAAnimationCalculationMode.linear
}

/// Several movements at once.
open class CAAnimationGroup: CAAnimation {
  /// `animations`, as in UIKit.
  open var animations: [CAAnimation]?
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `fade`, as in UIKit.
  public static let fade = CATransitionType(rawValue: "fade")
  /// `moveIn`, as in UIKit.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// `push`, as in UIKit.
  public static let push = CATransitionType(rawValue: "push")
  /// `reveal`, as in UIKit.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// CoreAnimation's value.
  public let rawValue: String
  /// Takes one of CoreAnimation's values.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `fromRight`, as in UIKit.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// `fromLeft`, as in UIKit.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// `fromTop`, as in UIKit.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// `fromBottom`, as in UIKit.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A passage from one state of a layer to the next.
open class CATransition: CAAnimation {
  /// `type`, as in UIKit.
  open var type = CATransitionType.fade
  /// `subtype`, as in UIKit.
  open var subtype: CATransitionSubtype?
  /// `startProgress`, as in UIKit.
  open var startProgress: Float = 0
  /// `endProgress`, as in UIKit.
  open var endProgress: Float = 1
}
