/// A part of a text that has a font of its own.
package struct FontRun: Sendable {
  /// Bytes from the start of the text to the end of the part.
  package let end: Int
  /// The font at its size.
  package let font: Font

  /// A run from the end of the one before it to a byte.
  package init(end: Int, font: Font) {
    self.end = end
    self.font = font
  }
}

extension [FontRun] {
  /// The runs of a part of the text, with ends counted from the part's start; for an empty part, the run of the bytes
  /// before it.
  func covering(_ range: Range<Int>) -> [FontRun] {
    var runs: [FontRun] = []
    var start = 0
    for run in self {
      defer { start = run.end }
      guard run.end > range.lowerBound, start < range.upperBound else { continue }
      runs.append(FontRun(end: Swift.min(run.end, range.upperBound) - range.lowerBound, font: run.font))
    }
    if runs.isEmpty, let before = last(where: { $0.end <= range.lowerBound }) ?? first {
      runs.append(FontRun(end: 0, font: before.font))
    }
    return runs
  }
}

extension Paragraph {
  /// Units of a text of several fonts: fine enough that a thousand roundings are less than a hundredth of a point.
  static let sharedUnitsPerPoint = 65_536.0

  /// How far a line reaches above and below its baseline, in points.
  ///
  /// In each direction it reaches as far as the tallest of its fonts, the white space at its end included
  /// (`CTLineGetTypographicBounds`). Characters of a fallback font count as their run's, as in `UILabel`
  /// (UIKitNumbers.md, "Label heights").
  package func extent(of line: Line) -> LineExtent {
    runs.covering(line.range).reduce(into: LineExtent()) { extent, run in extent.formUnion(LineExtent(run.font)) }
  }
}
