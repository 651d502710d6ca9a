import Testing

@testable import TextMeasurement

/// Subtables of `cmap` that meet, overlap, end early or go on, and which of several counts.
struct CharacterMapBoundsTests {
  private typealias Subtable = CharacterMapTests.Subtable

  private static func map(_ cmap: FontBytes, _ others: [SmallFont.Table] = []) throws -> CharacterMap {
    let directory = try fontDirectories(SmallFont.file([("cmap", cmap)] + others))[0]
    var budget = ReadingBudget()
    return try CharacterMap(directory, budget: &budget)
  }

  private static func map(
    of subtable: FontBytes, platform: Int = 3, encoding: Int = 10, _ others: [SmallFont.Table] = []
  ) throws -> CharacterMap {
    try map(
      CharacterMapTests.table([Subtable(platform: platform, encoding: encoding, bytes: subtable)]), others)
  }

  private static func segments(_ segments: [(first: Int, last: Int, delta: Int, offset: Int)], _ glyphs: Int...)
    -> FontBytes
  {
    FontBytes(4, 0, 0, 2 * segments.count, 0, 0, 0) + .numbers(segments.map(\.last)) + FontBytes(0)
      + .numbers(segments.map(\.first)) + .numbers(segments.map(\.delta)) + .numbers(segments.map(\.offset))
      + .numbers(glyphs)
  }

  private static func groups(_ format: Int, _ groups: [(Int, Int, Int)], count: Int? = nil) -> FontBytes {
    var table = FontBytes(format, 0)
    for number in [16 + 12 * groups.count, 0, count ?? groups.count] { table.add32(number) }
    for group in groups { for number in [group.0, group.1, group.2] { table.add32(number) } }
    return table
  }

  private static func bytes(_ glyphs: [Int: UInt8]) -> FontBytes {
    FontBytes(0, 262, 0) + FontBytes((0..<256).map { glyphs[$0] ?? 0 })
  }

