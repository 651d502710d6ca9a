import Foundation

/// The bar above a stack of controllers, of which no size is known here: it has the one that an app gives it.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The items, from the first to the one that is shown.
  open var items: [UINavigationItem]?
  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// `delegate`, as in UIKit.
  open weak var delegate: UINavigationBarDelegate?
  /// `barStyle`, as in UIKit.
  open var barStyle = UIBarStyle.default
  /// `barTintColor`, as in UIKit.
  open var barTintColor: UIColor?
  /// `isTranslucent`, as in UIKit.
  open var isTranslucent = true
  /// `prefersLargeTitles`, as in UIKit.
  open var prefersLargeTitles = false
  /// `shadowImage`, as in UIKit.
  open var shadowImage: UIImage?
  /// `backIndicatorImage`, as in UIKit.
  open var backIndicatorImage: UIImage?
  /// `backIndicatorTransitionMaskImage`, as in UIKit.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// `titleTextAttributes`, as in UIKit.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// `largeTitleTextAttributes`, as in UIKit.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// `standardAppearance`, as in UIKit.
  open var standardAppearance = UINavigationBarAppearance()
  /// `scrollEdgeAppearance`, as in UIKit.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// `compactAppearance`, as in UIKit.
  open var compactAppearance: UINavigationBarAppearance?
  /// `compactScrollEdgeAppearance`, as in UIKit.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgrounds[barMetrics] = backgroundImage }
  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
  /// Adds an item, which is shown.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Takes the last item away.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
}

/// Something that stands at an edge of the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge.
  var barPosition: UIBarPosition { get }
}
/// Is asked where a bar stands; off the device it is not.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// The edge.
  func position(for bar: UIBarPositioning) -> UIBarPosition
}
extension UIBarPositioningDelegate {
  /// Any.
  public func position(for bar: UIBarPositioning) -> UIBarPosition { .any }
}
/// Is told of a navigation bar; off the device it is not.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
extension UINavigationBar: UIBarPositioning {
  /// The upper one.
  public var barPosition: UIBarPosition { .top }
}

/// Is told which tab is chosen; off the device nobody chooses.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Is called by nothing off the device.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The bar below some controllers, of which no size is known here: it has the one that an app gives it.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The items.
  open var items: [UITabBarItem]?
  /// The item that is chosen.
  open weak var selectedItem: UITabBarItem?
  /// `delegate`, as in UIKit.
  open weak var delegate: UITabBarDelegate?
  /// `barStyle`, as in UIKit.
  open var barStyle = UIBarStyle.default
  /// `barTintColor`, as in UIKit.
  open var barTintColor: UIColor?
  /// `unselectedItemTintColor`, as in UIKit.
  open var unselectedItemTintColor: UIColor?
  /// `isTranslucent`, as in UIKit.
  open var isTranslucent = true
  /// `shadowImage`, as in UIKit.
  open var shadowImage: UIImage?
  /// `backgroundImage`, as in UIKit.
  open var backgroundImage: UIImage?
  /// `standardAppearance`, as in UIKit.
  open var standardAppearance = UITabBarAppearance()
  /// `scrollEdgeAppearance`, as in UIKit.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Sets the items.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

/// Is told what people search for; off the device nobody does.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Is called by nothing off the device.
  func updateSearchResults(for searchController: UISearchController)
}
/// Is told of a search; off the device there is none.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Is called by nothing off the device.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Is called by nothing off the device.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Is called by nothing off the device.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Is called by nothing off the device.
  func didDismissSearchController(_ searchController: UISearchController)
}
extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search bar and the controller that shows what was found; off the device nobody searches.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  open private(set) lazy var searchBar = UISearchBar()
  /// The controller that shows what was found.
  open private(set) var searchResultsController: UIViewController?
  /// Whether somebody searches.
  open var isActive = false
  /// `searchResultsUpdater`, as in UIKit.
  open weak var searchResultsUpdater: UISearchResultsUpdating?
  /// `delegate`, as in UIKit.
  open weak var delegate: UISearchControllerDelegate?
  /// `obscuresBackgroundDuringPresentation`, as in UIKit.
  open var obscuresBackgroundDuringPresentation = true
  /// `hidesNavigationBarDuringPresentation`, as in UIKit.
  open var hidesNavigationBarDuringPresentation = true
  /// `automaticallyShowsCancelButton`, as in UIKit.
  open var automaticallyShowsCancelButton = true
  /// `showsSearchResultsController`, as in UIKit.
  open var showsSearchResultsController = false
  /// Takes the controller that shows what was found.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// Takes none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
