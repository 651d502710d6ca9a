import Testing

@testable import TextMeasurement

/// Numbers and tables just within and just beyond the end of what is there.
struct TableBoundsTests {
  /// Three bytes in the middle of five, and the same in memory.
  @Test func numbers() throws {
    let slice = try #require(FontData([9, 1, 2, 3, 9]).slice(1, length: 3))
    let memory = TableMemory(slice)
    defer { withExtendedLifetime(memory) {} }
    #expect(slice.count == 3 && memory.view.count == 3)
    for table in [slice, memory.view] as [any FontTable] {
      #expect((-1...3).map { table.u16($0) } == [nil, 0x102, 0x203, nil, nil])
      #expect(table.u24(0) == 0x10203 && table.u24(1) == nil)
      #expect((-1...4).map { table.slice($0)?.count } == [nil, 3, 2, 1, 0, nil])
    }
    #expect((-1...3).map { slice.u8($0) } == [nil, 1, 2, 3, nil])
    #expect(slice.slice(2)?.u8(0) == 3 && slice.slice(1)?.u16(0) == 0x203)
    for (offset, length, count) in [
      (0, 3, 3), (3, 0, 0), (1, 2, 2), (0, 4, nil), (3, 1, nil), (4, 0, nil), (-1, 1, nil), (1, -1, nil), (0, -1, nil),
    ] as [(Int, Int, Int?)] {
      #expect(slice.slice(offset, length: length)?.count == count, "\(length) from \(offset)")
    }
  }

  @Test func widerNumbers() {
    let table = FontData([0xFF, 0xFE, 0x80, 0x01, 0, 1])
    #expect(table.u32(0) == 0xFFFE_8001 && table.u32(2) == 0x8001_0001 && table.u32(3) == nil)
    #expect(table.i16(0) == -2 && table.i16(2) == -0x7FFF && table.i16(5) == nil)
  }

  /// A null offset leads nowhere, one to the end to nothing, and one beyond it nowhere.
  @Test func offsets() {
    let short = FontData((FontBytes(0, 6, 7)).bytes)
    #expect(short.table(offset16At: 0) == nil && short.table(offset16At: 4) == nil && short.table(offset16At: 6) == nil)
    #expect(short.table(offset16At: 2)?.count == 0)
    let long = FontData((FontBytes(0, 0, 0, 1, 0, 12, 0, 13)).bytes)
    #expect((0...3).map { long.table(offset32At: 4 * $0)?.count } == [nil, 15, 4, 3])
    #expect(FontData(FontBytes(0, 5).bytes).table(offset32At: 0) == nil)
  }

  @Test func tags() {
    #expect(["", "abcde", "a\u{1F}", "a\u{7F}", "é"].allSatisfy { Tag($0) == nil })
    #expect(Tag("a")?.value == 0x6120_2020 && Tag("abcd")?.value == 0x6162_6364 && Tag(" ~")?.value == 0x207E_2020)
    #expect(Tag("TRK ")?.trimmed == "TRK" && Tag("a b")?.trimmed == "a b" && Tag("a")?.description == "a   ")
    #expect(Tag(value: 0x6162_6364).trimmed == "abcd")
  }

