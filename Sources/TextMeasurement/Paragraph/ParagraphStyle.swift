/// The attributes of `NSParagraphStyle` that change the height of lines or how wide they are: lengths in points, 0 for none.
package struct ParagraphStyle: Sendable, Hashable {
  /// `lineHeightMultiple`: a factor for a line's natural height, before the limits.
  package var lineHeightMultiple = 0.0
  /// `minimumLineHeight`.
  package var minimumLineHeight = 0.0
  /// `maximumLineHeight`.
  package var maximumLineHeight = 0.0
  /// `lineSpacing`: between the lines of a paragraph.
  package var lineSpacing = 0.0
  /// `paragraphSpacing`: between the paragraph and the next.
  package var paragraphSpacing = 0.0
  /// `paragraphSpacingBefore`: between the paragraph and the one before it.
  package var paragraphSpacingBefore = 0.0
  /// `firstLineHeadIndent`: before the first line.
  package var firstLineHeadIndent = 0.0
  /// `headIndent`: before the other lines.
  package var headIndent = 0.0
  /// `tailIndent`: where lines end, from their leading edge; from the trailing one where it is not above 0.
  package var tailIndent = 0.0
  /// `tabStops`: from the edge of the text, in their order; beyond the last one, and where there are none, they stand every
  /// 28 points, or as far apart as ``tabInterval`` says.
  package var tabStops: [Double] = []
  /// `defaultTabInterval`.
  package var tabInterval = 0.0

  /// A style that changes nothing.
  package init() {}

  /// Whether lines do not start at the edge of the text, or have other tab stops than usual.
  var isIndented: Bool {
    firstLineHeadIndent != 0 || headIndent != 0 || tailIndent != 0 || !tabStops.isEmpty || tabInterval != 0
  }

  /// The first tab stop beyond a position, both in points from the edge of the text.
  func tabStop(after x: Double) -> Double {
    if let stop = tabStops.first(where: { $0 > x + 1e-6 }) { return stop }
    let interval = tabInterval > 0 ? tabInterval : Paragraph.tabInterval
    return ((x / interval + 1e-9).rounded(.down) + 1) * interval
  }
}

/// A part of a text that has a paragraph style of its own.
package struct StyleRun: Sendable, Hashable {
  /// Bytes from the start of the text to the end of the part.
  package var end: Int
  /// The style.
  package var style: ParagraphStyle

  /// A run from the end of the one before it to a byte.
  package init(end: Int, style: ParagraphStyle) {
    self.end = end
    self.style = style
  }
}

extension LineExtent {
  /// Applies a paragraph style to the line.
  ///
  /// The difference to the line's natural height goes above its characters.
  ///
  /// - Parameter spacing: points between the line's paragraph and the next; 0 for a line that ends none.
  package mutating func apply(_ style: ParagraphStyle, spacing: Double) {
    let natural = ascender + descender
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    stretch(by: height - natural, spacing: style.lineSpacing + spacing)
  }
}
