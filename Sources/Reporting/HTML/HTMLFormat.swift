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
  private var drawn: [ShelfSection] = []
  private var advice = PageAdvice()
  private var warnings = WarningKinds()

  private let head: PageHead
  private let note: String?
  private let explains: Bool

  /// - Parameters:
  ///   - note: a sentence to follow the verdict.
  ///   - explains: whether the page shows the texts and constraints of tall cards as well.
  init(_ head: PageHead, note: String? = nil, explains: Bool = false) {
    (self.head, self.note, self.explains) = (head, note, explains)
  }

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
    drawn.insert(ShelfSection(row: row, report: report, anatomy: anatomy, explains: explains), at: rank)
    if drawn.count > HTMLFormat.mostDrawn { drawn.removeLast() }
  }

  func end(_ output: inout TextBuffer) { page.write(to: &output) }

  var page: Page {
    let dimensions = VariantDimensions(rows.map(\.variant), hasFixedFonts: advice.hasFixedFonts)
    // The headline describes one variant: that of the first shelf in the drawing.
    let worst = drawn.first
    let answer = PageAnswer(
      rows: rows, dimensions: dimensions, drawn: worst?.row,
      squeezed: worst.flatMap { advice.squeezed(in: $0.row.variant).first },
      hasFixedFonts: advice.hasFixedFonts, cause: explains ? worst.flatMap { $0.anatomy.cause(of: $0.row) } : nil,
      limited: worst.map { advice.limited(in: $0.row.variant) } ?? [], others: advice.others)
    let sections = Dictionary(
      uniqueKeysWithValues: drawn.enumerated().map { ($0.element.row.index, "shelf\($0.offset + 1)") })
    let table = ShelfRowTable(
      rows, VariantDimensions(rows.map(\.variant)), sections: sections, named: Set(warnings.exampleIndices))
    let first = worst.map { worst in
      PagePart.first([
        ShelfDrawing(worst.anatomy, worst.report.metrics).figure(id: "worst", of: dimensions.name(of: worst.row)),
        advice.toDo(for: worst.row, dimensions) { sections[$0] },
      ])
    }
    let warnings = warnings.parts(
      drawn: drawn.map { ($0.row.index, $0.report) }, name: { dimensions.name(of: rows[$0]) }, link: table.link)
    return Page(
      head,
      [.verdict(answer.text), note.map { .text($0) }, first] + table.parts + shelves(dimensions) + warnings)
  }

  /// The shelves that are drawn, each folded away.
  private func shelves(_ dimensions: VariantDimensions) -> [PagePart] {
    guard !drawn.isEmpty else { return [] }
    let shelfCount = numbers.count
    let title =
      shelfCount == 1
      ? "What makes it tall"
      : drawn.count < shelfCount ? "The \(drawn.count) shelves that are worst off" : "Shelf by shelf"
    let all = drawn.enumerated().map { number, shelf in
      shelf.part(
        number: number + 1, name: dimensions.name(of: shelf.row), isOpen: shelfCount == 1 || explains && number == 0,
        isDrawn: number > 0)
    }
    let listed = all.prefix(HTMLFormat.mostListed)
    let more = all.dropFirst(HTMLFormat.mostListed)
    return [.heading(title)] + listed + (more.isEmpty ? [] : [.folded("\(more.count) more", Array(more))])
  }
}
