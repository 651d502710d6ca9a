/// GSUB lookup types 5 and 6, GPOS lookup types 7 and 8: lookups at some glyphs of a sequence, in view of those round
/// it.
extension LookupPass {
  /// Applies the first rule that fits.
  mutating func applyContext(_ table: TableView, isChained: Bool) -> Bool {
    guard var rules = ContextRules(table, isChained: isChained, first: glyphs[index].glyph) else { return false }
    while let rule = rules.next(&steps) {
      guard matchInput(rule.rest) != nil, matchAfter(positions[positions.count - 1], rule.after),
        matchBefore(rule.before)
      else { continue }
      act(rule)
      return true
    }
    return false
  }

  /// Applies the lookups of a rule at the glyphs it found, one after the other.
  ///
  /// Where one changes how many glyphs there are, the new ones follow the glyph it was applied to, or the missing ones
  /// did.
  private mutating func act(_ rule: ContextRule) {
    let shift = countBefore - index
    var places = positions.elements.map { $0 + shift }
    var end = places[places.count - 1] + 1
    for action in 0..<rule.actionCount {
      guard let (number, lookup) = rule.action(action), spend() else { break }
      let count = countBefore + countAfter
      guard number < places.count, places[number] < count else { continue }
      move(to: places[number])
      applyNested(lookup)
      var change = countBefore + countAfter - count
      guard change != 0 else { continue }
      end += change
      if end < places[number] {
        change += places[number] - end
        end = places[number]
      }
      let next = number + 1
      if change > 0 {
        guard change + places.count <= LookupPass.longestContext else { break }
        places.insert(contentsOf: (1...change).map { places[number] + $0 }, at: next)
        for place in (next + change)..<places.count { places[place] += change }
      } else {
        let missing = min(-change, places.count - next)
        places.removeSubrange(next..<next + missing)
        for place in next..<places.count { places[place] -= missing }
      }
    }
    move(to: end)
  }
}
