/// The rows of the simplex method, solved for the columns that own them.
///
/// As in the paper (section 2.1), the rows of free variables stand apart from those that pivots work on. Here they are
/// not even kept up to date: a free variable has a definition in terms of other columns, which holds whatever the basis
/// is, and is followed when the variable is asked for. A chain of views so costs no more than its links, where the
/// solved form would have a term for each view before a view. The same holds for lengths, which are not negative, as
/// long as they come out so (`adoptNegativeLengths(_:)`).
///
/// Rows that are no definitions ("core rows") have only columns without a row, in order, none of them free.
struct Tableau: Sendable {
  var columns: [Column] = []
  var rows = ListStore<RowTerm>(filler: RowTerm(column: 0, coefficient: 0))
  /// For each row, the column that it is solved for (its basic variable).
  var owners: [Int?] = []
  /// For each row that is a definition, its rank: a definition names only variables defined by rows of lower rank.
  var ranks: [Int] = []
  var lowestRank = 0
  var highestRank = 0
  /// The definitions by rank; nil when they have changed.
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
  /// Pivots since the rows were built, each of which may have rounded.
  var pivotCount = 0
  /// How many pivots there were when the rows were last found to be accurate.
  var verifiedPivotCount = 0
  /// Whether no column would lower a cost at any level.
  var isOptimal = true

  /// No more rows are made, and none is solved for another column, from so many terms on: 200 MB with the lists of rows
  /// by column. Two thousand lengths that all depend on each other have as many, and those of no cell do.
  static let mostTerms = 8 << 20

  /// Whether there are more terms than are worked with.
  var isFull: Bool { rows.elements.count > Tableau.mostTerms || occurrences.elements.count > 2 * Tableau.mostTerms }

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

  /// Removes a row; its owner has none then.
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

  /// Moves a breakpoint, and with it the value of a column that no row is solved for.
  mutating func setBreakpoint(_ breakpoint: Double, of column: Int) {
    columns[column].breakpoint = breakpoint
    guard columns[column].row == nil else { return }
    let change = breakpoint - columns[column].value
    columns[column].value = breakpoint
    shift(by: change, of: column)
  }

  /// Has the owners of core rows follow a column that grows.
  mutating func shift(by change: Double, of column: Int) {
    for index in occurrences.indices(of: column) {
      let row = occurrences[index]
      guard let owner = owners[row], !columns[owner].isDefined else { continue }
      columns[owner].value += change * rows.coefficient(of: column, in: row)
    }
  }

  /// Computes all values afresh from those of the columns without a row, so that no error of rounding stays.
  mutating func refreshValues() {
    refreshCoreValues()
    let order = definitions ?? owners.indices.filter(isDefinition).sorted { ranks[$0] < ranks[$1] }
    definitions = order
    for row in order {
      if let owner = owners[row] { columns[owner].value = sum(of: row) }
    }
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
