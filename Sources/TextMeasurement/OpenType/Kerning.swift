/// The kerning of a font: pair adjustments of GPOS's `kern` feature, or the `kern` table in scripts for which GPOS has
/// no such feature, as HarfBuzz decides it.
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
  /// The lookups of the `kern` table, whose values add up as well.
  private let tableLookups: Range<Int>

  /// - Parameters:
  ///   - deltas: of GDEF's store; `nil` where no axis is set.
  ///   - coordinates: by axis; empty for a font without axes.
  ///   - settings: may switch kerning off, and name the language.
  init(
    _ directory: TableDirectory, glyphCount: Int, deltas: ItemDeltas? = nil, coordinates: [Int] = [],
    settings: LayoutSettings = LayoutSettings(), budget: inout ReadingBudget
  ) throws(FontError) {
    var lookups: [Lookup] = []
    // By script; `nil` where GPOS has no such feature.
    var wanted: [[Int]?] = LayoutScript.allCases.map { _ in nil }
    let isOn = settings.features["kern"] != 0
    if isOn, let table = directory["GPOS"] {
      let memory = TableMemory(table)
      defer { withExtendedLifetime(memory) {} }
      let gpos = try LayoutTable(memory.view, kind: .positioning, coordinates: coordinates, budget: &budget)
      for script in LayoutScript.allCases {
        let system = LanguageSystem(script, settings.language, .positioning)
        let (numbers, found) = try gpos.features(["kern"], system, budget: &budget)
        if !found.isEmpty { wanted[Int(script.rawValue)] = numbers }
      }
      var newIndices: [Int: Int] = [:]
      for index in Set(wanted.compactMap { $0 }.joined()).sorted() {
        let lookup = try gpos.lookup(index, budget: &budget)
        guard let lookup, lookup.type == 2 else { continue }
        let subtables = try PairAdjustment.read(
          lookup.subtables, glyphCount: glyphCount, deltas: deltas, budget: &budget)
        newIndices[index] = lookups.count
        lookups.append(
          Lookup(subtables: subtables, ignoresMarks: lookup.filter.flags & GlyphFilter.Flag.ignoreMarks != 0))
      }
      wanted = wanted.map { $0?.compactMap { newIndices[$0] }.filter { !lookups[$0].subtables.isEmpty } }
    }
    let positionings = lookups.count
    if isOn, wanted.contains(where: { $0 == nil }), let table = directory["kern"] {
      lookups += try KernSubtable.readAll(table, budget: &budget).map { Lookup(subtables: [$0], ignoresMarks: true) }
    }
    let tableLookups = positionings..<lookups.count
    self.lookups = lookups
    self.tableLookups = tableLookups
    lookupsByScript = wanted.map { $0 ?? Array(tableLookups) }
  }

  var isEmpty: Bool { lookups.isEmpty }
  var hasTable: Bool { !tableLookups.isEmpty }

  /// Font units to add to the advance of `left` when `right` follows.
  func value(_ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    sum(lookupsByScript[Int(context.script.rawValue)], left, right, context)
  }

  /// The same by the `kern` table alone.
  func tableValue(_ left: UInt16, _ right: UInt16) -> Int { sum(tableLookups, left, right, KerningContext()) }

  private func sum(_ numbers: some Sequence<Int>, _ left: UInt16, _ right: UInt16, _ context: KerningContext) -> Int {
    var sum = 0
    for index in numbers {
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

/// One subtable that kerns pairs of glyphs.
protocol PairKerning: Sendable {
  /// Font units; `nil` where the subtable has no value, so that the next one is asked.
  func value(_ left: UInt16, _ right: UInt16) -> Int?
}

/// Pairs by glyph class: GPOS pair adjustment of format 2.
struct ClassPairs: PairKerning {
  /// For each glyph, its class plus 1; 0 for a glyph without coverage.
  let firstClasses: GlyphClasses
  let secondClasses: GlyphClasses
  let secondClassCount: Int
  /// A matrix with a row for each class of the first glyph and a column for each class of the second.
  let values: [Int16]

  func value(_ left: UInt16, _ right: UInt16) -> Int? {
    let (row, column) = (Int(firstClasses[left]), Int(secondClasses[right]))
    guard row > 0, column < secondClassCount else { return nil }
    return Int(values[(row - 1) * secondClassCount + column])
  }
}
