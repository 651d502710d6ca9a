import Testing

@testable import TextMeasurement

/// GSUB lookups, type by type, in a font made for it.
struct SubstitutionTests {
  private typealias Lookup = LayoutFont.Lookup

  private static func substitution(_ from: Int, to: Int) -> Lookup {
    Lookup(type: 1, subtables: [LayoutFont.table([2, nil, 1, to], LayoutFont.coverage(from))])
  }

  /// a b → 30.
  private static func ligature(flags: Int = 0) -> Lookup {
    let set = LayoutFont.table([1, nil], FontBytes(30, 2, 2))
    return Lookup(type: 4, flags: flags, subtables: [LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)])
  }

  @Test func single() throws {
    let byDelta = Lookup(type: 1, subtables: [LayoutFont.table([1, nil, 28], LayoutFont.coverage(1, 3))])
    #expect(try LayoutFont.glyphs("abc", byDelta) == [29, 2, 31])
    #expect(try LayoutFont.glyphs("abc", SubstitutionTests.substitution(2, to: 35)) == [1, 35, 3])
    let ofRange = LayoutFont.table([2, nil, 3, 30, 31, 32], FontBytes(2, 1, 1, 3, 0))
    #expect(try LayoutFont.glyphs("abcd", Lookup(type: 1, subtables: [ofRange])) == [30, 31, 32, 4])
  }

  @Test func multiple() throws {
    let lookup = Lookup(
      type: 2,
      subtables: [
        LayoutFont.table([1, nil, 2, nil, nil], LayoutFont.coverage(1, 2), FontBytes(3, 30, 31, 1), FontBytes(0))
      ])
    #expect(try LayoutFont.glyphs("cac", lookup) == [3, 30, 31, 1, 3])
    // A glyph may vanish.
    #expect(try LayoutFont.glyphs("cbc", lookup) == [3, 3])
    #expect(try LayoutFont.glyphs("b", lookup).isEmpty)
    // The table ends with a sequence.
    let last = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(2, 30, 31))
    #expect(try LayoutFont.glyphs("ab", Lookup(type: 2, subtables: [last])) == [30, 31, 2])
  }

  /// Glyphs that the font does not have may stand between one lookup and the next.
  @Test func glyphsBeyondTheFonts() throws {
    func single(_ glyph: Int, _ new: Int) -> LayoutFont.Lookup {
      let table = LayoutFont.table([2, nil, 1, new], LayoutFont.coverage(glyph))
      return LayoutFont.Lookup(type: 1, subtables: [table])
    }
    #expect(try LayoutFont.glyphs("a", single(1, 40_000), single(40_000, 30), wanted: 2) == [30])
  }

  @Test func alternate() throws {
    let lookup = Lookup(
      type: 3, subtables: [LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(2, 33, 34))])
    #expect(try LayoutFont.glyphs("aba", lookup) == [33, 2, 33])
  }

  @Test func ligatures() throws {
    #expect(try LayoutFont.glyphs("abab", SubstitutionTests.ligature()) == [30, 30])
    #expect(try LayoutFont.glyphs("aab", SubstitutionTests.ligature()) == [1, 30])
    // A mark parts them, unless the lookup passes over marks, and then it stays.
    #expect(try LayoutFont.glyphs("a'b", SubstitutionTests.ligature()) == [1, LayoutFont.mark, 2])
    #expect(try LayoutFont.glyphs("a'b", SubstitutionTests.ligature(flags: 8)) == [30, LayoutFont.mark])
    // U+200C parts them, U+200D does not.
    #expect(try LayoutFont.glyphs("a\u{200C}b", SubstitutionTests.ligature()) == [1, 0, 2])
    #expect(try LayoutFont.glyphs("a\u{200D}b", SubstitutionTests.ligature()).first == 30)
  }

  /// b between a and c gives way to 35.
  @Test(arguments: ["abc": [1, 35, 3], "abd": [1, 2, 4], "bc": [2, 3], "abcabc": [1, 35, 3, 1, 35, 3]])
  func contexts(text: String, glyphs: [Int]) throws {
    let (a, b, c) = (LayoutFont.coverage(1), LayoutFont.coverage(2), LayoutFont.coverage(3))
    let classes = FontBytes(1, 1, 3, 1, 2, 3)
    let replacing = SubstitutionTests.substitution(2, to: 35)
    let chained = LayoutFont.table([3, 1, nil, 1, nil, 1, nil, 1, 0, 1], a, b, c)
    let rule = LayoutFont.table([1, nil], FontBytes(1, 1, 1, 1, 3, 1, 0, 1))
    let byGlyph = LayoutFont.table([1, nil, 1, nil], b, rule)
    let classRule = LayoutFont.table([1, nil], FontBytes(1, 1, 1, 1, 3, 1, 0, 1))
    let byClass = LayoutFont.table([2, nil, nil, nil, nil, 3, 0, 0, nil], b, classes, classes, classes, classRule)
    for subtable in [chained, byGlyph, byClass] {
      #expect(try LayoutFont.glyphs(text, Lookup(type: 6, subtables: [subtable]), replacing) == glyphs)
    }
    let sequence = LayoutFont.table([3, 3, 1, nil, nil, nil, 1, 1], a, b, c)
    let glyphRule = LayoutFont.table([1, nil], FontBytes(3, 1, 2, 3, 1, 1))
    let sequenceByGlyph = LayoutFont.table([1, nil, 1, nil], a, glyphRule)
    let sequenceByClass = LayoutFont.table([2, nil, nil, 2, 0, nil], a, classes, glyphRule)
    for subtable in [sequence, sequenceByGlyph, sequenceByClass] {
      #expect(try LayoutFont.glyphs(text, Lookup(type: 5, subtables: [subtable]), replacing) == glyphs)
    }
  }

  /// A class definition of a format that there is not gives no glyph a class.
  @Test func classesOfAnUnknownFormat() throws {
    let rule = LayoutFont.table([1, nil], FontBytes(2, 1, 0, 0, 1))
    let context = LayoutFont.table([2, nil, nil, 1, nil], LayoutFont.coverage(2), FontBytes(3, 1, 3, 1, 1, 1), rule)
    let replacing = SubstitutionTests.substitution(2, to: 35)
    #expect(try LayoutFont.glyphs("abc", Lookup(type: 5, subtables: [context]), replacing) == [1, 35, 3])
  }

  @Test func extensions() throws {
    let inner = LayoutFont.table([2, nil, 1, 35], LayoutFont.coverage(1))
    let lookup = Lookup(type: 7, subtables: [FontBytes(1, 1, 0, 8) + inner])
    #expect(try LayoutFont.glyphs("ab", lookup) == [35, 2])
  }

  /// From the last glyph to the first, so that each sees what became of the next.
  @Test func reversed() throws {
    let lookup = Lookup(
      type: 8,
      subtables: [
        LayoutFont.table([1, nil, 0, 1, nil, 1, 35], LayoutFont.coverage(1), LayoutFont.coverage(2, 35))
      ])
    #expect(try LayoutFont.glyphs("aaab", lookup) == [35, 35, 35, 2])
    #expect(try LayoutFont.glyphs("aaac", lookup) == [1, 1, 1, 3])
  }

  /// A lookup at a ligature's place in a context moves what follows.
  @Test func ligatureInContext() throws {
    let context = LayoutFont.table(
      [3, 3, 2, nil, nil, nil, 0, 1, 1, 2], LayoutFont.coverage(1), LayoutFont.coverage(2), LayoutFont.coverage(3))
    let glyphs = try LayoutFont.glyphs(
      "abcabc", Lookup(type: 5, subtables: [context]), SubstitutionTests.ligature(),
      SubstitutionTests.substitution(3, to: 35))
    #expect(glyphs == [30, 35, 30, 35])
  }

  @Test func positioning() throws {
    let single = Lookup(type: 1, subtables: [LayoutFont.table([1, nil, 4, -50], LayoutFont.coverage(2))])
    let pairs = LayoutFont.table([1, nil, 4, 0, 1, nil], LayoutFont.coverage(1), FontBytes(1, 2, -30))
    let chained = LayoutFont.table([3, 0, 1, nil, 1, nil, 1, 0, 2], LayoutFont.coverage(4), LayoutFont.coverage(5))
    let nested = Lookup(type: 1, subtables: [LayoutFont.table([1, nil, 4, 7], LayoutFont.coverage(4))])
    let layout = LayoutFont.layout(
      "kern", [single, Lookup(type: 2, subtables: [pairs]), nested, Lookup(type: 8, subtables: [chained])], wanted: 2)
    #expect(try LayoutFont.shape("abc", layout, tag: "GPOS").map(\.units) == [70, 150, 300])
    let contextual = LayoutFont.layout("kern", [Lookup(type: 8, subtables: [chained]), single, nested])
    #expect(try LayoutFont.shape("dedf", contextual, tag: "GPOS").map(\.units) == [407, 500, 400, 600])
  }

  /// Marks of GDEF take no room, whatever `hmtx` says.
  @Test func marks() throws {
    let layout = LayoutFont.layout("calt", [SubstitutionTests.ligature()])
    #expect(try LayoutFont.shape("a'c", layout).map(\.units) == [100, 0, 300])
  }

  /// A lookup passes over marks of another class than the one that its flags name; where they name none, over no mark.
  @Test(arguments: [(0, [30]), (0x0200, [30]), (0x0100, [1, LayoutFont.mark]), (0x08, [1, LayoutFont.mark])])
  func classesOfMarks(flags: Int, glyphs: [Int]) throws {
    let set = LayoutFont.table([1, nil], FontBytes(30, 2, LayoutFont.mark))
    let subtable = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)
    let layout = LayoutFont.layout("calt", [LayoutFont.Lookup(type: 4, flags: flags, subtables: [subtable])])
    #expect(try LayoutFont.shape("a'", layout, markClass: 2).map(\.glyph) == glyphs)
  }

  /// GDEF's sets of marks, each at a 32-bit offset.
  @Test func setsOfMarks() throws {
    let sets = FontBytes(1, 2, 0, 12, 0, 18) + LayoutFont.coverage(28) + LayoutFont.coverage(29)
    let table = FontData((FontBytes(1, 2, 0, 0, 0, 0, 14) + sets).bytes)
    var budget = ReadingBudget()
    let definitions = try GlyphDefinitions(
      table, glyphCount: LayoutFont.glyphCount, coordinates: [], budget: &budget)
    for (number, glyph) in [(0, 28), (1, 29)] as [(Int, UInt16)] {
      #expect((27...30).filter { definitions.markSet(number, contains: $0) } == [glyph])
    }
  }

  /// The script that a text is in decides which features there are.
  @Test func otherScripts() throws {
    let layout = LayoutFont.layout("liga", [SubstitutionTests.ligature()], script: "cyrl")
    #expect(try LayoutFont.shape("ab", layout).map(\.glyph) == [1, 2])
    let optional = LayoutFont.layout("dlig", [SubstitutionTests.ligature()])
    #expect(try LayoutFont.shape("ab", optional).map(\.glyph) == [1, 2])
  }
}
