import Foundation

/// The settings of people who read in other ways.
public enum UIAccessibility {
  /// News for those who do not see the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's value.
    public let rawValue: UInt32
    /// Takes one of UIKit's values.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `screenChanged`, as in UIKit.
    public static let screenChanged = Notification(rawValue: 1000)
    /// `layoutChanged`, as in UIKit.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// `announcement`, as in UIKit.
    public static let announcement = Notification(rawValue: 1008)
    /// `pageScrolled`, as in UIKit.
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Tells nobody off the device.
  public static func post(notification: Notification, argument: Any?) {}
  /// The element that is read, which none is off the device.
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  /// A rectangle of a view in the coordinates of the screen, which are those of its outermost view.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  /// A path of a view in the coordinates of the screen, which are those of its outermost view.
  @MainActor public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
  /// `isVoiceOverRunning`, as on a new device.
  public static var isVoiceOverRunning: Bool { false }
  /// `voiceOverStatusDidChangeNotification`, as in UIKit.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.voiceOverStatusDidChangeNotification")
  /// `isMonoAudioEnabled`, as on a new device.
  public static var isMonoAudioEnabled: Bool { false }
  /// `monoAudioStatusDidChangeNotification`, as in UIKit.
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.monoAudioStatusDidChangeNotification")
  /// `isClosedCaptioningEnabled`, as on a new device.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// `closedCaptioningStatusDidChangeNotification`, as in UIKit.
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.closedCaptioningStatusDidChangeNotification")
  /// `isInvertColorsEnabled`, as on a new device.
  public static var isInvertColorsEnabled: Bool { false }
  /// `invertColorsStatusDidChangeNotification`, as in UIKit.
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.invertColorsStatusDidChangeNotification")
  /// `isGuidedAccessEnabled`, as on a new device.
  public static var isGuidedAccessEnabled: Bool { false }
  /// `guidedAccessStatusDidChangeNotification`, as in UIKit.
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.guidedAccessStatusDidChangeNotification")
  /// `isBoldTextEnabled`, as on a new device.
  public static var isBoldTextEnabled: Bool { false }
  /// `boldTextStatusDidChangeNotification`, as in UIKit.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.boldTextStatusDidChangeNotification")
  /// `isGrayscaleEnabled`, as on a new device.
  public static var isGrayscaleEnabled: Bool { false }
  /// `grayscaleStatusDidChangeNotification`, as in UIKit.
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.grayscaleStatusDidChangeNotification")
  /// `isReduceTransparencyEnabled`, as on a new device.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// `reduceTransparencyStatusDidChangeNotification`, as in UIKit.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
  /// `isReduceMotionEnabled`, as on a new device.
  public static var isReduceMotionEnabled: Bool { false }
  /// `reduceMotionStatusDidChangeNotification`, as in UIKit.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.reduceMotionStatusDidChangeNotification")
  /// `isDarkerSystemColorsEnabled`, as on a new device.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// `darkerSystemColorsStatusDidChangeNotification`, as in UIKit.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
  /// `isSwitchControlRunning`, as on a new device.
  public static var isSwitchControlRunning: Bool { false }
  /// `switchControlStatusDidChangeNotification`, as in UIKit.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.switchControlStatusDidChangeNotification")
  /// `isSpeakSelectionEnabled`, as on a new device.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// `speakSelectionStatusDidChangeNotification`, as in UIKit.
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.speakSelectionStatusDidChangeNotification")
  /// `isSpeakScreenEnabled`, as on a new device.
  public static var isSpeakScreenEnabled: Bool { false }
  /// `speakScreenStatusDidChangeNotification`, as in UIKit.
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.speakScreenStatusDidChangeNotification")
  /// `isShakeToUndoEnabled`, as on a new device.
  public static var isShakeToUndoEnabled: Bool { true }
  /// `shakeToUndoDidChangeNotification`, as in UIKit.
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibility.shakeToUndoDidChangeNotification")
  /// `isAssistiveTouchRunning`, as on a new device.
  public static var isAssistiveTouchRunning: Bool { false }
  /// `assistiveTouchStatusDidChangeNotification`, as in UIKit.
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.assistiveTouchStatusDidChangeNotification")
  /// `isVideoAutoplayEnabled`, as on a new device.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// `videoAutoplayStatusDidChangeNotification`, as in UIKit.
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.videoAutoplayStatusDidChangeNotification")
  /// `isOnOffSwitchLabelsEnabled`, as on a new device.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// `onOffSwitchLabelsDidChangeNotification`, as in UIKit.
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibility.onOffSwitchLabelsDidChangeNotification")
  /// `shouldDifferentiateWithoutColor`, as on a new device.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// `differentiateWithoutColorDidChangeNotification`, as in UIKit.
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibility.differentiateWithoutColorDidChangeNotification")
  /// `buttonShapesEnabled`, as on a new device.
  public static var buttonShapesEnabled: Bool { false }
  /// `buttonShapesEnabledStatusDidChangeNotification`, as in UIKit.
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.buttonShapesEnabledStatusDidChangeNotification")
  /// `prefersCrossFadeTransitions`, as on a new device.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// `prefersCrossFadeTransitionsStatusDidChange`, as in UIKit.
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibility.prefersCrossFadeTransitionsStatusDidChange")
}
