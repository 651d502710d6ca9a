/// `cmap`: code points to glyphs, from a format 4 or format 12 subtable, unfolded into pages of 256.
struct CharacterMap: Sendable {
  /// By `codePoint >> 8`, an index into `pages` in steps of 256; -1 where the font has nothing.
  private var pageStarts: [Int32] = Array(repeating: -1, count: 0x1100)
  private var pages: [UInt16] = []
  /// The subtable is for symbol fonts, whose characters sit at U+F000 (OpenType, "cmap", encoding 3.0).
  private var isSymbol = false

  init(_ directory: TableDirectory, glyphCount: Int, budget: inout ReadingBudget) throws(FontError) {
    guard let cmap = directory["cmap"], let count = cmap.u16(2) else { throw .missing("cmap") }
    try budget.spend(count * ReadingBudget.Cost.record, on: "'cmap' table")
    var best: (rank: Int, subtable: FontData, format: Int)?
    for index in 0..<count {
      guard let platform = cmap.u16(4 + 8 * index), let encoding = cmap.u16(6 + 8 * index),
        let subtable = cmap.table(offset32At: 8 + 8 * index), let format = subtable.u16(0),
        format == 4 || format == 12,
        let rank = CharacterMap.preference.firstIndex(where: { $0 == (platform, encoding) })
      else { continue }
      if best.map({ rank < $0.rank }) ?? true { best = (rank, subtable, format) }
    }
    guard let best else {
      throw FontError("the font's 'cmap' table has no Unicode subtable of format 4 or 12")
    }
    isSymbol = CharacterMap.preference[best.rank] == (3, 0)
    if best.format == 12 {
      try readFormat12(best.subtable, glyphCount: glyphCount, budget: &budget)
    } else {
      try readFormat4(best.subtable, glyphCount: glyphCount, budget: &budget)
    }
  }

  /// Platform and encoding, the widest repertoire first.
  private static let preference = [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0), (3, 0)]

  /// The glyph of a code point; 0 where the font has none.
  func glyph(_ codePoint: UInt32) -> UInt16 {
    let glyph = lookUp(codePoint)
    return glyph == 0 && isSymbol && codePoint < 0x100 ? lookUp(0xF000 + codePoint) : glyph
  }

  private func lookUp(_ codePoint: UInt32) -> UInt16 {
    let page = Int(codePoint >> 8)
    guard page < pageStarts.count, pageStarts[page] >= 0 else { return 0 }
    return pages[Int(pageStarts[page]) + Int(codePoint & 0xFF)]
  }

  private mutating func set(_ codePoint: Int, to glyph: Int) {
    let page = codePoint >> 8
    if pageStarts[page] < 0 {
      pageStarts[page] = Int32(pages.count)
      pages.append(contentsOf: repeatElement(0, count: 256))
    }
    pages[Int(pageStarts[page]) + codePoint & 0xFF] = UInt16(truncatingIfNeeded: glyph)
  }

  /// Segments of the basic plane, each a delta or a list of glyphs.
  private mutating func readFormat4(
    _ table: FontData, glyphCount: Int, budget: inout ReadingBudget
  ) throws(FontError) {
    guard let doubled = table.u16(6) else { return }
    try budget.spend(doubled, on: "'cmap' table")
    let (ends, starts) = (14, 16 + doubled)
    let (deltas, offsets) = (starts + doubled, starts + 2 * doubled)
    var next = 0
    for segment in stride(from: 0, to: doubled & ~1, by: 2) {
      guard let end = table.u16(ends + segment), let start = table.u16(starts + segment),
        let delta = table.u16(deltas + segment), let offset = table.u16(offsets + segment)
      else { return }
      // Segments ascend; one that goes back is a fault and would make the work quadratic.
      guard start <= end, start >= next else { continue }
      next = end + 1
      try budget.spend(next - start, on: "'cmap' table")
      for codePoint in start...end where codePoint != 0xFFFF {
        var glyph = codePoint
        if offset != 0 {
          guard let listed = table.u16(offsets + segment + offset + 2 * (codePoint - start)), listed != 0
          else { continue }
          glyph = listed
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph != 0, glyph < glyphCount { set(codePoint, to: glyph) }
      }
    }
  }

  /// Groups of consecutive code points with consecutive glyphs.
  private mutating func readFormat12(
    _ table: FontData, glyphCount: Int, budget: inout ReadingBudget
  ) throws(FontError) {
    // Groups that are there, whatever their count says.
    guard let count = table.u32(12).map({ min($0, (table.count - 16) / 12) }) else { return }
    try budget.spend(count * ReadingBudget.Cost.record, on: "'cmap' table")
    var next = 0
    for group in 0..<count {
      guard let start = table.u32(16 + 12 * group), let end = table.u32(20 + 12 * group),
        let first = table.u32(24 + 12 * group)
      else { return }
      guard start <= end, start >= next, end <= 0x10FFFF else { continue }
      next = end + 1
      let glyphs = min(end - start + 1, max(0, glyphCount - first))
      try budget.spend(glyphs, on: "'cmap' table")
      for place in 0..<glyphs where first + place != 0 { set(start + place, to: first + place) }
    }
  }
}
