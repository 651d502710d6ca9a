/// Solves linear constraints with priorities: no constraint is violated for the sake of one of a lower priority.
///
/// At each priority, from the highest to the lowest, the sum of the violations is as small as the higher ones allow
/// (lexicographic optimum). The method is the simplex method of Cassowary (Badros, Borning, Stuckey: "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", 2001), without weights among the constraints of a priority.
///
/// A copy is an independent snapshot. The same calls give the same bits.
///
/// | function | purpose |
/// |---|---|
/// | ``makeVariable(isNonNegative:)``, ``add(_:)``, ``remove(_:)`` | the system |
/// | ``setConstant(_:of:)`` | an edit |
/// | ``solve()``, ``value(of:)-(Variable)`` | the solution |
/// | ``conflicts``, ``rejected``, ``didSettle`` | what kept it from being one |
/// | ``determiningConstraints(of:)``, ``ambiguousVariables()``, ``constraints`` | why it is that one |
package struct Solver: Sendable {
  /// A constraint as it was added; its constant is the breakpoint of its column.
  struct Record: Sendable {
    let id: ConstraintID
    /// The terms in columns, each column once; nil when they can't be used.
    let terms: [RowTerm]?
    let relation: Relation
    let priority: Double
    let givesWay: Bool
    /// The column in the tableau; nil when the constraint is rejected.
    var column: Int?
    /// Whether the constraint is required but contradicts those before it.
    var isBroken = false

    var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
  }

  /// The levels of required and of broken constraints; those of optional priorities follow, highest first.
  static let (requiredLevel, brokenLevel, firstOptionalLevel) = (0, 1, 2)
  /// Larger numbers have too few digits left for fractions of a point.
  package static let largestMagnitude = 1e12

  var tableau = Tableau(levelCount: firstOptionalLevel)
  /// The constraints in the order of addition.
  var records: [Record] = []
  /// The optional priorities, highest first.
  private(set) var priorities: [Double] = []
  /// For each variable, its column.
  private(set) var columns: [Int] = []
  private var nextSerial = 0
  private var isSolved = true
  /// The required constraints that cannot hold, each with those that it contradicts and maybe others.
  var found: [Conflict] = []
  /// Whether no member of these can be left out. That takes many trials, so that it is put off until somebody asks: a
  /// cell that is laid out anew for every card has nobody who does.
  var isIrreducible = true
  /// Whether the conflicts may have changed. Until then, their members still contradict each other.
  var areConflictsStale = false
  /// Whether constraints stay broken while those that they contradict still do. That takes a fraction of the time of breaking
  /// conflicts anew, but goes on from another basis, which may come to another of the solutions that are as good.
  package var keepsConflicts = false
  /// Whether constraints were left out because their terms would take too much memory: the values mean nothing then.
  package private(set) var isOverfull = false
  /// Whether the last `solve()` came to an end within its bound on pivots.
  package internal(set) var didSettle = true

  /// A system without variables.
  package init() {}

  /// A system without variables that knows which optional priorities its constraints will have.
  ///
  /// Each priority that it does not know moves all columns' costs when it comes.
  package init(priorities: Set<Double>) {
    self.priorities = priorities.filter { $0 < LinearConstraint.requiredPriority }.sorted(by: >)
    tableau = Tableau(levelCount: Solver.firstOptionalLevel + self.priorities.count)
  }

  /// Adds a variable.
  ///
  /// - Parameter isNonNegative: whether it is required not to be below 0.
  package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    let variable = Variable(index: columns.count)
    let column = tableau.addColumn(isNonNegative ? .nonNegative(variable) : .free(variable))
    if isNonNegative { tableau.columns[column].levelBelow = Solver.requiredLevel }
    columns.append(column)
    return variable
  }

  /// Adds a constraint, for the next `solve()` to satisfy.
  package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    let id = ConstraintID(serial: nextSerial)
    nextSerial += 1
    let record = Record(
      id: id, terms: terms(of: constraint), relation: constraint.relation, priority: constraint.priority,
      givesWay: constraint.givesWay)
    records.append(record)
    activate(records.count - 1, constant: constraint.expression.constant)
    return id
  }

  package mutating func remove(_ id: ConstraintID) {
    guard let index = index(of: id) else { return }
    deactivate(index)
    records.remove(at: index)
  }

  /// Changes the constant of a constraint's expression, for the next `solve()`.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    guard let index = index(of: id) else { return }
    guard let column = records[index].column else { return activate(index, constant: constant) }
    guard Solver.isUsable(constant) else { return deactivate(index) }
    guard tableau.columns[column].breakpoint != -constant else { return }
    if !areConflictsStale { reduceConflicts() }
    tableau.setBreakpoint(-constant, of: column)
    isSolved = false
    areConflictsStale = areConflictsStale || found.contains { $0.members.contains(id) }
  }

  /// Finds values for all variables.
  package mutating func solve() {
    guard !isSolved else { return }
    isSolved = true
    let tolerance = tableau.tolerance.value
    tableau.tolerance.adapt(toConstantsUpTo: tableau.columns.reduce(0) { max($0, abs($1.breakpoint)) })
    if !found.isEmpty, areConflictsStale || tableau.tolerance.value != tolerance,
      !(keepsConflicts && doConflictsRemain)
    {
      requireBroken()
    }
    let isEdited = !tableau.isOptimal
    let isMinimal = !isEdited && tableau.restoreSides()
    if !isMinimal { tableau.acceptSides() }
    settle(isMinimal: isMinimal)
    ensureAccuracy(afterEdits: isEdited)
  }

  /// Goes on to an optimum from any basis whose owners are on the sides where their rows have them.
  ///
  /// - Parameter isMinimal: whether no column would lower a cost, as after the dual method.
  mutating func settle(isMinimal: Bool = false) {
    didSettle = tableau.minimizeWithLengths(isMinimal: isMinimal)
    if tableau.isFull { isOverfull = true }
    if !isOverfull, !tableau.isFeasible {
      if !found.isEmpty { requireBroken() }
      breakConflicts()
    }
    areConflictsStale = false
    tableau.isOptimal = didSettle
  }

  /// The value of a variable; 0 for one of another solver.
  package func value(of variable: Variable) -> Double {
    column(of: variable).map { tableau.columns[$0].value } ?? 0
  }

  /// The value of an expression.
  package func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// The constraints that are not finite numbers up to 1e12 in variables of this solver, and therefore ignored.
  package var rejected: [ConstraintID] { records.filter { $0.column == nil }.map(\.id) }

  // MARK: Records

  func column(of variable: Variable) -> Int? {
    columns.indices.contains(variable.index) ? columns[variable.index] : nil
  }

  func index(of id: ConstraintID) -> Int? {
    var (low, high) = (0, records.count)
    while low < high {
      let middle = (low + high) / 2
      if records[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < records.count && records[low].id == id ? low : nil
  }

  private static func isUsable(_ number: Double) -> Bool { abs(number) <= largestMagnitude }

  private func terms(of constraint: LinearConstraint) -> [RowTerm]? {
    var terms: [RowTerm] = []
    for term in constraint.expression.terms {
      guard let column = column(of: term.variable), Solver.isUsable(term.coefficient) else { return nil }
      terms.append(RowTerm(column: column, coefficient: term.coefficient))
    }
    return constraint.priority.isNaN ? nil : Tableau.addingUp(terms)
  }

  private mutating func activate(_ index: Int, constant: Double) {
    guard let terms = records[index].terms, Solver.isUsable(constant) else { return }
    guard !tableau.isFull else {
      isOverfull = true
      return
    }
    isSolved = false
    areConflictsStale = true
    let column = tableau.addColumn(.constraint(records[index].id))
    records[index].column = column
    tableau.columns[column].breakpoint = -constant
    setLevel(of: records[index])
    tableau.insert(column, terms: terms)
  }

  private mutating func deactivate(_ index: Int) {
    guard let column = records[index].column else { return }
    isSolved = false
    areConflictsStale = true
    tableau.remove(column)
    records[index].column = nil
    records[index].isBroken = false
  }

  /// Has the column of a constraint pay where it is violated; costs are not computed anew.
  mutating func setLevel(of record: Record) {
    guard let column = record.column else { return }
    let level = level(of: record)
    tableau.columns[column].levelBelow = record.relation == .lessThanOrEqual ? Column.noLevel : level
    tableau.columns[column].levelAbove = record.relation == .greaterThanOrEqual ? Column.noLevel : level
  }

  private mutating func level(of record: Record) -> Int {
    guard !record.isRequired else {
      return record.isBroken ? Solver.brokenLevel : Solver.requiredLevel
    }
    let index = priorities.firstIndex { $0 <= record.priority } ?? priorities.count
    let level = index + Solver.firstOptionalLevel
    if index == priorities.count || priorities[index] != record.priority {
      priorities.insert(record.priority, at: index)
      tableau.insertLevel(at: level)
    }
    return level
  }
}
