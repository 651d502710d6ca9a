/// Follows lookups to all glyphs that may replace some glyphs (``LookupEffects``), in rounds: a replacement may be one
/// that further lookups begin at. It ends when a round finds nothing new, or when its steps are used up.
struct LookupEffectSearch: Sendable {
  private let layout: GlyphLayout
  /// For the glyph of each character, the glyphs that one-to-one substitution may make of it, itself first.
  private(set) var forms: [UInt16: [UInt16]] = [:]
  /// The reverse of ``forms``: for each glyph, the glyphs of the characters that it may replace.
  private var origins: [UInt16: [UInt16]] = [:]
  /// All of these and those that replace several, and the same as a set.
  private(set) var glyphs: [UInt16] = []
  private(set) var known = GlyphSet()
  /// The first two glyphs of ligatures.
  private(set) var ligatures: Set<UInt32> = []
  /// Any glyphs of ligatures.
  private(set) var joined = GlyphSet()
  /// Glyphs that may become several or none, or whose advance may be adjusted otherwise than by pairs.
  private(set) var others = GlyphSet()
  /// Glyphs that a context may change which begins before them.
  private(set) var changedFromBefore = GlyphSet()
  /// No lookup looks at glyphs that are further apart. A first glyph that vanishes leaves its place to the next one,
  /// which is kerned with the one after it.
  private(set) var reach = 2

  private var filters: [GlyphFilter] = []
  /// The lookups that may do anything.
  private(set) var effective: Set<LookupEffects.LookupNumber> = []
  /// Whether a lookup may do anything.
  private var isEffective = false
  private var steps = ReadingBudget.steps
  private var isTooDeep = false

  /// As many contexts as may ask for each other; fonts have two.
  private static let deepest = 8

  init(_ layout: GlyphLayout, _ characters: [UInt16]) {
    self.layout = layout
    for glyph in characters where forms[glyph] == nil {
      forms[glyph] = [glyph]
      origins[glyph] = [glyph]
      glyphs.append(glyph)
      known.insert(Int(glyph))
    }
  }

  /// - Returns: false if lookups pass over some glyphs, or take too long to follow.
  mutating func follow(_ lookups: [LookupEffects.NumberedLookup]) -> Bool {
    // Each round may make forms that further lookups find.
    var (before, count) = (0, glyphs.count)
    while before < count, steps > 0, !isTooDeep {
      before = count
      for lookup in lookups {
        for glyph in glyphs where lookup.lookup.starts?.contains(glyph) ?? true {
          isEffective = false
          _ = follow(lookup.lookup, lookup.kind, at: glyph, index: 0, depth: 0)
          if isEffective { effective.insert(LookupEffects.LookupNumber(kind: lookup.kind, number: lookup.number)) }
        }
      }
      count = glyphs.count + forms.values.reduce(0) { $0 + $1.count }
    }
    let seen = glyphs.map { layout.glyph($0) }
    let passesOverSome = filters.contains { filter in seen.contains { !filter.sees($0, layout.definitions) } }
    return steps > 0 && !isTooDeep && !passesOverSome
  }

  /// Notes what a lookup may do to a glyph.
  ///
  /// - Parameter index: of the glyph, counted from the first one that the contexts round it look at.
  /// - Returns: what may be there instead.
  private mutating func follow(
    _ lookup: LayoutLookup, _ kind: LayoutTable.Kind, at glyph: UInt16, index: Int, depth: Int
  ) -> [UInt16] {
    if !filters.contains(where: { $0.flags == lookup.filter.flags && $0.markSet == lookup.filter.markSet }) {
      filters.append(lookup.filter)
    }
    guard depth < LookupEffectSearch.deepest else {
      isTooDeep = true
      return []
    }
    var made: [UInt16] = []
    for subtable in lookup.subtables {
      steps -= 1
      guard steps > 0 else { return made }
      switch (lookup.contextKind(kind), kind, lookup.type) {
      case (.alone, .substitution, 1), (.alone, .substitution, 3):
        let new =
          lookup.type == 1
          ? [subtable.substitute(for: glyph)] : layout.alternates.map { subtable.alternate($0, for: glyph) }
        let some = new.compactMap(\.self)
        for new in some { add(new, of: glyph) }
        made += some
        // One of several alternates may be missing, and then the next subtable is tried.
        if some.count == new.count { return made }
      case (.alone, _, _):
        guard subtable.table(offset16At: 2)?.coverageIndex(of: glyph) != nil else { continue }
        isEffective = true
        others.insert(Int(glyph))
        if kind == .substitution { subtable.sequence(for: glyph).forEach { know($0) } }
      case (.ligature, _, _): made += followLigatures(subtable, at: glyph, index: index)
      case (.context, _, _), (.chained, _, _):
        made += followRules(of: subtable, lookup, kind, at: glyph, index: index, depth: depth)
      case (.reversed, _, _):
        guard let reversed = ReversedRule(subtable, glyph), isPossible(reversed.before, reversed.after) else {
          continue
        }
        reach = max(reach, reversed.before.count + reversed.after.count)
        add(reversed.glyph, of: glyph)
        made.append(reversed.glyph)
      }
    }
    return made
  }

