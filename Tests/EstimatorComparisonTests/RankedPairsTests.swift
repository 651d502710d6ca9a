import SeededRandom
import Testing

@testable import EstimatorComparison

/// Pairs that come in parts, against all of them at once.
@Suite struct RankedPairsTests {
  private func values(_ count: Int, kinds: Int, _ random: inout SeededGenerator) -> [(Double, Double)] {
    (0..<count).map { _ in
      let height = Double(Int.random(in: 0..<kinds, using: &random))
      // Estimates that go with the heights, and some that are no numbers.
      let estimate = height + Double(Int.random(in: 0..<kinds, using: &random))
      return (Int.random(in: 0..<20, using: &random) == 0 ? .nan : estimate, height)
    }
  }

  private func pairs(_ values: some Collection<(Double, Double)>, atMost limit: Int = RankedPairs.mostPairs)
    -> RankedPairs
  {
    RankedPairs(values.map(\.0), values.map(\.1), atMost: limit)
  }

  /// Parts that are cut anywhere and joined in any order.
  private func joined(_ values: [(Double, Double)], atMost limit: Int, _ random: inout SeededGenerator) -> RankedPairs {
    var parts: [RankedPairs] = []
    var rest = values[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...max(1, values.count / 4), using: &random)
      parts.append(pairs(rest.prefix(count), atMost: limit))
      rest = rest.dropFirst(count)
    }
    while parts.count > 1 {
      let part = parts.remove(at: Int.random(in: 0..<parts.count, using: &random))
      parts[Int.random(in: 0..<parts.count, using: &random)].formUnion(part, atMost: limit)
    }
    return parts.first ?? RankedPairs()
  }

  @Test func countsEqualPairs() {
    var random = SeededGenerator(seed: 94)
    for _ in 0..<200 {
      let values = values(Int.random(in: 1...60, using: &random), kinds: Int.random(in: 1...9, using: &random), &random)
      let all = joined(values, atMost: 1000, &random)
      #expect(all == pairs(values))
      #expect(all.pairs().reduce(0) { $0 + $1.count } == values.count)
      #expect(all.kendallTauB() == kendallTauB(values.map(\.0), values.map(\.1)))
      for (pair, next) in zip(all.pairs(), all.pairs().dropFirst()) {
        #expect((pair.estimate, pair.height) < (next.estimate, next.height))
      }
    }
    // Both zeros are one.
    #expect(pairs([(0, -0.0), (-0.0, 0)]).pairs().count == 1)
  }

  /// The sample is the same whatever the parts, its counts are whole, and it is never more than twice the limit.
  @Test func keepsASampleOfMany() throws {
    var random = SeededGenerator(seed: 95)
    for limit in [1, 2, 50, 300] {
      let values = values(3000, kinds: 60, &random)
      let whole = pairs(values, atMost: .max / 2)
      let sample = joined(values, atMost: limit, &random)
      let kept = sample.pairs(atMost: limit)
      #expect(kept == whole.pairs(atMost: limit) && kept.count == limit)
      #expect(kept.allSatisfy { whole.pairs(atMost: .max).contains($0) })
      #expect(sample.pairs(atMost: .max).count <= 2 * limit)
      if limit == 300 {
        let (estimate, truth) = (try #require(sample.kendallTauB(atMost: limit)), try #require(whole.kendallTauB()))
        #expect(abs(estimate - truth) < 0.1)
      }
    }
  }
}