  /// By code point, the glyphs that a subtable gives.
  private static let subtables: [(name: String, bytes: FontBytes, glyphs: [UInt32: UInt16])] = [
    // Bytes behind a table are no part of it, and a table that is cut off leaves the others.
    (
      "bytes", bytes([0: 7, 0x41: 1, 0xFF: 2]) + FontBytes(0x0505),
      [0: 7, 0x41: 1, 0x42: 0, 0xFF: 2, 0x100: 0, 0x101: 0]
    ),
    ("half of the bytes", FontBytes(Array(bytes([0x41: 1, 0xFF: 2]).bytes.dropLast())), [0x41: 1, 0xFF: 0]),
    ("array", FontBytes(6, 0, 0, 0, 3, 1, 0, 2, 9), [0: 1, 1: 0, 2: 2, 3: 0]),
    ("array that is cut off", FontBytes(6, 0, 0, 0x41, 9, 1, 2), [0x41: 1, 0x42: 2, 0x43: 0]),
    ("array of one", FontBytes(6, 0, 0, 0x41, 1, 3), [0x40: 0, 0x41: 3, 0x42: 0]),
    ("array of none", FontBytes(6, 0, 0, 0x41, 0, 3), [0x41: 0]),
    (
      "last characters", FontBytes(10, 0, 0, 0, 0, 0, 0x10, 0xFFFE, 0, 4, 1, 2, 3, 4),
      [0x10FFFD: 0, 0x10FFFE: 1, 0x10FFFF: 2]
    ),
    ("last character", FontBytes(10, 0, 0, 0, 0, 0, 0x10, 0xFFFF, 0, 4, 1, 2, 3, 4), [0x10FFFE: 0, 0x10FFFF: 1]),
    ("characters beyond", FontBytes(10, 0, 0, 0, 0, 0, 0x11, 0, 0, 4, 1, 2, 3, 4), [0x10FFFF: 0]),
    // Segments that meet, and those that go back.
    (
      "segments", segments([(0, 1, 3, 0), (2, 4, 7, 0), (4, 6, 20, 0), (5, 5, 30, 0), (0x41, 0x41, 1 - 0x41, 0)]),
      [0: 3, 1: 4, 2: 9, 3: 10, 4: 11, 5: 35, 6: 0, 0x41: 1]
    ),
    (
      "segments that go back", segments([(3, 5, 1, 0), (3, 3, 9, 0), (1, 2, 9, 0), (7, 6, 9, 0), (8, 8, 1, 0)]),
      [1: 0, 3: 4, 5: 6, 6: 0, 7: 0, 8: 9]
    ),
    // Of a list, glyph 0 is none whatever the delta, and other ones wrap.
    ("lists", segments([(0x41, 0x43, 5, 2)], 1, 0, 0xFFFC, 8), [0x41: 6, 0x42: 0, 0x43: 1, 0x44: 0]),
    ("a list that is cut off", segments([(0x41, 0x44, 0, 2)], 1, 2), [0x41: 1, 0x42: 2, 0x43: 0, 0x44: 0]),
    ("no glyph", segments([(0x41, 0x43, 0xFFFF - 0x41, 0)]), [0x41: 0xFFFF, 0x42: 0, 0x43: 1]),
    ("three segments", segments([(1, 1, 1, 0), (3, 3, 1, 0), (5, 5, 1, 0)]), [1: 2, 3: 4, 5: 6]),
    ("one segment", segments([(1, 1, 1, 0)]), [0: 0, 1: 2, 2: 0]),
    // Groups alike; no glyph has a number beyond 16 bits.
    ("groups", groups(12, [(0, 1, 3), (2, 3, 9), (3, 5, 20), (4, 4, 1)]), [0: 3, 1: 4, 2: 9, 3: 10, 4: 1, 5: 0]),
    ("groups behind the count", groups(12, [(1, 1, 3), (2, 2, 4)], count: 1), [1: 3, 2: 0]),
    ("groups that are not there", groups(12, [(1, 1, 3), (2, 2, 4)], count: 9), [1: 3, 2: 4]),
    ("large glyphs", groups(12, [(1, 3, 0xFFFF), (4, 4, 0x10001)]), [1: 0xFFFF, 2: 0, 3: 0, 4: 0]),
    ("glyph 0", groups(12, [(1, 3, 0)]), [1: 0, 2: 1, 3: 2]),
    (
      "last group", groups(12, [(1, 0, 5), (0x10FFFE, 0x10FFFF, 5), (0x110000, 0x110000, 5)]),
      [0: 0, 1: 0, 0x10FFFE: 5, 0x10FFFF: 6]
    ),
    (
      "constant groups", groups(13, [(0, 1, 1), (2, 3, 0xFFFF), (4, 5, 0x10001), (6, 6, 0x10000)]),
      [0: 1, 1: 1, 2: 0xFFFF, 3: 0xFFFF, 4: 0, 5: 0, 6: 0]
    ),
  ]

