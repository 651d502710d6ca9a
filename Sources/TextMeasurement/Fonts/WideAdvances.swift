/// The advances of East Asian wide characters that a font lacks, in em (UIKitNumbers.md, "Fonts").
struct WideAdvances: Sendable, Hashable {
  /// Of a syllable of Hangul.
  var hangul = 0.865
  /// Of Han, kana and full-width punctuation.
  var other = 1.0

  /// Those that stand beside the system font, whose Han and kana take a little more than an em, as Xcode stored labels
  /// of 9 to 25 points.
  static func system(pointSize: Double) -> WideAdvances {
    WideAdvances(other: 1 + min(0.09 + 0.0135 * pointSize, 0.37) / pointSize)
  }
}
