/// The kerning of a font: pair adjustments of GPOS's `kern` feature, or the `kern` table where GPOS has no such
/// feature, as HarfBuzz decides it.
struct Kerning: Sendable {
  private struct Lookup {
    /// The value of the first subtable that matches counts.
    let subtables: [any PairKerning]
    /// Marks between two glyphs do not part them (lookup flag IGNORE_MARKS).
    let ignoresMarks: Bool
  }

  private let lookups: [Lookup]
  /// For each script, the lookups whose values add up.
  private let lookupsByScript: [[Int]]
  /// Whether it is the `kern` table's, rather than GPOS's.
  let isTable: Bool

  /// - Parameters:
  ///   - deltas: of GDEF's store; `nil` where no axis is set.
  ///   - coordinates: by axis; empty for a font without axes.
  ///   - settings: may switch kerning off, and name the language.
  init(
    _ directory: TableDirectory, glyphCount: Int, deltas: ItemDeltas? = nil, coordinates: [Int] = [],
    settings: LayoutSettings = LayoutSettings(), budget: inout ReadingBudget
  ) throws(FontError) {
    var lookups: [Lookup] = []
    var wanted: [[Int]] = LayoutScript.allCases.map { _ in [] }
    let isOn = settings.features["kern"] != 0
    if isOn, let table = directory["GPOS"] {
      let memory = TableMemory(table)
      defer { withExtendedLifetime(memory) {} }
      let gpos = try LayoutTable(memory.view, kind: .positioning, coordinates: coordinates, budget: &budget)
      for script in LayoutScript.allCases {
        let system = LanguageSystem(script, settings.language)
        wanted[Int(script.rawValue)] = try gpos.features(["kern"], system, budget: &budget).lookups
      }
      var places: [Int: Int] = [:]
      for index in Set(wanted.joined()).sorted() {
        let lookup = try gpos.lookup(index, budget: &budget)
        guard let lookup, lookup.type == 2 else { continue }
        let subtables = try PairAdjustment.read(
          lookup.subtables, glyphCount: glyphCount, deltas: deltas, budget: &budget)
        places[index] = lookups.count
        lookups.append(
          Lookup(subtables: subtables, ignoresMarks: lookup.filter.flags & GlyphFilter.Flag.ignoreMarks != 0))
      }
      wanted = wanted.map { indices in
        indices.compactMap { places[$0] }.filter { !lookups[$0].subtables.isEmpty }
      }
    }
    var subtables: [any PairKerning] = []
    if isOn, lookups.isEmpty, let table = directory["kern"] {
      subtables = try KernSubtable.readAll(table, budget: &budget)
    }
    isTable = !subtables.isEmpty
    if isTable {
      lookups = subtables.map { Lookup(subtables: [$0], ignoresMarks: true) }
      wanted = LayoutScript.allCases.map { _ in Array(lookups.indices) }
    }
    self.lookups = lookups
    lookupsByScript = wanted
  }

  var isEmpty: Bool { lookups.isEmpty }

  /// Font units to add to the advance of `left` when `right` follows.
  func value(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    var sum = 0
    for index in lookupsByScript[Int(context.script.rawValue)] {
      let lookup = lookups[index]
      if context.isAcrossMarks && !lookup.ignoresMarks { continue }
      for subtable in lookup.subtables {
        if let value = subtable.value(left, right) {
          sum += value
          break
        }
      }
    }
    return sum
  }
}

/// Where a pair of glyphs stands.
struct KerningContext {
  /// The script of the text.
  var script = LayoutScript.latin
  /// Marks stand between the two.
  var isAcrossMarks = false
}
