import Estimation

/// One JSON document with a result a line.
package struct JSONFormat: ReportFormat {
  private var isFirst = true

  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {
    output.write("{\"schemaVersion\": 1, \"shelves\": [")
  }

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    output.write(isFirst ? "\n  " : ",\n  ")
    isFirst = false
    output.write(json: report)
  }

  package mutating func end(_ output: inout TextBuffer) {
    output.write(isFirst ? "]}\n" : "\n]}\n")
  }
}

/// One JSON object a line, so that results can be read as they come.
package struct NDJSONFormat: ReportFormat {
  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    output.write(json: report)
    output.write("\n")
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

extension TextBuffer {
  /// Appends a result as a JSON object.
  mutating func write(json report: ShelfReport) {
    let metrics = report.metrics
    write("{\"shelf\": ")
    write(json: report.shelf)
    write(", \"variant\": {\"cardWidth\": ")
    write(report.variant.cardWidth)
    write(", \"scale\": ")
    write(report.variant.scale)
    write(", \"contentSizeCategory\": ")
    write(json: report.variant.contentSizeCategory)
    write(", \"locale\": ")
    write(json: report.variant.locale)
    write("}, \"itemSize\": {\"width\": ")
    write(metrics.itemSize.width)
    write(", \"height\": ")
    write(metrics.itemSize.height)
    write("}, \"containerHeight\": ")
    write(metrics.containerHeight)
    write(", \"containerHeightRange\": ")
    if let range = metrics.containerHeightRange {
      write("{\"from\": ")
      write(range.lowerBound)
      write(", \"below\": ")
      write(range.upperBound)
      write("}")
    } else {
      write("null")
    }
    write(", \"contentHeight\": ")
    write(metrics.contentHeight)
    write(metrics.isClamped ? ", \"isClamped\": true, \"items\": " : ", \"isClamped\": false, \"items\": ")
    write(metrics.itemCount)
    write(", \"rejected\": ")
    write(report.rejectedCount)
    write(", \"rendered\": ")
    write(metrics.renderedCount)
    write(", \"largest\": ")
    writeLargest(report)
    write(", \"estimator\": ")
    write(json: report.estimator)
    write(", \"certificate\": ")
    write(json: report.certificate)
    write(", \"warnings\": [")
    for (index, warning) in report.warnings.enumerated() {
      if index > 0 { write(", ") }
      write(json: warning)
    }
    write("]}")
  }

  private mutating func writeLargest(_ report: ShelfReport) {
    guard let index = report.metrics.largestIndex else { return write("null") }
    write("{\"id\": ")
    write(json: report.largestID)
    write(", \"index\": ")
    write(index)
    write(", \"estimate\": ")
    // No estimate at all sorts below any, and JSON has no infinity.
    write(json: report.metrics.largestEstimate.flatMap { $0.isFinite ? $0 : nil })
    write("}")
  }

  private mutating func write(json certificate: Certificate?) {
    guard let certificate else { return write("null") }
    write("{\"rendered\": ")
    write(certificate.rendered)
    write(", \"bounded\": ")
    write(certificate.bounded)
    write(", \"largestBoundLeft\": ")
    write(json: certificate.largestBoundLeft)
    write(certificate.exact ? ", \"exact\": true}" : ", \"exact\": false}")
  }

  /// Appends an id as it was written, or `null`.
  package mutating func write(json id: RecordID?) {
    guard let id else { return write("null") }
    if id.isString { write(json: id.text) } else { write(id.text) }
  }
}
