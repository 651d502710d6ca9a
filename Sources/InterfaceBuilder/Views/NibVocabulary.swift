/// Which attributes and elements of a file are read, and which are known not to change the size of anything. All others
/// are warned of.
enum NibVocabulary {
  /// Attributes of any view.
  static let viewAttributes: Set<String> = [
    // Read.
    "id", "key", "customClass", "userLabel", "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "hidden",
    "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
    "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "preservesSuperviewLayoutMargins",
    // Looks and touches.
    "customModule", "customModuleProvider", "contentMode", "opaque", "clipsSubviews", "multipleTouchEnabled", "alpha",
    "userInteractionEnabled", "clearsContextBeforeDrawing", "tag", "restorationIdentifier", "semanticContentAttribute",
    "exclusiveTouch", "tintAdjustmentMode", "appearanceType", "focusGroupIdentifier", "spatialAudio",
    "adjustsImageSizeForAccessibilityContentSizeCategory", "showsLargeContentViewer", "largeContentTitle",
    "scalesLargeContentImage", "contentHorizontalAlignment", "contentVerticalAlignment", "enabled", "selected",
    "highlighted", "toolTip", "pointerInteraction", "springLoaded", "interactionEnabled", "userActivityEnabled",
    // Notes of the editor about frames that are not up to date, and names in its outline.
    "misplaced", "ambiguous", "verifyAmbiguity", "colorLabel", "sceneMemberID", "storyboardIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "simulatedAppContext", "interfaceStyle",
    // The safe area of a cell is its bounds.
    "insetsLayoutMarginsFromSafeArea",
  ]

  /// Further attributes of some elements.
  static let attributes: [String: Set<String>] = [
    "label": [
      "text", "numberOfLines", "lineBreakMode", "preferredMaxLayoutWidth", "adjustsFontSizeToFit", "minimumFontSize",
      "minimumScaleFactor", "adjustsLetterSpacingToFitWidth", "baselineAdjustment", "textAlignment",
      "adjustsFontForContentSizeCategory", "usesAttributedText", "shadowOffset",
      "showsExpansionTextWhenTruncated",
    ],
    "imageView": [
      "image", "highlightedImage", "catalog", "preferredSymbolScale", "imageAnimation", "animating",
      "adjustsImageSizeForAccessibilityContentSizeCategory", "symbolScale", "renderingMode",
    ],
    "stackView": ["axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement"],
    "button": [
      "buttonType", "lineBreakMode", "reversesTitleShadowWhenHighlighted", "showsTouchWhenHighlighted",
      "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "hasAttributedTitle", "role",
      "showsMenuAsPrimaryAction",
      "changesSelectionAsPrimaryAction", "adjustsFontForContentSizeCategory", "selectionFollowsFocus",
    ],
    "textField": [
      "text", "placeholder", "borderStyle", "textAlignment", "minimumFontSize", "adjustsFontSizeToFit",
      "clearsOnBeginEditing", "clearButtonMode", "leftViewMode", "rightViewMode", "adjustsFontForContentSizeCategory",
      "allowsEditingTextAttributes", "usesAttributedText", "clearsOnInsertion", "background", "disabledBackground",
    ],
    "textView": [
      "text", "scrollEnabled", "editable", "selectable", "textAlignment", "adjustsFontForContentSizeCategory",
      "allowsEditingTextAttributes", "clearsOnInsertion", "usesAttributedText",
    ],
    "switch": ["on", "title", "preferredStyle"],
    "slider": ["value", "minValue", "maxValue", "continuous", "minimumValueImage", "maximumValueImage"],
    "stepper": ["value", "minimumValue", "maximumValue", "stepValue", "continuous", "autorepeat", "wraps"],
    "progressView": ["progress", "progressViewStyle", "style"],
    "activityIndicatorView": ["style", "hidesWhenStopped", "animating"],
    "pageControl": [
      "numberOfPages", "currentPage", "hidesForSinglePage", "defersCurrentPageDisplay", "backgroundStyle",
      "allowsContinuousInteraction",
    ],
    "segmentedControl": [
      "segmentControlStyle", "selectedSegmentIndex", "momentary",
      "apportionsSegmentWidthsByContent",
    ],
    "datePicker": ["datePickerMode", "minuteInterval", "style", "useCurrentDate", "countDownDuration"],
    "pickerView": ["showsSelectionIndicator"],
    "searchBar": [
      "placeholder", "text", "searchBarStyle", "barStyle", "translucent", "prompt", "showsCancelButton",
      "showsScopeBar", "showsBookmarkButton", "showsSearchResultsButton", "backgroundImage",
    ],
    "toolbar": ["translucent", "barStyle"],
    "navigationBar": ["translucent", "barStyle", "largeTitles", "backIndicatorImage"],
    "tabBar": ["translucent", "barStyle", "itemPositioning", "itemWidth", "itemSpacing"],
    "tableViewCell": [
      // The stored frame of the content view already reflects these.
      "accessoryType", "editingAccessoryType", "style", "textLabel", "detailTextLabel", "imageView",
      "selectionStyle", "indentationWidth", "indentationLevel", "rowHeight", "reuseIdentifier",
      "hidesAccessoryWhenEditing", "shouldIndentWhileEditing", "showsReorderControl", "focusStyle",
    ],
    "tableViewCellContentView": ["tableViewCell"],
    "collectionViewCell": ["reuseIdentifier"], "collectionReusableView": ["reuseIdentifier"],
  ]

