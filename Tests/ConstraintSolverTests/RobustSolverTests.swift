import SeededRandom
import Testing

@testable import ConstraintSolver

/// Systems that are large, degenerate or no systems at all.
struct RobustSolverTests {
  /// E. M. L. Beale, "Cycling in the dual simplex algorithm", 1955: the largest improvement first cycles here.
  @Test func bealesExample() {
    var solver = Solver()
    let x = (0..<4).map { _ in solver.makeVariable(isNonNegative: true) }
    solver.add(sum((0.25, x[0]), (-60, x[1]), (-1.0 / 25, x[2]), (9, x[3])), .lessThanOrEqual)
    solver.add(sum((0.5, x[0]), (-90, x[1]), (-1.0 / 50, x[2]), (3, x[3])), .lessThanOrEqual)
    solver.add(sum((1, x[2]), constant: -1), .lessThanOrEqual)
    // The objective, to be as far below zero as it can.
    solver.add(
      sum((-0.75, x[0]), (150, x[1]), (-1.0 / 50, x[2]), (6, x[3]), constant: 100), .lessThanOrEqual, at: 250)
    solver.solve()
    #expect(solver.didSettle)
    for (found, expected) in zip(solver.allValues, [1.0 / 25, 0, 1, 0]) { #expect(abs(found - expected) < 1e-9) }
  }

  /// All breakpoints meet in one point.
  @Test func manyTies() {
    var solver = Solver()
    let x = (0..<12).map { _ in solver.makeVariable(isNonNegative: true) }
    for left in x {
      for right in x where left != right {
        solver.add(sum((1, left), (-1, right)), .lessThanOrEqual)
        solver.add(sum((1, left), (-2, right)), .lessThanOrEqual, at: 250)
      }
    }
    let total = solver.add(x.reduce(LinearExpression()) { $0 + LinearExpression($1) }, .equal)
    for value in [0.0, 12, 0, 600] {
      solver.setConstant(-value, of: total)
      solver.solve()
      #expect(solver.didSettle)
      #expect(solver.conflicts == [])
      for variable in x { #expect(abs(solver.value(of: variable) - value / 12) < 1e-8) }
    }
  }

  /// Views beside each other whose contents are equally high: no more exchanges than there are views, where each view's
  /// contents took some that moved nothing.
  @Test func equalHeightsTakeFewExchanges() {
    var solver = Solver()
    let height = solver.makeVariable(isNonNegative: true)
    for _ in 0..<400 {
      let (top, own) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
      solver.add(sum((1, top)), .equal)
      solver.add(sum((1, top), (1, own), (-1, height)), .equal)
      solver.add(sum((1, own), constant: -20), .greaterThanOrEqual, at: 750)
      solver.add(sum((1, own), constant: -20), .lessThanOrEqual, at: 250)
      solver.add(sum((1, own), constant: -20), .equal, at: 0.5)
    }
    solver.solve()
    #expect(solver.didSettle && solver.value(of: height) == 20)
    #expect(solver.tableau.pivotCount <= 400)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e13, -1e300])
  func unusableNumbersAreIgnored(number: Double) {
    var solver = Solver()
    let x = solver.makeVariable()
    let good = solver.add(sum((1, x), constant: -10), .equal)
    let coefficient = solver.add(sum((number, x)), .equal)
    let constant = solver.add(sum((1, x), constant: number), .equal)
    #expect(solver.solved().rejected == [coefficient, constant])
    #expect(solver.value(of: x) == 10)
    solver.setConstant(number, of: good)
    solver.setConstant(-20, of: constant)
    solver.setConstant(-30, of: coefficient)
    #expect(solver.solved().rejected == [good, coefficient])
    #expect(solver.value(of: x) == 20)
    solver.setConstant(-30, of: good)
    #expect(solver.solved().conflicts == [Conflict(broken: constant, members: [good, constant])])
    solver.remove(good)
    solver.remove(coefficient)
    #expect(solver.solved().rejected == [])
    #expect(solver.value(of: x) == 20)
  }

  @Test func unusablePrioritiesAndVariables() {
    var solver = Solver()
    let x = solver.makeVariable()
    let ids = [
      solver.add(sum((1, x), constant: -1), .equal, at: .nan),
      solver.add(sum((1, Variable(index: 7)), constant: -1), .equal),
      solver.add(sum((1, Variable(index: -1)), constant: -1), .equal),
    ]
    solver.add(sum((1, x), constant: -2), .equal, at: .infinity)
    solver.add(sum((1, x), constant: -3), .equal, at: -.infinity)
    #expect(solver.solved().rejected == ids)
    #expect(solver.allValues == [2])
    #expect(solver.value(of: Variable(index: 7)) == 0)
  }

  @Test func unknownConstraintsAreIgnored() {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = solver.add(sum((1, x), constant: -1), .equal)
    solver.remove(id)
    solver.remove(id)
    solver.setConstant(5, of: id)
    solver.setConstant(5, of: ConstraintID(serial: 9))
    #expect(solver.solved().allValues == [0])
    #expect(solver.rejected == [])
  }

  /// The largest numbers that are taken do not trap, whatever they give.
  @Test func hugeNumbers() {
    for seed in 0..<200 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var solver = Solver()
      let x = (0..<4).map { _ in solver.makeVariable(isNonNegative: Bool.random(using: &generator)) }
      for _ in 0..<8 {
        var expression = LinearExpression(constant: Double.random(in: -1e12...1e12, using: &generator))
        for variable in x {
          let scales = [1e12, 1e-12, 1e-300, 1, 0]
          let scale = scales[Int.random(in: scales.indices, using: &generator)]
          let coefficient = scale * Double.random(in: -1...1, using: &generator)
          expression = expression + LinearExpression(variable, times: coefficient)
        }
        solver.add(expression, .lessThanOrEqual, at: Bool.random(using: &generator) ? 1000 : 250)
      }
      solver.solve()
      _ = solver.ambiguousVariables()
    }
  }

  @Test func emptySystem() {
    var solver = Solver()
    #expect(solver.solved().ambiguousVariables() == [])
    #expect(solver.didSettle)
  }

  /// Lengths that are less by 8 each. That the last is not negative decides the first; when the first is given, those
  /// that have none left contradict it.
  @Test func lengthsInEachOther() {
    var solver = Solver()
    let lengths = (0..<200).map { _ in solver.makeVariable(isNonNegative: true) }
    solver.add(sum((1, lengths[0])), .equal, at: 50)
    let steps = zip(lengths, lengths.dropFirst()).map { outer, inner in
      solver.add(sum((1, outer), (-1, inner), constant: -8), .equal)
    }
    solver.solve()
    #expect(solver.allValues == (0..<200).reversed().map { 8 * Double($0) })
    #expect(solver.ambiguousVariables() == [])
    let given = solver.add(sum((1, lengths[0]), constant: -800), .equal)
    #expect(solver.solved().conflicts == [Conflict(broken: given, members: steps + [given])])
    solver.setConstant(-2000, of: given)
    #expect(solver.solved().conflicts == [])
    #expect(solver.value(of: lengths[199]) == 2000 - 199 * 8)
    for id in steps[100...].reversed() { solver.remove(id) }
    solver.setConstant(-800, of: given)
    #expect(solver.solved().conflicts == [])
    #expect(solver.value(of: lengths[100]) == 0)
    #expect(solver.ambiguousVariables() == Array(lengths[101...]))
  }

  /// A chain of 2,000 views, each placed after the one before it.
  @Test func longChain() {
    var solver = Solver()
    var last: (top: Variable, height: Variable)?
    for index in 0..<2000 {
      let (top, height) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true))
      if let last {
        solver.add(sum((1, top), (-1, last.top), (-1, last.height), constant: -8), .equal)
      } else {
        solver.add(sum((1, top)), .equal)
      }
      solver.add(sum((1, height), constant: -Double(index % 50)), .greaterThanOrEqual, at: 750)
      solver.add(sum((1, height), constant: -Double(index % 50)), .lessThanOrEqual, at: 250)
      last = (top, height)
    }
    solver.solve()
    #expect(solver.didSettle)
    // Forty times the heights 0 to 49, but for the last height, and 1,999 gaps of 8.
    #expect(last.map { solver.value(of: $0.top) } == 64_943)
  }
}
