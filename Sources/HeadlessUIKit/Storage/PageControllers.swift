import Foundation

/// Says which controllers come before and after another one, in a controller of pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots show the pages.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that is shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  /// Shows no dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Shows no dots.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told of turned pages; off the device nobody turns them.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Is called by nothing off the device.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Is called by nothing off the device.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Is called by nothing off the device.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}
extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Keeps the spine at the side.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}

/// Controllers of pages, of which the first one that is set fills the view.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The way that pages go on.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The way that a page comes from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Where pages are held together.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// Options of pages.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes one of UIKit's values.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `spineLocation`, as in UIKit.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// `interPageSpacing`, as in UIKit.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// `transitionStyle`, as in UIKit.
  public let transitionStyle: TransitionStyle
  /// `navigationOrientation`, as in UIKit.
  public let navigationOrientation: NavigationOrientation
  /// `spineLocation`, as in UIKit.
  open private(set) var spineLocation = SpineLocation.none
  /// `isDoubleSided`, as in UIKit.
  open var isDoubleSided = false
  /// `dataSource`, as in UIKit.
  open weak var dataSource: UIPageViewControllerDataSource?
  /// `delegate`, as in UIKit.
  open weak var delegate: UIPageViewControllerDelegate?
  /// The gestures that turn pages; off the device none comes.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Pages that are turned in a way.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows pages, at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in self.viewControllers ?? [] where viewControllers?.contains(child) != true { child.removeFromParent() }
    self.viewControllers = viewControllers
    for child in viewControllers ?? [] {
      addChild(child)
      child.didMove(toParent: self)
    }
    fill(with: viewControllers?.first)
    completion?(true)
  }
  /// Makes the view, which the page fills.
  open override func loadView() {
    super.loadView()
    fill(with: viewControllers?.first)
  }
}
