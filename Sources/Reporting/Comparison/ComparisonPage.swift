import Catalog
import EstimatorComparison
import ShelfReports
import ShelfSizing

extension ComparisonReport {
  /// A page: which estimators are right, all of them in a chart, their figures, and for each its estimates against the
  /// true heights and what shelves lost.
  package func page(_ head: PageHead) -> Page {
    guard cardCount != 1 else { return Page(head, [.verdict("\(shownCounts).")]) }
    return Page(
      head,
      [
        .verdict(verdict),
        .first([
          figure,
          .toDo(
            advice, otherwise: "Nothing: whichever of these an app uses, no shelf comes out too low."),
        ]),
        .heading("Estimators"),
        .table(ranked, caption: "\(shownCounts); the best first") { $0.compared($1, in: self) },
        .text(
          "Too low: points by which shelves come out too low because their tallest card was not picked, on average over all "
            + "shelves and at most, without a maximum card height. Cut: shelves whose height cuts a card. Rendered: cards that are laid out to know the height. "
            + "'shelf-height compare --help' says how each estimates."),
      ] + plots)
  }

  /// The charts of each estimator, folded away.
  private var plots: [PagePart] {
    // All plots have one axis of heights, and those one axis of estimates whose estimates are points.
    let tallest = rows.flatMap(\.points).map(\.height).max() ?? 0
    let inPoints = rows.filter(\.estimatesPoints).flatMap(\.drawnPoints).map(\.estimate)
    let highest = max(tallest, inPoints.max() ?? 0)
    return ranked.enumerated().filter { $0.element.strategy != reference.strategy }.map { number, row in
      let scatter = row.scatter(
        tallest: tallest, highest: row.estimatesPoints ? highest : nil, id: "scatter\(number)")
      return .folded(
        "\(row.strategy): \(row.shownCost)",
        [.sides([scatter, row.regrets(id: "regret\(number)")], endsLine: false)])
    }
  }
}

extension ComparisonReport.Row {
  /// Estimates beyond it are left out of charts.
  private static let largestEstimate = 1e9

  /// The cards whose estimates can be drawn.
  fileprivate var drawnPoints: [(estimate: Double, height: Double)] {
    points.filter { abs($0.estimate) <= ComparisonReport.Row.largestEstimate }
  }

  /// Estimates against true heights; `nil` where there are none.
  ///
  /// - Parameters:
  ///   - tallest: the height of the tallest of all cards.
  ///   - highest: where an axis of estimates ends that others have as well; `nil` for one of its own.
  fileprivate func scatter(tallest: Double, highest: Double?, id: String) -> PagePart? {
    let points = drawnPoints
    let estimates = points.map(\.estimate)
    guard let low = estimates.min(), let high = estimates.max() else { return nil }
    var chart = Chart(
      id: id, title: "Estimates of \(strategy) against true heights",
      description: "\(counted(points.count, "card")), estimates from \(tenth(low)) to \(tenth(high)), the tallest "
        + "card \(tenth(tallest)) points high.",
      x: Chart.Axis(highest == nil ? "estimate" : "estimate, points", holding: min(0, low)...max(0, highest ?? high)),
      y: Chart.Axis("true height, points", holding: 0...tallest))
    let most = chart.add(dots: points.map { (x: $0.estimate, y: $0.height) })
    let dots =
      most < 2
      ? "Each dot is a card."
      : "A dot’s area grows with the cards that lie there; the largest stands for \(most)."
    let tau = score.kendallTauB.map { " Kendall’s tau-b is \(decimal($0, 2))." } ?? ""
    return .figure(
      Figure(
        kind: "plot",
        caption: "\(counted(points.count, "card")), evenly chosen. \(dots) The nearer to one rising line, the surer "
          + "the pick.\(highest == nil ? "" : " Estimators in points share both axes.")\(tau)",
        drawing: TextBuffer.bytes(chart.write)))
  }

  /// How many shelves lost how much: right picks are left out.
  fileprivate func regrets(id: String) -> PagePart {
    let right = score.shelves - score.wrongPicks
    let summary = "The pick is right in \(right) of \(counted(score.shelves, "shelf", "shelves"))."
    guard score.wrongPicks > 0 else { return .text(summary) }
    let axis = Chart.Axis("points too low", holding: 0...score.regret.max)
    let (start, length) = (axis.domain.lowerBound, axis.domain.upperBound - axis.domain.lowerBound)
    // A bar holds what is above its start, up to its end.
    var counts = Array(repeating: 0, count: 2 * (axis.ticks.count - 1))
    let width = length / Double(counts.count)
    for regret in score.regrets where regret > 0 {
      let index = ((regret - start) / width).rounded(.up) - 1
      counts[min(max(0, Int(clamping: index)), counts.count - 1)] += 1
    }
    var chart = Chart(
      id: id, title: "What shelves lost by \(strategy)",
      description: "\(counted(score.wrongPicks, "wrong pick")), the worst \(tenth(score.regret.max)) points too low.",
      x: axis, y: Chart.Axis("shelves", holding: 0...Double(counts.max() ?? 0), isWhole: true))
    for (index, count) in counts.enumerated() where count > 0 {
      let left = start + Double(index) * width
      chart.add(barFrom: left, to: left + width, Double(count))
    }
    return .figure(
      Figure(
        kind: "plot", caption: "\(summary) The others, by the points that they get too low.",
        drawing: TextBuffer.bytes(chart.write)))
  }

  /// `4.1 points, 3 wrong picks`
  var shownCost: String {
    let wrong = score.wrongPicks
    return wrong == 0 ? "no wrong pick" : "\(tenth(score.regret.mean)) points, \(counted(wrong, "wrong pick"))"
  }
}
