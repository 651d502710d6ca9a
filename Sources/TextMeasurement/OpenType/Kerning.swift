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
  /// By script, which lookups add up.
  private let lookupsByScript: [[Int]]

  init(_ directory: TableDirectory, glyphCount: Int, budget: inout ReadingBudget) throws(FontError) {
    var lookups: [Lookup] = []
    var wanted: [[Int]] = KerningScript.allCases.map { _ in [] }
    if let gpos = directory["GPOS"] {
      for script in KerningScript.allCases {
        let indices = try gpos.lookupIndices(feature: "kern", scripts: script.tags, budget: &budget)
        wanted[Int(script.rawValue)] = indices
      }
      var places: [Int: Int] = [:]
      for index in Set(wanted.joined()).sorted() {
        let lookup = try gpos.layoutLookup(index, extensionType: 9, budget: &budget)
        guard let lookup, lookup.type == 2 else { continue }
        let subtables = try PairAdjustment.read(lookup.subtables, glyphCount: glyphCount, budget: &budget)
        places[index] = lookups.count
        lookups.append(Lookup(subtables: subtables, ignoresMarks: lookup.flags & 8 != 0))
      }
      wanted = wanted.map { indices in
        indices.compactMap { places[$0] }.filter { !lookups[$0].subtables.isEmpty }
      }
    }
    if lookups.isEmpty, let table = directory["kern"], let pairs = try KernSubtable.readAll(table, budget: &budget) {
      lookups = [Lookup(subtables: [pairs], ignoresMarks: true)]
      wanted = KerningScript.allCases.map { _ in [0] }
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
  var script = KerningScript.latin
  /// Marks stand between the two.
  var isAcrossMarks = false
}

/// Scripts whose kerning a font may tell apart.
enum KerningScript: UInt8, CaseIterable {
  case latin, greek, cyrillic, han, hangul, kana, other

  /// The script's tag and what stands in for it, in HarfBuzz's order.
  var tags: [Tag] {
    let own: [Tag] =
      switch self {
      case .latin: ["latn"]
      case .greek: ["grek"]
      case .cyrillic: ["cyrl"]
      case .han: ["hani"]
      case .hangul: ["hang"]
      case .kana: ["kana"]
      case .other: []
      }
    return own + ["DFLT", "dflt", "latn"]
  }

  /// By number of Unicode's scripts.
  static let byScript: [KerningScript] = Script.names.map { name in
    switch name {
    case "Latin": .latin
    case "Greek": .greek
    case "Cyrillic": .cyrillic
    case "Han": .han
    case "Hangul": .hangul
    case "Hiragana", "Katakana": .kana
    default: .other
    }
  }
}
