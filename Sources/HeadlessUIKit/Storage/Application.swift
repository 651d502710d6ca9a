import Foundation

/// The app that runs; off the device there is none, and nothing opens.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether people see the app.
  public enum State: Int, Sendable { case active, inactive, background }
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  private static let onlyOne = UIApplication()
  open class var shared: UIApplication { onlyOne }
  open weak var delegate: UIApplicationDelegate?
  open var isIdleTimerDisabled = false
  open var isNetworkActivityIndicatorVisible = false
  open var shortcutItems: [UIApplicationShortcutItem]?
  open var applicationIconBadgeNumber = 0
  open private(set) var applicationState = State.active
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  private struct Shown { weak var window: UIWindow? }
  private var shown: [Shown] = []
  open private(set) weak var keyWindow: UIWindow?
  open private(set) lazy var connectedScenes: Set<UIScene> = [UIWindowScene()]
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  open var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  open var statusBarStyle = UIStatusBarStyle.default
  open var isStatusBarHidden = false
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
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
  open override var next: UIResponder? { delegate as? UIResponder }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// Is told of the app's life; off the device there is none.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}
extension UIApplicationDelegate {
  public var window: UIWindow?? { UIApplication.shared.keyWindow }
}

extension UIApplication {
  /// The reasons why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
