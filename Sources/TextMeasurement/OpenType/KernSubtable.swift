/// The `kern` table, versions 0 (OpenType) and 1.0 (Apple), horizontal subtables of format 0.
enum KernSubtable {
  /// In file order, as far as the budget of array entries goes.
  static func readAll(_ table: FontData, budget: inout Int) -> [GlyphPairs] {
    guard let version = table.u16(0) else { return [] }
    let isApple = version == 1
    guard let count = isApple ? table.u32(4) : table.u16(2) else { return [] }
    var subtables: [GlyphPairs] = []
    var offset = isApple ? 8 : 4
    for index in 0..<count {
      guard let subtable = table.slice(offset), let header = Header(subtable, isApple: isApple) else { break }
      if header.isHorizontalKerning, let pairs = pairs(subtable, from: header.size, budget: &budget) {
        subtables.append(pairs)
      }
      // One subtable may be longer than its 16-bit length can say; a lone or last one has the rest.
      guard header.length >= header.size, index + 1 < count else { break }
      offset += header.length
    }
    return subtables
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

  private static func pairs(_ table: FontData, from start: Int, budget: inout Int) -> GlyphPairs? {
    guard let count = table.u16(start) else { return nil }
    budget -= count
    guard budget >= 0 else { return nil }
    var pairs = GlyphPairs()
    for index in 0..<count {
      let record = start + 8 + 6 * index
      guard let left = table.u16(record), let right = table.u16(record + 2), let value = table.i16(record + 4)
      else { break }
      pairs.add(left, right, value: value)
    }
    return pairs
  }
}
