import CellLayout
import Foundation
import TextMeasurement

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`; decides no size.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`; decides no size.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points after every character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points after every character.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters join; decides no size, as no font here joins any.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A picture in place of a character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How the text is underlined; decides no size.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; decides no size.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How the text is struck through; decides no size.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; decides no size.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A URL; decides no size.
  public static let link = NSAttributedString.Key("NSLink")
  /// The directions in which parts are written; decides no size.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension LabelTemplate {
  /// Shows a text whose parts have fonts and a paragraph style.
  @MainActor mutating func setAttributedText(_ text: NSAttributedString, default font: UIFont) {
    var parts: [(text: String, font: TextMeasurement.FontDescriptor)] = []
    var style = ParagraphStyle()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let part = text.attributedSubstring(from: range).string
      parts.append((part, (attributes[.font] as? UIFont ?? font).descriptor))
      if let own = attributes[.paragraphStyle] as? NSParagraphStyle, style == ParagraphStyle() { style = own.style }
    }
    setAttributedText(parts, style: style)
  }
}

extension NSAttributedString {
  /// The fonts of its parts.
  var fonts: [UIFont] {
    var fonts: [UIFont] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { font, _, _ in
      if let font = font as? UIFont { fonts.append(font) }
    }
    return fonts
  }
}
