import Catalog
import EstimatorComparison
import ShelfBatch
import ShelfSizing

/// Comparisons for people and programs.
package enum ComparisonFormats {
  // MARK: Table

  /// A row an estimator; the reference comes last.
  package static func table(_ report: ComparisonReport, to output: inout TextBuffer) {
    let columns = columns(report)
    let rows = cells(report).map { row in row.map(\.shownInTerminal) }
    output.write("\(report.reference.score.shelves) shelves, \(report.cardCount) cards\n")
    output.write(
      table: [columns.map { $0.title.uppercased() }] + rows, isShown: columns.map { _ in true }
    ) { !columns[$0].isText }
  }

  /// The comparison as Markdown, for the text of a pull request.
  package static func markdown(_ report: ComparisonReport, to output: inout TextBuffer) {
    let columns = columns(report)
    output.write("\(report.reference.score.shelves) shelves, \(report.cardCount) cards\n\n")
    output.write(markdown: columns.map(\.title), cells(report)) { !columns[$0].isText }
  }

  /// The columns of tables for people; those of timings where there are any.
  static func columns(_ report: ComparisonReport) -> [(title: String, isText: Bool)] {
    let numbers =
      ["Wrong picks", "Share", "Regret mean", "P95", "Max", "Cut", "Tau-b", "Rendered"]
      + (report.reference.cost == nil ? [] : ["ns/card", "Seconds", "Speed-up"])
    return [("Estimator", true)] + numbers.map { ($0, false) } + [("Worst shelf", true)]
  }

  /// A row of texts for each estimator; the reference comes last.
  static func cells(_ report: ComparisonReport) -> [[String]] {
    var rows = report.rows
    if !rows.contains(where: { $0.strategy == report.reference.strategy }) { rows.append(report.reference) }
    return rows.map { row in
      let isReference = row.strategy == report.reference.strategy
      return [row.strategy + (isReference ? " (reference)" : "")] + numbers(row, report) + [worst(row)]
    }
  }

  private static func numbers(_ row: ComparisonReport.Row, _ report: ComparisonReport) -> [String] {
    let score = row.score
    let share = score.shelves == 0 ? 0 : 100 * Double(score.wrongPicks) / Double(score.shelves)
    return [
      "\(score.wrongPicks)", "\(decimal(share, 1)) %", decimal(score.regret.mean, 2), rounded(score.regret.p95),
      rounded(score.regret.max), "\(score.clippedShelves)", score.kendallTauB.map { decimal($0, 3) } ?? "-",
      "\(row.rendered)",
    ]
      + (row.cost.map { cost in
        [
          "\(Int(clamping: cost.nanosecondsPerCard.rounded()))", decimal(cost.seconds, 3),
          "\(decimal(cost.speedup, 1)) x",
        ]
      } ?? [])
  }

  private static func worst(_ row: ComparisonReport.Row) -> String {
    guard let worst = row.score.worst else { return "" }
    return "\(worst.shelf), card \(row.worstID?.text ?? "#\(worst.index)")"
  }

  // MARK: CSV

  /// A row an estimator.
  package static func csv(_ report: ComparisonReport, to output: inout TextBuffer) {
    output.write(
      "strategy,reference,shelves,wrongPicks,regretMean,regretP95,regretMax,clippedShelves,kendallTauB,rendered,"
        + "nanosecondsPerCard,seconds,speedup,worstShelf,worstId,worstRegret\n")
    for row in report.rows {
      let score = row.score
      output.write(csv: row.strategy)
      output.writeCell(report.reference.strategy)
      output.writeCell(score.shelves)
      output.writeCell(score.wrongPicks)
      for number in [score.regret.mean, score.regret.p95, score.regret.max] { output.writeCell(number) }
      output.writeCell(score.clippedShelves)
      output.writeCell(score.kendallTauB)
      output.writeCell(row.rendered)
      for number in [row.cost?.nanosecondsPerCard, row.cost?.seconds, row.cost?.speedup] { output.writeCell(number) }
      output.writeCell(score.worst?.shelf)
      output.writeCell(row.worstID?.text)
      output.writeCell(score.worst?.regret)
      output.write("\n")
    }
  }

  // MARK: JSON

  /// One document.
  package static func json(_ report: ComparisonReport, to output: inout TextBuffer) {
    var document = JSONDocument(list: "strategies")
    document.begin(&output) {
      $0.write(member: "reference", report.reference.strategy)
      $0.write(member: "cards", report.cardCount)
    }
    for row in report.rows { document.write(to: &output) { json(row, to: &$0) } }
    document.end(&output)
  }

  private static func json(_ row: ComparisonReport.Row, to output: inout TextBuffer) {
    let score = row.score
    output.write(member: "strategy", row.strategy)
    output.write(member: "shelves", score.shelves)
    output.write(member: "wrongPicks", score.wrongPicks)
    output.write(member: "regret")
    output.writeObject {
      $0.write(member: "mean", score.regret.mean)
      $0.write(member: "p95", score.regret.p95)
      $0.write(member: "max", score.regret.max)
    }
    output.write(member: "clippedShelves", score.clippedShelves)
    output.write(member: "kendallTauB", score.kendallTauB)
    output.write(member: "rendered", row.rendered)
    output.write(member: "nanosecondsPerCard", row.cost?.nanosecondsPerCard)
    output.write(member: "seconds", row.cost?.seconds)
    output.write(member: "speedup", row.cost?.speedup)
    output.write(member: "worst")
    output.write(json: score.worst) {
      $0.write(member: "shelf", $1.shelf)
      $0.write(member: "id", row.worstID)
      $0.write(member: "index", $1.index)
      $0.write(member: "regret", $1.regret)
    }
  }
}

/// A number with a fixed count of decimals, for people.
package func decimal(_ number: Double, _ places: Int) -> String {
  var factor = 1
  for _ in 0..<places { factor *= 10 }
  guard abs(number) < 1e12 else { return rounded(number) }
  let whole = Int(clamping: (abs(number) * Double(factor)).rounded())
  let fraction = String(whole % factor)
  let sign = number < 0 && whole > 0 ? "-" : ""
  if places == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole / factor)." + String(repeating: "0", count: places - fraction.count) + fraction
}