  /// Elements that scroll or show other content, whose attributes say how and not how large.
  static let opaqueElements: Set<String> = [
    "scrollView", "tableView", "collectionView", "webView", "wkWebView", "mapView", "visualEffectView", "glkView",
    "mtkView", "sceneKitView", "skView", "arscnView", "arskView", "arView", "pdfView", "window",
  ]
  /// The attributes that text views share with scroll views.
  static let scrollAttributes: Set<String> = [
    "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "delaysContentTouches", "bounces", "bouncesZoom",
    "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled", "directionalLockEnabled", "indicatorStyle",
    "canCancelContentTouches", "minimumZoomScale", "maximumZoomScale", "keyboardDismissMode",
    "contentInsetAdjustmentBehavior",
  ]

  /// Children of a view that are read, or show and do something without taking room.
  static let children: Set<String> = [
    "rect", "autoresizingMask", "subviews", "constraints", "variation", "fontDescription", "string", "mutableString",
    "attributedString", "edgeInsets", "directionalEdgeInsets", "viewLayoutGuide", "layoutGuides", "imageReference",
    "tableViewCellContentView", "collectionViewCellContentView",
    "color", "nil", "point", "size", "connections", "accessibility", "animations", "gestureRecognizers",
    "textInputTraits", "dataDetectorType", "freeformSimulatedSizeMetrics", "simulatedScreenMetrics",
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics",
    "simulatedToolbarMetrics", "simulatedOrientationMetrics", "preferredSymbolConfiguration",
    "userDefinedRuntimeAttributes",
    "state", "segments", "items", "date", "timeZone", "locale", "blurEffect", "vibrancyEffect", "userGuides",
    "collectionViewFlowLayout", "collectionViewLayout", "cells", "prototypes", "sections", "imageView", "toolTip",
    "scopeButtonTitles", "offsetWrapper", "modalPageSheetSize", "frame", "userInterfaceStyle",
    "buttonConfiguration", "backgroundConfiguration", "array", "searchDisplayController", "menu", "keyCommand",
    "wkWebViewConfiguration", "standardAppearance", "navigationBarAppearance", "barButtonItem", "real", "integer",
    "textAttributes", "hybridMapConfiguration", "imageryMapConfiguration", "standardMapConfiguration",
  ]

  /// Insets by key: of content, which are read, and of what is drawn inside of it.
  static let insets: Set<String> = [
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "separatorInset", "scrollIndicatorInsets",
    "contentInset", "sectionInset",
    // By it iOS 6 moved and grew views that autoresizing masks lay out; later ones do not.
    "insetFor6xAndEarlier",
  ]

  /// Views beside the content, which take no room in it or have it taken already in the stored frame.
  static let besideContent: Set<String> = [
    "contentView", "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView",
    "editingAccessoryView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "inputView", "inputAccessoryView",
  ]

  static let constraintAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority", "symbolic", "placeholder", "userLabel", "identifier", "customClass", "customModule",
    "customModuleProvider", "symbolType", "colorLabel",
  ]

  /// Attributes of a paragraph style: those that are read, and those that leave the height of lines as it is.
  static let paragraphStyleAttributes: Set<String> = [
    "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "lineSpacing", "paragraphSpacing",
    "paragraphSpacingBefore",
    "key", "alignment", "lineBreakMode", "baseWritingDirection", "tighteningFactorForTruncation",
    "allowsDefaultTighteningForTruncation", "headerLevel", "hyphenationFactor", "defaultTabInterval",
  ]

  /// Properties of UIKit's views that change sizes when a runtime attribute sets them.
  static let layoutKeyPaths: Set<String> = [
    "numberOfLines", "text", "attributedText", "font", "hidden", "isHidden", "layoutMargins",
    "directionalLayoutMargins",
    "layoutMarginsRelativeArrangement", "isLayoutMarginsRelativeArrangement", "spacing", "axis", "alignment",
    "distribution", "image", "contentEdgeInsets", "textContainerInset", "textContainer.lineFragmentPadding",
    "preferredMaxLayoutWidth", "preservesSuperviewLayoutMargins", "adjustsFontSizeToFitWidth", "lineBreakMode",
    "frame", "bounds", "transform", "contentInset", "title", "placeholder", "scrollEnabled",
    "titleLabel.numberOfLines", "titleLabel.font", "translatesAutoresizingMaskIntoConstraints",
  ]
}
