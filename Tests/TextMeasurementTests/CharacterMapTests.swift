import SeededRandom
import Testing

@testable import TextMeasurement

/// Subtables of `cmap` by format and encoding, in a font of glyphs 0 to 5.
struct CharacterMapTests {
  struct Subtable {
    var platform = 3
    var encoding = 1
    let bytes: FontBytes
  }

  static func table(_ subtables: [Subtable]) -> FontBytes {
    var head = FontBytes(0, subtables.count)
    var body = FontBytes()
    for subtable in subtables {
      head.add(FontBytes(subtable.platform, subtable.encoding))
      head.add32(4 + 8 * subtables.count + body.bytes.count)
      body.add(subtable.bytes)
    }
    return head + body
  }

  static func typeface(_ cmap: FontBytes) throws(FontError) -> OpenTypeTypeface {
    try openType(SmallFont.file(SmallFont.metrics() + [("cmap", cmap)]))
  }

  private func glyphs(_ subtables: Subtable..., of codePoints: [UInt32]) throws -> [UInt16] {
    let typeface = try CharacterMapTests.typeface(CharacterMapTests.table(subtables))
    return codePoints.map { typeface.glyph($0) ?? 0 }
  }

  /// A glyph each for some of 256 characters.
  private static func bytes(_ glyphs: [Int: UInt8]) -> FontBytes {
    FontBytes(0, 262, 0) + FontBytes((0..<256).map { glyphs[$0] ?? 0 })
  }

  private static func groups(format: Int, _ groups: [(Int, Int, Int)]) -> FontBytes {
    var table = FontBytes(format, 0)
    for number in [16 + 12 * groups.count, 0, groups.count] { table.add32(number) }
    for group in groups {
      for number in [group.0, group.1, group.2] { table.add32(number) }
    }
    return table
  }

  @Test func format0() throws {
    let subtable = Subtable(bytes: CharacterMapTests.bytes([0x41: 1, 0xFF: 5, 0x42: 6]))
    // Glyph 6 has no outline.
    #expect(try glyphs(subtable, of: [0x41, 0xFF, 0x42, 0x43, 0x141]) == [1, 5, 6, 0, 0])
  }

  @Test func format6() throws {
    let subtable = Subtable(bytes: FontBytes(6, 16, 0, 0x401, 3, 2, 0, 5))
    #expect(try glyphs(subtable, of: [0x400, 0x401, 0x402, 0x403, 0x404]) == [0, 2, 0, 5, 0])
  }

  @Test func format10() throws {
    // It claims to have a million glyphs.
    let subtable = Subtable(encoding: 10, bytes: FontBytes(10, 0, 0, 24, 0, 0, 1, 0x400, 15, 0x4240, 3, 4))
    #expect(try glyphs(subtable, of: [0x103FF, 0x10400, 0x10401, 0x10402]) == [0, 3, 4, 0])
  }

  @Test func format13() throws {
    let groups = CharacterMapTests.groups(
      format: 13, [(0x41, 0x5A, 2), (0x10_0000, 0x10_FFFF, 3), (0x11_0000, 0x11_0001, 1)])
    let subtable = Subtable(encoding: 10, bytes: groups)
    #expect(try glyphs(subtable, of: [0x40, 0x41, 0x5A, 0x10_0000, 0x10_FFFF]) == [0, 2, 2, 3, 3])
  }

