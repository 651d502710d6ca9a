import Foundation

/// The name of work that goes on in the background; off the device there is none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// UIKit's value.
  public let rawValue: Int
  /// Takes one of UIKit's values.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `invalid`, as in UIKit.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The outcome of loading in the background.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A picture of a quick action on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// Kinds that the system has pictures of.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
    case alarm, bookmark, shuffle, audio, update
  }
  /// A picture of the system.
  public convenience init(type: IconType) { self.init() }
  /// A picture of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// One of SF Symbols.
  public convenience init(systemImageName: String) { self.init() }
}

/// A quick action on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// `type`, as in UIKit.
  public let type: String
  /// `localizedTitle`, as in UIKit.
  public let localizedTitle: String
  /// `localizedSubtitle`, as in UIKit.
  public let localizedSubtitle: String?
  /// `icon`, as in UIKit.
  public let icon: UIApplicationShortcutIcon?
  /// `userInfo`, as in UIKit.
  public let userInfo: [String: Any]?
  /// An action with a title.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}

extension UIApplication {
  /// Nothing goes on in the background off the device.
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
    .invalid
  }
  /// Nothing goes on in the background off the device.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  /// Does nothing off the device.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// All the time that there is.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Does nothing off the device.
  public func registerForRemoteNotifications() {}
  /// Does nothing off the device.
  public func unregisterForRemoteNotifications() {}
  /// None are there off the device.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// There are none off the device.
  public var supportsAlternateIcons: Bool { false }
  /// There is none off the device.
  public var alternateIconName: String? { nil }
  /// Changes nothing off the device.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// How the title and the badge of a tab look in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  /// `titleTextAttributes`, as in UIKit.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// `titlePositionAdjustment`, as in UIKit.
  open var titlePositionAdjustment = UIOffset.zero
  /// `iconColor`, as in UIKit.
  open var iconColor: UIColor?
  /// `badgeBackgroundColor`, as in UIKit.
  open var badgeBackgroundColor: UIColor?
  /// `badgeTextAttributes`, as in UIKit.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tabs look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How tabs are arranged.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  /// Looks of a style.
  public convenience init(style: Style) { self.init() }
  /// `normal`, as in UIKit.
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  /// `selected`, as in UIKit.
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  /// `disabled`, as in UIKit.
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  /// `focused`, as in UIKit.
  open private(set) lazy var focused = UITabBarItemStateAppearance()
  /// Looks as at first.
  open func configureWithDefault(for style: Style) {}
}

/// How a bar of tabs looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// `stackedLayoutAppearance`, as in UIKit.
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  /// `inlineLayoutAppearance`, as in UIKit.
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  /// `compactInlineLayoutAppearance`, as in UIKit.
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// `selectionIndicatorTintColor`, as in UIKit.
  open var selectionIndicatorTintColor: UIColor?
  /// `selectionIndicatorImage`, as in UIKit.
  open var selectionIndicatorImage: UIImage?
  /// `stackedItemWidth`, as in UIKit.
  open var stackedItemWidth: CGFloat = 0
  /// `stackedItemSpacing`, as in UIKit.
  open var stackedItemSpacing: CGFloat = 0
}
