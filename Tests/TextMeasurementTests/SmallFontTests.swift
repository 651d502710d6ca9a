import Testing

@testable import TextMeasurement

/// Fonts that are built here, byte by byte, and what is read of them.
struct SmallFontTests {
  private func width(_ text: String, _ tables: [SmallFont.Table]) throws -> Double {
    let font = Font(name: "small", pointSize: 1000, typeface: try openType(SmallFont.file(tables)))
    return Text(text, font: font).naturalWidth
  }

  @Test func metrics() throws {
    let typeface = try openType(SmallFont.file(SmallFont.kern))
    #expect(typeface.unitsPerEm == 1000)
    #expect(typeface.ascender == 0.8 && typeface.descender == 0.2 && typeface.lineGap == 0.09)
    #expect((UInt16(0)...7).map(typeface.advance) == [0, 600, 620, 500, 250, 250, 0, 0])
    let font = Font(name: "small", pointSize: 20, typeface: typeface)
    #expect(font.lineHeight == 20)
    #expect(abs(font.leading - 1.8) < 1e-12)
  }

  @Test func lineExtentsOfOS2StandInForEmptyOnes() throws {
    let typeface = try openType(SmallFont.file(SmallFont.gpos))
    #expect(typeface.ascender == 0.9 && typeface.descender == 0.3 && typeface.lineGap == 0)
  }

  @Test func charactersOfFormat4() throws {
    let typeface = try openType(SmallFont.file(SmallFont.kern))
    let found = (UInt32(0)...0x10FFFF).compactMap { code in typeface.glyph(code).map { [code, UInt32($0)] } }
    #expect(found == [[0x20, 4], [0x41, 1], [0x56, 2], [0x6F, 3], [0x78, 5], [0x301, 5]])
  }

  @Test func charactersOfFormat12() throws {
    let typeface = try openType(SmallFont.file(SmallFont.gpos))
    let found = (UInt32(0)...0x10FFFF).compactMap { code in typeface.glyph(code).map { [code, UInt32($0)] } }
    #expect(found == [[0x20, 4], [0x41, 1], [0x56, 2], [0x6F, 3], [0x78, 5], [0x10400, 3]])
    #expect(typeface.glyph(.max) == nil)
  }

  @Test func kerning() throws {
    for tables in [SmallFont.kern, SmallFont.gpos] {
      let typeface = try openType(SmallFont.file(tables))
      #expect(typeface.hasKerning)
      #expect(typeface.kerning(1, 2, KerningContext()) == -80)
      #expect(typeface.kerning(2, 3, KerningContext()) == -60)
      #expect(typeface.kerning(2, 1, KerningContext()) == 0)
      #expect(typeface.kerning(3, 3, KerningContext()) == 0)
      #expect(typeface.kerning(.max, .max, KerningContext()) == 0)
      for script in LayoutScript.allCases {
        #expect(typeface.kerning(1, 2, KerningContext(script: script)) == -80)
      }
    }
  }

  /// A font with kerning in GPOS is not kerned by its `kern` table.
  @Test func positioningGoesBeforeTheKernTable() throws {
    #expect(try openType(SmallFont.file(SmallFont.kern)).kerning(4, 1, KerningContext()) == -20)
    #expect(try openType(SmallFont.file(SmallFont.gpos)).kerning(4, 1, KerningContext()) == 0)
    let withoutPositioning = SmallFont.gpos.filter { $0.tag != "GPOS" }
    #expect(try openType(SmallFont.file(withoutPositioning)).kerning(4, 1, KerningContext()) == -20)
  }

  /// Marks between two glyphs part them, unless the lookup ignores marks or the `kern` table kerns.
  @Test func kerningAcrossMarks() throws {
    let across = KerningContext(isAcrossMarks: true)
    #expect(try openType(SmallFont.file(SmallFont.kern)).kerning(1, 2, across) == -80)
    #expect(try openType(SmallFont.file(SmallFont.gpos)).kerning(1, 2, across) == 0)
  }

  @Test(arguments: [
    ("A", 600.0), ("AV", 1140), ("AVo", 1580), ("VA", 1220), ("A V", 1470), ("o A", 1330), ("AA", 1200),
    ("Ao\nAVo", 1580),
    ("A\u{301}V", 1140), ("A ", 850),
  ])
  func texts(text: String, width expected: Double) throws {
    #expect(try width(text, SmallFont.kern) == expected)
  }

