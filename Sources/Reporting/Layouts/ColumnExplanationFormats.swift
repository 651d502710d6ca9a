import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// The names of the formats that explain how columns fill up.
package enum ColumnExplanationName: String, Sendable {
  /// In the order of the help.
  case table, json, html

  /// A writer of this format.
  ///
  /// - Parameter page: the head of a page.
  package func makeFormat(_ sheet: LayoutSheet, page: PageHead) -> any ReportFormat<PlacedSection> {
    switch self {
    case .table: ColumnExplanationTextFormat(sheet: sheet)
    case .json:
      RowFormat(.json(list: "sections", indent: ""), { $0.explainedColumns($1) }) { section, write in
        if let balance = try section.columnBalance() { write((section, balance)) }
      }
    case .html: LayoutPageFormat(sheet, page, explains: true)
    }
  }
}

/// For people, a paragraph a section: what is left free under each column, and what taking turns costs.
private struct ColumnExplanationTextFormat: ReportFormat {
  let sheet: LayoutSheet
  /// Columns that are listed one by one.
  private static let mostColumns = 12

  func write(_ section: PlacedSection, to output: inout TextBuffer) throws {
    guard let balance = try section.columnBalance() else { return }
    let filling = balance.inTurn
    output.write("\(section.name.shownInTerminal)")
    if sheet.namesVariants { output.write(", \(section.variant.summary.shownInTerminal)") }
    output.write(
      ": \(counted(section.itemCount, "item")) in turn in \(counted(filling.heights.count, "column")), "
        + "\(rounded(filling.height)) tall\n")
    for (column, height) in filling.heights.enumerated().prefix(ColumnExplanationTextFormat.mostColumns) {
      output.write(
        "  column \(column + 1) has \(counted(filling.itemCounts[column], "item")) and is \(rounded(height)) tall, "
          + "\(rounded(filling.whiteSpaces[column])) white under it\n")
    }
    let more = filling.heights.count - ColumnExplanationTextFormat.mostColumns
    if more > 0 { output.write("  and \(counted(more, "more column"))\n") }
    output.write(
      "White space: \(rounded(filling.whiteSpace)) points under all columns in turn, "
        + "\(rounded(balance.shortest.whiteSpace)) with each item going to the shortest\n")
    output.write("\(balance.verdict)\n\n")
  }
}

extension RowWriter {
  mutating func explainedColumns(_ row: (section: PlacedSection, balance: ColumnBalance)?) {
    text("section", row?.section.name)
    object("variant") { $0.nestedVariant(row?.section.variant) }
    count("items", row?.section.itemCount)
    object("inTurn") { $0.filling(row?.balance.inTurn) }
    object("shortest") { $0.filling(row?.balance.shortest) }
    number("cost", row?.balance.cost)
  }

  private mutating func filling(_ filling: ColumnBalance.Filling?) {
    number("height", filling?.height)
    number("whiteSpace", filling?.whiteSpace)
    list("columns", filling?.heights.indices) { $0.filled(filling, $1) }
  }

  /// - Parameter items: the title of their count.
  private mutating func filled(_ filling: ColumnBalance.Filling?, _ column: Int?, items: String = "Items") {
    count("items", title: items, column.flatMap { filling?.itemCounts[$0] })
    number("height", title: "Height", column.flatMap { filling?.heights[$0] })
    number("whiteSpace", title: "White under it", column.flatMap { filling?.whiteSpaces[$0] })
  }

  /// A row for each column of a section, which is known by its index.
  mutating func column(_ column: Int?, _ balance: ColumnBalance) {
    count(title: "Column", column.map { $0 + 1 })
    filled(balance.inTurn, column, items: "Items in turn")
    filled(balance.shortest, column, items: "Items by the shortest")
  }
}

extension ColumnBalance {

  /// The cost of placing items in turn, as a sentence without its full stop.
  var verdict: String {
    if cost > 0 {
      return
        "Taking turns makes it \(rounded(cost)) taller than the \(rounded(shortest.height)) of filling the shortest"
        + " column"
    }
    return cost < 0
      ? "Filling the shortest column would make it \(rounded(-cost)) taller" : "Filling the shortest column is as tall"
  }
}
