extension Tableau {
  /// Adds the terms of a constraint, whose column equals their sum.
  ///
  /// A free variable that nothing decides yet is defined by the constraint, which holds at once; the paper (section
  /// 2.5) solves for such a variable as well. An equation also defines a length that no core row names: as a row that
  /// is violated until a pivot repairs it, it would fill the rows of the lengths that depend on it.
  ///
  /// - Parameter terms: sorted, each variable once.
  mutating func insert(_ column: Int, terms: [RowTerm]) {
    columns[column].value = columns[column].breakpoint
    if let index = definable(terms, where: { occurrences.count(of: $0) == 0 }) {
      // No definition names the variable, so its own may name defined ones and stays as short as it came.
      highestRank += 1
      define(index, of: terms, equalTo: column, rank: highestRank)
      return
    }
    let expanded = expand(terms)
    if let index = definable(expanded, where: { _ in true }) {
      lowestRank -= 1
      define(index, of: expanded, equalTo: column, rank: lowestRank)
      return
    }
    if let index = definableLength(expanded, equalTo: column) {
      let length = expanded[index].column
      if occurrences.count(of: length) == 0, let index = terms.firstIndex(where: { $0.column == length }) {
        highestRank += 1
        define(index, of: terms, equalTo: column, rank: highestRank)
      } else {
        lowestRank -= 1
        define(index, of: expanded, equalTo: column, rank: lowestRank)
      }
      return
    }
    let row = addRow(for: column)
    rows.replace(row, with: expanded)
    var value = 0.0
    for term in expanded {
      occurrences.append(row, to: term.column)
      value += term.coefficient * columns[term.column].value
    }
    columns[column].value = value
    let distance = value - columns[column].breakpoint
    if abs(distance) > tolerance.value {
      columns[column].side = distance > 0 ? 1 : -1
    } else {
      columns[column].side = columns[column].levelAbove < 0 ? 1 : -1
    }
    addCosts(of: row, sign: 1)
    isOptimal = false
  }

  /// The free variable without a definition that is best to divide by.
  func definable(_ terms: [RowTerm], where condition: (Int) -> Bool) -> Int? {
    var best: Int?
    for (index, term) in terms.enumerated() where columns[term.column].isFree && columns[term.column].row == nil {
      guard condition(term.column), abs(term.coefficient) > tolerance.pivot else { continue }
      // The last of equals, since most views are positioned after the ones before them.
      if let best, abs(terms[best].coefficient) > abs(term.coefficient) { continue }
      best = index
    }
    return best
  }

  /// The length that an equation best defines: one that does not come out negative, as the subject of the paper
  /// (section 2.3).
  private func definableLength(_ terms: [RowTerm], equalTo column: Int) -> Int? {
    guard columns[column].levelBelow >= 0, columns[column].levelAbove >= 0 else { return nil }
    var best: Int?
    var bestComesOut = false
    var rest: Double?
    for (index, term) in terms.enumerated() {
      guard case .nonNegative = columns[term.column].kind, abs(term.coefficient) > tolerance.pivot,
        !occurrences.indices(of: term.column).contains(where: { isCore(occurrences[$0]) })
      else { continue }
      let missing =
        rest ?? terms.reduce(columns[column].breakpoint) { $0 - $1.coefficient * columns[$1.column].value }
      rest = missing
      let comesOut = missing / term.coefficient + columns[term.column].value >= 0
      if let best {
        if bestComesOut, !comesOut { continue }
        if bestComesOut == comesOut, abs(terms[best].coefficient) > abs(term.coefficient) { continue }
      }
      (best, bestComesOut) = (index, comesOut)
    }
    return best
  }

  private mutating func define(_ index: Int, of terms: [RowTerm], equalTo column: Int, rank: Int) {
    let row = addRow(for: column, rank: rank)
    rows.replace(row, with: terms)
    for term in terms { occurrences.append(row, to: term.column) }
    let variable = terms[index].column
    solve(row: row, for: variable)
    columns[variable].isDefined = true
    columns[variable].side = 1
    for level in 0..<levelCount { costs[variable * levelCount + level] = 0 }
    definitions = nil
  }
}
