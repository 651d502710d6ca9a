import SeededRandom
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

  /// The first font has the letter in parts alone, and the marks.
  @Test func letterInParts() {
    let font = Font(
      name: "two", pointSize: 10, typeface: LettersTypeface(codePoints: [0x65, 0x301, 0x325], width: 7),
      fallbacks: [LettersTypeface(codePoints: [0xE9], width: 3)])
    #expect(abs(Text("\u{E9}\u{325}", font: font).naturalWidth - 7) < 1e-9)
  }

  /// Any character with a mark or a variation selector behind it is measured.
  @Test(arguments: ["\u{317}", "\u{FE0F}"])
  func anythingWithAMark(mark: String) throws {
    let fonts = [try system(17), try builtIn(.named("Helvetica", size: 17))]
    for scalar in Sweep.some(of: 0..<0x323B0).compactMap(Unicode.Scalar.init) {
      for font in fonts {
        let width = Text(String(scalar) + mark, font: font).naturalWidth
        #expect(width >= 0 && width.isFinite, "\(scalar.value)")
      }
    }
  }

  /// A space that the font does not have, with a mark that it has.
  @Test(arguments: ["\u{3000}", "\u{2003}", "\u{2007}", "\u{202F}", "\u{205F}"])
  func marksOnSpaces(space: String) throws {
    for font in [try system(17), try builtIn(.named("Helvetica", size: 17))] {
      for mark in ["\u{301}", "\u{317}", "\u{3099}"] {
        #expect(Text(space + mark, font: font).naturalWidth == Text(space, font: font).naturalWidth, "\(mark)")
      }
    }
  }
}