  @Test(arguments: [("AVo", 1580.0), ("o A", 1350), ("\u{10400}\u{10400}", 1000), ("Ax", 600), ("AxV", 1220)])
  func textsKernedByPositioning(text: String, width expected: Double) throws {
    #expect(try width(text, SmallFont.gpos) == expected)
  }

  @Test func aLineThatEndsLosesTheKerningAtItsEnd() throws {
    let font = Font(name: "small", pointSize: 1000, typeface: try openType(SmallFont.file(SmallFont.kern)))
    #expect(Text("AVo", font: font).lines(width: 1140).map(\.width) == [1140, 500])
    #expect(Text("AVo", font: font).lines(width: 600).map(\.width) == [600, 620, 500])
    #expect(Text("o A", font: font).lines(width: 700).map(\.width) == [500, 600])
  }

  @Test func collections() throws {
    let second = SmallFont.gpos + [("name", SmallFont.names("Other"))]
    let file = FontBytes.collection([SmallFont.kern, second]).bytes
    let fonts = try fontDirectories(file)
    #expect(fonts.count == 2)
    #expect(try fonts.map { try openType($0).ascender } == [0.8, 0.9])
    for (font, name) in zip(fonts, ["small", "Other"]) {
      #expect(try namingTable(font).matches(name))
      #expect(try !namingTable(font).matches("Regular"))
    }
    let locations = TableDirectory.locations(of: "name", inFile: FontData(file))
    #expect(locations.count == 2)
    var budget = ReadingBudget()
    let location = try #require(locations[1])
    let table = try #require(FontData(file).slice(location.lowerBound))
    #expect(try NamingTable(table: table, budget: &budget).matches("OTHER"))
  }

  /// A family's name is that of its regular font alone; a typographic one may leave its style to the other pair.
  @Test(arguments: [
    ([1: "Brand", 2: "Regular"], true), ([1: "Brand", 2: "Book"], true), ([1: "Brand", 2: "Bold"], false),
    ([1: "Brand"], false), ([1: "Brand Light", 2: "Regular", 16: "Brand", 17: "Light"], false),
    ([1: "Brand Text", 2: "Regular", 16: "Brand"], true), ([1: "Brand Text", 2: "Bold", 16: "Brand"], false),
    ([1: "Brand Text", 2: "Bold", 16: "Brand", 17: "Roman"], true),
    ([1: "Brand Text", 3: "Regular", 16: "Brand"], false),
    ([4: "brand"], true), ([6: "BRAND"], true), ([3: "Brand"], false),
  ])
  func names(names: [Int: String], matches: Bool) throws {
    var (records, texts) = (FontBytes(0, names.count, 6 + 12 * names.count), FontBytes())
    for (id, name) in names.sorted(by: { $0.key < $1.key }) {
      records.add(FontBytes(3, 1, 0x409, id, 2 * name.utf16.count, texts.bytes.count))
      texts.add(.text(name))
    }
    var budget = ReadingBudget()
    let table = try NamingTable(table: FontData((records + texts).bytes), budget: &budget)
    #expect(table.matches("Brand") == matches)
  }

  /// Glyphs in ranges, of which those before others and those beyond the font are left out.
  @Test func coverage() throws {
    func covered(_ numbers: FontBytes, of count: Int) throws -> [[Int]] {
      var budget = ReadingBudget()
      return try Coverage(table: FontData(numbers.bytes), part: "'GPOS' table").glyphs(count: count, budget: &budget)
        .map {
          [$0.glyph, $0.index]
        }
    }
    let ranges = FontBytes(2, 2) + FontBytes(1, 3, 0) + FontBytes(3, 5, 3)
    #expect(try covered(ranges, of: 9) == [[1, 0], [2, 1], [3, 2], [4, 4], [5, 5]])
    #expect(try covered(ranges, of: 5) == [[1, 0], [2, 1], [3, 2], [4, 4]])
    #expect(try covered(FontBytes(1, 4, 2, 1, 3, 6), of: 6) == [[2, 0], [3, 2]])
    #expect(try covered(FontBytes(3, 1, 0, 5, 0), of: 6) == [])
  }

