import Foundation

/// Properties of a view that decide no size: they read back what was written.
@MainActor struct ViewStorage {
  var boundsOrigin = CGPoint.zero
  var tag = 0
  var alpha: CGFloat = 1
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  /// Whether the view is being told of its tint, which it may change then.
  var isTellingOfTint = false
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var contentMode = UIView.ContentMode.scaleToFill
  var accessibilityIdentifier: String?
  var accessibilityLabel: String?
  var layer: CALayer?
  var gestureRecognizers: [UIGestureRecognizer]?
  /// Properties that few views write.
  var rare: RareStorage?
  var accessibility: AccessibilityStorage?
  /// Properties that only controls, text fields, text views and scroll views write.
  var input: InputStorage?

  mutating func rareToWrite() -> RareStorage {
    if let rare { return rare }
    let made = RareStorage()
    rare = made
    return made
  }
  mutating func accessibilityToWrite() -> AccessibilityStorage {
    if let accessibility { return accessibility }
    let made = AccessibilityStorage()
    accessibility = made
    return made
  }
  mutating func inputToWrite() -> InputStorage {
    if let input { return input }
    let made = InputStorage()
    input = made
    return made
  }
}

/// Properties that few views write.
@MainActor final class RareStorage {
  static let none = RareStorage()
  var transform = CGAffineTransform.identity
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform3D = CATransform3DIdentity
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var isExclusiveTouch = false
  var isMultipleTouchEnabled = false
  var clearsContextBeforeDrawing = true
  var contentScaleFactor: CGFloat = 1
  var contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
  var interactions: [UIInteraction] = []
  var restorationIdentifier: String?
  var traitOverrides = UITraitOverrides()
  /// The traits that the view was told of last.
  var toldTraits: UITraitCollection?
  var focusGroupIdentifier: String?
  var focusEffect: UIFocusEffect?
  var showsLargeContentViewer = false
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var scalesLargeContentImage = false
  var largeContentImageInsets = UIEdgeInsets.zero
  var traitRegistrations: [TraitChangeRegistration] = []
  /// How many calls of the view, one in another, are telling it of its traits.
  var tellingsOfTraits = 0
  weak var controller: UIViewController?
  var motionEffects: [UIMotionEffect] = []
}

/// Properties that only views with something to read aloud write.
@MainActor final class AccessibilityStorage {
  static let none = AccessibilityStorage()
  var isElement: Bool?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var elements: [Any]?
  var elementsHidden = false
  var viewIsModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var ignoresInvertColors = false
  var respondsToUserInteraction: Bool?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var attributedLabel: NSAttributedString?
  var attributedHint: NSAttributedString?
  var attributedValue: NSAttributedString?
}
