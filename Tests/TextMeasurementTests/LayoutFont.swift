@testable import TextMeasurement

/// A font with a GSUB or GPOS table made lookup by lookup: glyph 1 is `a`, 2 is `b`, and so on to 26; each is as wide as
/// 100 times its number. 27 is the space; 28 is U+0301, a mark; 29 to 39 have no character; the rest of printable ASCII
/// follows.
enum LayoutFont {
  static let glyphCount = 108
  static let mark = 28

  struct Lookup {
    let type: Int
    var flags = 0
    let subtables: [FontBytes]
  }

  /// A coverage or class definition table: glyphs one by one.
  static func coverage(_ glyphs: Int...) -> FontBytes { FontBytes(1, glyphs.count) + .numbers(glyphs) }

  /// A table of 16-bit numbers, followed by parts whose offsets stand where `nil` does, in their order.
  static func table(_ numbers: [Int?], _ parts: FontBytes...) -> FontBytes {
    var offset = 2 * numbers.count
    var next = parts.makeIterator()
    var head = FontBytes()
    var body = FontBytes()
    for number in numbers {
      if let number {
        head.add16(number)
      } else {
        let part = next.next() ?? FontBytes()
        head.add16(offset)
        offset += part.bytes.count
        body.add(part)
      }
    }
    return head + body
  }

  /// GSUB or GPOS of the default script, with one feature that has the first lookups.
  ///
  /// - Parameter scripts: the list of scripts, instead of that one.
  static func layout(
    _ feature: String, _ lookups: [Lookup], wanted: Int = 1, script: String = "DFLT", scripts: FontBytes? = nil
  ) -> FontBytes {
    let scripts = scripts ?? FontBytes(1) + .latin(script) + FontBytes(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = FontBytes(1) + .latin(feature) + FontBytes(8, 0, wanted) + .numbers(0..<wanted)
    var list = FontBytes(lookups.count)
    var bodies = FontBytes()
    for lookup in lookups {
      list.add16(2 + 2 * lookups.count + bodies.bytes.count)
      var body = FontBytes(lookup.type, lookup.flags, lookup.subtables.count)
      var offset = 6 + 2 * lookup.subtables.count
      for subtable in lookup.subtables {
        body.add16(offset)
        offset += subtable.bytes.count
      }
      bodies.add(lookup.subtables.reduce(body, +))
    }
    let featuresAt = 10 + scripts.bytes.count
    return FontBytes(1, 0, 10, featuresAt, featuresAt + features.bytes.count) + scripts + features + list + bodies
  }

  /// - Parameter markClass: the mark attachment class of U+0301.
  static func tables(
    _ layout: FontBytes, tag: String = "GSUB", markClass: Int = 0
  ) -> [(tag: String, data: FontBytes)] {
    let metrics = FontBytes.numbers((0..<glyphCount).flatMap { [100 * $0, 0] })
    let extents = FontBytes(1, 0, 800, -200, 0) + .zeros(24) + FontBytes(glyphCount)
    var characters = FontBytes(12, 0, 0, 16 + 12 * 5, 0, 0, 0, 5)
    for (first, last, glyph) in [
      (0x20, 0x20, 27), (0x21, 0x60, 40), (0x61, 0x7A, 1), (0x7B, 0x7E, 104), (0x301, 0x301, mark),
    ] {
      for number in [first, last, glyph] { characters.add32(number) }
    }
    return [
      ("head", FontBytes.zeros(18) + FontBytes(1000)), ("hhea", extents), ("maxp", FontBytes(0, 0x5000, glyphCount)),
      ("hmtx", metrics), ("cmap", FontBytes(0, 1, 3, 10, 0, 12) + characters),
      (
        "GDEF",
        FontBytes(1, 0, 12, 0, 0, 28) + FontBytes(2, 2, 1, 27, 1, mark, mark, 3) + FontBytes(1, mark, 1, markClass)
      ),
      (tag, layout),
    ]
  }

  /// The glyphs and advances of a text of letters, `'` for U+0301, after the lookups of a feature.
  static func shape(
    _ text: String, _ layout: FontBytes, tag: String = "GSUB", markClass: Int = 0
  ) throws -> [(glyph: Int, units: Int)] {
    let typeface = try openType(FontBytes.font(tables(layout, tag: tag, markClass: markClass)).bytes)
    var run = GlyphRun(typeface)
    run.append(
      text.unicodeScalars.enumerated().map {
        GlyphRun.Character(codePoint: $1 == "'" ? 0x301 : $1.value, cluster: Int32($0))
      })
    guard let engine = typeface.layout else { return [] }
    return engine.shape(run.glyphs, engine.plan(.latin)).map { (Int($0.glyph), Int($0.advance + $0.adjustment)) }
  }

  /// Glyphs alone.
  static func glyphs(_ text: String, _ lookups: Lookup..., wanted: Int = 1) throws -> [Int] {
    try shape(text, layout("calt", lookups, wanted: wanted)).map(\.glyph)
  }
}
