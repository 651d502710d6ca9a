import Foundation
import TextMeasurement

/// Fonts and lengths that follow the user's text size as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Follows `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: TextMeasurement.TextStyle

  /// Follows a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.style
    super.init()
  }

  /// The font at the current text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at a text size.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The font at the current text size, at most so large.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at a text size, at most so large; 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? UITraitCollection.current
    return UIFont(
      UIFont.Scaling(basis: font, style: style, maximumPointSize: maximumPointSize),
      category: traits.preferredContentSizeCategory.category)
  }

  /// A length at the current text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A length at a text size.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? UITraitCollection.current
    // Traits that say no scale leave it to the screen's (the pills of thumbtack/thumbprint-ios' images).
    let grid = (traits.displayScale > 0 ? traits : UITraitCollection.current).grid
    return style.scaledValue(value, traits.preferredContentSizeCategory.category, on: grid)
  }
}
