/// Tables of a few kilobytes that name the same thing many times: their offsets all lead to one place.
enum RepetitiveTables {
  /// GPOS with a `kern` feature, which is named again and again, of lookups that are one and the same.
  static func positioning(features: Int = 1, lookups: Int = 1, _ lookup: FontBytes) -> FontBytes {
    let language = FontBytes(0, 0xFFFF, features) + .zeros(2 * features)
    let scripts = FontBytes(1) + .latin("DFLT") + FontBytes(8, 4, 0) + language
    let featureList = FontBytes(1) + .latin("kern") + FontBytes(8, 0, lookups) + .numbers(0..<lookups)
    let lookupList = FontBytes(lookups) + .repeating(FontBytes(2 + 2 * lookups), count: lookups) + lookup
    let (scriptsAt, featuresAt) = (10, 10 + scripts.bytes.count)
    return FontBytes(1, 0, scriptsAt, featuresAt, featuresAt + featureList.bytes.count) + scripts + featureList
      + lookupList
  }

  /// A lookup of subtables that are one and the same.
  static func lookup(type: Int = 2, subtables: Int = 1, _ subtable: FontBytes) -> FontBytes {
    FontBytes(type, 8, subtables) + .repeating(FontBytes(6 + 2 * subtables), count: subtables) + subtable
  }

  /// Pairs of each of 100 glyphs with as many others, in a set that is one and the same; the others descend.
  static func pairs(sets: Int, others: Int) -> FontBytes {
    let set = FontBytes(others) + .numbers((0..<others).flatMap { [others - $0, -10] })
    let start = 10 + 2 * sets
    return FontBytes(1, start, 4, 0, sets) + .repeating(FontBytes(start + 10), count: sets) + coverage(0...99) + set
  }

  /// Kerns any glyph of a range with any other of it by -10, where `secondClass` is 1; none where it is 2, which is a
  /// class too many.
  static func classes(of glyphs: ClosedRange<Int>, secondClass: Int = 1) -> FontBytes {
    let (first, second) = (coverage(glyphs), ranges([(glyphs, secondClass)]))
    let start = 16 + 2 * 2
    return FontBytes(2, start, 4, 0, start, start + first.bytes.count, 1, 2) + FontBytes(0, -10)
      + first
      + second
  }

  static func coverage(_ glyphs: ClosedRange<Int>) -> FontBytes { ranges([(glyphs, 0)]) }

  /// A coverage or class definition table of format 2.
  static func ranges(_ ranges: [(glyphs: ClosedRange<Int>, value: Int)]) -> FontBytes {
    ranges.reduce(into: FontBytes(2, ranges.count)) {
      $0.add(FontBytes($1.glyphs.lowerBound, $1.glyphs.upperBound, $1.value))
    }
  }

  /// `kern` version 1.0 whose subtables overlap: all claim 65,535 pairs, up to the end of the table.
  static func kern(subtables: Int, pairs: Int) -> FontBytes {
    var table = FontBytes(1, 0)
    table.add32(subtables)
    table.add(.repeating(FontBytes(0, 16, 0, 0, 0xFFFF, 0, 0, 0), count: subtables))
    return table + .repeating(FontBytes(1, 2, -1), count: pairs)
  }

  /// `cmap` of one subtable of format 12, which claims to have more groups.
  static func characters(_ groups: [(first: Int, last: Int, glyph: Int)], count: Int) -> FontBytes {
    var table = FontBytes(0, 1, 3, 10, 0, 12, 12, 0, 0, 0, 0, 0)
    table.add32(count)
    for group in groups {
      for number in [group.first, group.last, group.glyph] { table.add32(number) }
    }
    return table
  }

  /// `name` of records that all are one long family name.
  static func names(records: Int, length: Int) -> FontBytes {
    FontBytes(0, records, 6) + .repeating(FontBytes(3, 1, 0x409, 1, length, 0), count: records)
      + .zeros(max(0, 6 + length))
  }
}
