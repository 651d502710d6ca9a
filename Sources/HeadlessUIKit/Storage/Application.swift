import Foundation

/// The app that runs; off the device there is none, and nothing opens.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether people see the app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// Takes one of UIKit's values.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `universalLinksOnly`, as in UIKit.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  private static let onlyOne = UIApplication()
  /// The one that there is.
  open class var shared: UIApplication { onlyOne }
  /// `delegate`, as in UIKit.
  open weak var delegate: UIApplicationDelegate?
  /// `isIdleTimerDisabled`, as in UIKit.
  open var isIdleTimerDisabled = false
  /// `isNetworkActivityIndicatorVisible`, as in UIKit.
  open var isNetworkActivityIndicatorVisible = false
  /// `shortcutItems`, as in UIKit.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// `applicationIconBadgeNumber`, as in UIKit.
  open var applicationIconBadgeNumber = 0
  /// `applicationState`, as in UIKit.
  open private(set) var applicationState = State.active
  /// The windows that are shown, in the order in which they were.
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  private struct Shown { weak var window: UIWindow? }
  private var shown: [Shown] = []
  /// The window that gets keys.
  open private(set) weak var keyWindow: UIWindow?
  /// The one scene.
  open private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Whether there may be several scenes.
  open var supportsMultipleScenes: Bool { false }
  /// Where the bar with the time stands.
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  /// How the bar with the time looks.
  open var statusBarStyle = UIStatusBarStyle.default
  /// Whether there is no bar with the time.
  open var isStatusBarHidden = false
  /// Upright.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// Has a window be one of the app's as long as it is shown.
  func note(_ window: UIWindow, isKey: Bool) {
    shown.removeAll { $0.window == nil || $0.window === window && window.isHidden }
    if !window.isHidden, !windows.contains(window) { shown.append(Shown(window: window)) }
    if isKey { keyWindow = window }
  }
  /// The way in which the interface runs, under the current traits.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: .unspecified)
  }
  /// The user's text size, under the current traits.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// Does nothing off the device.
  open func beginIgnoringInteractionEvents() {}
  /// Does nothing off the device.
  open func endIgnoringInteractionEvents() {}
  /// The next one that is asked is the app's delegate.
  open override var next: UIResponder? { delegate as? UIResponder }
  /// Opens nothing off the device.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing off the device.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Calls nothing off the device.
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// `openSettingsURLString`, as in UIKit.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// `didBecomeActiveNotification`, as in UIKit.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// `willResignActiveNotification`, as in UIKit.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// `didEnterBackgroundNotification`, as in UIKit.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// `willEnterForegroundNotification`, as in UIKit.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// `didFinishLaunchingNotification`, as in UIKit.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// `didReceiveMemoryWarningNotification`, as in UIKit.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// `willTerminateNotification`, as in UIKit.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// `significantTimeChangeNotification`, as in UIKit.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// `userDidTakeScreenshotNotification`, as in UIKit.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// Is told of the app's life; off the device there is none.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
extension UIApplicationDelegate {
  /// The app's window, which a delegate need not have: its own property is meant where its class is known.
  public var window: UIWindow?? { UIApplication.shared.keyWindow }
}

extension UIApplication {
  /// The reasons why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// The key of one of UIKit's values.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
