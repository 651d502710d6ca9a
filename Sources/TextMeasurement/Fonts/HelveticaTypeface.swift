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
