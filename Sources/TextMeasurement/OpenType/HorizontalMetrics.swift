/// `head`, `hhea`, `maxp` and `hmtx`: the em, the line's extents and the advance of each glyph, at a setting of the
/// axes.
struct HorizontalMetrics: Sendable {
  /// Font units an em, 16 to 16,384.
  let unitsPerEm: Int
  /// As Core Text has them.
  let line: LineMetrics
  /// As browsers have them.
  let browserLine: LineMetrics
  let glyphCount: Int
  /// Font units, by glyph; the last one is that of all further glyphs too.
  private let advances: [UInt16]

  /// - Parameter coordinates: by axis; empty for a font without axes.
  init(
    _ directory: TableDirectory, coordinates: [Int] = [], budget: inout ReadingBudget
  ) throws(FontError) {
    guard let unitsPerEm = directory["head"]?.u16(18), (16...16_384).contains(unitsPerEm) else {
      throw .missing("head")
    }
    guard let glyphCount = directory["maxp"]?.u16(4), glyphCount > 0 else { throw .missing("maxp") }
    guard let hhea = directory["hhea"], let own = LineMetrics(hhea, at: 4), let metricCount = hhea.u16(34),
      metricCount > 0
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
    // Core Text reads hhea; OS/2 stands in where a font leaves hhea empty, as in HarfBuzz.
    let typographic = directory["OS/2"].flatMap { LineMetrics($0, at: 68) } ?? own
    let line = own.ascender == 0 && own.descender == 0 ? typographic : own
    self.line = line.changed(by: changes)
    // USE_TYPO_METRICS of fsSelection.
    let asksForTypographic = directory["OS/2"]?.u16(62).map { $0 & 0x80 != 0 } ?? false
    browserLine = (asksForTypographic ? typographic : line).changed(by: changes)
    guard self.line.ascender + self.line.descender > 0 else {
      throw FontError("the font's ascender and descender give its lines no height")
    }
  }

  /// Font units; a glyph that the font does not have is as wide as nothing.
  func advance(_ glyph: UInt16) -> Int {
    guard Int(glyph) < glyphCount, let last = advances.last else { return 0 }
    return Int(Int(glyph) < advances.count ? advances[Int(glyph)] : last)
  }
}

/// How far a font's lines reach from their baseline, in its units.
struct LineMetrics: Sendable {
  /// Above the baseline.
  let ascender: Double
  /// Below it, positive.
  let descender: Double
  /// The gap between lines.
  let lineGap: Double
}

extension LineMetrics {
  /// The metrics in `hhea` or OS/2, which both have a negative descender.
  init?(_ table: FontData, at offset: Int) {
    guard let ascender = table.i16(offset), let descender = table.i16(offset + 2), let lineGap = table.i16(offset + 4)
    else { return nil }
    self.init(ascender: Double(ascender), descender: Double(-descender), lineGap: Double(lineGap))
  }

  /// The metrics at a setting of the axes. No gap is negative.
  func changed(by changes: MetricsVariations) -> LineMetrics {
    LineMetrics(
      ascender: ascender + Double(changes["hasc"]), descender: descender - Double(changes["hdsc"]),
      lineGap: max(0, lineGap + Double(changes["hlgp"])))
  }
}
