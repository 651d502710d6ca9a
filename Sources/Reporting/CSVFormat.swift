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
    output.writeCell(report.variant.cardWidth)
    output.writeCell(report.variant.scale)
    output.writeCell(report.variant.contentSizeCategory)
    output.writeCell(report.variant.locale)
    output.writeCell(metrics.itemSize.width)
    output.writeCell(metrics.itemSize.height)
    output.writeCell(metrics.containerHeight)
    output.writeCell(metrics.contentHeight)
    output.writeCell(metrics.isClamped ? "true" : "false")
    output.writeCell(metrics.itemCount)
    output.writeCell(report.rejectedCount)
    output.writeCell(metrics.renderedCount)
    output.writeCell(report.largestID?.text)
    output.writeCell(metrics.largestIndex)
    output.writeCell(metrics.largestEstimate)
    output.writeCell(report.estimator)
    output.writeCell(report.warnings.isEmpty ? nil : report.warnings.joined(separator: "; "))
    output.write(byte: UInt8(ascii: "\n"))
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

extension TextBuffer {
  mutating func writeCell(_ number: Double?) {
    write(byte: UInt8(ascii: ","))
    if let number, number.isFinite { write(number) }
  }

  mutating func writeCell(_ count: Int?) {
    write(byte: UInt8(ascii: ","))
    if let count { write(count) }
  }

  mutating func writeCell(_ text: String?) {
    write(byte: UInt8(ascii: ","))
    if let text { write(csv: text) }
  }
}
