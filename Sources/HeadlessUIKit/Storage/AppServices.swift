import Foundation

/// The name of work that goes on in the background; off the device there is none.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
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
  public convenience init(type: IconType) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(systemImageName: String) { self.init() }
}

/// A quick action on the home screen.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
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
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }
  /// Changes nothing off the device.
  public func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// How the title and the badge of a tab look in a state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How tabs look.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// How tabs are arranged.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public convenience init(style: Style) { self.init() }
  open private(set) lazy var normal = UITabBarItemStateAppearance()
  open private(set) lazy var selected = UITabBarItemStateAppearance()
  open private(set) lazy var disabled = UITabBarItemStateAppearance()
  open private(set) lazy var focused = UITabBarItemStateAppearance()
  open func configureWithDefault(for style: Style) {}
}

/// How a bar of tabs looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  open lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  open lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}
