/// GSUB or GPOS: the way from a script to the lookups of its features (OpenType, "OpenType Layout Common Table
/// Formats").
struct LayoutTable: Sendable {
  /// Which of the two, as their types of lookups differ.
  enum Kind: Sendable {
    case substitution, positioning
  }

  let kind: Kind
  private let table: TableView
  /// The feature variations at the setting of the axes.
  private let variations: FeatureVariations

  /// - Parameter coordinates: by axis; empty for a font without axes.
  init(_ table: TableView, kind: Kind, coordinates: [Int], budget: inout ReadingBudget) throws(FontError) {
    self.table = table
    self.kind = kind
    let list = table.u16(2).flatMap { $0 >= 1 ? table.table(offset32At: 10) : nil }
    variations =
      try list.map { list throws(FontError) in
        try FeatureVariations(list, coordinates, part: LayoutTable.part(kind), budget: &budget)
      } ?? FeatureVariations()
  }

  /// As a message names it.
  var part: StaticString { LayoutTable.part(kind) }

  private static func part(_ kind: Kind) -> StaticString { kind == .substitution ? "'GSUB' table" : "'GPOS' table" }

  /// The number of lookups by the table's own count.
  var lookupCount: Int { table.table(offset16At: 8)?.u16(0) ?? 0 }

  /// The indices in the lookup list of some features' lookups, ascending, and the features that there are. Of features
  /// with the same tag a language should have one, and the first counts, as in HarfBuzz.
  func features(
    _ wanted: Set<Tag>, _ system: LanguageSystem, budget: inout ReadingBudget
  ) throws(FontError) -> (lookups: [Int], found: Set<Tag>) {
    guard let language = try language(system, budget: &budget), let featureCount = language.u16(4) else {
      return ([], [])
    }
    try budget.spend(lookupCount + featureCount, on: part)
    var lookups: Set<Int> = []
    var found: Set<Tag> = []
    for position in 0..<featureCount {
      guard let feature = feature(language.u16(6 + 2 * position)), wanted.contains(feature.tag),
        found.insert(feature.tag).inserted
      else { continue }
      lookups.formUnion(try self.lookups(of: feature.table, budget: &budget))
    }
    return (lookups.sorted(), found)
  }

  /// The tag of the feature that a language asks for whatever is wanted, and its lookups.
  func requiredFeature(
    _ system: LanguageSystem, budget: inout ReadingBudget
  ) throws(FontError) -> (tag: Tag, lookups: [Int])? {
    guard let feature = feature(try language(system, budget: &budget)?.u16(2)) else { return nil }
    return (feature.tag, try lookups(of: feature.table, budget: &budget))
  }

  /// Whether it is for a script.
  func has(_ system: LanguageSystem, budget: inout ReadingBudget) throws(FontError) -> Bool {
    guard system.needsScript else { return true }
    return try script(system, budget: &budget) != nil
  }

  /// The table of the first script that the font knows.
  private func script(_ system: LanguageSystem, budget: inout ReadingBudget) throws(FontError) -> TableView? {
    guard let scriptList = table.table(offset16At: 4) else { return nil }
    for tag in system.scripts {
      if let script = try taggedTable(tag, at: 0, in: scriptList, budget: &budget) { return script }
    }
    return nil
  }

  /// The table of the first language that the font knows.
  private func language(_ system: LanguageSystem, budget: inout ReadingBudget) throws(FontError) -> TableView? {
    guard let script = try script(system, budget: &budget) else { return nil }
    var language: TableView?
    for tag in system.languages where language == nil {
      language = try taggedTable(tag, at: 2, in: script, budget: &budget)
    }
    return language ?? script.table(offset16At: 0)
  }

  /// A feature of the list, as it is at the setting of the axes.
  private func feature(_ index: Int?) -> (tag: Tag, table: TableView)? {
    guard let index, index != 0xFFFF, let list = table.table(offset16At: 6), let tag = list.u32(2 + 6 * index),
      let feature = variations[index] ?? list.table(offset16At: 6 + 6 * index)
    else { return nil }
    return (Tag(value: tag), feature)
  }

  private func lookups(of feature: TableView, budget: inout ReadingBudget) throws(FontError) -> [Int] {
    let (count, lookupCount) = (feature.u16(2) ?? 0, lookupCount)
    try budget.spend(ReadingBudget.Cost.table + count, on: part)
    return (0..<count).compactMap { feature.u16(4 + 2 * $0) }.filter { $0 < lookupCount }
  }

