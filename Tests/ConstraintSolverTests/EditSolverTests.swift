import SeededRandom
import Testing

@testable import ConstraintSolver

/// A system that has changed equals one that is made anew.
struct EditSolverTests {
  @Test(arguments: [
    [1000, 750, 250], [1000], [250], [1000, 1000, 751, 750, 251, 250], [999, 500],
  ])
  func editsEqualAFreshSolve(priorities: [Double]) {
    for seed in 0..<UInt64(Sweep.count(600)) {
      edit(RandomSystem(seed: seed, variables: 1...7, constraints: 1...14, priorities: priorities), rounds: 4) {
        "priorities \(priorities), seed \(seed)"
      }
    }
  }

  /// Conflicts that remain need not be looked for again.
  @Test(arguments: [[1000, 1000, 1000, 750, 250], [1000], [1000, 1000, 751, 750, 251, 250]])
  func keptConflictsEqualThoseOfAFreshSolve(priorities: [Double]) {
    var count = 0
    for seed in 0..<UInt64(Sweep.count(2000)) {
      var system = RandomSystem(seed: seed, variables: 1...7, constraints: 6...16, priorities: priorities)
      system.solver.keepsConflicts = true
      edit(system, rounds: 5) { "priorities \(priorities), seed \(seed)" }
      count += system.fresh().hasConflicts ? 1 : 0
    }
    #expect(count > Sweep.count(400))
  }

  @Test func largerSystems() {
    for seed in 0..<UInt64(Sweep.count(20)) {
      edit(
        RandomSystem(seed: seed, variables: 20...40, constraints: 30...80, priorities: [1000, 1000, 750, 251, 250]),
        rounds: 6
      ) { "seed \(seed)" }
    }
  }

  /// Compares a system with one made anew, and edits it more from round to round.
  private func edit(_ system: RandomSystem, rounds: Int, name: () -> String) {
    var system = system
    for round in 0..<rounds {
      system.solver.solve()
      if let difference = system.difference(system.fresh()) {
        Issue.record("\(name()), round \(round): \(difference)")
      }
      for _ in 0...round { system.edit() }
    }
  }

  /// Hundreds of pivots on the same rows, some with small divisors; seed 909 lost all accuracy in 70 rounds once.
  @Test func accuracyOutlivesManyEdits() {
    for seed in 908..<911 as Range<UInt64> {
      var system = RandomSystem(seed: seed, variables: 5...25, constraints: 10...40, priorities: [250])
      for round in 0..<120 {
        system.solver.solve()
        for _ in 0...(round % 4) { system.edit() }
        guard round % 10 == 9 else { continue }
        system.solver.solve()
        if let difference = system.difference(system.fresh()) {
          Issue.record("seed \(seed), round \(round): \(difference)")
        }
      }
    }
  }

  @Test func sameCallsGiveTheSameBits() {
    for seed in 0..<100 as Range<UInt64> {
      var runs = [0, 1].map { _ in
        RandomSystem(seed: seed, variables: 3...9, constraints: 4...16, priorities: [1000, 750, 250])
      }
      for _ in 0..<5 {
        for index in runs.indices {
          runs[index].solver.solve()
          runs[index].edit()
        }
        #expect(runs[0].solver.allValues.map(\.bitPattern) == runs[1].solver.allValues.map(\.bitPattern))
      }
    }
  }

  @Test func snapshotsAreIndependent() {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let constant = solver.add(sum((1, x), constant: -10), .equal)
    solver.add(sum((1, y), (-2, x)), .equal)
    solver.solve()
    var other = solver
    other.setConstant(-50, of: constant)
    other.add(sum((1, y), constant: -7), .equal, at: 999)
    #expect(other.solved().allValues == [50, 100])
    other.remove(constant)
    #expect(other.solved().allValues == [3.5, 7])
    #expect(solver.allValues == [10, 20])
    #expect(solver.solved().allValues == [10, 20])
  }

  /// A length that would be negative hangs on a variable that nothing decides any more.
  @Test func aRemovedConstraintOpensWhatALengthHangsOn() {
    var solver = Solver()
    let (width, place) = (solver.makeVariable(isNonNegative: true), solver.makeVariable())
    let length = solver.makeVariable(isNonNegative: true)
    let given = solver.add(sum((1, place), constant: 31), .equal)
    let link = sum((-1, place), (389.0 / 210, width), (-1, length), constant: -1)
    solver.add(link, .equal)
    solver.remove(given)
    solver.solve()
    #expect(abs(solver.value(of: link)) < 1e-9)
    solver.add(sum((1, width)), .equal)
    solver.solve()
    #expect(abs(solver.value(of: link)) < 1e-9 && solver.value(of: width) == 0 && solver.conflicts == [])
  }

  /// Rounding does not add up, although each round starts from the one before.
  @Test func manyRounds() {
    var generator = SeededGenerator(seed: 7)
    var solver = Solver()
    let views = (0..<3).map { _ in solver.makeVariable(isNonNegative: true) }
    var ids: [ConstraintID] = []
    for (index, view) in views.enumerated() {
      ids.append(solver.add(sum((1, view), constant: -50), .equal, at: 250 + Double(index)))
    }
    solver.add(sum((1, views[0]), (-389.0 / 210, views[1]), constant: 3), .lessThanOrEqual, at: 500)
    ids.append(solver.add(sum((1, views[0]), (1, views[1]), (0.7, views[2]), constant: -200), .equal))
    var constants = Array(repeating: 0.0, count: ids.count)
    for round in 0..<Sweep.count(100_000) {
      for (index, id) in ids.enumerated() where round % (index + 1) == 0 {
        constants[index] = -Double.random(in: 0...300, using: &generator)
        solver.setConstant(constants[index], of: id)
      }
      solver.solve()
      guard round % 5000 == 4999 else { continue }
      var fresh = Solver()
      for _ in views { _ = fresh.makeVariable(isNonNegative: true) }
      for (index, view) in views.enumerated() {
        fresh.add(sum((1, view), constant: constants[index]), .equal, at: 250 + Double(index))
      }
      fresh.add(sum((1, views[0]), (-389.0 / 210, views[1]), constant: 3), .lessThanOrEqual, at: 500)
      fresh.add(sum((1, views[0]), (1, views[1]), (0.7, views[2]), constant: constants[3]), .equal)
      fresh.solve()
      for (found, expected) in zip(solver.allValues, fresh.allValues) { #expect(abs(found - expected) < 1e-9) }
    }
  }
}
