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
    output.writeCells(of: report.variant)
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
    output.writeCell(warnings: report.warnings, report.warningCodes)
    output.write(byte: UInt8(ascii: "\n"))
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

extension TextBuffer {
  /// Appends the cells of a variant.
  mutating func writeCells(of variant: Variant) {
    writeCell(variant.cardWidth)
    writeCell(variant.scale)
    writeCell(variant.contentSizeCategory)
    writeCell(variant.locale)
  }

  mutating func writeCell(_ number: Double?) {
    write(byte: UInt8(ascii: ","))
    write(csv: number)
  }

  mutating func writeCell(_ count: Int?) {
    write(byte: UInt8(ascii: ","))
    if let count { write(count) }
  }

  /// Appends warnings, each behind its code: `no-items: the shelf has no items, …`; several parted by semicolons.
  mutating func writeCell(warnings: [String], _ codes: [String]) {
    let coded = zip(codes, warnings).map { "\($0): \($1)" }
    writeCell(warnings.isEmpty ? nil : (codes.count == warnings.count ? coded : warnings).joined(separator: "; "))
  }

  mutating func writeCell(_ text: String?) {
    write(byte: UInt8(ascii: ","))
    if let text { write(csv: text) }
  }
}
