import Testing

@testable import TextMeasurement

/// Subtables of `kern`, and of pairs in GPOS, at their borders.
struct KernTableTests {
  private typealias Lookup = LayoutFont.Lookup

  /// Of OpenType: a header of six bytes, whose high byte is the format.
  private static func subtable(_ coverage: Int, _ body: FontBytes, length: Int? = nil) -> FontBytes {
    FontBytes(0, length ?? 6 + body.bytes.count, coverage) + body
  }

  /// Of Apple: a header of eight bytes, whose low byte is the format.
  private static func apple(_ coverage: Int, _ body: FontBytes, length: Int? = nil) -> FontBytes {
    var table = FontBytes()
    table.add32(length ?? 8 + body.bytes.count)
    return table + FontBytes(coverage, 0) + body
  }

  private static func pair(_ value: Int, count: Int = 1) -> FontBytes { FontBytes(count, 6, 0, 0, 1, 2, value) }

  /// Classes of format 2: glyph 1 on the left, 2 and 3 on the right; others have the first column, and glyph 4 the
  /// second row.
  private static func classes(header: Int, _ values: [Int]) -> FontBytes {
    let (left, right) = (header + 8, header + 8 + 12)
    let start = right + 8
    return FontBytes(4, left, right, start) + FontBytes(1, 4, start, start, start, start + 6) + FontBytes(2, 2, 2, 4)
      + .numbers(values)
  }

  private static func values(_ table: FontBytes, _ pairs: [(UInt16, UInt16)] = [(1, 2)]) throws -> [Int]? {
    var budget = ReadingBudget()
    let subtables = try KernSubtable.readAll(FontData(table.bytes), budget: &budget)
    guard !subtables.isEmpty else { return nil }
    return pairs.map { pair in subtables.reduce(0) { $0 + ($1.value(pair.0, pair.1) ?? 0) } }
  }

  /// Subtables that kern along the line add up; others, which may be as short as their header, are passed over.
  @Test func coverageBits() throws {
    let single = KernTableTests.pair(-50)
    for (coverage, counts) in [
      (0x0001, true), (0x0000, false), (0x0003, false), (0x0005, false), (0x0009, true), (0x0101, false),
      (0x0301, false),
      (0x0401, false),
    ] {
      let one = FontBytes(0, 1) + KernTableTests.subtable(coverage, single)
      #expect(try KernTableTests.values(one) == (counts ? [-50] : nil), "\(coverage)")
      let two =
        FontBytes(0, 2) + KernTableTests.subtable(coverage, single)
        + KernTableTests.subtable(1, KernTableTests.pair(-7))
      #expect(try KernTableTests.values(two) == [counts ? -57 : -7], "\(coverage)")
    }
    for (coverage, counts) in [
      (0, true), (0x8000, false), (0x4000, false), (0x2000, false), (1, false), (3, false), (4, false), (0x1000, true),
    ] {
      let one = FontBytes(1, 0, 0, 1) + KernTableTests.apple(coverage, single)
      #expect(try KernTableTests.values(one) == (counts ? [-50] : nil), "\(coverage)")
      let two =
        FontBytes(1, 0, 0, 2) + KernTableTests.apple(coverage, single)
        + KernTableTests.apple(0, KernTableTests.pair(-7))
      #expect(try KernTableTests.values(two) == [counts ? -57 : -7], "\(coverage)")
    }
    let empty = KernTableTests.subtable(0, FontBytes()) + KernTableTests.subtable(1, single)
    #expect(try KernTableTests.values(FontBytes(0, 2) + empty) == [-50])
    let emptyOfApple = KernTableTests.apple(0x8000, FontBytes()) + KernTableTests.apple(0, single)
    #expect(try KernTableTests.values(FontBytes(1, 0, 0, 2) + emptyOfApple) == [-50])
  }

  /// Lengths that are too short end the table; the last one counts for nothing; subtables behind the count are none.
  @Test func lengths() throws {
    let single = KernTableTests.pair(-50)
    let next = KernTableTests.subtable(1, KernTableTests.pair(-7))
    for (count, length, expected) in [
      (2, 20, -57), (1, 20, -50), (2, 5, -50), (2, 0, -50), (1, 0, -50), (3, 20, -57), (2, 999, -50),
    ] {
      let table = FontBytes(0, count) + KernTableTests.subtable(1, single, length: length) + next
      #expect(try KernTableTests.values(table) == [expected], "\(count) \(length)")
    }
    let apple = KernTableTests.apple(0, KernTableTests.pair(-7))
    for (count, length, expected) in [(2, 22, -57), (1, 22, -50), (2, 7, -50), (3, 22, -57)] {
      let table = FontBytes(1, 0, 0, count) + KernTableTests.apple(0, single, length: length) + apple
      #expect(try KernTableTests.values(table) == [expected], "\(count) \(length)")
    }
    #expect(try KernTableTests.values(FontBytes()) == nil && KernTableTests.values(FontBytes(0, 1, 0, 9)) == nil)
    #expect(try KernTableTests.values(FontBytes(1, 0, 0)) == nil && KernTableTests.values(FontBytes(0)) == nil)
  }

