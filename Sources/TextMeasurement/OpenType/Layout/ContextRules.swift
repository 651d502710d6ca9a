/// A rule of a contextual lookup: lookups at some glyphs of a sequence, in view of those round it.
struct ContextRule {
  /// The nearest glyph first.
  var before = GlyphSequence()
  /// The sequence without its first glyph, which is known to match.
  let rest: GlyphSequence
  var after = GlyphSequence()
  private let table: TableView
  private let actionsAt: Int
  let actionCount: Int

  /// The index in the sequence and the number of the lookup of an action; `nil` where the table ends.
  func action(_ number: Int) -> (index: Int, lookup: Int)? {
    guard let index = table.u16(actionsAt + 4 * number), let lookup = table.u16(actionsAt + 4 * number + 2) else {
      return nil
    }
    return (index, lookup)
  }

  /// - Parameter listsFirst: the first glyph of the sequence is in the list, rather than known from the coverage.
  fileprivate init?(_ table: TableView, _ patterns: ContextPatterns, listsFirst: Bool) {
    // Formats that list the first glyph state how many actions there are before the sequence.
    let start = listsFirst ? 2 : 0
    guard let count = table.u16(start), let actionCount = table.u16(start + 2), count > 0 else { return nil }
    let restAt = start + 4 + (listsFirst ? 2 : 0)
    self.table = table
    rest = GlyphSequence(pattern: patterns.make(table, restAt, .input), count: count - 1)
    actionsAt = restAt + 2 * (count - 1)
    self.actionCount = actionCount
  }

  /// A rule of a chained lookup, whose parts begin at an offset.
  fileprivate init?(chained table: TableView, _ patterns: ContextPatterns, listsFirst: Bool) {
    let start = listsFirst ? 2 : 0
    guard let beforeCount = table.u16(start) else { return nil }
    let countAt = start + 2 + 2 * beforeCount
    guard let count = table.u16(countAt), count > 0 else { return nil }
    let restAt = countAt + 2 + (listsFirst ? 2 : 0)
    let afterAt = restAt + 2 * (count - 1)
    guard let afterCount = table.u16(afterAt), let actionCount = table.u16(afterAt + 2 + 2 * afterCount) else {
      return nil
    }
    self.table = table
    before = GlyphSequence(pattern: patterns.make(table, start + 2, .before), count: beforeCount)
    rest = GlyphSequence(pattern: patterns.make(table, restAt, .input), count: count - 1)
    after = GlyphSequence(pattern: patterns.make(table, afterAt + 2, .after), count: afterCount)
    actionsAt = afterAt + 4 + 2 * afterCount
    self.actionCount = actionCount
  }
}

/// How the parts of the rules of a subtable are written.
private enum ContextPatterns {
  enum Part { case before, input, after }

  case glyphs
  case classes(before: TableView?, input: TableView, after: TableView?)
  case coverages

  /// A pattern from an offset of a rule's table on.
  func make(_ table: TableView, _ offset: Int, _ part: Part) -> GlyphPattern {
    switch self {
    case .glyphs: return .glyphs(table, at: offset)
    case .coverages: return .coverages(table, at: offset)
    case .classes(let before, let input, let after):
      switch part {
      case .before: return .classes(table, at: offset, of: before)
      case .input: return .classes(table, at: offset, of: input)
      case .after: return .classes(table, at: offset, of: after)
      }
    }
  }
}

/// The rules of a contextual subtable for a sequence that begins with a glyph, the first that fits counting (OpenType,
/// "OpenType Layout Common Table Formats", "Sequence Context" and "Chained Sequence Context").
struct ContextRules {
  private let patterns: ContextPatterns
  private let isChained: Bool
  /// The table that offsets to rules count from; the subtable itself in format 3, which has one rule.
  private let set: TableView
  private let count: Int
  private var index = 0

  /// `nil` if there are none.
  init?(_ table: TableView, isChained: Bool, first glyph: UInt16) {
    self.isChained = isChained
    let format = table.u16(0)
    let number: Int
    let setsAt: Int
    switch format {
    case 1:
      guard let covered = table.table(offset16At: 2)?.coverageIndex(of: glyph) else { return nil }
      (patterns, number, setsAt) = (.glyphs, covered, 4)
    case 2:
      guard table.table(offset16At: 2)?.coverageIndex(of: glyph) != nil,
        let input = table.table(offset16At: isChained ? 6 : 4)
      else { return nil }
      patterns =
        isChained
        ? .classes(before: table.table(offset16At: 4), input: input, after: table.table(offset16At: 8))
        : .classes(before: nil, input: input, after: nil)
      (number, setsAt) = (input.glyphClass(of: glyph), isChained ? 10 : 6)
    case 3:
      let before = isChained ? table.u16(2) ?? 0 : 0
      guard table.table(offset16At: 6 + 2 * before)?.coverageIndex(of: glyph) != nil else { return nil }
      (patterns, set, count) = (.coverages, table, 1)
      return
    default: return nil
    }
    guard let sets = table.u16(setsAt), number < sets, let set = table.table(offset16At: setsAt + 2 + 2 * number),
      let count = set.u16(0)
    else { return nil }
    (self.set, self.count) = (set, count)
  }

  /// The next rule; `nil` after the last one.
  ///
  /// - Parameter steps: what may be spent, a step a rule; nothing is left when it is not positive.
  mutating func next(_ steps: inout Int) -> ContextRule? {
    while index < count {
      steps &-= 1
      guard steps > 0 else { return nil }
      let isAlone = if case .coverages = patterns { true } else { false }
      let table = isAlone ? set : set.table(offset16At: 2 + 2 * index)
      index += 1
      guard let table else { continue }
      let rule =
        isChained
        ? ContextRule(chained: table, patterns, listsFirst: isAlone)
        : ContextRule(table, patterns, listsFirst: isAlone)
      if let rule { return rule }
    }
    return nil
  }
}
