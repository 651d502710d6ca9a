import SeededRandom
import Testing

@testable import TextMeasurement

/// Lookups that would never end, or make more and more glyphs, and tables that are cut off or changed.
struct HostileGlyphLayoutTests {
  private typealias Lookup = LayoutFont.Lookup

  /// A context whose lookup is the context itself.
  private static let cycle = Lookup(
    type: 5, subtables: [LayoutFont.table([3, 1, 2, nil, 0, 0, 0, 0], LayoutFont.coverage(1))])

  /// a → a a a.
  private static let growth = Lookup(
    type: 2, subtables: [LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), FontBytes(3, 1, 1, 1))])

  @Test func cycles() throws {
    #expect(try LayoutFont.glyphs("aaaa", HostileGlyphLayoutTests.cycle) == [1, 1, 1, 1])
  }

  /// Each of many lookups multiplies the glyphs by three.
  @Test func exponentialGrowth() throws {
    let lookups = Array(repeating: HostileGlyphLayoutTests.growth, count: 60)
    let glyphs = try LayoutFont.shape("aa", LayoutFont.layout("calt", lookups, wanted: 60))
    #expect(glyphs.count <= 65_536 && glyphs.count > 2)
  }

  private static var valid: FontBytes {
    let set = LayoutFont.table([1, nil], FontBytes(30, 2, 2))
    let ligature = LayoutFont.table([1, nil, 1, nil], LayoutFont.coverage(1), set)
    let chained = LayoutFont.table(
      [3, 1, nil, 1, nil, 1, nil, 1, 0, 2], LayoutFont.coverage(1), LayoutFont.coverage(3), LayoutFont.coverage(4))
    let reversed = LayoutFont.table(
      [1, nil, 0, 1, nil, 1, 35], LayoutFont.coverage(5), LayoutFont.coverage(6))
    return LayoutFont.layout(
      "calt",
      [
        Lookup(type: 4, flags: 8, subtables: [ligature]), Lookup(type: 6, subtables: [chained]), growth,
        Lookup(type: 8, subtables: [reversed]), cycle,
      ], wanted: 5)
  }

  private func measure(_ layout: [UInt8], tag: String) {
    let tables = LayoutFont.tables(FontBytes(), tag: tag).dropLast() + [(tag: tag, data: FontBytes(layout))]
    do throws(FontError) {
      let font = Font(name: "hostile", pointSize: 10, typeface: try openType(FontBytes.font(Array(tables)).bytes))
      for text in ["abacd efab", "a\u{301}b\u{200D}é", "aaaaaa"] {
        let shown = Text(text, font: font)
        #expect(shown.naturalWidth.isFinite && shown.naturalWidth >= 0 && shown.lineCount(width: 20) >= 1)
      }
    } catch {
      #expect(error.description.hasPrefix("the "))
    }
  }

  @Test(arguments: ["GSUB", "GPOS"])
  func everyPrefixAndEveryByte(tag: String) {
    let bytes = HostileGlyphLayoutTests.valid.bytes
    for count in Sweep.some(of: 0..<bytes.count) { measure(Array(bytes[..<count]), tag: tag) }
    for place in Sweep.some(of: bytes.indices) {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[place] = value
        measure(changed, tag: tag)
      }
    }
  }

  @Test func pairsOfBytes() {
    var random = SeededGenerator(seed: 11)
    let bytes = HostileGlyphLayoutTests.valid.bytes
    for _ in 0..<Sweep.count(500) {
      var changed = bytes
      for _ in 0..<2 {
        changed[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...40, using: &random)
      }
      measure(changed, tag: "GSUB")
    }
  }
}
