import Foundation

/// Something that is told when its size or its traits change.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have.
  var preferredContentSize: CGSize { get }
  /// Is called before the size changes.
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// Is called before traits change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
  /// The size of something inside.
  func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Is called after something inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
}

/// Where a controller that is presented stands; off the device it is shown nowhere.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  /// The controller that presents.
  public let presentingViewController: UIViewController
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// `delegate`, as in UIKit.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?
  /// Takes both controllers.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
    super.init()
  }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
  /// None: off the device the controller is shown nowhere.
  open var containerView: UIView? { nil }
  /// The view of the controller.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// All of the screen.
  open var frameOfPresentedViewInContainerView: CGRect { UIScreen.main.bounds }
  /// `shouldPresentInFullscreen`, as in UIKit.
  open var shouldPresentInFullscreen: Bool { true }
  /// `shouldRemovePresentersView`, as in UIKit.
  open var shouldRemovePresentersView: Bool { false }
  /// Is called by nothing off the device.
  open func presentationTransitionWillBegin() {}
  /// Is called by nothing off the device.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Is called by nothing off the device.
  open func dismissalTransitionWillBegin() {}
  /// Is called by nothing off the device.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Is called by nothing off the device.
  open func containerViewWillLayoutSubviews() {}
  /// Is called by nothing off the device.
  open func containerViewDidLayoutSubviews() {}

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  /// Is called by nothing off the device.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size that the controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Is called by nothing off the device.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  /// Is called by nothing off the device.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// All of the room.
  open func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Is called by nothing off the device.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
}
