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
  /// `applicationIconBadgeNumber`, as in UIKit.
  open var applicationIconBadgeNumber = 0
  /// `applicationState`, as in UIKit.
  open private(set) var applicationState = State.active
  /// The windows of the app, of which off the device none is registered.
  open var windows: [UIWindow] { [] }
  /// The window that gets keys, which off the device none does.
  open var keyWindow: UIWindow? { nil }
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

/// Which way up a device is.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it stands or lies on its side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device, of the kind that the current traits name.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let onlyOne = UIDevice()
  /// The one that there is.
  open class var current: UIDevice { onlyOne }
  /// The kind of device, under the current traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// `iPhone` or `iPad`, under the current traits.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `localizedModel`, as in UIKit.
  open var localizedModel: String { model }
  /// `name`, as in UIKit.
  open var name: String { model }
  /// `systemName`, as in UIKit.
  open private(set) var systemName = "iOS"
  /// `systemVersion`, as in UIKit.
  open private(set) var systemVersion = "26.0"
  /// `orientation`, as in UIKit.
  open private(set) var orientation = UIDeviceOrientation.portrait
  /// `identifierForVendor`, as in UIKit.
  open private(set) var identifierForVendor: UUID?
  /// `isBatteryMonitoringEnabled`, as in UIKit.
  open var isBatteryMonitoringEnabled = false
  /// `isProximityMonitoringEnabled`, as in UIKit.
  open var isProximityMonitoringEnabled = false
  /// Does nothing: the device does not turn.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: the device does not turn.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Makes no sound off the device.
  open func playInputClick() {}
  /// `orientationDidChangeNotification`, as in UIKit.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The window that views are shown in; off the device it shows nothing.
@preconcurrency @MainActor open class UIWindow: UIView {
  open private(set) var isKeyWindow = false
  /// Has the window get keys.
  open func makeKey() { isKeyWindow = true }
  /// Has the window get keys and shows it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
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
