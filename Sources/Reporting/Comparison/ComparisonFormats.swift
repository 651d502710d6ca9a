import Catalog
import EstimatorComparison
import ShelfBatch
import ShelfSizing

/// Comparisons for people and programs.
package enum ComparisonFormats {
  /// Writes a row an estimator; the reference comes last.
  package static func table(_ report: ComparisonReport, to output: inout TextBuffer) {
    output.write("\(counts(report))\n")
    TextTable(.compared(in: report), rowsForPeople(report)).write(to: &output)
  }

  /// Writes the comparison as Markdown, for the text of a pull request.
  package static func markdown(_ report: ComparisonReport, to output: inout TextBuffer) {
    output.write("\(counts(report))\n\n")
    Columns.compared(in: report).writeMarkdown(rowsForPeople(report), to: &output)
  }

  private static func counts(_ report: ComparisonReport) -> String {
    "\(report.reference.score.shelves) shelves, \(report.cardCount) cards"
  }

  /// The estimators, and the reference among them or behind them.
  static func rowsForPeople(_ report: ComparisonReport) -> [ComparisonReport.Row] {
    let hasReference = report.rows.contains { $0.strategy == report.reference.strategy }
    return hasReference ? report.rows : report.rows + [report.reference]
  }

  /// Writes a row an estimator.
  package static func csv(_ report: ComparisonReport, to output: inout TextBuffer) {
    Columns.compared(in: report).writeCSV(report.rows, to: &output)
  }

  /// Writes one document.
  package static func json(_ report: ComparisonReport, to output: inout TextBuffer) {
    let columns = Columns.compared(in: report)
    var document = JSONDocument(list: "strategies")
    document.begin(&output) {
      $0.write(member: "reference", report.reference.strategy)
      $0.write(member: "cards", report.cardCount)
    }
    for row in report.rows { document.write(to: &output) { columns.writeMembers(of: row, to: &$0) } }
    document.end(&output)
  }
}

extension Columns<ComparisonReport.Row> {
  /// The columns of a comparison; people see those of timings where there are any.
  static func compared(in report: ComparisonReport) -> Columns {
    let reference = report.reference.strategy
    return [
      .text("strategy") { $0.strategy },
      .text(title: "Estimator") { $0.strategy + ($0.strategy == reference ? " (reference)" : "") },
      .text("reference") { _ in reference }.onlyInCSV,
      .count("shelves") { $0.score.shelves },
      .count("wrongPicks", title: "Wrong picks") { $0.score.wrongPicks },
      .number(title: "Share", shown: { "\(decimal($0, 1)) %" }) { row in
        row.score.shelves == 0 ? 0 : 100 * Double(row.score.wrongPicks) / Double(row.score.shelves)
      },
      .object("regret", prefix: "regret", .regret) { $0.score.regret },
      .count("clippedShelves", title: "Cut") { $0.score.clippedShelves },
      .number("kendallTauB", title: "Tau-b", missing: "-", shown: { decimal($0, 3) }) { $0.score.kendallTauB },
      .count("rendered", title: "Rendered") { $0.rendered },
      .all(timings(areShown: report.reference.cost != nil)),
      .object("worst", prefix: "worst", if: { $0.score.worst != nil }, worst),
      .text(title: "Worst shelf") { row in
        row.score.worst.map { "\($0.shelf), card \(row.worstID?.text ?? "#\($0.index)")" }
      },
    ]
  }

  private static func timings(areShown: Bool) -> Columns {
    func title(_ title: String) -> String? { areShown ? title : nil }
    return [
      .number("nanosecondsPerCard", title: title("ns/card"), shown: { decimal($0, 0) }) { $0.cost?.nanosecondsPerCard },
      .number("seconds", title: title("Seconds"), shown: { decimal($0, 3) }) { $0.cost?.seconds },
      .number("speedup", title: title("Speed-up"), shown: { "\(decimal($0, 1)) x" }) { $0.cost?.speedup },
    ]
  }

  private static var worst: Columns {
    [
      .text("shelf") { $0.score.worst?.shelf },
      .id("id") { $0.worstID },
      .count("index") { $0.score.worst?.index }.onlyInJSON,
      .number("regret") { $0.score.worst?.regret },
    ]
  }
}

extension Columns<EstimatorScore.Regret> {
  fileprivate static var regret: Columns {
    [
      .number("mean", title: "Regret mean", shown: { decimal($0, 2) }) { $0.mean },
      .number("p95", title: "P95") { $0.p95 },
      .number("max", title: "Max") { $0.max },
    ]
  }
}
