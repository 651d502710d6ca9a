import ConstraintSolver

/// A system of constraints that grows and changes, as bytes say.
func solveConstraints(_ bytes: [UInt8]) {
  var input = InputNumbers(bytes)
  var system = System(variables: 1 + input.byte() % 8, &input)
  while !input.rest.isEmpty, system.steps < 40 { system.step(&input) }
  system.solver.solve()
  system.requireSolved()
  system.requireSameAsFresh()
}

private struct System {
  var solver = Solver()
  private(set) var steps = 0
  private var isNonNegative: [Bool] = []
  private var variables: [Variable] = []
  private var live: [(id: ConstraintID, constraint: LinearConstraint)] = []

  private static let coefficients = [1, -1, 0.5, 2, -2, 389.0 / 210, 1, -1]
  private static let priorities = [1000, 1000, 999, 750, 250, 50, 0.5, 1000]

  init(variables count: Int, _ input: inout InputNumbers) {
    let mask = input.byte()
    for index in 0..<count {
      isNonNegative.append(mask >> index & 1 == 1)
      variables.append(solver.makeVariable(isNonNegative: isNonNegative[index]))
    }
  }

  /// Adds, changes or removes a constraint, or solves.
  mutating func step(_ input: inout InputNumbers) {
    steps += 1
    let action = input.byte() % 8
    switch action {
    case 0 where !live.isEmpty: solver.remove(live.remove(at: input.byte() % live.count).id)
    case 1, 2:
      guard !live.isEmpty else { return }
      let index = input.byte() % live.count
      live[index].constraint.expression.constant = Double(input.signed())
      solver.setConstant(live[index].constraint.expression.constant, of: live[index].id)
    case 3:
      solver.solve()
      requireSolved()
    default: add(&input)
    }
  }

  private mutating func add(_ input: inout InputNumbers) {
    var expression = LinearExpression(constant: Double(input.signed()))
    for _ in 0...(input.byte() % 3) {
      expression = expression + LinearExpression(input.pick(variables), times: input.pick(System.coefficients))
    }
    let relation = input.pick(Relation.allCases)
    let constraint = LinearConstraint(expression, relation, priority: input.pick(System.priorities))
    live.append((solver.add(constraint), constraint))
  }

  /// A required constraint holds, unless it is told that it can't.
  func requireSolved() {
    require(solver.didSettle && solver.rejected.isEmpty, "a small system does not settle")
    let broken = Set(solver.conflicts.map(\.broken))
    for (index, variable) in variables.enumerated() where isNonNegative[index] {
      require(solver.value(of: variable) >= -1e-6, "variable \(index) is \(solver.value(of: variable))")
    }
    for (id, constraint) in live where constraint.priority >= LinearConstraint.requiredPriority {
      guard !broken.contains(id) else { continue }
      let value = solver.value(of: constraint.expression)
      let error =
        switch constraint.relation {
        case .equal: abs(value)
        case .lessThanOrEqual: value
        case .greaterThanOrEqual: -value
        }
      require(error <= 1e-6, "the constraint \(id.serial) is off by \(error), and no conflict tells")
    }
    for conflict in solver.conflicts {
      require(conflict.members.contains(conflict.broken), "a broken constraint has no part in its conflict")
    }
  }

  /// A solver that has seen nothing but the constraints of now has the same solution.
  func requireSameAsFresh() {
    var fresh = Solver()
    for isNonNegative in isNonNegative { _ = fresh.makeVariable(isNonNegative: isNonNegative) }
    for (_, constraint) in live { _ = fresh.add(constraint) }
    fresh.solve()
    let broken = fresh.conflicts.map { live[$0.broken.serial].id }
    require(solver.conflicts.map(\.broken) == broken, "broken are \(solver.conflicts), not \(fresh.conflicts)")
    let ambiguous = solver.ambiguousVariables()
    require(ambiguous == fresh.ambiguousVariables(), "ambiguous are \(ambiguous)")
    for variable in variables where !ambiguous.contains(variable) {
      let (found, expected) = (solver.value(of: variable), fresh.value(of: variable))
      require(abs(found - expected) <= 1e-6, "variable \(variable.index) is \(found), not \(expected)")
    }
  }
}
