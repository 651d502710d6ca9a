/// GPOS lookup type 2 (OpenType, "GPOS", "Pair adjustment positioning subtable"): of the value records only the
/// horizontal advance of the first glyph counts, as in horizontal kerning.
enum PairAdjustment {
  /// A subtable of format 1 or 2; `nil` if it is malformed, moves no advance or exceeds the budget.
  static func read(_ table: FontData, glyphCount: Int, budget: inout Int) -> (any PairKerning)? {
    guard let format = table.u16(0), let coverageTable = table.table(offset16At: 2),
      let firstFormat = table.u16(4), let secondFormat = table.u16(6)
    else { return nil }
    let layout = ValueLayout(first: firstFormat, second: secondFormat)
    let coverage = Coverage(table: coverageTable)
    switch format {
    case 1:
      return readPairs(table, coverage: coverage, layout: layout, glyphCount: glyphCount, budget: &budget)
    case 2:
      return readClasses(table, coverage: coverage, layout: layout, glyphCount: glyphCount, budget: &budget)
    default:
      return nil
    }
  }

  /// Where the advance sits in a pair's value records.
  private struct ValueLayout {
    /// Bytes of both records.
    let size: Int
    /// Bytes before the first record's advance; `nil` if it has none.
    let advance: Int?

    private static let xAdvance = 0x0004

    init(first: Int, second: Int) {
      size = 2 * ((first & 0xFF).nonzeroBitCount + (second & 0xFF).nonzeroBitCount)
      advance =
        first & ValueLayout.xAdvance == 0
        ? nil : 2 * (first & (ValueLayout.xAdvance - 1)).nonzeroBitCount
    }

    func value(_ table: FontData, _ record: Int) -> Int? {
      guard let advance else { return 0 }
      return table.i16(record + advance)
    }
  }

  private static func readPairs(
    _ table: FontData, coverage: Coverage, layout: ValueLayout, glyphCount: Int, budget: inout Int
  ) -> GlyphPairs? {
    guard let setCount = table.u16(8) else { return nil }
    budget -= glyphCount
    guard budget >= 0 else { return nil }
    var pairs = GlyphPairs()
    for glyph in 0..<glyphCount {
      guard let index = coverage.index(of: glyph), index < setCount,
        let set = table.table(offset16At: 10 + 2 * index), let count = set.u16(0)
      else { continue }
      budget -= count
      guard budget >= 0 else { return nil }
      for record in 0..<count {
        let start = 2 + record * (2 + layout.size)
        guard let second = set.u16(start), let value = layout.value(set, start + 2) else { break }
        pairs.add(glyph, second, value: value)
      }
    }
    return pairs
  }

  private static func readClasses(
    _ table: FontData, coverage: Coverage, layout: ValueLayout, glyphCount: Int, budget: inout Int
  ) -> ClassPairs? {
    guard let first = table.table(offset16At: 8), let second = table.table(offset16At: 10),
      let firstCount = table.u16(12), let secondCount = table.u16(14)
    else { return nil }
    let count = firstCount * secondCount
    budget -= count + 2 * glyphCount
    guard budget >= 0, 16 + count * layout.size <= table.count else { return nil }
    let values = (0..<count).map { record in
      Int16(truncatingIfNeeded: layout.value(table, 16 + record * layout.size) ?? 0)
    }
    return ClassPairs(
      coverage: coverage, first: ClassDefinition(table: first), second: ClassDefinition(table: second),
      firstClassCount: firstCount, secondClassCount: secondCount, values: values, glyphCount: glyphCount)
  }
}
