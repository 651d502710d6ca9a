/// Lengths with definitions: constraints rarely make them negative, so that they need no core row.
///
/// The condition that a length is not negative is a row that is left out until a solution violates it. A solution that
/// violates none of these conditions is an optimum with all of them as well, since leaving some out can't raise the
/// minimum. This is the delayed row generation of the cutting plane method (Dantzig, Fulkerson, Johnson: "Solution of a
/// Large-Scale Traveling-Salesman Problem", 1954).
extension Tableau {
  /// Minimises the costs, adding rows for lengths that would be negative otherwise, and computes all values.
  ///
  /// - Parameter isMinimal: whether no column would lower a cost, as after the dual method.
  /// - Returns: whether the minima were reached within the bound on pivots.
  mutating func minimizeWithLengths(isMinimal: Bool = false) -> Bool {
    // The row of a single length often repairs all, as where lengths depend on each other. If not, twice as many rows
    // are made in each round, so that there are few rounds. There may still be many, where the row of each length makes
    // the next one negative. They end, since each round removes definitions and none adds any.
    var count = 1
    var mayFall = !isMinimal
    while true {
      let didSettle = !mayFall || minimize(levels: levelCount)
      refreshValues()
      guard didSettle else { return false }
      if adoptNegativeLengths(count) {
        count = min(2 * count, owners.count)
        mayFall = !restoreSides()
        if mayFall { acceptSides() }
      } else {
        // Rounding errors may have misled the dual method.
        let pivotsBefore = pivotCount
        guard !mayFall else { return true }
        mayFall = true
        guard minimize(levels: levelCount) else {
          refreshValues()
          return false
        }
        if pivotCount == pivotsBefore { return true }
      }
    }
  }

  /// Makes the definitions of the most negative lengths core rows.
  ///
  /// - Returns: whether there are any.
  private mutating func adoptNegativeLengths(_ count: Int) -> Bool {
    var negative: [(row: Int, excess: Double)] = []
    for row in definitions ?? [] {
      guard let owner = owners[row], columns[owner].hasBreakpoint else { continue }
      let excess = columns[owner].excess
      if excess > tolerance.value { negative.append((row, excess)) }
    }
    if negative.count > count {
      negative.sort { ($0.excess, $1.row) > ($1.excess, $0.row) }
      negative.removeLast(negative.count - count)
    }
    guard !negative.isEmpty else { return false }
    for length in negative { adopt(length.row) }
    definitions = definitions?.filter(isDefinition)
    return true
  }

  /// Makes the definitions of all lengths core rows.
  ///
  /// - Returns: whether there were any.
  mutating func adoptLengths() -> Bool {
    let lengths = owners.indices.filter { row in
      owners[row].map { columns[$0].isDefined && columns[$0].hasBreakpoint } ?? false
    }
    for row in lengths { adopt(row) }
    definitions = nil
    return !lengths.isEmpty
  }

  /// Makes the definition of a length a core row; it is in the list of definitions still.
  ///
  /// If a constraint's removal has left a free variable in it undecided, that variable is defined instead, since core
  /// rows name no free variables.
  private mutating func adopt(_ row: Int) {
    guard let length = owners[row] else { return }
    let expanded = expand([RowTerm(column: length, coefficient: 1)])
    for index in rows.indices(of: row) { occurrences.remove(row, from: rows[index].column) }
    rows.replace(row, with: expanded)
    for term in expanded { occurrences.append(row, to: term.column) }
    guard let open = definable(expanded, where: { _ in true }) else {
      columns[length].isDefined = false
      ranks[row] = 0
      return
    }
    solve(row: row, for: expanded[open].column)
    columns[length].value = columns[length].breakpoint
    lowestRank -= 1
    ranks[row] = lowestRank
  }
}
