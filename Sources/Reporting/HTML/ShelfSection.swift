import Catalog
import ShelfReports
import ShelfSizing

/// A part of a page about one shelf in a variant, which can be folded away: its drawing and the figures of its tallest
/// cards.
struct ShelfSection {
  let row: ShelfRow
  let report: ShelfReport
  let anatomy: ShelfAnatomy
  /// Whether it shows texts and constraints as well.
  let explains: Bool

  /// The most rows of a table, and the most constraints.
  private static let mostRows = 12, mostTexts = 40, mostConstraints = 40

  /// - Parameters:
  ///   - number: from 1; no other section of the page has it.
  ///   - isDrawn: whether the shelf is drawn here, as it is nowhere else.
  func part(number: Int, name: String, isOpen: Bool, isDrawn: Bool) -> PagePart {
    let parts = [
      isDrawn ? ShelfDrawing(anatomy, report.metrics).figure(id: "drawing\(number)", of: name) : nil,
      .warnings(report.warnings.map(\.text)), .sides([fields, explains ? texts : nil, cut, costs]),
      explains ? constraints : nil,
    ].compactMap { $0 }
    // Browsers open what is folded to go to a part inside of it.
    return .folded(
      ": " + summary, name: name, isOpen: isOpen, [.group("section id=\"shelf\(number)\"", parts)])
  }

  private var summary: String {
    "\(tenth(report.metrics.containerHeight)) points, \(counted(report.metrics.itemCount, "card"))"
      + (row.cutCount > 0 ? ", \(row.cutCount) cut" : "")
      + (row.outlierCost > 0 ? ", \(tenth(row.outlierCost)) for card \(row.tallest) alone" : "")
  }

  private var fields: PagePart? {
    if anatomy.fields.isEmpty { return nil }
    return .table(
      anatomy.fields,
      caption:
        "The fields of card \(row.tallest): the points that each adds, and how many more than in the second tallest card"
    ) { $0.field($1) }
  }

  private var cut: PagePart? {
    guard row.cutCount > 0 else { return nil }
    let height = tenth(anatomy.tallest.first?.height ?? 0)
    return .table(
      anatomy.cut, caption: "The tallest of \(counted(row.cutCount, "card")) cut; a maximum of \(height) cuts none"
    ) { $0.cutCard($1) }
  }

  /// How low the shelf gets without its tallest cards.
  private var costs: PagePart? {
    let steps = anatomy.heights.costCurve(anatomy.shelf)
    guard let last = steps.last else { return nil }
    let more = steps.count - ShelfSection.mostRows
    let rest = "; \(counted(more, "more step")) lead to \(tenth(last.itemHeight))"
    return .table(
      Array(steps.prefix(ShelfSection.mostRows)),
      caption: "Without so many of its tallest cards\(more > 0 ? rest : "")"
    ) { $0.costStep($1) }
  }

  /// The lines of the tallest card's texts, as its own content asks for them.
  private var texts: PagePart? {
    let texts = anatomy.views.filter { $0.textPlacement != nil }.prefix(ShelfSection.mostTexts)
    if texts.isEmpty { return nil }
    return .table(Array(texts), caption: "Its texts") { columns, view in
      columns.text(title: "View", view.map { $0.outlet ?? $0.id ?? $0.className })
      columns.count(title: "Lines", view?.shownLines)
      columns.count(title: "Beyond the limit", view.map { max(0, $0.lines.count - $0.shownLines) })
      columns.number(title: "Height", view?.size.height)
      columns.text(title: "Font", view?.font)
    }
  }

  private var constraints: PagePart? {
    let constraints = anatomy.findings.decidingHeight
    if constraints.isEmpty { return nil }
    let more = constraints.count - ShelfSection.mostConstraints
    return .folded(
      "Where its height comes from",
      [.list(Array(constraints.prefix(ShelfSection.mostConstraints)), as: "ul")]
        + (more > 0 ? [.text("And \(more) more.")] : []))
  }
}
