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
  /// A longer cell moves the rest of its row to the right: if columns were as wide as any cell, a table would be as large
  /// as its rows times the longest name in the data.
  private static let widestColumn = 60

  /// Appends rows in columns as wide as their widest cell, up to a limit, two spaces apart.
  ///
  /// - Parameter isRightAligned: by column, whether its cells end rather than begin under each other.
  mutating func write(table rows: [[String]], isShown: [Bool], isRightAligned: (Int) -> Bool) {
    let columns = isShown.indices.filter { isShown[$0] }
    let widths = isShown.indices.map { column in
      rows.reduce(0) { max($0, min($1[column].count, TextBuffer.widestColumn)) }
    }
    for row in rows {
      var (line, padding) = ("", 0)
      for column in columns {
        let cell = row[column]
        // Padding is only written before another cell.
        guard !cell.isEmpty else {
          padding += widths[column] + 2
          continue
        }
        let free = max(0, widths[column] - cell.count)
        line += String(repeating: " ", count: padding + (isRightAligned(column) ? free : 0)) + cell
        padding = 2 + (isRightAligned(column) ? 0 : free)
      }
      write(line)
      write("\n")
    }
  }
}
