import ShelfSizing
import TextMeasurement

/// A `UILabel` with a text, prepared when its lines are first asked for.
package final class LabelView: LayoutView {
  package let font: Font
  package let numberOfLines: Int
  /// Used for every card, so that the check of exclusive access would cost more than the access.
  @exclusivity(unchecked) private var paragraph = Paragraph()
  // Kept beside the paragraph, because a look at one that a class holds copies it.
  private var isEmpty = true
  private var isShaped = false
  private(set) var isApproximate = false

  init(template: ViewTemplate, label: LabelTemplate, font: Font, grid: PixelGrid) {
    self.font = font
    numberOfLines = label.numberOfLines
    super.init(template: template, grid: grid)
    var text = label.text ?? ""
    text.withUTF8 { setText($0) }
  }

  /// The text; valid until the next change.
  package var text: UnsafeBufferPointer<UInt8> { paragraph.text }

  package override var className: String { "UILabel" }
  package override var isShown: Bool { !template.isHidden && !(template.hidesWhenEmpty && isEmpty) }

  /// Shows another text.
  func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    paragraph.setText(bytes, font: font)
    isEmpty = bytes.isEmpty
    isShaped = false
    isApproximate = false
  }

  package override var naturalWidth: Double? {
    guard !isEmpty else { return 0 }
    shape()
    return grid.points(pixels: grid.pixels(roundingUp: paragraph.naturalWidth))
  }

  package override func height(forWidth width: Double) -> Double {
    font.labelHeight(lines: shownLines(forWidth: width), on: grid)
  }

  package override func textHeight(forWidth width: Double) -> Double {
    height(forWidth: width)
  }

  package override func visitLabels(width: Double, _ visit: (LabelView, Double) -> Void) {
    visit(self, width)
  }

  /// Lines that the text takes, whatever the limit.
  package func lineCount(forWidth width: Double) -> Int {
    guard !isEmpty else { return 0 }
    shape()
    return paragraph.lineCount(width: width)
  }

  /// The sum of advances, in lines of a width: what the text takes if words could be parted anywhere.
  package func advanceSum(inLinesOfWidth width: Double) -> Double {
    guard !isEmpty, width > 0 else { return 0 }
    shape()
    // What binary fractions add to a text that fills its lines exactly is no line more.
    return paragraph.hardLineWidths.reduce(0) { $0 + max(1, ($1 / width - 1e-9).rounded(.up)) }
  }

  /// Lines within the limit of the label.
  package func shownLines(forWidth width: Double) -> Int {
    // A label of one line has it whatever its text, so that most titles are never shaped.
    if isEmpty || numberOfLines == 1 { return isEmpty ? 0 : 1 }
    let lines = lineCount(forWidth: width)
    return numberOfLines == 0 ? lines : min(lines, numberOfLines)
  }

  /// The text's lines, whatever the limit.
  package func lines(forWidth width: Double) -> [Paragraph.Line] {
    shape()
    return paragraph.lines(width: width)
  }

  /// What was assumed for the text, as far as it was needed.
  package var approximations: TextApproximations { paragraph.approximations }

  private func shape() {
    guard !isShaped else { return }
    isApproximate = paragraph.shape()
    isShaped = true
  }
}
