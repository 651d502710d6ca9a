import Catalog
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// An optimization as rows: for people, and for spreadsheets.
package enum OptimizationTables {
  /// Rows of the front that a table for people has, the best by the objective.
  static let mostRows = 20

  // MARK: Table

  /// The reason, today's choice, the best one and the front.
  package static func table(_ reports: [OptimizationReport], to output: inout TextBuffer) {
    for (number, report) in reports.enumerated() {
      if number > 0 { output.write("\n") }
      if reports.count > 1 || report.shelf != nil { output.write(name(report).shownInTerminal + "\n") }
      output.write(
        "\(counted(report.shelfCount, "shelf", "shelves")), \(counted(report.cardCount, "card")), "
          + "\(counted(report.candidateCount, "candidate")), exact \(exactness(report))\n")
      output.write(report.reason.shownInTerminal + "\n")
      let (shown, more) = rows(report)
      let rows = shown.map { row in row.map(\.shownInTerminal) }
      let columns = columns(report)
      output.write(table: [columns.map { $0.uppercased() }] + rows, isShown: columns.map { _ in true }) { $0 > 0 }
      if more > 0 { output.write("and \(more) more; '--format json' lists them\n") }
    }
  }

  /// The shelf, text size, scale and locale of a report that is for one of several.
  static func name(_ report: OptimizationReport) -> String {
    let variant = report.variants.first.map { variant in
      "@\(rounded(variant.scale))x \(variant.contentSizeCategory)" + (variant.locale.map { " \($0)" } ?? "")
    }
    return [report.shelf, variant].compactMap { $0 }.joined(separator: " ")
  }

  static func exactness(_ report: OptimizationReport) -> String {
    report.gridStep.map { "for multiples of \(rounded($0)) points" } ?? "for every width"
  }

  static func columns(_ report: OptimizationReport) -> [String] {
    ["", "Card width", "Maximum"] + report.leverNames
      + ["Height mean", "Max", "Area", "White space", "Cut", "Lost lines"]
      + (report.today.objectives.visible == nil ? [] : ["Visible"])
  }

  /// Today's choice, the best one or the nearest, and those of the list that come next by the objective, of alike ones
  /// the first; how many there are beyond them.
  static func rows(_ report: OptimizationReport) -> (rows: [[String]], more: Int) {
    var rows = [row("today", report.today)]
    if let best = report.best { rows.append(row("best", best)) }
    if let nearest = report.nearest { rows.append(row("nearest", nearest)) }
    func rank(_ place: Int) -> (Int, Double, Int) {
      let rank = report.limits.rank(report.candidates[place].objectives, by: report.objective)
      return (rank.excess, rank.value, place)
    }
    let listed = report.candidates.indices.filter { !report.candidates[$0].isBest }.sorted { rank($0) < rank($1) }
    var seen = Set([report.best ?? report.nearest].compactMap { $0?.objectives })
    let different = listed.filter { seen.insert(report.candidates[$0].objectives).inserted }
    rows += different.prefix(mostRows).map { place in
      row(report.candidates[place].isEfficient ? "front" : "", report.candidates[place])
    }
    return (rows, max(0, different.count - mostRows))
  }

  private static func row(_ name: String, _ choice: OptimizationReport.Choice) -> [String] {
    let objectives = choice.objectives
    return [name, roundedUp(choice.cardWidth), choice.maximumCardHeight.map(rounded) ?? "none"]
      + choice.levers.map(\.text)
      + [
        decimal(objectives.containerHeight.mean, 1), rounded(objectives.containerHeight.max),
        decimal(objectives.area, 0), "\(decimal(100 * objectives.whiteSpace, 1)) %", "\(objectives.cutCards)",
        "\(objectives.lostLines)",
      ] + (objectives.visible.map { [decimal($0, 2)] } ?? [])
  }

  // MARK: CSV

  /// A row a choice: today's, the best one where ties keep it from the front, or the one nearest to the limits, then those
  /// of the list.
  package static func csv(_ reports: [OptimizationReport], to output: inout TextBuffer) {
    let levers = reports.first?.leverNames ?? []
    if reports.first?.shelf != nil { output.write("shelf,") }
    output.write("scale,contentSizeCategory,locale,role,cardWidth,maximumCardHeight")
    for name in levers {
      output.write(",")
      output.write(csv: name)
    }
    output.write(
      ",containerHeightTotal,containerHeightMean,containerHeightMax,area,whiteSpace,cutCards,cutShare,lostLines,visible,"
        + "isEfficient\n")
    for report in reports {
      csv(report.today, "today", report, to: &output)
      if let best = report.best, !report.candidates.contains(where: \.isBest) {
        csv(best, "best", report, to: &output)
      }
      if let nearest = report.nearest { csv(nearest, "nearest", report, to: &output) }
      for choice in report.candidates { csv(choice, choice.isBest ? "best" : "candidate", report, to: &output) }
    }
  }

  private static func csv(
    _ choice: OptimizationReport.Choice, _ role: String, _ report: OptimizationReport, to output: inout TextBuffer
  ) {
    if let shelf = report.shelf {
      output.write(csv: shelf)
      output.write(",")
    }
    // What holds for several variants is no one's.
    let variant = report.variants.count == 1 ? report.variants[0] : nil
    output.write(csv: variant?.scale)
    for text in [variant?.contentSizeCategory, variant?.locale, role] {
      output.write(",")
      output.write(csv: text ?? "")
    }
    output.write(",")
    output.write(csv: choice.cardWidth)
    output.write(",")
    output.write(csv: choice.maximumCardHeight)
    for value in choice.levers {
      output.write(",")
      output.write(csv: value.text)
    }
    let objectives = choice.objectives
    for number in [
      objectives.containerHeight.total, objectives.containerHeight.mean, objectives.containerHeight.max,
      objectives.area, objectives.whiteSpace, Double(objectives.cutCards), objectives.cutShare,
      Double(objectives.lostLines), objectives.visible,
    ] {
      output.write(",")
      output.write(csv: number)
    }
    output.write(choice.isEfficient ? ",true\n" : ",false\n")
  }
}
