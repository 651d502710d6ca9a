import Catalog
import ShelfBatch
import ShelfSizing

/// A page for people: a summary, the shelves with the most white space drawn to scale, and a table of all.
///
/// For shelves that are not drawn it keeps a row each, so that memory and file grow slowly.
package struct HTMLFormat: ReportFormat {
  /// Shelves that are drawn.
  package static let mostDrawn = 24
  /// Rows of the table; of more, those with the most white space.
  private static let mostRows = 8_000
  /// Kinds of warnings that the summary tells.
  fileprivate static let mostWarnings = 20
  /// Kinds of warnings that are not folded away.
  fileprivate static let mostOpenWarnings = 5

  private var rows: [Row] = []
  /// The most white space first.
  private var drawn: [(place: Int, total: Double, report: ShelfReport)] = []
  private var warnings: [(text: String, count: Int)] = []
  private var warningPlaces: [String: Int] = [:]
  private var warningCount = 0

  /// What the table says of a shelf in a variant.
  private struct Row {
    let shelf: String
    let variant: Variant
    let metrics: ShelfMetrics
    let rejectedCount: Int
    let space: WhiteSpace
    let outlierCost: Double
    let tallest: String
    let warningCount: Int
  }

  private let head: PageHead
  private let explains: Bool

  /// A writer, which keeps what it tells to the end.
  ///
  /// - Parameter explains: whether the page begins with the card that makes a shelf tall, not with the heights.
  package init(_ head: PageHead, explains: Bool = false) { (self.head, self.explains) = (head, explains) }

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    let space = WhiteSpace(anatomy.heights, itemHeight: report.metrics.itemSize.height, on: anatomy.shelf.grid)
    let said = report.allWarnings
    rows.append(
      Row(
        shelf: report.shelf, variant: report.variant, metrics: report.metrics, rejectedCount: report.rejectedCount,
        space: space, outlierCost: anatomy.outlierCost, tallest: anatomy.tallest.first?.name.short ?? "",
        warningCount: said.count))
    warningCount += said.count
    for warning in said { count(warning) }
    guard report.metrics.itemCount > 0 else { return }
    let rank = drawn.firstIndex { $0.total < space.total } ?? drawn.count
    guard rank < HTMLFormat.mostDrawn else { return }
    drawn.insert((rows.count - 1, space.total, report), at: rank)
    if drawn.count > HTMLFormat.mostDrawn { drawn.removeLast() }
  }

  private mutating func count(_ warning: String) {
    if let place = warningPlaces[warning] {
      warnings[place].count += 1
    } else if warnings.count < HTMLFormat.mostWarnings {
      warningPlaces[warning] = warnings.count
      warnings.append((warning, 1))
    }
  }

  package mutating func end(_ output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    writeAnswer(to: &output)
    writeSummary(to: &output)
    let showsVariant = Set(rows.map(\.variant)).count > 1
    if !drawn.isEmpty {
      let all = drawn.count == rows.count { $0.metrics.itemCount > 0 }
      output.write(element: "h2", all ? "Shelves" : "The \(drawn.count) shelves with the most white space")
      output.write(
        element: "p", "In the order of their white space: points between the contents of all cards and the card height."
      )
      for (number, shelf) in drawn.enumerated() {
        guard let anatomy = shelf.report.anatomy else { continue }
        ShelfSection(report: shelf.report, anatomy: anatomy, showsVariant: showsVariant)
          .write(number: number + 1, to: &output)
      }
    }
    writeRows(showsVariant: showsVariant, to: &output)
    HTMLPage.end(to: &output)
  }
}

