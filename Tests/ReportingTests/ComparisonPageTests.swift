import Catalog
import EstimatorComparison
import Reporting
import ShelfBatch
import Testing

/// The plots of a comparison with results that the command hardly gives.
@Suite struct ComparisonPageTests {
  /// A row for an estimator whose cards are 100 points high, but for one of 50.
  private func row(_ name: String, inPoints: Bool, _ estimates: [Double]) -> ComparisonReport.Row {
    let points = estimates.enumerated().map { (estimate: $1, height: $0 == 0 ? 50.0 : 100) }
    return ComparisonReport.Row(
      strategy: name, estimatesPoints: inPoints, score: EstimatorScore(), worstID: nil, rendered: 1, cost: nil,
      points: points)
  }

  private func plots(_ rows: [ComparisonReport.Row]) -> [String] {
    let truth = row("exhaustive", inPoints: true, [])
    let report = ComparisonReport(reference: truth, rows: rows, cardCount: 9)
    var buffer = TextBuffer()
    report.page(PageHead("Estimators compared")).write(to: &buffer)
    return buffer.text.matches(of: /<figure class="plot">[\s\S]*?<\/figure>/).map { String($0.output) }
  }

  /// The last number of a plot's axis of estimates.
  private func end(_ plot: String) -> String? {
    plot.matches(of: /<text class="small middle"[^>]*>([^<]*)</).last.map { String($0.1) }
  }

  /// Estimates in points can be compared by eye; a count has an axis of its own.
  @Test func plotsOfPointsShareTheirAxes() {
    let plots = plots([
      row("low", inPoints: true, [10, 20]), row("high", inPoints: true, [10, 190]),
      row("count", inPoints: false, [1, 4]),
    ])
    #expect(plots.map(end) == ["200", "200", "4"])
    #expect(plots.map { $0.contains("Estimators in points share both axes.") } == [true, true, false])
    #expect(plots[0].contains(">estimate, points<") && plots[2].contains(">estimate<"))
  }

  /// A dot's area is as the number of its cards: 100 times that of one card is 10 times as wide.
  @Test func dotsGrowWithTheirCards() {
    let plots = plots([
      row("many", inPoints: false, [1] + Array(repeating: 2, count: 100)), row("few", inPoints: false, [1, 2]),
    ])
    func widths(_ plot: String) -> [String] { plot.matches(of: /stroke-width="([^"]*)"/).map { String($0.1) } }
    #expect(widths(plots[0]) == ["20", "2"])
    #expect(widths(plots[1]) == ["3"])
    #expect(plots[0].contains("the largest stands for 100.") && plots[1].contains("Each dot is a card."))
  }
}
