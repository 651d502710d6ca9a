import Foundation

/// The window that views are shown in; off the device it shows nothing.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far a window stands in front of others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: CGFloat
    /// The value of one of UIKit's.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// `normal`, as in UIKit.
    public static let normal = Level(rawValue: 0)
    /// `statusBar`, as in UIKit.
    public static let statusBar = Level(rawValue: 1000)
    /// `alert`, as in UIKit.
    public static let alert = Level(rawValue: 2000)
    /// A level before another.
    public static func + (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue + distance) }
    /// A level behind another.
    public static func - (level: Level, distance: CGFloat) -> Level { Level(rawValue: level.rawValue - distance) }
  }

  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?
  /// How far it stands in front of others.
  open var windowLevel = Level.normal
  /// The screen of the stated device.
  open var screen: UIScreen = .main
  /// Whether it gets keys.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }
  /// Whether it may get keys.
  open var canBecomeKey: Bool { true }
  /// The next one that is asked is the scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if !isHidden { oldValue?.appear(false) }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
      if !isHidden { rootViewController?.appear(true) }
    }
  }

  /// Whether the program has made a window.
  private(set) static var isAny = false

  /// A window of a scene, as large as the screen.
  public init(windowScene: UIWindowScene) {
    UIWindow.isAny = true
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
    isHidden = true
  }
  /// A window with a frame in points.
  public override init(frame: CGRect) {
    UIWindow.isAny = true
    super.init(frame: frame)
    isHidden = true
  }
  /// A window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// Loading from a nib calls this.
  public required init?(coder: NSCoder) {
    UIWindow.isAny = true
    super.init(coder: coder)
    frame = UIScreen.main.bounds
  }

  /// Has the window get keys.
  open func makeKey() { UIApplication.shared.note(self, isKey: true) }
  /// Has the window get keys and shows it; it is laid out in the next update cycle, where the run loop runs.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    RunLoop.current.perform { [weak self] in MainActor.assumeIsolated { self?.layoutIfNeeded() } }
  }
  /// Is called by nothing off the device.
  open func becomeKey() {}
  /// Is called by nothing off the device.
  open func resignKey() {}
  /// Delivers nothing off the device.
  open func sendEvent(_ event: UIEvent) {}

  /// Whether the window is hidden; at the start it is. One that is shown is among those of the app.
  open override var isHidden: Bool {
    didSet {
      UIApplication.shared.note(self, isKey: false)
      if isHidden != oldValue { rootViewController?.appear(!isHidden) }
    }
  }

  /// `didBecomeVisibleNotification`, as in UIKit.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// `didBecomeHiddenNotification`, as in UIKit.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// `didBecomeKeyNotification`, as in UIKit.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// `didResignKeyNotification`, as in UIKit.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
