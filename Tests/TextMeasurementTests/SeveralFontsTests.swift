import Testing

@testable import TextMeasurement

/// Texts whose parts have fonts of their own, by sums that can be done in the head.
struct SeveralFontsTests {
  /// Characters 20 points wide, lines 16 above and 4 below the baseline.
  private let large = Font(name: "squares", pointSize: 20, typeface: SquareTypeface())
  /// Characters 10 points wide, lines 2 above and 8 below the baseline, 3 apart.
  private let low = Font(name: "low", pointSize: 10, typeface: LowTypeface(), leading: 3)

  private struct LowTypeface: Typeface {
    private let squares = SquareTypeface()
    let unitsPerEm = 10.0
    let ascender = 0.2
    let descender = 0.8
    let lineGap = 0.0
    let hasKerning = false
    func glyph(_ codePoint: UInt32) -> UInt16? { squares.glyph(codePoint) }
    func advance(_ glyph: UInt16) -> Int { squares.advance(glyph) }
    func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }
  }

  /// `small|LARGE|small|…`
  private func text(_ parts: String) -> Text {
    // By bytes, since a mark would join the bar before it.
    let parts = parts.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    return Text(
      parts.enumerated().map {
        (String(decoding: $0.element, as: UTF8.self), $0.offset % 2 == 0 ? squares : large)
      })
  }

  /// `line width, line width`
  private func lines(_ parts: String, width: Double) -> String {
    let bytes = Array(parts.utf8).filter { $0 != UInt8(ascii: "|") }
    return text(parts).lines(width: width).map {
      "\(String(decoding: bytes[$0.range], as: UTF8.self)) \(Int($0.width))"
    }.joined(separator: ",")
  }

  @Test(arguments: [
    ("aa |BB| cc", 100, "aa BB cc 100"), ("aa |BB| cc", 99, "aa BB  70,cc 20"),
    ("aa |BB| cc", 69, "aa  20,BB  40,cc 20"),
    // White space has the width of its own font, and hangs over the end of a line whichever that is.
    ("aa| |bb", 60, "aa bb 60"), ("aa| |bb", 59, "aa  20,bb 20"), ("aaa| |", 30, "aaa  30"),
    // A word of two fonts is one, and breaks inside only where it is wider than the line.
    ("a aa|BB", 70, "a  10,aaBB 60"), ("aa|BB", 50, "aaB 40,B 20"), ("|BB|aa", 50, "BBa 50,a 10"),
    ("a|é|漢字", 40, "aé漢 40,字 10"), ("a|B\n|c", 40, "aB\n 30,c 10"),
    // A mark on a character stays with it, and has no width in any font.
    ("ae|\u{301}|b", 20, "ae\u{301} 20,b 10"), ("|e|\u{301}e", 20, "e\u{301} 20,e 10"),
  ])
  func linesAreBrokenOverTheWhole(parts: String, width: Double, expected: String) {
    #expect(lines(parts, width: width) == expected)
    #expect(text(parts).lineCount(width: width) == expected.split(separator: ",").count)
  }

  @Test(arguments: [("aa|BB", 60), ("a| ", 30), ("a\n|BB\n|a", 40), ("a|\t|a", 38), ("|B|\ta", 38), ("|BB|\ta", 66)])
  func naturalWidth(parts: String, width: Double) {
    #expect(text(parts).naturalWidth == width)
  }

  @Test(arguments: [
    ("aa |BB| cc", 100, 20), ("aa |BB| cc", 99, 30), ("aa |BB| cc", 69, 40), ("aa bb|", 20, 20),
    // White space and a newline count with the line that they end; an empty last line has their font.
    ("aa| |bb", 20, 30), ("a|\n|a", 100, 30), ("a\n|\n|a", 100, 40), ("a|B\n", 100, 40), ("|B|\n", 100, 30),
  ])
  func aLineIsAsHighAsItsTallestFont(parts: String, width: Double, height: Double) {
    #expect(text(parts).height(width: width, scale: 2) == height)
  }

  /// 8 above the baseline and 8 below it; what leads between lines follows all but the last.
  @Test func aLineReachesAsFarAsAnyFontEachWay() {
    #expect(Text([("a", squares), ("b", low)]).height(width: 20, scale: 2) == 16)
    #expect(Text([("a", squares), ("b\n", low), ("c", squares)]).height(width: 20, scale: 2) == 16 + 3 + 10)
    #expect(Text([("a\n", squares), ("b", low)]).height(width: 20, scale: 2) == 10 + 10)
  }

  /// 20.287 and 15.514 make 35.801, where each for itself is 20.5 and 16.
  @Test func theSumIsRoundedOnce() throws {
    let text = Text([("a\n", try system(17)), ("b", try system(13, .bold))])
    #expect(text.height(width: 100, scale: 2) == 36)
    #expect(abs(text.height(width: 100, scale: 3) - 36) < 1e-9)
  }

  @Test func noFontKernsItsGlyphsWithAnothers() {
    let kerned = Font(name: "kerned", pointSize: 10, typeface: SquareTypeface(hasKerning: true))
    #expect(Text("ac", font: kerned).naturalWidth == 23)
    #expect(Text([("a", kerned), ("c", squares)]).naturalWidth == 20)
    #expect(Text([("ac", kerned), ("ac", large)]).naturalWidth == 63)
  }

  @Test(arguments: [
    "aa bb cc", "word-word (1,234.5%) x", "aaaaaaa bbb", "a\r\nb\n", "e\u{301}e\u{301} 漢字漢字", "\u{1F600} a\tb", "  a ",
  ])
  func partsOfOneFontAreNoDifferent(text: String) {
    let parts = Text(text.map { (String($0), squares) })
    let whole = Text(text, font: squares)
    #expect(parts.naturalWidth == whole.naturalWidth && parts.hardLineWidths == whole.hardLineWidths)
    for width in [0.0, 10, 35, 50, 80, 1000] { #expect(parts.lines(width: width) == whole.lines(width: width)) }
  }

  @Test func whatIsAssumedIsSaidOfEachFont() throws {
    let text = Text([("a", squares), ("Ա", try system(14)), ("ภ", squares)])
    #expect(
      text.approximations.descriptions == [
        "the font lacks characters (Armenian), whose stated advances make heights approximate; "
          + "name a font that has them in fallbackFonts",
        "lines were broken at spaces, without a dictionary (Thai)",
      ])
    #expect(text.isApproximate)
  }

  @Test func anotherTextHasOneFontAgain() {
    let text = text("aa|BB")
    text.prepare(Array("aabb".utf8), font: squares)
    #expect(text.naturalWidth == 40 && text.lines(width: 20).map(\.width) == [20, 20])
  }
}
