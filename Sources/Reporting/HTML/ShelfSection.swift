import Catalog
import ShelfBatch
import ShelfSizing

/// The section of a page about one shelf: the drawing, the cost of its tallest cards, and advice.
struct ShelfSection {
  let report: ShelfReport
  let anatomy: ShelfAnatomy
  let showsVariant: Bool
  /// Whether it begins with the card that decides, not with the sizes.
  let explains: Bool

  /// - Parameter number: from 1; no other section of the page has it.
  func write(number: Int, to output: inout TextBuffer) {
    let metrics = report.metrics
    let space = WhiteSpace(anatomy, metrics)
    output.write("<section id=\"shelf\(number)\">\n<h3><bdi>")
    output.write(xml: report.shelf)
    output.write("</bdi>")
    if showsVariant { output.write(xml: ", \(report.variant.summary)") }
    output.write("</h3>\n")
    let deciding = DecidingCardSection(metrics: metrics, anatomy: anatomy)
    if explains {
      if let blame { output.write(element: "p", blame) }
      deciding.write(number: number, to: &output)
    }
    output.write(facts: [
      ("Container", rounded(metrics.containerHeight)),
      ("Card", "\(rounded(metrics.itemSize.width)) by \(rounded(metrics.itemSize.height))"),
      ("Cards", "\(metrics.itemCount)" + (report.rejectedCount > 0 ? ", \(report.rejectedCount) rejected" : "")),
      ("White space", rounded(space.total)), ("White space a card", decimal(space.mean, 1)),
      ("Cards cut", "\(space.cutCardCount)"),
    ])
    output.write(warnings: report.allWarnings)
    // A card that is alone was drawn before.
    if !explains || metrics.itemCount > 1 {
      ShelfDrawing(anatomy, metrics).write(id: "shelf\(number)", to: &output)
    }
    if !explains, let blame { output.write(element: "p", blame) }
    output.write("<div class=\"sides\">\n")
    CostCurveFigure(
      steps: anatomy.heights.costCurve(anatomy.shelf), cardCount: metrics.itemCount,
      itemHeight: anatomy.heights.itemHeight(anatomy.shelf)
    ).write(id: "cost\(number)", to: &output)
    if !explains { deciding.writeFields(to: &output) }
    writeCut(space, to: &output)
    output.write("</div></section>\n")
  }

  private var blame: String? {
    guard let first = anatomy.tallest.first else { return nil }
    let others = (anatomy.heights.levels.first?.count ?? 1) - 1
    let card =
      "Card \(first.name.short) (index \(first.name.index)) is the tallest with \(rounded(first.height))"
      + (others > 0 ? ", as \(counted(others, "other")) \(others == 1 ? "is" : "are")." : ".")
    guard anatomy.blame != nil else { return card }
    return card + " "
      + (anatomy.remedy.map {
        "\($0.prefix(1).uppercased())\($0.dropFirst()), and it is no taller than the second tallest."
      }
        ?? "No cut of one field alone makes it fit the second tallest.")
  }

  private func writeCut(_ space: WhiteSpace, to output: inout TextBuffer) {
    guard space.cutCardCount > 0 else { return }
    let height = rounded(anatomy.tallest.first?.height ?? 0)
    output.write(table: anatomy.cut, caption: "\(counted(space.cutCardCount, "card")) cut; \(height) cuts none") {
      $0.cutCard($1)
    }
  }
}

extension TextBuffer {
  /// Appends a list of warnings, or nothing.
  mutating func write(warnings: [String]) {
    guard !warnings.isEmpty else { return }
    write("<ul class=\"warnings\" aria-label=\"Warnings\">\n")
    for warning in warnings { write(element: "li", warning) }
    write("</ul>\n")
  }
}
