import Foundation

/// The positions of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
/// The heights of a bar.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt = 102 }

/// An entry of a bar, of which no bar is laid out here.
@preconcurrency @MainActor open class UIBarItem: AccessibleResponder {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var isEnabled = true
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
  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var tintColor: UIColor?
  open var possibleTitles: Set<String>?
  private var systemItem: SystemItem?

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
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override init() { super.init() }
  /// Looks as another one does.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    (backgroundColor, backgroundImage) = (barAppearance.backgroundColor, barAppearance.backgroundImage)
    (backgroundEffect, shadowColor) = (barAppearance.backgroundEffect, barAppearance.shadowColor)
    (shadowImage, backgroundImageContentMode) = (barAppearance.shadowImage, barAppearance.backgroundImageContentMode)
  }
  open func configureWithDefaultBackground() { configure(nil, .separator) }
  open func configureWithOpaqueBackground() { configure(.systemBackground, .separator) }
  open func configureWithTransparentBackground() { configure(nil, nil) }
  private func configure(_ background: UIColor?, _ shadow: UIColor?) {
    (backgroundColor, backgroundImage, backgroundEffect) = (background, nil, nil)
    (shadowColor, shadowImage) = (shadow, nil)
  }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
}

/// How buttons of bars look.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public init(style: UIBarButtonItem.Style) { super.init() }
  public override init() { super.init() }
  open func configureWithDefault(for style: UIBarButtonItem.Style) {}
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
}

/// How buttons of bars look in a state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}
