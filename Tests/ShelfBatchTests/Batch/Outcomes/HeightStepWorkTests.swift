import Catalog
import CellLayout
import RecordCells
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Heights at every card width, against laying every card out at some of them.
@Suite struct HeightStepWorkTests {
  private static let range = 120.0...240.0
  /// Steps begin at widths that are told to a millionth.
  private static let before = 2e-6

  @Test(arguments: [SampleCell.standard, .wrapping, .leading])
  func tellsTheHeightAtEveryWidth(cell: SampleCell) throws {
    let plans = try variants(cell, widths: [HeightStepWorkTests.range.lowerBound], scales: [2, 3])
    let work = HeightStepWork(plans, range: HeightStepWorkTests.range)
    var samples = SampleCards(seed: 31)
    for _ in 0..<(Sweep.isFull ? 3 : 1) {
      let cards = samples.shelf(1..<12)
      let outcome = try tallies(work, SampleCard.lines(cards))[0][CardSearches<TallestSteps>.self][0]
      for (variant, plan) in plans.enumerated() {
        let decisions = outcome.decisions(variant, plan, .exhaustive)
        guard !cards.shown.isEmpty else { continue }
        #expect(decisions.first?.cardWidth == HeightStepWorkTests.range.lowerBound)
        let widths = decisions.compactMap(\.cardWidth)
        let others = (0..<8).map { _ in Double.random(in: HeightStepWorkTests.range, using: &samples.random) }
        for width in widths + widths.map({ $0 - HeightStepWorkTests.before }) + others {
          guard let step = widths.lastIndex(where: { $0 <= width }) else { continue }
          let heights = cards.shown.map { plan.height($0.card, width: width) }
          let expected = try #require(heights.max())
          #expect(decisions[step].metrics.contentHeight == plan.shelf.grid.points(pixels: expected), "\(width)")
          // At the step itself, the card that decides is known as well.
          guard widths[step] == width, let tallest = firstLargest(heights) else { continue }
          #expect(decisions[step].metrics.largestIndex == cards.shown[tallest].index, "\(width)")
          #expect(decisions[step].largestID?.text == "\(cards.shown[tallest].card.id)")
          #expect(decisions[step].metrics.itemSize.width == width)
        }
        for (step, next) in zip(decisions, decisions.dropFirst()) {
          #expect(step.metrics.contentHeight != next.metrics.contentHeight)
        }
      }
    }
  }

  @Test func mergedPartsEqualTheWhole() throws {
    let plan = try variants(.wrapping, widths: [120])[0]
    let work = HeightStepWork([plan], range: HeightStepWorkTests.range)
    func summary(_ outcome: CardSearches<TallestSteps>) -> [String] {
      ["\(outcome.cardCount) of \(outcome.byVariant[0].extent)"]
        + outcome.byVariant[0].steps.map { "\($0.width ?? 0) \($0.height) \($0.record.index) \($0.id?.text ?? "-")" }
    }
    var samples = SampleCards(seed: 32)
    for _ in 0..<6 {
      let bytes = SampleCard.lines(samples.shelf())
      let whole = try tallies(work, bytes)[0][CardSearches<TallestSteps>.self][0]
      let parts = merged(try tallies(work, bytes, batchSize: samples.number(1..<400)), &samples.random)
      #expect(summary(parts[CardSearches<TallestSteps>.self][0]) == summary(whole))
    }
  }

  /// A plan with a range reports a result for each step.
  @Test func reportsEachStep() throws {
    var configuration = try BatchConfiguration().shelfConfiguration()
    let widths = ShelfConfiguration.WidthRange(from: 130, to: 220, step: nil)
    configuration.cardWidths = .range(Setting(widths, .given))
    let plan = try BatchPlan(configuration, inputs: [])
    let body = "Two days on foot between lighthouses, with a ferry at either end and nobody to hurry you."
    let reports = try plan.reports(of: [["title": "The Quiet Coast", "body": body]])
    #expect(reports.count > 1 && reports[0].variant.cardWidth == 130)
    for report in reports {
      var single = BatchConfiguration()
      single.cardWidths = [report.variant.cardWidth]
      let alone = try BatchPlan(single).reports(of: [["title": "The Quiet Coast", "body": body]])
      #expect(alone.map(\.metrics.containerHeight) == [report.metrics.containerHeight])
    }
  }
}
