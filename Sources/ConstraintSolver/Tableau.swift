/// The rows of the simplex method, each solved for the column that owns it (its basic variable).
///
/// As in the paper (section 2.1), the rows of free variables are kept apart from those that pivots work on. Here they
/// are not even updated: a free variable has a definition in terms of other columns, which holds for any basis and is
/// expanded when the variable's value is asked for. So a chain of views takes a term for each link, where the solved
/// form would have a term for each view before a view. Lengths, which are not negative, are treated alike as long as
/// they come out so (`adoptNegativeLengths(_:)`).
///
/// Rows that are no definitions ("core rows") have only columns without a row, sorted, none of them free.
struct Tableau: Sendable {
  var columns: [Column] = []
  var rows = ListStore<RowTerm>(filler: RowTerm(column: 0, coefficient: 0))
  /// For each row, the column that it is solved for.
  var owners: [Int?] = []
  /// For each row that is a definition, its rank: a definition names only variables defined by rows of lower rank.
  var ranks: [Int] = []
  var lowestRank = 0
  var highestRank = 0
  /// The rows of definitions by rank; nil when they have changed.
  var definitions: [Int]? = []
  /// For each column, the rows that name it, definitions as well.
  var occurrences = ListStore<Int>(filler: 0)
  /// By column and level, the part of the reduced cost that core rows make: what their basic columns cost more as the
  /// column grows.
  var costs: [Double] = []
  var levelCount: Int
  var unusedRows: [Int] = []
  var unusedColumns: [Int] = []
  var merged: [RowTerm] = []
  var tolerance = Tolerance()
  /// Pivots since the rows were built, each with possible rounding errors.
  var pivotCount = 0
  /// The value of ``pivotCount`` when the rows were last found to be accurate.
  var verifiedPivotCount = 0
  /// Whether no move of a column would lower a cost at any level.
  var isOptimal = true

  /// With this many terms, no more rows are made, and none is solved for another column: 200 MB with the lists of rows
  /// by column. Two thousand lengths that all depend on each other have as many terms; no app's cell does.
  static let mostTerms = 8 << 20

  /// With this many steps of merging rows, none is merged any more: half a second. Constraints between all pairs of
  /// forty views take as many; no app's cell does.
  static let mostMergeSteps = 1 << 26
  /// The terms of rows that were merged, and of lists that were searched for them.
  var mergeSteps = 0

  /// Whether there are too many terms to go on.
  var isFull: Bool {
    rows.elements.count > Tableau.mostTerms || occurrences.elements.count > 2 * Tableau.mostTerms
      || mergeSteps > Tableau.mostMergeSteps
  }

  init(levelCount: Int) {
    self.levelCount = levelCount
  }

  /// A tableau with the same columns and no rows, so that no column is basic.
  func withoutRows() -> Tableau {
    var bare = Tableau(levelCount: levelCount)
    bare.columns = columns
    bare.unusedColumns = unusedColumns
    bare.tolerance = tolerance
    bare.costs = Array(repeating: 0, count: costs.count)
    for index in columns.indices {
      bare.columns[index].row = nil
      bare.columns[index].isDefined = false
      bare.columns[index].value = columns[index].breakpoint
      bare.occurrences.addList()
    }
    return bare
  }

  mutating func addColumn(_ kind: Column.Kind) -> Int {
    if let index = unusedColumns.popLast() {
      columns[index] = Column(kind)
      return index
    }
    columns.append(Column(kind))
    occurrences.addList()
    for _ in 0..<levelCount { costs.append(0) }
    return columns.count - 1
  }

  mutating func addRow(for owner: Int, rank: Int = 0) -> Int {
    if let row = unusedRows.popLast() {
      owners[row] = owner
      ranks[row] = rank
      columns[owner].row = row
      return row
    }
    rows.addList()
    owners.append(owner)
    ranks.append(rank)
    columns[owner].row = owners.count - 1
    return owners.count - 1
  }

  /// Removes a row; its owner has no row then.
  mutating func removeRow(_ row: Int) {
    for index in rows.indices(of: row) { occurrences.remove(row, from: rows[index].column) }
    rows.truncate(row, to: 0)
    if let owner = owners[row] {
      columns[owner].row = nil
      columns[owner].isDefined = false
    }
    owners[row] = nil
    unusedRows.append(row)
  }

  @inline(__always)
  func isDefinition(_ row: Int) -> Bool {
    guard let owner = owners[row] else { return false }
    return columns[owner].isDefined
  }

  @inline(__always)
  func isCore(_ row: Int) -> Bool {
    guard let owner = owners[row] else { return false }
    return !columns[owner].isDefined
  }

  /// Moves a breakpoint, and with it the value of a column without a row.
  mutating func setBreakpoint(_ breakpoint: Double, of column: Int) {
    columns[column].breakpoint = breakpoint
    guard columns[column].row == nil else { return }
    let change = breakpoint - columns[column].value
    columns[column].value = breakpoint
    shift(by: change, of: column)
  }

  /// Updates the values of owners of core rows as a column changes.
  mutating func shift(by change: Double, of column: Int) {
    for index in occurrences.indices(of: column) {
      let row = occurrences[index]
      guard let owner = owners[row], !columns[owner].isDefined else { continue }
      columns[owner].value += change * rows.coefficient(of: column, in: row)
    }
  }

  /// Recomputes all values from those of the columns without a row, which removes rounding errors.
  mutating func refreshValues() {
    refreshCoreValues()
    let order = orderedDefinitions
    definitions = order
    for row in order {
      if let owner = owners[row] { columns[owner].value = sum(of: row) }
    }
  }

  /// The rows of definitions by rank.
  var orderedDefinitions: [Int] {
    definitions ?? owners.indices.filter(isDefinition).sorted { ranks[$0] < ranks[$1] }
  }

  mutating func refreshCoreValues() {
    for row in owners.indices {
      guard let owner = owners[row], !columns[owner].isDefined else { continue }
      columns[owner].value = sum(of: row)
    }
  }

  private func sum(of row: Int) -> Double {
    var sum = 0.0
    for index in rows.indices(of: row) { sum += rows[index].coefficient * columns[rows[index].column].value }
    return sum
  }
}
