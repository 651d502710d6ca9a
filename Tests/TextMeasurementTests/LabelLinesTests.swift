import ShelfSizing
import Testing

@testable import TextMeasurement

/// Lines of `UILabel` (UIKitNumbers.md, "Line breaking"), in a font whose characters are 10 points wide.
struct LabelLinesTests {
  private func lines(_ text: String, width: Double) -> [String] {
    let utf8 = Array(text.utf8)
    return Text(text, font: squares).lines(width: width).map { line in
      String(decoding: utf8[line.range], as: UTF8.self)
    }
  }

  @Test(arguments: [0, 5, 1000, -1, .nan, .infinity])
  func noTextHasNoLines(width: Double) {
    let paragraph = Text("", font: squares)
    #expect(paragraph.isEmpty)
    #expect(paragraph.lineCount(width: width) == 0)
    #expect(paragraph.lines(width: width).isEmpty)
    #expect(paragraph.naturalWidth == 0)
  }

  @Test func aParagraphWithoutFontHasNoLines() {
    let paragraph = Paragraph()
    let (count, width) = (paragraph.lineCount(width: 100), paragraph.naturalWidth)
    #expect(count == 0 && width == 0)
  }

  @Test(arguments: [
    (" ", [" "]), ("    ", ["    "]), ("a", ["a"]),
    // The empty line after a last newline counts.
    ("\n", ["\n", ""]), ("a\n", ["a\n", ""]), ("a\n\n", ["a\n", "\n", ""]), ("a\nb", ["a\n", "b"]),
    // One break each.
    ("a\r\nb", ["a\r\n", "b"]), ("a\rb", ["a\r", "b"]), ("a\n\rb", ["a\n", "\r", "b"]),
    ("a\u{2028}b", ["a\u{2028}", "b"]), ("a\u{2029}b", ["a\u{2029}", "b"]), ("a\u{85}b", ["a\u{85}", "b"]),
    ("a\u{B}b", ["a\u{B}", "b"]), ("a\u{C}b", ["a\u{C}", "b"]), ("a\u{2028}", ["a\u{2028}", ""]),
    // Between words.
    ("aa bb", ["aa bb"]), ("aaa bb", ["aaa ", "bb"]), ("aa bb cc", ["aa bb ", "cc"]),
    ("aaaaa b", ["aaaaa ", "b"]),
    ("aa-bbb", ["aa-", "bbb"]), ("a, b. c", ["a, b. ", "c"]), ("漢字漢字漢字", ["漢字漢字漢", "字"]),
    // White space hangs over the end of a line.
    ("aaaaa      ", ["aaaaa      "]), ("aa       bb", ["aa       ", "bb"]), ("aaaaa \nb", ["aaaaa \n", "b"]),
    // Glue doesn't.
    ("aa\u{A0}b cc", ["aa\u{A0}b ", "cc"]), ("a\u{A0}bb\u{A0}c", ["a\u{A0}bb\u{A0}", "c"]),
    // A word that is wider than the line begins a line and breaks inside.
    ("aaaaaaa", ["aaaaa", "aa"]), ("aa bbbbbbb", ["aa ", "bbbbb", "bb"]), ("aaaaaaa b", ["aaaaa", "aa b"]),
    ("aaaaaaa bbb", ["aaaaa", "aa ", "bbb"]), ("aaaaaaaaaa", ["aaaaa", "aaaaa"]),
    ("aaaaaaaaaa      ", ["aaaaa", "aaaaa      "]), ("aaaaaa\nb", ["aaaaa", "a\n", "b"]),
  ])
  func linesOfFiveCharacters(text: String, expected: [String]) {
    #expect(lines(text, width: 50) == expected)
    #expect(Text(text, font: squares).lineCount(width: 50) == expected.count)
  }

