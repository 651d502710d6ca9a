import Catalog
import ShelfReports
import ShelfSizing

/// A part of a page about one shelf, which can be folded away: its drawing and the figures of its tallest cards.
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
  func write(number: Int, name: String, isOpen: Bool, isDrawn: Bool, to output: inout TextBuffer) {
    output.write(isOpen ? "<details open><summary><bdi>" : "<details><summary><bdi>")
    output.write(xml: name)
    output.write("</bdi>: ")
    output.write(xml: summary)
    // Browsers open what is folded to go to a part inside of it.
    output.write("</summary>\n<section id=\"shelf\(number)\">\n")
    if isDrawn { ShelfDrawing(anatomy, report.metrics).write(id: "drawing\(number)", of: name, to: &output) }
    output.write(warnings: report.warnings.map(\.text))
    output.write("<div class=\"sides\">\n")
    if !anatomy.fields.isEmpty {
      output.write(
        table: anatomy.fields,
        caption:
          "The fields of card \(row.tallest): the points that each adds, and how many more than in the second tallest card"
      ) { $0.field($1) }
    }
    if explains { writeTexts(to: &output) }
    writeCut(to: &output)
    writeCosts(to: &output)
    output.write("</div>\n")
    if explains { writeConstraints(to: &output) }
    output.write("</section>\n</details>\n")
  }

  private var summary: String {
    "\(tenth(report.metrics.containerHeight)) points, \(counted(report.metrics.itemCount, "card"))"
      + (row.cutCount > 0 ? ", \(row.cutCount) cut" : "")
      + (row.outlierCost > 0 ? ", \(tenth(row.outlierCost)) for card \(row.tallest) alone" : "")
  }

  private func writeCut(to output: inout TextBuffer) {
    guard row.cutCount > 0 else { return }
    let height = tenth(anatomy.tallest.first?.height ?? 0)
    output.write(
      table: anatomy.cut,
      caption: "The tallest of \(counted(row.cutCount, "card")) cut; a maximum of \(height) cuts none"
    ) { $0.cutCard($1) }
  }

  /// Writes how low the shelf gets without its tallest cards.
  private func writeCosts(to output: inout TextBuffer) {
    let steps = anatomy.heights.costCurve(anatomy.shelf)
    guard let last = steps.last else { return }
    let more = steps.count - ShelfSection.mostRows
    let rest = "; \(counted(more, "more step")) lead to \(tenth(last.itemHeight))"
    output.write(
      table: Array(steps.prefix(ShelfSection.mostRows)),
      caption: "Without so many of its tallest cards\(more > 0 ? rest : "")"
    ) { $0.costStep($1) }
  }

  /// Writes the lines of the tallest card's texts, as its own content asks for them.
  private func writeTexts(to output: inout TextBuffer) {
    let texts = anatomy.views.filter { $0.textPlacement != nil }.prefix(ShelfSection.mostTexts)
    guard !texts.isEmpty else { return }
    output.write(table: Array(texts), caption: "Its texts") { columns, view in
      columns.text(title: "View", view.map { $0.outlet ?? $0.id ?? $0.className })
      columns.count(title: "Lines", view?.shownLines)
      columns.count(title: "Beyond the limit", view.map { max(0, $0.lines.count - $0.shownLines) })
      columns.number(title: "Height", view?.size.height)
      columns.text(title: "Font", view?.font)
    }
  }

  private func writeConstraints(to output: inout TextBuffer) {
    let constraints = anatomy.findings.decidingHeight
    guard !constraints.isEmpty else { return }
    output.write("<details>")
    output.write(element: "summary", "Where its height comes from")
    output.write("<ul>\n")
    for constraint in constraints.prefix(ShelfSection.mostConstraints) { output.write(element: "li", constraint) }
    output.write("</ul>\n")
    let more = constraints.count - ShelfSection.mostConstraints
    if more > 0 { output.write(element: "p", "And \(more) more.") }
    output.write("</details>\n")
  }
}

extension TextBuffer {
  /// Appends a list of warnings, or nothing.
  mutating func write(warnings: [String]) {
    guard !warnings.isEmpty else { return }
    write("<ul class=\"warnings\" aria-label=\"Warnings\">\n")
    for warning in warnings { write(element: "li", warning.withoutRoots) }
    write("</ul>\n")
  }
}
