/// GDEF (OpenType, "Glyph Definition Table"): which glyphs are marks and ligatures, and sets of marks that lookups
/// name.
struct GlyphDefinitions: Sendable {
  private var classes = GlyphClasses()
  private var attachmentClasses = GlyphClasses()
  private var markSets: [GlyphSet] = []
  /// Whether the font classes its glyphs at all; otherwise characters decide which glyphs are marks.
  private(set) var hasClasses = false
  /// The changes of GPOS's values at the setting of the axes; `nil` where no axis is set.
  private(set) var deltas: ItemDeltas?

  /// - Parameter coordinates: by axis; empty for a font without axes.
  init(
    _ table: FontData?, glyphCount: Int, coordinates: [Int], budget: inout ReadingBudget
  ) throws(FontError) {
    guard let table, table.u16(0) == 1, let minor = table.u16(2) else { return }
    let part: StaticString = "'GDEF' table"
    if let glyphs = table.table(offset16At: 4) {
      classes = try GlyphClasses(glyphs, glyphCount: glyphCount, on: part, budget: &budget)
      hasClasses = true
    }
    if let marks = table.table(offset16At: 10) {
      attachmentClasses = try GlyphClasses(marks, glyphCount: glyphCount, on: part, budget: &budget)
    }
    if minor >= 3, coordinates.contains(where: { $0 != 0 }) {
      let definitions = RequiredTable(table, part: part)
      let store = try definitions.u32(14)
      if store > 0 { deltas = try ItemDeltas(try definitions.table(at: store), coordinates, budget: &budget) }
    }
    guard minor >= 2, let sets = table.table(offset16At: 12), let count = sets.u16(2) else { return }
    for index in 0..<count {
      try budget.spend(ReadingBudget.Cost.table, on: part)
      // A set that is not there has a place all the same, and no marks.
      var set = GlyphSet()
      if let coverage = sets.table(offset32At: 4 + 4 * index) {
        try set.insert(Coverage(table: coverage, part: part), glyphCount: glyphCount, budget: &budget)
      }
      markSets.append(set)
    }
  }

  /// The properties of a glyph that no lookup has changed.
  func properties(_ glyph: UInt16) -> GlyphProperties {
    switch classes[glyph] {
    case 1: .base
    case 2: .ligature
    case 3: GlyphProperties(rawValue: GlyphProperties.mark.rawValue | (attachmentClasses[glyph] & 0xFF) << 8)
    default: []
    }
  }

  /// Whether a set of marks has a glyph.
  func markSet(_ number: Int, contains glyph: UInt16) -> Bool {
    number < markSets.count && markSets[number].contains(glyph)
  }
}
