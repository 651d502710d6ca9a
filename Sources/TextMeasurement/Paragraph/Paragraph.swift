/// A text, prepared once and laid out at any width.
///
/// | function | purpose |
/// |---|---|
/// | ``prepare(_:font:)`` | shapes a text and finds where its lines may end |
/// | ``lineCount(width:)`` | how many lines it takes |
/// | ``lines(width:)`` | which bytes and what width each line has |
/// | ``height(lines:width:on:)`` | how tall so many of its lines are |
/// | ``naturalWidth`` | how wide it is without wrapping |
///
/// A paragraph is reused for text after text, so that measuring allocates nothing.
public struct Paragraph: ~Copyable {
  /// A caret for each byte, and one more for the end. Those of a text of words are computed when they are asked for
  /// (``Caret/unknown``).
  var carets = Storage<Caret>()
  /// For each byte, the end of its character without kerning, in units from the start of the text; that of printable
  /// ASCII alone is in the font's table.
  var ends = Storage<Int>()
  var segments = Storage<Segment>()
  /// The words of a text of the kind ``Kind/words``, unless it is very long; below, the characters that the font's
  /// table does not have, and the widest gap between two words in units.
  var words = Storage<WordEnd>()
  var others = Storage<OtherCharacter>()
  var gap = 0
  /// How the lines of the text are found.
  var kind = Kind.empty

  enum Kind {
    case empty
    /// Printable ASCII and characters of Latin text that stand by themselves: most lines are found by their words, and
    /// marks may leave questions to UAX #14 (``Caret/asks``).
    case words
    case any
  }

  /// A copy of the text, where it has to outlive the one that was given.
  private var copy = Storage<UInt8>()
  private var shown = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package private(set) var font: Font?
  /// The tables of the font, which keeps them in memory; `nil` where they are not usable.
  private(set) var ascii: ASCIIAdvances?
  /// Those of the font.
  private(set) var options = TextOptions()
  /// The fonts of the parts of a text that has several; empty where one font covers it all.
  package private(set) var runs: [FontRun] = []
  /// The paragraph styles of the parts of a text of ``runs``; empty where none changes anything. That of a paragraph's
  /// first character counts for all of it.
  package private(set) var styles: [StyleRun] = []
  /// Whether some of its lines are indented, or have tab stops of their own.
  private(set) var isIndented = false
  /// Whether lines end between any two characters (`NSLineBreakMode.byCharWrapping`), in all texts from the next one on.
  package var breaksAnywhere = false
  /// Lengths are integers of this many units a point: the font's own, or finer ones that several fonts share.
  private(set) var unitsPerPoint = 1.0
  var shaper = TextShaper()

  /// The assumptions that were made for the text instead of measuring.
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