  private mutating func followLigatures(_ subtable: TableView, at glyph: UInt16, index: Int) -> [UInt16] {
    guard var rules = Ligatures(subtable, first: glyph) else { return [] }
    var made: [UInt16] = []
    while let (new, rest) = rules.next(&steps) {
      reach = max(reach, index + rest.count)
      guard isPossible(rest) else { continue }
      if rest.count == 0 {
        add(new, of: glyph)
        made.append(new)
        continue
      }
      know(new)
      isEffective = true
      joined.insert(Int(glyph))
      for number in 0..<rest.count where steps > 0 {
        steps -= glyphs.count
        for next in glyphs where rest.pattern.matches(next, number) {
          joined.insert(Int(next))
          if number == 0 { ligatures.insert(UInt32(glyph) << 16 | UInt32(next)) }
        }
      }
    }
    return made
  }

  private mutating func followRules(
    of subtable: TableView, _ lookup: LayoutLookup, _ kind: LayoutTable.Kind, at glyph: UInt16, index: Int, depth: Int
  ) -> [UInt16] {
    guard
      var rules = ContextRules(subtable, isChained: lookup.contextKind(kind) == .chained, first: glyph)
    else { return [] }
    var made: [UInt16] = []
    while let rule = rules.next(&steps) {
      let start = rule.before.count + index
      reach = max(reach, start + rule.rest.count + rule.after.count)
      guard isPossible(rule.before, rule.rest, rule.after) else { continue }
      // By place of the sequence, what may be there as the actions go on.
      var current = [0: [glyph]]
      for action in 0..<rule.actionCount {
        guard let (number, nested) = rule.action(action), steps > 0 else { break }
        guard number <= rule.rest.count, let lookup = layout.lookups(kind).element(nested) else { continue }
        isEffective = true
        let there = current[number] ?? glyphs.filter { rule.rest.pattern.matches($0, number - 1) }
        steps -= glyphs.count
        var then = there
        for glyph in there {
          if number > 0 { changedFromBefore.insert(Int(glyph)) }
          if kind == .positioning { others.insert(Int(glyph)) }
          then += follow(lookup, kind, at: glyph, index: start + number, depth: depth + 1)
        }
        current[number] = then
      }
      made += current[0] ?? []
    }
    return made
  }

  /// Whether there are glyphs for all places.
  private mutating func isPossible(_ sequences: GlyphSequence...) -> Bool {
    for sequence in sequences {
      for number in 0..<sequence.count {
        steps -= 1 + glyphs.count >> 2
        guard steps > 0, sequence.pattern.matchesAny(of: glyphs, known, number) else { return false }
      }
    }
    return true
  }

  private mutating func add(_ new: UInt16, of glyph: UInt16) {
    isEffective = true
    for origin in origins[glyph] ?? [] where forms[origin]?.contains(new) == false {
      forms[origin]?.append(new)
      origins[new, default: []].append(origin)
    }
    know(new)
  }

  /// Notes a glyph that a text may have, whether it replaces one character or not.
  private mutating func know(_ glyph: UInt16) {
    guard !known.contains(glyph) else { return }
    known.insert(Int(glyph))
    glyphs.append(glyph)
  }
}

extension Array {
  /// The element at a place, if there is one.
  fileprivate func element<Wrapped>(_ index: Int) -> Wrapped? where Element == Wrapped? {
    index < count ? self[index] : nil
  }
}
