import Foundation

/// The parts of a navigation bar that a controller has.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// The words of the button that goes back.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// The title.
  open var title: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The words above the title.
  open var prompt: String?
  /// The words of the button that goes back.
  open var backButtonTitle: String?
  /// The words of the button that goes back.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The button that goes back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether there is no button that goes back.
  open var hidesBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons before the title.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons behind the title.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The button before the title.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The button behind the title.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks at the end of what scrolls.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where it is low.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks at the end of what scrolls, where it is low.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The search below the bar.
  open var searchController: UISearchController?
  /// Whether the search goes while people scroll.
  open var hidesSearchBarWhenScrolling = true
  /// Whether the buttons before the title stand beside the one that goes back.
  open var leftItemsSupplementBackButton = false
  /// Sets the button before the title.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button behind the title.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets the buttons before the title.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons behind the title.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  /// Says whether there is no button that goes back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
  /// An item without a title.
  public override init() { super.init() }
}

/// The part of a tab bar that a controller has.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture while it is chosen.
  open var selectedImage: UIImage?
  /// The words in its corner.
  open var badgeValue: String?
  /// The colour of its corner.
  open var badgeColor: UIColor?
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets the attributes of the words in its corner.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state.rawValue] = attributes
  }
  /// The attributes of the words in its corner.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
  /// An item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// An item with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}
