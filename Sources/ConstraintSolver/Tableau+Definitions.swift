extension Tableau {
  /// Adds the terms of a constraint, to which its column is equal.
  ///
  /// A free variable that nothing decides yet is defined by it, and the constraint holds at once. The paper (section
  /// 2.5) solves for such a variable as well. An equation defines a length that no core row names, too: as a row that is
  /// violated until a pivot repairs it, it would fill the rows of the lengths that hang on it.
  ///
  /// - Parameter terms: sorted, each variable once.
  mutating func insert(_ column: Int, terms: [RowTerm]) {
    columns[column].value = columns[column].breakpoint
    if let place = definable(terms, where: { occurrences.count(of: $0) == 0 }) {
      // No definition names the variable, so its own may name defined ones and stays as short as it came.
      highestRank += 1
      define(place, of: terms, equalTo: column, rank: highestRank)
      return
    }
    let expanded = expand(terms)
    if let place = definable(expanded, where: { _ in true }) {
      lowestRank -= 1
      define(place, of: expanded, equalTo: column, rank: lowestRank)
      return
    }
    if let place = definableLength(expanded, equalTo: column) {
      let length = expanded[place].column
      if occurrences.count(of: length) == 0, let place = terms.firstIndex(where: { $0.column == length }) {
        highestRank += 1
        define(place, of: terms, equalTo: column, rank: highestRank)
      } else {
        lowestRank -= 1
        define(place, of: expanded, equalTo: column, rank: lowestRank)
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

  /// The free variable without definition that is best to divide by.
  func definable(_ terms: [RowTerm], where condition: (Int) -> Bool) -> Int? {
    var best: Int?
    for (index, term) in terms.enumerated() where columns[term.column].isFree && columns[term.column].row == nil {
      guard condition(term.column), abs(term.coefficient) > tolerance.pivot else { continue }
      // The last of equals, since views are mostly placed after those before them.
      if let best, abs(terms[best].coefficient) > abs(term.coefficient) { continue }
      best = index
    }
    return best
  }

  /// The length that is best to be defined by an equation: one that does not come out negative, as the subject of the
  /// paper (section 2.3).
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

  private mutating func define(_ place: Int, of terms: [RowTerm], equalTo column: Int, rank: Int) {
    let row = addRow(for: column, rank: rank)
    rows.replace(row, with: terms)
    for term in terms { occurrences.append(row, to: term.column) }
    let variable = terms[place].column
    solve(row: row, for: variable)
    columns[variable].isDefined = true
    columns[variable].side = 1
    for level in 0..<levelCount { costs[variable * levelCount + level] = 0 }
    definitions = nil
  }

  /// The terms in columns that have no row.
  func expand(_ terms: [RowTerm]) -> [RowTerm] {
    var result: [RowTerm] = []
    var pending: [(column: Int, coefficient: Double, largest: Double)] = []
    func add(_ column: Int, _ coefficient: Double) {
      guard let row = columns[column].row else {
        result.append(RowTerm(column: column, coefficient: coefficient))
        return
      }
      if columns[column].isDefined {
        if let index = pending.firstIndex(where: { $0.column == column }) {
          pending[index].coefficient += coefficient
          pending[index].largest = max(pending[index].largest, abs(coefficient))
        } else {
          pending.append((column, coefficient, abs(coefficient)))
        }
        return
      }
      for index in rows.indices(of: row) {
        result.append(RowTerm(column: rows[index].column, coefficient: coefficient * rows[index].coefficient))
      }
    }
    for term in terms { add(term.column, term.coefficient) }
    // Highest rank first, so that each definition is followed once, with all that names it added up.
    while let next = pending.indices.max(by: { rank(of: pending[$0].column) < rank(of: pending[$1].column) }) {
      let (column, coefficient, largest) = pending.remove(at: next)
      guard let row = columns[column].row, abs(coefficient) > Tolerance.cancellation * largest else { continue }
      for index in rows.indices(of: row) { add(rows[index].column, coefficient * rows[index].coefficient) }
    }
    return Tableau.addingUp(result)
  }

  private func rank(of column: Int) -> Int { columns[column].row.map { ranks[$0] } ?? 0 }

  /// Sorts terms and makes those of one column one, without what cancels out.
  static func addingUp(_ terms: [RowTerm]) -> [RowTerm] {
    let order = terms.indices.sorted { (terms[$0].column, $0) < (terms[$1].column, $1) }
    var result: [RowTerm] = []
    var largest = 0.0
    for (position, index) in order.enumerated() {
      let term = terms[index]
      if let last = result.last, last.column == term.column {
        result[result.count - 1].coefficient += term.coefficient
        largest = max(largest, abs(term.coefficient))
      } else {
        result.append(term)
        largest = abs(term.coefficient)
      }
      let isLast = position + 1 == order.count || terms[order[position + 1]].column != term.column
      if isLast, let last = result.last, abs(last.coefficient) <= Tolerance.cancellation * largest {
        result.removeLast()
      }
    }
    return result
  }
}
