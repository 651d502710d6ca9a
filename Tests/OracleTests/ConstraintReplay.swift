@testable import ConstraintSolver

/// Follows a file of `scripts/oracles/constraint-systems.py`: makes its calls and notes where a solution differs.
struct ConstraintReplay {
  private(set) var systems = 0
  private(set) var solutions = 0
  private(set) var values = 0
  private(set) var ambiguities = 0
  private(set) var failures: [String] = []

  private var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [ConstraintID] = []
  private var constraints: [LinearConstraint?] = []
  private var name = ""

  mutating func read(_ line: Substring) {
    let fields = line.split(separator: " ")
    let arguments = fields.dropFirst()
    switch fields[0] {
    case "system":
      (solver, variables, ids, constraints) = (Solver(), [], [], [])
      name = arguments.joined(separator: " ")
      systems += 1
    case "variables": variables = arguments.map { solver.makeVariable(isNonNegative: $0 == "n") }
    case "add": add(arguments)
    case "set": set(arguments)
    case "remove":
      guard let index = arguments.first.flatMap({ Int($0) }) else { return }
      solver.remove(ids[index])
      constraints[index] = nil
    case "solve":
      solver.solve()
      solutions += 1
      if !solver.didSettle { fail("has not settled") }
    case "broken": checkConflicts(broken: arguments.compactMap { Int($0) })
    case "violations": checkViolations(arguments.compactMap { Double($0) })
    case "ranges": checkRanges(Array(arguments))
    default: fail("cannot read '\(line)'")
    }
  }

  private mutating func fail(_ message: String) {
    failures.append("system \(name), solution \(solutions): \(message)")
  }

  private mutating func add(_ fields: ArraySlice<Substring>) {
    let fields = Array(fields)
    guard fields.count >= 3, let priority = Double(fields[1]), let constant = Double(fields[2]) else { return }
    let relation: Relation =
      switch fields[0] {
      case "<": .lessThanOrEqual
      case ">": .greaterThanOrEqual
      default: .equal
      }
    let terms = fields[3...].compactMap { field -> LinearExpression.Term? in
      let parts = field.split(separator: ":")
      guard let index = Int(parts[0]), let coefficient = Double(parts[1]) else { return nil }
      return LinearExpression.Term(variable: variables[index], coefficient: coefficient)
    }
    let constraint = LinearConstraint(
      LinearExpression(terms: terms, constant: constant), relation, priority: priority)
    ids.append(solver.add(constraint))
    constraints.append(constraint)
  }

  private mutating func set(_ fields: ArraySlice<Substring>) {
    guard let index = fields.first.flatMap({ Int($0) }), let constant = fields.last.flatMap({ Double($0) }) else {
      return
    }
    solver.setConstant(constant, of: ids[index])
    constraints[index]?.expression.constant = constant
  }

  private mutating func checkConflicts(broken: [Int]) {
    if solver.conflicts.map(\.broken) != broken.map({ ids[$0] }) {
      fail("broken are \(solver.conflicts.map(\.broken.serial)), not \(broken)")
    }
    for conflict in solver.conflicts where conflict.members.last != conflict.broken || !isIrreducible(conflict) {
      fail("\(conflict) is not irreducible")
    }
  }

  /// Whether the members contradict each other, and no longer so without any of them.
  private func isIrreducible(_ conflict: Conflict) -> Bool {
    func canHold(_ ids: [ConstraintID]) -> Bool {
      var trial = Solver()
      for variable in variables { _ = trial.makeVariable(isNonNegative: isNonNegative(variable)) }
      for id in ids { constraints[id.serial].map { _ = trial.add($0) } }
      trial.solve()
      return trial.conflicts.isEmpty
    }
    return !canHold(conflict.members)
      && conflict.members.allSatisfy { member in canHold(conflict.members.filter { $0 != member }) }
  }

  private func isNonNegative(_ variable: Variable) -> Bool {
    solver.column(of: variable).map { !solver.tableau.columns[$0].isFree } ?? false
  }

  /// The sums at the levels agree within 1e-6, computed from the values.
  private mutating func checkViolations(_ expected: [Double]) {
    let broken = solver.conflicts.map(\.broken.serial)
    var sums: [Double: Double] = [1000: 0]
    for (index, constraint) in constraints.enumerated() {
      guard let constraint else { continue }
      let expression = constraint.expression
      let value = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      let violation =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: max(0, value)
        case .greaterThanOrEqual: max(0, -value)
        }
      if constraint.priority >= LinearConstraint.requiredPriority, !broken.contains(index) {
        if violation > 1e-6 { fail("required \(index) is violated by \(violation)") }
      } else {
        sums[constraint.priority, default: 0] += violation
      }
    }
    let found = sums.sorted { $0.key > $1.key }.map(\.value)
    if found.count != expected.count || zip(found, expected).contains(where: { abs($0 - $1) > 1e-6 }) {
      fail("the violations are \(found), not \(expected)")
    }
  }

  /// A variable with one value has that value within 1/64, here even within 1e-5; one with a wider range is ambiguous,
  /// and its value is in the range. No range of the file is between 1e-6 and 1e-3 wide.
  private mutating func checkRanges(_ fields: [Substring]) {
    let ambiguous = solver.ambiguousVariables()
    for (variable, field) in zip(variables, fields) {
      let ends = field.split(separator: ":").compactMap { Double($0) }
      let isAmbiguous = ends[1] - ends[0] > 1e-4
      values += isAmbiguous ? 0 : 1
      ambiguities += isAmbiguous ? 1 : 0
      let value = solver.value(of: variable)
      if value < ends[0] - 1e-5 || value > ends[1] + 1e-5 {
        fail("variable \(variable.index) is \(value), not \(field)")
      }
      if ambiguous.contains(variable) != isAmbiguous {
        fail("variable \(variable.index) of \(field) is\(isAmbiguous ? " not" : "") called ambiguous")
      }
    }
  }
}
