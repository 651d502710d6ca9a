import TextMeasurement

/// A text as labels show it: shaped when first asked for, and shared by the labels that show it in one font at several
/// widths and scales.
///
/// All of its functions are mutating: one that only reads would be called with a copy of the whole value (Swift 6.3).
package struct ShownText: ~Copyable {
  private(set) var paragraph: Paragraph
  // Kept beside the paragraph, as most cards need nothing else of it.
  private(set) var isEmpty: Bool
  private var byteCount: Int
  private(set) var isApproximate = false
  private(set) var hasSeveralFonts: Bool
  private var isShaped = false
  /// The last answer: the variants for several scales ask for the same width.
  private var known: (width: Double, most: Int, lines: Int) = (-1, 0, 0)

  private let font: Font

  /// - Parameters:
  ///   - runs: the fonts of the parts of the first text, if it has several; no other does.
  ///   - styles: its paragraph styles, if it has ``runs``.
  ///   - breaksAnywhere: whether lines end between any two characters, in all texts.
  init(_ text: String, _ font: Font, runs: [FontRun], styles: [StyleRun], breaksAnywhere: Bool) {
    self.font = font
    hasSeveralFonts = !runs.isEmpty
    isEmpty = text.isEmpty
    byteCount = text.utf8.count
    var paragraph = Paragraph()
    paragraph.breaksAnywhere = breaksAnywhere
    var text = text
    text.withUTF8 {
      if runs.isEmpty {
        paragraph.setText($0, font: font)
      } else {
        paragraph.setText($0, runs: runs, styles: styles)
      }
      paragraph.keepText()
    }
    self.paragraph = paragraph
  }

  /// Keeps a text at one place in memory.
  final class Owner {
    let text: UnsafeMutablePointer<ShownText>

    init(_ shown: consuming ShownText) {
      text = .allocate(capacity: 1)
      text.initialize(to: shown)
    }

    deinit {
      text.deinitialize(count: 1)
      text.deallocate()
    }
  }

  /// Shows another text, which has to stay in place until the next one is shown or ``keepText()`` copies it.
  mutating func show(_ text: UnsafeBufferPointer<UInt8>) {
    if hasSeveralFonts {
      paragraph.setText(text, font: font)
      hasSeveralFonts = false
    } else {
      paragraph.setText(text)
    }
    isEmpty = text.isEmpty
    byteCount = text.count
    isShaped = false
    isApproximate = false
    known.width = -1
  }

  /// Copies the text, so that it may go.
  mutating func keepText() {
    paragraph.keepText()
  }

  /// The lines that a label of at most so many shows at a width in points.
  @inline(__always)
  mutating func shownLines(width: Double, atMost most: Int) -> Int {
    // A label of one line has it whatever its text, so that most titles are never shaped.
    if isEmpty || most == 1 { return isEmpty ? 0 : 1 }
    if known.width == width, known.most == most { return known.lines }
    return countLines(width: width, atMost: most)
  }

  /// An upper bound of ``shownLines(width:atMost:)`` for a text that ``hasLinesPerByte``, without shaping it.
  ///
  /// - Parameter linesPerByte: what its font needs at a width (``TextMeasurement/Font/linesPerByte(width:)``).
  @inline(__always)
  mutating func shownLinesBound(_ linesPerByte: Double, atMost most: Int) -> Int {
    if isEmpty || most == 1 { return isEmpty ? 0 : 1 }
    let lines = min(Double(byteCount) * linesPerByte, 1e9)
    return min(Int(lines) &+ 1, most)
  }

  /// Whether the byte count bounds the number of lines.
  @inline(__always)
  mutating func hasLinesPerByte(atMost most: Int) -> Bool {
    isEmpty || most == 1 || !hasSeveralFonts && paragraph.isPrintable
  }

  /// Whether it has more lines at a width in points than a label's limit.
  ///
  /// - Parameter linesPerByte: as in ``shownLinesBound(_:atMost:)``.
  mutating func exceeds(_ limit: Int, width: Double, linesPerByte: Double) -> Bool {
    guard limit < .max, !isEmpty else { return false }
    // A count for the layout that has not come to its limit is that of all lines.
    if known.width == width, known.lines < known.most { return known.lines > limit }
    // One line more than the limit is enough to know.
    let most = limit + 1
    if hasLinesPerByte(atMost: most), shownLinesBound(linesPerByte, atMost: most) <= limit { return false }
    return shownLines(width: width, atMost: most) > limit
  }

  private mutating func countLines(width: Double, atMost most: Int) -> Int {
    shape()
    known = (width, most, paragraph.countLines(width: width, atMost: most))
    return known.lines
  }

  /// The least greater width at which one of these lines may hold more.
  mutating func nextWidth(after width: Double, atMost most: Int) -> Double? {
    shape()
    let step = paragraph.lineStep(width: width, atMost: most)
    known = (width, most, step.lines)
    return step.nextWidth
  }

  mutating func shape() {
    guard !isShaped else { return }
    isApproximate = paragraph.shape()
    isShaped = true
  }
}
