/// A `cmap` subtable of format 14: the glyphs of characters before variation selectors (OpenType, "cmap",
/// "Unicode Variation Sequences").
struct VariationSequences: Sendable {
  /// Kept as it is, as few texts ask for any of tens of thousands of sequences.
  private let memory: TableMemory

  enum Glyph: Equatable {
    /// The glyph of the character by itself.
    case usual
    case other(UInt16)
  }

  /// Bytes of an entry: of a selector, of a range of characters that have their usual glyph, and of a character that
  /// has another.
  private enum Size {
    static let selector = 11
    static let range = 4
    static let mapping = 5
  }

  /// - Parameters:
  ///   - cmap: the table.
  ///   - offset: of the subtable in it.
  init(_ cmap: FontData, at offset: Int, budget: inout ReadingBudget) throws(FontError) {
    let table = try RequiredTable(cmap, part: "'cmap' table").table(at: offset)
    let length = try table.u32(2)
    try table.check(0, length: length)
    let count = try table.u32(6)
    try table.check(10, length: count * Size.selector)
    for record in stride(from: 10, to: 10 + count * Size.selector, by: Size.selector) {
      try budget.spend(ReadingBudget.Cost.table, on: table.part)
      for (start, size) in [(record + 3, Size.range), (record + 7, Size.mapping)] {
        let offset = try table.u32(start)
        guard offset != 0 else { continue }
        let entries = try table.table(at: offset)
        try entries.check(4, length: try entries.u32(0) * size)
      }
    }
    memory = TableMemory(cmap.slice(offset, length: length) ?? FontData([]))
  }

  /// The glyph of a code point before a selector; `nil` if the font does not know the sequence.
  func glyph(_ codePoint: UInt32, selector: UInt32) -> Glyph? {
    let table = memory.view
    guard let record = entry(upTo: selector, in: table, countAt: 6, size: Size.selector),
      record.u24(0) == Int(selector)
    else { return nil }
    if let ranges = record.u32(3).flatMap({ $0 == 0 ? nil : table.slice($0) }),
      let range = entry(upTo: codePoint, in: ranges, countAt: 0, size: Size.range), let bits = range.u32(0),
      Int(codePoint) <= (bits >> 8) + (bits & 0xFF)
    {
      return .usual
    }
    guard let mappings = record.u32(7).flatMap({ $0 == 0 ? nil : table.slice($0) }),
      let mapping = entry(upTo: codePoint, in: mappings, countAt: 0, size: Size.mapping),
      mapping.u24(0) == Int(codePoint), let glyph = mapping.u16(3), glyph != 0
    else { return nil }
    return .other(UInt16(truncatingIfNeeded: glyph))
  }

  /// Binary search in entries that ascend by their first 24 bits: the last entry not above a value.
  private func entry(upTo value: UInt32, in list: TableView, countAt start: Int, size: Int) -> TableView? {
    guard let count = list.u32(start), let entries = list.slice(start + 4) else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let key = entries.u24(middle * size) else { return nil }
      if key <= Int(value) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries.slice((low - 1) * size) : nil
  }
}
