/// Properties of UIKit's views that change no size, so that no object of a cell has a key for them.
enum LooksOfViews {
  private static let names: Set<String> = [
    "accessibilityIdentifier", "accessibilityLabel", "adjustsFontForContentSizeCategory", "alpha", "backgroundColor",
    "baseBackgroundColor", "baseForegroundColor", "borderColor", "borderWidth", "clipsToBounds", "color", "contentMode",
    "cornerCurve", "cornerRadius", "cornerStyle", "foregroundColor", "highlightedTextColor", "isEnabled",
    "isHighlighted", "isOpaque", "isSelected", "isUserInteractionEnabled", "layer", "maskedCorners", "masksToBounds",
    "opacity",
    "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "tag", "textColor", "tintColor",
    "titleColor", "transform", "zPosition",
  ]

  /// The end of a message about a key that is not known: it changes no size, or it resembles a key that is.
  static func advice(on key: String, among keys: [String]) -> String {
    guard names.contains(key) else { return suggestionOrAll(for: key, among: keys) }
    return ": it changes no size, so that cells have no key for it; leave it out"
  }
}
