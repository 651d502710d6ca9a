@testable import TextMeasurement

/// A font of six glyphs, 1000 units an em, made table by table.
///
/// | glyph | character | advance |
/// |---|---|---|
/// | 1 | A | 600 |
/// | 2 | V | 620 |
/// | 3 | o, and U+10400 in a `cmap` of format 12 | 500 |
/// | 4 | space | 250 |
/// | 5 | U+0301, and x | 250, as the last metric |
enum SmallFont {
  typealias Table = (tag: String, data: FontBytes)

  /// Kerned by the `kern` table, characters by format 4.
  static let kern = metrics() + [("cmap", characters4), ("kern", kerning), ("name", names("Small"))]

  /// Kerned by GPOS, characters by format 12, line extents in OS/2 alone; x is a mark by GDEF.
  static let gpos: [Table] =
    metrics(ascender: 0, descender: 0) + [
      ("cmap", characters12), ("GDEF", marks), ("GPOS", positioning), ("OS/2", lineExtents),
      ("kern", kerning),
    ]

  static func file(_ tables: [Table]) -> [UInt8] { FontBytes.font(tables).bytes }

  static func metrics(ascender: Int = 800, descender: Int = -200, lineGap: Int = 90) -> [Table] {
    let em = FontBytes.zeros(18) + FontBytes(1000)
    let extents = FontBytes(1, 0, ascender, descender, lineGap) + .zeros(24) + FontBytes(5)
    let advances = FontBytes(0, 0, 600, 0, 620, 0, 500, 0, 250, 0, 0)
    return [("head", em), ("hhea", extents), ("maxp", FontBytes(0, 0x5000, 6)), ("hmtx", advances)]
  }

  /// One subtable of segments: by delta, and by a list of glyphs.
  static var characters4: FontBytes {
    let subtable =
      FontBytes(4, 60, 0, 12, 0, 0, 0) + FontBytes(0x20, 0x41, 0x56, 0x78, 0x301, 0xFFFF) + FontBytes(0)
      + FontBytes(0x20, 0x41, 0x56, 0x6F, 0x301, 0xFFFF)
      + FontBytes(4 - 0x20, 1 - 0x41, 2 - 0x56, 0, 5 - 0x301, 1)
      + FontBytes(0, 0, 0, 6, 0, 0) + FontBytes(3, 0, 0, 0, 0, 0, 0, 0, 0, 5)
    return FontBytes(0, 1, 3, 1, 0, 12) + subtable
  }

  /// A format 4 subtable that a reader passes over, and a format 12 subtable.
  static var characters12: FontBytes {
    var subtable = FontBytes(12, 0, 0, 16 + 12 * 6, 0, 0, 0, 6)
    for (first, last, glyph) in [
      (0x20, 0x20, 4), (0x41, 0x41, 1), (0x56, 0x56, 2), (0x6F, 0x6F, 3), (0x78, 0x78, 5),
      (0x10400, 0x10400, 3),
    ] {
      for number in [first, last, glyph] { subtable.add32(number) }
    }
    return FontBytes(0, 2, 3, 1, 0, 20, 3, 10, 0, 20) + subtable
  }

  /// `kern` version 0 of one subtable of format 0: A V, V o and space A.
  static var kerning: FontBytes {
    FontBytes(0, 1) + FontBytes(0, 14 + 18, 1) + FontBytes(3, 12, 1, 6)
      + FontBytes(1, 2, -80, 2, 3, -60, 4, 1, -20)
  }

  /// Family and full name, of Windows and of the Macintosh.
  static func names(_ family: String) -> FontBytes {
    let style = "Regular"
    let mac = FontBytes.latin(family)
    var records = FontBytes(0, 3, 6 + 36)
    let (familyLength, styleLength) = (2 * family.utf8.count, 2 * style.utf8.count)
    for record in [
      [1, 0, 0, 6, mac.bytes.count, familyLength + styleLength], [3, 1, 0x409, 1, familyLength, 0],
      [3, 1, 0x409, 2, styleLength, familyLength],
    ] {
      for number in record { records.add16(number) }
    }
    return records + .text(family) + .text(style) + mac
  }

  private static var lineExtents: FontBytes { FontBytes.zeros(68) + FontBytes(900, -300, 0) }

  /// Glyph classes of format 2: glyph 5 is a mark.
  private static var marks: FontBytes { FontBytes(1, 0, 12, 0, 0, 0) + FontBytes(2, 1, 5, 5, 3) }

  /// Two lookups of the `kern` feature: pairs, through an extension, and classes.
  private static var positioning: FontBytes {
    let scripts = FontBytes(1) + .latin("DFLT") + FontBytes(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = FontBytes(1) + .latin("kern") + FontBytes(8, 0, 2, 0, 1)
    // A V by -80; the second glyph has a value of its own, which counts for nothing.
    let pairs =
      FontBytes(1, 20, 0x0004, 0x0001, 1, 12) + FontBytes(1, 2, -80, 7) + FontBytes(1, 1, 1)
    let viaExtension = FontBytes(9, 0, 1, 8) + FontBytes(1, 2, 0, 8) + pairs
    // V of class 1 and o of class 1 by -60; the advance follows a placement.
    let classes =
      FontBytes(2, 16 + 16, 0x0005, 0, 38, 46, 2, 2) + FontBytes(0, 0, 0, 0, 0, 0, 3, -60)
      + FontBytes(1, 1, 2)
      + FontBytes(1, 2, 1, 1) + FontBytes(2, 1, 3, 3, 1)
    let byClass = FontBytes(2, 0, 1, 8) + classes
    let lookups = FontBytes(2, 6, 6 + viaExtension.bytes.count) + viaExtension + byClass
    let (scriptsAt, featuresAt) = (10, 10 + scripts.bytes.count)
    return FontBytes(1, 0, scriptsAt, featuresAt, featuresAt + features.bytes.count) + scripts + features
      + lookups
  }
}

extension FontBytes {
  static func latin(_ text: String) -> FontBytes {
    var bytes = FontBytes()
    bytes.add(tag: text)
    return bytes
  }
}

/// The fonts of a file.
func fontDirectories(_ file: [UInt8]) throws(FontError) -> [TableDirectory] {
  var budget = ReadingBudget()
  return try TableDirectory.fonts(in: FontData(file), budget: &budget)
}

/// One font of a file.
func openType(_ directory: TableDirectory) throws(FontError) -> OpenTypeTypeface {
  var budget = ReadingBudget()
  return try OpenTypeTypeface(directory, budget: &budget)
}

/// The first font of a file.
func openType(_ file: [UInt8]) throws(FontError) -> OpenTypeTypeface {
  try openType(fontDirectories(file)[0])
}

/// The names of a font.
func namingTable(_ directory: TableDirectory) throws(FontError) -> NamingTable {
  var budget = ReadingBudget()
  return try NamingTable(directory, budget: &budget)
}