  /// Pairs that are there, whatever the count says, and none behind it.
  @Test func countsOfPairs() throws {
    let pairs: [(UInt16, UInt16)] = [(1, 2), (1, 3), (0, 0), (0xFFFF, 0)]
    for (count, expected) in [
      (0, [0, 0, 0, 0]), (1, [-50, 0, 0, 0]), (2, [-50, -9, 0, 0]), (4, [-50, -9, -8, 3]), (9, [-50, -9, -8, 3]),
    ] {
      let body = KernTableTests.pair(-50, count: count) + FontBytes(1, 3, -9, 0xFFFF, 0, 3, 0, 0, -8)
      let table = FontBytes(0, 1) + KernTableTests.subtable(1, body)
      #expect(try KernTableTests.values(table, pairs) == expected, "\(count)")
    }
    // One that is cut off is none.
    let cut = FontBytes(
      Array(
        (FontBytes(0, 1) + KernTableTests.subtable(1, KernTableTests.pair(-50, count: 2) + FontBytes(1, 3, -9))).bytes
          .dropLast()))
    #expect(try KernTableTests.values(cut, pairs) == [-50, 0, 0, 0])
  }

  /// Classes count from the start of a subtable, and the lowest offset is that of the values; beyond the last one there
  /// is nothing.
  @Test func classes() throws {
    let pairs: [(UInt16, UInt16)] = [(1, 2), (1, 3), (1, 1), (1, 4), (0, 2), (4, 2), (4, 3), (4, 0), (5, 2)]
    let values = [-1, -2, -3, -4, -5, -6]
    let expected = [-2, -3, -1, -1, 0, -5, -6, -4, 0]
    let table = FontBytes(0, 1) + KernTableTests.subtable(0x0201, KernTableTests.classes(header: 6, values))
    #expect(try KernTableTests.values(table, pairs) == expected)
    #expect(
      try KernTableTests.values(FontBytes(Array(table.bytes.dropLast())), pairs) == [-2, -3, -1, -1, 0, -5, 0, -4, 0])
    let apple = FontBytes(1, 0, 0, 1) + KernTableTests.apple(2, KernTableTests.classes(header: 8, values))
    #expect(try KernTableTests.values(apple, pairs) == expected)
  }

  /// Classes as far away as they can be, and one that claims to have more glyphs than there are bytes.
  @Test func farClasses() throws {
    let body = FontBytes(0, 14, 14, 14) + FontBytes(1, 2, 0xFFFF, 0xFFFF)
    var far = FontBytes(0, 1) + KernTableTests.subtable(0x0201, body)
    far.add(.zeros(4 + 2 * 0xFFFF - far.bytes.count))
    far.add(FontBytes(-9))
    #expect(try KernTableTests.values(far, [(1, 2), (2, 2), (0, 1)]) == [-9, -9, 0])
    let short = FontBytes(0, 1) + KernTableTests.subtable(0x0201, FontBytes(0, 16, 0, 14) + FontBytes(-7, 1, 9, 14, 14))
    #expect(try KernTableTests.values(short, [(1, 2), (2, 2), (3, 2), (9, 2)]) == [-7, -7, 0, 0])
  }

  // MARK: GPOS

  /// By the table of kerning, and by shaping.
  private func kerning(_ subtables: FontBytes..., of pairs: [(UInt16, UInt16)]) throws -> [[Int]] {
    let layout = LayoutFont.layout("kern", [Lookup(type: 2, subtables: subtables)])
    let typeface = try openType(FontBytes.font(LayoutFont.tables(layout, tag: "GPOS")).bytes)
    let engine = try #require(typeface.layout)
    return [
      pairs.map { typeface.kerning($0.0, $0.1, KerningContext()) },
      pairs.map { pair in
        let glyphs = [pair.0, pair.1].map { engine.glyph($0) }
        return engine.shape(glyphs, engine.plan(.latin)).reduce(0) { $0 + Int($1.adjustment) }
      },
    ]
  }

  private static let pairs: [(UInt16, UInt16)] = [(1, 2), (1, 3), (1, 4), (2, 2), (3, 2)]

  /// Pairs, sets and glyphs behind the counts are not read.
  @Test func pairsBehindTheCount() throws {
    let set = FontBytes(1, 2, -30, 3, -40)
    let sets = LayoutFont.table([1, nil, 4, 0, 1, nil, nil], LayoutFont.coverage(1, 2), set, set)
    #expect(try kerning(sets, of: KernTableTests.pairs) == [[-30, 0, 0, 0, 0], [-30, 0, 0, 0, 0]])
    let glyphs = LayoutFont.table([1, nil, 4, 0, 2, nil, nil], FontBytes(1, 1, 1, 2), set, set)
    #expect(try kerning(glyphs, of: KernTableTests.pairs) == [[-30, 0, 0, 0, 0], [-30, 0, 0, 0, 0]])
    let cut = LayoutFont.table([1, nil, 4, 0, 1, nil], LayoutFont.coverage(1), FontBytes(9, 2, -30, 3, -40))
    #expect(try kerning(cut, of: KernTableTests.pairs) == [[-30, -40, 0, 0, 0], [-30, -40, 0, 0, 0]])
  }

  /// A pair whose record has no advance is known all the same, so that the next subtable is not asked.
  @Test(arguments: [0, 1, 2, 3, 8])
  func pairsWithoutAnAdvance(format: Int) throws {
    let record = [2] + Array(repeating: 99, count: format.nonzeroBitCount)
    let exception = LayoutFont.table(
      [1, nil, format, 0, 1, nil], LayoutFont.coverage(1), FontBytes(1) + .numbers(record))
    let usual = LayoutFont.table([1, nil, 4, 0, 1, nil], LayoutFont.coverage(1), FontBytes(2, 2, -30, 3, -40))
    #expect(try kerning(exception, usual, of: KernTableTests.pairs) == [[0, -40, 0, 0, 0], [0, -40, 0, 0, 0]])
    let numbers: [Int?] = [2, nil, format, 0, nil, nil, 1, 1]
    let byClass = LayoutFont.table(
      numbers + record.dropFirst().map { $0 }, LayoutFont.coverage(1), FontBytes(1, 0, 0), FontBytes(1, 0, 0))
    #expect(try kerning(byClass, usual, of: KernTableTests.pairs) == [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0]])
  }

  /// Of a first class that is too high the subtable knows nothing; of one class each it knows all of the first.
  @Test func classesBehindTheCount() throws {
    let usual = LayoutFont.table([1, nil, 4, 0, 1, nil], LayoutFont.coverage(1), FontBytes(2, 2, -30, 3, -40))
    let all = LayoutFont.table(
      [2, nil, 4, 0, nil, nil, 1, 1, -5], LayoutFont.coverage(1, 2), FontBytes(1, 1, 2, 1, 0), FontBytes(1, 0, 0))
    #expect(try kerning(all, usual, of: KernTableTests.pairs) == [[-30, -40, 0, -5, 0], [-30, -40, 0, -5, 0]])
    let two = LayoutFont.table(
      [2, nil, 4, 0, nil, nil, 2, 2, -1, -2, -3, -4], LayoutFont.coverage(1, 2), FontBytes(1, 1, 2, 0, 1),
      FontBytes(1, 2, 2, 0, 1))
    #expect(try kerning(two, of: KernTableTests.pairs) == [[-1, -2, -1, -3, 0], [-1, -2, -1, -3, 0]])
  }

  /// Values that end where the table does, whose coverage and classes lie in its own head: glyph 5 is kerned by 5.
  @Test func valuesAtTheEnd() throws {
    let table = FontBytes(2, 12, 4, 0, 14, 14, 1, 1, 5)
    #expect(try kerning(table, of: [(5, 1), (5, 5), (4, 1)]) == [[5, 5, 0], [5, 5, 0]])
    var budget = ReadingBudget()
    let cut = FontData(Array(table.bytes.dropLast()))
    #expect(try PairAdjustment.read([cut], glyphCount: 9, budget: &budget).isEmpty)
    for format in [0, 3] {
      let other = FontData(FontBytes(format, 12, 4, 0, 14, 14, 1, 1, 5).bytes)
      #expect(try PairAdjustment.read([other], glyphCount: 9, budget: &budget).isEmpty)
    }
  }

  /// The largest glyph, in pairs that do not ascend.
  @Test func theLargestGlyph() {
    var builder = GlyphPairs.Builder()
    builder.add(0xFFFF, 0xFFFF, value: 7)
    builder.add(0xFFFF, 0, value: 8)
    builder.add(0, 0xFFFF, value: 9)
    let pairs = builder.build()
    #expect(pairs.value(0xFFFF, 0xFFFF) == 7 && pairs.value(0xFFFF, 0) == 8 && pairs.value(0, 0xFFFF) == 9)
    #expect(
      pairs.value(0, 0) == nil && pairs.value(1, 0xFFFF) == nil && GlyphPairs.Builder().build().value(0, 0) == nil)
  }
}
