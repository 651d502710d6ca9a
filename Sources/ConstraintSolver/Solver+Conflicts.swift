extension Solver {
  /// The required constraints that cannot hold, each with those that it contradicts.
  package var conflicts: [Conflict] {
    if isIrreducible { return found }
    var solver = self
    solver.reduceConflicts()
    return solver.found
  }

  /// Whether some required constraint cannot hold.
  package var hasConflicts: Bool { !found.isEmpty }

  /// Leaves members out of the conflicts that were found, as far as the others still contradict each other. Copies that
  /// are edited need that, and do it one by one if it is not done before.
  package mutating func reduceConflicts() {
    guard !isIrreducible else { return }
    var budget = Trial.largestCount
    found = found.map { conflict in
      Conflict(
        broken: conflict.broken, members: irreducible(conflict.members, last: conflict.broken, budget: &budget))
    }
    isIrreducible = true
  }

  /// Whether the members of each conflict still contradict each other.
  ///
  /// Then the same constraints are to be broken, if all others can hold: each one contradicts unbroken ones before it.
  var doConflictsRemain: Bool { found.allSatisfy { !canHold($0.members) } }

  /// Makes the broken constraints required again, to see whether they can hold now.
  mutating func requireBroken() {
    (found, isIrreducible) = ([], true)
    for index in records.indices where records[index].isBroken {
      records[index].isBroken = false
      setLevel(of: records[index])
    }
    tableau.isOptimal = false
    tableau.refreshCosts()
  }

  /// Breaks required constraints until the others can hold: each one that contradicts unbroken ones added before it, those
  /// that give way counted as added last.
  ///
  /// While the members of the conflicts have not changed, and all unbroken constraints can hold, this would break the
  /// same constraints again, and need not be called.
  mutating func breakConflicts() {
    findConflicts()
    for index in records.indices where records[index].isBroken { setLevel(of: records[index]) }
    tableau.acceptSides()
    tableau.refreshCosts()
    didSettle = tableau.minimizeWithLengths() && didSettle && tableau.isFeasible
  }

  /// Adds the required constraints to a tableau of their own as long as they can hold together.
  ///
  /// On success the next step adds twice as many constraints, on failure half as many, down to the one that is broken.
  /// So an isolated conflict takes a number of steps in the logarithm of the constraints, and conflicts in a row take
  /// one each.
  private mutating func findConflicts() {
    let all = records.indices.filter { records[$0].isRequired && records[$0].column != nil }
    let required = all.filter { !records[$0].givesWay } + all.filter { records[$0].givesWay }
    var trial = Trial(of: tableau)
    var next = 0
    var count = max(1, required.count / 2)
    while next < required.count {
      let added = required[next..<min(next + count, required.count)]
      var extended = trial
      for index in added { extended.add(records[index]) }
      if extended.canHold() {
        trial = extended
        next += added.count
        count *= 2
      } else if added.count > 1 {
        count = added.count / 2
      } else {
        let broken = required[next]
        found.append(Conflict(broken: records[broken].id, members: extended.contradicting()))
        isIrreducible = false
        records[broken].isBroken = true
        next += 1
      }
    }
  }

  /// Leaves out each member without which the others still conflict.
  ///
  /// Non-negative variables take part without being members, so the rows alone do not decide. Sets too large for as many
  /// trials are left as they are, and so are all sets after too many trials.
  private func irreducible(_ members: [ConstraintID], last: ConstraintID, budget: inout Int) -> [ConstraintID] {
    var kept = members.contains(last) ? members : (members + [last]).sorted()
    if members.count <= 32, members.count <= budget {
      budget -= members.count
      for member in members where member != last {
        let others = kept.filter { $0 != member }
        if !canHold(others) { kept = others }
      }
    }
    return kept
  }

  /// Whether required constraints can hold together.
  private func canHold(_ ids: [ConstraintID]) -> Bool {
    var trial = Trial(of: tableau)
    for id in ids {
      if let index = index(of: id) { trial.add(records[index]) }
    }
    return trial.canHold()
  }
}

/// A tableau of some required constraints alone.
private struct Trial {
  /// The most sets that are tried in search of smaller ones, lest a system full of conflicts takes forever.
  static let largestCount = 2000

  private let original: Tableau
  private var tableau = Tableau(levelCount: 1)
  /// For each column of the original that takes part, its copy.
  private var copies: [Int: Int] = [:]
  private var ids: [(id: ConstraintID, column: Int)] = []

  init(of original: Tableau) {
    self.original = original
    tableau.tolerance = original.tolerance
  }

  mutating func add(_ record: Solver.Record) {
    guard let originalColumn = record.column, let terms = record.terms else { return }
    let copied = terms.map { RowTerm(column: copy(of: $0.column), coefficient: $0.coefficient) }
    let column = tableau.addCopy(of: original.columns[originalColumn])
    tableau.require(column)
    ids.append((record.id, column))
    tableau.insert(column, terms: Tableau.addingUp(copied))
  }

  private mutating func copy(of column: Int) -> Int {
    if let copy = copies[column] { return copy }
    let copy = tableau.addCopy(of: original.columns[column])
    copies[column] = copy
    return copy
  }

  /// Whether the constraints can hold together.
  mutating func canHold() -> Bool {
    _ = tableau.minimizeWithLengths()
    return tableau.isFeasible
  }

  /// The constraints that keep the violation from falling further: those whose rows are on the side that pays, even at
  /// the breakpoint, and those whose columns are at a breakpoint and have a reduced cost.
  func contradicting() -> [ConstraintID] {
    ids.filter { member in
      let column = tableau.columns[member.column]
      guard column.row == nil else { return column.level(towards: column.side) == Solver.requiredLevel }
      let cost = tableau.costs[member.column * tableau.levelCount + Solver.requiredLevel]
      return column.hasBreakpoint && abs(cost) > tableau.tolerance.cost
    }.map(\.id)
  }
}

extension Tableau {
  /// Whether all required constraints hold.
  var isFeasible: Bool {
    let allowed = tolerance.value
    return !columns.contains { column in
      let distance = column.value - column.breakpoint
      return column.row != nil && column.level(towards: distance) == Solver.requiredLevel && abs(distance) > allowed
    }
  }

  /// Has a column that pays do so as a required constraint, also that of one that is broken now.
  fileprivate mutating func require(_ column: Int) {
    if columns[column].levelBelow >= 0 { columns[column].levelBelow = Solver.requiredLevel }
    if columns[column].levelAbove >= 0 { columns[column].levelAbove = Solver.requiredLevel }
  }

  /// Adds a column with the costs of another tableau's column.
  fileprivate mutating func addCopy(of original: Column) -> Int {
    let column = addColumn(original.kind)
    columns[column].breakpoint = original.breakpoint
    columns[column].levelBelow = original.levelBelow
    columns[column].levelAbove = original.levelAbove
    return column
  }
}
