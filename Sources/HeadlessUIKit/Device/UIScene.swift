import Foundation

/// A part of the app that people see as one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether people see it.
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  /// Whether people see it, which counts as so off the device.
  open var activationState: ActivationState { .foregroundActive }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The scene's name in the app switcher.
  open var title: String! = ""
  /// The object that hears when the scene begins and ends.
  open var delegate: UISceneDelegate?
  /// Where it comes from.
  open private(set) lazy var session = UISceneSession()

  /// `willConnectNotification`, as in UIKit.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// `didActivateNotification`, as in UIKit.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// `willDeactivateNotification`, as in UIKit.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// `willEnterForegroundNotification`, as in UIKit.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// `didEnterBackgroundNotification`, as in UIKit.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// Where a scene comes from.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The kinds of scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: String
    /// The value of one of UIKit's.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `windowApplication`, as in UIKit.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// The kind of scene.
  open var role: Role { .windowApplication }
  /// Something to tell sessions apart.
  open private(set) var persistentIdentifier = UUID().uuidString
}

/// Is told of a scene's life; off the device nothing tells it.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
/// Is told of a scene's life; off the device nothing tells it.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The windows of the app on the screen of the stated device.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen of the stated device.
  open var screen: UIScreen { .main }
  /// The windows that were shown.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that gets keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// Upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The coordinates of the screen.
  open var coordinateSpace: UICoordinateSpace { screen.coordinateSpace }
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Is called by nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The bar with the time.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}

/// How the bar with the time looks.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The bar with the time.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// How it looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is hidden.
  open var isStatusBarHidden: Bool { false }
  /// Where it stands on the screen of the stated device.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: StatedDevice.current.size.width, height: StatedDevice.current.statusBarHeight)
  }
}
