import Catalog
import ShelfBatch

/// A page of an optimization.
package enum OptimizationPage {
  /// Writes the whole page.
  package static func write(_ reports: [OptimizationReport], to output: inout TextBuffer) {
    HTMLPage.begin("The best card", to: &output)
    for (number, report) in reports.enumerated() {
      OptimizationSection(report, number: number, isOnly: reports.count == 1).write(to: &output)
    }
    HTMLPage.end(to: &output)
  }
}
