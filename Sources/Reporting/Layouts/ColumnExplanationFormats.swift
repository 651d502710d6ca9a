import Catalog
import CollectionLayout
import ShelfBatch
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
      RowFormat(.json(list: "sections", indent: ""), .explained) { section, write in
        if let balance = try section.pointee.columnBalance() { write((section.pointee, balance)) }
      }
    case .html: LayoutPageFormat(sheet, page, explains: true)
    }
  }
}

/// For people, a paragraph a section: what is left free under each column, and what taking turns costs.
private struct ColumnExplanationTextFormat: ReportFormat {
  let sheet: LayoutSheet
  /// Columns that are told one by one.
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

extension Columns<(section: PlacedSection, balance: ColumnBalance)> {
  fileprivate static var explained: Columns {
    [
      .text("section") { $0.section.name },
      .object("variant", .nested) { $0.section.variant },
      .count("items") { $0.section.itemCount },
      .object("inTurn", .filling) { $0.balance.inTurn },
      .object("shortest", .filling) { $0.balance.shortest },
      .number("cost") { $0.balance.cost },
    ]
  }
}

extension Columns<ColumnBalance.Filling> {
  fileprivate static var filling: Columns {
    [
      .number("height") { $0.height }, .number("whiteSpace") { $0.whiteSpace },
      .list("columns", .filled(items: "Items")) { filling in filling.heights.indices.map { (filling, $0) } },
    ]
  }
}

extension Columns<(filling: ColumnBalance.Filling, column: Int)> {
  /// - Parameter items: the title of their count.
  fileprivate static func filled(items: String) -> Columns {
    [
      .count("items", title: items) { $0.filling.itemCounts[$0.column] },
      .number("height", title: "Height") { $0.filling.heights[$0.column] },
      .number("whiteSpace", title: "White under it") { $0.filling.whiteSpaces[$0.column] },
    ]
  }
}

extension ColumnBalance {
  /// Columns of a table with a row for each column of the section, which is known by its place.
  var columns: Columns<Int> {
    [
      .count(title: "Column") { $0 + 1 },
      .columns(.filled(items: "Items in turn")) { [inTurn] in (inTurn, $0) },
      .columns(.filled(items: "Items by the shortest")) { [shortest] in (shortest, $0) },
    ]
  }

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
