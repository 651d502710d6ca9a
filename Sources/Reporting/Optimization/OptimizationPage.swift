import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

/// A page of an optimization: for each report the verdict, the chart, three shelves, the choices that are worth a look.
package enum OptimizationPage {
  /// Choices that the table has beside today's and the best: within the limits, and of other maxima and levers.
  private static let mostAllowed = 6, mostOthers = 12

  /// Writes the whole page.
  package static func write(_ reports: [OptimizationReport], _ head: PageHead, to output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    for (number, report) in reports.enumerated() {
      output.write("<section>\n")
      let hasName = reports.count > 1 || report.shelf != nil
      if hasName { output.write(element: "h2", report.name) }
      write(report, number: number, heading: hasName ? "h3" : "h2", to: &output)
      output.write("</section>\n")
    }
    HTMLPage.end(to: &output)
  }

  private static func write(
    _ report: OptimizationReport, number: Int, heading: String, to output: inout TextBuffer
  ) {
    let answer = OptimizationAnswer(report)
    output.write(element: "p class=\"answer\"", answer.verdict)
    if !answer.grounds.isEmpty { output.write(element: "p", answer.grounds) }
    if report.best == nil, let numbers = report.designNumbersSentence {
      output.write(element: "p", "In whole and half points: \(numbers).")
    }
    output.write("<div class=\"first\">\n")
    if !report.curve.isEmpty { OptimizationChart(report).write(id: "chart\(number)", to: &output) }
    if report.best != nil, report.cardCount > 0 {
      output.write(
        thingsToDo: answer.advice,
        otherwise: "Nothing: today’s choice is the best of all that there was to choose from.",
        heading: heading)
    }
    output.write("</div>\n")
    if !report.sketches.isEmpty {
      output.write(element: heading, "The shelf today and with other choices")
      output.write("<div class=\"sides\">\n")
      for (index, sketch) in report.sketches.enumerated() {
        ShelfSketchFigure(sketch, scaleHolding: report.sketches).write(id: "sketch\(number)-\(index)", to: &output)
      }
      output.write("</div>\n")
    }
    output.write(element: heading, "Choices")
    output.write(table: rows(report), caption: caption(report)) { $0.shown($1, in: report) }
    output.write(
      element: "p",
      "Cut: cards higher than the maximum. Lost lines: beyond a label’s number of lines, or cut off. "
        + "Limits: those of '--limit', and else no more cut cards and lost lines than today. JSON and CSV list all choices that no other beats in everything."
    )
  }

  private static func caption(_ report: OptimizationReport) -> String {
    "\(counted(report.shelfCount, "shelf", "shelves")), \(counted(report.cardCount, "card")); the best "
      + "\(report.objective.rawValue) of \(counted(report.candidateCount, "choice")), "
      + (report.isCurveWhole ? "exact \(report.exactness)" : "at the widths that were tried")
  }

  /// Today's choice, the best one or the nearest, those that keep to the limits, and one for each other maximum and
  /// levers, by the objective.
  static func rows(_ report: OptimizationReport) -> [NamedChoice] {
    var rows = [NamedChoice("today", report.today)]
    if let best = report.best { rows.append(NamedChoice("best", best)) }
    if let nearest = report.nearest { rows.append(NamedChoice("nearest", nearest)) }
    var seen = Set([report.best ?? report.nearest].compactMap { $0?.objectives })
    var settings = Set([report.best ?? report.nearest].compactMap { $0.map(Setting.init) })
    let ranked = report.candidates.enumerated().map { index, choice in
      (choice: choice, rank: report.limits.rank(choice.objectives, by: report.objective), index: index)
    }.sorted { ($0.rank.excess, $0.rank.value, $0.index) < ($1.rank.excess, $1.rank.value, $1.index) }
    var (allowed, others) = (0, 0)
    for (choice, rank, _) in ranked where !choice.isBest && seen.insert(choice.objectives).inserted {
      let isNew = settings.insert(Setting(choice)).inserted
      if rank.excess == 0, allowed < mostAllowed {
        allowed += 1
      } else if isNew, others < mostOthers {
        others += 1
      } else {
        continue
      }
      rows.append(NamedChoice(rank.excess == 0 ? "keeps the limits" : "breaks a limit", choice))
    }
    return rows
  }

  /// The parts of a choice beside its width.
  private struct Setting: Hashable {
    let maximum: Double?
    let levers: [ViewLever.Value]

    init(_ choice: OptimizationReport.Choice) { (maximum, levers) = (choice.maximumCardHeight, choice.levers) }
  }
}

extension RowWriter {
  /// The columns of a page, those first that decide.
  fileprivate mutating func shown(_ row: NamedChoice?, in report: OptimizationReport) {
    let (choice, objectives) = (row?.choice, row?.choice.objectives)
    text(title: "Choice", row?.role)
    number(title: "Card width", shown: roundedUp, choice?.cardWidth)
    count(title: "Cut", objectives?.cutCards)
    count(title: "Lost lines", objectives?.lostLines)
    number(title: "Height", shown: tenth, objectives?.containerHeight.mean)
    number(title: "White space", shown: { "\(decimal(100 * $0, 1)) %" }, objectives?.whiteSpace)
    number(title: "Maximum", missing: "none", choice?.maximumCardHeight)
    for (index, name) in report.leverNames.enumerated() {
      text(title: name, isNumeric: true, choice?.levers[index].text)
    }
    if report.shelfCount > 1 { number(title: "Highest", objectives?.containerHeight.max) }
    number(
      title: report.today.objectives.visible == nil ? nil : "Visible", shown: { decimal($0, 2) }, objectives?.visible)
  }
}
