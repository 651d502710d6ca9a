import Testing

@testable import TextMeasurement

/// Paragraphs in a font that substitutes glyphs.
struct SubstitutedTextTests {
  /// a b → 30, which is 3,000 units wide.
  private static func font() throws -> Font {
    let set = LayoutFont.table([1, nil], FontBytes(30, 2, 2))
    return try font(type: 4, LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set))
  }

  private static func font(type: Int, _ subtable: FontBytes) throws -> Font {
    try font(LayoutFont.layout("liga", [LayoutFont.Lookup(type: type, subtables: [subtable])]))
  }

  private static func font(_ layout: FontBytes, tag: String = "GSUB") throws -> Font {
    let typeface = try openType(FontBytes.font(LayoutFont.tables(layout, tag: tag)).bytes)
    return Font(name: "layout", pointSize: 10, typeface: typeface)
  }

  @Test(arguments: [("ab", 30.0), ("ba", 3), ("abba", 33), ("a b", 30), ("", 0), ("cab", 33)])
  func widths(text: String, width: Double) throws {
    #expect(abs(Text(text, font: try SubstitutedTextTests.font()).naturalWidth - width) < 1e-9)
    #expect(!Text(text, font: try SubstitutedTextTests.font()).isApproximate)
  }

  /// a has the alternates 33 and 34, of which the first is taken.
  @Test func alternates() throws {
    let table = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(2, 33, 34))
    let font = try SubstitutedTextTests.font(type: 3, table)
    #expect(abs(Text("bab", font: font).naturalWidth - 37) < 1e-9)
  }

  /// a → 33 34, and 34 d → 35: what a glyph becomes may join with the character behind.
  @Test(arguments: [("bad", 70.0), ("ba", 69), ("bd", 6), ("dad", 72)])
  func severalGlyphsOfOne(text: String, width: Double) throws {
    let several = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(2, 33, 34))
    let set = LayoutFont.table([1, nil], FontBytes(35, 2, 4))
    let ligature = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(34), set)
    let lookups = [
      LayoutFont.Lookup(type: 2, subtables: [several]), LayoutFont.Lookup(type: 4, subtables: [ligature]),
    ]
    let font = try SubstitutedTextTests.font(LayoutFont.layout("liga", lookups, wanted: 2))
    #expect(abs(Text(text, font: font).naturalWidth - width) < 1e-9)
  }

  /// a becomes 30 before c; the context before, in which nothing becomes of it before b, does not match there.
  @Test(arguments: [("ab", 3.0), ("ac", 33), ("bac", 35), ("abac", 36)])
  func theContextThatMatches(text: String, width: Double) throws {
    let nothing = LayoutFont.table([3, 0, 1, nil, 1, nil, 0], LayoutFont.coverage(1), LayoutFont.coverage(2))
    let wider = LayoutFont.table([3, 0, 1, nil, 1, nil, 1, 0, 1], LayoutFont.coverage(1), LayoutFont.coverage(3))
    let single = LayoutFont.table([2, nil, 1, 30], LayoutFont.coverage(1))
    let lookups = [
      LayoutFont.Lookup(type: 6, subtables: [nothing, wider]), LayoutFont.Lookup(type: 1, subtables: [single]),
    ]
    let font = try SubstitutedTextTests.font(LayoutFont.layout("calt", lookups))
    #expect(abs(Text(text, font: font).naturalWidth - width) < 1e-9)
  }

  /// A word that is wider than its line breaks before or after a ligature, never inside.
  @Test func linesDoNotEndInsideALigature() throws {
    let text = Text("abab", font: try SubstitutedTextTests.font())
    #expect(text.lines(width: 2).map(\.range) == [0..<2, 2..<4])
  }

  /// A mark that takes no room moves the letter before it closer: a line of that width holds both.
  @Test(arguments: ["ca\u{301}", "漢ca\u{301}", "ca\u{301}\nca\u{301}", "漢ca\u{301}\nc", "ca\u{301}\tca\u{301}"])
  func aLineHoldsItsNaturalWidth(text: String) throws {
    let pairs = LayoutFont.table([1, nil, 4, 0, 1, nil], LayoutFont.coverage(1), FontBytes(1, LayoutFont.mark, -30))
    let layout = LayoutFont.layout("kern", [LayoutFont.Lookup(type: 2, subtables: [pairs])])
    let font = try SubstitutedTextTests.font(layout, tag: "GPOS")
    let text = Text(text, font: font)
    let alone = Text("ca", font: font).naturalWidth
    #expect(Text("ca\u{301}", font: font).naturalWidth < alone)
    #expect(text.hardLineWidths.max() == text.naturalWidth)
    #expect(text.lineCount(width: text.naturalWidth) == text.hardLineWidths.count)
  }

  /// The result for one text says nothing of the next.
  @Test func oneParagraphAfterAnother() throws {
    let font = try SubstitutedTextTests.font()
    var paragraph = Paragraph()
    for (text, width) in [("ba", 3.0), ("ab", 30), ("cc", 6), ("ab c", 60), ("b", 2)] {
      var text = text
      text.withUTF8 { paragraph.prepare($0, font: font) }
      #expect(abs(paragraph.naturalWidth - width) < 1e-9, "\(text)")
    }
  }

  /// The lookups go over texts that have the pair "ab" alone.
  @Test func partsThatChange() throws {
    let font = try SubstitutedTextTests.font()
    let substitution = try #require(font.asciiSubstitution)
    for (text, expected) in [("ab", true), ("ba", false), ("xxab", true), ("a b", false), ("a", false), ("aab", true)] {
      var text = text
      #expect(text.withUTF8 { substitution.nextPart(of: $0, after: 0, font.ascii) != nil } == expected, "\(text)")
    }
  }
}
