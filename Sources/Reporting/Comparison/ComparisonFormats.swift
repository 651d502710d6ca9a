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
          "\(Int(cost.nanosecondsPerCard.rounded()))", decimal(cost.seconds, 3), "\(decimal(cost.speedup, 1)) x",
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
      output.write(csv: row.strategy)
      output.write(",\(report.reference.strategy)")
      let score = row.score
      for number in [
        Double(score.shelves), Double(score.wrongPicks), score.regret.mean, score.regret.p95, score.regret.max,
        Double(score.clippedShelves), score.kendallTauB, Double(row.rendered), row.cost?.nanosecondsPerCard,
        row.cost?.seconds, row.cost?.speedup,
      ] {
        output.write(",")
        if let number { output.write(number) }
      }
      for text in [score.worst?.shelf, row.worstID?.text] {
        output.write(",")
        output.write(csv: text ?? "")
      }
      output.write(",")
      if let worst = score.worst { output.write(worst.regret) }
      output.write("\n")
    }
  }

  // MARK: JSON

  /// One document.
  package static func json(_ report: ComparisonReport, to output: inout TextBuffer) {
    output.write("{\"schemaVersion\": 1, \"reference\": ")
    output.write(json: report.reference.strategy)
    output.write(", \"cards\": \(report.cardCount), \"strategies\": [")
    for (index, row) in report.rows.enumerated() {
      output.write(index == 0 ? "\n  " : ",\n  ")
      json(row, to: &output)
    }
    output.write(report.rows.isEmpty ? "]}\n" : "\n]}\n")
  }

  private static func json(_ row: ComparisonReport.Row, to output: inout TextBuffer) {
    let score = row.score
    output.write("{\"strategy\": ")
    output.write(json: row.strategy)
    output.write(", \"shelves\": \(score.shelves), \"wrongPicks\": \(score.wrongPicks), \"regret\": {\"mean\": ")
    output.write(score.regret.mean)
    output.write(", \"p95\": ")
    output.write(score.regret.p95)
    output.write(", \"max\": ")
    output.write(score.regret.max)
    output.write("}, \"clippedShelves\": \(score.clippedShelves), \"kendallTauB\": ")
    output.write(json: score.kendallTauB)
    output.write(", \"rendered\": \(row.rendered), \"nanosecondsPerCard\": ")
    output.write(json: row.cost?.nanosecondsPerCard)
    output.write(", \"seconds\": ")
    output.write(json: row.cost?.seconds)
    output.write(", \"speedup\": ")
    output.write(json: row.cost?.speedup)
    output.write(", \"worst\": ")
    if let worst = score.worst {
      output.write("{\"shelf\": ")
      output.write(json: worst.shelf)
      output.write(", \"id\": ")
      output.write(json: row.worstID)
      output.write(", \"index\": \(worst.index), \"regret\": ")
      output.write(worst.regret)
      output.write("}}")
    } else {
      output.write("null}")
    }
  }
}

/// A number with a fixed count of decimals, for people.
package func decimal(_ number: Double, _ places: Int) -> String {
  var factor = 1
  for _ in 0..<places { factor *= 10 }
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let whole = Int((abs(number) * Double(factor)).rounded())
  let fraction = String(whole % factor)
  let sign = number < 0 && whole > 0 ? "-" : ""
  if places == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole / factor)." + String(repeating: "0", count: places - fraction.count) + fraction
}
