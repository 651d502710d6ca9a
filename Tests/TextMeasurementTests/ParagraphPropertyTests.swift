import SeededRandom
import Testing

@testable import TextMeasurement

/// Laws that hold for every text, malformed ones among them.
struct ParagraphPropertyTests {
  private static let pieces: [[UInt8]] =
    [
      "a", "word", "wörd", " ", "   ", "-", "(", ")", "1,234.5", "%", "\t", "\n", "\r\n", "\u{2028}",
      "\u{A0}", "e\u{301}",
      "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}", "\u{1F1E9}", "漢字", "한국", "ภาษา", "नमस्ते", "\u{202E}", "\u{AD}",
      "\u{200B}",
      "supercalifragilistic", "\u{0}", "\u{10FFFF}", "\u{FE0F}", "\u{20E3}",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5]]

  @Test func linesCoverTheText() throws {
    let fonts = [squares, try system(14), try builtIn(.named("Helvetica", size: 17))]
    var random = SeededGenerator(seed: 1)
    let paragraph = Text("", font: squares)
    for _ in 0..<3_000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text += ParagraphPropertyTests.pieces.randomElement(using: &random) ?? []
      }
      let font = fonts[Int.random(in: 0..<fonts.count, using: &random)]
      paragraph.prepare(text, font: font)
      var narrower = Int.max
      for width in [0.0, 12, 40, 95.5, 400, 1e9] {
        let lines = paragraph.lines(width: width)
        #expect(lines.first?.range.lowerBound == 0 && lines.last?.range.upperBound == text.count, "\(text)")
        #expect(
          zip(lines, lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }, "\(text)")
        #expect(lines.count == paragraph.lineCount(width: width), "\(text)")
        #expect(lines.count <= narrower, "\(text) has more lines when it is wider")
        #expect(lines.allSatisfy { $0.width >= 0 && $0.width.isFinite }, "\(text)")
        narrower = lines.count
      }
      #expect(paragraph.hardLineWidths.count == narrower, "\(text)")
    }
  }

  /// A bracket keeps what follows its spaces: one word, many lines wide.
  @Test(.timeLimit(.minutes(1))) func linesInsideAWordCostItsLength() {
    let count = 200_000
    for text in ["(" + String(repeating: " ", count: count) + "a", String(repeating: "a", count: count)] {
      let paragraph = Text(text, font: squares)
      #expect(paragraph.lineCount(width: 100) == (text.utf8.count + 9) / 10)
    }
    #expect(Text("a" + String(repeating: " ", count: count) + "b", font: squares).lineCount(width: 100) == 2)
  }

  /// A colon reaches further than the whole word, whose last characters take no room: `:` is kerned with the space behind.
  @Test func aLineMayGrowByAWordBeforeItsLastCharacters() throws {
    let text = Text("/::::\u{5}\u{8} '", font: try system(1000))
    for width in stride(from: 0.0, to: 2_000, by: 7) {
      let lines = text.lineCount(width: width)
      guard let next = text.nextWidth(after: width) else { break }
      #expect(next > width && text.lineCount(width: width + (next - width) * 0.99) == lines, "\(width)")
    }
  }

  /// UAX #14 lets a line end between a prepended sign and an ideograph, though they are one grapheme cluster.
  @Test func aLineMayGrowByAPartOfACluster() {
    let text = Text("ab\u{601}日", font: squares)
    #expect(text.lines(width: 20).map(\.range) == [0..<2, 2..<7])
    #expect(text.nextWidth(after: 20) == 30)
    #expect(text.lines(width: 30).map(\.range) == [0..<4, 4..<7])
  }

  @Test func aParagraphForgetsTheTextBefore() throws {
    let reused = Text("", font: squares)
    for text in ["\u{1F600} 漢字", "", "plain", "a b c d e", "ä"] {
      reused.prepare(Array(text.utf8), font: try system(17))
      let fresh = Text(text, font: try system(17))
      #expect(reused.naturalWidth == fresh.naturalWidth)
      #expect(reused.lines(width: 30) == fresh.lines(width: 30))
      #expect(reused.isApproximate == fresh.isApproximate && reused.approximations == fresh.approximations)
    }
  }

  @Test func eachMalformedByteCountsAsAReplacementCharacter() {
    for (bytes, count) in [([0xFF], 1), ([0x61, 0xC3], 2), ([0xE2, 0x82, 0x61], 3)] as [([UInt8], Int)] {
      #expect(Text(bytes, font: squares).naturalWidth == Double(10 * count))
    }
  }
}
