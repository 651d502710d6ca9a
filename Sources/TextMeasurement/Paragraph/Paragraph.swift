/// A text, prepared once and laid out at any width.
///
/// | function | purpose |
/// |---|---|
/// | ``prepare(_:font:)`` | shapes a text and finds where its lines may end |
/// | ``lineCount(width:)`` | how many lines it takes |
/// | ``lines(width:)`` | which bytes and what width each line has |
/// | ``naturalWidth`` | how wide it is without wrapping |
///
/// A paragraph is reused for text after text, so that measuring allocates nothing.
public struct Paragraph: ~Copyable {
  /// What no line ends inside, unless it is wider than the line.
  struct Segment: BitwiseCopyable {
    /// Units to the end of the last visible character.
    var advance: Int
    /// Units of the white space after it, which hangs over the end of a line.
    var trailing: Int
    /// Bytes from the start of the text to the end of the segment, its white space included.
    var end: Int
    var ending: Ending

    enum Ending: UInt8, BitwiseCopyable {
      /// A line may end after it.
      case soft
      /// A line ends after it.
      case hard
      /// The pen moves on to the next tab stop.
      case tab
    }
  }

  var segments = Storage<Segment>()
  /// A copy of the text, where it has to outlive the one that was given.
  private var copy = Storage<UInt8>()
  private var shown = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// Of the fast path: units before each byte, and a bit a byte where a line may end before it.
  var pens = Storage<Int32>()
  var marks = Storage<UInt64>()
  /// The units of UAX #14 of a Latin text.
  var latinUnits = Storage<LineBreakUnit>()
  private(set) var font: Font?
  /// The font's, which keeps its tables.
  private var ascii: ASCIIAdvances?
  /// The fonts of the parts of a text that has several; empty where one font covers it all.
  package private(set) var runs: [FontRun] = []
  /// Lengths are integers of this many units a point: the font's own, or finer ones that several fonts share.
  private(set) var unitsPerPoint = 1.0
  var shaper = TextShaper()

  /// What was assumed rather than measured.
  public internal(set) var approximations = TextApproximations()
  /// Whether anything was assumed.
  public internal(set) var isApproximate = false

  /// A paragraph without text.
  public init() {}

  /// A prepared text.
  public init(_ text: String, font: Font) {
    self.init()
    var text = text
    text.withUTF8 { prepare($0, font: font) }
  }

  /// Replaces the text: shapes it in the font's units and finds the places where its lines may end.
  ///
  /// - Parameters:
  ///   - text: UTF-8; what is malformed counts as U+FFFD.
  ///   - font: the font at its size.
  public mutating func prepare(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    setText(text, font: font)
    keepText()
    shape()
  }

  /// The first half of ``prepare(_:font:)``. Until ``shape()`` it has no lines.
  ///
  /// - Parameter text: is not copied before ``keepText()``, so that it has to stay where it is until then or until the
  ///   next text.
  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>, font: Font) {
    if self.font !== font || !runs.isEmpty {
      self.font = font
      ascii = font.ascii.isComplete ? font.ascii : nil
      runs = []
      unitsPerPoint = font.unitsPerPoint
    }
    replaceText(by: text)
  }

  /// The same for a text of several fonts.
  ///
  /// - Parameter runs: cover the text, and end where characters do.
  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>, runs: [FontRun]) {
    font = runs.first?.font
    ascii = nil
    self.runs = runs
    unitsPerPoint = Paragraph.sharedUnitsPerPoint
    replaceText(by: text)
  }

  private mutating func replaceText(by text: UnsafeBufferPointer<UInt8>) {
    shown = text
    segments.removeAll()
    if isApproximate {
      isApproximate = false
      approximations = TextApproximations()
    }
  }

  /// Copies the text, so that the one that was given may go.
  package mutating func keepText() {
    copy.replaceAll(by: shown)
    shown = copy.elements
  }

  /// The second half of ``prepare(_:font:)``.
  ///
  /// - Returns: whether anything was assumed rather than measured.
  @discardableResult
  package mutating func shape() -> Bool {
    let text = shown
    segments.removeAll()
    guard !text.isEmpty else { return false }
    let isPrintable = text.isPrintableASCII
    if let ascii, isPrintable, text.count <= Paragraph.longestFastText, preparePrintable(text, ascii) { return false }
    guard let font else { return false }
    if ascii != nil, !isPrintable, text.count <= Paragraph.longestFastText, prepareLatin(text, font: font) {
      return false
    }
    prepareAny(text, font: font)
    return isApproximate
  }

  /// Whether there is any text; one without any has no height.
  public var isEmpty: Bool { shown.isEmpty }

  /// The text; valid until the next change.
  package var text: UnsafeBufferPointer<UInt8> { shown }

  /// The width that the text asks for when only hard breaks end its lines, in points.
  ///
  /// White space at the ends of lines is in it: Xcode stores the label of `"23 episodes "` as wide as all twelve
  /// characters, and so all five such labels in `truth/labels.csv`. Where a line is broken, it hangs and adds nothing.
  public var naturalWidth: Double {
    let tabStop = units(Paragraph.tabInterval)
    var pen = 0
    var widest = 0
    for segment in segments.elements {
      pen += segment.advance + segment.trailing
      if segment.ending == .tab, tabStop > 0 { pen = (pen / tabStop + 1) * tabStop }
      widest = max(widest, pen)
      if segment.ending == .hard { pen = 0 }
    }
    return Double(widest) / unitsPerPoint
  }

  /// The widths of the lines that hard breaks end, in points, without the white space at their ends.
  public var hardLineWidths: [Double] {
    var widths: [Double] = []
    forEachHardLine { widths.append($0) }
    return widths
  }

  /// Calls `body` with the width of each line that a hard break ends, in points, without the white space at its end.
  package func forEachHardLine(_ body: (Double) -> Void) {
    guard !segments.isEmpty else { return }
    walkLines(limit: Int.max / 4, tabStop: units(Paragraph.tabInterval)) { _, width in
      body(Double(width) / unitsPerPoint)
    }
  }

  /// Units in a length of points, rounded down.
  func units(_ points: Double) -> Int { Font.units(points, unitsPerPoint) }

  /// Tab stops stand every 28 points (`NSParagraphStyle.tabStops`).
  static let tabInterval = 28.0
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether all bytes are characters that the fast path takes.
  @inline(__always) var isPrintableASCII: Bool {
    guard let base = baseAddress else { return true }
    let ones: UInt64 = 0x0101_0101_0101_0101
    var offset = 0
    var seen: UInt64 = 0
    while offset + 8 <= count {
      let word = UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // The high bit of each byte: set in non-ASCII; borrowed below 0x20; carried into at 0x7F.
      seen |= word | (word &- ones &* 0x20) | (word &+ ones)
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if !ASCIIAdvances.printable.contains(byte) { return false }
      offset += 1
    }
    return seen & (ones << 7) == 0
  }
}
