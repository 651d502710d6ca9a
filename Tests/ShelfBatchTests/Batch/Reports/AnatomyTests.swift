import SeededRandom
import ShelfBatch
import ShelfSizing
import Testing

/// The arithmetic of what a shelf's tallest cards cost.
@Suite struct AnatomyTests {
  private func tally(_ heights: [Double], from start: Int = 0) -> HeightTally {
    var tally = HeightTally()
    for (index, height) in heights.enumerated() {
      tally.add(height: height, CardName(id: nil, index: start + index))
    }
    return tally
  }

  private func random(_ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Double(Int.random(in: 0..<9, using: &random)) / 3 }
  }

  @Test func countsEveryCardOnce() {
    for seed in 1...50 as ClosedRange<UInt64> {
      let heights = random(Int(seed), seed: seed)
      let whole = tally(heights)
      #expect(whole.cardCount == heights.count)
      #expect(whole.levels.map(\.height) == Set(heights).sorted(by: >))
      for level in whole.levels {
        #expect(level.count == heights.count { $0 == level.height })
        #expect(level.first.index == heights.firstIndex(of: level.height))
      }
      let half = heights.count / 2
      var parts = tally(Array(heights[..<half]))
      parts.append(tally(Array(heights[half...])), offset: half)
      #expect(parts == whole)
    }
  }

  /// Each step against a shelf sized without the cards that it takes.
  @Test func stepsAreShelvesWithoutTheTallest() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      let heights = random(Int(seed), seed: seed).map { $0 * 50 }
      for maximum in [nil, 100, 25.5] {
        let shelf = try Shelf(
          cardWidth: 100, maximumCardHeight: maximum, insets: EdgeInsets(all: 4.2), scale: 3)
        let sorted = heights.sorted(by: >)
        func metrics(_ heights: ArraySlice<Double>) -> ShelfMetrics {
          var scan = LargestContentScan<Void>()
          for height in heights { scan.offer((), estimate: height) }
          return ShelfSizer(shelf: shelf).metrics(
            scan: scan, renderedHeight: heights.max() ?? 0, renderedCount: 1)
        }
        let all = metrics(sorted[...])
        let steps = tally(heights).costCurve(shelf)
        for step in steps {
          let left = metrics(sorted[step.cardCount...])
          #expect(step.itemHeight == left.itemSize.height)
          #expect(step.containerHeight == left.containerHeight)
          #expect(abs(step.saved - (all.itemSize.height - step.itemHeight)) < 1e-9)
          #expect(heights[step.next.index] == sorted[step.cardCount])
          // One card fewer saves nothing more than the step before.
          #expect(metrics(sorted[(step.cardCount - 1)...]).itemSize.height > step.itemHeight)
        }
        let distinct = Set(heights.map { metrics([$0][...]).itemSize.height })
        #expect(steps.count == distinct.count - 1)
      }
    }
  }

  @Test func sumsWhiteSpaceInPixels() throws {
    let grid = try #require(PixelGrid(scale: 3))
    let heights = [100, 100.0 / 3, 200.0 / 3, 200.0 / 3, 350.0 / 3]
    let space = WhiteSpace(tally(heights), itemHeight: 100, on: grid)
    #expect(space.total == 400.0 / 3)
    #expect(space.mean == 400.0 / 15)
    #expect(space.levels.map(\.each) == [0, 0, 100.0 / 3, 200.0 / 3])
    #expect(space.cutCardCount == 1)
    #expect([0.2, 0.4, 0.41, 0.5, 0.8, 0.81, 1].map(space.quantile) == [0, 0, 1, 1, 1, 2, 2].map { $0 * 100 / 3 })
    let none = WhiteSpace(HeightTally(), itemHeight: 0, on: grid)
    #expect([none.total, none.mean, none.quantile(0.5)] == [0, 0, 0])
    #expect(HeightTally().costCurve(try Shelf(cardWidth: 1)).isEmpty)
  }

  @Test func findsTheLongestFit() {
    for count in 1...40 {
      for fitting in 0..<count {
        let found = LongestFit.characters(of: count) { $0 <= fitting }
        #expect(found == fitting)
      }
      #expect(LongestFit.characters(of: count) { _ in false } == nil)
    }
    // A longer text that fits again, as near as a word or two.
    #expect(LongestFit.characters(of: 100) { $0 <= 40 || $0 == 52 } == 52)
  }
}
