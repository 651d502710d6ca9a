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
  var isAnimated: Bool { get }
}
/// Runs animations beside those of a change of controllers; off the device they run at once.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
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
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Does nothing, as traits are told as they change.
  open func updateTraitsIfNeeded() {}
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {}
  open func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Shows the controller that a storyboard names, at once.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    (self as? UIViewController)?.perform(segue: identifier, sender: sender)
  }

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}

  open var title: String?
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  var presentation: UIPresentationController?
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
  open private(set) lazy var navigationItem = UINavigationItem()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  open var isEditing = false
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
  open private(set) lazy var editButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
  open var preferredContentSize = CGSize.zero
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only the app may close it.
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
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
  open var restorationIdentifier: String?
  open private(set) var addedKeyCommands: [UIKeyCommand] = []
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  open var isBeingPresented: Bool { false }
  open var isBeingDismissed: Bool { false }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? { nil }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
