import Catalog
import ShelfBatch

/// A drawing of a shelf to scale, as a file of its own.
package struct ExplanationSVGFormat: ReportFormat {
  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    ShelfDrawing(anatomy, report.metrics).writeFile(to: &output)
  }

  package mutating func end(_ output: inout TextBuffer) {}
}
