/// The objective rows of the paper (section 2.3), one for each level, highest first. Costs are compared
/// lexicographically.
extension Tableau {
  /// The reduced cost of a column without a row at a level, as it moves in a direction.
  @inline(__always)
  func cost(of column: Int, towards direction: Double, level: Int) -> Double {
    let own = columns[column].level(towards: direction) == level ? 1.0 : 0
    return own + direction * costs[column * levelCount + level]
  }

  /// The first level at which moving a column has a cost or a gain.
  @inline(__always)
  func firstCost(of column: Int, towards direction: Double) -> (level: Int, cost: Double)? {
    for level in 0..<levelCount {
      let cost = cost(of: column, towards: direction, level: level)
      if abs(cost) > tolerance.cost { return (level, cost) }
    }
    return nil
  }

  /// Adds what the owner of a core row pays on its side to the costs of the row's columns.
  ///
  /// - Parameter sign: -1 to subtract it.
  mutating func addCosts(of row: Int, sign: Double) {
    guard let owner = owners[row] else { return }
    let side = columns[owner].side
    let level = columns[owner].level(towards: side)
    guard level >= 0 else { return }
    for index in rows.indices(of: row) {
      costs[rows[index].column * levelCount + level] += sign * side * rows[index].coefficient
    }
  }

  /// Puts the owner of a core row on the other side of its breakpoint.
  mutating func turn(_ row: Int) {
    guard let owner = owners[row] else { return }
    addCosts(of: row, sign: -1)
    columns[owner].side = -columns[owner].side
    addCosts(of: row, sign: 1)
  }

  /// Updates the costs for a pivot that is about to change the rows.
  mutating func updateCosts(row: Int, leaving: Int, entering: Int, direction: Double) {
    let divisor = rows.coefficient(of: entering, in: row)
    let side = columns[leaving].side
    for level in 0..<levelCount {
      let factor = direction * cost(of: entering, towards: direction, level: level) / divisor
      if factor != 0 {
        for index in rows.indices(of: row) {
          costs[rows[index].column * levelCount + level] -= factor * rows[index].coefficient
        }
      }
      costs[entering * levelCount + level] = 0
      let paid = columns[leaving].level(towards: side) == level ? side : 0
      costs[leaving * levelCount + level] = factor - paid
    }
  }

  /// Recomputes all costs.
  mutating func refreshCosts() {
    for index in costs.indices { costs[index] = 0 }
    for row in owners.indices where isCore(row) { addCosts(of: row, sign: 1) }
  }

  /// Inserts a level; the one at its index, and all after it, move by one.
  mutating func insertLevel(at level: Int) {
    for index in columns.indices {
      if columns[index].levelBelow >= level { columns[index].levelBelow += 1 }
      if columns[index].levelAbove >= level { columns[index].levelAbove += 1 }
    }
    levelCount += 1
    costs = Array(repeating: 0, count: columns.count * levelCount)
    refreshCosts()
  }
}
