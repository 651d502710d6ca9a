import TextMeasurement

/// A text as labels show it: shaped when first asked for, and shared by the labels that show it in one font at several
/// widths and scales.
struct ShownText: ~Copyable {
  private(set) var paragraph = Paragraph()
  // Kept beside the paragraph, which need not be looked into for most cards.
  private(set) var isEmpty = true
  private(set) var isApproximate = false
  private(set) var hasSeveralFonts = false
  private var isShaped = false
  /// The last answer: scales differ, and the width is the same.
  private var known: (width: Double, most: Int, lines: Int) = (-1, 0, 0)

  /// Keeps a text at one place in memory.
  final class Owner {
    let text: UnsafeMutablePointer<ShownText>

    init() {
      text = .allocate(capacity: 1)
      text.initialize(to: ShownText())
    }

    deinit {
      text.deinitialize(count: 1)
      text.deallocate()
    }
  }

  /// Shows another text, which has to stay where it is until the next one is shown or ``keepText()`` copies it.
  mutating func show(_ text: UnsafeBufferPointer<UInt8>, _ font: Font, runs: [FontRun] = []) {
    if runs.isEmpty { paragraph.setText(text, font: font) } else { paragraph.setText(text, runs: runs) }
    isEmpty = text.isEmpty
    isShaped = false
    isApproximate = false
    hasSeveralFonts = !runs.isEmpty
    known.width = -1
  }

  /// Copies the text, so that it may go.
  mutating func keepText() {
    paragraph.keepText()
  }

  /// Lines at a width in points, but no more than so many.
  mutating func lineCount(width: Double, atMost most: Int) -> Int {
    if known.width == width, known.most == most { return known.lines }
    shape()
    known = (width, most, paragraph.lineCount(width: width, atMost: most))
    return known.lines
  }

  /// The least larger width at which one of these lines may hold more.
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
