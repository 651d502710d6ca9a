import ShelfSizing

/// A part of a text that has a font of its own, or is set apart otherwise.
package struct FontRun: Sendable {
  /// Bytes from the start of the text to the end of the part.
  package let end: Int
  /// The font at its size.
  package let font: Font
  /// How it is set apart from its font's plain text.
  package let setting: Setting

  /// How a part of a text is set apart from plain text of its font: lengths in points.
  package struct Setting: Sendable, Hashable {
    /// The space after each of its characters (`NSAttributedString.Key.kern`).
    package var kern = 0.0
    /// Whether the font's own kerning is left out, as a `kern` of 0 asks for.
    package var dropsKerning = false
    /// How far it stands above the baseline (`NSAttributedString.Key.baselineOffset`).
    package var baselineOffset = 0.0
    /// The picture that replaces each of its characters (`NSTextAttachment`).
    package var attachment: Attachment?

    /// Plain text.
    package init() {}
    /// Plain text.
    package static let plain = Setting()
  }

  /// The bounds of a picture in a line: lengths in points.
  package struct Attachment: Sendable, Hashable {
    /// Its width.
    package var width: Double
    /// Its height.
    package var height: Double
    /// Its lower edge, above the baseline.
    package var y: Double

    /// Bounds as `NSTextAttachment` has them.
    package init(width: Double, height: Double, y: Double) {
      (self.width, self.height, self.y) = (width, height, y)
    }
  }

  /// A run from the end of the one before it to a byte.
  package init(end: Int, font: Font, setting: Setting = .plain) {
    self.end = end
    self.font = font
    self.setting = setting
  }
}

extension [FontRun] {
  /// The runs of a part of the text, with ends counted from the part's start; for an empty part, the run of the bytes
  /// before it.
  func covering(_ range: Range<Int>) -> [FontRun] {
    // A long text has many runs and many lines; ends rise.
    let first = indices.partitioningIndex { self[$0].end > range.lowerBound }
    var runs: [FontRun] = []
    for index in first..<count {
      let (run, start) = (self[index], index == 0 ? 0 : self[index - 1].end)
      guard start < range.upperBound else { break }
      runs.append(
        FontRun(
          end: Swift.min(run.end, range.upperBound) - range.lowerBound, font: run.font, setting: run.setting))
    }
    if runs.isEmpty, let before = first > 0 ? self[first - 1] : self.first {
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
    runs.covering(line.range).reduce(into: LineExtent()) { extent, run in extent.formUnion(LineExtent(run)) }
  }
}

extension TextShaper {
  /// Moves the characters of a run apart, and gives those that a picture replaces its width.
  ///
  /// - Parameter range: the characters of the run.
  mutating func apply(_ setting: FontRun.Setting, to range: Range<Int>, unitsPerPoint: Double) {
    guard setting != .plain else { return }
    let kern = Int((setting.kern * unitsPerPoint).rounded())
    for index in range where characters[index].startsCluster && !characters[index].properties.hasZeroAdvance {
      if setting.dropsKerning { characters[index].kerning = 0 }
      if let width = setting.attachment?.width {
        characters[index].resolved.advance = Int32(clamping: Int((max(0, width) * unitsPerPoint).rounded()))
        characters[index].kerning = 0
      }
      // The pen goes on in no case backwards.
      let least = max(0, -Int(characters[index].kerning))
      characters[index].resolved.advance = Int32(clamping: max(least, characters[index].advance + kern))
    }
  }
}