  @Test func wordsBreakInsideBetweenClusters() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 20) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines(family + "\u{2060}" + family, width: 10).count == 2)
    #expect(lines("\u{1F1E9}\u{1F1EA}\u{2060}\u{1F1EB}\u{1F1F7}", width: 10).last == "\u{1F1EB}\u{1F1F7}")
    #expect(lines("각각", width: 10) == ["각", "각"])
  }

  @Test(arguments: [0, 5, 9.99, -20, .nan, -.infinity])
  func aLineHasAtLeastOneCluster(width: Double) {
    #expect(lines("abc", width: width) == ["a", "b", "c"])
    #expect(lines("äbc", width: width) == ["ä", "b", "c"])
    #expect(lines("a b", width: width) == ["a ", "b"])
  }

  @Test func anUnlimitedLineBreaksOnlyHard() {
    #expect(lines("a b c d e f g\nh", width: .infinity) == ["a b c d e f g\n", "h"])
    #expect(lines("a b c d e f g\nh", width: 1e300) == ["a b c d e f g\n", "h"])
  }

  @Test(arguments: [
    ("", 0), ("   ", 30), ("aa", 20), ("aa   ", 50), ("  aa", 40), ("a  a", 40), ("a\nbbb\ncc", 30),
    ("aa\n", 20), ("aa \nb", 30), ("é ", 20),
    ("a b-c", 50), ("\n\n", 0), ("a\u{A0}", 20), ("e\u{301}", 10), ("a\u{200B}b", 20), ("a\u{AD}b", 20),
    // Tab stops stand every 28 points.
    ("a\tb", 38), ("\tb", 38), ("aa\tb", 38), ("aaa\tb", 66), ("\t\tb", 66), ("a\t", 28), ("a\nbbb\tb", 66),
  ])
  func naturalWidth(text: String, width: Double) {
    #expect(Text(text, font: squares).naturalWidth == width)
  }

  @Test func aPenOnATabStopGoesToTheNext() {
    let wide = Font(name: "squares", pointSize: 14, typeface: SquareTypeface())
    #expect(Text("aa\tb", font: wide).naturalWidth == 70)
  }

  @Test func widthsOfLinesLeaveWhiteSpaceOut() {
    let paragraph = Text("aa bb   cc\n  d", font: squares)
    #expect(paragraph.lines(width: 50).map(\.width) == [50, 20, 30])
    #expect(paragraph.hardLineWidths == [100, 30])
  }

  @Test func aTextThatFitsExactlyFits() throws {
    let helvetica = try builtIn(.named("Helvetica", size: 17))
    for text in ["Hi", "Nick Snyder", "one two three", "It\u{2019}s 12,345.67 \u{2013} really"] {
      let paragraph = Text(text, font: helvetica)
      #expect(paragraph.lineCount(width: paragraph.naturalWidth) == 1)
      #expect(paragraph.lineCount(width: paragraph.naturalWidth - 0.1) == 2)
    }
  }
}

/// The lines that a label shows, and how wide it makes itself for each.
struct LinesAsShownTests {
  private func shown(_ text: String, width: Double, font: Font = squares) -> [String] {
    let utf8 = Array(text.utf8)
    return Text(text, font: font).labelLines(width: width).map {
      "\(String(decoding: utf8[$0.line.range], as: UTF8.self))|\(shortestDecimal($0.line.width)) \(shortestDecimal($0.reach))"
    }
  }

  /// A line that is broken at a space counts the space, as far as there is room for it.
  @Test func spacesAtBreaks() {
    #expect(shown("aaa bbb c", width: 50) == ["aaa |30 40", "bbb c|50 50"])
    #expect(shown("aaa bbb c", width: 30) == ["aaa |30 30", "bbb |30 30", "c|10 10"])
  }

  @Test(arguments: [
    ("aaa bb c", 60, ["aaa |30 40", "bb c|40 40"]),
    // In the last paragraph too, and in each.
    ("aaa bb c\naaa bb c", 60, ["aaa |30 40", "bb c\n|40 40", "aaa |30 40", "bb c|40 40"]),
    // Two words stand in the last line, or one in the line before.
    ("aaa bb c d", 60, ["aaa bb |60 60", "c d|30 30"]), ("aaa b", 30, ["aaa |30 30", "b|10 10"]),
    // The last line would be wider.
    ("a bb ccc", 40, ["a bb |40 40", "ccc|30 30"]),
    // Nothing would stay in the line before, or a tab stands in the text.
    ("   aa b", 50, ["   aa |50 50", "b|10 10"]), ("a\tbb c", 60, ["a\tbb |48 48", "c|10 10"]),
    // Not at spaces.
    ("aaa-bb c", 60, ["aaa-bb |60 60", "c|10 10"]),
  ])
  func oneWordIsNotLeftAlone(text: String, width: Double, expected: [String]) {
    #expect(shown(text, width: width) == expected)
  }

  @Test func otherModesLeaveTheWord() throws {
    let font = try builtIn(.system(size: 15, weight: .regular), lineBreak: .uax14)
    #expect(shown("Long long long podcast name", width: 196, font: font)[0].hasPrefix("Long long long podcast "))
  }

  /// A label that Xcode stored as wide as its first three words and the space.
  @Test func aLabelOfTwoLines() throws {
    let font = try builtIn(.system(size: 15, weight: .medium))
    let text = "Long long long podcast name"
    #expect(Text(text, font: font).labelLines(width: 196).map(\.line.range) == [0..<15, 15..<27])
    #expect(Text(text, font: font).lines(width: 196).map(\.range) == [0..<23, 23..<27])
  }
}
