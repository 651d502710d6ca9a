import Catalog
import EstimatorComparison
import ShelfReports
import ShelfSizing

extension ComparisonReport {
  /// Writes a row an estimator for people; the reference comes last.
  package func writeTable(to output: inout TextBuffer) {
    output.write("\(shownCounts)\n")
    if cardCount > 1 { TextTable(rowsForPeople) { $0.compared($1, in: self) }.write(to: &output) }
  }

  /// Writes the comparison as Markdown, for the text of a pull request.
  package func writeMarkdown(to output: inout TextBuffer) {
    output.write("\(shownCounts)\n")
    guard cardCount > 1 else { return }
    output.write("\n")
    output.writeMarkdown(rowsForPeople) { $0.compared($1, in: self) }
  }

  /// How much is compared, in one line; with one card there is no more.
  var shownCounts: String {
    "\(counted(reference.score.shelves, "shelf", "shelves")), \(counted(cardCount, "card"))"
      + (cardCount == 1 ? ": every estimator picks it" : "")
  }

  /// The estimators, and the reference among them or behind them.
  private var rowsForPeople: [Row] {
    rows.contains { $0.strategy == reference.strategy } ? rows : rows + [reference]
  }

  /// Writes a row an estimator.
  package func writeCSV(to output: inout TextBuffer) { output.writeCSV(rows) { $0.compared($1, in: self) } }

  /// The document that JSON is.
  static var shape: ValueShape {
    .document(list: "strategies", of: .row("strategy") { $0.compared(nil, in: nil) }) { $0.head(nil) }
  }

  /// Writes one document.
  package func writeJSON(to output: inout TextBuffer) {
    output.writeDocument("strategies", of: rows, { $0.compared($1, in: self) }) { $0.head(self) }
  }
}

extension RowWriter {
  fileprivate mutating func head(_ report: ComparisonReport?) {
    text("reference", report?.reference.strategy)
    count("cards", report?.cardCount)
  }

  /// The columns of a comparison; people see those of timings where there are any.
  mutating func compared(_ row: ComparisonReport.Row?, in report: ComparisonReport?) {
    let (reference, score, isPage) = (report?.reference.strategy, row?.score, isPage)
    text("strategy", row?.strategy)
    text(title: "Estimator", row.map { $0.strategy + ($0.strategy == reference ? " (reference)" : "") })
    if !isJSON { text("reference", reference) }
    count("shelves", score?.shelves)
    count("wrongPicks", title: "Wrong picks", score?.wrongPicks)
    number(
      title: isPage ? nil : "Share", shown: { "\(decimal($0, 1)) %" },
      score.map { $0.shelves == 0 ? 0 : 100 * Double($0.wrongPicks) / Double($0.shelves) })
    object("regret", prefix: "regret") {
      $0.number(
        "mean", title: isPage ? "Too low, mean" : "Regret mean", shown: isPage ? tenth : { decimal($0, 2) },
        score?.regret.mean)
      $0.number("p95", title: isPage ? nil : "P95", score?.regret.p95)
      $0.number("max", title: isPage ? "At most" : "Max", score?.regret.max)
    }
    count("clippedShelves", title: "Cut", score?.clippedShelves)
    number("kendallTauB", title: isPage ? nil : "Tau-b", missing: "-", shown: { decimal($0, 3) }, score?.kendallTauB)
    count("rendered", title: "Rendered", row?.rendered)
    timings(row, areShown: report?.reference.cost != nil)
    object("worst", prefix: "worst", if: score?.worst != nil) {
      $0.text("shelf", score?.worst?.shelf)
      $0.id("id", row?.worstID)
      if !$0.isCSV { $0.count("index", score?.worst?.index) }
      $0.number("regret", score?.worst?.regret)
    }
    text(
      title: "Worst shelf",
      score?.worst.map { worst in "\(worst.shelf), card \(row?.worstID?.text ?? "#\(worst.index)")" })
  }

  private mutating func timings(_ row: ComparisonReport.Row?, areShown: Bool) {
    func title(_ title: String) -> String? { areShown ? title : nil }
    number(
      "nanosecondsPerCard", title: title("ns/card"), shown: { decimal($0, 0) }, row?.cost?.nanosecondsPerCard)
    number("seconds", title: title("Seconds"), shown: { decimal($0, 3) }, row?.cost?.seconds)
    number("speedup", title: title("Speed-up"), shown: { "\(decimal($0, 1)) x" }, row?.cost?.speedup)
  }
}
