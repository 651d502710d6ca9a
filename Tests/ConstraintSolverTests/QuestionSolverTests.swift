import SeededRandom
import Testing

@testable import ConstraintSolver

/// Questions to a solver: the constraints that decide a value, ambiguity, and the dump.
struct QuestionSolverTests {
  @Test func ambiguityOfEquals() {
    var solver = Solver()
    let views = (0..<2).map { _ in solver.makeVariable(isNonNegative: true) }
    let edge = solver.makeVariable()
    solver.add(sum((1, views[0]), (1, views[1]), constant: -100), .equal)
    solver.add(sum((1, edge), (-1, views[0]), (-1, views[1])), .equal)
    let hugging = views.map { solver.add(sum((1, $0), constant: -20), .lessThanOrEqual, at: 250) }
    #expect(solver.solved().ambiguousVariables() == views)
    #expect(solver.value(of: edge) == 100)
    for view in views { solver.add(sum((1, view), constant: -20), .greaterThanOrEqual, at: 750) }
    #expect(solver.solved().ambiguousVariables() == views)
    solver.remove(hugging[0])
    #expect(solver.solved().ambiguousVariables() == [])
    #expect(solver.allValues == [80, 20, 100])
  }

  @Test func variablesWithoutConstraintsAreAmbiguous() {
    var solver = Solver()
    let (free, width, left, right) = (
      solver.makeVariable(), solver.makeVariable(isNonNegative: true), solver.makeVariable(), solver.makeVariable()
    )
    solver.add(sum((1, right), (-1, left), constant: -8), .equal)
    #expect(solver.solved().ambiguousVariables() == [free, width, left, right])
    #expect(solver.allValues == [0, 0, 0, 8])
    solver.add(sum((1, width)), .lessThanOrEqual)
    #expect(solver.solved().ambiguousVariables() == [free, left, right])
  }

  /// A step of no length comes first here, since the row of a bound is at its breakpoint.
  @Test func degenerateSolutionsAreNotAmbiguous() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
    solver.add(sum((1, x), (1, y)), .lessThanOrEqual)
    solver.add(sum((1, x), (-1, y)), .equal)
    #expect(solver.solved().ambiguousVariables() == [])
  }

  /// No value that is proven unique is ambiguous, and the proof is found for most values that are not.
  @Test func uniqueValuesAreNotAmbiguous() {
    var (unique, certain) = (0, 0)
    for seed in 0..<UInt64(Sweep.count(4000)) {
      var system = RandomSystem(seed: seed, variables: 2...6, constraints: 3...12, priorities: [1000, 750, 250])
      system.solver.solve()
      let ambiguous = system.solver.ambiguousVariables()
      for variable in system.variables {
        let isUnique = system.solver.isUnique(LinearExpression(variable))
        #expect(!(isUnique && ambiguous.contains(variable)), "seed \(seed)")
        certain += isUnique ? 1 : 0
        unique += ambiguous.contains(variable) ? 0 : 1
      }
    }
    #expect(certain > unique / 2 && certain <= unique)
    var solver = Solver()
    let views = (0..<2).map { _ in solver.makeVariable(isNonNegative: true) }
    let whole = sum((1, views[0]), (1, views[1]))
    solver.add(whole - 100, .equal)
    solver.solve()
    #expect(solver.isUnique(whole) && !solver.isUnique(LinearExpression(views[0])))
  }

  @Test func determiningConstraintsOfALastEdge() {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true), solver.makeVariable())
    let margin = solver.add(sum((1, left), constant: -16), .equal)
    let edge = solver.add(sum((1, right), (-1, left), (-2, width)), .equal)
    let hugging = solver.add(sum((1, width), constant: -50), .lessThanOrEqual, at: 250)
    solver.add(sum((1, width), constant: -30), .greaterThanOrEqual, at: 750)
    let wide = solver.add(sum((1, width), constant: -400), .equal, at: 1)
    solver.solve()
    #expect(solver.value(of: right) == 116)
    var rates = solver.determiningConstraints(of: right)
    #expect(rates.map(\.id) == [margin, edge, hugging])
    #expect(rates.map(\.rate) == [-1, -1, -2])
    solver.remove(hugging)
    solver.solve()
    rates = solver.determiningConstraints(of: right)
    #expect(rates.map(\.id) == [margin, edge, wide])
    #expect(solver.determiningConstraints(of: Variable(index: 99)).isEmpty)
  }

  /// Rates are what a small change of a constant does.
  ///
  /// Where several constraints have a variable at the same value, the rates are those of one of them only, so systems
  /// with the owner of a row near its breakpoint are left out.
  @Test func ratesAreDifferences() {
    let step = 1e-3
    var checked = 0
    for seed in 0..<1000 as Range<UInt64> {
      var system = RandomSystem(seed: seed, variables: 2...6, constraints: 3...10, priorities: [1000, 750, 250])
      system.solver.solve()
      let base = system.solver
      let isDegenerate = base.tableau.columns.contains { $0.row != nil && $0.hasBreakpoint && abs($0.excess) < 0.1 }
      if isDegenerate { continue }
      let ambiguous = base.ambiguousVariables()
      for (id, constraint) in system.live {
        let constant = constraint.expression.constant
        let changed = [step, -step].map { change in
          var changed = base
          changed.setConstant(constant + change, of: id)
          return changed.solved()
        }
        for variable in system.variables where !ambiguous.contains(variable) {
          let slopes = zip(changed, [step, -step]).map { ($0.value(of: variable) - base.value(of: variable)) / $1 }
          let rates = base.determiningConstraints(of: variable)
          let rate = rates.first { $0.id == id }?.rate ?? 0
          let isRight = slopes.allSatisfy { abs($0 - rate) < 1e-5 }
          #expect(isRight, "seed \(seed), constraint \(id.serial), variable \(variable.index): \(slopes), \(rate)")
          checked += 1
        }
      }
    }
    #expect(checked > 2000)
  }

  @Test func dump() {
    var solver = Solver()
    let (left, width, right) = (solver.makeVariable(), solver.makeVariable(isNonNegative: true), solver.makeVariable())
    let labels = ["margin", "edge", "hugging", "frame", "wall"]
    solver.add(sum((1, left), constant: -16), .equal)
    solver.add(sum((1, right), (-1, left), (-0.5, width)), .equal)
    solver.add(sum((1, width), constant: -50), .lessThanOrEqual, at: 250)
    solver.add(sum((1, right), constant: -116), .equal)
    solver.add(sum((1, right), constant: -100), .lessThanOrEqual)
    solver.solve()
    let dump = solver.dump(name: { ["left", "width", "right"][$0.index] }, label: { labels[$0.serial] })
    let expected = """
      levels
        required: 0, slope 0
        broken: 16, slope [frame]
        250: 150, slope -2 [margin] - 2 [edge] + 2 [frame]
      rows
        left = 16 = [margin]
        right = 116 = left + 0.5 width + [edge]
        width = 200 = -2 [margin] - 2 [edge] + 2 [frame]
        [wall] = 116 = [frame]
        [hugging] = 200 = -2 [margin] - 2 [edge] + 2 [frame]
      fixed
        [margin] = 16
        [edge] = 0
        [frame] = 116
      conflicts
        wall contradicts frame

      """
    #expect(dump == expected)
  }
}
