import Catalog
import ShelfReports
import ShelfSizing

/// A page for people: a verdict and a picture, things to do, a table of sizes, and the rest folded away.
///
/// For shelves that are not drawn it keeps a row each, so that memory and file grow slowly.
struct HTMLFormat: ReportFormat {
  /// Shelves that are drawn.
  static let mostDrawn = 24
  /// Those of them that are not folded away together.
  private static let mostListed = 6

  private var rows: [ShelfRow] = []
  private var numbers = ShelfNumbers()
  /// The worst first, each shelf once, in its worst variant.
  private var drawn: [DrawnShelf] = []
  private var advice = PageAdvice()
  private var warnings = WarningKinds()

  private let head: PageHead
  private let explains: Bool

  /// A shelf in the variant in which it is worst.
  private struct DrawnShelf {
    let row: ShelfRow
    let report: ShelfReport
    let anatomy: ShelfAnatomy
  }

  /// - Parameter explains: whether the page shows the texts and constraints of tall cards as well.
  init(_ head: PageHead, explains: Bool = false) { (self.head, self.explains) = (head, explains) }

  mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    let row = ShelfRow(report, index: rows.count, number: numbers.number(of: report), anatomy)
    warnings.add(report, index: row.index)
    rows.append(row)
    guard row.hasCards else { return }
    advice.add(row, anatomy)
    if let same = drawn.firstIndex(where: { $0.row.number == row.number }) {
      guard drawn[same].row.severity < row.severity else { return }
      drawn.remove(at: same)
    }
    let rank = drawn.firstIndex { $0.row.severity < row.severity } ?? drawn.count
    guard rank < HTMLFormat.mostDrawn else { return }
    drawn.insert(DrawnShelf(row: row, report: report, anatomy: anatomy), at: rank)
    if drawn.count > HTMLFormat.mostDrawn { drawn.removeLast() }
  }

  mutating func end(_ output: inout TextBuffer) {
    let dimensions = VariantDimensions(rows.map(\.variant), hasFixedFonts: advice.hasFixedFonts)
    HTMLPage.begin(head, to: &output)
    // The headline describes one variant: that of the first shelf in the drawing.
    let worst = drawn.first
    let answer = PageAnswer(
      rows: rows, dimensions: dimensions, drawn: worst?.row,
      squeezed: worst.flatMap { advice.squeezed(in: $0.row.variant).first },
      hasFixedFonts: advice.hasFixedFonts, cause: explains ? worst.flatMap { $0.anatomy.cause(of: $0.row) } : nil,
      limited: worst.map { advice.limited(in: $0.row.variant) } ?? [], others: advice.others)
    output.write(element: "p class=\"answer\"", answer.text)
    if let note = head.note { output.write(element: "p", note) }
    let sections = Dictionary(
      uniqueKeysWithValues: drawn.enumerated().map { ($0.element.row.index, "shelf\($0.offset + 1)") })
    if let worst {
      output.write("<div class=\"first\">\n")
      ShelfDrawing(worst.anatomy, worst.report.metrics)
        .write(id: "worst", of: dimensions.name(of: worst.row), to: &output)
      output.write("<div class=\"todo\">\n")
      advice.write(for: worst.row, dimensions, link: { sections[$0] }, to: &output)
      output.write("</div></div>\n")
    }
    let named = Set(warnings.exampleIndices)
    let table = ShelfRowTable(rows, VariantDimensions(rows.map(\.variant)), sections: sections, named: named)
    table.write(to: &output)
    writeSections(dimensions, to: &output)
    warnings.write(
      drawn: drawn.map { ($0.row.index, $0.report) }, name: { dimensions.name(of: rows[$0]) }, link: table.link,
      to: &output)
    HTMLPage.end(to: &output)
  }

  private func writeSections(_ dimensions: VariantDimensions, to output: inout TextBuffer) {
    guard !drawn.isEmpty else { return }
    let shelfCount = numbers.count
    output.write(
      element: "h2",
      shelfCount == 1
        ? "What makes it tall"
        : drawn.count < shelfCount ? "The \(drawn.count) shelves that are worst off" : "Shelf by shelf")
    for (number, shelf) in drawn.enumerated() {
      if number == HTMLFormat.mostListed {
        output.write("<details>")
        output.write(element: "summary", "\(drawn.count - number) more")
      }
      ShelfSection(row: shelf.row, report: shelf.report, anatomy: shelf.anatomy, explains: explains)
        .write(
          number: number + 1, name: dimensions.name(of: shelf.row), isOpen: shelfCount == 1 || explains && number == 0,
          isDrawn: number > 0, to: &output)
    }
    if drawn.count > HTMLFormat.mostListed { output.write("</details>\n") }
  }
}