  @Test(arguments: subtables.map(\.name))
  func glyphs(name: String) throws {
    let (_, bytes, glyphs) = try #require(CharacterMapBoundsTests.subtables.first { $0.name == name })
    let map = try CharacterMapBoundsTests.map(of: bytes)
    for (codePoint, glyph) in glyphs { #expect(map.glyph(codePoint) == glyph, "\(codePoint)") }
    #expect(map.glyph(0x11_0000) == 0 && map.glyph(.max) == 0)
  }

  /// Encodings in the order in which they count; the first of equal ones does.
  @Test func ranks() throws {
    let encodings = [(3, 0), (3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (1, 0), (1, 4)]
    let subtables = encodings.enumerated().map { place, encoding in
      Subtable(
        platform: encoding.0, encoding: encoding.1, bytes: CharacterMapBoundsTests.groups(12, [(0x41, 0x41, place + 1)])
      )
    }
    for place in encodings.indices {
      let rest = subtables[place...]
      for order in [
        Array(rest), rest.reversed(),
        rest + [
          Subtable(
            platform: encodings[place].0, encoding: encodings[place].1,
            bytes: CharacterMapBoundsTests.groups(12, [(0x41, 0x41, 99)]))
        ],
      ] {
        #expect(try CharacterMapBoundsTests.map(CharacterMapTests.table(order)).glyph(0x41) == place + 1)
      }
    }
    for (platform, encoding) in [(0, 5), (0, 7), (2, 0), (2, 1), (3, 2), (3, 9), (3, 11), (4, 0)] {
      #expect(throws: FontError.self) {
        _ = try CharacterMapBoundsTests.map(
          of: CharacterMapBoundsTests.groups(12, [(0x41, 0x41, 1)]), platform: platform, encoding: encoding)
      }
    }
  }

  /// Of records, those that are counted, whose offsets are not null, and whose formats are read.
  @Test func records() throws {
    let best = CharacterMapBoundsTests.groups(12, [(0x41, 0x41, 9)])
    let plain = CharacterMapBoundsTests.groups(12, [(0x41, 0x41, 1)])
    func cmap(count: Int, _ records: [(Int, Int, Int)], _ parts: FontBytes...) -> FontBytes {
      var table = FontBytes(0, count)
      for record in records {
        table.add(FontBytes(record.0, record.1))
        table.add32(record.2)
      }
      return parts.reduce(table, +)
    }
    let (first, second) = (20, 20 + plain.bytes.count)
    for table in [
      cmap(count: 1, [(3, 1, first), (3, 10, second)], plain, best),
      cmap(count: 2, [(3, 10, 0), (3, 1, first)], plain),
      cmap(count: 2, [(3, 10, 0xFFFFF), (3, 1, first)], plain), cmap(count: 9, [(3, 1, 20), (3, 10, 0)], plain),
      cmap(
        count: 2, [(3, 10, second), (3, 1, first)], plain, FontBytes(8) + FontBytes(Array(best.bytes.dropFirst(2)))),
    ] { #expect(try CharacterMapBoundsTests.map(table).glyph(0x41) == 1) }
  }

  /// Symbols of a font of another page than 0 are at U+F000 alone; OS/2 of version 0 names it.
  @Test(arguments: [(0, 0x0100, false), (0, 0xFF00, false), (0, 0x00FF, true), (1, 0x0100, true), (nil, 0, true)])
  func pagesOfSymbols(version: Int?, selection: Int, isBoth: Bool) throws {
    let groups = CharacterMapBoundsTests.groups(
      12, [(0x42, 0x42, 1), (0xF000, 0xF000, 7), (0xF041, 0xF042, 1), (0xF0FF, 0xF100, 8)])
    let others = version.map { [SmallFont.Table("OS/2", FontBytes($0) + .zeros(60) + FontBytes(selection, 0xF020))] }
    let map = try CharacterMapBoundsTests.map(of: groups, encoding: 0, others ?? [])
    #expect([0, 0x41, 0xFF].map { map.glyph($0) } == (isBoth ? [7, 1, 8] : [0, 0, 0]))
    #expect([0x42, 0x100, 0xF041, 0xF042, 0xF100].map { map.glyph($0) } == [1, 0, 1, 2, 9])
  }

  /// Mac OS Turkish differs in six characters, which texts may have as those of Mac OS Roman too.
  @Test(arguments: [(18, true), (0, false), (17, false), (19, false)])
  func turkish(language: Int, isTurkish: Bool) throws {
    var glyphs: [Int: UInt8] = [0: 9, 0x41: 1, 0x80: 1, 0xF5: 20]
    for place in [0xDA, 0xDB, 0xDC, 0xDE, 0xDF] { glyphs[place] = UInt8(place - 0xD9) }
    let table = FontBytes(0, 262, language) + FontBytes((0..<256).map { glyphs[$0] ?? 0 })
    let map = try CharacterMapBoundsTests.map(of: table, platform: 1, encoding: 0)
    let letters = "ĞğİŞş".unicodeScalars.map { map.glyph($0.value) }
    #expect(letters == (isTurkish ? [1, 2, 3, 5, 6] : [0, 0, 0, 0, 0]))
    #expect("⁄€‹›ﬁﬂAÄı".unicodeScalars.map { map.glyph($0.value) } == [1, 2, 3, 0, 5, 6, 1, 1, 20])
    #expect(map.glyph(0) == 9 && map.glyph(0x80) == 0)
  }

  // MARK: Variation selectors

  private static func add24(_ number: Int, to table: inout FontBytes) {
    table.add(FontBytes([UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]))
  }

  /// U+FE00: a and b, d to f, and x as usual; g to i as others; U+FE01: others alone; U+FE02: nothing.
  private static var sequences: FontBytes {
    var records = FontBytes()
    let usual = [(0x61, 1), (0x64, 2), (0x78, 0)]
    let mapped = [(0x67, 1), (0x68, 0), (0x69, 9)]
    let start = 10 + 3 * 11
    let (first, second) = (start, start + 4 + 4 * usual.count)
    for (selector, usual, others) in [(0xFE00, first, second), (0xFE01, 0, second), (0xFE02, 0, 0)] {
      add24(selector, to: &records)
      records.add32(usual)
      records.add32(others)
    }
    var ranges = FontBytes(0, usual.count)
    for (character, more) in usual { ranges.add32(character << 8 | more) }
    var mappings = FontBytes(0, mapped.count)
    for (character, glyph) in mapped {
      add24(character, to: &mappings)
      mappings.add16(glyph)
    }
    var table = FontBytes(14)
    table.add32(start + ranges.bytes.count + mappings.bytes.count)
    table.add32(3)
    return table + records + ranges + mappings
  }

  private static func varied(_ sequences: FontBytes, platform: Int = 0, encoding: Int = 5) throws -> CharacterMap {
    let usual = Subtable(bytes: groups(12, [(0x61, 0x7A, 0x61)]))
    return try map(
      CharacterMapTests.table([usual, Subtable(platform: platform, encoding: encoding, bytes: sequences)]))
  }

  @Test func selectors() throws {
    let map = try CharacterMapBoundsTests.varied(CharacterMapBoundsTests.sequences)
    let usual = Dictionary(uniqueKeysWithValues: [0x61, 0x62, 0x64, 0x65, 0x66, 0x78].map { ($0, $0) })
    let others: [Int: Int] = [0x67: 1, 0x69: 9]
    for (selector, known) in [
      (0xFE00, usual.merging(others) { $1 }), (0xFE01, others), (0xFE02, [:]), (0xFDFF, [:]), (0xFE03, [:]),
      (0xE0100, [:]),
    ] as [(UInt32, [Int: Int])] {
      for character in 0x5F...0x7B {
        let glyph = map.glyph(UInt32(character), selector: selector).map { Int($0) }
        #expect(glyph == known[character], "\(character) \(selector)")
      }
    }
  }

  /// They end where the table does, and are those of one encoding alone.
  @Test func selectorsThatAreNotThere() throws {
    let table = CharacterMapBoundsTests.sequences
    for cut in [1, 5, table.bytes.count - 10] {
      #expect(throws: FontError.self) {
        _ = try CharacterMapBoundsTests.varied(FontBytes(Array(table.bytes.dropLast(cut))))
      }
    }
    for (platform, encoding) in [(0, 4), (3, 5), (1, 5)] {
      #expect(
        try CharacterMapBoundsTests.varied(table, platform: platform, encoding: encoding).glyph(0x67, selector: 0xFE00)
          == nil)
    }
    // Its length, the count of selectors, where ranges and mappings are, and how many mappings there are.
    for (place, bytes) in [(2, [0, 1]), (8, [1, 0]), (15, [0xFF, 0xFF]), (19, [0xFF, 0xFF]), (62, [4])]
      as [(Int, [UInt8])]
    {
      var changed = table.bytes
      changed.replaceSubrange(place..<place + bytes.count, with: bytes)
      #expect(throws: FontError.self) { _ = try CharacterMapBoundsTests.varied(FontBytes(changed)) }
    }
  }
}
