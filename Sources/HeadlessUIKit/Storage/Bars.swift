import Foundation

/// The positions of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }

/// An entry of a bar, of which no bar is laid out here.
@preconcurrency @MainActor open class UIBarItem: AccessibleResponder {
  /// `title`, as in UIKit.
  open var title: String?
  /// `image`, as in UIKit.
  open var image: UIImage?
  /// `landscapeImagePhone`, as in UIKit.
  open var landscapeImagePhone: UIImage?
  /// `isEnabled`, as in UIKit.
  open var isEnabled = true
  /// `tag`, as in UIKit.
  open var tag = 0
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// Sets how the title looks in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  /// How the title looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}

/// A button of a bar, of which no bar is laid out here.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable { case plain, bordered, done }
  /// The buttons of the system's own.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
  }
  /// `style`, as in UIKit.
  open var style = Style.plain
  /// `width`, as in UIKit.
  open var width: CGFloat = 0
  /// `customView`, as in UIKit.
  open var customView: UIView?
  /// `target`, as in UIKit.
  open weak var target: AnyObject?
  /// `action`, as in UIKit.
  open var action: Selector?
  /// `primaryAction`, as in UIKit.
  open var primaryAction: UIAction?
  /// `menu`, as in UIKit.
  open var menu: UIMenu?
  /// `tintColor`, as in UIKit.
  open var tintColor: UIColor?
  /// `possibleTitles`, as in UIKit.
  open var possibleTitles: Set<String>?
  private var systemItem: SystemItem?

  /// Takes nothing.
  public override init() { super.init() }
  /// Takes a picture.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.map { $0 as AnyObject }
  }
  /// Takes words.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(image: nil, style: style, target: target, action: action)
    self.title = title
  }
  /// Takes a button of the system's own.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(image: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  /// Takes a button of the system's own.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Takes words, a picture and an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Takes a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Takes the room that is left.
  open class func flexibleSpace() -> Self { unsafeDowncast(UIBarButtonItem(systemItem: .flexibleSpace), to: self) }
  /// Takes points of room.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return unsafeDowncast(item, to: self)
  }
}

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// `backgroundColor`, as in UIKit.
  open var backgroundColor: UIColor?
  /// `backgroundImage`, as in UIKit.
  open var backgroundImage: UIImage?
  /// `backgroundImageContentMode`, as in UIKit.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// `backgroundEffect`, as in UIKit.
  open var backgroundEffect: UIBlurEffect?
  /// `shadowColor`, as in UIKit.
  open var shadowColor: UIColor?
  /// `shadowImage`, as in UIKit.
  open var shadowImage: UIImage?
  /// Looks as usual.
  public override init() { super.init() }
  /// Looks as another one does.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    (backgroundColor, backgroundImage) = (barAppearance.backgroundColor, barAppearance.backgroundImage)
    (backgroundEffect, shadowColor) = (barAppearance.backgroundEffect, barAppearance.shadowColor)
    (shadowImage, backgroundImageContentMode) = (barAppearance.shadowImage, barAppearance.backgroundImageContentMode)
  }
  /// Lets what is behind it shine through a blur.
  open func configureWithDefaultBackground() { configure(nil, .separator) }
  /// Hides what is behind it.
  open func configureWithOpaqueBackground() { configure(.systemBackground, .separator) }
  /// Has no ground.
  open func configureWithTransparentBackground() { configure(nil, nil) }
  private func configure(_ background: UIColor?, _ shadow: UIColor?) {
    (backgroundColor, backgroundImage, backgroundEffect) = (background, nil, nil)
    (shadowColor, shadowImage) = (shadow, nil)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// `titleTextAttributes`, as in UIKit.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// `largeTitleTextAttributes`, as in UIKit.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// `titlePositionAdjustment`, as in UIKit.
  open var titlePositionAdjustment = UIOffset.zero
  /// How usual buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the button back looks.
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

/// How buttons of bars look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The usual look of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }
  /// The usual look.
  public override init() { super.init() }
  /// Takes the usual look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  /// `normal`, as in UIKit.
  public let normal = UIBarButtonItemStateAppearance()
  /// `highlighted`, as in UIKit.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// `disabled`, as in UIKit.
  public let disabled = UIBarButtonItemStateAppearance()
  /// `focused`, as in UIKit.
  public let focused = UIBarButtonItemStateAppearance()
}

/// How buttons of bars look in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// `titleTextAttributes`, as in UIKit.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// `titlePositionAdjustment`, as in UIKit.
  open var titlePositionAdjustment = UIOffset.zero
  /// `backgroundImage`, as in UIKit.
  open var backgroundImage: UIImage?
  /// `backgroundImagePositionAdjustment`, as in UIKit.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How usual buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons that end something look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
