import Foundation
import TextMeasurement

/// How the lines of a paragraph stand.
open class NSParagraphStyle: AttributeValue, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// How lines are broken beyond the rules for words; decides nothing here, where labels push out words as they do by
  /// default.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone in the last line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Words of Hangul stay whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// That of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// All that the style says.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineBreakStrategy: LineBreakStrategy = []
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var allowsDefaultTighteningForTruncation = false
    var defaultTabInterval: CGFloat = 0
    var tabStops: [NSTextTab] = []
  }

  fileprivate(set) var values = Values()

  /// A style that says nothing.
  public static let `default` = NSParagraphStyle()
  /// A style that says nothing.
  public override init() { super.init() }
  /// The direction in which a language is written, as far as its letters are Latin.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .leftToRight }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The style as the engine knows it.
  var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineHeightMultiple = values.lineHeightMultiple
    style.minimumLineHeight = values.minimumLineHeight
    style.maximumLineHeight = values.maximumLineHeight
    style.lineSpacing = values.lineSpacing
    (style.paragraphSpacing, style.paragraphSpacingBefore) = (values.paragraphSpacing, values.paragraphSpacingBefore)
    (style.firstLineHeadIndent, style.headIndent) = (values.firstLineHeadIndent, values.headIndent)
    style.tailIndent = values.tailIndent
    style.tabStops = values.tabStops.map { Double($0.location) }.sorted()
    style.tabInterval = values.defaultTabInterval
    if values.hyphenationFactor > 0 || values.usesDefaultHyphenation {
      Messages.sayOnce("note: words are not hyphenated; lines of a text that asks for it may end elsewhere on a device")
    }
    return style
  }

  /// Points between the lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// A factor for the height of lines.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Points after a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines stand in their width; decides no size.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines end.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How lines are broken beyond the rules for words.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Points before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Points before the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// Points from the leading edge at which lines end; from the trailing edge where it is no more than 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The direction in which the paragraph is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// From which fill of a line on words are hyphenated, which none is here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated, which none is here.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters move together before a text is cut; decides no size.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Points between tab stops beyond the stated ones; 0 for 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops; without any they stand every 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }
  /// A copy that stays as it is.
  open override func copy() -> Any { copy(with: nil) }
  /// A copy that stays as it is.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// A style that says nothing.
  public override init() { super.init() }
  fileprivate override init(_ values: Values) { super.init(values) }

  /// A copy that stays as it is.
  open override func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
  /// Takes all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }
  /// Removes a tab stop.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabStops: [NSTextTab]! {
    get { values.tabStops }
    set { values.tabStops = newValue ?? [] }
  }
}

/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// A place in a line at which text goes on behind a tab.
open class NSTextTab: AttributeValue, @unchecked Sendable {
  /// The names of options.
  public struct OptionKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that a column is aligned at.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  /// How text stands at the tab stop.
  public let alignment: NSTextAlignment
  /// Points from the leading edge.
  public let location: CGFloat
  /// The options.
  public let options: [OptionKey: Any]

  /// A tab stop.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, location, self.options) = (alignment, loc, options)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }
  open override var hash: Int { location.hashValue }
}
