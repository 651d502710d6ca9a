/// Which glyphs a lookup has to do with.
extension LayoutLookup {
  /// Finds the glyphs that the lookup may begin at, or that it may end at if it works backwards.
  mutating func findStarts(
    of owner: LayoutTable, glyphCount: Int, budget: inout ReadingBudget
  ) throws(FontError) {
    var starts = GlyphSet()
    var coversMore = false
    digests = []
    for subtable in subtables {
      var digest: UInt64 = 0
      if let coverage = firstCoverage(of: subtable, kind: owner.kind) {
        // A lookup before may make glyphs that the font does not have.
        if let last = coverage.lastCovered, last >= glyphCount {
          coversMore = true
          digests.append(.max)
          continue
        }
        try budget.spend(glyphCount >> 6, on: owner.part)
        for covered in try Coverage(table: coverage, part: owner.part).glyphs(count: glyphCount, budget: &budget) {
          starts.insert(covered.glyph)
          digest |= LayoutLookup.digest(of: covered.glyph)
        }
      }
      digests.append(digest)
    }
    self.starts = coversMore ? .all : starts
  }

  /// The bit of a glyph in ``digests``, which other glyphs share.
  static func digest(of glyph: some BinaryInteger) -> UInt64 { 1 << UInt64(truncatingIfNeeded: glyph & 63) }

  private func firstCoverage(of subtable: TableView, kind: LayoutTable.Kind) -> TableView? {
    guard subtable.u16(0) == 3 else { return subtable.table(offset16At: 2) }
    switch contextKind(kind) {
    case .context: return subtable.table(offset16At: 6)
    case .chained: return subtable.u16(2).flatMap { subtable.table(offset16At: 6 + 2 * $0) }
    default: return subtable.table(offset16At: 2)
    }
  }

  /// How a lookup looks at neighbours.
  enum ContextKind { case alone, ligature, context, chained, reversed }

  func contextKind(_ kind: LayoutTable.Kind) -> ContextKind {
    switch (kind, type) {
    case (.substitution, 4): .ligature
    case (.substitution, 5), (.positioning, 7): .context
    case (.substitution, 6), (.positioning, 8): .chained
    case (.substitution, 8): .reversed
    default: .alone
    }
  }
}
