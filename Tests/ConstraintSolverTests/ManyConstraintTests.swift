import SeededRandom
import Testing

@testable import ConstraintSolver

/// Systems in which a thousand constraints want the same thing: how much work they take.
struct ManyConstraintTests {
  /// Views with less room than the gaps between them need. Each length that is kept from being negative makes the next
  /// one negative, so that there are as many rounds as lengths.
  @Test(arguments: Sweep.isFull ? [120, 300] : [120]) func eachLengthMakesTheNextNegative(count: Int) {
    var solver = Solver()
    let lengths = (0..<count).map { _ in solver.makeVariable(isNonNegative: true) }
    var whole = LinearExpression(constant: 50 * Double(count))
    for length in lengths { whole.terms.append(LinearExpression.Term(variable: length, coefficient: 1)) }
    let sum = solver.add(whole, .equal)
    for (index, length) in lengths.enumerated().dropFirst() {
      solver.add(ConstraintSolverTests.sum((1, length), (-1 - Double(index % 7) / 8, lengths[0])), .equal, at: 999)
    }
    for length in lengths {
      solver.add(ConstraintSolverTests.sum((1, length), constant: -20), .greaterThanOrEqual, at: 750)
      solver.add(ConstraintSolverTests.sum((1, length), constant: -20), .lessThanOrEqual, at: 250)
    }
    solver.solve()
    #expect(solver.didSettle)
    #expect(solver.conflicts == [Conflict(broken: sum, members: [sum])])
    #expect(solver.allValues.allSatisfy { abs($0) < 1e-8 })
    #expect(solver.tableau.pivotCount <= 4 * count)
  }

  /// Constraints that want a view to have a thousand heights: the middle one violates them least, and is found in a step
  /// rather than from each to the next.
  @Test func theMiddleOfAThousandHeights() {
    var solver = Solver()
    let height = solver.makeVariable(isNonNegative: true)
    for index in 0..<1001 { solver.add(sum((1, height), constant: -Double(index)), .equal, at: 500) }
    #expect(solver.solved().allValues == [500])
    #expect(solver.tableau.pivotCount <= 5)
  }

  @Test func aThousandRequiredHeights() {
    var solver = Solver()
    let height = solver.makeVariable(isNonNegative: true)
    let ids = (0..<1000).map { solver.add(sum((1, height), constant: -Double(7 + $0)), .equal) }
    #expect(solver.solved().allValues == [7])
    #expect(solver.conflicts == ids.dropFirst().map { Conflict(broken: $0, members: [ids[0], $0]) })
    #expect(solver.tableau.pivotCount <= 20)
  }

  /// A priority each, told beforehand or not.
  @Test func manyPriorities() {
    let priorities = (0..<200).map { 1 + Double(($0 * 77) % 200) / 2 }
    var told = Solver(priorities: Set(priorities + [1000, 2000, .nan]))
    var untold = Solver()
    for index in 0..<200 {
      for isTold in [true, false] {
        let wanted = LinearExpression(Variable(index: index / 2)) - Double(index)
        if isTold {
          if index % 2 == 0 { _ = told.makeVariable() }
          told.add(wanted, .equal, at: priorities[index])
        } else {
          if index % 2 == 0 { _ = untold.makeVariable() }
          untold.add(wanted, .equal, at: priorities[index])
        }
      }
    }
    #expect(told.solved().allValues == untold.solved().allValues)
    #expect(told.priorities == untold.priorities && told.priorities.count == 200)
    for index in 0..<100 {
      let (first, second) = (2 * index, 2 * index + 1)
      let winner = priorities[first] > priorities[second] ? first : second
      #expect(told.value(of: Variable(index: index)) == Double(winner))
    }
  }

  /// Elements of a list are removed wherever the search for them begins.
  @Test func removalFromLists() {
    var store = ListStore<Int>(filler: 0)
    var expected: [[Int]] = [[], []]
    for list in 0..<2 {
      store.addList()
      for element in 0..<100 { store.append(element, to: list) }
      expected[list] = Array(0..<100)
    }
    for step in 0..<90 {
      for (list, element) in [(0, step), (1, (step * 37 + 11) % 100)] {
        store.remove(element, from: list)
        if let place = expected[list].firstIndex(of: element) {
          expected[list][place] = expected[list][expected[list].count - 1]
          expected[list].removeLast()
        }
        #expect(Array(store.elements[store.indices(of: list)]) == expected[list])
      }
    }
    store.remove(1000, from: 1)
    #expect(store.count(of: 1) == expected[1].count)
  }
}
