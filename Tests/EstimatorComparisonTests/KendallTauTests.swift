import SeededRandom
import Testing

@testable import EstimatorComparison

struct KendallTauTests {
  /// By definition: pairs that agree less pairs that disagree, over the geometric mean of the untied ones.
  private func naive(_ first: [Double], _ second: [Double]) -> Double? {
    var (balance, untiedFirst, untiedSecond) = (0.0, 0.0, 0.0)
    for one in first.indices {
      for other in first.indices where other > one {
        let (left, right) = (sign(first[one], first[other]), sign(second[one], second[other]))
        balance += left * right
        untiedFirst += abs(left)
        untiedSecond += abs(right)
      }
    }
    if untiedSecond == 0 { return nil }
    return untiedFirst == 0 ? 0 : balance / (untiedFirst * untiedSecond).squareRoot()
  }

  private func sign(_ one: Double, _ other: Double) -> Double { one < other ? 1 : one > other ? -1 : 0 }

  @Test func equalsTheDefinition() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 1...40, using: &random)
      let kinds = Int.random(in: 1...12, using: &random)
      let values = (0..<2).map { _ in (0..<count).map { _ in Double(Int.random(in: 0..<kinds, using: &random)) } }
      let tau = kendallTauB(values[0], values[1])
      let expected = naive(values[0], values[1])
      #expect((tau == nil) == (expected == nil), "\(values)")
      if let tau, let expected { #expect(abs(tau - expected) < 1e-12, "\(values)") }
    }
  }

  /// The example of SciPy's documentation of `kendalltau`.
  @Test func equalsSciPy() throws {
    let tau = try #require(kendallTauB([12, 2, 1, 12, 2], [1, 4, 7, 1, 0]))
    #expect(abs(tau + 0.471404520791031682) < 1e-15)
  }

  @Test func noNumberRanksLowest() {
    #expect(kendallTauB([.nan, 1, 2], [1, 2, 3]) == 1)
    #expect(kendallTauB([3, 1, .nan], [1, 2, 3]) == -1)
    #expect(kendallTauB([5], [1]) == nil)
    #expect(kendallTauB([], []) == nil)
  }
}
