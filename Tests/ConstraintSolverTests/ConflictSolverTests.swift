import Testing

@testable import ConstraintSolver

/// Required constraints that contradict each other.
struct ConflictSolverTests {
  @Test func lastOfTheSetIsBroken() {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(sum((1, x), constant: -10), .equal)
    solver.add(sum((1, z), constant: -5), .equal)
    let second = solver.add(sum((1, y), (-1, x), constant: -20), .greaterThanOrEqual)
    let last = solver.add(sum((1, y), constant: -25), .equal)
    solver.add(sum((1, z), (-1, y)), .lessThanOrEqual)
    solver.solve()
    #expect(solver.conflicts == [Conflict(broken: last, members: [first, second, last])])
    #expect(solver.allValues == [10, 30, 5])
  }

  /// The sign of a variable takes part without being a member.
  @Test func nonNegativeVariable() {
    var solver = Solver()
    let width = solver.makeVariable(isNonNegative: true)
    let id = solver.add(sum((1, width), constant: 10), .equal)
    solver.solve()
    #expect(solver.conflicts == [Conflict(broken: id, members: [id])])
    #expect(solver.value(of: width) == 0)
  }

  @Test func constraintWithoutVariables() {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = solver.add(sum((1, x), (-1, x), constant: 5), .lessThanOrEqual)
    solver.add(sum(constant: 5), .equal, at: 500)
    solver.solve()
    #expect(solver.conflicts == [Conflict(broken: id, members: [id])])
    solver.setConstant(-5, of: id)
    #expect(solver.solved().conflicts == [])
  }

  /// A broken constraint comes before every optional one.
  @Test func brokenConstraintIsViolatedAsLittleAsPossible() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(sum((1, x), constant: -100), .lessThanOrEqual)
    solver.add(sum((1, x), constant: -20), .equal, at: 999)
    let broken = solver.add(sum((1, x), constant: -150), .equal)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [broken])
    #expect(solver.value(of: x) == 100)
  }

  @Test func contradictionOfOptionalConstraintsIsNoConflict() {
    var solver = Solver()
    let x = solver.makeVariable()
    solver.add(sum((1, x), constant: -100), .equal, at: 999.9)
    solver.add(sum((1, x), constant: -150), .equal, at: 999.9)
    #expect(solver.solved().conflicts == [])
  }

  @Test func breaksAndHeals() {
    var solver = Solver()
    let x = solver.makeVariable()
    let least = solver.add(sum((1, x), constant: -10), .greaterThanOrEqual)
    let most = solver.add(sum((1, x), constant: -90), .lessThanOrEqual)
    solver.add(sum((1, x)), .equal, at: 250)
    #expect(solver.solved().conflicts == [])
    #expect(solver.value(of: x) == 10)
    solver.setConstant(-5, of: most)
    #expect(solver.solved().conflicts == [Conflict(broken: most, members: [least, most])])
    #expect(solver.value(of: x) == 10)
    // Required once more, it decides against an optional constraint.
    solver.setConstant(-3, of: least)
    let large = solver.add(sum((1, x), constant: -1000), .equal, at: 999)
    #expect(solver.solved().conflicts == [])
    #expect(solver.value(of: x) == 5)
    solver.setConstant(-50, of: least)
    #expect(solver.solved().conflicts.map(\.broken) == [most])
    solver.remove(least)
    solver.remove(large)
    #expect(solver.solved().conflicts == [])
    #expect(solver.value(of: x) == 0)
  }

  /// A constraint that breaks first does not take part in later conflicts.
  @Test func severalConflicts() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let ids = [1.0, 2, 3].map { solver.add(sum((1, x), constant: -$0), .equal) }
    let other = [7.0, 8].map { solver.add(sum((1, y), constant: -$0), .equal) }
    solver.solve()
    #expect(
      solver.conflicts == [
        Conflict(broken: ids[1], members: [ids[0], ids[1]]), Conflict(broken: ids[2], members: [ids[0], ids[2]]),
        Conflict(broken: other[1], members: other),
      ])
    #expect(solver.allValues == [1, 7])
  }

  /// The effect of other constants is found without looking for the conflict anew, be it that there is another.
  @Test func constantsOfOthers() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
    let ids = [1.0, 2].map { solver.add(sum((1, x), constant: -$0), .equal) }
    let other = solver.add(sum((1, y), constant: -5), .equal)
    let most = solver.add(sum((1, y), constant: -9), .lessThanOrEqual)
    let first = Conflict(broken: ids[1], members: ids)
    #expect(solver.solved().conflicts == [first])
    solver.setConstant(-7, of: other)
    #expect(solver.solved().conflicts == [first])
    #expect(solver.allValues == [1, 7])
    solver.setConstant(-10, of: other)
    #expect(solver.solved().conflicts == [first, Conflict(broken: most, members: [other, most])])
    #expect(solver.allValues == [1, 10])
    solver.setConstant(-1, of: ids[1])
    solver.setConstant(-9, of: other)
    #expect(solver.solved().conflicts == [])
    solver.setConstant(3, of: other)
    #expect(solver.solved().conflicts == [Conflict(broken: other, members: [other])])
    #expect(solver.allValues == [1, 0])
  }

  /// Two ways to contradict the last constraint; one of them is named, without members of the other.
  @Test func setIsIrreducible() {
    var solver = Solver()
    let views = (0..<6).map { _ in solver.makeVariable(isNonNegative: true) }
    for (left, right) in zip(views, views.dropFirst()) {
      solver.add(sum((1, right), (-1, left), constant: -8), .greaterThanOrEqual)
    }
    let cap = solver.add(sum((1, views[5]), constant: -60), .lessThanOrEqual)
    let last = solver.add(sum((1, views[5]), (-1, views[2]), constant: -70), .greaterThanOrEqual)
    solver.solve()
    #expect(solver.conflicts == [Conflict(broken: last, members: [cap, last])])
  }
}
