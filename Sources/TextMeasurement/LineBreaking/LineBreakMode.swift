/// The rules by which lines end.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// UAX #14 for Unicode 17.0.
  case uax14
  /// Chromium's layout, see `Browser`; a line also holds what is a 64th of a point too wide, and grows with the fonts
  /// of its characters (``Paragraph/height(lines:width:on:)``).
  case browser
  /// UAX #14, but no line ends inside a word of Hangul: labels' own strategy
  /// (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`; UIKitNumbers.md, "Line breaking").
  case uikit

  /// The class of a character by which lines end, where that is not UAX #14's.
  func tailored(_ properties: CharacterProperties) -> LineBreakClass? {
    switch self {
    case .uax14: nil
    case .browser: Browser.lineBreak(properties)
    case .uikit: properties.lineBreak.isHangul ? .al : nil
    }
  }

  /// For each pair of printable ASCII characters, what a line may do between them (``Caret``).
  var asciiMarks: [Int32] { self == .browser ? BrowserLineBreaks.marks : ASCIILineBreaks.marks }

  /// Whether a line may end before a byte, which starts a character and is not the first; `nil` where UAX #14 decides.
  @inline(__always)
  func decision(before byte: Int, in text: UnsafeBufferPointer<UInt8>) -> LineBreakDecision? {
    self == .browser ? BrowserLineBreaks.decision(before: byte, in: text) : nil
  }

  /// Points by which a line's text may be wider than the line.
  package var slack: Double { self == .browser ? Browser.slack : 0 }

  /// Units a point of a font.
  func unitsPerPoint(unitsPerEm: Double, pointSize: Double) -> Double {
    self == .browser
      ? Browser.unitsPerPoint(unitsPerEm: unitsPerEm, pointSize: pointSize) : unitsPerEm / pointSize
  }
}
