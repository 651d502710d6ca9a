import Foundation
import ShelfBatch
import TextMeasurement

/// A font, a width and a text.
func layOutParagraph(_ bytes: [UInt8]) {
  var input = InputNumbers(bytes)
  let font = input.pick(fonts)
  let width = Double(input.word()) / 64
  let text = Array(input.rest)
  var paragraph = Paragraph()
  text.withUnsafeBufferPointer { paragraph.prepare($0, font: font) }
  let count = requireCoveringLines(paragraph, count: text.count, width: width)
  require(paragraph.lines(width: width).allSatisfy { $0.width >= 0 }, "a line is narrower than nothing")
  // Wider lines hold no less, as no advance of these fonts is negative.
  let wider = requireCoveringLines(paragraph, count: text.count, width: width * 1.25 + 0.5)
  require(wider <= count, "\(count) lines become \(wider) at a larger width")
  let hard = requireCoveringLines(paragraph, count: text.count, width: 1e9)
  require(hard == paragraph.hardLineWidths.count, "\(hard) lines without a limit, not as many as end in hard breaks")
  let natural = paragraph.lineCount(width: paragraph.naturalWidth + 0.01)
  require(
    natural == hard,
    "\(natural) lines at the natural width \(paragraph.naturalWidth), but they are \(paragraph.hardLineWidths) wide")
  requireStep(paragraph, width: width)
}

/// Those that are built in, and the files that `FUZZ_FONTS` names: as a device breaks lines, as a browser does, and with
/// the first of them behind.
private let fonts: [Font] = {
  let descriptors: [FontDescriptor] = [
    .system(size: 17, weight: .regular), .named("Helvetica", size: 14), .textStyle(.caption2),
    .system(size: 13, weight: .black), .system(size: 1, weight: .thin), .system(size: 1000, weight: .bold),
  ]
  let library = FontLibrary()
  var fonts = descriptors.compactMap { try? library.font($0) }
  let paths = (ProcessInfo.processInfo.environment["FUZZ_FONTS"] ?? "").split(separator: ":").map(String.init)
  for mode in [LineBreakMode.uikit, .browser] {
    var options = TextOptions()
    options.lineBreak = mode
    let library = FontLibrary(files: SystemFontFiles(), options: options)
    fonts += paths.compactMap { try? library.font(.named($0, size: 14), fallbacks: Array(paths.prefix(1))) }
  }
  return fonts
}()

/// Lines cover a text in order, and the ways to count them agree.
///
/// - Returns: how many there are.
@discardableResult
func requireCoveringLines(_ paragraph: borrowing Paragraph, count: Int, width: Double) -> Int {
  let lines = paragraph.lines(width: width)
  var end = 0
  for line in lines {
    require(line.range.lowerBound == end, "the line \(line.range) begins elsewhere than at \(end)")
    require(line.width.isFinite, "the line \(line.range) is \(line.width) wide")
    end = line.range.upperBound
  }
  require(end == count, "the lines end at \(end) of \(count)")
  require(lines.isEmpty == (count == 0), "\(lines.count) lines of \(count) bytes")
  require(paragraph.lineCount(width: width) == lines.count, "\(lines.count) lines are counted otherwise")
  for most in [1, 2, 5] {
    let counted = paragraph.lineCount(width: width, atMost: most)
    require(counted == min(most, lines.count), "\(counted) lines of \(lines.count) and at most \(most)")
  }
  return lines.count
}

/// Up to the next width at which lines may hold more, all are as they were.
private func requireStep(_ paragraph: borrowing Paragraph, width: Double) {
  let lines = paragraph.lines(width: width)
  let step = paragraph.lineStep(width: width, atMost: .max)
  require(step.lines == lines.count, "\(step.lines) lines on the way to another width, not \(lines.count)")
  guard let next = step.nextWidth else {
    return require(paragraph.lines(width: 1e9) == lines, "lines change at a width that is not told")
  }
  require(next > width, "the next width \(next) is none larger than \(width)")
  let before = width + (next - width) * 0.9
  require(paragraph.lines(width: before) == lines, "lines change at \(before), before \(next)")
}
