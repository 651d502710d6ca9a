import Testing

@testable import TextMeasurement

/// Glyphs in glyphs, as far as they tell whose metrics a glyph has, and tuples of `gvar` in what they may leave out.
struct OutlineVariationTests {
  private static let one = VariationTables.one

  private static func tables(_ glyphs: [FontBytes], isLong: Bool) -> [SmallFont.Table] {
    var (glyf, loca) = (FontBytes(), FontBytes())
    for glyph in glyphs + [FontBytes()] {
      if isLong { loca.add32(glyf.bytes.count) } else { loca.add16(glyf.bytes.count / 2) }
      glyf.add(glyph)
    }
    let head = FontBytes.zeros(18) + FontBytes(1000) + .zeros(30) + FontBytes(isLong ? 1 : 0, 0)
    return [("glyf", glyf), ("loca", loca), ("head", head)]
  }

  private static func metrics(_ glyphs: [FontBytes], isLong: Bool = false) throws -> [[Int]] {
    let directory = try fontDirectories(SmallFont.file(tables(glyphs, isLong: isLong)))[0]
    let outlines = try #require(try GlyphOutlines(directory))
    var budget = ReadingBudget()
    return try glyphs.indices.map { glyph in
      let found = try outlines.metrics(of: glyph, budget: &budget)
      return [found.owner, found.pointCount]
    }
  }

  private static func simple(_ ends: Int...) -> FontBytes { FontBytes(ends.count, 0, 0, 0, 0) + .numbers(ends) }
  private static func parts(_ parts: FontBytes...) -> FontBytes { parts.reduce(FontBytes(-1, 0, 0, 0, 0), +) }

  /// A component: its flags, and as many bytes behind its glyph as these ask for.
  private static func part(_ flags: Int, _ glyph: Int) -> FontBytes {
    let bytes =
      (flags & 1 != 0 ? 4 : 2) + (flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0)
    return FontBytes(flags, glyph) + FontBytes(Array(repeating: 0xFF, count: bytes))
  }

  @Test(arguments: [true, false])
  func owners(isLong: Bool) throws {
    let (simple, part, parts) = (OutlineVariationTests.simple, OutlineVariationTests.part, OutlineVariationTests.parts)
    var glyphs = [
      FontBytes(), FontBytes(0, 0, 0, 0, 0), FontBytes(1, 0, 0, 0, 0, 0), FontBytes(3, 0, 0, 0, 0, 1, 3, 6),
    ]
    #expect(simple(1).bytes.count == 12)
    // By each set of flags that tells how long a component is, one that gives its metrics stands behind.
    for flags in [0x20, 0x21, 0x28, 0x60, 0xA0, 0x29, 0x61, 0xA1] {
      glyphs.append(parts(part(flags, 2), part(flags | 0x200, 3), part(flags, 1), part(0, 2)))
    }
    // None of two gives them; the last of two does; one that is itself composed does; one in itself.
    glyphs.append(parts(part(0x20, 2), part(1, 3)))
    glyphs.append(parts(part(0x220, 2), part(0x200, 3)))
    glyphs.append(parts(part(0x201, 13)))
    glyphs.append(parts(part(0x200, 15)))
    let found = try OutlineVariationTests.metrics(glyphs, isLong: isLong)
    #expect(Array(found[..<4]) == [[0, 0], [1, 0], [2, 1], [3, 7]])
    #expect(Array(found[4..<12]) == Array(repeating: [3, 7], count: 8))
    #expect(Array(found[12...]) == [[12, 2], [3, 7], [3, 7], [15, 0]])
  }

  /// Glyphs may be in each other 64 deep; of more each has its own metrics, and no points.
  @Test func depth() throws {
    let count = 66
    let glyphs = (0..<count).map { glyph in
      glyph + 1 < count
        ? OutlineVariationTests.parts(OutlineVariationTests.part(0x201, glyph + 1)) : OutlineVariationTests.simple(4)
    }
    let found = try OutlineVariationTests.metrics(glyphs)
    #expect(found[count - 64] == [count - 1, 5] && found[count - 65] == [count - 65, 0])
  }

