import Testing

@testable import TextMeasurement

/// Lookups whose tables go on behind their counts, and glyphs at the borders of what lookups tell apart.
struct LookupBoundsTests {
  private typealias Lookup = LayoutFont.Lookup

  private static func substitution(_ from: Int, to: Int) -> Lookup {
    Lookup(type: 1, subtables: [LayoutFont.table([2, nil, 1, to], LayoutFont.coverage(from))])
  }

  private static let replacing = substitution(2, to: 35)

  /// The glyphs that one may become are looked up before any text is: of a sequence that is cut off there are none.
  @Test func sequencesThatAreCutOff() {
    let table = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(2, 30, 31))
    for cut in 0...2 {
      let memory = TableMemory(FontData(Array(table.bytes.dropLast(cut))))
      #expect(memory.view.sequence(for: 1) == (cut == 0 ? [30, 31] : []))
      #expect(memory.view.sequence(for: 2) == [])
      withExtendedLifetime(memory) {}
    }
  }

  /// Two glyphs are covered, and there is one substitute, sequence, set or rule; what is behind it is no second one.
  @Test func coveredBehindTheCount() throws {
    let covered = LayoutFont.coverage(1, 2)
    let ligatures = LayoutFont.table([1, nil], FontBytes(30, 2, 3))
    let rules = LayoutFont.table([1, nil], FontBytes(2, 1, 3, 0, 2))
    let byClass = LayoutFont.table([1, nil], FontBytes(2, 1, 0, 0, 2))
    let chained = LayoutFont.table([1, nil], FontBytes(0, 2, 3, 0, 1, 0, 2))
    let cases: [(type: Int, table: FontBytes, glyphs: [Int])] = [
      (1, LayoutFont.table([2, nil, 1, 30, 31], covered), [30, 3, 2, 3]),
      (
        2, LayoutFont.table([1, nil, 1, nil, nil], covered, FontBytes(2, 30, 31), FontBytes(2, 30, 31)),
        [30, 31, 3, 2, 3]
      ),
      (3, LayoutFont.table([1, nil, 1, nil, nil], covered, FontBytes(1, 30), FontBytes(1, 31)), [30, 3, 2, 3]),
      (4, LayoutFont.table([1, nil, 1, nil, nil], covered, ligatures, ligatures), [30, 2, 3]),
      (5, LayoutFont.table([1, nil, 1, nil, nil], covered, rules, rules), [36, 3, 2, 3]),
      (6, LayoutFont.table([1, nil, 1, nil, nil], covered, chained, chained), [36, 3, 2, 3]),
      (8, LayoutFont.table([1, nil, 0, 0, 1, 30, 31], covered), [30, 3, 2, 3]),
      (
        5, LayoutFont.table([2, nil, nil, 1, nil, nil], covered, FontBytes(1, 1, 2, 0, 1), byClass, byClass),
        [36, 3, 2, 3]
      ),
    ]
    for (type, table, glyphs) in cases {
      let found = try LayoutFont.glyphs(
        "acbc", Lookup(type: type, subtables: [table]), LookupBoundsTests.replacing, LookupBoundsTests.both)
      #expect(found == glyphs, "\(type)")
    }
  }

  /// a and b → 36 each.
  private static let both = Lookup(
    type: 1, subtables: [LayoutFont.table([2, nil, 2, 36, 36], LayoutFont.coverage(1, 2))])

  /// Sets whose second ligature or rule is not counted, and whose first asks for no glyph at all or is not there.
  @Test func membersBehindTheCount() throws {
    func glyphs(_ type: Int, _ set: FontBytes) throws -> [Int] {
      let table = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)
      return try LayoutFont.glyphs(
        "abac", Lookup(type: type, subtables: [table]), LookupBoundsTests.replacing, LookupBoundsTests.both)
    }
    let (empty, first, second) = (FontBytes(30, 0, 2), FontBytes(30, 2, 2), FontBytes(31, 2, 3))
    #expect(try glyphs(4, LayoutFont.table([1, nil, nil], first, second)) == [30, 1, 3])
    #expect(try glyphs(4, LayoutFont.table([2, nil, nil], first, second)) == [30, 31])
    #expect(try glyphs(4, LayoutFont.table([2, nil, nil], empty, second)) == [1, 2, 31])
    #expect(try glyphs(4, LayoutFont.table([2, 0, nil], second)) == [1, 2, 31])
    #expect(try glyphs(4, LayoutFont.table([1, nil], FontBytes(30, 1, 2))) == [30, 2, 30, 3])
    // Number 2 of the lookups makes 36 of what it is asked for.
    let none = FontBytes(0, 1, 0, 2)
    let (rule, other) = (FontBytes(2, 1, 2, 0, 2), FontBytes(2, 1, 3, 0, 2))
    #expect(try glyphs(5, LayoutFont.table([1, nil, nil], rule, other)) == [36, 2, 1, 3])
    #expect(try glyphs(5, LayoutFont.table([2, nil, nil], rule, other)) == [36, 2, 36, 3])
    #expect(try glyphs(5, LayoutFont.table([2, nil, nil], none, other)) == [1, 2, 36, 3])
    #expect(try glyphs(5, LayoutFont.table([2, 0, nil], other)) == [1, 2, 36, 3])
    #expect(try glyphs(5, LayoutFont.table([1, nil], FontBytes(1, 1, 0, 2))) == [36, 2, 36, 3])
    let (noneChained, chained) = (FontBytes(0, 0, 0, 1, 0, 2), FontBytes(0, 1, 1, 3, 1, 0, 2))
    #expect(try glyphs(6, LayoutFont.table([2, nil, nil], noneChained, chained)) == [1, 2, 36, 3])
    #expect(try glyphs(6, LayoutFont.table([1, nil], FontBytes(0, 1, 0, 1, 0, 2))) == [36, 2, 36, 3])
    // Actions at no place of the sequence, and by no lookup.
    #expect(try glyphs(5, LayoutFont.table([1, nil], FontBytes(2, 2, 2, 2, 2, 1, 1))) == [1, 35, 1, 3])
    #expect(try glyphs(5, LayoutFont.table([1, nil], FontBytes(2, 2, 2, 0, 3, 1, 1))) == [1, 35, 1, 3])
  }

  /// Subtables, features and lookups that are not counted.
  @Test func listsBehindTheCount() throws {
    let (first, second) = (LookupBoundsTests.substitution(1, to: 30), LookupBoundsTests.substitution(2, to: 31))
    for (count, glyphs) in [(1, [30, 2]), (2, [30, 31])] {
      var lookup = FontBytes(1, 0, count, 10, 10 + first.subtables[0].bytes.count)
      for lookups in [first, second] { lookup.add(lookups.subtables[0]) }
      let head = FontBytes(1) + .latin("DFLT") + FontBytes(8, 4, 0, 0, 0xFFFF, 1, 0)
      let features = FontBytes(1) + .latin("calt") + FontBytes(8, 0, 3, 0, 1, 2)
      let layout =
        FontBytes(1, 0, 10, 10 + head.bytes.count, 10 + head.bytes.count + features.bytes.count) + head + features
        + FontBytes(1, 4) + lookup
      #expect(try LayoutFont.shape("ab", layout).map(\.glyph) == glyphs)
    }
    // A language of one feature, behind which another one stands; of two of a tag the first counts.
    for (count, tags, glyphs) in [
      (1, ["calt", "liga"], [30, 2]), (2, ["calt", "liga"], [30, 31]), (2, ["calt", "calt"], [30, 2]),
    ] {
      let scripts = FontBytes(1) + .latin("DFLT") + FontBytes(8, 4, 0, 0, 0xFFFF, count, 0, 1)
      let features =
        FontBytes(2) + .latin(tags[0]) + FontBytes(14) + .latin(tags[1]) + FontBytes(20) + FontBytes(0, 1, 0)
        + FontBytes(0, 1, 1)
      let plain = LayoutFont.layout("calt", [first, second], wanted: 1, scripts: scripts)
      let start = 10 + scripts.bytes.count
      let old = LayoutFont.layout("calt", [], wanted: 1, scripts: scripts).bytes.count - 2
      let layout =
        FontBytes(1, 0, 10, start, start + features.bytes.count) + scripts + features
        + FontBytes(Array(plain.bytes[old...]))
      #expect(try LayoutFont.shape("ab", layout).map(\.glyph) == glyphs, "\(tags)")
    }
  }

  /// Lookups begin at any glyph, be its number a multiple of 64 or one less, or that of no glyph of the font.
  @Test func glyphsOfAnyNumber() throws {
    for (text, glyph) in [("8", 63), ("9", 64), ("~", 107), ("!", 40), ("w", 23)] {
      #expect(try LayoutFont.glyphs(text, LookupBoundsTests.substitution(glyph, to: 30)) == [30], "\(glyph)")
    }
    for made in [107, 108, 127, 128, 0xFFFF] {
      let last = LookupBoundsTests.substitution(made, to: 30)
      #expect(
        try LayoutFont.glyphs("a", LookupBoundsTests.substitution(1, to: made), last, wanted: 2) == [30], "\(made)")
      let range = Lookup(type: 1, subtables: [LayoutFont.table([2, nil, 1, 30], FontBytes(2, 1, made, made, 0))])
      #expect(
        try LayoutFont.glyphs("a", LookupBoundsTests.substitution(1, to: made), range, wanted: 2) == [30], "\(made)")
    }
    // Differences wrap.
    let back = Lookup(type: 1, subtables: [LayoutFont.table([1, nil, -2], LayoutFont.coverage(3))])
    #expect(try LayoutFont.glyphs("c", back) == [1])
  }

  /// A sequence of 64 glyphs is matched, and no longer one.
  @Test func theLongestSequence() throws {
    for (count, glyphs) in [(64, [30]), (65, Array(repeating: 1, count: 65))] {
      let set = LayoutFont.table([1, nil], FontBytes(30, count) + .numbers(Array(repeating: 1, count: count - 1)))
      let table = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)
      #expect(
        try LayoutFont.glyphs(String(repeating: "a", count: count), Lookup(type: 4, subtables: [table])) == glyphs)
    }
  }

  /// Marks on components of their own do not join, whichever ligature of a text they stand on.
  @Test func manyLigatures() throws {
    let letters = LayoutFont.table(
      [1, nil, 1, nil], LayoutFont.coverage(1), LayoutFont.table([1, nil], FontBytes(30, 2, 2)))
    let marks = LayoutFont.table(
      [1, nil, 1, nil], LayoutFont.coverage(28), LayoutFont.table([1, nil], FontBytes(31, 2, 28)))
    let lookups = [Lookup(type: 4, flags: 8, subtables: [letters]), Lookup(type: 4, subtables: [marks])]
    func glyphs(_ text: String) throws -> [Int] {
      try LayoutFont.shape(text, LayoutFont.layout("calt", lookups, wanted: 2)).map(\.glyph)
    }
    #expect(
      try glyphs(String(repeating: "a'b'", count: 17)) == Array(repeating: [30, 28, 28], count: 17).flatMap { $0 })
    #expect(try glyphs("ab''a''b") == [30, 31, 30, 31])
  }

  /// No context may ask for a lookup that works backwards.
  @Test func reversedInContext() throws {
    let context = LayoutFont.table([3, 1, 1, nil, 0, 1], LayoutFont.coverage(1))
    let reversed = Lookup(type: 8, subtables: [LayoutFont.table([1, nil, 0, 0, 1, 35], LayoutFont.coverage(1))])
    #expect(try LayoutFont.glyphs("aa", Lookup(type: 5, subtables: [context]), reversed) == [1, 1])
    #expect(try LayoutFont.glyphs("aa", reversed) == [35, 35])
  }

  // MARK: Positioning

  private func units(
    _ text: [UInt16], _ lookups: [Lookup], isBackward: Bool = false
  ) throws -> [Int] {
    let layout = LayoutFont.layout("kern", lookups, wanted: lookups.count)
    let engine = try #require(try openType(FontBytes.font(LayoutFont.tables(layout, tag: "GPOS")).bytes).layout)
    var options = LayoutOptions()
    options.isBackward = isBackward
    return engine.shape(text.map { engine.glyph($0) }, engine.plan(.latin), options).map {
      Int($0.advance + $0.adjustment)
    }
  }

  @Test func singleValues() throws {
    let each = LayoutFont.table([2, nil, 4, 2, 7, 8, 9], LayoutFont.coverage(1, 2, 3))
    #expect(try units([1, 2, 3, 4], [Lookup(type: 1, subtables: [each])]) == [107, 208, 300, 400])
    let placed = LayoutFont.table([2, nil, 5, 2, 70, 7, 80, 8], LayoutFont.coverage(1, 2))
    #expect(try units([1, 2, 3], [Lookup(type: 1, subtables: [placed])]) == [107, 208, 300])
    let unknown = LayoutFont.table([3, nil, 4, 2, 7, 8], LayoutFont.coverage(1, 2))
    #expect(try units([1, 2], [Lookup(type: 1, subtables: [unknown])]) == [100, 200])
  }

  /// The exit of a glyph meets the entry of the next one, wherever lookups before have moved them: exits are at 60, 70
  /// and 80, entries at 5, 6 and 7. Glyph 4 is covered, and not counted.
  @Test func cursiveAttachment() throws {
    func anchor(_ units: Int) -> FontBytes { FontBytes(1, units, 0) }
    let anchors = LayoutFont.table(
      [1, nil, 3, nil, nil, nil, nil, nil, nil, nil, nil], LayoutFont.coverage(1, 2, 3, 4), anchor(5), anchor(60),
      anchor(6), anchor(70), anchor(7), anchor(80), anchor(8), anchor(90))
    let cursive = Lookup(type: 3, subtables: [anchors])
    let moved = Lookup(
      type: 1, subtables: [LayoutFont.table([2, nil, 1, 3, 11, 13, 17], LayoutFont.coverage(1, 2, 3))])
    #expect(try units([1, 2], [cursive]) == [60, 200 - 6])
    #expect(try units([1, 2], [cursive], isBackward: true) == [100 - 60, 6])
    #expect(try units([1, 2], [moved, cursive]) == [60 + 11, 200 - (6 + 13)])
    #expect(try units([1, 2], [moved, cursive], isBackward: true) == [100 - (60 + 11), 6 + 13])
    // A glyph that one attachment moves has moved for the next one.
    #expect(try units([1, 2, 3], [cursive]) == [60, 70 - 6, 300 - 7])
    #expect(try units([1, 2, 3], [cursive], isBackward: true) == [100 - 60, 6 - 70, 7])
    #expect(try units([1, 2, 3], [moved, cursive]) == [71, 70 + 13 - 19, 300 - (7 + 17)])
    #expect(try units([3, 4, 1], [cursive]) == [300, 400, 100])
    #expect(try units([4, 3], [cursive]) == [400, 300])
    #expect(try units([28, 2], [cursive]) == [0, 200])
  }

  // MARK: Characters that glyphs stand for

  private func clusters(_ glyphs: [(glyph: UInt16, cluster: Int32)], _ lookup: Lookup) throws -> [Int32] {
    let layout = LayoutFont.layout("calt", [lookup])
    let engine = try #require(try openType(FontBytes.font(LayoutFont.tables(layout)).bytes).layout)
    let glyphs = glyphs.map { part in
      var glyph = engine.glyph(part.glyph)
      glyph.cluster = part.cluster
      return glyph
    }
    return engine.shape(glyphs, engine.plan(.latin)).map(\.cluster)
  }

  /// Characters of a glyph that is left out go to the one before, if that stands for characters behind it, or at the
  /// start to the one after, unless a neighbour stands for it already.
  @Test func clustersOfWhatVanishes() throws {
    let vanishing = Lookup(
      type: 2, subtables: [LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(2), FontBytes(0))])
    for (glyphs, expected) in [
      ([(1, 0), (2, 1), (3, 2)], [0, 2]), ([(2, 0), (3, 1), (3, 1), (4, 2)], [0, 0, 2]),
      ([(2, 0), (3, 0), (4, 1)], [0, 1]),
      ([(1, 5), (3, 7), (3, 7), (2, 6), (4, 9)], [5, 6, 6, 9]), ([(3, 7), (3, 7), (2, 6)], [6, 6]),
      ([(3, 7), (2, 6), (4, 6)], [7, 6]), ([(3, 4), (2, 6), (4, 9)], [4, 9]), ([(3, 6), (2, 6), (4, 9)], [6, 9]),
      ([(2, 0)], []), ([(2, 3), (1, 2), (1, 2), (4, 9)], [2, 2, 9]),
    ] as [([(UInt16, Int32)], [Int32])] {
      #expect(try clusters(glyphs.map { (glyph: $0.0, cluster: $0.1) }, vanishing) == expected, "\(glyphs)")
    }
  }

  /// A ligature stands for all that its glyphs did, as do their neighbours that stood for some of it.
  @Test func clustersOfLigatures() throws {
    let set = LayoutFont.table([1, nil], FontBytes(30, 2, 2))
    let ligature = Lookup(
      type: 4, flags: 8, subtables: [LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)])
    for (glyphs, expected) in [
      ([(1, 0), (2, 1), (3, 2)], [0, 2]), ([(1, 0), (2, 1), (3, 1), (4, 1), (5, 2)], [0, 0, 0, 2]),
      ([(3, 1), (3, 2), (1, 2), (2, 3), (4, 4)], [1, 2, 2, 4]),
      ([(3, 5), (3, 5), (1, 5), (2, 3), (4, 4)], [3, 3, 3, 4]),
      ([(5, 6), (3, 5), (1, 5), (2, 3)], [6, 3, 3]), ([(1, 0), (28, 1), (2, 2)], [0, 0]), ([(1, 4), (2, 4)], [4]),
    ] as [([(UInt16, Int32)], [Int32])] {
      #expect(try clusters(glyphs.map { (glyph: $0.0, cluster: $0.1) }, ligature) == expected, "\(glyphs)")
    }
  }

  /// A glyph for a mark behind a base takes no room in a font that positions nothing, whatever its class; what has
  /// no combining class keeps its room.
  @Test(arguments: [(false, [700, 0, 700]), (true, [700, 700, 700])])
  func marksThatAreNotPlaced(hasPositioning: Bool, units: [Int32]) throws {
    let layout = LayoutFont.layout("none", [])
    let others = hasPositioning ? [SmallFont.Table("GPOS", layout)] : []
    let engine = try #require(try openType(FontBytes.font(LayoutFont.tables(layout) + others).bytes).layout)
    let glyphs = [UInt8(230), 1, 0].map { combiningClass in
      var glyph = engine.glyph(7)
      (glyph.kind, glyph.combiningClass) = (.mark, combiningClass)
      return glyph
    }
    #expect(engine.shape(glyphs, engine.plan(.latin)).map { $0.advance } == units)
  }

  // MARK: GDEF

  /// Sets of marks behind the count are none, and a set that is not there has no marks.
  @Test func setsOfMarks() throws {
    var sets = FontBytes(1, 3)
    for offset in [16, 0, 22, 28] { sets.add32(offset + (offset > 0 ? 4 : 0)) }
    for glyph in [28, 29, 30] { sets.add(LayoutFont.coverage(glyph)) }
    for (minor, expected) in [
      (2, [[28], [], [29], []]), (3, [[28], [], [29], []]), (1, [[], [], [], []]), (0, [[], [], [], []]),
    ] {
      let table = FontData((FontBytes(1, minor, 0, 0, 0, 0, 18, 0, 0) + sets).bytes)
      var budget = ReadingBudget()
      let definitions = try GlyphDefinitions(table, glyphCount: LayoutFont.glyphCount, coordinates: [], budget: &budget)
      #expect(
        (0...3).map { number in (27...31).filter { definitions.markSet(number, contains: UInt16($0)) } } == expected)
      #expect(!definitions.hasClasses && definitions.properties(28) == [])
    }
  }

  /// Classes of glyphs, and those of marks, of which a byte counts.
  @Test func classesOfGlyphs() throws {
    let classes = FontBytes(1, 1, 6, 1, 2, 3, 4, 0, 3)
    let marks = FontBytes(1, 3, 4, 7, 8, 9, 0x102)
    var budget = ReadingBudget()
    let table = FontBytes(1, 0, 12, 0, 0, 12 + classes.bytes.count) + classes + marks
    let definitions = try GlyphDefinitions(FontData(table.bytes), glyphCount: 9, coordinates: [], budget: &budget)
    #expect((UInt16(0)...7).map { definitions.properties($0).rawValue } == [0, 2, 4, 0x708, 0, 0, 0x208, 0])
    #expect(definitions.hasClasses)
    let other = FontBytes(2) + FontBytes(Array(table.bytes.dropFirst(2)))
    #expect(try !GlyphDefinitions(FontData(other.bytes), glyphCount: 9, coordinates: [], budget: &budget).hasClasses)
  }
}
