import CellLayout
import Foundation
import ShelfSizing
import TextMeasurement

/// A text of one or several lines.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The content of the view.
  open var text: String? {
    get { ownText }
    set {
      if ownAttributedText != nil {
        ownAttributedText = nil
        structureChanged()
      }
      guard newValue != ownText else { return }
      ownText = newValue
      contentVersion += 1
      // A class of the app may say another size for another text.
      if !isOfUIKit { structureChanged() }
    }
  }

  /// The text with attributes of its parts.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? ownText.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
    set {
      ownAttributedText = newValue
      ownText = newValue?.string
      // The font of the first character becomes that of the label, and so of any text to come.
      if let newValue, newValue.length > 0,
        let first = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      {
        ownFont = first
      }
      contentVersion += 1
      structureChanged()
    }
  }

  private var ownText: String?
  private var ownAttributedText: NSAttributedString?

  /// Tells labels apart, also those that are gone.
  let serial = UILabel.nextSerial()
  private static var serials = 0
  private static func nextSerial() -> Int {
    serials += 1
    return serials
  }
  /// Counts changes of the text.
  private(set) var contentVersion = 0

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text, and of the next text if this one has attributes.
  open var font: UIFont! {
    get { ownFont }
    set {
      let font = newValue ?? .systemFont(ofSize: 17)
      if let ownAttributedText {
        let text = NSMutableAttributedString(attributedString: ownAttributedText)
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
        self.ownAttributedText = text
      } else if font == ownFont {
        return
      }
      ownFont = font
      structureChanged()
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: 17)
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { structureChanged() } } }
  /// The width that lines are broken at where constraints do not say it; 0 for theirs.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { structureChanged() } }
  }

  /// The width that the last layout gave the current text, in points; 0 where none has.
  var laidOutWidth: CGFloat { laidOut.version == contentVersion ? laidOut.width : 0 }
  private var laidOut = (width: 0 as CGFloat, version: 0)
  /// Notes the width of the frame that layout gives the current text.
  func noteLayout() { laidOut = (ownFrame.width, contentVersion) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// Where lines stand in the width; decides no size.
  open var textAlignment: NSTextAlignment = .natural
  /// How a text that has no room ends; decides no size.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// Whether a text shrinks that has no room; its own size is that of the full font.
  open var adjustsFontSizeToFitWidth = false
  /// How far a text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move together before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Where a shrunken text stands.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether the font follows the text size; off a window the app sets another.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it looks enabled.
  open var isEnabled = true
  /// Whether it looks highlighted.
  open var isHighlighted = false
  /// The colour of a highlighted text.
  open var highlightedTextColor: UIColor?
  /// The colour of the shadow.
  open var shadowColor: UIColor?
  /// Where the shadow stands.
  open var shadowOffset = CGSize(width: 0, height: -1)

  override var content: ViewTemplate.Content { .label(labelTemplate) }
  override var fonts: [UIFont] { [ownFont] + (ownAttributedText?.fonts ?? []) }

  /// The text as the engine knows it: one without attributes is given to the cell, so that the template stays.
  private var labelTemplate: LabelTemplate {
    var label = LabelTemplate(font: font.descriptor, numberOfLines: max(numberOfLines, 0))
    if let ownAttributedText { label.setAttributedText(ownAttributedText, default: font) }
    if preferredMaxLayoutWidth > 0 { label.preferredMaxLayoutWidth = preferredMaxLayoutWidth }
    return label
  }

  /// Whether the text is given to the cell, rather than part of its template.
  var hasPlainText: Bool { ownAttributedText == nil }

  /// The size of the text: in one line, or broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    contentSize(linesAt: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }

  /// The size of the text, broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(linesAt: size.width > 0 && size.width < CGFloat(NumberLimits.largest) ? size.width : nil)
  }

  /// Where the text is drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  /// Draws nothing off the device.
  open func drawText(in rect: CGRect) {}
}

/// Where a shrunken text stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
/// Where lines stand in their width.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// How a text ends that has no room.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
