import CellLayout
import RecordCells
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Certificates, against laying every card out.
@Suite struct TallestCardWorkTests {
  @Test(arguments: SampleCell.allCases) func provesTheTallest(cell: SampleCell) throws {
    let plans = try variants(cell, widths: [176, 131.5])
    let work = TallestCardWork(CellPool(plans))
    var samples = SampleCards(seed: 21)
    for _ in 0..<(Sweep.isFull ? 8 : 2) {
      let cards = samples.shelf(1..<40)
      let bytes = SampleCard.lines(cards)
      let whole = try tallies(work, bytes)[0][CardSearches<TallestCardWork.Search>.self][0]
      let parts = merged(
        try tallies(work, bytes, batchSize: samples.number(1..<500)), &samples.random
      )[CardSearches<TallestCardWork.Search>.self][0]
      for (variant, plan) in plans.enumerated() {
        let heights = cards.shown.map { plan.height($0.card) }
        for outcome in [whole, parts] {
          let decisions = outcome.decisions(variant, plan, .textColumn)
          #expect(decisions.count == 1)
          let (metrics, certificate) = (decisions[0].metrics, decisions[0].certificate)
          #expect(metrics.itemCount == heights.count)
          guard let tallest = firstLargest(heights) else {
            #expect(metrics.largestIndex == nil && certificate == nil)
            continue
          }
          #expect(metrics.contentHeight == plan.shelf.grid.points(pixels: heights[tallest]))
          #expect(metrics.largestIndex == cards.shown[tallest].index)
          #expect(decisions[0].largestID?.text == "\(cards.shown[tallest].card.id)")
          let proof = try #require(certificate)
          #expect(proof.exact && proof.rendered == metrics.renderedCount)
          #expect(proof.rendered + proof.bounded == heights.count && proof.rendered > 0)
          #expect((proof.largestBoundLeft == nil) == (proof.bounded == 0))
          // A card that was not laid out can't be taller, and is as tall as its bound at most.
          let left = proof.largestBoundLeft ?? metrics.contentHeight
          #expect(left <= metrics.contentHeight)
          let lower = heights.count { plan.shelf.grid.points(pixels: $0) > left }
          #expect(lower <= proof.rendered)
        }
      }
    }
  }

  /// The certificate tells what the estimator says of the deciding card; nothing where that does not go with its cell.
  @Test func tellsTheEstimate() throws {
    let plan = try variants(.wrapping)[0]
    let card = SampleCard(id: 1, title: "A title", body: "and a body")
    func estimate(_ strategy: EstimationStrategy) throws -> Double? {
      let outcome = try tallies(TallestCardWork(CellPool([plan]), strategy: strategy), SampleCard.lines([card]))[0][
        CardSearches<TallestCardWork.Search>.self][0]
      return outcome.decisions(0, plan, strategy)[0].metrics.largestEstimate
    }
    #expect(try estimate(.characterCount) == Double("A titleand a body".count))
    #expect(try estimate(.wordCount) == 5)
    #expect(try estimate(.columnLabel(id: "no such label")) == -.infinity)
    #expect(try estimate(.column(field: "score")) == -.infinity)
  }
}
