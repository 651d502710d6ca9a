extension Solver {
  /// A description of the state for debugging: the violation at each level, the rows with their owners' values, fixed
  /// columns and conflicts.
  ///
  /// - Parameters:
  ///   - name: the name of a variable.
  ///   - label: the name of a constraint.
  package func dump(name: (Variable) -> String, label: (ConstraintID) -> String) -> String {
    func title(_ column: Int) -> String {
      switch tableau.columns[column].kind {
      case .free(let variable), .nonNegative(let variable): name(variable)
      case .constraint(let id): "[\(label(id))]"
      }
    }
    func sum(_ terms: [RowTerm]) -> String {
      guard !terms.isEmpty else { return "0" }
      return terms.enumerated().map { index, term in
        let sign = term.coefficient < 0 ? (index == 0 ? "-" : "- ") : (index == 0 ? "" : "+ ")
        let factor = abs(term.coefficient) == 1 ? "" : "\(written(abs(term.coefficient))) "
        return "\(sign)\(factor)\(title(term.column))"
      }.joined(separator: " ")
    }
    // Adding 0 leaves a negative zero its sign no longer.
    func value(_ column: Int) -> String { written(tableau.columns[column].value + 0) }

    var lines = ["levels"]
    for level in 0..<tableau.levelCount {
      let slopes = tableau.columns.indices.map {
        RowTerm(column: $0, coefficient: tableau.costs[$0 * tableau.levelCount + level])
      }
      let violation = written(tableau.violation(at: level))
      lines.append("  \(levelName(level)): \(violation), slope \(sum(slopes.filter { $0.coefficient != 0 }))")
    }
    lines.append("rows")
    for row in tableau.owners.indices {
      guard let owner = tableau.owners[row] else { continue }
      let terms = tableau.rows.indices(of: row).map { tableau.rows[$0] }
      lines.append("  \(title(owner)) = \(value(owner)) = \(sum(terms))")
    }
    lines.append("fixed")
    for column in tableau.columns.indices where tableau.columns[column].row == nil {
      guard !tableau.unusedColumns.contains(column) else { continue }
      lines.append("  \(title(column)) = \(value(column))")
    }
    if !conflicts.isEmpty { lines.append("conflicts") }
    for conflict in conflicts {
      let others = conflict.members.filter { $0 != conflict.broken }.map(label)
      lines.append("  \(label(conflict.broken)) contradicts \(others.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func levelName(_ level: Int) -> String {
    switch level {
    case Solver.requiredLevel: "required"
    case Solver.brokenLevel: "broken"
    default: written(priorities[level - Solver.firstOptionalLevel])
    }
  }
}

/// `16` rather than `16.0`.
private func written(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? number.description
}

extension Tableau {
  /// The sum of the violations at a level.
  func violation(at level: Int) -> Double {
    columns.reduce(0) { sum, column in
      let distance = column.value - column.breakpoint
      return column.level(towards: distance) == level ? sum + abs(distance) : sum
    }
  }
}
