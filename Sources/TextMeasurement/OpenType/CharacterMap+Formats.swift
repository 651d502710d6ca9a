/// The formats of subtables that have a glyph for a code point (OpenType, "cmap"). Format 2 and format 8 are of
/// encodings that are not Unicode, or are used by no font.
///
/// A glyph that the font has no outline of is one all the same, as wide as nothing, as in HarfBuzz.
extension CharacterMap {
  static let formats: Set = [0, 4, 6, 10, 12, 13]

  mutating func read(_ table: FontData, budget: inout ReadingBudget) throws(FontError) {
    switch table.u16(0) {
    case 0: try readBytes(table, budget: &budget)
    case 4: try readSegments(table, budget: &budget)
    case 6:
      try readArray(
        table, first: table.u16(6), count: table.u16(8), start: 10, budget: &budget)
    case 10:
      try readArray(
        table, first: table.u32(12), count: table.u32(16), start: 20, budget: &budget)
    case 12: try readGroups(table, areConstant: false, budget: &budget)
    case 13: try readGroups(table, areConstant: true, budget: &budget)
    default: break
    }
  }

  /// Format 0: 256 characters of a byte.
  private mutating func readBytes(
    _ table: FontData, budget: inout ReadingBudget
  ) throws(FontError) {
    try budget.spend(256, on: "'cmap' table")
    for code in 0..<256 {
      guard let glyph = table.u8(6 + code) else { return }
      if glyph != 0 { set(code, to: Int(glyph)) }
    }
  }

  /// Formats 6 and 10: one range of characters.
  private mutating func readArray(
    _ table: FontData, first: Int?, count: Int?, start: Int, budget: inout ReadingBudget
  ) throws(FontError) {
    guard let first, let count, first <= 0x10FFFF else { return }
    // As many as are there, whatever the count says.
    let known = min(count, (table.count - start) / 2, 0x10FFFF - first + 1)
    guard known > 0 else { return }
    try budget.spend(known, on: "'cmap' table")
    for index in 0..<known {
      if let glyph = table.u16(start + 2 * index), glyph != 0 { set(first + index, to: glyph) }
    }
  }

  /// Format 4: segments of the basic plane, each a delta or a list of glyphs.
  private mutating func readSegments(
    _ table: FontData, budget: inout ReadingBudget
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
      for codePoint in start...end {
        var glyph = codePoint
        if offset != 0 {
          guard let listed = table.u16(offsets + segment + offset + 2 * (codePoint - start)), listed != 0
          else { continue }
          glyph = listed
        }
        glyph = (glyph + delta) & 0xFFFF
        if glyph != 0 { set(codePoint, to: glyph) }
      }
    }
  }

  /// Formats 12 and 13: groups of consecutive code points with consecutive glyphs, or with one.
  private mutating func readGroups(
    _ table: FontData, areConstant: Bool, budget: inout ReadingBudget
  ) throws(FontError) {
    // Groups that are there, whatever their count.
    guard let count = table.u32(12).map({ min($0, (table.count - 16) / 12) }) else { return }
    try budget.spend(count * ReadingBudget.Cost.record, on: "'cmap' table")
    var next = 0
    for group in 0..<count {
      guard let start = table.u32(16 + 12 * group), let end = table.u32(20 + 12 * group),
        let first = table.u32(24 + 12 * group)
      else { return }
      guard start <= end, start >= next, end <= 0x10FFFF else { continue }
      next = end + 1
      let step = areConstant ? 0 : 1
      // No font has more glyphs than 16 bits distinguish.
      let known = max(0, 0x1_0000 - first)
      let glyphs = areConstant && known > 0 ? next - start : min(next - start, known)
      try budget.spend(glyphs, on: "'cmap' table")
      for index in 0..<glyphs where first + step * index != 0 { set(start + index, to: first + step * index) }
    }
  }
}
