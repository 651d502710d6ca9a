import Foundation

/// The parts of a navigation bar that a controller has.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  /// The words of the button that goes back.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  /// The title.
  open var title: String?
  /// The view in the place of the title.
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
