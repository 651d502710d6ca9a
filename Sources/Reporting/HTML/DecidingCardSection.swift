import Catalog
import ShelfBatch
import ShelfSizing

/// The part of a page about the card that decides the height of a shelf: its drawing, the height that each of its
/// fields adds, its texts, and the constraints that its height comes from.
struct DecidingCardSection {
  let metrics: ShelfMetrics
  let anatomy: ShelfAnatomy

  /// The most texts and constraints that the section lists.
  private static let mostTexts = 40, mostConstraints = 40

  /// - Parameter number: of the shelf's section, from 1.
  func write(number: Int, to output: inout TextBuffer) {
    output.write("<div class=\"sides\">\n")
    ShelfDrawing(decidingCardOf: anatomy, metrics)?.write(id: "card\(number)", to: &output)
    writeFields(to: &output)
    writeTexts(to: &output)
    output.write("</div>\n")
    writeConstraints(to: &output)
  }

  /// Writes a table of the height that each field adds to the card.
  func writeFields(to output: inout TextBuffer) {
    guard !anatomy.fields.isEmpty else { return }
    output.write(table: anatomy.fields, caption: "What the fields add to the tallest card") { $0.field($1) }
  }

  /// The lines of the card's texts, as its own content asks for them.
  private func writeTexts(to output: inout TextBuffer) {
    let texts = anatomy.views.filter { $0.textPlacement != nil }.prefix(DecidingCardSection.mostTexts)
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
    for constraint in constraints.prefix(DecidingCardSection.mostConstraints) {
      output.write(element: "li", constraint)
    }
    output.write("</ul>\n")
    if constraints.count > DecidingCardSection.mostConstraints {
      output.write(element: "p", "And \(constraints.count - DecidingCardSection.mostConstraints) more.")
    }
    output.write("</details>\n")
  }
}