  @Test func theFirstOfEqualTablesCounts() throws {
    let tables = SmallFont.kern + [("head", FontBytes.zeros(20))]
    #expect(try openType(SmallFont.file(tables)).unitsPerEm == 1000)
  }

  @Test(arguments: ["head", "hhea", "maxp", "hmtx", "cmap"])
  func aFontNeedsTables(tag: String) {
    let tables = SmallFont.kern.filter { $0.tag != tag }
    let error = #expect(throws: FontError.self) { _ = try openType(SmallFont.file(tables)) }
    #expect(error?.description == "the font has no usable '\(tag)' table")
  }

  @Test func filesThatAreNoFonts() {
    let cases: [([UInt8], String)] = [
      ([], "the file is too short for a font"), ([0, 1, 0], "the file is too short for a font"),
      ([0, 1, 0, 0], "the table directory is cut off"),
      (Array("wOF2....".utf8), "the file is no TrueType or OpenType font"),
      (Array("ttcf".utf8), "the collection's header is cut off, or names no fonts or too many"),
      (FontBytes.collection([]).bytes, "the collection's header is cut off, or names no fonts or too many"),
      ([0, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0], "the table directory is cut off"),
      (
        Array(SmallFont.file(SmallFont.kern).dropLast(4)),
        "a table reaches beyond the end of the file; the font is cut off"
      ),
    ]
    for (file, message) in cases {
      let error = #expect(throws: FontError.self) { _ = try openType(file) }
      #expect(error?.description == message)
    }
  }

  /// A subtable of format 2: A and V on the left, V and o on the right.
  @Test func kerningByClasses() throws {
    let left = FontBytes(1, 2, 30, 36)
    let right = FontBytes(2, 2, 2, 4)
    let values = FontBytes(0, -80, 7, 0, -5, -60)
    let table = FontBytes(0, 1, 0, 42, 0x0201, 6, 14, 22, 30) + left + right + values
    for count in 0...table.bytes.count {
      let kern = FontBytes(Array(table.bytes[..<count]))
      let tables = SmallFont.metrics() + [("cmap", SmallFont.characters4), ("kern", kern)]
      let typeface = try openType(SmallFont.file(tables))
      guard count == table.bytes.count else { continue }
      let pairs: [(UInt16, UInt16)] = [(1, 2), (1, 3), (2, 2), (2, 3), (1, 4), (3, 2), (5, 5)]
      #expect(pairs.map { typeface.kerning($0.0, $0.1, KerningContext()) } == [-80, 7, -5, -60, 0, 0, 0])
    }
  }

  /// Pairs of a `kern` table are those that stand side by side, from left to right.
  @Test(arguments: [([1, 2], false, -80), ([2, 1], false, 0), ([2, 1], true, -80), ([1, 2], true, 0)])
  func kerningFromRightToLeft(glyphs: [UInt16], isBackward: Bool, units: Int32) throws {
    let layout = try #require(try openType(SmallFont.file(SmallFont.kern)).layout)
    var options = LayoutOptions()
    options.isBackward = isBackward
    let shaped = layout.shape(glyphs.map { layout.glyph($0) }, ShapePlan(), options)
    #expect(shaped.reduce(0) { $0 + $1.adjustment } == units)
  }

  @Test func linesNeedAHeight() {
    let tables = SmallFont.metrics(ascender: -800, descender: 200) + [("cmap", SmallFont.characters4)]
    let error = #expect(throws: FontError.self) { _ = try openType(SmallFont.file(tables)) }
    #expect(error?.description == "the font's ascender and descender give its lines no height")
  }

  @Test func charactersNeedASubtableOfUnicode() {
    let japanese = FontBytes(0, 1, 3, 2, 0, 12, 4, 0)
    let tables = SmallFont.metrics() + [("cmap", japanese)]
    let error = #expect(throws: FontError.self) { _ = try openType(SmallFont.file(tables)) }
    #expect(
      error?.description
        == "the font's 'cmap' table has no subtable of characters that is read (formats 0, 4, 6, 10, 12, 13)")
  }
}