  /// A lookup.
  func lookup(_ index: Int, budget: inout ReadingBudget) throws(FontError) -> LayoutLookup? {
    try budget.spend(ReadingBudget.Cost.table, on: part)
    guard let lookup = table.table(offset16At: 8)?.table(offset16At: 2 + 2 * index) else { return nil }
    return try LayoutLookup(lookup, of: self, budget: &budget)
  }

  /// In a list of tagged 6-byte records, the table under a tag.
  ///
  /// - Parameter start: where the count of the records stands.
  private func taggedTable(
    _ tag: Tag, at start: Int, in list: TableView, budget: inout ReadingBudget
  ) throws(FontError) -> TableView? {
    guard let count = list.u16(start) else { return nil }
    try budget.spend(count, on: part)
    for index in 0..<count where list.u32(start + 2 + 6 * index) == tag.value {
      return list.table(offset16At: start + 6 + 6 * index)
    }
    return nil
  }

  /// The tags in a list of 6-byte records.
  private func tags(at start: Int, in list: TableView, budget: inout ReadingBudget) throws(FontError) -> [Tag] {
    guard let count = list.u16(start) else { return [] }
    try budget.spend(count, on: part)
    return (0..<count).compactMap { list.u32(start + 2 + 6 * $0).map(Tag.init(value:)) }
  }

  /// The features that it has, whatever the script.
  func featureTags(budget: inout ReadingBudget) throws(FontError) -> Set<Tag> {
    guard let list = table.table(offset16At: 6) else { return [] }
    return Set(try tags(at: 0, in: list, budget: &budget))
  }

  /// The languages that it has lookups of their own for, whatever the script.
  func languageTags(budget: inout ReadingBudget) throws(FontError) -> Set<Tag> {
    guard let list = table.table(offset16At: 4) else { return [] }
    var languages: Set<Tag> = []
    for index in try tags(at: 0, in: list, budget: &budget).indices {
      guard let script = list.table(offset16At: 6 + 6 * index) else { continue }
      languages.formUnion(try tags(at: 2, in: script, budget: &budget))
    }
    return languages
  }
}

/// One lookup: its type, which glyphs it passes over, and its subtables, extensions resolved.
struct LayoutLookup: Sendable {
  let type: Int
  let filter: GlyphFilter
  let subtables: [TableView]
  /// Glyphs that the lookup may begin at; `nil` for those that contexts alone may ask for.
  var starts: GlyphSet?
  /// For each subtable, a 64-bit digest of the glyphs that it may begin at; empty where they are not known.
  var digests: [UInt64] = []

  init?(_ table: TableView, of owner: LayoutTable, budget: inout ReadingBudget) throws(FontError) {
    guard let type = table.u16(0), let flags = table.u16(2), let count = table.u16(4) else { return nil }
    let extensionType = owner.kind == .substitution ? 7 : 9
    var resolved = type
    var subtables: [TableView] = []
    for index in 0..<count {
      try budget.spend(ReadingBudget.Cost.table, on: owner.part)
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
    filter = GlyphFilter(
      flags: flags, markSet: flags & GlyphFilter.Flag.useMarkFilteringSet == 0 ? 0 : table.u16(6 + 2 * count) ?? 0)
    self.subtables = subtables
  }
}

/// Which glyphs a lookup passes over (OpenType, "Lookup flag").
struct GlyphFilter: Sendable, BitwiseCopyable {
  let flags: Int
  /// The number of the set of marks that alone count, if the flags say so.
  let markSet: Int

  /// Lookup flags by the specification's names.
  enum Flag {
    static let ignoreMarks = 0x08
    /// With bases and ligatures, whose bits are those of ``GlyphProperties``.
    static let ignoreClasses = 0x0E
    static let useMarkFilteringSet = 0x10
    static let markAttachmentClassFilter = 0xFF00
  }

  /// Whether the lookup sees a glyph.
  @inline(__always)
  func sees(_ glyph: LayoutGlyph, _ definitions: GlyphDefinitions) -> Bool {
    let properties = Int(glyph.properties.rawValue)
    guard properties & flags & Flag.ignoreClasses == 0 else { return false }
    guard glyph.properties.contains(.mark), flags & (Flag.useMarkFilteringSet | Flag.markAttachmentClassFilter) != 0
    else {
      return true
    }
    if flags & Flag.useMarkFilteringSet != 0 { return definitions.markSet(markSet, contains: glyph.glyph) }
    return flags & Flag.markAttachmentClassFilter == properties & Flag.markAttachmentClassFilter
  }
}
