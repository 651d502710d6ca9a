import Catalog
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// A page of an optimization: for each report why, the chart, three shelves, the front.
package enum OptimizationPage {
  /// Writes the whole page.
  package static func write(_ reports: [OptimizationReport], _ head: PageHead, to output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    for (number, report) in reports.enumerated() {
      output.write("<section>\n")
      output.write(element: "h2", reports.count == 1 && report.shelf == nil ? "Why" : report.name)
      write(report, number: number, to: &output)
      output.write("</section>\n")
    }
    HTMLPage.end(to: &output)
  }

  private static func write(_ report: OptimizationReport, number: Int, to output: inout TextBuffer) {
    output.write(element: "p", report.reason)
    if let numbers = report.designNumbersSentence { output.write(element: "p", numbers) }
    output.write(facts: [
      ("Shelves", "\(report.shelfCount)"), ("Cards", "\(report.cardCount)"),
      ("Candidates", "\(report.candidateCount)"), ("Exact", report.exactness),
      ("Minimized", report.objective.rawValue),
    ])
    if !report.curve.isEmpty { OptimizationChart(report).write(id: "chart\(number)", to: &output) }
    output.write(element: "h3", "Three choices, one shelf")
    output.write("<div class=\"sides\">\n")
    for (index, sketch) in report.sketches.enumerated() {
      ShelfSketchFigure(sketch, scaleHolding: report.sketches).write(id: "sketch\(number)-\(index)", to: &output)
    }
    output.write("</div>\n")
    output.write(element: "h3", "What is worth a look")
    let (rows, more) = OptimizationFormats.rowsForPeople(report)
    output.write(table: rows, caption: "Choices") { $0.choice($1, in: report, roleTitle: "Choice") }
    if more > 0 { output.write(element: "p", "And \(more) more, which JSON and CSV list.") }
  }
}
