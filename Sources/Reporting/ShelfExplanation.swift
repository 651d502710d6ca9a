import CellLayout
import ShelfSizing

/// Why a shelf is as tall as it is.
package struct ShelfExplanation: Sendable {
  /// The shelf's name.
  package let shelf: String
  /// Where it was measured.
  package let variant: Variant
  /// Its sizes.
  package let metrics: ShelfMetrics
  /// How many cards were laid out.
  package let cardCount: Int
  /// The tallest card's views.
  package let views: [PlacedView]
  /// What is to be said of its constraints.
  package let findings: LayoutFindings
  /// The tallest cards, the tallest first.
  package let tallest: [Card]

  /// A card and its height before the clamp.
  package struct Card: Sendable {
    let id: RecordID?
    let index: Int
    let height: Double

    /// A card: its id, its 0-based place in the shelf, points.
    package init(id: RecordID?, index: Int, height: Double) {
      self.id = id
      self.index = index
      self.height = height
    }

    fileprivate var name: String { id.map { "'\($0.text.shownInTerminal)'" } ?? "#\(index)" }
  }

  /// An explanation.
  package init(
    shelf: String, variant: Variant, metrics: ShelfMetrics, cardCount: Int, views: [PlacedView],
    findings: LayoutFindings, tallest: [Card]
  ) {
    self.shelf = shelf
    self.variant = variant
    self.metrics = metrics
    self.cardCount = cardCount
    self.views = views
    self.findings = findings
    self.tallest = tallest
  }
}

/// Explanations as text and as JSON.
package enum ExplanationFormats {
  /// A paragraph a shelf: the card that decides, its views and lines, and what the shelf would be without it.
  package static func text(_ explanation: ShelfExplanation, to output: inout TextBuffer) {
    let metrics = explanation.metrics
    output.write("\(explanation.shelf.shownInTerminal): ")
    guard let first = explanation.tallest.first else { return output.write("no cards\n\n") }
    output.write(
      "cards \(rounded(metrics.itemSize.width)) x \(rounded(metrics.itemSize.height)), container "
        + "\(rounded(metrics.containerHeight)), because card \(first.name) (index \(first.index)) of "
        + "\(explanation.cardCount) is \(rounded(first.height)) tall")
    output.write(metrics.isClamped ? ", cut by the maximum card height\n" : "\n")
    CellFormats.tree(explanation.views, indent: 1, to: &output)
    CellFormats.decidingHeight(explanation.findings, indent: 1, to: &output)
    for (rank, next) in explanation.tallest.enumerated().dropFirst() {
      let left = rank == 1 ? "Without it" : "Without the \(rank) tallest"
      output.write(
        "\(left): \(rounded(next.height)), \(rounded(first.height - next.height)) less (card \(next.name), "
          + "index \(next.index))\n")
    }
    output.write("\n")
  }

  /// One document with all shelves.
  package static func json(_ explanations: [ShelfExplanation], to output: inout TextBuffer) {
    output.write("{\"schemaVersion\": 1, \"shelves\": [")
    for (index, explanation) in explanations.enumerated() {
      output.write(index == 0 ? "\n" : ",\n")
      output.write("{\"shelf\": ")
      output.write(json: explanation.shelf)
      for (name, value) in [
        ("itemHeight", explanation.metrics.itemSize.height), ("containerHeight", explanation.metrics.containerHeight),
        ("contentHeight", explanation.metrics.contentHeight), ("items", Double(explanation.cardCount)),
      ] {
        output.write(", \"\(name)\": ")
        output.write(value)
      }
      output.write(", \"tallest\": [")
      for (rank, card) in explanation.tallest.enumerated() {
        output.write(rank == 0 ? "{\"id\": " : ", {\"id\": ")
        output.write(json: card.id)
        output.write(", \"index\": \(card.index), \"height\": ")
        output.write(card.height)
        output.write("}")
      }
      output.write("], \"heightComesFrom\": [")
      for (place, constraint) in explanation.findings.decidingHeight.enumerated() {
        if place > 0 { output.write(", ") }
        output.write(json: constraint)
      }
      output.write("], \"views\": ")
      CellFormats.json(explanation.views, to: &output)
      output.write("}")
    }
    output.write(explanations.isEmpty ? "]}\n" : "\n]}\n")
  }
}
