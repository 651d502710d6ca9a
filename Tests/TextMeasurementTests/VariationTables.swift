@testable import TextMeasurement

/// Tables of variable fonts, for the glyphs of ``SmallFont`` and two axes: `wght` from 100 over 400 to 900, and `opsz`
/// from 10 over 20 to 60. Coordinates have 14 bits after the point.
enum VariationTables {
  static let one = 0x4000

  /// `fvar`, with an instance called as the family is, and `Heavy`.
  static var axes: FontBytes {
    var axes = FontBytes(1, 0, 16, 2, 2, 20, 1, 14)
    for (tag, values) in [("wght", [100, 400, 900]), ("opsz", [10, 20, 60])] {
      axes.add(tag: tag)
      for value in values { axes.add32(value << 16) }
      axes.add(FontBytes(0, 256))
    }
    axes.add(FontBytes(300, 0))
    for value in [900, 30] { axes.add32(value << 16) }
    return axes + FontBytes(0xFFFF)
  }

  /// `avar`: the middle of the upper half of `wght` stands at 0.75.
  static let mapping =
    FontBytes(1, 0, 0, 2) + FontBytes(4, -one, -one, 0, 0, one / 2, 3 * one / 4, one, one)
    + FontBytes(3, -one, -one, 0, 0, one, one)

  /// `avar` of version 2: `opsz` moves up by half of what `wght` does.
  ///
  /// - Parameter hasMap: whether a map says which item is whose, as they stand in the other order.
  static func shifts(hasMap: Bool) -> FontBytes {
    var table = FontBytes(2, 0, 0, 2, 0, 0)
    let map = hasMap ? FontBytes([0, 0, 0, 2, 1, 0]) : FontBytes()
    table.add32(hasMap ? 20 : 0)
    table.add32(20 + map.bytes.count)
    let items = [[0, 0], [one / 2, 0]]
    return table + map + store(hasMap ? items.reversed() : items)
  }

  /// A variation store of one subtable, whose regions are the upper half of `wght` and that of `opsz`.
  ///
  /// - Parameter items: what is added at the end of either.
  static func store(_ items: [[Int]]) -> FontBytes {
    var store = FontBytes(1)
    store.add32(12)
    store.add16(1)
    store.add32(12 + 4 + 24)
    store.add(FontBytes(2, 2, 0, one, one, 0, 0, 0, 0, 0, 0, 0, one, one) + FontBytes(items.count, 1, 2, 0, 1))
    // The first delta of an item takes two bytes, and the second one.
    for item in items { store.add(FontBytes(item[0]) + FontBytes([UInt8(truncatingIfNeeded: item[1])])) }
    return store
  }

  /// `HVAR`: A grows by 101 with the weight and shrinks by 40 with the size; V shrinks by 101 with the weight.
  ///
  /// - Parameter map: inner indices by glyph; those of the glyphs themselves if it is empty.
  static func horizontal(map: [UInt8] = []) -> FontBytes {
    let store = store([[0, 0], [101, -40], [-101, 0], [0, 0], [0, 0], [300, 0]])
    var table = FontBytes(1, 0)
    table.add32(20)
    table.add32(map.isEmpty ? 0 : 20 + store.bytes.count)
    for _ in 0..<2 { table.add32(0) }
    return table + store + (map.isEmpty ? FontBytes() : FontBytes([0, 7, 0, UInt8(map.count)] + map))
  }

  /// `MVAR`: with the weight, the ascender grows by 100, the descender by 20, and the line gap by 5.
  static var metrics: FontBytes {
    var table = FontBytes(1, 0, 0, 8, 3, 36)
    for (item, tag) in ["hasc", "hdsc", "hlgp"].enumerated() {
      table.add(tag: tag)
      table.add(FontBytes(0, item))
    }
    return table + store([[100, 0], [-20, 0], [5, 0]])
  }

  /// `glyf`, `loca`, `head` and `gvar`: A has three points, V is A with A's metrics, and o is a point.
  static var outlines: [SmallFont.Table] {
    let triangle = FontBytes(1, 0, 0, 0, 0, 2, 0)
    let part = FontBytes(-1, 0, 0, 0, 0, 0x0202, 1, 0)
    let point = FontBytes(1, 0, 0, 0, 0, 0, 0)
    let places = [0, 0, 7, 15, 22, 22, 22]
    let head = FontBytes.zeros(18) + FontBytes(1000) + .zeros(30) + FontBytes(0, 0)
    return [("glyf", triangle + part + point), ("loca", .numbers(places)), ("head", head), ("gvar", glyphs)]
  }

  /// With the weight, A begins 10 later and ends 61 later, and o ends 20 later.
  private static var glyphs: FontBytes {
    // Points 3 and 4 of five, by themselves.
    let some = FontBytes(1, 12, 13, 0xA000, one, 0) + FontBytes([2, 1, 3, 1, 1, 10, 61, 0x81] + [0, 0, 0, 0, 0, 0])
    // All five points, at a shared peak.
    let all = FontBytes(1, 8, 7, 0) + FontBytes([4, 0, 0, 20, 0, 0, 0x84, 0])
    var table = FontBytes(1, 0, 2, 1)
    table.add32(34)
    table.add(FontBytes(6, 0))
    table.add32(38)
    let ends = [0, some.bytes.count, some.bytes.count, some.bytes.count + all.bytes.count].map { $0 / 2 }
    return table + .numbers([0] + ends + [ends[3], ends[3]]) + FontBytes(one, 0) + some + all
  }

  /// `name`: the family is `Small`, and 300 is `Heavy`.
  static var names: FontBytes {
    let texts = [(1, "Small"), (2, "Regular"), (300, "Heavy")]
    var records = FontBytes(0, texts.count, 6 + 12 * texts.count)
    var storage = FontBytes()
    for (id, text) in texts {
      records.add(FontBytes(3, 1, 0x409, id, 2 * text.utf8.count, storage.bytes.count))
      storage.add(.text(text))
    }
    return records + storage
  }

  /// A font with some tables, instead of those of the same names.
  static func font(_ tables: [SmallFont.Table]) -> [UInt8] {
    let all = SmallFont.metrics() + [("cmap", SmallFont.characters4), ("name", names), ("fvar", axes)]
    return SmallFont.file(all.filter { table in !tables.contains { $0.tag == table.tag } } + tables)
  }
}
