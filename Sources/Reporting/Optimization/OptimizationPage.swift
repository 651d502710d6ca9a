import Catalog
import ShelfBatch

/// A page of an optimization.
package enum OptimizationPage {
  /// Writes the whole page.
  package static func write(_ reports: [OptimizationReport], _ head: PageHead, to output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    for (number, report) in reports.enumerated() {
      OptimizationSection(report, number: number, isOnly: reports.count == 1 && report.shelf == nil).write(to: &output)
    }
    HTMLPage.end(to: &output)
  }
}
