/// GSUB lookup type 4 (OpenType, "GSUB", "Ligature substitution subtable"): several glyphs give way to one.
extension LookupPass {
  mutating func substituteLigature(_ table: TableView) -> Bool {
    guard var ligatures = Ligatures(table, first: glyphs[index].glyph) else { return false }
    while let (glyph, rest) = ligatures.next(&steps) {
      guard let components = matchInput(rest) else { continue }
      if rest.count == 0 {
        replace(by: Int(glyph))
        moveOn()
      } else {
        ligate(into: Int(glyph), componentCount: components)
      }
      return true
    }
    return false
  }

  /// Makes one glyph of those at ``positions``. Marks between them stay, and know which component they stand on.
  ///
  /// A base with marks stays a base, so that further marks attach to it; marks alone stay on the ligature they are on.
  private mutating func ligate(into glyph: Int, componentCount total: Int) {
    let places = Array(positions.elements)
    mergeClusters(upTo: places[places.count - 1] + 1)
    let restAreMarks = places.dropFirst().allSatisfy { glyphs[$0].properties.contains(.mark) }
    let isMarkLigature = restAreMarks && glyphs[index].properties.contains(.mark)
    let isLigature = !isMarkLigature && !(restAreMarks && glyphs[index].properties.contains(.base))
    let id = isLigature ? newLigatureID() : 0
    var last = glyphs[index]
    var lastCount = componentCount(of: last)
    var count = lastCount
    if isLigature {
      glyphs[index].part = LigaturePart(ligature: id, componentCount: total)
      if glyphs[index].kind == .mark { glyphs[index].kind = .visible }
    }
    glyphs[index] = substituted(
      glyphs[index], by: glyph, ifUnclassed: isLigature ? .ligature : [], isLigature: true)
    moveOn()
    for place in places.dropFirst() {
      while index < place {
        if isLigature {
          glyphs[index].part = moved(glyphs[index].part, to: id, after: count - lastCount, of: lastCount)
        }
        moveOn()
      }
      last = glyphs[index]
      lastCount = componentCount(of: last)
      count += lastCount
      index += 1
    }
    guard !isMarkLigature, last.part.id != 0 else { return }
    // Marks that follow stood on the last component.
    var place = index
    while place < glyphs.count, glyphs[place].part.id == last.part.id, glyphs[place].part.component != 0 {
      glyphs[place].part = moved(glyphs[place].part, to: id, after: count - lastCount, of: lastCount)
      place += 1
    }
  }

  /// The component that a mark stands on after its own became one of a larger ligature.
  private func moved(_ part: LigaturePart, to id: UInt8, after: Int, of lastCount: Int) -> LigaturePart {
    let component = part.component == 0 ? lastCount : min(part.component, lastCount)
    return LigaturePart(id: id, component: after + component)
  }
}

/// The ligatures of a subtable that begin with a glyph, the first that fits counting.
struct Ligatures {
  private let set: TableView
  private let count: Int
  private var nextIndex = 0

  /// `nil` if there are none.
  init?(_ table: TableView, first glyph: UInt16) {
    guard table.u16(0) == 1, let covered = table.table(offset16At: 2)?.coverageIndex(of: glyph),
      let sets = table.u16(4), covered < sets, let set = table.table(offset16At: 6 + 2 * covered),
      let count = set.u16(0)
    else { return nil }
    (self.set, self.count) = (set, count)
  }

  /// The next one and what it asks for after its first glyph; `nil` after the last one.
  ///
  /// - Parameter steps: what may be spent, a step a ligature; nothing is left when it is not positive.
  mutating func next(_ steps: inout Int) -> (glyph: UInt16, rest: GlyphSequence)? {
    while nextIndex < count {
      steps &-= 1
      guard steps > 0 else { return nil }
      let ligature = set.table(offset16At: 2 + 2 * nextIndex)
      nextIndex += 1
      guard let ligature, let glyph = ligature.u16(0), let components = ligature.u16(2), components > 0 else {
        continue
      }
      let rest = GlyphSequence(pattern: .glyphs(ligature, at: 4), count: components - 1)
      return (UInt16(truncatingIfNeeded: glyph), rest)
    }
    return nil
  }
}
