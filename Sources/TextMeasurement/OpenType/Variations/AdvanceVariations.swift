/// The advances of a font at a setting of the axes: by `HVAR`, or where that is absent, by the phantom points of
/// `gvar`, as in HarfBuzz. A font that has neither keeps its advances, as those with outlines of CFF do.
enum AdvanceVariations {
  /// - Parameters:
  ///   - advances: of `hmtx`; the last one is that of all further glyphs too.
  ///   - glyphCount: of the font.
  /// - Returns: font units, of all glyphs. Halves round up.
  static func apply(
    _ directory: TableDirectory, _ coordinates: [Int], to advances: [UInt16], glyphCount: Int,
    budget: inout ReadingBudget
  ) throws(FontError) -> [UInt16] {
    func initial(_ glyph: Int) -> UInt16 { advances[min(glyph, advances.count - 1)] }
    var varied: [UInt16] = []
    varied.reserveCapacity(glyphCount)
    if let table = directory["HVAR"] {
      let variations = try HorizontalVariations(table, coordinates, budget: &budget)
      try budget.spend(glyphCount, on: "'HVAR' table")
      for glyph in 0..<glyphCount {
        varied.append(UInt16(clamping: Int(initial(glyph)) + (try variations.delta(glyph))))
      }
    } else if let variations = try GlyphVariations(directory, coordinates) {
      for glyph in 0..<glyphCount {
        let (owner, units) = try variations.delta(glyph, budget: &budget)
        let advance = UInt16(clamping: (Float(initial(owner)) + units).halvesUp)
        // HarfBuzz takes an advance of 0 for one that it could not find.
        varied.append(advance == 0 ? initial(glyph) : advance)
      }
    } else {
      return advances
    }
    return varied
  }
}

/// `HVAR`: what a setting of the axes adds to the advance of each glyph (OpenType, "HVAR").
struct HorizontalVariations {
  private let deltas: ItemDeltas
  private let map: DeltaSetIndexMap?

  init(_ data: FontData, _ coordinates: [Int], budget: inout ReadingBudget) throws(FontError) {
    let table = RequiredTable(data, part: "'HVAR' table")
    deltas = try ItemDeltas(try table.table(at: try table.u32(4)), coordinates, budget: &budget)
    let offset = try table.u32(8)
    map = offset == 0 ? nil : try DeltaSetIndexMap(try table.table(at: offset))
  }

  /// Font units.
  func delta(_ glyph: Int) throws(FontError) -> Int {
    let (outer, inner) = try map?.item(of: glyph) ?? (0, glyph)
    return deltas[outer, inner]
  }
}
