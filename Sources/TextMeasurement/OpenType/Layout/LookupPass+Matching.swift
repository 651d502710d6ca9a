/// A pattern that a rule matches with glyphs in a row.
enum GlyphPattern {
  /// Any glyph that is to be seen.
  case any
  /// Glyph numbers, from an offset of a table on.
  case glyphs(TableView, at: Int)
  /// Classes by a class definition table, without which all glyphs are of class 0.
  case classes(TableView, at: Int, of: TableView?)
  /// Offsets to coverage tables.
  case coverages(TableView, at: Int)

  /// Whether a glyph is what the rule asks for.
  ///
  /// - Parameter number: of the rule's glyphs, which one, counted from 0.
  func matches(_ glyph: UInt16, _ number: Int) -> Bool {
    switch self {
    case .any: true
    case .glyphs(let table, let start): table.u16(start + 2 * number) == Int(glyph)
    case .classes(let table, let start, let classes):
      table.u16(start + 2 * number) == (classes?.glyphClass(of: glyph) ?? 0)
    case .coverages(let table, let start):
      table.table(offset16At: start + 2 * number)?.coverageIndex(of: glyph) != nil
    }
  }

  /// Whether one of some glyphs is what the rule asks for.
  ///
  /// - Parameter set: the same glyphs.
  func matchesAny(of glyphs: [UInt16], _ set: GlyphSet, _ number: Int) -> Bool {
    switch self {
    case .any: !glyphs.isEmpty
    case .glyphs(let table, let start): table.u16(start + 2 * number).map { set.contains(UInt16($0)) } ?? false
    case .classes: glyphs.contains { matches($0, number) }
    case .coverages(let table, let start):
      table.table(offset16At: start + 2 * number)?.coversAny(of: glyphs, set) ?? false
    }
  }

  fileprivate var isAny: Bool { if case .any = self { true } else { false } }
}

/// A pattern and how many glyphs it asks for.
struct GlyphSequence {
  var pattern = GlyphPattern.any
  var count = 0
}

extension LookupPass {
  /// Finds the glyphs of a sequence that begins at ``index``, the first of which is known to match; their places are in
  /// ``positions`` then.
  ///
  /// Ligatures are not formed across the components of another ligature: marks on its first letter and on its second
  /// one may stand side by side.
  ///
  /// - Parameter rest: what follows the first glyph.
  /// - Returns: how many components all glyphs have together, where they are ligatures; `nil` without a match.
  mutating func matchInput(_ rest: GlyphSequence) -> Int? {
    guard rest.count < LookupPass.longestContext else { return nil }
    let first = glyphs[index]
    positions.removeAll()
    positions.append(index)
    var components = componentCount(of: first)
    var mayPassBase: Bool?
    var place = index
    for number in 0..<rest.count {
      guard let next = next(after: place, rest.pattern, number, isContext: false) else { return nil }
      place = next
      positions.append(place)
      let part = glyphs[place].part
      if first.part.id != 0, first.part.component != 0 {
        if part != first.part {
          if mayPassBase == nil { mayPassBase = passesBase(of: first.part.id) }
          guard mayPassBase == true else { return nil }
        }
      } else if part.id != 0, part.component != 0, part.id != first.part.id {
        return nil
      }
      components += componentCount(of: glyphs[place])
    }
    return components
  }

  /// Components of a ligature; 1 of any other glyph.
  func componentCount(of glyph: LayoutGlyph) -> Int {
    glyph.properties.contains(.ligature) ? glyph.part.componentCount ?? 1 : 1
  }

  /// Whether the lookup passes over the ligature that the glyphs before ``index`` stand on.
  private func passesBase(of ligature: UInt8) -> Bool {
    var place = countBefore - 1
    while place >= 0, before(place).part.id == ligature {
      if before(place).part.component == 0 { return !filter.sees(before(place), definitions) }
      place -= 1
    }
    return false
  }

  /// Whether glyphs after a place match.
  mutating func matchAfter(_ place: Int, _ sequence: GlyphSequence) -> Bool {
    guard sequence.count <= glyphs.count else { return false }
    var place = place
    for number in 0..<sequence.count {
      guard let next = next(after: place, sequence.pattern, number, isContext: true) else { return false }
      place = next
    }
    return true
  }

  /// Whether glyphs before ``index`` match, the nearest one first.
  mutating func matchBefore(_ sequence: GlyphSequence) -> Bool {
    guard sequence.count <= countBefore else { return false }
    var place = countBefore
    for number in 0..<sequence.count {
      var isFound = false
      while !isFound {
        place -= 1
        guard place >= 0 else { return false }
        guard spend() else { return false }
        switch verdict(before(place), sequence.pattern, number, isContext: true) {
        case .match: isFound = true
        case .passOver: continue
        case .mismatch: return false
        }
      }
    }
    return true
  }

  /// The place of the next glyph that the lookup sees, if it is the right one.
  mutating func next(after place: Int, _ pattern: GlyphPattern, _ number: Int, isContext: Bool) -> Int? {
    var place = place
    while true {
      place += 1
      guard place < glyphs.count else { return nil }
      guard spend() else { return nil }
      switch verdict(glyphs[place], pattern, number, isContext: isContext) {
      case .match: return place
      case .passOver: continue
      case .mismatch: return nil
      }
    }
  }

  private enum Verdict { case match, passOver, mismatch }

  private func verdict(
    _ glyph: LayoutGlyph, _ pattern: GlyphPattern, _ number: Int, isContext: Bool
  ) -> Verdict {
    guard filter.sees(glyph, definitions) else { return .passOver }
    // Invisible characters are looked at only where a rule names them.
    let isPassable = glyph.isInvisible && passes(glyph.kind, isContext: isContext)
    let isUnwanted = !isContext && !isWanted(by: glyph)
    if pattern.isAny { return isPassable ? .passOver : isUnwanted ? .mismatch : .match }
    if !isUnwanted, pattern.matches(glyph.glyph, number) { return .match }
    return isPassable ? .passOver : .mismatch
  }

  private func passes(_ kind: LayoutGlyph.Kind, isContext: Bool) -> Bool {
    switch kind {
    // U+200C parts what would join.
    case .nonJoiner: isContext || self.kind == .positioning
    case .joiner: isContext || self.kind == .positioning || !joinerParts
    case .hidden: self.kind == .positioning
    default: true
    }
  }
}
