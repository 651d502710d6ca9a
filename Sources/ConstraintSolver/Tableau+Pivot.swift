extension Tableau {
  /// Solves a row for another of its columns; its former owner has no row then.
  ///
  /// Other rows that name the column are left as they are.
  mutating func solve(row: Int, for column: Int) {
    guard let owner = owners[row] else { return }
    let divisor = rows.coefficient(of: column, in: row)
    merged.removeAll(keepingCapacity: true)
    var isOwnerPlaced = false
    for index in rows.indices(of: row) {
      let term = rows[index]
      if !isOwnerPlaced, term.column > owner {
        merged.append(RowTerm(column: owner, coefficient: 1 / divisor))
        isOwnerPlaced = true
      }
      if term.column != column {
        merged.append(RowTerm(column: term.column, coefficient: -term.coefficient / divisor))
      }
    }
    if !isOwnerPlaced { merged.append(RowTerm(column: owner, coefficient: 1 / divisor)) }
    rows.replace(row, with: merged)
    occurrences.remove(row, from: column)
    occurrences.append(row, to: owner)
    if columns[owner].isDefined { definitions = nil }
    columns[column].isDefined = columns[owner].isDefined
    columns[owner].isDefined = false
    columns[owner].row = nil
    columns[column].row = row
    owners[row] = column
  }

  /// Substitutes the row of a column for the column in core rows, and in definitions when asked to.
  mutating func substitute(_ column: Int, inDefinitions: Bool = false) {
    guard let source = columns[column].row else { return }
    var kept = 0
    for offset in 0..<occurrences.count(of: column) {
      // Looked up each time, since lists move as others grow.
      let row = occurrences[occurrences.indices(of: column).lowerBound + offset]
      if inDefinitions || isCore(row) {
        substitute(column, by: source, in: row)
      } else {
        occurrences[occurrences.indices(of: column).lowerBound + kept] = row
        kept += 1
      }
    }
    occurrences.truncate(column, to: kept)
  }

  /// Merges two sorted rows. Terms that cancel out are dropped, lest rows fill with rounding errors.
  private mutating func substitute(_ column: Int, by source: Int, in row: Int) {
    let factor = rows.coefficient(of: column, in: row)
    merged.removeAll(keepingCapacity: true)
    let (target, added) = (rows.indices(of: row), rows.indices(of: source))
    rows.elements.withUnsafeBufferPointer { terms in
      var (left, right) = (target.lowerBound, added.lowerBound)
      while left < target.upperBound || right < added.upperBound {
        let leftColumn = left < target.upperBound ? terms[left].column : Int.max
        let rightColumn = right < added.upperBound ? terms[right].column : Int.max
        if leftColumn < rightColumn {
          if leftColumn != column { merged.append(terms[left]) }
          left += 1
        } else if leftColumn > rightColumn {
          merged.append(RowTerm(column: rightColumn, coefficient: factor * terms[right].coefficient))
          occurrences.append(row, to: rightColumn)
          right += 1
        } else {
          let (old, new) = (terms[left].coefficient, factor * terms[right].coefficient)
          if abs(old + new) > Tolerance.cancellation * max(abs(old), abs(new)) {
            merged.append(RowTerm(column: leftColumn, coefficient: old + new))
          } else {
            mergeSteps += occurrences.remove(row, from: leftColumn)
          }
          left += 1
          right += 1
        }
      }
    }
    rows.replace(row, with: merged)
    mergeSteps += merged.count
  }

  /// Exchanges the owner of a core row for a column that leaves its breakpoint in a direction.
  mutating func pivot(row: Int, entering: Int, direction: Double) {
    guard let leaving = owners[row] else { return }
    pivotCount += 1
    updateCosts(row: row, leaving: leaving, entering: entering, direction: direction)
    solve(row: row, for: entering)
    columns[entering].side = direction
    columns[leaving].value = columns[leaving].breakpoint
    substitute(entering)
  }
}
