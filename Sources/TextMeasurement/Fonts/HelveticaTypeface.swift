/// `Helvetica` by its published AFM widths, which Core Text's equal. Core Text makes its lines 1.15 em high
/// (UIKitNumbers.md, "Fonts").
struct HelveticaTypeface: Typeface {
  let unitsPerEm = Double(HelveticaData.unitsPerEm)
  let ascender = 0.92
  let descender = 0.23
  let lineGap = 0.0

  private static let glyphs = AdvanceTable(packed: HelveticaData.ranges)
  private static let advances = PackedTable(base64: HelveticaData.advances).u16s

  let hasKerning = false

  func glyph(_ codePoint: UInt32) -> UInt16? { HelveticaTypeface.glyphs.glyph(codePoint) }
  func advance(_ glyph: UInt16) -> Int { Int(HelveticaTypeface.advances[Int(glyph) - 1]) }
  func kerning(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int { 0 }
}

/// The advances of a built-in font: ranges of code points, and for each code point of them a glyph number that
/// counts from 1.
struct AdvanceTable: Sendable {
  private let ranges: [(first: UInt32, last: UInt32, glyph: UInt16)]

  /// - Parameter packed: records of 6 bytes, first code point and count.
  init(packed: StaticString) {
    let table = PackedTable(base64: packed)
    var ranges: [(UInt32, UInt32, UInt16)] = []
    var glyph: UInt16 = 1
    for record in 0..<table.bytes.count / 6 {
      let first = UInt32(table.u16(3 * record)) | UInt32(table.u16(3 * record + 1)) << 16
      let count = table.u16(3 * record + 2)
      ranges.append((first, first + UInt32(count) - 1, glyph))
      glyph += count
    }
    self.ranges = ranges
  }

  func glyph(_ codePoint: UInt32) -> UInt16? {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < codePoint { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].first <= codePoint else { return nil }
    return ranges[low].glyph + UInt16(codePoint - ranges[low].first)
  }
}
