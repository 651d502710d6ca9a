/// What GSUB and GPOS share (OpenType, "OpenType Layout Common Table Formats"): coverage, classes, and the way
/// from a script to the lookups of a feature.
struct Coverage: Sendable {
  let table: FontData

  /// The coverage index of a glyph; `nil` if it is not covered.
  func index(of glyph: Int) -> Int? {
    guard let format = table.u16(0), let count = table.u16(2) else { return nil }
    switch format {
    case 1:
      guard let found = table.lowerBound(count: count, key: glyph, keyAt: { table.u16(4 + 2 * $0) }),
        table.u16(4 + 2 * found) == glyph
      else { return nil }
      return found
    case 2:
      guard let found = table.lowerBound(count: count, key: glyph, keyAt: { table.u16(6 + 6 * $0) }),
        let start = table.u16(4 + 6 * found), start <= glyph, let first = table.u16(8 + 6 * found)
      else { return nil }
      return first + glyph - start
    default:
      return nil
    }
  }
}

/// A class definition table; glyphs that it does not name are of class 0.
struct ClassDefinition: Sendable {
  let table: FontData

  func glyphClass(_ glyph: Int) -> Int {
    switch table.u16(0) {
    case 1:
      guard let start = table.u16(2), let count = table.u16(4), glyph >= start, glyph - start < count else {
        return 0
      }
      return table.u16(6 + 2 * (glyph - start)) ?? 0
    case 2:
      guard let count = table.u16(2),
        let found = table.lowerBound(count: count, key: glyph, keyAt: { table.u16(6 + 6 * $0) }),
        let start = table.u16(4 + 6 * found), start <= glyph
      else { return 0 }
      return table.u16(8 + 6 * found) ?? 0
    default:
      return 0
    }
  }
}

/// One lookup: its kind, its flags and its subtables, extensions resolved.
struct LayoutLookup: Sendable {
  let type: Int
  let flags: Int
  let subtables: [FontData]

  /// Lookups of more subtables than this are cut off there, as a guard against hostile fonts.
  private static let maximumSubtables = 4_096

  /// - Parameter extensionType: 9 in GPOS, 7 in GSUB.
  init?(_ table: FontData, extensionType: Int) {
    guard let type = table.u16(0), let flags = table.u16(2), let count = table.u16(4) else { return nil }
    var resolved = type
    var subtables: [FontData] = []
    for index in 0..<min(count, LayoutLookup.maximumSubtables) {
      guard let subtable = table.table(offset16At: 6 + 2 * index) else { continue }
      if type == extensionType {
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
  func lookupIndices(feature: Tag, scripts: [Tag]) -> [Int] {
    guard let scriptList = table(offset16At: 4), let featureList = table(offset16At: 6),
      let script = scripts.lazy.compactMap({ scriptList.taggedTable($0) }).first,
      let language = script.table(offset16At: 0), let featureCount = language.u16(4)
    else { return [] }
    var indices: Set<Int> = []
    for position in 0..<featureCount {
      guard let index = language.u16(6 + 2 * position), let tag = featureList.u32(2 + 6 * index),
        Tag(value: tag) == feature, let table = featureList.table(offset16At: 6 + 6 * index),
        let count = table.u16(2)
      else { continue }
      indices.formUnion((0..<count).compactMap { table.u16(4 + 2 * $0) })
    }
    return indices.sorted()
  }

  /// In a GSUB or GPOS table, a lookup.
  func layoutLookup(_ index: Int, extensionType: Int) -> LayoutLookup? {
    table(offset16At: 8)?.table(offset16At: 2 + 2 * index).flatMap {
      LayoutLookup($0, extensionType: extensionType)
    }
  }

  /// In a list of tagged 6-byte records, the table under a tag.
  private func taggedTable(_ tag: Tag) -> FontData? {
    guard let count = u16(0) else { return nil }
    for index in 0..<count where u32(2 + 6 * index) == tag.value {
      return table(offset16At: 6 + 6 * index)
    }
    return nil
  }
}