  // MARK: Tuples

  /// The change of the advance of the first glyph of three points, by its data; `gvar` has one shared tuple, and a
  /// second one whose peak is on the second axis.
  private static func delta(
    _ data: FontBytes, at coordinates: [Int], isLong: Bool = false, glyphCount: Int = 1, of glyph: Int = 0
  ) throws -> Float {
    var table = FontBytes(1, 0, 2, 2)
    let size = isLong ? 4 : 2
    table.add32(20 + 3 * size)
    table.add(FontBytes(glyphCount, isLong ? 1 : 0))
    table.add32(20 + 3 * size + 8)
    for place in [0, data.bytes.count, 2 * data.bytes.count] {
      if isLong { table.add32(place) } else { table.add16(place / 2) }
    }
    table.add(FontBytes(one, 0, 0, one) + data + data)
    let directory = try fontDirectories(
      SmallFont.file(tables([simple(2), simple(2)], isLong: false) + [("gvar", table)]))[0]
    var budget = ReadingBudget()
    return try #require(try GlyphVariations(directory, coordinates)).delta(glyph, budget: &budget).units
  }

  /// Numbers of points and their deltas along the line: the left phantom point is number 3, and the right one number 4.
  private static let (some, all) = (
    FontBytes([2, 1, 3, 1, 1, 10, 61]), FontBytes([0, 4, 0, 0, 0, 10, 61])
  )

