import Foundation

// Bars of navigation and tab bar controllers have heights that are not known here for all systems. So both controllers keep
// what apps write, give their view to the controller that is shown, and say once that its safe area counts no bars.

/// Is told of changes of a stack of controllers; off the device it is not.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning?
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning?
}
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { nil }
}

/// A stack of controllers, of which the last one fills the view.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The ways in which the stack changes.
  public enum Operation: Int, Sendable { case none, push, pop }

  /// The controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for child in oldValue where !viewControllers.contains(child) { child.removeFromParent() }
      for child in viewControllers { addChild(child) }
      placeContent()
    }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  open private(set) lazy var navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open weak var delegate: UINavigationControllerDelegate?
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// A stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  /// An empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a controller, which is shown.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
  /// Takes the last controller away, unless it is the first.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? pop(to: viewControllers.count - 1)?.last : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { viewControllers.firstIndex(of: viewController).flatMap { pop(to: $0 + 1) } }
  private func pop(to count: Int) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst(count))
    viewControllers = Array(viewControllers.prefix(count))
    return popped
  }
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Makes the view, which the controller that is shown fills.
  open override func loadView() {
    super.loadView()
    placeContent()
  }
  private func placeContent() { fill(with: topViewController) }
}

/// Is told which tab is chosen; off the device nobody chooses.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Controllers of which the one that is chosen fills the view.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] where viewControllers?.contains(child) != true { child.removeFromParent() }
      for child in viewControllers ?? [] { addChild(child) }
      fill(with: selectedViewController)
    }
  }
  open var selectedIndex = 0 { didSet { fill(with: selectedViewController) } }
  /// The controller that is chosen.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = newValue.flatMap { viewControllers?.firstIndex(of: $0) } ?? selectedIndex }
  }
  open private(set) lazy var tabBar = UITabBar()
  open weak var delegate: UITabBarControllerDelegate?
  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  /// Makes the view, which the controller that is chosen fills.
  open override func loadView() {
    super.loadView()
    fill(with: selectedViewController)
  }
}

extension UIViewController {
  public var navigationController: UINavigationController? { ancestor() }
  public var tabBarController: UITabBarController? { ancestor() }
  private func ancestor<Ancestor: UIViewController>() -> Ancestor? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Ancestor }.first
  }

  /// Has the view of a child take all of the view, where that has been made.
  func fill(with child: UIViewController?) {
    guard let view = viewIfLoaded else { return }
    let content = child?.view
    for subview in view.subviews where subview !== content { subview.removeFromSuperview() }
    guard let content, content.superview !== view else { return }
    Messages.sayOnce("note: the safe area below a '\(type(of: self))' counts no bars: their heights are not known")
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
