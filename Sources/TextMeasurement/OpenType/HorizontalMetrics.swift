/// `head`, `hhea`, `maxp` and `hmtx`: the em, the line's extents and the advance of each glyph, at a setting of the
/// axes.
struct HorizontalMetrics: Sendable {
  /// Font units an em, 16 to 16,384.
  let unitsPerEm: Int
  /// Font units above the baseline.
  let ascender: Int
  /// Font units below the baseline, positive.
  let descender: Int
  /// Font units between lines.
  private(set) var lineGap: Int
  let glyphCount: Int
  /// Font units, by glyph; the last one stands for all further glyphs.
  private let advances: [UInt16]

  /// - Parameter coordinates: by axis; empty for a font without axes.
  init(
    _ directory: TableDirectory, coordinates: [Int] = [], budget: inout ReadingBudget
  ) throws(FontError) {
    guard let unitsPerEm = directory["head"]?.u16(18), (16...16_384).contains(unitsPerEm) else {
      throw .missing("head")
    }
    guard let glyphCount = directory["maxp"]?.u16(4), glyphCount > 0 else { throw .missing("maxp") }
    guard let hhea = directory["hhea"], let ascender = hhea.i16(4), let descender = hhea.i16(6),
      let lineGap = hhea.i16(8), let metricCount = hhea.u16(34), metricCount > 0
    else { throw .missing("hhea") }
    guard let hmtx = directory["hmtx"], hmtx.count >= 4 * metricCount else { throw .missing("hmtx") }

    self.unitsPerEm = unitsPerEm
    self.glyphCount = glyphCount
    try budget.spend(min(metricCount, glyphCount), on: "'hmtx' table")
    let initial = (0..<min(metricCount, glyphCount)).map { UInt16(truncatingIfNeeded: hmtx.u16(4 * $0) ?? 0) }
    var changes = MetricsVariations()
    if coordinates.contains(where: { $0 != 0 }) {
      advances = try AdvanceVariations.apply(
        directory, coordinates, to: initial, glyphCount: glyphCount, budget: &budget)
      if let table = directory["MVAR"] { changes = try MetricsVariations(table, coordinates, budget: &budget) }
    } else {
      advances = initial
    }
    let (rise, fall, gap) = (changes["hasc"], changes["hdsc"], changes["hlgp"])
    // Core Text reads hhea; OS/2 stands in where a font leaves hhea empty, as in HarfBuzz.
    if ascender == 0, descender == 0, let os2 = directory["OS/2"],
      let typoAscender = os2.i16(68), let typoDescender = os2.i16(70), let typoLineGap = os2.i16(72)
    {
      (self.ascender, self.descender, self.lineGap) = (typoAscender + rise, -typoDescender - fall, typoLineGap + gap)
    } else {
      (self.ascender, self.descender, self.lineGap) = (ascender + rise, -descender - fall, lineGap + gap)
    }
    self.lineGap = max(0, self.lineGap)
    guard self.ascender + self.descender > 0 else {
      throw FontError("the font's ascender and descender give its lines no height")
    }
  }

  /// Font units; a glyph that the font does not have is as wide as nothing.
  func advance(_ glyph: UInt16) -> Int {
    guard Int(glyph) < glyphCount, let last = advances.last else { return 0 }
    return Int(Int(glyph) < advances.count ? advances[Int(glyph)] : last)
  }
}
