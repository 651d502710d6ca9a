import ShelfSizing

@testable import TextMeasurement

/// A font of the library that needs no file.
func builtIn(
  _ descriptor: FontDescriptor, category: ContentSizeCategory = .large, lineBreak: LineBreakMode = .uikit
) throws -> Font {
  try FontLibrary(options: TextOptions(lineBreak: lineBreak)).font(descriptor, category: category)
}

extension TextOptions {
  init(lineBreak: LineBreakMode) {
    self.init()
    self.lineBreak = lineBreak
  }
}

func system(_ size: Double, _ weight: FontWeight = .regular, lineBreak: LineBreakMode = .uikit) throws -> Font {
  try builtIn(.system(size: size, weight: weight), lineBreak: lineBreak)
}

/// A typeface in which all code points, whatever they are, are as wide as the em.
struct SquareTypeface: Typeface {
  let unitsPerEm = 10.0
  let ascender = 0.8
  let descender = 0.2
  let lineGap = 0.0
  /// Kerns each pair of glyphs by its own amount, from -3 to 3 units.
  var hasKerning = false
  /// Units between a character and a space behind it.
  var kerningBeforeSpaces: Int?

  init(hasKerning: Bool = false) { self.hasKerning = hasKerning }

  init(kerningBeforeSpaces: Int) { (hasKerning, self.kerningBeforeSpaces) = (true, kerningBeforeSpaces) }

  func glyph(_ codePoint: UInt32) -> UInt16? { UInt16(truncatingIfNeeded: codePoint) | 1 << 15 }
  func advance(_ glyph: UInt16) -> Int { 10 }

  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    if let kerningBeforeSpaces { return right == glyph(0x20) ? kerningBeforeSpaces : 0 }
    return hasKerning ? (Int(left) * 31 + Int(right) * 17) % 7 - 3 : 0
  }
}

/// A typeface that has some characters, of one width but for those that are named, without lookups.
struct LettersTypeface: Typeface {
  let codePoints: Set<UInt32>
  var width = 10
  var widths: [UInt32: Int] = [:]
  var ascender = 1.0
  var descender = 0.0
  var lineGap = 0.0
  let unitsPerEm = 10.0
  let hasKerning = false
  func glyph(_ codePoint: UInt32) -> UInt16? { codePoints.contains(codePoint) ? UInt16(clamping: codePoint) : nil }
  func advance(_ glyph: UInt16) -> Int { widths[UInt32(glyph)] ?? width }
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }
}

/// All characters are 10 points wide, and lines 10 points high.
let squares = Font(name: "squares", pointSize: 10, typeface: SquareTypeface())

/// A prepared text behind a reference, because `#expect` takes only what can be copied.
final class Text {
  private var paragraph = Paragraph()

  init(_ text: String, font: Font) {
    prepare(Array(text.utf8), font: font)
  }

  init(_ bytes: [UInt8], font: Font) {
    prepare(bytes, font: font)
  }

  /// A text of several fonts.
  init(_ parts: [(text: String, font: Font)]) {
    var end = 0
    let runs = parts.map { part in
      end += part.text.utf8.count
      return FontRun(end: end, font: part.font)
    }
    Array(parts.map(\.text).joined().utf8).withUnsafeBufferPointer {
      paragraph.setText($0, runs: runs)
      paragraph.keepText()
    }
    paragraph.shape()
  }

  func prepare(_ bytes: [UInt8], font: Font) {
    bytes.withUnsafeBufferPointer { paragraph.prepare($0, font: font) }
  }

  private func setText(_ bytes: [UInt8], font: Font) {
    bytes.withUnsafeBufferPointer {
      paragraph.setText($0, font: font)
      paragraph.keepText()
    }
  }

  /// Whether lines are found by words, rather than on the general path.
  var isOfWords: Bool { paragraph.kind == .words }

  /// The same as ``lineCount(width:atMost:)``.
  func countLines(width: Double, atMost most: Int) -> Int { paragraph.countLines(width: width, atMost: most) }

  /// As if the text were none of the simple kinds.
  func prepareGenerally(_ bytes: [UInt8], font: Font) {
    setText(bytes, font: font)
    paragraph.prepareAny(paragraph.text, font: font)
  }

  var isEmpty: Bool { paragraph.isEmpty }
  var naturalWidth: Double { paragraph.naturalWidth }
  var hardLineWidths: [Double] { paragraph.hardLineWidths }
  var isApproximate: Bool { paragraph.isApproximate }
  var approximations: TextApproximations { paragraph.approximations }
  func lineCount(width: Double) -> Int { paragraph.lineCount(width: width) }
  func lines(width: Double) -> [Paragraph.Line] { paragraph.lines(width: width) }
  func labelLines(width: Double) -> [Paragraph.LabelLine] {
    paragraph.labelLines(paragraph.lines(width: width), width: width)
  }
  func lineCount(width: Double, atMost most: Int) -> Int { paragraph.lineCount(width: width, atMost: most) }
  func nextWidth(after width: Double) -> Double? { paragraph.nextWidth(after: width) }
  func lineStep(width: Double, atMost most: Int) -> (lines: Int, nextWidth: Double?) {
    paragraph.lineStep(width: width, atMost: most)
  }

  /// The height in pixels of all lines at a width.
  func height(width: Double, on grid: PixelGrid, atMost most: Int = .max) -> Double {
    paragraph.height(lines: paragraph.countLines(width: width, atMost: most), width: width, on: grid)
  }

  /// The height in points of a label of several fonts.
  func height(width: Double, scale: Double) -> Double {
    guard let grid = PixelGrid(scale: scale) else { return .nan }
    let extents = paragraph.lines(width: width).map { paragraph.extent(of: $0) }
    return grid.points(pixels: LineExtent.labelHeight(extents, on: grid))
  }
}
