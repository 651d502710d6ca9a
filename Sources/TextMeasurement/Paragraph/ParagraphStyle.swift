/// The attributes of `NSParagraphStyle` that change the height of lines: lengths in points, 0 for none.
package struct ParagraphStyle: Sendable, Hashable {
  /// `lineHeightMultiple`: a factor for a line's natural height, before the limits.
  package var lineHeightMultiple = 0.0
  /// `minimumLineHeight`.
  package var minimumLineHeight = 0.0
  /// `maximumLineHeight`.
  package var maximumLineHeight = 0.0
  /// `lineSpacing`: between the lines of a paragraph.
  package var lineSpacing = 0.0
  /// `paragraphSpacing` and `paragraphSpacingBefore`, which both stand between two paragraphs.
  package var paragraphSpacing = 0.0

  /// A style that changes nothing.
  package init() {}
}

extension LineExtent {
  /// Applies a paragraph style to the line.
  ///
  /// The difference to the line's natural height goes above its characters.
  ///
  /// - Parameter endsParagraph: whether another paragraph follows the line.
  package mutating func apply(_ style: ParagraphStyle, endsParagraph: Bool) {
    let natural = ascender + descender
    var height = style.lineHeightMultiple > 0 ? natural * style.lineHeightMultiple : natural
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    stretch(by: height - natural, spacing: style.lineSpacing + (endsParagraph ? style.paragraphSpacing : 0))
  }
}
