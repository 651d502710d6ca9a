import Catalog
import ShelfBatch
import ShelfSizing

/// A page for people: an answer, a table of all shelves, and those with the most white space drawn to scale.
///
/// For shelves that are not drawn it keeps a row each, so that memory and file grow slowly.
struct HTMLFormat: ReportFormat {
  /// Shelves that are drawn.
  static let mostDrawn = 24

  private var rows: [ShelfRow] = []
  /// The most white space first.
  private var drawn: [(index: Int, total: Double, report: ShelfReport)] = []
  private var warnings = WarningKinds()

  private let head: PageHead
  private let explains: Bool

  /// - Parameter explains: whether the page begins with the card that makes a shelf tall, not with the heights.
  init(_ head: PageHead, explains: Bool = false) { (self.head, self.explains) = (head, explains) }

  mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    let space = WhiteSpace(anatomy, report.metrics)
    warnings.add(report, index: rows.count)
    rows.append(ShelfRow(report, index: rows.count, anatomy, space))
    guard report.metrics.itemCount > 0 else { return }
    let rank = drawn.firstIndex { $0.total < space.total } ?? drawn.count
    guard rank < HTMLFormat.mostDrawn else { return }
    drawn.insert((rows.count - 1, space.total, report), at: rank)
    if drawn.count > HTMLFormat.mostDrawn { drawn.removeLast() }
  }

  mutating func end(_ output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    output.write(element: "p class=\"answer\"", PageAnswer(rows: rows, explains: explains).text)
    let sections = Dictionary(
      uniqueKeysWithValues: drawn.enumerated().map { ($0.element.index, "shelf\($0.offset + 1)") })
    let table = ShelfRowTable(
      rows, showsVariant: Set(rows.map(\.variant)).count > 1, sections: sections, named: Set(warnings.exampleIndices))
    if explains { writeSections(showsVariant: table.showsVariant, to: &output) }
    writeChart(sections, to: &output)
    table.write(to: &output)
    writeSummary(table, to: &output)
    if !explains { writeSections(showsVariant: table.showsVariant, to: &output) }
    HTMLPage.end(to: &output)
  }
}

extension HTMLFormat {
  private func writeSections(showsVariant: Bool, to output: inout TextBuffer) {
    guard !drawn.isEmpty else { return }
    let all = drawn.count == rows.count { $0.hasCards }
    output.write(element: "h2", all ? "Shelves" : "The \(drawn.count) shelves with the most white space")
    if drawn.count > 1 {
      output.write(
        element: "p",
        "In the order of their white space: points between the contents of all cards and the card height.")
    }
    for (number, shelf) in drawn.enumerated() {
      guard let anatomy = shelf.report.anatomy else { continue }
      ShelfSection(report: shelf.report, anatomy: anatomy, showsVariant: showsVariant, explains: explains)
        .write(number: number + 1, to: &output)
    }
  }

  private func writeChart(_ sections: [Int: String], to output: inout TextBuffer) {
    let bars = rows.enumerated().filter { $0.element.hasCards }.map { index, row in
      CatalogueChart.Bar(
        name: row.shelf, containerHeight: row.metrics.containerHeight, whiteSpace: row.space.mean,
        section: sections[index])
    }
    if bars.count > 1 { CatalogueChart(bars).write(to: &output) }
  }

  private func writeSummary(_ table: ShelfRowTable, to output: inout TextBuffer) {
    output.write(element: "h2", "Summary")
    let firstVariant = rows.first?.variant
    let shelves = rows.filter { $0.variant == firstVariant }
    let cards = shelves.reduce(0) { $0 + $1.metrics.itemCount }
    let rejected = shelves.reduce(0) { $0 + $1.rejectedCount }
    let white = rows.reduce(0) { $0 + $1.space.total }
    let measured = rows.reduce(0) { $0 + $1.metrics.itemCount }
    let heights = rows.filter(\.hasCards).map(\.metrics.containerHeight)
    output.write(facts: [
      ("Shelves", "\(shelves.count)" + (rows.count > shelves.count ? ", \(rows.count) with variants" : "")),
      ("Cards", "\(cards)"), ("Records rejected", "\(rejected)"),
      (
        "Container heights",
        heights.min().flatMap { low in
          heights.max().map { low == $0 ? rounded(low) : "\(rounded(low)) to \(rounded($0))" }
        } ?? "–"
      ),
      ("White space in all", rounded(white)),
      ("White space a card", measured > 0 ? decimal(white / Double(measured), 1) : "–"),
      ("Cards cut", "\(rows.reduce(0) { $0 + $1.space.cutCardCount })"),
      ("Warnings", "\(warnings.count)"),
    ])
    output.write(
      element: "p",
      "Lengths are in points. White space is the card height less the height that a card’s content asks for.")
    warnings.write(
      drawn: drawn.map { ($0.index, $0.report) }, name: { rows[$0].shelf }, link: table.link, to: &output)
  }
}
