/// How a solution changes as the constant of one constraint does, and how far that holds ("ranging", Chvátal, "Linear
/// Programming", chapter 10).
///
/// The optimal basis stays optimal while the owner of each row stays on its side of its breakpoint, since costs do not
/// depend on constants. Until the first of them gets to its breakpoint, all values are linear functions of the constant.
package struct Sensitivity: Sendable {
  /// How far the constraint's right side may grow; infinite where nothing stops it.
  package fileprivate(set) var length = Double.infinity
  /// By column, how much its value grows with the right side.
  fileprivate var rates: [Double]
  fileprivate let columns: [Int]

  /// How much an expression grows with the right side of the constraint.
  package func rate(of expression: LinearExpression) -> Double {
    expression.terms.reduce(0) { sum, term in
      columns.indices.contains(term.variable.index)
        ? sum + term.coefficient * rates[columns[term.variable.index]] : sum
    }
  }
}

extension Solver {
  /// How the solution changes as the right side of a constraint grows; `nil` for a constraint that the solution violates
  /// or that something else decides.
  package func sensitivity(to id: ConstraintID) -> Sensitivity? {
    guard didSettle, !isOverfull, let column = index(of: id).flatMap({ records[$0].column }),
      tableau.columns[column].row == nil
    else { return nil }
    var sensitivity = Sensitivity(rates: Array(repeating: 0, count: tableau.columns.count), columns: columns)
    tableau.follow(column, &sensitivity)
    return sensitivity
  }
}

extension Tableau {
  fileprivate func follow(_ column: Int, _ sensitivity: inout Sensitivity) {
    sensitivity.rates[column] = 1
    for index in occurrences.indices(of: column) where isCore(occurrences[index]) {
      guard let owner = owners[occurrences[index]] else { continue }
      set(rows.coefficient(of: column, in: occurrences[index]), of: owner, &sensitivity)
    }
    for row in orderedDefinitions {
      guard let owner = owners[row] else { continue }
      let rate = rows.indices(of: row).reduce(0) { $0 + rows[$1].coefficient * sensitivity.rates[rows[$1].column] }
      set(rate, of: owner, &sensitivity)
    }
  }

  private func set(_ rate: Double, of owner: Int, _ sensitivity: inout Sensitivity) {
    sensitivity.rates[owner] = rate
    let (column, approach) = (columns[owner], -columns[owner].side * rate)
    guard column.hasBreakpoint, approach > tolerance.pivot else { return }
    sensitivity.length = min(sensitivity.length, max(0, -column.excess) / approach)
  }
}
