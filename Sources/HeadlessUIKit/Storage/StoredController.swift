import Foundation

/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case none = -1
  case automatic = -2
}
/// How a controller that is presented comes in.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
/// How the bar with the time comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// Runs animations beside those of a change of controllers; off the device they run at once.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
}
/// Runs animations beside those of a change of controllers; off the device they run at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs a closure beside the change, and another one after it.
  @discardableResult func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A controller as far as it decides no size: it keeps and reads back what apps write, and apps may override all of it.
@preconcurrency @MainActor open class StoredController: AccessibleResponder, UITraitEnvironment, UIContentContainer {
  /// The traits of its view, or the current ones while it has none.
  open var traitCollection: UITraitCollection {
    (self as? UIViewController)?.viewIfLoaded?.traitCollection ?? .current
  }
  /// Is called after traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Is called by nothing: the screen does not change its size.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}

  /// Is called by nothing: the screen does not change its traits.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  /// The size of a child, which is the parent's.
  open func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Is called by nothing off the device.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Is called before a storyboard shows another controller, or embeds its view.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Lets people go the way that a storyboard names.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Shows the controller that a storyboard names, at once.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    (self as? UIViewController)?.perform(segue: identifier, sender: sender)
  }

  /// Is called before a window shows the view.
  open func viewWillAppear(_ animated: Bool) {}
  /// Is called while a window begins to show the view.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Is called after a window has shown the view.
  open func viewDidAppear(_ animated: Bool) {}
  /// Is called before a window hides the view.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Is called after a window has hidden the view.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Is called by nothing off the device.
  open func didReceiveMemoryWarning() {}

  /// The title.
  open var title: String?
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  var presentation: UIPresentationController?
  /// Chooses animations, which off the device none does.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  /// The parts of a navigation bar that it has.
  open private(set) lazy var navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The part of a tab bar that it has.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  /// Whether the content is edited.
  open var isEditing = false
  /// Begins or ends to edit the content.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Tells a child that it comes or goes.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    isComing = isAppearing
  }
  /// Tells a child that it has come or gone.
  open func endAppearanceTransition() {
    if isComing { viewDidAppear(false) } else { viewDidDisappear(false) }
  }
  private var isComing = false
  /// A button that begins and ends to edit the content.
  open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  /// The size that it would like to have, which a container decides about.
  open var preferredContentSize = CGSize.zero
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes in when it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only the app may close it.
  open var isModalInPresentation = false
  /// Whether what it presents covers it alone.
  open var definesPresentationContext = false
  /// Whether a toolbar goes when it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// The edges where the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view reaches under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views keep clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Light or dark for its view, whatever the device says.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrides.values.style ?? .unspecified }
    set { (self as? UIViewController)?.traitOverrides.values.style = newValue == .unspecified ? nil : newValue }
  }
  /// The traits that it says for its view.
  var ownOverrides = UITraitOverrides()
  /// The traits that its parent says for its view.
  var overridesOfParent: UITraitCollection?
  /// The name under which its state is kept.
  open var restorationIdentifier: String?
  /// The commands of the keyboard that were added.
  open private(set) var addedKeyCommands: [UIKeyCommand] = []
  /// Adds a command of the keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Whether it is being presented, which takes no time.
  open var isBeingPresented: Bool { false }
  /// Whether it is being dismissed, which takes no time.
  open var isBeingDismissed: Bool { false }
  /// Whether it is moving to a parent, which takes no time.
  open var isMovingToParent: Bool { false }
  /// Whether it is moving from a parent, which takes no time.
  open var isMovingFromParent: Bool { false }
  /// The change of controllers that goes on, of which off the device there is none.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }

  /// How the bar with the time looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar with the time is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar with the time comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the line at the lower edge goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The ways up that it can show its view.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way up that it is presented in.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Whether children are told when it appears.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The child that decides how the bar with the time looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the bar with the time is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the line at the lower edge goes.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Does nothing off the device.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing off the device.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing off the device.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
