/// The `kern` table, versions 0 (OpenType) and 1.0 (Apple), horizontal subtables of formats 0 and 2.
enum KernSubtable {
  /// All subtables, whose values add up: the pairs of format 0 in one, then those of format 2; empty if there
  /// are no such subtables.
  static func readAll(_ table: FontData, budget: inout ReadingBudget) throws(FontError) -> [any PairKerning] {
    guard let version = table.u16(0) else { return [] }
    let isApple = version == 1
    guard let count = isApple ? table.u32(4) : table.u16(2) else { return [] }
    var pairs = GlyphPairs.Builder()
    var classes: [KernClasses] = []
    var isKerning = false
    var offset = isApple ? 8 : 4
    for index in 0..<count {
      try budget.spend(ReadingBudget.Cost.table, on: "'kern' table")
      guard let subtable = table.slice(offset), let header = Header(subtable, isApple: isApple) else { break }
      if header.isHorizontalKerning, let records = subtable.slice(header.size), let count = records.u16(0) {
        isKerning = true
        switch header.format {
        case 0: try add(records, count: count, subtable: index, to: &pairs, budget: &budget)
        default: classes.append(try KernClasses(subtable, header: header.size, budget: &budget))
        }
      }
      // One subtable may be longer than its 16-bit length can say; a lone or last one has the rest.
      guard header.length >= header.size, index + 1 < count else { break }
      offset += header.length
    }
    return isKerning ? [pairs.build()] + classes : []
  }

  private struct Header {
    let size: Int
    let length: Int
    let format: Int
    let isHorizontalKerning: Bool

    init?(_ table: FontData, isApple: Bool) {
      guard let length = isApple ? table.u32(0) : table.u16(2), let coverage = table.u16(4) else { return nil }
      self.length = length
      size = isApple ? 8 : 6
      format = isApple ? coverage & 0xFF : coverage >> 8
      // Apple: no vertical, cross-stream or variation bit; OpenType: horizontal, neither minimum nor cross-stream.
      isHorizontalKerning = (isApple ? coverage & 0xE000 == 0 : coverage & 0x07 == 0x01) && (format == 0 || format == 2)
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

/// A subtable of format 2: a value for each class of left glyphs and class of right ones.
struct KernClasses: PairKerning {
  private let memory: TableMemory
  private let left: Classes
  private let right: Classes
  /// Where the values begin, in bytes from the start of the subtable, as classes are.
  private let start: Int

  private struct Classes {
    var first = 0
    var offsets: [UInt16] = []

    subscript(glyph: UInt16) -> Int {
      let index = Int(glyph) - first
      return index >= 0 && index < offsets.count ? Int(offsets[index]) : 0
    }
  }

  init(_ subtable: FontData, header: Int, budget: inout ReadingBudget) throws(FontError) {
    // No offset leads further.
    let size = min(subtable.count, 2 * 0xFFFF + 2)
    try budget.spend(ReadingBudget.Cost.askedSubtable + size, on: "'kern' table")
    func classes(offsetAt offset: Int) throws(FontError) -> Classes {
      guard let table = subtable.table(offset16At: offset), let first = table.u16(0), let count = table.u16(2) else {
        return Classes()
      }
      let known = min(count, max(0, table.count - 4) / 2)
      try budget.spend(known, on: "'kern' table")
      return Classes(
        first: first, offsets: (0..<known).map { UInt16(truncatingIfNeeded: table.u16(4 + 2 * $0) ?? 0) })
    }
    left = try classes(offsetAt: header + 2)
    right = try classes(offsetAt: header + 4)
    start = subtable.u16(header + 6) ?? 0
    memory = TableMemory(subtable.slice(0, length: size) ?? FontData([]))
  }

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    let offset = self.left[left] + self.right[right]
    return offset < start ? nil : memory.view.i16(offset)
  }
}
