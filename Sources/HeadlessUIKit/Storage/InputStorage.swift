import Foundation

/// Properties that only controls, text fields, text views and scroll views write.
@MainActor final class InputStorage {
  static let none = InputStorage()
  // How people write.
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var inlinePredictionType = UITextInlinePredictionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  // Text fields and text views.
  weak var delegate: NSObjectProtocol?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var clearButtonMode = UITextField.ViewMode.never
  var clearsOnBeginEditing = false
  var clearsOnInsertion = false
  var allowsEditingTextAttributes = false
  var background: UIImage?
  var disabledBackground: UIImage?
  var selectedRange = NSRange(location: 0, length: 0)
  var selectedTextRange: UITextRange?
  var inputAssistantItem: UITextInputAssistantItem?
  var dataDetectorTypes: UIDataDetectorTypes = []
  var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  var isFindInteractionEnabled = false
  // Scroll views.
  var panGestureRecognizer: UIPanGestureRecognizer?
  var pinchGestureRecognizer: UIPinchGestureRecognizer?
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
  var zoomScale: CGFloat = 1
  var bouncesZoom = true
  var scrollsToTop = true
  var canCancelContentTouches = true
  var delaysContentTouches = true
  var isDirectionalLockEnabled = false
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  var automaticallyAdjustsScrollIndicatorInsets = true
  // Controls.
  var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
  var targets: [(target: AnyObject?, action: Selector, events: UIControl.Event)] = []
  var actions: [(action: UIAction, events: UIControl.Event)] = []
  var showsMenuAsPrimaryAction = false
  var isContextMenuInteractionEnabled = false
  var toolTip: String?
  // Buttons.
  var pointerStyleProvider: UIButton.PointerStyleProvider?
  var menu: UIMenu?
  var role = UIButton.Role.normal
  var isPointerInteractionEnabled = false
  var changesSelectionAsPrimaryAction = false
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true
  var adjustsImageSizeForAccessibilityContentSizeCategory = false
  var showsTouchWhenHighlighted = false
  var reversesTitleShadowWhenHighlighted = false
  var titleShadowColors: [UInt: UIColor] = [:]
  // Looks of several controls.
  var isContinuous = true
  var thumbTintColor: UIColor?
  var autorepeat = true
  var wraps = false
  var isMomentary = false
  var selectedSegmentTintColor: UIColor?
  var defersCurrentPageDisplay = false
  var allowsContinuousInteraction = true
  var backgroundStyle = UIPageControl.BackgroundStyle.automatic
  var animationRepeatCount = 0
  var highlightedAnimationImages: [UIImage]?
  var showsExpansionTextWhenTruncated = false
  var enablesMarqueeWhenAncestorFocused = false
  var disabledSegments: Set<Int> = []
  var segmentAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var images: [String: UIImage] = [:]
  var style = 0
  var refreshControl: UIRefreshControl?
  var segmentImages: [Int: UIImage] = [:]
  var segmentActions: [Int: UIAction] = [:]
  var segmentBackgrounds: [UInt: UIImage] = [:]
  var adjustsFontSizeToFitWidth = false
  var minimumFontSize: CGFloat = 0
  var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
}
