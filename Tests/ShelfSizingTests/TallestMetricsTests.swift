import SeededRandom
import ShelfSizing
import Testing

/// The tallest card by bounds, against laying every card out.
struct TallestMetricsTests {
  private func metrics(_ cards: [Double], _ cell: FakeCell = FakeCell(), bound: (Double) -> Double) throws
    -> ShelfMetrics
  {
    ShelfSizer(shelf: try Shelf(cardWidth: 176)).tallestMetrics(for: cards, sizingCell: cell, upperBound: bound)
  }

  @Test func laysOutFromTheLargestBoundDown() throws {
    let cell = FakeCell()
    let metrics = try metrics([50, 90, 70, 90, 88], cell) { $0 + 3 }
    #expect(metrics.itemSize.height == 90 && metrics.largestIndex == 1 && metrics.largestEstimate == 93)
    #expect(metrics.itemCount == 5 && metrics.renderedCount == 3 && metrics.warnings == [])
    #expect(
      cell.calls.filter { $0.hasPrefix("configure") } == [
        "configure 90.0 true", "configure 90.0 true", "configure 88.0 true",
      ])
  }

  @Test func exactBoundsLayOutOne() throws {
    let metrics = try metrics([50, 90, 70, 90]) { $0 }
    #expect(metrics.renderedCount == 1 && metrics.largestIndex == 1 && metrics.contentHeight == 90)
  }

  @Test func theFirstOfEquals() throws {
    // The later of two equals has the larger bound, and is laid out first.
    let cards = [80.0, 90, 60, 90]
    let shelf = try Shelf(cardWidth: 176)
    var number = -1
    let metrics = ShelfSizer(shelf: shelf).tallestMetrics(for: cards, sizingCell: FakeCell()) { _ in
      number += 1
      return [85, 90, 65, 99][number]
    }
    #expect(metrics.largestIndex == 1 && metrics.renderedCount == 2)
  }

  @Test func whatIsNoNumberBoundsNothing() throws {
    let metrics = try metrics([50, 90, 70]) { $0 == 70 ? .nan : $0 + 100 }
    #expect(metrics.contentHeight == 90 && metrics.renderedCount == 3)
  }

  @Test func aShelfWithoutCards() throws {
    let metrics = try metrics([]) { $0 }
    #expect(metrics.itemCount == 0 && metrics.largestIndex == nil && metrics.warnings == [.noItems])
  }

  @Test func aHeightThatIsNoNumberIsTold() throws {
    let metrics = try metrics([50, .nan, 70]) { _ in 100 }
    #expect(metrics.warnings.contains(.heightIsNotANumber))
  }

  @Test func equalsLayingAllOut() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let cards = (0..<Int.random(in: 1...12, using: &random)).map { _ in Double(Int.random(in: 1...9, using: &random))
      }
      let slack = cards.map { _ in Double(Int.random(in: 0...4, using: &random)) }
      var number = -1
      let metrics = ShelfSizer(shelf: try Shelf(cardWidth: 176)).tallestMetrics(for: cards, sizingCell: FakeCell()) {
        number += 1
        return $0 + slack[number]
      }
      let tallest = cards.max() ?? 0
      #expect(metrics.contentHeight == tallest && metrics.largestIndex == cards.firstIndex(of: tallest))
      #expect(metrics.renderedCount <= zip(cards, slack).filter { $0 + $1 >= tallest }.count)
    }
  }
}
