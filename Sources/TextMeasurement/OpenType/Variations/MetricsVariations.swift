/// `MVAR`: what a setting of the axes adds to metrics of the whole font (OpenType, "MVAR").
struct MetricsVariations {
  private var values: [Tag: Int] = [:]

  /// Nothing.
  init() {}

  init(_ data: FontData, _ coordinates: [Int], budget: inout ReadingBudget) throws(FontError) {
    let table = RequiredTable(data, part: "'MVAR' table")
    let (size, count, store) = (try table.u16(6), try table.u16(8), try table.u16(10))
    guard count > 0, store > 0 else { return }
    guard size >= 8 else { throw FontError("the records of the font's 'MVAR' table are too short, by its byte 6") }
    try budget.spend(count * ReadingBudget.Cost.record, on: table.part)
    let deltas = try ItemDeltas(try table.table(at: store), coordinates, budget: &budget)
    for index in 0..<count {
      let record = 12 + size * index
      values[Tag(value: try table.u32(record))] = deltas[try table.u16(record + 4), try table.u16(record + 6)]
    }
  }

  /// Font units.
  subscript(tag: Tag) -> Int { values[tag] ?? 0 }
}
