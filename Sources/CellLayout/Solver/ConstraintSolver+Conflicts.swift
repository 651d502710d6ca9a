extension ConstraintSolver {
  /// Gives the broken constraints another chance.
  mutating func requireBroken() {
    conflicts = []
    for index in records.indices where records[index].isBroken {
      records[index].isBroken = false
      setLevel(of: records[index])
    }
    tableau.isOptimal = false
    tableau.refreshCosts()
  }

  /// Breaks required constraints until the others can hold: each that contradicts those which were added before it and
  /// are not broken.
  mutating func breakConflicts() {
    var start = 0
    while !tableau.isFeasible, let (last, members) = firstContradiction(from: start) {
      conflicts.append(Conflict(broken: records[last].id, members: irreducible(members, last: last)))
      records[last].isBroken = true
      start = last + 1
      relax(from: records.count)
    }
    didSettle = didSettle && tableau.isFeasible && tableau.minimize(levels: tableau.levelCount)
    tableau.refreshValues()
  }

  /// The first required constraint that contradicts those before it, and all of these that take part.
  ///
  /// - Parameter start: a place before which none does.
  private mutating func firstContradiction(from start: Int) -> (last: Int, members: [Int])? {
    guard var last = contradicting().last else { return nil }
    // Those up to the last one contradict each other; mostly that is the only conflict. Otherwise halving finds the
    // first place at which there is one.
    var (first, middle) = (start, last - 1)
    while first < last {
      relax(from: middle + 1)
      if tableau.isFeasible {
        first = middle + 1
      } else {
        last = min(middle, contradicting().last ?? middle)
      }
      middle = (first + last) / 2
    }
    relax(from: last + 1)
    let members = contradicting()
    return members.contains(last) ? (last, members) : nil
  }

  /// Lets the required constraints from one on cost nothing, and meets the others as far as possible.
  private mutating func relax(from start: Int) {
    for index in records.indices where records[index].isRequired {
      setLevel(of: records[index])
      guard index >= start, !records[index].isBroken, let column = records[index].column else { continue }
      tableau.columns[column].levelBelow = Column.noLevel
      tableau.columns[column].levelAbove = Column.noLevel
    }
    if tableau.pivotCount > 50 + 2 * tableau.columns.count { rebuildRows() }
    tableau.acceptSides()
    tableau.refreshCosts()
    didSettle = tableau.minimize(levels: 1) && didSettle
    tableau.refreshCoreValues()
  }

  /// The required constraints that keep the violation of what is required from falling further: those whose rows are on
  /// the side that pays, be it at the breakpoint, and those whose columns are fixed against what these rows pay.
  private func contradicting() -> [Int] {
    records.indices.filter { index in
      guard records[index].isRequired, !records[index].isBroken, let number = records[index].column else {
        return false
      }
      let column = tableau.columns[number]
      guard column.row == nil else { return column.level(towards: column.side) == ConstraintSolver.requiredLevel }
      let cost = tableau.costs[number * tableau.levelCount + ConstraintSolver.requiredLevel]
      return column.hasBreakpoint && abs(cost) > tableau.tolerance.cost
    }
  }

  /// Leaves out each member without which the others still contradict each other.
  ///
  /// Non-negative variables take part without being members, which is why the rows alone do not tell. Sets too large
  /// for as many trials are left as they are.
  private func irreducible(_ members: [Int], last: Int) -> [ConstraintID] {
    var kept = members
    if members.count <= 32 {
      for member in members where member != last {
        let others = kept.filter { $0 != member }
        if !canHold(others) { kept = others }
      }
    }
    return kept.map { records[$0].id }
  }

  /// Whether required constraints can hold together, by a tableau of their own.
  private func canHold(_ indices: [Int]) -> Bool {
    var trial = Tableau(levelCount: 1)
    trial.tolerance = tableau.tolerance
    var copies: [Int: Int] = [:]
    for index in indices {
      guard let original = records[index].column, let terms = records[index].terms else { continue }
      var copiedTerms: [RowTerm] = []
      for term in terms {
        let copy = copies[term.column] ?? trial.addCopy(of: tableau.columns[term.column])
        copies[term.column] = copy
        copiedTerms.append(RowTerm(column: copy, coefficient: term.coefficient))
      }
      let column = trial.addCopy(of: tableau.columns[original])
      trial.insert(column, terms: Tableau.addingUp(copiedTerms))
    }
    _ = trial.minimize(levels: 1)
    trial.refreshValues()
    return trial.isFeasible
  }
}

extension Tableau {
  /// Whether all that is required holds.
  var isFeasible: Bool { !columns.indices.contains(where: isInfeasible) }

  fileprivate func isInfeasible(_ column: Int) -> Bool {
    let column = columns[column]
    let distance = column.value - column.breakpoint
    return column.row != nil && column.level(towards: distance) == ConstraintSolver.requiredLevel
      && abs(distance) > tolerance.value
  }

  /// Adds a column that pays as one of another tableau does.
  fileprivate mutating func addCopy(of original: Column) -> Int {
    let column = addColumn(original.kind)
    columns[column].breakpoint = original.breakpoint
    columns[column].levelBelow = original.levelBelow
    columns[column].levelAbove = original.levelAbove
    return column
  }
}
