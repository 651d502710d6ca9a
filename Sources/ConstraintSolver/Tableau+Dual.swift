/// The dual simplex method (paper, section 2.4), for changed constants: the costs are still those of an optimum.
extension Tableau {
  /// Moves each owner of a core row back to the side where its row has it, keeping optimality.
  ///
  /// - Returns: whether all are there; otherwise the primal method has to go on.
  mutating func restoreSides() -> Bool {
    var budget = 20 + 2 * owners.count
    while let row = mostExceeding() {
      guard budget > 0, !isFull else { return false }
      budget -= 1
      guard let owner = owners[row] else { continue }
      let direction = columns[owner].side
      guard let entering = dualEntering(row, direction), !turningIsCheaper(owner, than: entering) else {
        turn(row)
        continue
      }
      let length = (columns[owner].breakpoint - columns[owner].value) / entering.coefficient
      columns[entering.column].value += length
      shift(by: length, of: entering.column)
      pivot(row: row, entering: entering.column, direction: length < 0 ? -1 : 1)
    }
    return true
  }

  /// Flips the side of rows whose owners are on the other side of their breakpoints.
  mutating func acceptSides() {
    for row in owners.indices {
      guard let owner = owners[row], !columns[owner].isDefined else { continue }
      guard columns[owner].excess > tolerance.value else { continue }
      turn(row)
    }
  }

  private func mostExceeding() -> Int? {
    var worst: Int?
    var largest = tolerance.value
    for row in owners.indices {
      guard let owner = owners[row], !columns[owner].isDefined else { continue }
      let excess = columns[owner].excess
      if excess > largest { (worst, largest) = (row, excess) }
    }
    return worst
  }

  private struct Candidate {
    let column: Int
    let direction: Double
    let coefficient: Double
  }

  /// The column that moves the owner of a row at the least cost per unit, level by level.
  private func dualEntering(_ row: Int, _ direction: Double) -> Candidate? {
    var best: Candidate?
    for index in rows.indices(of: row) {
      let term = rows[index]
      guard abs(term.coefficient) > tolerance.pivot else { continue }
      let candidate = Candidate(
        column: term.column, direction: term.coefficient > 0 ? direction : -direction, coefficient: term.coefficient)
      if let best, !isCheaper(candidate, than: best) { continue }
      best = candidate
    }
    return best
  }

  private func isCheaper(_ candidate: Candidate, than best: Candidate) -> Bool {
    for level in 0..<levelCount {
      let difference =
        cost(of: candidate.column, towards: candidate.direction, level: level) / abs(candidate.coefficient)
        - cost(of: best.column, towards: best.direction, level: level) / abs(best.coefficient)
      if abs(difference) > tolerance.cost { return difference < 0 }
    }
    return abs(candidate.coefficient) > abs(best.coefficient)
  }

  /// Whether it costs less for an owner to pay on the other side of its breakpoint than for a column to move it.
  private func turningIsCheaper(_ owner: Int, than candidate: Candidate) -> Bool {
    for level in 0..<levelCount {
      let own =
        (columns[owner].levelBelow == level ? 1.0 : 0) + (columns[owner].levelAbove == level ? 1.0 : 0)
      let difference =
        own - cost(of: candidate.column, towards: candidate.direction, level: level) / abs(candidate.coefficient)
      if abs(difference) > tolerance.cost { return difference < 0 }
    }
    return true
  }
}
