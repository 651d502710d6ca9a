import SeededRandom

@testable import ConstraintSolver

/// The sum of terms and a constant.
func sum(_ terms: (Double, Variable)..., constant: Double = 0) -> LinearExpression {
  LinearExpression(
    terms: terms.map { LinearExpression.Term(variable: $0.1, coefficient: $0.0) }, constant: constant)
}

extension Solver {
  /// Adds `expression <relation> 0`.
  @discardableResult
  mutating func add(_ expression: LinearExpression, _ relation: Relation, at priority: Double = 1000) -> ConstraintID {
    add(LinearConstraint(expression, relation, priority: priority))
  }

  mutating func solved() -> Solver {
    solve()
    return self
  }

  var allValues: [Double] { columns.indices.map { value(of: Variable(index: $0)) } }
}

/// A system that grows and changes at random, with the constraints that it should have now.
struct RandomSystem {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var isNonNegative: [Bool] = []
  private(set) var live: [(id: ConstraintID, constraint: LinearConstraint)] = []
  private var generator: SeededGenerator
  private let coefficients = [1, 1, 1, -1, -1, 0.5, 2, 389.0 / 210]
  private let priorities: [Double]

  init(seed: UInt64, variables count: ClosedRange<Int>, constraints: ClosedRange<Int>, priorities: [Double]) {
    generator = SeededGenerator(seed: seed)
    self.priorities = priorities
    for _ in 0..<Int.random(in: count, using: &generator) {
      isNonNegative.append(Bool.random(using: &generator))
      variables.append(solver.makeVariable(isNonNegative: isNonNegative.last == true))
    }
    for _ in 0..<Int.random(in: constraints, using: &generator) { add() }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private mutating func constant() -> Double {
    pick([0, 0, Double.random(in: -100...100, using: &generator).rounded(), -8, 50])
  }

  private mutating func add() {
    var expression = LinearExpression(constant: constant())
    for _ in 0..<pick([1, 1, 2, 2, 3]) {
      expression = expression + LinearExpression(pick(variables), times: pick(coefficients))
    }
    let relation = pick([Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
    let constraint = LinearConstraint(expression, relation, priority: pick(priorities))
    live.append((solver.add(constraint), constraint))
  }

  /// Adds or removes a constraint, or changes a constant.
  mutating func edit() {
    let action = Int.random(in: 0..<5, using: &generator)
    if action == 0 || live.isEmpty { return add() }
    let index = Int.random(in: live.indices, using: &generator)
    if action == 1 {
      solver.remove(live.remove(at: index).id)
    } else {
      live[index].constraint.expression.constant = constant()
      solver.setConstant(live[index].constraint.expression.constant, of: live[index].id)
    }
  }

  /// A solver that has seen nothing but the constraints of now.
  func fresh() -> Solver {
    var fresh = Solver()
    for isNonNegative in isNonNegative { _ = fresh.makeVariable(isNonNegative: isNonNegative) }
    for (_, constraint) in live { _ = fresh.add(constraint) }
    fresh.solve()
    return fresh
  }

  /// Where two solvers of the constraints differ, except in the values of ambiguous variables.
  func difference(_ fresh: Solver) -> String? {
    guard solver.didSettle, fresh.didSettle else { return "not settled" }
    let broken = solver.conflicts.map(\.broken)
    guard broken == fresh.conflicts.map({ live[$0.broken.serial].id }) else { return "broken are \(broken)" }
    for level in 0..<fresh.tableau.levelCount {
      let name = level < 2 ? Double(level) : fresh.priorities[level - 2]
      let own = level < 2 ? level : (solver.priorities.firstIndex(of: name) ?? -3) + 2
      let difference = solver.tableau.violation(at: own) - fresh.tableau.violation(at: level)
      if abs(difference) > 1e-6 { return "level \(name) differs by \(difference)" }
    }
    let ambiguous = solver.ambiguousVariables()
    guard ambiguous == fresh.ambiguousVariables() else { return "ambiguous are \(ambiguous)" }
    for variable in variables where !ambiguous.contains(variable) {
      let (found, expected) = (solver.value(of: variable), fresh.value(of: variable))
      if abs(found - expected) > 1e-6 { return "variable \(variable.index) is \(found), not \(expected)" }
    }
    return nil
  }
}
