/// The rules by which lines end.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// UAX #14 for Unicode 17.0.
  case uax14
  /// What Chromium's layout does, see `BrowserLineBreaks`; a line also holds what is a 64th of a point too wide, and grows
  /// with the fonts of its characters (``Paragraph/height(lines:width:on:)``).
  case browser
  /// UAX #14, but no line ends inside a word of Hangul: labels' own strategy
  /// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`; UIKitNumbers.md, "Line breaking").
  case uikit

  /// What a mode says of the place before a byte, which starts a character and is not the first; `nil` where UAX #14 is
  /// asked.
  @inline(__always)
  func decision(before byte: Int, in text: UnsafeBufferPointer<UInt8>) -> LineBreakDecision? {
    self == .browser ? BrowserLineBreaks.decision(before: byte, in: text) : nil
  }

  /// Points by which a line's text may be wider than the line: browsers count lengths in 64ths of a pixel.
  package var slack: Double { self == .browser ? 1 / 64 : 0 }
}
