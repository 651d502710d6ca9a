import Catalog
import ShelfBatch
import ShelfSizing

/// A row of a page's table: a shelf in a variant.
struct ShelfRow {
  /// The index of the shelf among those of the page, in the order of the records, from 0.
  let index: Int
  let shelf: String
  let variant: Variant
  let metrics: ShelfMetrics
  let rejectedCount: Int
  let space: WhiteSpace
  /// Points that the shelf would be lower without its tallest card alone.
  let outlierCost: Double
  /// The tallest card's name; empty without cards.
  let tallest: String
  let warningCount: Int

  init(_ report: ShelfReport, index: Int, _ anatomy: ShelfAnatomy, _ space: WhiteSpace) {
    self.index = index
    shelf = report.shelf
    variant = report.variant
    metrics = report.metrics
    rejectedCount = report.rejectedCount
    self.space = space
    outlierCost = anatomy.outlierCost
    tallest = anatomy.tallest.first?.name.short ?? ""
    warningCount = report.allWarnings.count
  }

  var hasCards: Bool { metrics.itemCount > 0 }
}

/// The shelves of a page in a table, the tallest first.
struct ShelfRowTable {
  /// In the order of the records.
  let rows: [ShelfRow]
  let showsVariant: Bool
  /// By index, the part of the page that draws the shelf.
  let sections: [Int: String]
  /// Indices of shelves that other parts of the page lead to.
  let named: Set<Int>

  /// Rows of the table; of more shelves, those with the most white space.
  private static let mostRows = 8_000
  /// Rows that are not folded away.
  private static let mostOpen = 24

  /// The indices of the shelves that have a row, the tallest first, the first of equals first.
  private let shown: [Int]

  init(_ rows: [ShelfRow], showsVariant: Bool, sections: [Int: String], named: Set<Int>) {
    (self.rows, self.showsVariant, self.sections, self.named) = (rows, showsVariant, sections, named)
    let white = rows.indices.sorted { (rows[$1].space.total, $0) < (rows[$0].space.total, $1) }
    shown = white.prefix(ShelfRowTable.mostRows).sorted {
      (rows[$1].metrics.containerHeight, $0) < (rows[$0].metrics.containerHeight, $1)
    }
  }

  /// The part of the page that tells of the shelf at an index: where it is drawn, else its row; `nil` for neither.
  func link(_ index: Int) -> String? {
    sections[index] ?? (rows.count <= ShelfRowTable.mostRows || shown.contains(index) ? "row\(index + 1)" : nil)
  }

  func write(to output: inout TextBuffer) {
    let isWhole = shown.count == rows.count
    output.write(
      element: "h2", isWhole ? "All shelves" : "The \(shown.count) shelves with the most white space of \(rows.count)")
    output.write(rows.count <= ShelfRowTable.mostOpen ? "<details open>" : "<details>")
    output.write(element: "summary", counted(shown.count, "row"))
    output.write(
      table: shown, caption: "Shelves, the tallest first", id: { named.contains($0) ? "row\($0 + 1)" : nil }
    ) { writeColumns(of: $1.map { rows[$0] }, to: &$0) }
    output.write(
      element: "p",
      "Cost of the tallest: points that the shelf would be lower without its tallest card alone; 0 where several share that height. "
        + "Order: that of the records.")
    if !isWhole { output.write(element: "p", "The other formats, such as CSV, have all of them.") }
    output.write("</details>\n")
  }

  private func writeColumns(of row: ShelfRow?, to columns: inout RowWriter) {
    columns.text(title: "Shelf", link: row.flatMap { sections[$0.index] }, row?.shelf)
    if showsVariant { columns.text(title: "Variant", row?.variant.summary) }
    columns.number(title: "Container", row?.metrics.containerHeight)
    columns.number(title: "Card height", row?.metrics.itemSize.height)
    columns.count(title: "Cards", row?.metrics.itemCount)
    columns.count(title: "Rejected", row?.rejectedCount)
    columns.number(title: "White space", row?.space.total)
    columns.number(title: "A card", shown: { decimal($0, 1) }, row?.space.mean)
    columns.number(title: "Cost of the tallest", row?.outlierCost)
    columns.count(title: "Cut", row?.space.cutCardCount)
    columns.text(title: "Tallest", row?.tallest)
    columns.count(title: "Warnings", row?.warningCount)
    columns.count(title: "Order", row.map { $0.index + 1 })
  }
}