  /// Symbols are at U+F000, and where ASCII is unless there is something else.
  @Test func symbols() throws {
    let symbols = CharacterMapTests.groups(format: 12, [(0x42, 0x42, 4), (0xF041, 0xF042, 1)])
    let unicode = Subtable(bytes: CharacterMapTests.bytes([0x41: 5]))
    #expect(
      try glyphs(unicode, Subtable(encoding: 0, bytes: symbols), of: [0x41, 0x42, 0xF041, 0xF042]) == [1, 4, 1, 2])
  }

  /// As `mac_roman` of Python has it.
  @Test func macRoman() throws {
    let bytes = CharacterMapTests.bytes([0x41: 1, 0x80: 2, 0xD2: 3, 0xFF: 4])
    let subtable = Subtable(platform: 1, encoding: 0, bytes: bytes)
    #expect(try glyphs(subtable, of: [0x41, 0xC4, 0x201C, 0x2C7, 0x80, 0xFF, 0xD2]) == [1, 2, 3, 4, 0, 0, 0])
    #expect(CharacterMap.macRoman.unicodeScalars.count == 128)
  }

  /// Of other scripts of the Macintosh, ASCII.
  @Test func macintosh() throws {
    let subtable = Subtable(platform: 1, encoding: 4, bytes: CharacterMapTests.bytes([0x41: 1, 0x80: 2, 0xD2: 3]))
    #expect(try glyphs(subtable, of: [0x41, 0xC4, 0x201C, 0x80]) == [1, 0, 0, 0])
  }

  // MARK: Format 14

  private static func add24(_ number: Int, to table: inout FontBytes) {
    table.add(FontBytes([UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]))
  }

  /// U+FE00: `A` and `B` have their usual glyphs, `o` has 5, `V` has 0. U+E0100: nothing but the usual glyph of U+4E00,
  /// which the font does not have.
  static var sequences: FontBytes {
    var records = FontBytes()
    add24(0xFE00, to: &records)
    records.add32(32)
    records.add32(40)
    add24(0xE0100, to: &records)
    records.add32(54)
    records.add32(0)
    var usual = FontBytes(0, 1)
    usual.add32(0x41 << 8 | 1)
    var others = FontBytes(0, 2)
    add24(0x56, to: &others)
    others.add16(0)
    add24(0x6F, to: &others)
    others.add16(5)
    var han = FontBytes(0, 1)
    han.add32(0x4E00 << 8)
    var table = FontBytes(14)
    table.add32(62)
    table.add32(2)
    return table + records + usual + others + han
  }

  static var cmap: FontBytes {
    table([
      Subtable(platform: 0, encoding: 5, bytes: sequences),
      Subtable(bytes: FontBytes(Array(SmallFont.characters4.bytes[12...]))),
    ])
  }

  @Test func variationSequences() throws {
    let typeface = try CharacterMapTests.typeface(CharacterMapTests.cmap)
    let cases: [(UInt32, UInt32, UInt16?)] = [
      (0x41, 0xFE00, 1), (0x6F, 0xFE00, 5), (0x56, 0xFE00, nil), (0x42, 0xFE00, nil), (0x78, 0xFE00, nil),
      (0x41, 0xFE01, nil), (0x4E00, 0xE0100, nil), (0x41, 0xE0100, nil), (0x40, 0xFE00, nil),
    ]
    for (codePoint, selector, glyph) in cases {
      #expect(typeface.glyph(codePoint, selector: selector) == glyph, "\(codePoint) \(selector)")
    }
  }

  /// A selector takes no room, and picks a glyph if the font knows it: o is 5 wide, with U+FE00 2.5.
  @Test(arguments: [
    ("o", 5.0), ("o\u{FE00}", 2.5), ("o\u{FE01}", 5), ("A\u{FE00}", 6), ("o\u{FE00}\u{FE01}o", 7.5), ("\u{FE00}o", 5),
    ("o\u{FE01}\u{FE00}", 5), ("o\u{301}\u{FE00}", 5), ("o\u{FE00}\u{301}", 2.5),
  ])
  func widths(text: String, width: Double) throws {
    let font = Font(name: "varied", pointSize: 10, typeface: try CharacterMapTests.typeface(CharacterMapTests.cmap))
    #expect(abs(Text(text, font: font).naturalWidth - width) < 1e-9)
  }

  // MARK: Hostile tables

  private func measure(_ cmap: [UInt8]) -> FontError? {
    do throws(FontError) {
      let font = Font(name: "hostile", pointSize: 10, typeface: try CharacterMapTests.typeface(FontBytes(cmap)))
      let text = Text("Ao\u{FE00}x\u{E0100}\u{4E00}\u{E0100} \u{10400}ÄÿB", font: font)
      #expect(text.naturalWidth.isFinite && text.naturalWidth >= 0 && text.lineCount(width: 20) >= 1)
      return nil
    } catch {
      return error
    }
  }

  private static let tables: [(name: String, bytes: [UInt8])] = [
    ("14", cmap.bytes), ("0", table([Subtable(platform: 1, encoding: 0, bytes: bytes([0x41: 1, 0x80: 2]))]).bytes),
    ("6", table([Subtable(bytes: FontBytes(6, 16, 0, 0x41, 3, 2, 0, 5))]).bytes),
    ("10", table([Subtable(encoding: 10, bytes: FontBytes(10, 0, 0, 24, 0, 0, 0, 0x41, 0, 2, 3, 4))]).bytes),
    ("13", table([Subtable(encoding: 10, bytes: groups(format: 13, [(0x41, 0x5A, 2), (0x10000, 0x1FFFF, 3)]))]).bytes),
  ]

  @Test(arguments: tables.map(\.name))
  func everyPrefixAndEveryByte(name: String) throws {
    let bytes = try #require(CharacterMapTests.tables.first { $0.name == name }).bytes
    #expect(measure(bytes) == nil)
    for count in Sweep.some(of: bytes.indices) {
      if let error = measure(Array(bytes[..<count])) { #expect(error.description.contains("'cmap' table")) }
    }
    for place in Sweep.some(of: bytes.indices) {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = bytes
        changed[place] = value
        if let error = measure(changed) { #expect(error.description.contains("'cmap' table")) }
      }
    }
  }

  /// The target of a subtable of sequences has to be there.
  @Test func sequencesThatAreCutOff() throws {
    let start = CharacterMapTests.cmap.bytes.count - CharacterMapTests.table([]).bytes.count
    #expect(start > CharacterMapTests.sequences.bytes.count)
    for (place, message) in [(20 + 9, "at byte"), (20 + 16, "at byte"), (20 + 2, "at byte")] {
      var bytes = CharacterMapTests.cmap.bytes
      bytes[place] = 0x7F
      #expect(
        measure(bytes)?.description.hasPrefix(
          "the font's 'cmap' table is cut off, or leads outside of itself, \(message) ") ?? false, "\(place)")
    }
  }
}
