/// Which neighbours take another room than their characters side by side.
extension LookupEffects {
  /// Whether a text in which two characters stand side by side may be wider or narrower for it.
  ///
  /// The effect on a glyph depends on both of its neighbours. It is enough to ask one of them, if that rules any effect
  /// out: whether a glyph may change is asked the one before it for its advance and for kerning between the two, and
  /// the one after it for kerning between these; the first of a text has none before it.
  ///
  /// - Parameter steps: what may be spent; without any left the answer is yes.
  func mayChangeWidth(_ left: UInt16, _ right: UInt16, _ steps: inout Int) -> Bool {
    guard mayChange(left) || mayChange(right) else { return false }
    let (lefts, rights) = (found.forms[left] ?? [left], found.forms[right] ?? [right])
    // Most often, nothing that might become of them makes a difference.
    guard differs(left, right, lefts, rights, isFirst: true) else { return false }
    let changesLeft = changes(left, .unknown, .one(of: rights), &steps)
    let changesRight = changes(right, .one(of: lefts), .unknown, &steps)
    let isFirst = changesLeft && changes(left, .end, .one(of: rights), &steps)
    return differs(left, right, changesLeft ? lefts : [], changesRight ? rights : [], isFirst: isFirst)
  }

  /// Whether two characters take another room if they may change to some forms, or stay if there are none.
  ///
  /// - Parameter isFirst: whether the left one may change as the first one of a text.
  private func differs(
    _ left: UInt16, _ right: UInt16, _ lefts: [UInt16], _ rights: [UInt16], isFirst: Bool
  ) -> Bool {
    if lefts.contains(where: { found.others.contains($0) }) || rights.contains(where: { found.others.contains($0) }) {
      return true
    }
    if isFirst, lefts.contains(where: { layout.advance($0) != layout.advance(left) }) { return true }
    if rights.contains(where: { layout.advance($0) != layout.advance(right) }) { return true }
    let kerning = layout.kerning(left, right)
    return (lefts.isEmpty ? [left] : lefts).contains { first in
      (rights.isEmpty ? [right] : rights).contains { second in
        found.ligatures.contains(UInt32(first) << 16 | UInt32(second)) || layout.kerning(first, second) != kerning
      }
    }
  }

  /// Many times what real fonts need for a pair.
  static let stepsPerPair = 1 << 16

  /// The possible neighbours of a glyph on one side.
  private enum Neighbour {
    case unknown
    /// Nothing, as the text ends there.
    case end
    case one(of: [UInt16])
  }

  private enum Verdict { case no, perhaps, yes }

  /// Whether a lookup may do something to a glyph, in view of its neighbours.
  private func changes(_ glyph: UInt16, _ left: Neighbour, _ right: Neighbour, _ steps: inout Int) -> Bool {
    if found.changedFromBefore.contains(glyph) { return true }
    for known in lookups where known.lookup.starts?.contains(glyph) ?? true {
      var verdict: Verdict? = .no
      for subtable in known.lookup.subtables where verdict == .no {
        steps -= 1
        verdict = mayApply(subtable, known.lookup.contextKind(known.kind), at: glyph, left, right, &steps)
        if steps <= 0 { return true }
      }
      if verdict == .yes || verdict == .perhaps { return true }
    }
    return false
  }

  /// Whether a subtable may do something at a glyph; `nil` if it does nothing, and keeps those that follow from doing
  /// anything.
  private func mayApply(
    _ subtable: TableView, _ kind: LayoutLookup.ContextKind, at glyph: UInt16, _ left: Neighbour, _ right: Neighbour,
    _ steps: inout Int
  ) -> Verdict? {
    switch kind {
    case .alone:
      return subtable.table(offset16At: 2)?.coverageIndex(of: glyph) == nil ? .no : .yes
    case .ligature:
      guard var rules = Ligatures(subtable, first: glyph) else { return .no }
      while let (_, rest) = rules.next(&steps) {
        if matches(rest, right, &steps) != .no { return .perhaps }
      }
      return .no
    case .context, .chained:
      guard var rules = ContextRules(subtable, isChained: kind == .chained, first: glyph) else { return .no }
      while let rule = rules.next(&steps) {
        let verdicts = [matches(rule.before, left, &steps), matches(following: rule, right, &steps)]
        if verdicts.contains(.no) { continue }
        if rule.actionCount > 0 { return .perhaps }
        // A rule without actions, before others: an exception from these.
        if !verdicts.contains(.perhaps) { return nil }
      }
      return .no
    case .reversed:
      guard let rule = ReversedRule(subtable, glyph) else { return .no }
      return matches(rule.before, left, &steps) == .no || matches(rule.after, right, &steps) == .no ? .no : .perhaps
    }
  }

  private func matches(following rule: ContextRule, _ neighbour: Neighbour, _ steps: inout Int) -> Verdict {
    guard rule.rest.count > 0 else { return matches(rule.after, neighbour, &steps) }
    let first = matches(rule.rest, neighbour, &steps)
    guard first != .no, rule.after.count > 0 else { return first }
    if case .end = neighbour { return .no }
    return matches(rule.after, .unknown, &steps) == .no ? .no : .perhaps
  }

  /// Whether glyphs on one side are what a rule asks for, of which the nearest one is known.
  private func matches(_ sequence: GlyphSequence, _ neighbour: Neighbour, _ steps: inout Int) -> Verdict {
    guard sequence.count > 0 else { return .yes }
    switch neighbour {
    case .end: return .no
    case .unknown: break
    case .one(let known):
      steps -= known.count
      let count = known.reduce(0) { $0 + (sequence.pattern.matches($1, 0) ? 1 : 0) }
      if count == 0 { return .no }
      if count == known.count, sequence.count == 1 { return .yes }
    }
    for number in 0..<sequence.count {
      steps -= 1 + found.glyphs.count >> 2
      if !sequence.pattern.matchesAny(of: found.glyphs, found.known, number) { return .no }
      if steps <= 0 { break }
    }
    return .perhaps
  }
}
