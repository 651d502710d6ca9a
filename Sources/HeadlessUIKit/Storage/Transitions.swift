import Foundation

/// The controllers of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's value.
  public let rawValue: String
  /// The value of one of UIKit's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `from`, as in UIKit.
  public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
  /// `to`, as in UIKit.
  public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}
/// The views of a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's value.
  public let rawValue: String
  /// The value of one of UIKit's.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// `from`, as in UIKit.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// `to`, as in UIKit.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// A change of controllers, for an app's animation; off the device it is not asked.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the change is shown.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the change.
  var isInteractive: Bool { get }
  /// Whether the change was given up.
  var transitionWasCancelled: Bool { get }
  /// How the new controller is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the change is.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the change.
  func finishInteractiveTransition()
  /// Gives the change up.
  func cancelInteractiveTransition()
  /// Says that the animation is over.
  func completeTransition(_ didComplete: Bool)
  /// A controller of the change.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// A view of the change.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a change of controllers; off the device none is animated.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Seconds.
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval
  /// Animates a change.
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning)
  /// Is called after a change.
  func animationEnded(_ transitionCompleted: Bool)
}
extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture drive a change of controllers; off the device there is none.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins a change.
  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning)
}

/// A change of controllers that a gesture drives.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How far it is, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// `completionSpeed`, as in UIKit.
  open var completionSpeed: CGFloat = 1
  /// `completionCurve`, as in UIKit.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// `wantsInteractiveStart`, as in UIKit.
  open var wantsInteractiveStart = true
  /// Is called by nothing off the device.
  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
  /// Says how far it is.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Ends it.
  open func finish() { percentComplete = 1 }
  /// Gives it up.
  open func cancel() { percentComplete = 0 }
}

/// Chooses animations for a controller that is presented; off the device it is not asked.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// The animation that brings the controller.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  /// The animation that takes the controller away.
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  /// The object that drives the animation that brings the controller.
  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?
  /// The object that drives the animation that takes the controller away.
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?
  /// The object that places the controller.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  /// Has none of its own.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  /// Has none of its own.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  /// Has none of its own.
  public func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// Has none of its own.
  public func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
  /// Has none of its own.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Is told of a controller that is presented; off the device it is not.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// How the controller is presented in other traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// How the controller is presented where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether people may close the controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Is called by nothing off the device.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Is called by nothing off the device.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Is called by nothing off the device.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  /// As it is.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// As it is.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  /// Lets them.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
