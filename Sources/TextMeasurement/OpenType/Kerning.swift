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

  init(_ directory: TableDirectory, glyphCount: Int) {
    var budget = Kerning.maximumEntries
    var lookups: [Int: Lookup] = [:]
    let gpos = directory["GPOS"]
    let wanted = KerningScript.allCases.map { gpos?.lookupIndices(feature: "kern", scripts: $0.tags) ?? [] }
    for index in Set(wanted.joined()).sorted() {
      guard let lookup = gpos?.layoutLookup(index, extensionType: 9), lookup.type == 2 else { continue }
      lookups[index] = Lookup(
        subtables: lookup.subtables.compactMap {
          PairAdjustment.read($0, glyphCount: glyphCount, budget: &budget)
        }, ignoresMarks: lookup.flags & 8 != 0)
    }
    if lookups.isEmpty, let table = directory["kern"] {
      let subtables = KernSubtable.readAll(table, budget: &budget)
      self.lookups = subtables.map { Lookup(subtables: [$0], ignoresMarks: true) }
      lookupsByScript = KerningScript.allCases.map { _ in Array(subtables.indices) }
    } else {
      let order = lookups.keys.sorted()
      self.lookups = order.compactMap { lookups[$0] }
      lookupsByScript = wanted.map { indices in indices.compactMap { order.firstIndex(of: $0) } }
    }
  }

  /// How many array entries the subtables of a font may unfold to, so that a small hostile font stays small.
  private static let maximumEntries = 1 << 24

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