  /// Replaces the text: shapes it in the font's units and finds where its lines may end.
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
      ascii = font.usesASCII ? font.ascii : nil
      options = font.options
      runs = []
      styles = []
      isIndented = false
      unitsPerPoint = font.unitsPerPoint
    }
    setText(text)
  }

  /// Sets a text of several fonts.
  ///
  /// - Parameters:
  ///   - runs: cover the text, and end where characters do.
  ///   - styles: cover it as well, or are none.
  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>, runs: [FontRun], styles: [StyleRun] = []) {
    self.styles = styles.contains { $0.style != ParagraphStyle() } ? styles : []
    isIndented = self.styles.contains(where: \.style.isIndented)
    font = runs.first?.font
    ascii = nil
    options = font?.options ?? TextOptions()
    self.runs = runs
    unitsPerPoint = Paragraph.sharedUnitsPerPoint
    setText(text)
  }

  /// Sets a text in the font of the text before.
  package mutating func setText(_ text: UnsafeBufferPointer<UInt8>) {
    shown = text
    kind = .empty
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

  /// Runs a closure on the start of the text, which is shaped alone; the whole text is not afterwards.
  package mutating func withShapedStart<Answer>(_ bytes: Int, _ body: (inout Paragraph) -> Answer) -> Answer {
    let whole = shown
    shown = UnsafeBufferPointer(rebasing: whole[..<bytes])
    shape()
    let answer = body(&self)
    shown = whole
    kind = .empty
    return answer
  }

  /// The second half of ``prepare(_:font:)``.
  ///
  /// - Returns: whether anything was assumed rather than measured.
  @discardableResult
  package mutating func shape() -> Bool {
    let text = shown
    kind = .empty
    guard !text.isEmpty else { return false }
    let words = breaksAnywhere ? nil : ascii
    if let words, prepareByTable(text, words) { return false }
    guard let font else { return false }
    if let words, prepareWords(text, font, words) { return false }
    prepareAny(text, font: font)
    return isApproximate
  }

  /// Whether there is any text; one without any has no height.
  public var isEmpty: Bool { shown.isEmpty }

  /// The text in UTF-8; valid until the next change.
  package var text: UnsafeBufferPointer<UInt8> { shown }

  /// Whether it is printable ASCII of the kind that ``Font/linesPerByte(width:)`` bounds.
  package var isPrintable: Bool {
    mutating get { shown.isPrintableASCII }
  }

  /// The width of the longest line when only hard breaks end lines, in points.
  ///
  /// White space at the ends of lines is in it: Xcode stores the label of `"23 episodes "` as wide as all twelve
  /// characters (UIKitNumbers.md, "Fonts"). Where a line is broken, it hangs and adds nothing.
  public var naturalWidth: Double {
    guard kind != .empty else { return 0 }
    if isIndented { return indentedNaturalWidth }
    let tabStop = units(Paragraph.tabInterval)
    var (pen, widest, start) = (0, 0, 0)
    for segment in segments.elements {
      pen += carets[segment.end].pen - start
      start = carets[segment.end].pen
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
    guard kind != .empty else { return }
    walkLines(width: .infinity) { _, width in
      body(Double(width) / unitsPerPoint)
      return true
    }
  }

  /// How many units fit in a line of a width in points.
  func lineUnits(_ width: Double) -> Int { Font.units(width + options.lineBreak.slack, unitsPerPoint) }

  /// The width in points of a line that just holds so many units.
  func lineWidth(_ units: Int) -> Double { max(0, Double(units) / unitsPerPoint - options.lineBreak.slack) }

  /// A length in points, in units, rounded down.
  func units(_ points: Double) -> Int { Font.units(points, unitsPerPoint) }

  /// Tab stops stand every 28 points (`NSParagraphStyle.tabStops`).
  static let tabInterval = 28.0
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a text that is not empty has a single code point.
  var isOneCharacter: Bool {
    var end = 0
    return count <= 4 && UTF8Decoder.decode(self, at: &end) >= 0 && end == count
  }

  /// Whether all bytes are printable ASCII, which the fast path takes.
  @inline(__always) var isPrintableASCII: Bool {
    let (first, last) = (ASCIIAdvances.printable.lowerBound, ASCIIAdvances.printable.upperBound)
    guard count >= 16 else { return allSatisfy { $0 &- first <= last &- first } }
    let bytes = UnsafeRawPointer(baseAddress.unsafelyUnwrapped)
    let (firsts, span) = (SIMD16<UInt8>(repeating: first), SIMD16<UInt8>(repeating: last &- first))
    // Lanes with a byte that is not printable have all bits set; whole vectors are combined, since comparisons with a
    // scalar compile to loops.
    var others = SIMD2<UInt64>()
    var offset = 0
    while true {
      let block: SIMD16<UInt8> = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self) &- firsts
      others |= unsafeBitCast(block .> span, to: SIMD2<UInt64>.self)
      if offset == count &- 16 { return others[0] | others[1] == 0 }
      // The last block may overlap the one before.
      offset = offset &+ 32 <= count ? offset &+ 16 : count &- 16
    }
  }
}
