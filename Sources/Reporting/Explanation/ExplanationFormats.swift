import Catalog
import GeneratedCode
import ShelfReports
import ShelfSizing

/// The names of the formats of `explain`.
package enum ExplanationFormatName: String, Sendable {
  /// In the order of the help.
  case table, json, csv, svg, html

  /// A writer of this format.
  ///
  /// - Parameters:
  ///   - advice: on the compositional layout that the shelves are in, if there is one.
  ///   - variant: the variant that is explained, of several.
  ///   - page: the head of a page.
  package func makeFormat(
    advice: SectionAdvice? = nil, of variant: ExplainedVariant? = nil, page: PageHead
  ) -> any ReportFormat<ShelfReport> {
    switch self {
    case .table: return ExplanationTextFormat(advice: advice, variant: variant)
    case .json: return rows(.json(list: "shelves", indent: ""), advice, variant)
    case .csv: return rows(.csv, nil, variant)
    case .svg: return ExplanationSVGFormat()
    case .html: return HTMLFormat(page, note: variant.map { "Explained: \($0.sentence)." }, explains: true)
    }
  }

  private func rows(
    _ notation: RowNotation, _ advice: SectionAdvice?, _ variant: ExplainedVariant?
  ) -> any ReportFormat<ShelfReport> {
    RowFormat(notation) { (columns, report: ShelfReport?) in
      columns.explained(report)
      columns.advice(advice, on: report.map { ($0.shelf, $0.metrics.itemSize.height) })
      columns.explainedVariant(variant)
    } forEachRow: { report, write in
      if report.anatomy != nil { write(report) }
    }
  }
}

/// A drawing of a shelf to scale, as a file of its own.
private struct ExplanationSVGFormat: ReportFormat {
  private var isEmpty = true

  mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    ShelfDrawing(anatomy, report.metrics).writeFile(to: &output)
    isEmpty = false
  }

  /// Where there is no shelf, the file is still a picture.
  func end(_ output: inout TextBuffer) {
    if isEmpty { output.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\"></svg>\n") }
  }
}

/// For people, a paragraph a shelf: the card that decides, its views and lines, what makes it so tall and what that
/// costs.
private struct ExplanationTextFormat: ReportFormat {
  /// Lines that are written of each list.
  private static let mostLines = 5

  let advice: SectionAdvice?
  let variant: ExplainedVariant?

  func begin(_ output: inout TextBuffer) {
    if let variant { output.write("Explained: \(variant.sentence)\n\n") }
  }

  func write(_ report: ShelfReport, to output: inout TextBuffer) {
    let metrics = report.metrics
    output.write("\(report.shelf.shownInTerminal): ")
    guard let anatomy = report.anatomy, let first = anatomy.tallest.first else { return output.write("no cards\n\n") }
    output.write(
      "cards \(rounded(metrics.itemSize.width)) x \(rounded(metrics.itemSize.height)), container "
        + "\(rounded(metrics.containerHeight)), because card \(first.name.short.shownInTerminal) (index \(first.name.index)) of "
        + "\(metrics.itemCount) is \(rounded(first.height)) tall")
    output.write(metrics.isClamped ? ", cut by the maximum card height\n" : "\n")
    if let approximation = report.approximation {
      output.write("  approximate: \(approximation.shownInTerminal)\n")
    }
    CellFormats.tree(anatomy.views, indent: 1, to: &output)
    CellFormats.decidingHeight(anatomy.findings, indent: 1, to: &output)
    writeFields(anatomy, to: &output)
    writeCosts(anatomy, metrics, to: &output)
    writeCuts(anatomy, metrics, to: &output)
    let limited = anatomy.limitedTexts.ranked.map { "'\($0.view.shownInTerminal)' on \($0.count)" }
    if !limited.isEmpty {
      output.write(
        "End in “…” at their line limit: \(limited.joined(separator: ", ")) of \(counted(metrics.itemCount, "card"))\n")
    }
    if let others = anatomy.otherVariants.sentence(besides: report.variant) { output.write("\(others)\n") }
    if let advice { output.write(advice.sentence(on: advice.lengths(of: report)) + "\n") }
    output.write("\n")
  }

  private func writeFields(_ anatomy: ShelfAnatomy, to output: inout TextBuffer) {
    guard !anatomy.fields.isEmpty else { return }
    output.write("  its fields add\n")
    for field in anatomy.fields {
      output.write(
        "    \(field.field.shownInTerminal) \(rounded(field.adds)), with \(counted(field.characterCount, "character"))")
      if let over = field.addsOverSecond, over != 0 {
        output.write("; \(rounded(abs(over))) \(over > 0 ? "more" : "less") than the second tallest card's")
      }
      output.write("\n")
    }
    guard let blame = anatomy.blame else { return }
    let name = anatomy.fields[blame.field].field.shownInTerminal
    output.write(
      anatomy.remedy.map { "  \($0.shownInTerminal), and it is no taller than the second tallest\n" }
        ?? "  most of it is '\(name)', but no part of that alone makes it fit the second tallest\n")
  }

  private func writeCosts(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics, to output: inout TextBuffer) {
    let cards = metrics.itemCount
    guard cards > 1 else { return output.write("It is the only card\n") }
    let steps = anatomy.heights.costCurve(anatomy.shelf)
    if steps.isEmpty {
      output.write("All \(cards) cards come out equally tall: no card alone costs the shelf anything\n")
    }
    for step in steps.prefix(ExplanationTextFormat.mostLines) {
      let left = step.cardCount == 1 ? "Without it" : "Without the \(step.cardCount) tallest"
      output.write("\(left): \(rounded(step.itemHeight)), \(rounded(step.saved)) less (\(step.next.shownInTerminal))\n")
    }
    if let last = steps.last, steps.count > ExplanationTextFormat.mostLines {
      output.write(
        "and \(counted(steps.count - ExplanationTextFormat.mostLines, "more step")) down to \(rounded(last.itemHeight)) "
          + "without the \(last.cardCount) tallest\n")
    }
    let space = WhiteSpace(anatomy, metrics)
    if space.total > 0 {
      output.write(
        "White space: \(rounded(space.total)) points on \(cards) cards, \(rounded(space.mean)) on average, "
          + "\(rounded(space.quantile(0.5))) or less on half of them, \(rounded(space.quantile(1))) at most\n")
    }
  }

  private func writeCuts(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics, to output: inout TextBuffer) {
    guard metrics.isClamped else { return }
    let space = WhiteSpace(anatomy, metrics)
    output.write(
      "The maximum card height cuts \(counted(space.cutCardCount, "card")); from \(rounded(metrics.contentHeight)) on it "
        + "cuts none\n")
    for cut in anatomy.cut.prefix(ExplanationTextFormat.mostLines) {
      output.write(
        "  \(cut.card.name.shownInTerminal): \(rounded(cut.excess)) points too tall, \(counted(cut.lostLines, "line")) lost\n"
      )
    }
    let left = space.cutCardCount - min(anatomy.cut.count, ExplanationTextFormat.mostLines)
    if left > 0 { output.write("  and \(left) more\n") }
  }
}

extension CardName {
  /// `card 'a3', index 2`
  fileprivate var shownInTerminal: String { "card \(short.shownInTerminal), index \(index)" }
}
