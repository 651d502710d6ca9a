import Catalog
import ShelfBatch
import ShelfSizing

/// Estimators by what their picks cost, the best first, in one chart.
struct RegretRanking {
  private let rows: [ComparisonReport.Row]
  private let reference: String

  private static let rowHeight = 26.0
  private static let nameWidth = 130.0
  private static let barWidth = 220.0
  private static let width = 520.0

  init(_ report: ComparisonReport) {
    reference = report.reference.strategy
    rows = report.rows.enumerated()
      .sorted { ($0.element.score.regret.mean, $0.offset) < ($1.element.score.regret.mean, $1.offset) }.map(\.element)
  }

  /// Which estimators to take, in a sentence.
  var answer: String {
    guard rows.contains(where: { $0.score.shelves > 0 }) else { return "There are no shelves." }
    let judged = rows.filter { $0.strategy != reference }
    guard let best = judged.first, let worst = judged.last else { return "Nothing is compared but the truth." }
    let right = judged.filter { $0.score.wrongPicks == 0 }
    if right.count == judged.count {
      return right.count == 1
        ? "'\(best.strategy)' picks the tallest card of every shelf."
        : "All \(right.count) estimators pick the tallest card of every shelf."
    }
    let ending =
      "'\(worst.strategy)' picks a wrong one for \(worst.score.wrongPicks) of "
      + "\(counted(worst.score.shelves, "shelf", "shelves")), which get \(tenth(worst.score.regret.mean)) points too low on average."
    if right.isEmpty {
      return "No estimator is always right. The best, '\(best.strategy)', has \(RegretRanking.cost(best)). "
        + (judged.count > 1 ? ending : "")
    }
    let others = right.count > 1 ? " and \(counted(right.count - 1, "other"))" : ""
    return
      "'\(best.strategy)'\(others) \(right.count > 1 ? "pick" : "picks") the tallest card of every shelf; \(ending)"
  }

  /// Writes the chart, if there is anything to rank.
  func write(to output: inout TextBuffer) {
    guard rows.contains(where: { $0.score.shelves > 0 }) else { return }
    let most = rows.last?.score.regret.mean ?? 0
    output.beginFigure(label: "Chart of all estimators", least: 0)
    output.beginDrawing(
      id: "ranking", title: "Estimators by mean regret, the best first",
      description: rows.map { "\($0.strategy): \(RegretRanking.cost($0))" }.joined(separator: "; ") + ".",
      width: RegretRanking.width, height: RegretRanking.rowHeight * Double(rows.count) + 4)
    for (index, row) in rows.enumerated() {
      let y = RegretRanking.rowHeight * Double(index)
      let length = most > 0 ? RegretRanking.barWidth * row.score.regret.mean / most : 0
      output.beginPart(x: 0, y: y, width: RegretRanking.nameWidth - 8, height: RegretRanking.rowHeight)
      output.write(label: "name", x: 0, y: 17, row.strategy)
      output.write("</svg>\n")
      output.write(rectangle: "bar", x: RegretRanking.nameWidth, y: y + 5, width: max(1, length), height: 16)
      output.write(label: "small", x: RegretRanking.nameWidth + max(1, length) + 8, y: y + 17, RegretRanking.cost(row))
    }
    output.write("</svg>")
    output.endFigure(caption: "The mean of what shelves get too low, in points; a shorter bar is a better estimator.")
  }

  /// `4.1 points, 3 wrong picks`
  static func cost(_ row: ComparisonReport.Row) -> String {
    let wrong = row.score.wrongPicks
    return wrong == 0 ? "no wrong pick" : "\(tenth(row.score.regret.mean)) points, \(counted(wrong, "wrong pick"))"
  }
}
