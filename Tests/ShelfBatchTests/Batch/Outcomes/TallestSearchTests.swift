import CellLayout
import SeededRandom
import Testing

@testable import ShelfBatch

struct TallestSearchTests {
  /// Cards by their numbers, with heights and how far their bounds are from these.
  private struct Cards {
    var heights: [Double]
    var slacks: [Double]
    /// How many cards were laid out.
    var rendered = 0

    mutating func offer(_ cards: Range<Int>, to search: inout TallestSearch<Int>) {
      for card in cards {
        let (height, slack) = (heights[card], slacks[card])
        search.offer(bounds: HeightBounds(lower: max(0, height - slack), upper: height + slack)) {
          rendered += 1
          return height
        } candidate: {
          card
        }
      }
    }
  }

  @Test func findsTheFirstOfTheTallestWhateverTheBoundsAndParts() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let count = Int.random(in: 1...60, using: &random)
      let choices: [Double] = [0, 0, 1, 3, .infinity]
      var cards = Cards(
        heights: (0..<count).map { _ in Double(Int.random(in: 1...20, using: &random)) },
        slacks: (0..<count).map { _ in choices.randomElement(using: &random) ?? 0 })
      var whole = TallestSearch<Int>()
      cards.offer(0..<count, to: &whole)
      let cut = Int.random(in: 0...count, using: &random)
      var (search, rest) = (TallestSearch<Int>(), TallestSearch<Int>())
      cards.offer(0..<cut, to: &search)
      cards.offer(cut..<count, to: &rest)
      search.merge(rest)
      let tallest = try #require(cards.heights.max())
      for found in [whole, search] {
        let card = try #require(found.tallest)
        #expect(found.height == tallest && card.index == cards.heights.firstIndex(of: tallest), "\(cards)")
        #expect(card.candidate == card.index && found.count == count)
        // The proof: no card that is ruled out can be taller, and no other has to be laid out.
        let others = cards.heights.indices.filter { $0 != card.index }.map { cards.heights[$0] + cards.slacks[$0] }
        #expect(found.others.openCount == others.count { $0 > tallest })
        #expect(found.others.largest == others.filter { $0 <= tallest }.max() ?? -.infinity)
      }
      #expect(whole.others == search.others)
    }
  }

  @Test func exactBoundsNeedNoLayout() throws {
    // A giant shelf whose cards are nearly equal, and then all equal.
    var nearly = Cards(
      heights: (0..<36_000).map { Double(100 + $0 % 3) }, slacks: Array(repeating: 0, count: 36_000))
    var search = TallestSearch<Int>()
    nearly.offer(0..<36_000, to: &search)
    #expect(search.tallest?.index == 2 && search.others.openCount == 0 && search.others.largest == 102)
    var equal = Cards(heights: Array(repeating: 7, count: 36_000), slacks: nearly.slacks)
    search = TallestSearch()
    equal.offer(0..<36_000, to: &search)
    #expect(search.tallest?.index == 0 && search.others.openCount == 0 && nearly.rendered + equal.rendered == 0)
  }

  @Test func whatCannotBeBoundedIsLaidOutAsItPasses() {
    var cards = Cards(heights: (0..<10).map(Double.init), slacks: Array(repeating: .infinity, count: 10))
    var search = TallestSearch<Int>()
    cards.offer(0..<10, to: &search)
    #expect(search.tallest?.index == 9 && cards.rendered == 10)
    #expect(search.others == OtherBounds(largest: -.infinity, above: [OtherBounds.Group(bound: .infinity, count: 9)]))
  }

  @Test func rejectedRecordsKeepTheirPlaces() {
    var (search, rest) = (TallestSearch<String>(), TallestSearch<String>())
    search.skip()
    search.offer(bounds: HeightBounds(lower: 1, upper: 1), render: { 1 }, candidate: { "a" })
    rest.skip()
    rest.offer(bounds: HeightBounds(lower: 2, upper: 2), render: { 2 }, candidate: { "b" })
    search.merge(rest)
    #expect(search.tallest?.index == 3 && search.tallest?.candidate == "b")
    #expect(TallestSearch<Int>().tallest == nil)
  }
}
