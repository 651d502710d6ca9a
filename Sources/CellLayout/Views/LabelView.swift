import ShelfSizing
import TextMeasurement

/// A text of a cell that is being laid out: a `UILabel`'s, or the one inside a control.
package final class LabelView {
  /// The place of its view in the template.
  package let place: Int
  package let template: ViewTemplate
  package let font: Font
  package let numberOfLines: Int
  /// Points; `nil` where the width of the label's frame decides.
  let preferredMaxLayoutWidth: Double?
  private let grid: PixelGrid
  private let isInControl: Bool
  /// Used for every card, so that the check of exclusive access would cost more than the access.
  @exclusivity(unchecked) private var paragraph = Paragraph()
  // Kept beside the paragraph, because a look at one that a class holds copies it.
  @exclusivity(unchecked) package private(set) var isEmpty = true
  @exclusivity(unchecked) private var isShaped = false
  @exclusivity(unchecked) private(set) var isApproximate = false

  init(place: Int, template: ViewTemplate, label: LabelTemplate, font: Font, grid: PixelGrid) {
    self.place = place
    self.template = template
    self.font = font
    self.grid = grid
    numberOfLines = label.numberOfLines
    isInControl = if case .control = template.content { true } else { false }
    preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
    var text = label.text ?? ""
    text.withUTF8 { setText($0) }
  }

  /// The text; valid until the next change.
  package var text: UnsafeBufferPointer<UInt8> { paragraph.text }

  /// Whether its height may follow the width that it gets.
  var wraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == nil }

  /// Shows another text.
  func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
    paragraph.setText(bytes, font: font)
    isEmpty = bytes.isEmpty
    isShaped = false
    isApproximate = false
  }

  // MARK: Lines

  /// Lines that the text takes, whatever the limit.
  ///
  /// - Parameter width: points.
  package func lineCount(forWidth width: Double) -> Int {
    guard !isEmpty else { return 0 }
    shape()
    return paragraph.lineCount(width: width)
  }

  /// The sum of advances, in lines of a width: what the text takes if words could be parted anywhere.
  package func advanceSum(inLinesOfWidth width: Double) -> Double {
    guard !isEmpty, width > 0 else { return 0 }
    shape()
    var lines = 0.0
    // What binary fractions add to a text that fills its lines exactly is no line more.
    paragraph.forEachHardLine { lines += max(1, ($0 / width - 1e-9).rounded(.up)) }
    return lines
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

  /// The height in pixels at a width in points.
  package func height(forWidth width: Double) -> Double {
    font.labelHeight(lines: shownLines(forWidth: width), on: grid)
  }

  // MARK: Size

  /// The size of the text in pixels.
  ///
  /// - Parameter width: points that lines are broken at; `nil` for lines that only hard breaks end.
  func textSize(width: Double?) -> ContentSize {
    guard !isEmpty else { return size(width: 0, lines: 0) }
    shape()
    // Where nothing is broken, white space at the end of the text counts.
    guard let width = preferredMaxLayoutWidth ?? width, numberOfLines != 1, paragraph.naturalWidth > width else {
      let lines = numberOfLines == 1 ? 1 : max(1, paragraph.hardLineWidths.count)
      return size(
        width: paragraph.naturalWidth, lines: numberOfLines == 0 ? lines : min(lines, max(numberOfLines, 1)))
    }
    let lines = paragraph.lines(width: width)
    let shown = numberOfLines == 0 ? lines[...] : lines.prefix(numberOfLines)
    // A label whose text is cut takes all the width there is.
    let widest = shown.count < lines.count ? width : shown.reduce(0) { max($0, $1.width) }
    return size(width: min(widest, width), lines: shown.count)
  }

  /// The size in pixels of some lines of text; a control is as high as a line even without any.
  func size(width: Double, lines: Int) -> ContentSize {
    let height = font.labelHeight(lines: isInControl ? max(lines, 1) : lines, on: grid)
    // Baselines lie whole points from the edges, as stored frames show.
    return ContentSize(
      width: grid.pixels(roundingUp: width), height: height,
      text: ContentSize.TextLines(
        height: height, firstBaseline: font.ascender.rounded() * grid.scale,
        lastBaseline: (font.lineHeight - font.ascender).rounded() * grid.scale))
  }

  /// What was assumed for the text, as far as it was needed.
  package var approximations: TextApproximations { paragraph.approximations }

  private func shape() {
    guard !isShaped else { return }
    isApproximate = paragraph.shape()
    isShaped = true
  }
}
