extension Tableau {
  /// Removes the column of a constraint (paper, section 2.6: it must own a row, which then goes).
  mutating func remove(_ column: Int) {
    isOptimal = false
    // A changed constant may have moved an owner to the other side since the last solution, and no step can start
    // there.
    acceptSides()
    if let row = columns[column].row {
      addCosts(of: row, sign: -1)
    }
    columns[column].levelBelow = Column.noLevel
    columns[column].levelAbove = Column.noLevel
    if columns[column].row == nil { solveSomeRow(for: column) }
    if let row = columns[column].row {
      substitute(column, inDefinitions: true)
      removeRow(row)
    }
    for level in 0..<levelCount { costs[column * levelCount + level] = 0 }
    unusedColumns.append(column)
  }

  /// Solves a core row for a column without costs, or else a definition, whose variable is undecided then.
  private mutating func solveSomeRow(for column: Int) {
    let holders = occurrences.indices(of: column).map { occurrences[$0] }
    if let any = holders.filter(isCore).max(by: { magnitude(column, $0) < magnitude(column, $1) }) {
      let gain = firstCost(of: column, towards: 1)
      let direction = (gain?.cost ?? -1) < 0 ? 1.0 : -1
      if step(column, direction) == nil, gain != nil || step(column, -direction) == nil {
        // Rounding errors hide the row that stops the column. Any other will do, but changes values and costs.
        if let owner = owners[any] { columns[owner].value = columns[owner].breakpoint }
        solve(row: any, for: column)
        substitute(column)
        refreshValues()
        acceptSides()
        refreshCosts()
      }
      return
    }
    // The definition of the lowest rank, so that none of the others names a variable that is defined by itself.
    guard let lowest = holders.min(by: { ranks[$0] < ranks[$1] }), let variable = owners[lowest] else { return }
    solve(row: lowest, for: column)
    columns[variable].value = 0
  }

  private func magnitude(_ column: Int, _ row: Int) -> Double { abs(rows.coefficient(of: column, in: row)) }
}
