import Catalog
import EstimatorComparison
import ShelfReports
import ShelfSizing

/// A page of a comparison: the table, and for each estimator its estimates against the true heights and what shelves
/// lost.
package enum ComparisonPage {
  /// Estimates beyond it are left out of drawings.
  private static let largestEstimate = 1e9

  /// Writes the whole page: which estimators are right, all of them in a chart, and their figures.
  package static func write(_ report: ComparisonReport, _ head: PageHead, to output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    if report.cardCount == 1 {
      output.write(element: "p class=\"answer\"", "\(ComparisonFormats.counts(report)).")
    } else {
      let ranking = RegretRanking(report)
      output.write(element: "p class=\"answer\"", ranking.answer)
      output.write("<div class=\"first\">\n")
      ranking.write(to: &output)
      output.write(
        thingsToDo: ranking.advice, otherwise: "Nothing: whichever of these an app uses, no shelf comes out too low.")
      output.write("</div>\n")
      output.write(element: "h2", "Estimators")
      output.write(
        table: ranking.rows, caption: "\(ComparisonFormats.counts(report)); the best first"
      ) { $0.compared($1, in: report) }
      output.write(
        element: "p",
        "Too low: points by which shelves come out too low because their tallest card was not picked, on average over all "
          + "shelves and at most, without a maximum card height. Cut: shelves whose height cuts a card. Rendered: cards that are laid out to know the height. "
          + "'shelf-height compare --help' says how each estimates."
      )
      writePlots(report, to: &output)
    }
    HTMLPage.end(to: &output)
  }

  /// Writes the drawings of each estimator, which can be folded away.
  private static func writePlots(_ report: ComparisonReport, to output: inout TextBuffer) {
    let tallest = report.rows.flatMap(\.points).map(\.height).max() ?? 0
    let inPoints = report.rows.filter(\.estimatesPoints).flatMap(drawable).map(\.estimate)
    let highest = max(tallest, inPoints.max() ?? 0)
    for (number, row) in RegretRanking(report).rows.enumerated() where row.strategy != report.reference.strategy {
      output.write("<details>")
      output.write(element: "summary", "\(row.strategy): \(RegretRanking.cost(row))")
      output.write("<div class=\"sides\">\n")
      let shared = row.estimatesPoints ? highest : nil
      writeScatter(row, tallest: tallest, highest: shared, id: "scatter\(number)", to: &output)
      writeRegrets(row, id: "regret\(number)", to: &output)
      output.write("</div></details>\n")
    }
  }

  /// The cards whose estimates can be drawn.
  private static func drawable(_ row: ComparisonReport.Row) -> [ComparisonReport.Point] {
    row.points.filter { abs($0.estimate) <= largestEstimate }
  }

  /// - Parameters:
  ///   - tallest: the height of the tallest of all cards, so that all plots have one axis of heights.
  ///   - highest: where the axis of estimates ends that all estimators have whose estimates are points; `nil` for another.
  private static func writeScatter(
    _ row: ComparisonReport.Row, tallest: Double, highest: Double?, id: String, to output: inout TextBuffer
  ) {
    let points = drawable(row)
    let estimates = points.map(\.estimate)
    guard let low = estimates.min(), let high = estimates.max() else { return }
    let plot = Plot(
      x: Plot.Axis(highest == nil ? "estimate" : "estimate, points", holding: min(0, low)...max(0, highest ?? high)),
      y: Plot.Axis("true height, points", holding: 0...tallest))
    output.write("<figure class=\"plot\">")
    output.beginDrawing(
      id: id, title: "Estimates of \(row.strategy) against true heights",
      description: "\(counted(points.count, "card")), estimates from \(tenth(low)) to \(tenth(high)), the tallest "
        + "card \(tenth(tallest)) points high.", width: plot.width, height: plot.height)
    plot.writeAxes(to: &output)
    let most = plot.writeDots(points.map { (x: $0.estimate, y: $0.height) }, to: &output)
    output.write("</svg>\n")
    let tau = row.score.kendallTauB.map { " Kendall’s tau-b is \(decimal($0, 2))." } ?? ""
    output.write(
      element: "figcaption",
      "\(counted(points.count, "card")), evenly chosen. \(meaning(mostOfADot: most)) The nearer to one rising line, the surer "
        + "the pick.\(highest == nil ? "" : " Estimators in points share both axes.")\(tau)")
    output.write("</figure>\n")
  }

  /// A sentence on the size of dots.
  ///
  /// - Parameter most: the number of cards of the largest dot.
  private static func meaning(mostOfADot most: Int) -> String {
    most < 2
      ? "Each dot is a card."
      : "A dot’s area grows with the cards that lie there; the largest stands for \(most)."
  }

  private static func writeRegrets(_ row: ComparisonReport.Row, id: String, to output: inout TextBuffer) {
    let score = row.score
    let right = score.shelves - score.wrongPicks
    let summary = "The pick is right in \(right) of \(counted(score.shelves, "shelf", "shelves"))."
    guard score.wrongPicks > 0 else { return output.write(element: "p", summary) }
    let axis = Plot.Axis("points too low", holding: 0...score.regret.max)
    let bars = RegretBars(score.regrets, domain: axis.domain, count: 2 * (axis.ticks.count - 1))
    let plot = Plot(x: axis, y: Plot.Axis("shelves", holding: 0...Double(bars.most), isWhole: true))
    output.write("<figure class=\"plot\">")
    output.beginDrawing(
      id: id, title: "What shelves lost by \(row.strategy)",
      description: "\(counted(score.wrongPicks, "wrong pick")), the worst \(tenth(score.regret.max)) points too low.",
      width: plot.width, height: plot.height)
    plot.writeAxes(to: &output)
    for (index, count) in bars.counts.enumerated() where count > 0 {
      let start = axis.domain.lowerBound + Double(index) * bars.width
      plot.writeBar(from: start, to: start + bars.width, Double(count), to: &output)
    }
    output.write("</svg>\n")
    output.write(element: "figcaption", "\(summary) The others, by the points that they get too low.")
    output.write("</figure>\n")
  }
}

/// How many shelves lost how much: right picks are left out.
struct RegretBars {
  /// The number of shelves of each bar; a bar holds what is above its start, up to its end.
  private(set) var counts: [Int]
  /// Points.
  let width: Double

  var most: Int { counts.max() ?? 0 }

  /// - Parameter count: bars, at least one.
  init(_ regrets: [Double], domain: ClosedRange<Double>, count: Int) {
    width = (domain.upperBound - domain.lowerBound) / Double(count)
    counts = Array(repeating: 0, count: count)
    for regret in regrets where regret > 0 {
      let index = ((regret - domain.lowerBound) / width).rounded(.up) - 1
      counts[min(max(0, Int(clamping: index)), count - 1)] += 1
    }
  }
}
