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
  /// Points above the baseline.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
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
}

/// How the lines of a paragraph stand.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  /// A style that says nothing.
  public static let `default` = NSParagraphStyle()

  fileprivate(set) var style = ParagraphStyle()
  fileprivate(set) var ownAlignment = NSTextAlignment.natural
  fileprivate(set) var ownLineBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate(set) var ownIndents = (first: CGFloat(0), head: CGFloat(0), tail: CGFloat(0))
  fileprivate(set) var ownSpacing = (after: CGFloat(0), before: CGFloat(0))

  /// A style that says nothing.
  public override init() { super.init() }

  /// Points between the lines.
  open var lineSpacing: CGFloat { style.lineSpacing }
  /// A factor for the height of lines.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat { ownSpacing.after }
  /// Points before a paragraph.
  open var paragraphSpacingBefore: CGFloat { ownSpacing.before }
  /// Where lines stand in their width; decides no size.
  open var alignment: NSTextAlignment { ownAlignment }
  /// How lines end.
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }
  /// Points before the first line.
  open var firstLineHeadIndent: CGFloat { ownIndents.first }
  /// Points before the other lines.
  open var headIndent: CGFloat { ownIndents.head }
  /// Points after lines.
  open var tailIndent: CGFloat { ownIndents.tail }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(self) }
  /// The style itself.
  open override func copy() -> Any { self }
}

/// How the lines of a paragraph stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// A style that says nothing.
  public override init() { super.init() }

  init(_ other: NSParagraphStyle) {
    super.init()
    style = other.style
    ownAlignment = other.ownAlignment
    ownLineBreakMode = other.ownLineBreakMode
    ownIndents = other.ownIndents
    ownSpacing = other.ownSpacing
  }

  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { ownSpacing.after }
    set {
      ownSpacing.after = newValue
      style.paragraphSpacing = ownSpacing.after + ownSpacing.before
    }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { ownSpacing.before }
    set {
      ownSpacing.before = newValue
      style.paragraphSpacing = ownSpacing.after + ownSpacing.before
    }
  }
  open override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { ownIndents.first }
    set { ownIndents.first = newValue }
  }
  open override var headIndent: CGFloat {
    get { ownIndents.head }
    set { ownIndents.head = newValue }
  }
  open override var tailIndent: CGFloat {
    get { ownIndents.tail }
    set { ownIndents.tail = newValue }
  }
}
