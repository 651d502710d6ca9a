extension Solver {
  /// The constraints that decide the value of a variable now, each with the change of the value when the constraint's
  /// constant grows by 1 (its rate).
  ///
  /// - Returns: in the order of addition.
  package func determiningConstraints(of variable: Variable) -> [(id: ConstraintID, rate: Double)] {
    guard let column = column(of: variable) else { return [] }
    var result: [(id: ConstraintID, rate: Double)] = []
    for term in tableau.expand([RowTerm(column: column, coefficient: 1)]) {
      guard case .constraint(let id) = tableau.columns[term.column].kind else { continue }
      // Terms that equal the negative constant at the breakpoint.
      result.append((id, -term.coefficient))
    }
    return result.sorted { $0.id < $1.id }
  }

  /// Whether an expression is known to have the same value in all optimal solutions. A column that costs something to
  /// move either way is at its breakpoint in all of them, and here nothing else decides the value.
  package func isUnique(_ expression: LinearExpression) -> Bool {
    guard didSettle, !isOverfull else { return false }
    let terms = expression.terms.compactMap { term in
      column(of: term.variable).map { RowTerm(column: $0, coefficient: term.coefficient) }
    }
    return tableau.expand(Tableau.addingUp(terms)).allSatisfy { term in
      abs(term.coefficient) <= tableau.tolerance.pivot
        || tableau.firstCost(of: term.column, towards: 1) != nil
          && tableau.firstCost(of: term.column, towards: -1) != nil
    }
  }

  /// The variables that have other values in other optimal solutions.
  package func ambiguousVariables() -> [Variable] {
    var face = OptimalFace(of: self)
    return columns.indices.map(Variable.init).filter { face.moves($0) }
  }

  /// All constraints in the order of addition: their priorities, and the variables in their expressions.
  package var constraints: [(priority: Double, variables: [Variable])] {
    records.map { record in
      let variables = (record.terms ?? []).compactMap { term -> Variable? in
        switch tableau.columns[term.column].kind {
        case .free(let variable), .nonNegative(let variable): variable
        case .constraint: nil
        }
      }
      return (record.priority, variables)
    }
  }
}
