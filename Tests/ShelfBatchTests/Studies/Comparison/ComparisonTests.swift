import CellLayout
import EstimatorComparison
import Foundation
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Comparisons of estimators, against estimating each card and laying it out in a cell of its own.
@Suite struct ComparisonTests {
  private static let strategies: [EstimationStrategy] = [.characterCount, .textColumn, .column(field: "score"), .first]

  private func cards(_ samples: inout SampleCards, shelves: Int = 3) -> [SampleCard] {
    var cards = samples.shelf(1..<40)
    for index in cards.indices {
      cards[index].shelf = "s\(samples.number(0..<shelves))"
      cards[index].score = samples.chance(80) ? "\(samples.number(0..<5))" : "null"
    }
    return cards
  }

  /// By strategy, and the true heights last: what a comparison should know of some cards.
  private func columns(_ cards: [SampleCard], _ plan: VariantPlan) throws -> [[Double]] {
    let shown = cards.shown.map(\.card)
    let cell = plan.cell(showing: [])
    return try (ComparisonTests.strategies + [.exhaustive]).map { strategy in
      let estimator = try Estimator(strategy, cell: cell, cardWidth: plan.shelf.cardWidth)
      return shown.map { card in
        cell.show(card.texts)
        return estimator.estimate(given: card.score.flatMap(Double.init) ?? .nan)
      }
    }
  }

  /// NaN is equal to itself here.
  private func text(_ columns: [[Double]]) -> [String] { columns.map { "\($0)" } }

  /// By shelf in the order of their first records, all of their cards.
  private func byShelf(_ cards: [SampleCard]) -> [(name: String, cards: [SampleCard])] {
    var names: [String] = []
    for card in cards {
      if let shelf = card.shelf, !names.contains(shelf) { names.append(shelf) }
    }
    return names.map { name in (name, cards.filter { $0.shelf == name }) }
  }

