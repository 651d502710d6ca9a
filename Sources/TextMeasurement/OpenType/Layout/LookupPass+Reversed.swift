/// GSUB lookup type 8 (OpenType, "GSUB", "Reverse chaining contextual single substitution subtable").
extension LookupPass {
  mutating func substituteReversed(_ table: TableView) -> Bool {
    // No context may ask for it.
    guard depth == 0, let rule = ReversedRule(table, glyphs[index].glyph), matchBefore(rule.before),
      matchAfter(index, rule.after)
    else { return false }
    replace(by: Int(rule.glyph))
    return true
  }
}

/// The rule of a subtable for a glyph.
struct ReversedRule {
  /// The nearest glyph first.
  let before: GlyphSequence
  let after: GlyphSequence
  /// The one that replaces it.
  let glyph: UInt16

  /// `nil` if there is none.
  init?(_ table: TableView, _ glyph: UInt16) {
    guard let covered = table.table(offset16At: 2)?.coverageIndex(of: glyph), table.u16(0) == 1,
      let beforeCount = table.u16(4)
    else { return nil }
    let afterAt = 6 + 2 * beforeCount
    guard let afterCount = table.u16(afterAt) else { return nil }
    let glyphsAt = afterAt + 2 + 2 * afterCount
    guard let count = table.u16(glyphsAt), covered < count, let new = table.u16(glyphsAt + 2 + 2 * covered) else {
      return nil
    }
    before = GlyphSequence(pattern: .coverages(table, at: 6), count: beforeCount)
    after = GlyphSequence(pattern: .coverages(table, at: afterAt + 2), count: afterCount)
    self.glyph = UInt16(truncatingIfNeeded: new)
  }
}
