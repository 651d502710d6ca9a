import ShelfSizing
import TextMeasurement

/// The lines of a text at a width, by the engine of labels.
struct TextLines: ~Copyable {
  private var paragraph = Paragraph()
  private var isShaped = false
  private var known: (width: Double, most: Int, answer: (width: Double, lines: Int)) = (-1, 0, (0, 0))

  /// Another text, or the same in another font.
  mutating func show(_ text: Text, _ font: TextMeasurement.Font) {
    var string = text.string
    string.withUTF8 {
      if let kern = text.rare.map({ $0.kerning + $0.tracking }), kern != 0 {
        var setting = FontRun.Setting()
        setting.kern = kern
        paragraph.setText($0, runs: [FontRun(end: $0.count, font: font, setting: setting)])
      } else {
        paragraph.setText($0, font: font)
      }
      paragraph.keepText()
    }
    isShaped = false
    known.width = -1
  }

  /// The width in points of the widest line, rounded up to pixels, and the number of lines.
  ///
  /// - Parameters:
  ///   - width: points; NaN or infinity for lines that only hard breaks end.
  ///   - most: the lines that are shown.
  mutating func widest(within width: Double, atMost most: Int, on grid: PixelGrid) -> (width: Double, lines: Int) {
    if known.width == width, known.most == most { return known.answer }
    let answer = findWidest(within: width, atMost: most, on: grid)
    if !width.isNaN { known = (width, most, answer) }
    return answer
  }

  private mutating func findWidest(
    within width: Double, atMost most: Int, on grid: PixelGrid
  ) -> (width: Double, lines: Int) {
    if !isShaped {
      isShaped = true
      paragraph.shape()
    }
    let natural = paragraph.naturalWidth
    guard width < natural else {
      let lines = max(1, paragraph.lineCount(width: .infinity, atMost: most))
      return (TextLines.points(holding: natural, on: grid), lines)
    }
    let lines = paragraph.lines(width: width)
    let reach =
      lines.count > most
      ? cut(lines, to: most, width) : paragraph.labelLines(lines, width: width).reduce(0) { max($0, $1.reach) }
    let points = reach < width ? TextLines.points(holding: reach, on: grid) : reach
    return (min(points, grid.points(pixels: grid.pixels(roundingUp: width))), min(lines.count, most))
  }

  /// The widest of the first lines, of which the last one ends in an ellipsis.
  private func cut(_ lines: [Paragraph.Line], to most: Int, _ width: Double) -> Double {
    guard let font = paragraph.font else { return width }
    let ellipsis = Paragraph("\u{2026}", font: font).naturalWidth
    let last = paragraph.cutLine(from: lines[most - 1].range.lowerBound, ellipsis: ellipsis, width: width)
    return lines.prefix(most - 1).reduce(min(last.width, width)) {
      max($0, min($1.width + paragraph.hangingWidth(of: $1), width))
    }
  }

  /// Whole pixels that a line fits in, in points (as a label has them).
  private static func points(holding width: Double, on grid: PixelGrid) -> Double {
    let pixels = grid.pixels(roundingUp: width)
    return grid.points(pixels: grid.points(pixels: pixels) + 1e-10 < width ? pixels + 1 : pixels)
  }
}
