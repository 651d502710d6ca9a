import Catalog
import ShelfBatch
import ShelfSizing

/// A table for people, with lengths rounded to a thousandth of a point.
package struct TableFormat: ReportFormat {
  private var rows: [[String]] = []
  private var showsVariant = false
  private var firstVariant: Variant?

  /// A writer, which keeps all results to the end to align them.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    let metrics = report.metrics
    if let firstVariant, firstVariant != report.variant { showsVariant = true }
    firstVariant = firstVariant ?? report.variant
    let largest = metrics.largestIndex.map { index in report.largestID.map(\.text) ?? "#\(index)" }
    rows.append([
      report.shelf.shownInTerminal,
      "\(rounded(report.variant.cardWidth)) @\(rounded(report.variant.scale))x \(report.variant.contentSizeCategory)"
        + (report.variant.locale.map { " \($0.shownInTerminal)" } ?? ""),
      "\(metrics.itemCount)" + (report.rejectedCount > 0 ? " (\(report.rejectedCount) rejected)" : ""),
      "\(rounded(metrics.itemSize.width)) x \(rounded(metrics.itemSize.height))",
      rounded(metrics.containerHeight),
      metrics.isClamped ? "from \(rounded(metrics.contentHeight))" : "",
      largest?.shownInTerminal ?? "",
    ])
  }

  package mutating func end(_ output: inout TextBuffer) {
    let header = ["SHELF", "VARIANT", "ITEMS", "ITEM SIZE", "CONTAINER", "CLAMPED", "TALLEST CARD"]
    let isShown = header.indices.map { column in
      column == 1 ? showsVariant : column == 5 ? rows.contains { !$0[5].isEmpty } : true
    }
    output.write(table: [header] + rows, isShown: isShown) { $0 == 4 }
  }
}

extension TextBuffer {
  /// Appends rows in columns as wide as their widest cell, two spaces apart.
  ///
  /// - Parameter isRightAligned: by column, whether its cells end rather than begin under each other.
  mutating func write(table rows: [[String]], isShown: [Bool], isRightAligned: (Int) -> Bool) {
    let columns = isShown.indices.filter { isShown[$0] }
    let widths = isShown.indices.map { column in rows.reduce(0) { max($0, $1[column].count) } }
    for row in rows {
      var line = ""
      for column in columns {
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        line += isRightAligned(column) ? padding + row[column] + "  " : row[column] + padding + "  "
      }
      while line.last == " " { line.removeLast() }
      write(line)
      write("\n")
    }
  }
}
