import Testing

@testable import ConstraintSolver

/// The meaning of priorities and relations.
struct PrioritySolverTests {
  @Test func oneConstraintBeatsAHundredOfLowerPriority() {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<100 { solver.add(sum((1, x), constant: -10), .equal, at: 250) }
    solver.add(sum((1, x), constant: -50), .equal, at: 251)
    solver.solve()
    #expect(solver.value(of: x) == 50)
  }

  /// Among equals the sum of violations is least, so that the majority wins and the median of others.
  @Test func equalPrioritiesCountEqually() {
    var solver = Solver()
    let x = solver.makeVariable()
    for target in [10.0, 70, 20, 70, 30] { solver.add(sum((1, x), constant: -target), .equal, at: 500) }
    solver.solve()
    #expect(solver.value(of: x) == 30)
    #expect(solver.ambiguousVariables() == [])
  }

  /// A priority below all others still decides what they leave open.
  @Test func lowerPrioritiesDecideWhatIsLeft() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    solver.add(sum((1, x), (1, y), constant: -100), .equal)
    solver.add(sum((1, x), constant: -30), .greaterThanOrEqual, at: 750)
    solver.add(sum((1, y), constant: -90), .equal, at: 250)
    solver.add(sum((1, x), constant: -1000), .equal, at: 1)
    solver.solve()
    #expect(solver.allValues == [30, 70])
  }

  @Test(arguments: [
    (Relation.lessThanOrEqual, 20.0, 20.0), (.lessThanOrEqual, 80, 50), (.greaterThanOrEqual, 20, 50),
    (.greaterThanOrEqual, 80, 80), (.equal, 20, 20),
  ])
  func inequalities(relation: Relation, bound: Double, expected: Double) {
    for priority in [1000, 251.0] {
      var solver = Solver()
      let x = solver.makeVariable()
      solver.add(sum((1, x), constant: -50), .equal, at: 250)
      solver.add(sum((1, x), constant: -bound), relation, at: priority)
      solver.solve()
      #expect(solver.value(of: x) == expected)
    }
  }

  @Test func nonNegativeVariablesStayAtZero() {
    var solver = Solver()
    let (width, free) = (solver.makeVariable(isNonNegative: true), solver.makeVariable())
    solver.add(sum((1, width), constant: 10), .equal, at: 999)
    solver.add(sum((1, free), constant: 10), .equal, at: 999)
    solver.solve()
    #expect(solver.allValues == [0, -10])
    #expect(solver.conflicts == [])
  }

  @Test func multipliersAndRepeatedVariables() {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
    solver.add(sum((1, width), (1, width), constant: -420), .equal)
    solver.add(sum((1, height), (-389.0 / 210, width)), .equal)
    solver.solve()
    #expect(solver.value(of: width) == 210)
    #expect(abs(solver.value(of: height) - 389) < 1e-9)
  }

  /// Hugging and compression of three views in a row of a fixed width.
  @Test(arguments: [(300, [52, 100, 132]), (100, [52, 0, 32]), (30, [14, 0, 0])] as [(Double, [Double])])
  func viewsInARow(width: Double, expected: [Double]) {
    var solver = Solver()
    let natural = [52.0, 100, 32]
    let widths = natural.map { _ in solver.makeVariable(isNonNegative: true) }
    var total = LinearExpression(constant: 16 - width)
    for (index, view) in widths.enumerated() {
      total = total + LinearExpression(view)
      solver.add(sum((1, view), constant: -natural[index]), .greaterThanOrEqual, at: [752, 750, 751][index])
      solver.add(sum((1, view), constant: -natural[index]), .lessThanOrEqual, at: [251, 252, 250][index])
    }
    solver.add(total, .equal)
    solver.solve()
    #expect(widths.map { solver.value(of: $0) } == expected)
  }
}
