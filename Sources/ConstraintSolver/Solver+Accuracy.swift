extension Solver {
  /// Rebuilds the rows when rounding errors, which every pivot may multiply, have grown.
  ///
  /// After edits, the rows are checked even after a single pivot, so that snapshots of a built system need no check
  /// until they have made some pivots themselves.
  mutating func ensureAccuracy(afterEdits: Bool) {
    let pivotCount = tableau.pivotCount - tableau.verifiedPivotCount
    guard !isOverfull, pivotCount >= 32 || (afterEdits && pivotCount > 0) else { return }
    if !isAccurate {
      rebuildRows()
      if !found.isEmpty { requireBroken() }
      settle()
    }
    tableau.verifiedPivotCount = tableau.pivotCount
  }

  /// Rebuilds the rows from the constraints as they were added.
  mutating func rebuildRows() {
    tableau = tableau.withoutRows()
    for record in records {
      if let column = record.column, let terms = record.terms { tableau.insert(column, terms: terms) }
    }
    tableau.acceptSides()
  }

  /// Whether values that satisfy the rows satisfy the constraints.
  ///
  /// The solution's own values would not do, as many of them are 0 and hide an error in their columns.
  private var isAccurate: Bool {
    var probe = tableau
    for index in probe.columns.indices where probe.columns[index].row == nil {
      probe.columns[index].value = 1 + Double(index % 7) / 8
    }
    probe.refreshValues()
    return records.allSatisfy { record in
      guard let column = record.column, let terms = record.terms else { return true }
      var error = -probe.columns[column].value
      var magnitude = abs(error)
      for term in terms {
        let product = term.coefficient * probe.columns[term.column].value
        error += product
        magnitude += abs(product)
      }
      // A tenth of the tolerance of costs, and far below that of values of some hundreds.
      return abs(error) <= 1e-10 * magnitude
    }
  }
}
