import Catalog
import ShelfReports
import ShelfSizing

/// Estimators by what their picks cost, the best first, in one chart.
extension ComparisonReport {
  private static let rowHeight = 26.0
  private static let nameWidth = 130.0
  private static let barWidth = 220.0
  private static let chartWidth = 520.0

  /// The best first, the reference last.
  var ranked: [Row] { judged + [reference] }

  /// All but the reference, the best first.
  private var judged: [Row] {
    rows.filter { $0.strategy != reference.strategy }.sorted { $0.score.regret.mean < $1.score.regret.mean }
  }

  /// Those that picked the tallest card of every shelf, the one to take first: it renders the fewest cards. Of equals, the
  /// default is right for other records as well, and the reference comes last. No time decides, since times differ from
  /// run to run.
  private var right: [Row] {
    func rank(_ row: Row) -> Int {
      row.strategy == reference.strategy ? 2 : row.strategy == ComparisonReport.proving ? 0 : 1
    }
    return ranked.filter { $0.score.wrongPicks == 0 }.sorted { ($0.rendered, rank($0)) < ($1.rendered, rank($1)) }
  }

  /// The name of the strategy that proves its pick.
  private static let proving = "tallest"

  /// Which estimator to take, and what others cost, in sentences.
  var verdict: String {
    guard ranked.contains(where: { $0.score.shelves > 0 }) else { return "There are no shelves." }
    guard let worst = judged.last else { return "Nothing is compared but the truth." }
    let right = right
    guard let best = right.first, best.strategy != reference.strategy else {
      return "Only '\(reference.strategy)' is always right, and it renders all \(counted(cardCount, "card")). "
        + "'\(judged[0].strategy)' comes nearest, with \(judged[0].shownCost)."
        + (judged.count > 1 ? wrong(worst) : "")
    }
    let others = right.dropFirst().filter { $0.rendered == best.rendered }.map { "'\($0.strategy)'" }
    let shelves = worst.score.shelves
    return
      "Use '\(best.strategy)': it picks the tallest card of \(shelves == 1 ? "the shelf" : "every shelf"), and renders "
      + "\(best.rendered) of \(counted(cardCount, "card"))."
      + (best.strategy == ComparisonReport.proving ? " It proves its pick for other records too." : "")
      + (others.isEmpty ? "" : " \(ComparisonReport.list(others)) \(others.count == 1 ? "does" : "do") as well here.")
      + (worst.score.wrongPicks > 0 ? wrong(worst) : "")
  }

  /// The things to do, by the estimator that an app has.
  var advice: [String] {
    guard let worst = judged.last, worst.score.wrongPicks > 0 else { return [] }
    let right = right.filter { $0.strategy != reference.strategy }
    let best = right.first ?? judged[0]
    let count = worst.score.shelves
    let names = right.map { "'\($0.strategy)'" }
    let instead =
      best.strategy == worst.strategy
      ? "Render every card, as '\(reference.strategy)' does"
      : "\(right.isEmpty ? "Use" : "If by another, use") '\(best.strategy)'\(right.isEmpty ? "" : " instead")"
    return (right.isEmpty ? [] : ["Nothing if your app estimates by \(ComparisonReport.list(names, or: true))."]) + [
      "\(instead): by '\(worst.strategy)', \(worst.score.wrongPicks) of \(counted(count, "shelf", "shelves")) "
        + "\(worst.score.wrongPicks == 1 ? "is" : "are") too low, by up to \(tenth(worst.score.regret.max)) points."
    ]
  }

  /// A sentence on the worst estimator.
  private func wrong(_ worst: Row) -> String {
    " '\(worst.strategy)' picks a wrong one for \(worst.score.wrongPicks) of "
      + "\(counted(worst.score.shelves, "shelf", "shelves")); these are up to \(tenth(worst.score.regret.max)) points too low."
  }

  /// `a`, `a and b`, `a, b and c`; of many, the first and a count.
  private static func list(_ names: [String], or: Bool = false) -> String {
    listed(names.count > 3 ? Array(names.prefix(2)) : names, of: names.count, or: or)
  }

  /// The chart; `nil` where there is nothing to rank.
  var figure: PagePart? {
    guard ranked.contains(where: { $0.score.shelves > 0 }) else { return nil }
    return .figure(
      Figure(
        label: "Chart of all estimators", least: 0,
        caption:
          "By how many points shelves come out too low, on average over all shelves: the shorter the bar, the better.",
        drawing: TextBuffer.bytes(write)))
  }

  private func write(to output: inout TextBuffer) {
    let rows = ranked
    let most = rows.map(\.score.regret.mean).max() ?? 0
    output.beginDrawing(
      id: "ranking", title: "Estimators by how much too low shelves come out, the best first",
      description: rows.map { "\($0.strategy): \($0.shownCost)" }.joined(separator: "; ") + ".",
      width: ComparisonReport.chartWidth, height: ComparisonReport.rowHeight * Double(rows.count) + 4)
    for (index, row) in rows.enumerated() {
      let y = ComparisonReport.rowHeight * Double(index)
      let length = most > 0 ? ComparisonReport.barWidth * row.score.regret.mean / most : 0
      output.beginPart(x: 0, y: y, width: ComparisonReport.nameWidth - 8, height: ComparisonReport.rowHeight)
      output.write(label: "name", x: 0, y: 17, row.strategy)
      output.write("</svg>\n")
      output.write(rectangle: "bar", x: ComparisonReport.nameWidth, y: y + 5, width: max(1, length), height: 16)
      output.write(
        label: "small", x: ComparisonReport.nameWidth + max(1, length) + 8, y: y + 17,
        row.strategy == reference.strategy ? "the truth: renders every card" : row.shownCost)
    }
    output.write("</svg>")
  }
}
