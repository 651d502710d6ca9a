import Foundation

/// The settings of people who read in other ways.
public enum UIAccessibility {
  /// News for those who do not see the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  public static func post(notification: Notification, argument: Any?) {}
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
  public static var isVoiceOverRunning: Bool { false }
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.voiceOverStatusDidChangeNotification")
  public static var isMonoAudioEnabled: Bool { false }
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.monoAudioStatusDidChangeNotification")
  public static var isClosedCaptioningEnabled: Bool { false }
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.closedCaptioningStatusDidChangeNotification")
  public static var isInvertColorsEnabled: Bool { false }
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.invertColorsStatusDidChangeNotification")
  public static var isGuidedAccessEnabled: Bool { false }
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.guidedAccessStatusDidChangeNotification")
  public static var isBoldTextEnabled: Bool { false }
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.boldTextStatusDidChangeNotification")
  public static var isGrayscaleEnabled: Bool { false }
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.grayscaleStatusDidChangeNotification")
  public static var isReduceTransparencyEnabled: Bool { false }
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.reduceTransparencyStatusDidChangeNotification")
  public static var isReduceMotionEnabled: Bool { false }
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.reduceMotionStatusDidChangeNotification")
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.darkerSystemColorsStatusDidChangeNotification")
  public static var isSwitchControlRunning: Bool { false }
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.switchControlStatusDidChangeNotification")
  public static var isSpeakSelectionEnabled: Bool { false }
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.speakSelectionStatusDidChangeNotification")
  public static var isSpeakScreenEnabled: Bool { false }
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.speakScreenStatusDidChangeNotification")
  public static var isShakeToUndoEnabled: Bool { true }
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibility.shakeToUndoDidChangeNotification")
  public static var isAssistiveTouchRunning: Bool { false }
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.assistiveTouchStatusDidChangeNotification")
  public static var isVideoAutoplayEnabled: Bool { true }
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.videoAutoplayStatusDidChangeNotification")
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibility.onOffSwitchLabelsDidChangeNotification")
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibility.differentiateWithoutColorDidChangeNotification")
  public static var buttonShapesEnabled: Bool { false }
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibility.buttonShapesEnabledStatusDidChangeNotification")
  public static var prefersCrossFadeTransitions: Bool { false }
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibility.prefersCrossFadeTransitionsStatusDidChange")
}
