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
  private var knownLines: (width: Double, count: Int) = (-1, 0)

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
    knownLines.width = -1
  }

  /// Copies the text, so that it may go.
  mutating func keepText() {
    paragraph.keepText()
  }

  mutating func lineCount(width: Double) -> Int {
    if knownLines.width == width { return knownLines.count }
    shape()
    knownLines = (width, paragraph.lineCount(width: width))
    return knownLines.count
  }

  mutating func shape() {
    guard !isShaped else { return }
    isApproximate = paragraph.shape()
    isShaped = true
  }
}
