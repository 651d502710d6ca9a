import SeededRandom
import Testing

@testable import TextMeasurement

/// Tables of variable fonts that are cut off, changed, or claim more than they have.
struct HostileVariationTests {
  private static let tables: [SmallFont.Table] =
    VariationTables.outlines + [
      ("HVAR", VariationTables.horizontal(map: [0, 2, 1])), ("MVAR", VariationTables.metrics),
      ("avar", VariationTables.shifts(hasMap: true)), ("fvar", VariationTables.axes),
      ("GDEF", FontBytes(1, 3, 0, 0, 0, 0, 0, 0, 18) + VariationTables.store([[1, 2], [3, 4]])),
    ]

  /// Without HVAR, `gvar` is read.
  private func read(_ tag: String, _ bytes: [UInt8]) -> FontLookupError? {
    let others = HostileVariationTests.tables.filter { table in
      table.tag != tag && (table.tag != "HVAR" || !["gvar", "glyf", "loca"].contains(tag))
    }
    let library = FontLibrary(
      paths: ["Brand": "brand.ttf"], settings: ["Brand": FontSettings(variations: ["wght": 700, "opsz": 33])],
      files: OneInstalledFile(content: VariationTables.font(others + [(tag, FontBytes(bytes))])))
    do throws(FontLookupError) {
      let width = Text("AVox", font: try library.font(.named("Brand", size: 10))).naturalWidth
      #expect(width.isFinite && width >= 0)
      return nil
    } catch {
      return error
    }
  }

  /// An error names the table and the byte.
  @Test(arguments: ["HVAR", "MVAR", "avar", "fvar", "gvar", "glyf", "loca", "GDEF"])
  func everyPrefix(tag: String) throws {
    let bytes = try #require(HostileVariationTests.tables.first { $0.tag == tag }).data.bytes
    #expect(read(tag, bytes) == nil)
    var errors = 0
    for count in 0..<bytes.count {
      guard let error = read(tag, Array(bytes[..<count])) else { continue }
      errors += 1
      #expect(error.description.contains("'\(tag)' table is cut off, or leads outside of itself, at byte "))
    }
    // The rest is what nothing is asked of, such as deltas across the line.
    #expect(errors > bytes.count / 2)
  }

  @Test(arguments: ["HVAR", "MVAR", "avar", "fvar", "gvar", "glyf", "loca", "GDEF"])
  func everyByte(tag: String) throws {
    let bytes = try #require(HostileVariationTests.tables.first { $0.tag == tag }).data.bytes
    for place in Sweep.some(of: bytes.indices) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[place] = value
        if let error = read(tag, changed) { #expect(error.description.contains("the font")) }
      }
    }
  }

  /// Subtables that all lie in one place.
  @Test func overlappingItems() {
    let items = 60_000
    var store = FontBytes(1)
    store.add32(8 + 4 * 0xFFFF)
    store.add16(0xFFFF)
    for _ in 0..<0xFFFF { store.add32(12 + 4 * 0xFFFF) }
    let table = FontBytes(1, 0, 0, 20, 0, 0, 0, 0, 0, 0) + store + FontBytes(0, 0) + FontBytes(items, 0, 0)
    #expect(read("HVAR", table.bytes)?.description.contains("'HVAR' table repeats so much") ?? false)
  }

  /// A composite glyph that has its metrics from itself.
  @Test func composedOfItself() {
    let glyphs = FontBytes(1, 0, 0, 0, 0, 2, 0) + FontBytes(-1, 0, 0, 0, 0, 0x0202, 2, 0) + .zeros(14)
    #expect(read("glyf", glyphs.bytes) == nil)
  }

  @Test func tooManyAxes() {
    let table = FontBytes(1, 0, 16, 2, 65, 20, 0, 264) + .zeros(65 * 20)
    #expect(read("fvar", table.bytes)?.description.contains("65 axes at byte 8") ?? false)
  }
}
