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
  /// A picture that replaces a character, an `NSTextAttachment`.
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

/// A part of a text that has attributes of its own, as far as they decide sizes.
struct TextPart {
  let text: String
  let font: UIFont
  let setting: FontRun.Setting
  let style: ParagraphStyle
}

extension LabelTemplate {
  /// Shows a text whose parts have fonts, paragraph styles and more.
  ///
  /// - Parameter font: that of parts without one.
  @MainActor mutating func setAttributedText(_ text: NSAttributedString, default font: UIFont) {
    setAttributedText(
      text.parts(default: font).map {
        var part = Part($0.text, $0.font.descriptor)
        (part.setting, part.style) = ($0.setting, $0.style)
        return part
      })
    breaksAnywhere = text.lineBreakMode == .byCharWrapping
  }
}

extension NSAttributedString {
  /// The parts of the text, as far as their attributes decide sizes.
  ///
  /// - Parameter font: that of parts without one.
  func parts(default font: UIFont) -> [TextPart] {
    var parts: [TextPart] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      parts.append(
        TextPart(
          text: attributedSubstring(from: range).string, font: attributes[.font] as? UIFont ?? font,
          setting: FontRun.Setting(attributes, at: range.location),
          style: (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? ParagraphStyle()))
    }
    return parts
  }
}

extension FontRun.Setting {
  /// The attributes of characters that decide sizes.
  ///
  /// - Parameter location: where they begin in their text.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], at location: Int) {
    self.init()
    let (own, tracking) = (points(attributes[.kern]), points(attributes[.tracking]))
    kern = (own ?? 0) + (tracking ?? 0)
    dropsKerning = own == 0
    baselineOffset = points(attributes[.baselineOffset]) ?? 0
    if let picture = attributes[.attachment] as? NSTextAttachment {
      let bounds = picture.boundsInText(at: location)
      attachment = FontRun.Attachment(width: bounds.width, height: bounds.height, y: bounds.minY)
    }
  }
}

/// A length as an attribute holds it: a number of any kind.
private func points(_ value: Any?) -> Double? {
  switch value {
  case let value as CGFloat: Double(value)
  case let value as Double: value
  case let value as Int: Double(value)
  case let value as Float: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
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