  /// A table whose part has to be there names the byte at which it is not.
  @Test func requiredTables() throws {
    let table = RequiredTable(FontData([0xFF, 0xFE, 0xFF, 0xFD, 0x80]), part: "'abcd' table")
    #expect(try (0...2).map { try table.signed(0, bytes: [0, 1, 2][$0]) } == [0, -1, -2])
    #expect(try table.signed(0, bytes: 4) == -0x1_0003 && table.u8(4) == 0x80)
    try table.check(2, length: 3)
    let error = #expect(throws: FontError.self) { try table.table(at: 2).check(1, length: 3) }
    #expect(error?.description.contains("'abcd' table is cut off, or leads outside of itself, at byte 3;") ?? false)
    for offset in [4, 5] { #expect(throws: FontError.self) { _ = try table.u16(offset) } }
    #expect(throws: FontError.self) { _ = try table.table(at: 6) }
    #expect(throws: FontError.self) { _ = try table.signed(2, bytes: 4) }
  }

  /// All may be spent, and nothing more; what is refused leaves nothing.
  @Test func budgets() throws {
    var budget = ReadingBudget(steps: 10)
    try budget.spend(4, on: "part")
    try budget.spend(6, on: "part")
    #expect(budget.left == 0)
    #expect(throws: FontError.self) { try budget.spend(1, on: "part") }
    var other = ReadingBudget(steps: 10)
    #expect(throws: FontError.self) { try other.spend(11, on: "part") }
    #expect(throws: FontError.self) { try other.spend(1, on: "part") }
    #expect(other.left == 0)
  }

  // MARK: Glyphs by number

  /// Classes by glyph, unfolded and looked up.
  private func classes(_ table: FontBytes, glyphs: ClosedRange<UInt16> = 0...8) throws -> [[Int]] {
    var budget = ReadingBudget()
    let unfolded = try GlyphClasses(FontData(table.bytes), glyphCount: 8, on: "'GDEF' table", budget: &budget)
    let memory = TableMemory(FontData(table.bytes))
    defer { withExtendedLifetime(memory) {} }
    return [glyphs.map { Int(unfolded[$0]) }, glyphs.map { memory.view.glyphClass(of: $0) }]
  }

  /// More numbers stand behind those that the count names, or fewer.
  @Test func classDefinitions() throws {
    for (table, expected) in [
      (FontBytes(1, 2, 3, 7, 0, 1, 9), [0, 0, 7, 0, 1, 0, 0, 0, 0]),
      (FontBytes(1, 0, 1, 7, 9), [7, 0, 0, 0, 0, 0, 0, 0, 0]),
      (FontBytes(1, 3, 4, 7, 8), [0, 0, 0, 7, 8, 0, 0, 0, 0]),
      (FontBytes(1, 7, 1, 7), [0, 0, 0, 0, 0, 0, 0, 7, 0]), (FontBytes(1, 8, 0, 7), [0, 0, 0, 0, 0, 0, 0, 0, 0]),
      (FontBytes(2, 2) + FontBytes(0, 0, 4) + FontBytes(2, 3, 1) + FontBytes(5, 6, 9), [4, 0, 1, 1, 0, 0, 0, 0, 0]),
      (FontBytes(2, 2) + FontBytes(1, 2, 4) + FontBytes(7, 7, 1), [0, 4, 4, 0, 0, 0, 0, 1, 0]),
      (FontBytes(2, 2) + FontBytes(1, 2, 4) + FontBytes(6, 7), [0, 4, 4, 0, 0, 0, 0, 0, 0]),
      (FontBytes(2, 3) + FontBytes(1, 1, 4) + FontBytes(2, 2, 0) + FontBytes(3, 3, 1), [0, 4, 0, 1, 0, 0, 0, 0, 0]),
      (FontBytes(0, 0, 3, 7, 7, 7), [0, 0, 0, 0, 0, 0, 0, 0, 0]), (FontBytes(3, 1, 3, 7), [0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ] {
      let found = try classes(table)
      #expect(found == [expected, expected], "\(table.bytes)")
    }
    // Ranges that go back or overlap are left out where classes are unfolded, and so are glyphs that the font has not.
    let overlapping =
      FontBytes(2, 4) + FontBytes(1, 3, 4) + FontBytes(3, 5, 6) + FontBytes(2, 2, 7) + FontBytes(7, 9, 1)
    #expect(try classes(overlapping, glyphs: 0...10)[0] == [0, 4, 4, 4, 6, 6, 0, 1, 0, 0, 0])
    #expect(try classes(FontBytes(1, 6, 3, 1, 2, 3), glyphs: 5...8)[0] == [0, 1, 2, 0])
  }

  /// For each glyph its coverage index.
  private func indices(_ table: FontBytes) throws -> [[Int?]] {
    let memory = TableMemory(FontData(table.bytes))
    defer { withExtendedLifetime(memory) {} }
    var budget = ReadingBudget()
    let covered = try Coverage(table: memory.view, part: "'GPOS' table").glyphs(count: 8, budget: &budget)
    let unfolded = (0...8).map { glyph in covered.first { $0.glyph == glyph }?.index }
    return [unfolded, (UInt16(0)...8).map { memory.view.coverageIndex(of: $0) }]
  }

  @Test func coverage() throws {
    for (table, expected) in [
      (FontBytes(1, 3, 0, 1, 7, 8), [0, 1, nil, nil, nil, nil, nil, 2, nil]),
      (FontBytes(1, 3, 2, 5), [nil, nil, 0, nil, nil, 1, nil, nil, nil]),
      (FontBytes(1, 0, 1), [nil, nil, nil, nil, nil, nil, nil, nil, nil]),
      (
        FontBytes(2, 2) + FontBytes(0, 1, 0) + FontBytes(3, 3, 2) + FontBytes(5, 6, 3),
        [0, 1, nil, 2, nil, nil, nil, nil, nil]
      ),
      (FontBytes(2, 2) + FontBytes(0, 0, 4) + FontBytes(6, 7, 2), [4, nil, nil, nil, nil, nil, 2, 3, nil]),
      (FontBytes(2, 2) + FontBytes(1, 2, 0) + FontBytes(6, 7), [nil, 0, 1, nil, nil, nil, nil, nil, nil]),
      (FontBytes(0, 1, 1), [nil, nil, nil, nil, nil, nil, nil, nil, nil]),
      (FontBytes(3, 1, 1), [nil, nil, nil, nil, nil, nil, nil, nil, nil]),
    ] as [(FontBytes, [Int?])] {
      #expect(try indices(table) == [expected, expected], "\(table.bytes)")
    }
  }

  /// The last glyph, and whether one of few or many is covered, of which the count may name too few.
  @Test func coveredGlyphs() {
    func view<Value>(_ table: FontBytes, _ body: (TableView) -> Value) -> Value {
      let memory = TableMemory(FontData(table.bytes))
      defer { withExtendedLifetime(memory) {} }
      return body(memory.view)
    }
    let ranges = FontBytes(2, 2) + FontBytes(1, 2, 0) + FontBytes(6, 9, 2)
    let last = [FontBytes(1, 2, 5, 7, 9), FontBytes(1, 1, 5), FontBytes(1, 0, 9), ranges, FontBytes(2, 0, 0, 9)]
      .map { view($0) { $0.lastCovered } }
    #expect(last == [7, 5, nil, 9, nil])
    for (glyphs, expected) in [
      ([1, 2, 3, 4], false), ([1, 2, 3, 5], true), ([7], true), ([9], false), ([9, 1, 2, 3], false), ([5, 1, 2], true),
      ([7, 1], true),
    ] as [([UInt16], Bool)] {
      var set = GlyphSet()
      for glyph in glyphs { set.insert(Int(glyph)) }
      #expect(view(FontBytes(1, 2, 5, 7, 9)) { $0.coversAny(of: glyphs, set) } == expected, "\(glyphs)")
      #expect((UInt16(0)...200).filter { set.contains($0) } == glyphs.sorted())
    }
  }

  @Test func setsOfGlyphs() {
    var set = GlyphSet()
    let glyphs: [UInt16] = [0, 63, 64, 127, 128, 0xFFFF]
    for glyph in [0xFFFF, 64, 63, 0, 127, 128] { set.insert(glyph) }
    #expect((UInt16(0)...UInt16.max).filter { set.contains($0) } == glyphs)
    #expect([UInt16(0), 63, 64, 0xFFFF].allSatisfy { GlyphSet.all.contains($0) && !GlyphSet().contains($0) })
  }

  /// A ligature of more components than can be told counts as one of the most; what stands on it has a component.
  @Test func partsOfLigatures() {
    for (count, expected) in [(1, 1), (2, 2), (15, 15), (16, 15), (300, 15)] {
      let ligature = LigaturePart(ligature: 7, componentCount: count)
      #expect(ligature.id == 7 && ligature.component == 0 && ligature.componentCount == expected)
      let mark = LigaturePart(id: 5, component: count)
      #expect(mark.id == 5 && mark.component == expected && mark.componentCount == nil)
    }
    #expect(LigaturePart().id == 0 && LigaturePart().component == 0 && LigaturePart().componentCount == nil)
  }

  // MARK: Files

  private static let tables =
    SmallFont.metrics() + [("cmap", SmallFont.characters4), ("name", SmallFont.names("Small"))]

  /// A file may have 256 tables.
  @Test func countsOfTables() throws {
    for (count, isRead) in [(256, true), (257, false)] {
      let others = (0..<count - TableBoundsTests.tables.count).map {
        SmallFont.Table("x" + "\(1000 + $0)".dropFirst(), FontBytes())
      }
      let file = SmallFont.file(others + TableBoundsTests.tables)
      #expect(((try? openType(file)) != nil) == isRead)
      let locations = TableDirectory.locations(of: "name", inFile: FontData(file))
      #expect(locations.map { $0 != nil } == [isRead])
    }
  }

  /// A table may end where the file does; records behind those that are counted are none.
  @Test func endsOfFiles() throws {
    var file = SmallFont.file(
      [("name", SmallFont.names("Small"))] + SmallFont.kern.dropLast() + [("zzzz", FontBytes(1, 2))])
    #expect(try fontDirectories(file)[0]["zzzz"]?.count == 4)
    #expect(throws: FontError.self) { _ = try fontDirectories(Array(file.dropLast())) }
    #expect(TableDirectory.locations(of: "zzzz", inFile: FontData(file)) == [file.count - 4..<file.count])
    file[5] -= 1
    #expect(try fontDirectories(file)[0]["zzzz"] == nil)
    #expect(TableDirectory.locations(of: "zzzz", inFile: FontData(file)) == [nil])
    #expect(TableDirectory.locations(of: "name", inFile: FontData(Array(file[..<28]))).map { $0 != nil } == [true])
    #expect(TableDirectory.locations(of: "name", inFile: FontData(Array(file[..<27]))) == [nil])
    #expect(TableDirectory.locations(of: "name", inFile: FontData(Array("ttcf".utf8))) == [])
  }

  // MARK: Metrics of a font

  private func typeface(_ tables: [SmallFont.Table]) -> OpenTypeTypeface? {
    let others = SmallFont.metrics() + [("cmap", SmallFont.characters4)]
    return try? openType(SmallFont.file(tables + others.filter { table in !tables.contains { $0.tag == table.tag } }))
  }

  private func extents(_ ascender: Int, _ descender: Int, metrics: Int = 5) -> FontBytes {
    FontBytes(1, 0, ascender, descender, 0) + .zeros(24) + FontBytes(metrics)
  }

  @Test func unitsOfAnEm() {
    for (units, isRead) in [(15, false), (16, true), (16_384, true), (16_385, false)] {
      #expect((typeface([("head", .zeros(18) + FontBytes(units))]) != nil) == isRead, "\(units)")
    }
  }

  /// One glyph or one metric is enough, and none is none.
  @Test func countsOfMetrics() {
    for (glyphs, metrics, bytes, advances) in [
      (1, 1, 4, [600, 0]), (2, 1, 4, [600, 600, 0]), (3, 2, 10, [600, 500, 500, 0]), (1, 2, 8, [600, 0]),
      (0, 1, 4, nil), (1, 0, 4, nil), (2, 2, 7, nil),
    ] as [(Int, Int, Int, [Int]?)] {
      let hmtx = FontBytes(Array(FontBytes(600, 0, 500, 0, 7).bytes.prefix(bytes)))
      let found = typeface([
        ("maxp", FontBytes(0, 0x5000, glyphs)), ("hhea", extents(800, -200, metrics: metrics)), ("hmtx", hmtx),
      ])
      #expect(
        found.map { found in (UInt16(0)...UInt16(glyphs)).map { found.advance($0) } } == advances,
        "\(glyphs) \(metrics)")
    }
  }

  /// OS/2 stands in where neither extent is there, and for browsers where the font asks for it; lines need a height.
  @Test func linesOfAFont() {
    func os2(_ selection: Int) -> FontBytes { .zeros(62) + FontBytes(selection, 0, 0) + FontBytes(700, -100, 0) }
    for (ascender, descender, selection, line) in [
      (800, -200, 0, [0.8, 0.2, 800, 200]), (800, 0, 0, [0.8, 0, 800, 0]), (0, -200, 0, [0, 0.2, 0, 200]),
      (0, 0, 0, [0.7, 0.1, 700, 100]), (800, -200, 0x80, [0.8, 0.2, 700, 100]),
      (800, -200, 0x17F, [0.8, 0.2, 800, 200]),
    ] as [(Int, Int, Int, [Double])] {
      let found = typeface([("hhea", extents(ascender, descender)), ("OS/2", os2(selection))])
      #expect(
        found.map { [$0.ascender, $0.descender, $0.browserLine.ascender, $0.browserLine.descender] } == line,
        "\(ascender) \(descender) \(selection)")
    }
    for (ascender, descender, isRead) in [
      (200, 200, false), (201, 200, true), (1, 0, true), (0, 0, false), (0, -1, true),
    ] {
      #expect((typeface([("hhea", extents(ascender, descender))]) != nil) == isRead, "\(ascender) \(descender)")
    }
  }
}
