import ShelfSizing

/// How far a line of text reaches above and below its baseline, in points.
package struct LineExtent: Sendable, Hashable {
  package private(set) var ascender = -Double.infinity
  package private(set) var descender = -Double.infinity
  /// The space between the line and the next, in points.
  package private(set) var leading = -Double.infinity

  init() {}

  /// A line in one font.
  package init(_ font: Font) {
    ascender = font.ascender
    descender = font.lineHeight - font.ascender
    leading = font.leading
  }

  /// A line in one font, or of one picture.
  ///
  /// A picture stands on the baseline, or as far above it as its bounds say (`NSTextAttachment.bounds`), and its font
  /// counts no more.
  init(_ run: FontRun) {
    self.init(run.font)
    if let attachment = run.setting.attachment {
      ascender = attachment.y + attachment.height
      descender = -attachment.y
    }
    ascender += run.setting.baselineOffset
    descender -= run.setting.baselineOffset
  }

  /// Adds to the line above its characters, and to the space below it, in points.
  mutating func stretch(by height: Double, spacing: Double) {
    ascender += height
    leading += spacing
  }

  mutating func formUnion(_ other: LineExtent) {
    ascender = max(ascender, other.ascender)
    descender = max(descender, other.descender)
    leading = max(leading, other.leading)
  }

  /// The height of a label of some lines, by the rule of ``Font/labelHeight(lines:on:)``.
  package static func labelHeight(_ lines: [LineExtent], on grid: PixelGrid) -> Double {
    let points = lines.reduce(0) { $0 + $1.ascender + $1.descender } + lines.dropLast().reduce(0) { $0 + $1.leading }
    return grid.pixels(roundingUp: max(0, points))
  }

  /// The height of a label of some equal lines.
  package static func labelHeight(_ line: LineExtent, lines: Int, on grid: PixelGrid) -> Double {
    let points = Double(lines) * (line.ascender + line.descender) + Double(max(0, lines - 1)) * line.leading
    return grid.pixels(roundingUp: max(0, points))
  }
}

extension Font {
  /// The height of a label of some lines, as `UILabel` gives it.
  ///
  /// The lines and the leading between them are summed first and rounded up to a pixel once (UIKitNumbers.md, "Label
  /// heights", measured on stored frames). A label without text has no height.
  ///
  /// - Parameters:
  ///   - lines: lines shown, the limit of the label applied.
  ///   - grid: the device's pixels.
  /// - Returns: whole pixels.
  public func labelHeight(lines: Int, on grid: PixelGrid) -> Double {
    guard lines > 0 else { return 0 }
    let points = Double(lines) * lineHeight + Double(lines - 1) * leading
    return grid.pixels(roundingUp: max(0, points))
  }
}

extension Paragraph {
  /// The height of lines of a text of one font.
  ///
  /// Each line has the height of the font, whichever fonts stand in for it, as in `UILabel`
  /// (``Font/labelHeight(lines:on:)``); with ``LineBreakMode/browser``, that of the fonts of its characters.
  ///
  /// - Parameters:
  ///   - lines: how many lines, from the first on; no more than the text has at the width.
  ///   - width: points.
  ///   - grid: the device's pixels.
  /// - Returns: whole pixels.
  public mutating func height(lines: Int, width: Double, on grid: PixelGrid) -> Double {
    guard let font, lines > 0 else { return 0 }
    return options.lineBreak == .browser
      ? browserHeight(font, lines: lines, width: width, on: grid) : font.labelHeight(lines: lines, on: grid)
  }
}
