import Foundation
import ShelfSizing
import TextMeasurement

/// The area that lines stand in.
open class NSTextContainer: AttributeValue, @unchecked Sendable {
  /// Points at both ends of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The most lines; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// How a text that has no room ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size in points; 0 on a side that is open.
  open var size: CGSize
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false
  /// The manager that lays lines out in it.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The text view whose lines stand in it.
  weak var owner: UITextView?

  /// An area of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  /// An open area.
  public override init() {
    size = .zero
    super.init()
  }

  private func changed() {
    guard let owner else { return }
    MainActor.assumeIsolated { owner.structureChanged() }
  }

  /// The same area in another width.
  func copy(width: CGFloat) -> NSTextContainer {
    let copy = NSTextContainer(size: CGSize(width: width, height: 0))
    (copy.lineFragmentPadding, copy.maximumNumberOfLines) = (lineFragmentPadding, maximumNumberOfLines)
    copy.lineBreakMode = lineBreakMode
    return copy
  }

  /// The width of lines; `nil` for lines that only hard breaks end.
  var lineWidth: CGFloat? {
    size.width > 0 && size.width < CGFloat(NumberLimits.longest) ? max(0, size.width - 2 * lineFragmentPadding) : nil
  }
}

/// A text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  private let noType = UInt64.max
  /// The managers that lay it out.
  public private(set) var layoutManagers: [NSLayoutManager] = []

  /// An empty text.
  public convenience init() { self.init(string: "") }

  /// Has a manager lay the text out.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Has a manager lay the text out no more.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

/// Lays a text out in its first container; each question lays it out as it stands then.
///
/// A glyph is a character here.
open class NSLayoutManager: NSObject {
  /// Draws nothing off the device.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws nothing off the device.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// The text, which keeps its managers.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The areas that lines stand in; the first one has them all.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Is asked about lines, which off the device nobody does.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the font's leading stands between lines.
  open var usesFontLeading = true
  /// Whether marks show what nothing shows.
  open var showsInvisibleCharacters = false
  /// Whether layout begins before it is asked for.
  open var allowsNonContiguousLayout = false

  /// Takes no text and no container.
  public override init() { super.init() }

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Lays lines out, which each question does.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Lays lines out, which each question does.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Forgets lines, which each question does.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {}

  /// The number of characters.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The characters that stand in an area.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: lines(in: container).last.map { NSMaxRange($0.range) } ?? 0)
  }
  /// The characters of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    glyphRange
  }
  /// The glyphs of characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    charRange
  }

  /// The part of an area that lines take, with the padding at their ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard textStorage?.length ?? 0 > 0 else { return .zero }
    let drawn = drawn(in: container)
    return CGRect(
      x: 0, y: 0, width: drawn.size.width + 2 * container.lineFragmentPadding, height: drawn.size.height)
  }

  /// Calls a closure with each line: its room, the part that its characters take, its area and its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines(in: container) where NSIntersectionRange(line.range, glyphRange).length > 0 {
      var used = line.rect
      used.size.width += 2 * container.lineFragmentPadding
      var room = used
      if container.size.width > 0 { room.size.width = container.size.width }
      block(room, used, container, line.range, &stop)
      if stop.boolValue { return }
    }
  }

  func lines(in container: NSTextContainer) -> [DrawnText.Line] {
    textStorage?.length ?? 0 > 0 ? drawn(in: container).lines : []
  }

  private func drawn(in container: NSTextContainer) -> DrawnText {
    DrawnText(
      textStorage ?? NSTextStorage(), width: container.lineWidth, usesLeading: usesFontLeading,
      mostLines: max(0, container.maximumNumberOfLines), countsLastNewline: true)
  }
}
