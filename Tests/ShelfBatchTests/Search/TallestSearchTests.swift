import CellLayout
import SeededRandom
import ShelfSizing
import Testing

@testable import Estimation

struct TallestSearchTests {
  private func offer(
    _ heights: [Double], slack: (Int) -> Double, to search: inout TallestSearch<Int>, from start: Int = 0
  ) {
    for (index, height) in heights.enumerated() {
      let slack = slack(index)
      search.offer(start + index, bounds: HeightBounds(lower: max(0, height - slack), upper: height + slack))
    }
  }

  @Test func findsTheFirstOfTheTallestWhateverTheBounds() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let count = Int.random(in: 1...60, using: &random)
      let heights = (0..<count).map { _ in Double(Int.random(in: 1...20, using: &random)) }
      let choices: [Double] = [0, 0, 1, 3, .infinity]
      let slacks: [Double] = (0..<count).map { _ in choices.randomElement(using: &random) ?? 0 }
      let cut = Int.random(in: 0...count, using: &random)
      var (search, rest) = (TallestSearch<Int>(), TallestSearch<Int>())
      offer(Array(heights[..<cut]), slack: { slacks[$0] }, to: &search)
      offer(Array(heights[cut...]), slack: { slacks[cut + $0] }, to: &rest, from: cut)
      search.merge(rest)
      var laidOut: Set<Int> = []
      let found = try #require(
        search.tallest { entry in
          laidOut.insert(entry.candidate)
          return heights[entry.candidate]
        })
      let tallest = try #require(heights.max())
      #expect(found.height == tallest && found.index == heights.firstIndex(of: tallest), "\(heights) \(slacks)")
      #expect(found.candidate == found.index && found.rendered == laidOut.count && search.count == count)
      // The proof: no card that was not laid out can be taller.
      let left = heights.indices.filter { !laidOut.contains($0) }.map { heights[$0] + slacks[$0] }
      #expect(found.largestBoundLeft == left.max())
      #expect(left.allSatisfy { $0 <= tallest })
    }
  }

  @Test func exactBoundsNeedOneLayout() throws {
    var search = TallestSearch<Int>()
    // A giant shelf whose cards are nearly equal, and then all equal.
    offer((0..<36_000).map { Double(100 + $0 % 3) }, slack: { _ in 0 }, to: &search)
    let found = try #require(search.tallest { Double(100 + $0.candidate % 3) })
    #expect(found.index == 2 && found.rendered == 1 && found.largestBoundLeft == 102)
    var equal = TallestSearch<Int>()
    offer(Array(repeating: 7, count: 36_000), slack: { _ in 0 }, to: &equal)
    #expect(try #require(equal.tallest { _ in 7 }).rendered == 1)
  }

  @Test func whatCannotBeBoundedIsLaidOut() throws {
    var search = TallestSearch<Int>()
    for card in 0..<10 { search.offer(card, bounds: .none) }
    let found = try #require(search.tallest { Double($0.candidate) })
    #expect(found.index == 9 && found.rendered == 10 && found.largestBoundLeft == nil)
  }

  @Test func rejectedRecordsKeepTheirPlaces() throws {
    var (search, rest) = (TallestSearch<String>(), TallestSearch<String>())
    search.skip()
    search.offer("a", bounds: HeightBounds(lower: 1, upper: 1))
    rest.skip()
    rest.offer("b", bounds: HeightBounds(lower: 2, upper: 2))
    search.merge(rest)
    #expect(try #require(search.tallest { _ in 2 }).index == 3)
    #expect(TallestSearch<Int>().tallest { _ in 0 } == nil)
  }
}
