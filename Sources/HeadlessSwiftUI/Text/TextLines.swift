import ShelfSizing
import TextMeasurement

/// The lines of a text at a width, by the engine of labels.
struct TextLines: ~Copyable {
  /// A part of the text with a font of its own: the byte that it ends before, and points.
  struct Run: Equatable {
    var end: Int
    var font: Font
    var kern: Double
    var offset: Double
    var picture: LayoutSize?
  }
  /// The size of the text at a width.
  struct Answer {
    var width = 0.0
    var lines = 0
    /// Whether more lines are there than are shown.
    var isCut = false
    /// Of a text of several fonts, the lines and the leading between them, and how far its first line reaches above its
    /// baseline and the last one below.
    var mixed: (height: Double, above: Double, below: Double)?
  }

  private var paragraph = Paragraph()
  private(set) var isEmpty = true
  private var isShaped = false
  /// The parts of a text that is not plain.
  private(set) var runs: [Run] = []
  /// The fonts of the parts where lines are not all as high; empty where one font decides.
  private var extents: [ResolvedFont] = []
  private var known: (width: Double, most: Int, answer: Answer) = (-1, 0, Answer())
  private var ellipsisKnown: (font: TextMeasurement.Font, width: Double)?

  /// The text.
  var string: String { String(decoding: paragraph.text, as: UTF8.self) }

  /// Another text, or the same in another font. The same text in the same font stays as it is laid out.
  mutating func show(_ text: consuming String, _ font: TextMeasurement.Font) {
    if text.utf8.count == paragraph.text.count, !isEmpty, paragraph.font === font, runs.isEmpty {
      let isSame = text.withUTF8 { $0.elementsEqual(paragraph.text) }
      if isSame { return }
    }
    isEmpty = text.isEmpty
    if !runs.isEmpty { (runs, extents) = ([], []) }
    text.withUTF8 {
      paragraph.setText($0, font: font)
      paragraph.keepText()
    }
    forget()
  }

  /// Another text of parts that are set apart.
  ///
  /// - Parameters:
  /// - runs: cover the text.
  /// - fonts: those of the runs.
  mutating func show(_ text: consuming String, _ runs: [Run], _ fonts: [ResolvedFont]) {
    isEmpty = text.isEmpty
    self.runs = runs
    let isUniform =
      runs.allSatisfy { $0.offset == 0 && $0.picture == nil } && fonts.allSatisfy { $0.font === fonts[0].font }
    extents = isUniform ? [] : fonts
    text.withUTF8 { bytes in
      paragraph.setText(
        bytes,
        runs: zip(runs, fonts).map { run, font in
          var setting = FontRun.Setting()
          (setting.kern, setting.baselineOffset) = (run.kern, run.offset)
          setting.attachment = run.picture.map { FontRun.Attachment(width: $0.width, height: $0.height, y: 0) }
          return FontRun(end: run.end, font: font.font, setting: setting)
        })
      paragraph.keepText()
    }
    forget()
  }

  private mutating func forget() {
    isShaped = false
    known.width = -1
  }

  /// Shows another text in smaller fonts.
  @MainActor mutating func showScaled(
    _ other: borrowing TextLines, by factor: Double, plain: Font, _ category: ContentSizeCategory
  ) -> ResolvedFont {
    let text = String(decoding: other.paragraph.text, as: UTF8.self)
    guard !other.runs.isEmpty else {
      let font = plain.scaled(by: factor, category)
      show(text, font.font)
      return font
    }
    let fonts = other.runs.map { $0.font.scaled(by: factor, category) }
    show(text, other.runs, fonts)
    return fonts[0]
  }

  /// The widest line, rounded up to pixels in points, and the number of lines.
  ///
  /// - Parameters:
  /// - width: points; NaN or infinity for lines that only hard breaks end.
  /// - most: the lines that are shown.
  mutating func measure(within width: Double, atMost most: Int, on grid: PixelGrid) -> Answer {
    if known.width == width {
      if known.most == most { return known.answer }
      // An answer of all lines is that of any limit which holds them.
      let answer = known.answer
      if !answer.isCut, answer.lines <= most { return answer }
    }
    let answer = find(within: width, atMost: most, on: grid)
    known = (width, most, answer)
    return answer
  }