extension HTMLFormat {
  /// What most people open the page for, in a sentence or two.
  private func writeAnswer(to output: inout TextBuffer) {
    let shelves = rows.filter { $0.metrics.itemCount > 0 }
    let heights = shelves.map(\.metrics.containerHeight)
    guard let low = heights.min(), let high = heights.max() else { return }
    var answer =
      low == high
      ? "\(shelves.count == 1 ? "The container is" : "All containers are") \(rounded(high)) points high."
      : "Containers are \(rounded(low)) to \(rounded(high)) points high."
    if let worst = drawn.first, worst.total > 0 {
      let costliest = shelves.max { $0.outlierCost < $1.outlierCost }
      if explains, let costliest, costliest.outlierCost > 0 {
        answer +=
          " Card \(costliest.tallest) alone makes '\(costliest.shelf)' \(rounded(costliest.outlierCost)) points taller."
      } else {
        answer += " '\(worst.report.shelf)' has the most white space: \(rounded(worst.total)) points over its cards."
      }
    }
    output.write(element: "p class=\"answer\"", answer)
    guard shelves.count > 1 else { return }
    let sections = Dictionary(uniqueKeysWithValues: drawn.enumerated().map { ($0.element.place, $0.offset + 1) })
    CatalogueChart(
      rows.enumerated().filter { $0.element.metrics.itemCount > 0 }.map { place, row in
        CatalogueChart.Bar(
          name: row.shelf, containerHeight: row.metrics.containerHeight, whiteSpace: row.space.mean,
          section: sections[place])
      }
    ).write(to: &output)
  }

  private func writeSummary(to output: inout TextBuffer) {
    output.write(element: "h2", "Summary")
    let firstVariant = rows.first?.variant
    let shelves = rows.filter { $0.variant == firstVariant }
    let cards = shelves.reduce(0) { $0 + $1.metrics.itemCount }
    let rejected = shelves.reduce(0) { $0 + $1.rejectedCount }
    let white = rows.reduce(0) { $0 + $1.space.total }
    let measured = rows.reduce(0) { $0 + $1.metrics.itemCount }
    let heights = rows.filter { $0.metrics.itemCount > 0 }.map(\.metrics.containerHeight)
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
      ("Warnings", "\(warningCount)"),
    ])
    output.write(
      element: "p",
      "Lengths are in points. White space is the card height less the height that a card’s content asks for.")
    if !warnings.isEmpty {
      output.write(warnings.count <= HTMLFormat.mostOpenWarnings ? "<details open>" : "<details>")
      output.write(element: "summary", "Warnings by kind")
      HTMLTable(caption: "Warnings", columns: [.text("Warning"), .number("Shelves")])
        .write(warnings.map { [$0.text, "\($0.count)"] }, to: &output)
      let told = warnings.reduce(0) { $0 + $1.count }
      if told < warningCount {
        output.write(element: "p", "And \(warningCount - told) others, which stand with their shelves.")
      }
      output.write("</details>\n")
    }
  }

  private func writeRows(showsVariant: Bool, to output: inout TextBuffer) {
    let isWhole = rows.count <= HTMLFormat.mostRows
    let shown = isWhole ? rows : rowsWithMostWhiteSpace
    output.write(
      element: "h2", isWhole ? "All shelves" : "The \(shown.count) shelves with the most white space of \(rows.count)")
    output.write(rows.count <= HTMLFormat.mostDrawn ? "<details open>" : "<details>")
    output.write(element: "summary", counted(shown.count, "row"))
    var columns: [HTMLTable.Column] = [.text("Shelf")]
    if showsVariant { columns.append(.text("Variant")) }
    columns += [
      .number("Cards"), .number("Rejected"), .number("Card height"), .number("Container"), .number("White space"),
      .number("A card"), .number("Cost of the tallest"), .number("Cut"), .text("Tallest"), .number("Warnings"),
    ]
    HTMLTable(caption: "Shelves, in the order of the records", columns: columns).write(
      shown.lazy.map { row in
        [row.shelf] + (showsVariant ? [row.variant.summary] : []) + [
          "\(row.metrics.itemCount)", "\(row.rejectedCount)", rounded(row.metrics.itemSize.height),
          rounded(row.metrics.containerHeight), rounded(row.space.total), decimal(row.space.mean, 1),
          rounded(row.outlierCost), "\(row.space.cutCardCount)", row.tallest, "\(row.warningCount)",
        ]
      }, to: &output)
    output.write(
      element: "p",
      "Cost of the tallest: points that the shelf would be lower without its tallest card alone; 0 where several share that height."
    )
    if !isWhole { output.write(element: "p", "The other formats, such as CSV, have all of them.") }
    output.write("</details>\n")
  }

  /// In the order of the records.
  private var rowsWithMostWhiteSpace: [Row] {
    let ranked = rows.indices.sorted { (rows[$1].space.total, $0) < (rows[$0].space.total, $1) }
    return ranked.prefix(HTMLFormat.mostRows).sorted().map { rows[$0] }
  }
}
