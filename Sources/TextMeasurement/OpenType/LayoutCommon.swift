/// What GSUB and GPOS share (OpenType, "OpenType Layout Common Table Formats"): coverage, and the way from a script to
/// the lookups of a feature.
struct Coverage {
  let table: FontData

  /// A glyph, and its place in the tables that go by coverage index.
  struct Covered {
    let glyph: Int
    let index: Int
  }

  /// The covered glyphs of a font, ascending. What goes back or overlaps is left out.
  func glyphs(count glyphCount: Int, budget: inout ReadingBudget) throws(FontError) -> [Covered] {
    guard let format = table.u16(0), let count = table.u16(2) else { return [] }
    try budget.spend(count, on: "'GPOS' table")
    var covered: [Covered] = []
    var next = 0
    for place in 0..<count {
      switch format {
      case 1:
        guard let glyph = table.u16(4 + 2 * place) else { return covered }
        guard glyph >= next, glyph < glyphCount else { continue }
        covered.append(Covered(glyph: glyph, index: place))
        next = glyph + 1
      case 2:
        guard let range = table.glyphRange(place) else { return covered }
        let new = max(range.first, next)..<max(min(range.last + 1, glyphCount), range.first, next)
        try budget.spend(new.count, on: "'GPOS' table")
        for glyph in new { covered.append(Covered(glyph: glyph, index: range.value + glyph - range.first)) }
        next = new.upperBound
      default:
        return []
      }
    }
    return covered
  }
}

extension FontData {
  /// A record of a coverage or class definition table of format 2: glyphs, and the coverage index of the first or the
  /// class of all.
  func glyphRange(_ place: Int) -> (first: Int, last: Int, value: Int)? {
    guard let first = u16(4 + 6 * place), let last = u16(6 + 6 * place), let value = u16(8 + 6 * place) else {
      return nil
    }
    return (first, last, value)
  }
}

/// One lookup: its kind, its flags and its subtables, extensions resolved.
struct LayoutLookup {
  let type: Int
  let flags: Int
  let subtables: [FontData]

  /// - Parameter extensionType: 9 in GPOS, 7 in GSUB.
  init?(_ table: FontData, extensionType: Int, budget: inout ReadingBudget) throws(FontError) {
    guard let type = table.u16(0), let flags = table.u16(2), let count = table.u16(4) else { return nil }
    var resolved = type
    var subtables: [FontData] = []
    for index in 0..<count {
      try budget.spend(ReadingBudget.Cost.table, on: "'GPOS' table")
      guard let subtable = table.table(offset16At: 6 + 2 * index) else { continue }
      if type == extensionType {
        // An extension of an extension is none: it has no kind that is read.
        guard let inner = subtable.u16(2), let target = subtable.table(offset32At: 4) else { continue }
        resolved = inner
        subtables.append(target)
      } else {
        subtables.append(subtable)
      }
    }
    self.type = resolved
    self.flags = flags
    self.subtables = subtables
  }
}

extension FontData {
  /// In a GSUB or GPOS table, the places in the lookup list of a feature's lookups, for the first of the scripts that
  /// the font names, in the script's default language; ascending.
  func lookupIndices(
    feature: Tag, scripts: [Tag], budget: inout ReadingBudget
  ) throws(FontError) -> [Int] {
    guard let scriptList = table(offset16At: 4), let featureList = table(offset16At: 6),
      let lookupCount = table(offset16At: 8)?.u16(0)
    else { return [] }
    var script: FontData?
    for tag in scripts where script == nil { script = try scriptList.taggedTable(tag, budget: &budget) }
    guard let language = script?.table(offset16At: 0), let featureCount = language.u16(4) else { return [] }

    try budget.spend(lookupCount + featureCount, on: "'GPOS' table")
    var isWanted = Array(repeating: false, count: lookupCount)
    for position in 0..<featureCount {
      guard let index = language.u16(6 + 2 * position), let tag = featureList.u32(2 + 6 * index),
        Tag(value: tag) == feature, let table = featureList.table(offset16At: 6 + 6 * index),
        let count = table.u16(2)
      else { continue }
      try budget.spend(ReadingBudget.Cost.table + count, on: "'GPOS' table")
      for place in 0..<count {
        if let lookup = table.u16(4 + 2 * place), lookup < lookupCount { isWanted[lookup] = true }
      }
    }
    return isWanted.indices.filter { isWanted[$0] }
  }

  /// In a GSUB or GPOS table, a lookup.
  func layoutLookup(
    _ index: Int, extensionType: Int, budget: inout ReadingBudget
  ) throws(FontError) -> LayoutLookup? {
    try budget.spend(ReadingBudget.Cost.table, on: "'GPOS' table")
    guard let table = table(offset16At: 8)?.table(offset16At: 2 + 2 * index) else { return nil }
    return try LayoutLookup(table, extensionType: extensionType, budget: &budget)
  }

  /// In a list of tagged 6-byte records, the table under a tag.
  private func taggedTable(_ tag: Tag, budget: inout ReadingBudget) throws(FontError) -> FontData? {
    guard let count = u16(0) else { return nil }
    try budget.spend(count, on: "'GPOS' table")
    for index in 0..<count where u32(2 + 6 * index) == tag.value {
      return table(offset16At: 6 + 6 * index)
    }
    return nil
  }
}
