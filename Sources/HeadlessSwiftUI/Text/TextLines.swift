import ShelfSizing
import TextMeasurement

/// The lines of a text at a width, by the engine of labels.
struct TextLines: ~Copyable {
  private var paragraph = Paragraph()
  private(set) var isEmpty = true
  private var isShaped = false
  private var kern = 0.0
  private var widestKnown: (width: Double, most: Int, answer: (width: Double, lines: Int)) = (-1, 0, (0, 0))
  private var ellipsisKnown: (font: TextMeasurement.Font, width: Double)?

  /// Another text, or the same in another font. The same text in the same font stays as it is laid out.
  mutating func show(_ text: UnsafePointer<Text>, _ font: TextMeasurement.Font) {
    var kern = 0.0
    if let rare = text.pointee.rare { kern = rare.kerning + rare.tracking }
    var string = text.pointee.string
    if string.utf8.count == paragraph.text.count, !isEmpty, paragraph.font === font, kern == self.kern {
      let isSame = string.withUTF8 { $0.elementsEqual(paragraph.text) }
      if isSame { return }
    }
    isEmpty = string.isEmpty
    self.kern = kern
    string.withUTF8 {
      if kern != 0 {
        var setting = FontRun.Setting()
        setting.kern = kern
        paragraph.setText($0, runs: [FontRun(end: $0.count, font: font, setting: setting)])
      } else {
        paragraph.setText($0, font: font)
      }
      paragraph.keepText()
    }
    isShaped = false
    widestKnown.width = -1
  }

  private mutating func shapeOnce() {
    guard !isShaped else { return }
    isShaped = true
    paragraph.shape()
  }

  /// The width in points of the widest line, rounded up to pixels, and the number of lines.
  ///
  /// - Parameters:
  /// - width: points; NaN or infinity for lines that only hard breaks end.
  /// - most: the lines that are shown.
  mutating func widest(within width: Double, atMost most: Int, on grid: PixelGrid) -> (width: Double, lines: Int) {
    if widestKnown.width == width {
      if widestKnown.most == most { return widestKnown.answer }
      // An answer of all lines is that of any limit which holds them.
      let lines = widestKnown.answer.lines
      if lines < widestKnown.most, lines <= most { return widestKnown.answer }
    }
    let answer = findWidest(within: width, atMost: most, on: grid)
    widestKnown = (width, most, answer)
    return answer
  }

  private mutating func findWidest(
    within width: Double, atMost most: Int, on grid: PixelGrid
  ) -> (width: Double, lines: Int) {
    shapeOnce()
    let room = width.or(.infinity)
    if let (reach, lines) = paragraph.labelWidth(width: room, atMost: most) {
      return (TextLines.rounded(reach, within: room, on: grid), lines)
    }
    // A text that has words and more lines than are shown is wider than the room.
    if most == 1, paragraph.hasWords { return (TextLines.rounded(cut(room), within: room, on: grid), 1) }
    let natural = paragraph.naturalWidth
    guard room < natural else {
      return (
        TextLines.points(holding: natural, on: grid), max(1, paragraph.countLines(width: .infinity, atMost: most))
      )
    }
    if most == 1 { return (TextLines.rounded(cut(room), within: room, on: grid), 1) }
    let lines = paragraph.lines(width: room)
    var reach = 0.0
    if lines.count > most {
      let last = paragraph.cutLine(from: lines[most - 1].range.lowerBound, ellipsis: ellipsis, width: room)
      reach = min(last.width, room)
      for line in lines.prefix(most - 1) {
        reach = max(reach, min(line.width + paragraph.hangingWidth(of: line), room))
      }
    } else {
      for line in paragraph.labelLines(lines, width: room) { reach = max(reach, line.reach) }
    }
    return (TextLines.rounded(reach, within: room, on: grid), min(lines.count, most))
  }

  /// The width of a single line that ends in an ellipsis.
  private mutating func cut(_ width: Double) -> Double {
    min(paragraph.cutWidth(ellipsis: ellipsis, width: width), width)
  }

  /// How wide an ellipsis is in the font of the text.
  private var ellipsis: Double {
    mutating get {
      guard let font = paragraph.font else { return 0 }
      if let ellipsisKnown, ellipsisKnown.font === font { return ellipsisKnown.width }
      let width = Paragraph("\u{2026}", font: font).naturalWidth
      ellipsisKnown = (font, width)
      return width
    }
  }

  /// Whole pixels that the widest line fits in, in points; no more than the width that was given.
  private static func rounded(_ reach: Double, within width: Double, on grid: PixelGrid) -> Double {
    let length = reach < width ? points(holding: reach, on: grid) : reach
    guard width.isFinite else { return length }
    return min(length, grid.length(roundingUp: width))
  }

  /// The lines at a width, for pictures: their texts and widths in points.
  mutating func shown(within width: Double, atMost most: Int) -> [(text: String, width: Double)] {
    if !isShaped {
      isShaped = true
      paragraph.shape()
    }
    let text = paragraph.text
    let lines = paragraph.lines(width: width)
    return lines.prefix(most).enumerated().map { index, line in
      let isCut = index == most - 1 && lines.count > most
      var end = line.range.upperBound
      while end > line.range.lowerBound, text[end - 1] == 0x20 || text[end - 1] == 0x0A { end -= 1 }
      let shown = String(decoding: text[line.range.lowerBound..<end], as: UTF8.self)
      return (shown + (isCut ? "\u{2026}" : ""), line.width)
    }
  }
  /// The size of the font, in points.
  var pointSize: Double { paragraph.font?.pointSize ?? 0 }

  /// Whole pixels that a line fits in, in points (as a label has them).
  private static func points(holding width: Double, on grid: PixelGrid) -> Double {
    let pixels = grid.pixels(roundingUp: width)
    return grid.length(pixels: grid.points(pixels: pixels) + 1e-10 < width ? pixels + 1 : pixels)
  }
}
