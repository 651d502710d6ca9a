import Catalog
import ShelfBatch
import ShelfSizing

/// One row a result (RFC 4180, lines end in LF).
package struct CSVFormat: ReportFormat {
  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {
    output.write(
      """
      shelf,cardWidth,scale,contentSizeCategory,locale,itemWidth,itemHeight,containerHeight,contentHeight,\
      isClamped,items,rejected,rendered,largestId,largestIndex,largestEstimate,estimator,warnings

      """)
  }

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    let metrics = report.metrics
    output.write(csv: report.shelf)
    for number in [report.variant.cardWidth, report.variant.scale] { output.writeCell(number) }
    output.writeCell(report.variant.contentSizeCategory)
    output.writeCell(report.variant.locale ?? "")
    for number in [
      metrics.itemSize.width, metrics.itemSize.height, metrics.containerHeight, metrics.contentHeight,
    ] {
      output.writeCell(number)
    }
    output.writeCell(metrics.isClamped ? "true" : "false")
    for count in [metrics.itemCount, report.rejectedCount, metrics.renderedCount] { output.writeCell(Double(count)) }
    output.writeCell(report.largestID?.text ?? "")
    output.writeCell(metrics.largestIndex.map(Double.init))
    output.writeCell(metrics.largestEstimate)
    output.writeCell(report.estimator)
    output.writeCell(report.warnings.joined(separator: "; "))
    output.write("\n")
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

extension TextBuffer {
  fileprivate mutating func writeCell(_ number: Double?) {
    write(",")
    if let number, number.isFinite { write(number) }
  }

  fileprivate mutating func writeCell(_ text: String) {
    write(",")
    write(csv: text)
  }
}
