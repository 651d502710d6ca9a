import Foundation

// The name is UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of device, under the current traits.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

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

/// Which way up an interface is.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// The ways up that a controller can show its view.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// UIKit's value.
  public let rawValue: UInt
  /// The value of one of UIKit's.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `portrait`, as in UIKit.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// `portraitUpsideDown`, as in UIKit.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// `landscapeRight`, as in UIKit.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// `landscapeLeft`, as in UIKit.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// `landscape`, as in UIKit.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// `all`, as in UIKit.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// `allButUpsideDown`, as in UIKit.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The stated device.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// How full the battery is.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  private static let onlyOne = UIDevice()
  /// The one that there is.
  open class var current: UIDevice { onlyOne }
  /// The kind of device, under the current traits.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// `iPhone` or `iPad`, under the current traits.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `localizedModel`, as in UIKit.
  open var localizedModel: String { model }
  /// The kind of device: without an entitlement an app is not told the user's name for it.
  open var name: String { model }
  /// `systemName`, as in UIKit.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of iOS whose controls are laid out.
  open var systemVersion: String { "\(StatedDevice.current.systemVersion).0" }
  /// Upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// `isGeneratingDeviceOrientationNotifications`, as in UIKit.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Off the device there is none.
  open var identifierForVendor: UUID? { nil }
  /// `isMultitaskingSupported`, as in UIKit.
  open var isMultitaskingSupported: Bool { true }
  /// `isBatteryMonitoringEnabled`, as in UIKit.
  open var isBatteryMonitoringEnabled = false
  /// Unknown off the device.
  open var batteryState: BatteryState { .unknown }
  /// Unknown off the device.
  open var batteryLevel: Float { -1 }
  /// `isProximityMonitoringEnabled`, as in UIKit.
  open var isProximityMonitoringEnabled = false
  /// Nothing comes near it.
  open var proximityState: Bool { false }
  /// Sends nothing: the device does not turn.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Sends nothing: the device does not turn.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
  /// Makes no sound off the device.
  open func playInputClick() {}
  /// `orientationDidChangeNotification`, as in UIKit.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// `batteryLevelDidChangeNotification`, as in UIKit.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// `batteryStateDidChangeNotification`, as in UIKit.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