  @Test func tuples() throws {
    let (one, half) = (OutlineVariationTests.one, OutlineVariationTests.one / 2)
    let delta = OutlineVariationTests.delta
    let (some, all) = (OutlineVariationTests.some, OutlineVariationTests.all)
    for body in [some, all] {
      // The shared tuples, and one of its own.
      for (coordinates, units) in [([one, 0], [51, 0]), ([half, one], [25.5, 51]), ([-half, half], [0, 25.5])]
        as [([Int], [Float])]
      {
        #expect(
          try delta(FontBytes(1, 8, body.bytes.count + 1, 0x2000) + body + FontBytes([0]), coordinates, false, 1, 0)
            == units[0])
        #expect(
          try delta(FontBytes(1, 8, body.bytes.count + 1, 0x2001) + body + FontBytes([0]), coordinates, true, 1, 0)
            == units[1])
      }
      for (coordinates, units) in [
        ([half, -half], 51), ([one, -half], 0), ([half, 0], 0), ([half / 2, -half], 25.5),
      ] as [([Int], Float)] {
        let data = FontBytes(1, 12, body.bytes.count + 1, 0xA000, half, -half) + body + FontBytes([0])
        #expect(try delta(data, coordinates, false, 1, 0) == units, "\(coordinates)")
      }
      // From a quarter over a half to three quarters, on both axes.
      for (coordinates, units) in [
        ([half, half], 51), ([half / 2, half], 0), ([3 * half / 4, half], 25.5), ([half, 5 * half / 4], 25.5),
        ([half, 3 * half / 2], 0),
      ]
        as [([Int], Float)]
      {
        let data =
          FontBytes(1, 20, body.bytes.count + 1, 0xE000, half, half, half / 2, half / 2, 3 * half / 2, 3 * half / 2)
          + body
          + FontBytes([0])
        #expect(try delta(data, coordinates, false, 1, 0) == units, "\(coordinates)")
      }
    }
    #expect(throws: FontError.self) {
      _ = try delta(FontBytes(1, 8, 8, 0x2002) + all + FontBytes([0]), [one, 0], false, 1, 0)
    }
    // A glyph that the table has not keeps its advance.
    let data = FontBytes(1, 8, 8, 0x2000) + all + FontBytes([0])
    #expect(try delta(data, [one, 0], false, 1, 1) == 0 && delta(data, [one, 0], false, 2, 1) == 51)
  }

  /// Points that tuples share, and those that one has for itself; what counts for nothing is passed over.
  @Test func sharedPoints() throws {
    let one = OutlineVariationTests.one
    let shared = FontBytes([2, 1, 3, 1])
    let deltas = FontBytes([0x41, 0, 100, 1, 44, 0x80])
    let own = FontBytes([1, 0, 4, 0, 7])
    // The first has the second axis, and the last both.
    let headers = FontBytes(6, 0x0001) + FontBytes(6, 0x0000) + FontBytes(6, 0x2000)
    let data = FontBytes(0x8003, 16) + headers + shared + deltas + deltas + own + FontBytes([0])
    for (coordinates, units) in [([one, 0], 207), ([0, one], 200), ([one, one], 407), ([one / 2, 0], 103.5)]
      as [([Int], Float)]
    {
      #expect(try OutlineVariationTests.delta(data, at: coordinates) == units, "\(coordinates)")
    }
  }

  /// Numbers of points in bytes and words, more of them than are counted, and deltas of all widths.
  @Test func packedNumbers() throws {
    func table(_ bytes: [UInt8]) -> RequiredTable { RequiredTable(FontData(bytes), part: "'gvar' table") }
    for (bytes, size, deltas, delta) in [
      ([3, 2, 1, 0xFF, 1], 5, [2, 5, 10, 61], 51), ([2, 0x81, 1, 0, 0, 1], 6, [1, 10, 61], 51),
      ([2, 0x80, 1, 0, 0, 1], 6, [1, 10, 61], 51), ([2, 0x7F, 0xFF, 1, 0, 0], 4, [1, 10, 61], -61),
      ([1, 0, 0xFF], 3, [0, 10], 0), ([0], 1, [0xBF, 0xBF, 0xBF, 0xBF, 1, 10, 61], 51),
      ([0x80, 0], 2, [0xBF, 0xBF, 0xBF, 0xBF, 1, 10, 61], 51),
      ([2, 0x81, 1, 0, 0, 1], 6, [0x41, 0, 10, 0xFF, 0], -266),
      ([2, 0x81, 1, 0, 0, 1], 6, [0xC1, 0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], -65_537),
      ([2, 0x81, 1, 0, 0, 1], 6, [0x80, 0x00, 61], 61), ([2, 0x81, 1, 0, 0, 1], 6, [0x00, 10, 0x80], -10),
    ] as [([UInt8], Int, [UInt8], Int)] {
      var budget = ReadingBudget()
      let points = try PointNumbers(table(bytes), pointCount: 256, budget: &budget)
      #expect(points.size == size, "\(bytes)")
      #expect(try points.advanceDelta(table(deltas), budget: &budget) == delta, "\(bytes) \(deltas)")
    }
  }

  /// An advance of nothing stands for none, so that the font's own counts; one of 1 is one.
  @Test(arguments: [(598, 2), (599, 1), (600, 600), (601, 600), (0, 600), (-1, 601)])
  func advances(less: Int, advance: UInt16) throws {
    let body = FontBytes([0, 0x44, 0, 0, 0, 0, 0, 0, 0, 0]) + FontBytes(-less)
    let data = FontBytes(1, 8, body.bytes.count, 0x2000) + body
    var gvar = FontBytes(1, 0, 1, 1)
    gvar.add32(24)
    gvar.add(FontBytes(1, 0))
    gvar.add32(26)
    gvar.add(FontBytes(0, data.bytes.count / 2, OutlineVariationTests.one) + data)
    let outlines = OutlineVariationTests.tables([OutlineVariationTests.simple(2)], isLong: false)
    let directory = try fontDirectories(SmallFont.file(outlines + [("gvar", gvar)]))[0]
    var budget = ReadingBudget()
    let found = try AdvanceVariations.apply(
      directory, [OutlineVariationTests.one], to: [600], glyphCount: 1, budget: &budget)
    #expect(found == [advance])
  }
}