  private mutating func find(within width: Double, atMost most: Int, on grid: PixelGrid) -> Answer {
    let room = width.or(.infinity)
    if most == 1, !isShaped, room.isFinite, runs.isEmpty,
      let cut = paragraph.cutWidthByStart(ellipsis: ellipsis, width: room)
    {
      return Answer(width: TextLines.rounded(cut, within: room, on: grid), lines: 1, isCut: true)
    }
    if !isShaped {
      isShaped = true
      paragraph.shape()
    }
    if !extents.isEmpty { return findMixed(within: room, atMost: most, on: grid) }
    if let (reach, lines) = paragraph.labelWidth(width: room, atMost: most) {
      return Answer(width: TextLines.rounded(reach, within: room, on: grid), lines: lines)
    }
    // A text that has words and more lines than are shown is wider than the room.
    if most == 1, paragraph.hasWords {
      return Answer(width: TextLines.rounded(cut(room), within: room, on: grid), lines: 1, isCut: true)
    }
    let natural = paragraph.naturalWidth
    guard room < natural else {
      let lines = max(1, paragraph.countLines(width: .infinity, atMost: .max))
      return Answer(width: TextLines.points(holding: natural, on: grid), lines: min(lines, most), isCut: lines > most)
    }
    if most == 1 {
      return Answer(width: TextLines.rounded(cut(room), within: room, on: grid), lines: 1, isCut: true)
    }
    let lines = paragraph.lines(width: room)
    return Answer(
      width: TextLines.rounded(reach(of: lines, room, most), within: room, on: grid), lines: min(lines.count, most),
      isCut: lines.count > most)
  }

  /// How far the lines reach that are shown.
  private mutating func reach(of lines: [Paragraph.Line], _ room: Double, _ most: Int) -> Double {
    guard lines.count > most else {
      return paragraph.labelLines(lines, width: room).reduce(0) { max($0, $1.reach) }
    }
    let last = paragraph.cutLine(from: lines[most - 1].range.lowerBound, ellipsis: ellipsis, width: room)
    return lines.prefix(most - 1).reduce(min(last.width, room)) {
      max($0, min($1.width + paragraph.hangingWidth(of: $1), room))
    }
  }

  /// A text of several fonts: each line is as high as the tallest of its own.
  private mutating func findMixed(within room: Double, atMost most: Int, on grid: PixelGrid) -> Answer {
    let lines = paragraph.lines(width: room)
    let natural = paragraph.naturalWidth
    var answer = Answer(lines: min(lines.count, most), isCut: lines.count > most)
    answer.width =
      room < natural
      ? TextLines.rounded(reach(of: lines, room, most), within: room, on: grid)
      : TextLines.points(holding: natural, on: grid)
    var (height, leading, first, last) = (0.0, 0.0, 0.0, 0.0)
    for (index, line) in lines.prefix(most).enumerated() {
      var (above, below, gap) = (-Double.infinity, -Double.infinity, -Double.infinity)
      for (number, run) in runs.enumerated() {
        let start = number == 0 ? 0 : runs[number - 1].end
        guard start < line.range.upperBound || number == 0, run.end > line.range.lowerBound || number == runs.count - 1
        else { continue }
        let font = extents[number]
        above = max(above, (run.picture?.height ?? font.font.ascender) + run.offset)
        below = max(below, (run.picture == nil ? font.font.lineHeight - font.font.ascender : 0) - run.offset)
        gap = max(gap, font.leading)
      }
      height += (index == 0 ? 0 : leading) + above + below
      if index == 0 { first = above }
      (leading, last) = (gap, below)
    }
    answer.mixed = (height, first, last)
    return answer
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

  /// The lines at a width, for pictures: their texts and widths in points; and whether the text goes on behind them.
  mutating func shown(within width: Double, atMost most: Int) -> (lines: [(text: String, width: Double)], isCut: Bool) {
    if !isShaped {
      isShaped = true
      paragraph.shape()
    }
    let text = paragraph.text
    let lines = paragraph.lines(width: width)
    let shown = lines.prefix(most).enumerated().map { index, line in
      let isCut = index == most - 1 && lines.count > most
      var end = line.range.upperBound
      while end > line.range.lowerBound, text[end - 1] == 0x20 || text[end - 1] == 0x0A { end -= 1 }
      let shown = String(decoding: text[line.range.lowerBound..<end], as: UTF8.self)
      return (shown + (isCut ? "\u{2026}" : ""), line.width)
    }
    return (shown, lines.count > most)
  }
  /// Whole pixels that a line fits in, in points (as a label has them).
  private static func points(holding width: Double, on grid: PixelGrid) -> Double {
    let pixels = grid.pixels(roundingUp: width)
    return grid.length(pixels: grid.points(pixels: pixels) + 1e-10 < width ? pixels + 1 : pixels)
  }
}
