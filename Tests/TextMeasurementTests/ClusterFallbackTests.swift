import Testing

@testable import TextMeasurement

/// A letter and its marks come from one font.
struct ClusterFallbackTests {
  @Test(arguments: [
    // The second font has the mark; the first one the letter with it; neither has the mark.
    ("e", 3.0), ("e\u{325}", 7), ("e\u{301}", 3), ("e\u{302}", 3), ("ee\u{325}e", 13), ("e\u{200D}", 3),
  ])
  func widths(text: String, width: Double) {
    let first = LettersTypeface(codePoints: [0x65, 0xE9], width: 3)
    let font = Font(
      name: "two", pointSize: 10, typeface: first,
      fallbacks: [LettersTypeface(codePoints: [0x65, 0x301, 0x325], width: 7)])
    #expect(abs(Text(text, font: font).naturalWidth - width) < 1e-9)
  }
}
