/// The set of optimal solutions of a solved system (the optimal face): finds the variables that are not unique in it.
///
/// A column with a reduced cost is at its breakpoint in all of them, and since a breakpoint has a cost on one of its
/// sides, the owner of a row stays on its side. Columns without a reduced cost may move; the variables that they move
/// are ambiguous.
package struct OptimalFace {
  private var tableau: Tableau
  /// For each variable, its column.
  private let columns: [Int]
  /// The solver's tableau, in which defined lengths have no core rows, so that moves may make them negative; nil once
  /// all have.
  private var relaxed: Tableau?
  /// For each column, whether it may grow; false for a column that a row is solved for.
  private var growing: [Bool]
  /// For each column, whether it may shrink; false for a column that a row is solved for.
  private var shrinking: [Bool]

  /// The solutions as good as the one that a solver has found.
  package init(of solver: Solver) {
    self.init(solved: solver.tableau, columns: solver.columns)
    relaxed = solver.tableau
  }

  private init(solved tableau: Tableau, columns: [Int]) {
    self.tableau = tableau
    self.columns = columns
    let all = tableau.columns.indices
    growing = all.map { tableau.columns[$0].row == nil && tableau.firstCost(of: $0, towards: 1) == nil }
    shrinking = all.map { tableau.columns[$0].row == nil && tableau.firstCost(of: $0, towards: -1) == nil }
  }

  /// Whether a variable has other values in other optimal solutions; false for a variable of another solver.
  package mutating func moves(_ variable: Variable) -> Bool {
    columns.indices.contains(variable.index) && moves(column: columns[variable.index])
  }

  /// Whether a column has several values in the optimal face.
  private mutating func moves(column: Int) -> Bool {
    guard moves(column, by: 1) || moves(column, by: -1) else { return false }
    guard var bound = relaxed else { return true }
    // The move may have made a length negative.
    if bound.adoptLengths() { self = OptimalFace(solved: bound, columns: columns) }
    relaxed = nil
    return moves(column, by: 1) || moves(column, by: -1)
  }

  /// Maximises a multiple of a column until it is seen to move. By Bland's rule, since most steps here are degenerate.
  private mutating func moves(_ column: Int, by factor: Double) -> Bool {
    var distance = 0.0
    for _ in 0..<(100 + 4 * tableau.columns.count) {
      guard let (entering, direction, rate) = firstRising(column, factor) else { return false }
      guard let (row, length) = tableau.firstBlock(entering, direction, usesBland: true) else { return true }
      distance += rate * length
      // A shorter step may be no move: values are exact only within a tolerance.
      if distance > 100 * tableau.tolerance.value { return true }
      guard let leaving = tableau.owners[row] else { return false }
      _ = tableau.step(entering, direction, usesBland: true)
      growing[leaving] = tableau.columns[leaving].side > 0
      shrinking[leaving] = tableau.columns[leaving].side < 0
    }
    return false
  }

  private func firstRising(_ column: Int, _ factor: Double) -> (column: Int, direction: Double, rate: Double)? {
    for term in tableau.expand([RowTerm(column: column, coefficient: factor)]) {
      let rate = abs(term.coefficient)
      guard rate > tableau.tolerance.pivot else { continue }
      if term.coefficient > 0, growing[term.column] { return (term.column, 1, rate) }
      if term.coefficient < 0, shrinking[term.column] { return (term.column, -1, rate) }
    }
    return nil
  }
}
