/// Which item of a variation store belongs to a glyph, or to an axis (OpenType, "Font Variations Common Table Formats",
/// "Associating target items to variation data").
struct DeltaSetIndexMap: Sendable {
  private let table: RequiredTable
  private let entries: Int
  private let count: Int
  private let entrySize: Int
  private let innerBits: Int

  init(_ table: RequiredTable) throws(FontError) {
    let (format, entryFormat) = (try table.u8(0), try table.u8(1))
    guard format <= 1 else {
      throw FontError("the font's \(table.part) has an index map of format \(format), and those known are 0 and 1")
    }
    self.table = table
    count = format == 0 ? try table.u16(2) : try table.u32(2)
    entries = format == 0 ? 4 : 6
    entrySize = entryFormat >> 4 & 3 + 1
    innerBits = entryFormat & 0x0F + 1
    try table.check(entries, length: count * entrySize)
  }

  /// The last entry is that of all glyphs beyond; a map without entries maps each glyph to its own item.
  func item(of glyph: Int) throws(FontError) -> (outer: Int, inner: Int) {
    guard count > 0 else { return (0, glyph) }
    let start = entries + min(glyph, count - 1) * entrySize
    var entry = 0
    for byte in 0..<entrySize { entry = entry << 8 | (try table.u8(start + byte)) }
    return (entry >> innerBits, entry & ((1 << innerBits) - 1))
  }
}
