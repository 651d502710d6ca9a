/// A coverage table of GSUB or GPOS: glyphs, each with an index (OpenType, "OpenType Layout Common Table Formats").
struct Coverage<Table: FontTable> {
  let table: Table
  /// The table it belongs to, as a message names it.
  let part: StaticString

  /// The covered glyphs of a font, ascending. What goes back or overlaps is left out.
  func glyphs(count glyphCount: Int, budget: inout ReadingBudget) throws(FontError) -> [CoveredGlyph] {
    guard let format = table.u16(0), let count = table.u16(2) else { return [] }
    try budget.spend(count, on: part)
    var covered: [CoveredGlyph] = []
    var next = 0
    for record in 0..<count {
      switch format {
      case 1:
        guard let glyph = table.u16(4 + 2 * record) else { return covered }
        guard glyph >= next, glyph < glyphCount else { continue }
        covered.append(CoveredGlyph(glyph: glyph, index: record))
        next = glyph + 1
      case 2:
        guard let range = table.glyphRange(record) else { return covered }
        let new = max(range.first, next)..<max(min(range.last + 1, glyphCount), range.first, next)
        try budget.spend(new.count, on: part)
        for glyph in new { covered.append(CoveredGlyph(glyph: glyph, index: range.value + glyph - range.first)) }
        next = new.upperBound
      default:
        return []
      }
    }
    return covered
  }
}

/// A glyph, and its coverage index, which other tables go by.
struct CoveredGlyph {
  let glyph: Int
  let index: Int
}

extension FontTable {
  /// A record of a coverage or class definition table of format 2: glyphs, and the coverage index of the first or the
  /// class of all.
  func glyphRange(_ record: Int) -> (first: Int, last: Int, value: Int)? {
    guard let first = u16(4 + 6 * record), let last = u16(6 + 6 * record), let value = u16(8 + 6 * record) else {
      return nil
    }
    return (first, last, value)
  }
}
