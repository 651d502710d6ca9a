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
