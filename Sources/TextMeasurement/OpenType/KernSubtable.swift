/// The `kern` table, versions 0 (OpenType) and 1.0 (Apple), horizontal subtables of format 0.
enum KernSubtable {
  /// The pairs of all subtables, whose values add up; `nil` if there are no such subtables.
  static func readAll(_ table: FontData, budget: inout ReadingBudget) throws(FontError) -> GlyphPairs? {
    guard let version = table.u16(0) else { return nil }
    let isApple = version == 1
    guard let count = isApple ? table.u32(4) : table.u16(2) else { return nil }
    var pairs = GlyphPairs.Builder()
    var isKerning = false
    var offset = isApple ? 8 : 4
    for index in 0..<count {
      try budget.spend(ReadingBudget.Cost.table, on: "'kern' table")
      guard let subtable = table.slice(offset), let header = Header(subtable, isApple: isApple) else { break }
      if header.isHorizontalKerning, let records = subtable.slice(header.size), let count = records.u16(0) {
        isKerning = true
        try add(records, count: count, subtable: index, to: &pairs, budget: &budget)
      }
      // One subtable may be longer than its 16-bit length can say; a lone or last one has the rest.
      guard header.length >= header.size, index + 1 < count else { break }
      offset += header.length
    }
    return isKerning ? pairs.build() : nil
  }

  private struct Header {
    let size: Int
    let length: Int
    let isHorizontalKerning: Bool

    init?(_ table: FontData, isApple: Bool) {
      guard let length = isApple ? table.u32(0) : table.u16(2), let coverage = table.u16(4) else { return nil }
      self.length = length
      size = isApple ? 8 : 6
      // Apple: no vertical, cross-stream or variation bit; OpenType: horizontal, neither minimum nor cross-stream.
      isHorizontalKerning = isApple ? coverage & 0xE0FF == 0 : coverage & 0xFF07 == 0x0001
    }
  }

  private static func add(
    _ table: FontData, count: Int, subtable: Int, to pairs: inout GlyphPairs.Builder, budget: inout ReadingBudget
  ) throws(FontError) {
    let recordCount = min(count, max(0, table.count - 8) / 6)
    try budget.spend(recordCount * ReadingBudget.Cost.pair, on: "'kern' table")
    for record in stride(from: 8, to: 8 + 6 * recordCount, by: 6) {
      guard let left = table.u16(record), let right = table.u16(record + 2), let value = table.i16(record + 4)
      else { return }
      pairs.add(left, right, value: value, subtable: subtable)
    }
  }
}
