import Catalog
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// What a page says of one choice: why, the chart, three shelves, the front.
struct OptimizationSection {
  private let report: OptimizationReport
  private let number: Int
  private let isOnly: Bool

  init(_ report: OptimizationReport, number: Int, isOnly: Bool) {
    self.report = report
    self.number = number
    self.isOnly = isOnly
  }

  func write(to output: inout TextBuffer) {
    output.write("<section>\n")
    output.write(element: "h2", isOnly ? "Why" : OptimizationTables.name(report))
    output.write(element: "p", report.reason)
    output.write(facts: [
      ("Shelves", "\(report.shelfCount)"), ("Cards", "\(report.cardCount)"),
      ("Candidates", "\(report.candidateCount)"), ("Exact", OptimizationTables.exactness(report)),
      ("Minimized", report.objective.rawValue),
    ])
    if !report.curve.isEmpty { OptimizationChart(report).write(id: "chart\(number)", to: &output) }
    output.write(element: "h3", "Three choices, one shelf")
    output.write("<div class=\"sides\">\n")
    for (place, sketch) in report.sketches.enumerated() {
      ShelfSketchFigure(sketch, scaleHolding: report.sketches).write(id: "sketch\(number)-\(place)", to: &output)
    }
    output.write("</div>\n")
    output.write(element: "h3", "What is worth a look")
    let columns = OptimizationTables.columns(report)
    let (rows, more) = OptimizationTables.rows(report)
    HTMLTable(
      caption: "Choices", columns: columns.enumerated().map { $0 == 0 ? .text("Choice") : .number($1) }
    ).write(rows, to: &output)
    if more > 0 { output.write(element: "p", "And \(more) more, which JSON and CSV list.") }
    output.write("</section>\n")
  }
}
