import Catalog
import GeneratedCode
import ShelfReports
import ShelfSizing

/// The sizes of a page: of variants, a table of one part of them by the others; of each shelf, a row of figures.
struct ShelfRowTable {
  /// In the order of the records.
  private let rows: [ShelfRow]
  private let dimensions: VariantDimensions
  /// By index, the part of the page that draws the shelf.
  private let sections: [Int: String]
  /// Indices of shelves that other parts of the page lead to.
  private let named: Set<Int>

  /// Rows of the tables; of more shelves, the worst.
  private static let mostRows = 7_500, mostSizes = 1_000
  /// Rows that are not folded away, and columns of sizes.
  private static let mostOpen = 24, mostColumns = 12
  /// Columns of sizes that fit a narrow page; more of them are rows where this makes as few columns.
  private static let mostNarrowColumns = 5

  /// The numbers that some row has, and which have columns.
  private let countedNumbers: Set<KeyPath<ShelfRow, Int>>
  /// The indices of the shelves that have a row, the tallest first, the first of equals first.
  private let shown: [Int]

  init(_ rows: [ShelfRow], _ dimensions: VariantDimensions, sections: [Int: String], named: Set<Int>) {
    (self.rows, self.dimensions, self.sections, self.named) = (rows, dimensions, sections, named)
    countedNumbers = Set(
      [\.cutCount, \.lostLines, \.rejectedCount, \.warningCount].filter { value in
        rows.contains { $0[keyPath: value] > 0 }
      })
    let worst = rows.indices.sorted { rows[$1].severity < rows[$0].severity }
    shown = worst.prefix(ShelfRowTable.mostRows).sorted {
      (rows[$1].metrics.containerHeight, $0) < (rows[$0].metrics.containerHeight, $1)
    }
  }

  /// The part of the page about the shelf at an index: where it is drawn, else its row; `nil` for neither.
  func link(_ index: Int) -> String? {
    sections[index]
      ?? (rows.count <= ShelfRowTable.mostRows || named.contains(index) && shown.contains(index)
        ? "row\(index + 1)" : nil)
  }

  var parts: [PagePart] {
    let (sizes, isWhole) = (sizes, shown.count == rows.count)
    let table = PagePart.table(
      shown.map { rows[$0] }, caption: "Points, the tallest first",
      id: { named.contains($0.index) ? "row\($0.index + 1)" : nil }
    ) { writeColumns(of: $1, to: &$0) }
    let note =
      "White: points between a card’s content and its edge, on average. Saved: how many points lower the shelf is without its "
      + "tallest card. Order: the shelf’s place among the records.\(isWhole ? "" : " The other formats, such as CSV, have all rows.")"
    let all = PagePart.folded(
      isWhole ? counted(rows.count, "row") : "The worst \(shown.count) of \(rows.count) rows",
      isOpen: sizes == nil && rows.count <= ShelfRowTable.mostOpen, [table, .text(note)])
    return [.heading("Sizes"), sizes, all].compactMap { $0 }
  }

  private func writeColumns(of row: ShelfRow?, to columns: inout RowWriter) {
    func count(_ title: String, _ value: KeyPath<ShelfRow, Int>) {
      columns.count(title: countedNumbers.contains(value) ? title : nil, row?[keyPath: value])
    }
    columns.text(title: "Shelf", link: row.flatMap { sections[$0.index] }, row?.shelf)
    if !dimensions.varying.isEmpty { columns.text(title: "Variant", row.map { dimensions.label($0.variant) }) }
    columns.number(title: "Container", row?.metrics.containerHeight)
    count("Cut", \.cutCount)
    count("Lost lines", \.lostLines)
    columns.count(title: "Cards", row?.metrics.itemCount)
    columns.number(title: "White", row?.white.mean)
    columns.text(title: "Tallest", row?.tallest)
    columns.number(title: "Saved", row?.outlierCost)
    columns.number(title: "Card height", row?.metrics.itemSize.height)
    count("Rejected", \.rejectedCount)
    count("Warnings", \.warningCount)
    columns.count(title: "Order", row.map { $0.index + 1 })
  }
}

// MARK: Sizes by variant

extension ShelfRowTable {
  /// A row of the table of sizes: a shelf in variants that differ in one part alone.
  private struct SizeRow {
    let shelf: String
    let number: Int
    let variant: Variant
    /// By the value of that part.
    var cells: [String: ShelfRow] = [:]

    /// The order of text sizes, which is theirs in UIKit.
    var order: (Int, Int) { (number, TextSize.rank(variant.contentSizeCategory)) }
  }

  /// The table of sizes; `nil` where it would be no help.
  private var sizes: PagePart? {
    let hasShelves = rows.contains { $0.number != rows[0].number }
    guard let (dimension, values) = dimensions.varying.first, hasShelves || dimensions.varying.count > 1 else {
      return nil
    }
    let others = dimensions.varying.dropFirst().map(\.dimension)
    var indices: [[String]: Int] = [:]
    var sizes: [SizeRow] = []
    for row in rows {
      let key = ["\(row.number)"] + others.map { $0.text(row.variant) }
      let index = indices[key] ?? sizes.count
      if index == sizes.count {
        guard sizes.count < ShelfRowTable.mostSizes else { continue }
        indices[key] = index
        sizes.append(SizeRow(shelf: row.shelf, number: row.number, variant: row.variant))
      }
      sizes[index].cells[dimension.text(row.variant)] = row
    }
    if others.contains(.contentSizeCategory) {
      sizes.sort { $0.order < $1.order }
    }
    let caption = "Heights of containers in points, by \(dimension.title.lowercased())"
    if values.count > ShelfRowTable.mostNarrowColumns, sizes.count <= ShelfRowTable.mostNarrowColumns {
      return .table(values, caption: caption) { columns, value in
        columns.text(title: dimension.title, value)
        for size in sizes {
          let names = (hasShelves ? [size.shelf] : []) + others.map { $0.text(size.variant) }
          columns.text(
            title: names.joined(separator: ", "), isNumeric: true,
            value.map { size.cells[$0].map(ShelfRowTable.shown) ?? "–" })
        }
      }
    }
    guard values.count <= ShelfRowTable.mostColumns else { return nil }
    return .table(sizes, caption: caption) { columns, size in
      if hasShelves { columns.text(title: "Shelf", size?.shelf) }
      for other in others { columns.text(title: other.title, size.map { other.text($0.variant) }) }
      for value in values {
        columns.text(
          title: VariantDimensions.breakable(value), isNumeric: true,
          size.map { $0.cells[value].map(ShelfRowTable.shown) ?? "–" })
      }
    }
  }

  /// `313.7`, and `, 3 cut` where cards are.
  private static func shown(_ row: ShelfRow) -> String {
    tenth(row.metrics.containerHeight) + (row.cutCount > 0 ? ", \(row.cutCount) cut" : "")
  }
}
