import Catalog
import ShelfBatch
import ShelfSizing

/// One JSON document with a result a line.
package struct JSONFormat: ReportFormat {
  private var document = JSONDocument(list: "shelves")

  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) { document.begin(&output) }

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    document.write(to: &output) { $0.write(membersOf: report) }
  }

  package mutating func end(_ output: inout TextBuffer) { document.end(&output) }
}

/// One JSON object a line, so that results can be read as they come.
package struct NDJSONFormat: ReportFormat {
  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    output.writeObject { $0.write(membersOf: report) }
    output.write("\n")
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

extension TextBuffer {
  /// Appends what a result holds.
  fileprivate mutating func write(membersOf report: ShelfReport) {
    let metrics = report.metrics
    write(member: "shelf", report.shelf)
    write(member: "variant", report.variant)
    write(member: "itemSize")
    writeObject {
      $0.write(member: "width", metrics.itemSize.width)
      $0.write(member: "height", metrics.itemSize.height)
    }
    write(member: "containerHeight", metrics.containerHeight)
    write(member: "containerHeightRange")
    write(json: metrics.containerHeightRange) {
      $0.write(member: "from", $1.lowerBound)
      $0.write(member: "below", $1.upperBound)
    }
    write(member: "contentHeight", metrics.contentHeight)
    write(member: "isClamped", metrics.isClamped)
    write(member: "items", metrics.itemCount)
    write(member: "rejected", report.rejectedCount)
    write(member: "rendered", metrics.renderedCount)
    write(member: "largest")
    write(json: metrics.largestIndex) {
      $0.write(member: "id", report.largestID)
      $0.write(member: "index", $1)
      // No estimate at all sorts below any, and JSON has no infinity.
      $0.write(member: "estimate", metrics.largestEstimate.flatMap { $0.isFinite ? $0 : nil })
    }
    write(member: "estimator", report.estimator)
    write(member: "certificate")
    write(json: report.certificate) {
      $0.write(member: "rendered", $1.rendered)
      $0.write(member: "bounded", $1.bounded)
      $0.write(member: "largestBoundLeft", $1.largestBoundLeft)
      $0.write(member: "exact", $1.exact)
    }
    write(member: "warnings")
    write(json: report.warnings)
    write(codes: report.warningCodes)
  }

  /// Appends a member that is a variant.
  mutating func write(member name: StaticString, _ variant: Variant) {
    write(member: name)
    writeObject {
      $0.write(member: "cardWidth", variant.cardWidth)
      $0.write(member: "scale", variant.scale)
      $0.write(member: "contentSizeCategory", variant.contentSizeCategory)
      $0.write(member: "locale", variant.locale)
    }
  }

  /// Appends a member with the codes of warnings, if there are any.
  mutating func write(codes: [String]) {
    guard !codes.isEmpty else { return }
    write(member: "warningCodes")
    write(json: codes)
  }

  /// Appends an object of a value, or `null`.
  mutating func write<Value>(json value: Value?, _ writeMembers: (inout TextBuffer, Value) -> Void) {
    guard let value else { return write(word: "null") }
    writeObject { writeMembers(&$0, value) }
  }

  /// Appends a member that is an id as it was written, or `null`.
  mutating func write(member name: StaticString, _ id: RecordID?) {
    write(member: name)
    write(id: id)
  }
}
