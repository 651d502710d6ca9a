import ShelfSizing
import TextMeasurement

/// The lines of a text at a width, by the engine of labels.
@MainActor final class TextLines {
  private var paragraph = Paragraph()
  private(set) var isEmpty = true
  private var isShaped = false
  private var widestKnown: (width: Double, most: Int, answer: (width: Double, lines: Int)) = (-1, 0, (0, 0))
  private var countKnown: (width: Double, most: Int, lines: Int) = (-1, 0, 0)

  /// Another text, or the same in another font.
  func show(_ text: Text, _ font: TextMeasurement.Font) {
    isEmpty = text.string.isEmpty
    let kern = text.rare.map { $0.kerning + $0.tracking } ?? 0
    TextLines.set(text.string, font, kern, in: &paragraph)
    isShaped = false
    (widestKnown.width, countKnown.width) = (-1, -1)
  }

  private nonisolated static func set(
    _ string: String, _ font: TextMeasurement.Font, _ kern: Double, in paragraph: inout Paragraph
  ) {
    var string = string
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
  }

  private func shapeOnce() {
    guard !isShaped else { return }
    isShaped = true
    paragraph.shape()
  }

  /// The number of lines.
  ///
  /// - Parameter width: points; NaN or infinity for lines that only hard breaks end.
  func count(within width: Double, atMost most: Int) -> Int {
    if countKnown.width == width, countKnown.most == most { return countKnown.lines }
    shapeOnce()
    let lines = max(1, paragraph.countLines(width: width.or(.infinity), atMost: most))
    countKnown = (width, most, lines)
    return lines
  }

  /// The width in points of the widest line, rounded up to pixels, and the number of lines.
  ///
  /// - Parameters:
  ///   - width: points; NaN or infinity for lines that only hard breaks end.
  ///   - most: the lines that are shown.
  func widest(within width: Double, atMost most: Int, on grid: PixelGrid) -> (width: Double, lines: Int) {
    if widestKnown.width == width, widestKnown.most == most { return widestKnown.answer }
    let answer = findWidest(within: width, atMost: most, on: grid)
    widestKnown = (width, most, answer)
    return answer
  }

  private func findWidest(within width: Double, atMost most: Int, on grid: PixelGrid) -> (width: Double, lines: Int) {
    shapeOnce()
    let room = width.or(.infinity)
    if let (reach, lines) = paragraph.labelWidth(width: room, atMost: most) {
      return (rounded(reach, within: room, on: grid), lines)
    }
    let natural = paragraph.naturalWidth
    guard room < natural else {
      return (TextLines.points(holding: natural, on: grid), max(1, paragraph.countLines(width: .infinity, atMost: most)))
    }
    if most == 1 { return (rounded(cut(from: 0, room), within: room, on: grid), 1) }
    let lines = paragraph.lines(width: room)
    var reach = 0.0
    if lines.count > most {
      reach = cut(from: lines[most - 1].range.lowerBound, room)
      for line in lines.prefix(most - 1) {
        reach = max(reach, min(line.width + paragraph.hangingWidth(of: line), room))
      }
    } else {
      for line in paragraph.labelLines(lines, width: room) { reach = max(reach, line.reach) }
    }
    return (rounded(reach, within: room, on: grid), min(lines.count, most))
  }

  /// The width of the last line, which ends in an ellipsis.
  private func cut(from start: Int, _ width: Double) -> Double {
    guard let font = paragraph.font else { return width }
    let ellipsis = Ellipsis.width(font)
    return min(paragraph.cutLine(from: start, ellipsis: ellipsis, width: width).width, width)
  }

  /// Whole pixels that the widest line fits in, in points; no more than the width that was given.
  private func rounded(_ reach: Double, within width: Double, on grid: PixelGrid) -> Double {
    let points = reach < width ? TextLines.points(holding: reach, on: grid) : reach
    guard width.isFinite else { return points }
    return min(points, grid.points(pixels: grid.pixels(roundingUp: width)))
  }

  /// Whole pixels that a line fits in, in points (as a label has them).
  private static func points(holding width: Double, on grid: PixelGrid) -> Double {
    let pixels = grid.pixels(roundingUp: width)
    return grid.points(pixels: grid.points(pixels: pixels) + 1e-10 < width ? pixels + 1 : pixels)
  }
}

/// How wide an ellipsis is, which each text that is cut asks for.
@MainActor private enum Ellipsis {
  private static var known: [ObjectIdentifier: (font: TextMeasurement.Font, width: Double)] = [:]

  static func width(_ font: TextMeasurement.Font) -> Double {
    if let known = known[ObjectIdentifier(font)] { return known.width }
    let width = Paragraph("\u{2026}", font: font).naturalWidth
    known[ObjectIdentifier(font)] = (font, width)
    return width
  }
}
