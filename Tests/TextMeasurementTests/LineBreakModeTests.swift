import Testing

@testable import TextMeasurement

/// Where the modes differ: the lines of a text in which every place is one that a line has to end at, if it may.
struct LineBreakModeTests {
  private func parts(_ text: String, _ mode: LineBreakMode) throws -> [String] {
    let font = try system(14, lineBreak: mode)
    let bytes = Array(text.utf8)
    let paragraph = Text(text, font: font)
    // As wide as the widest part: so no word is broken inside.
    for width in stride(from: 1.0, to: 400, by: 0.25) {
      let lines = paragraph.lines(width: width)
      let ends = Set(lines.map(\.range.upperBound))
      let words = WordByWord(bytes, font: font)
      if ends.isSubset(of: words.breaks) {
        return lines.map { String(decoding: bytes[$0.range], as: UTF8.self) }
      }
    }
    return []
  }

  /// Rows that Chromium 156 breaks so.
  @Test(arguments: [
    ("a/bc/de", ["a/bc/de"]), ("well-known", ["well-", "known"]),
    ("a-1 -1 x-1 )-1", ["a-", "1 ", "-1 ", "x-", "1 ", ")-1"]),
    ("really?yes", ["really?", "yes"]), ("really?!", ["really?!"]), ("end.(start)", ["end.", "(start)"]),
    ("f(x)", ["f(x)"]), ("( a", ["( ", "a"]), ("50%{x}", ["50%", "{x}"]), ("a-\u{A0}b", ["a-\u{A0}b"]),
    ("キャット", ["キ", "ャ", "ッ", "ト"]), ("é?é", ["é?", "é"]), ("100%!", ["100%!"]),
  ])
  func browser(text: String, lines: [String]) throws {
    #expect(try parts(text, .browser) == lines)
  }

  @Test(arguments: [
    ("a/bc/de", ["a/", "bc/", "de"]), ("a-1 -1", ["a-1 ", "-1"]), ("f(x)", ["f(x)"]), ("( a", ["( a"]),
    ("キャット", ["キャッ", "ト"]), ("한국어 10월의", ["한", "국", "어 ", "10", "월", "의"]),
  ])
  func uax14(text: String, lines: [String]) throws {
    #expect(try parts(text, .uax14) == lines)
  }

  @Test(arguments: [
    ("한국어 10월의", ["한국어 ", "10월의"]), ("iPhone을 말", ["iPhone을 ", "말"]), ("日本한국", ["日", "本", "한국"]),
    ("\u{1112}\u{1161}\u{11AB}글 말", ["\u{1112}\u{1161}\u{11AB}글 ", "말"]), ("a/bc", ["a/", "bc"]),
  ])
  func uikit(text: String, lines: [String]) throws {
    #expect(try parts(text, .uikit) == lines)
  }

  /// Emoji, whatever they are made of, are pictures of whole pixels.
  @Test(arguments: ["😀", "👨‍👩‍👧", "❤️", "1️⃣", "🇯🇵"]) func emojiInBrowsers(text: String) {
    for (size, width) in [(14.5, 15.0), (14.25, 14), (10, 10)] {
      let typeface = SystemTypeface(pointSize: size, weight: .regular, era: .xcode12)
      let font = Font(
        name: "system", pointSize: size, typeface: typeface, fallbacks: [SquareTypeface()],
        options: TextOptions(lineBreak: .browser))
      #expect(abs(Text(text, font: font).naturalWidth - width) < 0.01)
    }
  }

  /// A browser's line takes what is a 64th of a pixel too wide.
  @Test func browsersRoundToLayoutUnits() throws {
    for mode in LineBreakMode.allCases {
      let text = Text("one two", font: try system(14, lineBreak: mode))
      let width = text.naturalWidth
      #expect(text.lineCount(width: width) == 1)
      #expect(text.lineCount(width: width - 0.015) == (mode == .browser ? 1 : 2))
      #expect(text.lineCount(width: width - 0.016) == 2)
    }
  }
}