  @Test(arguments: [SampleCell.standard, .leading]) func collectsEstimatesAndHeights(cell: SampleCell) throws {
    let plans = try variants(cell, widths: [176, 120])
    let work = ComparisonWork(plans, strategies: ComparisonTests.strategies.map { .builtIn($0) })
    var samples = SampleCards(seed: 41)
    for _ in 0..<(Sweep.isFull ? 6 : 2) {
      let cards = cards(&samples)
      let parts = try tallies(
        work, SampleCard.lines(cards), by: .field("shelf"), batchSize: samples.number(1..<900))
      let tally = merged(parts, &samples.random)
      let shelves = byShelf(cards)
      #expect(shelves.indices.map(tally.keys.name) == shelves.map(\.name))
      for (number, shelf) in shelves.enumerated() {
        let outcome = tally[ComparisonOutcome.self][number]
        #expect(outcome.cardCount == shelf.cards.shown.count)
        #expect(
          outcome.extent == shelf.cards.count
            && tally.notes[number].rejectedCount == shelf.cards.count { $0.isRejected })
        let all = try plans.flatMap { try columns(shelf.cards, $0) }
        for (place, estimates) in all.enumerated() {
          let width = ComparisonTests.strategies.count + 1
          let heights = all[place / width * width + width - 1]
          let pick = firstLargest(estimates)
          let column = outcome.columns[place]
          #expect(column.pick?.index == pick.map { shelf.cards.shown[$0].index })
          #expect(column.pick?.height == pick.map { heights[$0] })
          #expect(column.pairs == RankedPairs(estimates, heights))
          // Only the tallest card is named.
          let id = place % width == width - 1 ? pick.map { "\(shelf.cards.shown[$0].card.id)" } : nil
          #expect(column.pick?.id?.text == id)
        }
      }
    }
  }

  /// The memory of a shelf grows with the values that differ, not with its cards.
  @Test func keepsNoCards() throws {
    let strategies: [EstimationStrategy] = [.characterCount, .textColumn]
    let work = ComparisonWork(try variants(.standard), strategies: strategies.map { .builtIn($0) })
    var samples = SampleCards(seed: 44)
    let cards = samples.shelf(40..<41)
    let once = merged(try tallies(work, SampleCard.lines(cards), batchSize: 2000), &samples.random)
    let many = (0..<200).flatMap { _ in SampleCard.lines(cards) }
    let tally = merged(try tallies(work, many, batchSize: 100_000), &samples.random)
    #expect(tally[ComparisonOutcome.self][0].cardCount == 200 * once[ComparisonOutcome.self][0].cardCount)
    for (column, first) in zip(tally[ComparisonOutcome.self][0].columns, once[ComparisonOutcome.self][0].columns) {
      #expect(column.pick?.index == first.pick?.index)
      #expect(column.pairs.pairs().map(\.count) == first.pairs.pairs().map { 200 * $0.count })
    }
  }

  /// The loss of each estimator, counted shelf by shelf.
  @Test(arguments: [nil, 90.0]) func countsWhatIsLost(maximum: Double?) throws {
    var configuration = BatchConfiguration()
    (configuration.cardWidths, configuration.maximumCardHeight) = ([176, 120], maximum)
    let plans = try BatchPlan(configuration).passes[0].variants
    let work = ComparisonWork(plans, strategies: ComparisonTests.strategies.map { .builtIn($0) })
    var samples = SampleCards(seed: 42)
    let cards = (0..<(Sweep.isFull ? 6 : 2)).flatMap { _ in self.cards(&samples, shelves: 9) }
    // Whatever the threads: one, or several of which some judge two estimators.
    var judges = ComparisonJudges(
      columnCount: ComparisonTests.strategies.count + 1, keepsPoints: true, jobs: maximum == nil ? 1 : 4)
    judges.judge(try tallies(work, SampleCard.lines(cards), by: .field("shelf"))[0], plans)
    let all = try byShelf(cards).filter { !$0.cards.shown.isEmpty }.map { name, shelf in
      (name, shelf, try plans.map { try columns(shelf, $0) })
    }
    for (column, judge) in judges.byColumn.enumerated() {
      var (regrets, cut, points) = ([Double](), 0, [[Double]]())
      var worst: (regret: Double, name: String, card: SampleCard, place: Int)?
      for (name, shelf, variants) in all {
        for columns in variants {
          let (estimates, heights) = (columns[column], columns[columns.count - 1])
          let picked = try #require(firstLargest(estimates))
          let tallest = try #require(firstLargest(heights))
          let regret = heights[tallest] - heights[picked]
          regrets.append(regret)
          if heights.contains(where: { $0 > min(heights[picked], maximum ?? .infinity) }) { cut += 1 }
          if regret > worst?.regret ?? 0 {
            worst = (regret, name, shelf.shown[tallest].card, shelf.shown[tallest].index)
          }
          // By estimate within a shelf.
          points += RankedPairs(estimates, heights).pairs().flatMap {
            Array(repeating: [$0.estimate, $0.height], count: $0.count)
          }
        }
      }
      #expect(judge.score.regrets == regrets)
      #expect(judge.score.wrongPicks == regrets.count { $0 > 0 } && judge.score.clippedShelves == cut)
      #expect(judge.score.worst?.regret == worst?.regret && judge.score.worst?.shelf == worst?.name)
      #expect(judge.score.worst?.index == worst?.place)
      #expect(judge.worstID?.text == worst.map { "\($0.card.id)" })
      // Fewer than a drawing may show, so that all of them are kept.
      #expect(text(judge.points.elements.map { [$0.estimate, $0.height] }) == text(points))
    }
    #expect(judges.byColumn.last?.score.wrongPicks == 0)
    // A limit cuts cards of right picks as well; without one, wrong picks alone do.
    let counts = judges.byColumn.map(\.score).map { ($0.wrongPicks, $0.clippedShelves) }
    #expect(counts.contains { $0.0 > 0 } && counts.contains { $0.0 != $0.1 } == (maximum != nil))
  }

  /// The report's rows stand in the order asked for, the exhaustive one among them, however many threads there are.
  @Test func reportsInTheOrderAskedFor() throws {
    var samples = SampleCards(seed: 43)
    let cards = cards(&samples)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ndjson")
    try Data(SampleCard.lines(cards)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var configuration = try BatchConfiguration().shelfConfiguration()
    configuration.groupBy = .init("shelf", .given)
    let plan = try BatchPlan(configuration, inputs: [.init(file.path, .given)])
    for order in [[.first, .exhaustive, .textColumn], [.exhaustive], [.column(field: "score")]]
      as [[EstimationStrategy]]
    {
      for jobs in [1, 3] {
        var options = BatchOptions()
        options.jobs = jobs
        let comparison = try Comparison(
          plan, options, strategies: order.map { .builtIn($0) }, showsTiming: false, keepsPoints: false)
        var said: [BatchDiagnostic] = []
        let (report, counts) = try comparison.run { said.append($0) }
        #expect(report.rows.map(\.strategy) == order.map(\.description))
        #expect(report.reference.strategy == "exhaustive" && report.reference.score.wrongPicks == 0)
        #expect(report.cardCount == cards.shown.count)
        #expect(counts.records == cards.count && counts.rejected == cards.count { $0.isRejected })
        #expect(said.count { $0.kind == .rejection } == counts.rejected)
        for row in report.rows {
          #expect(row.cost == nil && row.points.isEmpty)
          #expect(row.rendered == (row.strategy == "exhaustive" ? report.cardCount : row.score.shelves))
        }
      }
    }
  }
}
