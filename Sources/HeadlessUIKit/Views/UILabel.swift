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
      if type(of: self) != UILabel.self, !isOfUIKit { structureChanged() }
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
    get { adjustsFontForContentSizeCategory ? ownFont.adjusted(to: resolvedTraits) : ownFont }
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
  /// How a text that has no room ends.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { structureChanged() } }
  }
  /// How lines are broken beyond the rules for words; here as labels do by default.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  /// Whether a text shrinks that has no room; its own size is that of the full font.
  open var adjustsFontSizeToFitWidth = false
  /// How far a text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move together before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Where a shrunken text stands.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether the font follows the text size of the label's traits.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { structureChanged() } }
  }
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
  override var fonts: [UIFont] { [font] + (ownAttributedText?.fonts ?? []) }

  /// The text as the engine knows it: one without attributes is given to the cell, so that the template stays.
  private var labelTemplate: LabelTemplate {
    var label = LabelTemplate(font: font.descriptor, numberOfLines: max(numberOfLines, 0))
    if let ownAttributedText, !hasPlainText { label.setAttributedText(ownAttributedText, default: font) }
    label.breaksAnywhere = shownLineBreakMode == .byCharWrapping
    label.alignment = LabelTemplate.Alignment(textAlignment)
    if preferredMaxLayoutWidth > 0 { label.preferredMaxLayoutWidth = preferredMaxLayoutWidth }
    return label
  }

  /// The mode of the text's first paragraph, where it has a style; else the label's.
  private var shownLineBreakMode: NSLineBreakMode {
    ownAttributedText?.lineBreakMode ?? lineBreakMode
  }

  /// How the last line of a text ends that is cut; it decides the width of the label by itself.
  var lineEnd: LabelTemplate.LineEnd { shownLineBreakMode.lineEnd }

  /// Whether the text is given to the cell, rather than part of its template.
  var hasPlainText: Bool { ownAttributedText.map { $0.length == 0 } ?? true }

  // MARK: Sizes

  /// The size of the text: in one line, or broken at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize { size(linesAt: linesAt) }

  /// The size of the text, broken at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(linesAt: size.width) }

  /// Where the text is drawn: ``intrinsicContentSize`` and ``sizeThatFits(_:)`` are as large, as in UIKit, so that a class
  /// may put points round its text here (stackoverflow.com/a/21267507).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    askedWidth = bounds.width
    let width = bounds.width > 0 && bounds.width < UILabel.openLength ? bounds.width : nil
    guard numberOfLines != self.numberOfLines else {
      return CGRect(origin: bounds.origin, size: contentSize(linesAt: width))
    }
    let label = UILabel()
    label.attributedText = attributedText
    (label.lineBreakMode, label.numberOfLines) = (shownLineBreakMode, numberOfLines)
    return CGRect(origin: bounds.origin, size: label.contentSize(linesAt: width))
  }

  /// Draws nothing off the device.
  open func drawText(in rect: CGRect) {}

  /// - Parameter width: points; 0 or any large number for lines that only hard breaks end.
  private func size(linesAt width: CGFloat) -> CGSize {
    let isOpen = !(width > 0 && width < UILabel.openLength)
    guard !isOfUIKit else { return contentSize(linesAt: isOpen ? nil : width) }
    let bounds = CGRect(x: 0, y: 0, width: isOpen ? UILabel.openLength : width, height: UILabel.openLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// A length that is no limit.
  private static var openLength: CGFloat { CGFloat(NumberLimits.largest) }

  /// The width that lines of the label's own size are broken at; 0 for none.
  private var linesAt: CGFloat { probedWidth ?? max(0, preferredMaxLayoutWidth) }
  /// The width that a label of a class of the app is tried at.
  private var probedWidth: CGFloat?
  /// The width that the class has asked for lines of last.
  private var askedWidth: CGFloat?

  /// The text with all that a class of the app adds to its size: by the size itself (`intrinsicContentSize`), or by the
  /// area of the text (`textRect(forBounds:limitedToNumberOfLines:)`), which alone makes lines shorter.
  ///
  /// The added points lie round the text, half of them on each side, so that its height still follows the width it gets.
  var contentOfLabelClass: ViewTemplate.Content {
    askedWidth = nil
    let said = saidSize
    let asked = askedWidth
    var label = labelTemplate
    var control = ControlTemplate(systemClass: "UILabel", size: OptionalSize(width: 0, height: 0))
    if preferredMaxLayoutWidth > 0, let asked { label.preferredMaxLayoutWidth = asked }
    if preferredMaxLayoutWidth <= 0, numberOfLines != 1, asked != nil {
      (probedWidth, askedWidth) = (UILabel.probe, nil)
      _ = saidSize
      control.lineInset = askedWidth.map { UILabel.probe - $0 }
      probedWidth = nil
    }
    let own = contentSize(linesAt: asked.flatMap { $0 > 0 && $0 < UILabel.openLength ? $0 : nil })
    guard said != own || control.lineInset ?? 0 != 0 || preferredMaxLayoutWidth > 0 && asked != preferredMaxLayoutWidth
    else { return content }
    control.title = label
    control.keepsLine = false
    let (across, upright) = ((said.width - own.width) / 2, (said.height - own.height) / 2)
    control.padding = EdgeInsets(top: upright, leading: across, bottom: upright, trailing: across)
    return .control(control)
  }

  /// A width at which the inset of a class shows.
  private static let probe: CGFloat = 10_000
}

extension NSLineBreakMode {
  /// How the last line of a text ends that is cut.
  fileprivate var lineEnd: LabelTemplate.LineEnd {
    switch self {
    case .byWordWrapping, .byCharWrapping: .words
    case .byClipping: .clipped
    default: .ellipsis
    }
  }
}

/// Where a shrunken text stands.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
/// Where lines stand in their width.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// How a text ends that has no room.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
