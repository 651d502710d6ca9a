import CellLayout
import ShelfSizing

/// One JSON document with all that is known of why shelves are as tall as they are.
package struct ExplanationJSONFormat: ReportFormat {
  private var isFirst = true

  /// Of each list of heights and cards; what is left out is counted.
  private static let mostEntries = 50
  /// The tallest cards.
  private static let mostTallest = 5

  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) {
    output.write("{\"schemaVersion\": 1, \"shelves\": [")
  }

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    output.write(isFirst ? "\n" : ",\n")
    isFirst = false
    output.write("{\"shelf\": ")
    output.write(json: report.shelf)
    output.write(members: [
      ("itemHeight", report.metrics.itemSize.height), ("containerHeight", report.metrics.containerHeight),
      ("contentHeight", report.metrics.contentHeight), ("items", Double(report.metrics.itemCount)),
    ])
    output.write(", \"tallest\": ")
    output.write(list: anatomy.tallest.prefix(ExplanationJSONFormat.mostTallest)) { card, output in
      output.write(json: card.name)
      output.write(members: [("height", card.height)])
    }
    output.write(", \"heightComesFrom\": [")
    for (place, constraint) in anatomy.findings.decidingHeight.enumerated() {
      if place > 0 { output.write(", ") }
      output.write(json: constraint)
    }
    output.write("]")
    writeFields(anatomy, to: &output)
    writeCosts(anatomy, report.metrics, to: &output)
    output.write(", \"warnings\": [")
    for (place, warning) in report.allWarnings.enumerated() {
      if place > 0 { output.write(", ") }
      output.write(json: warning)
    }
    output.write("], \"views\": ")
    CellFormats.json(anatomy.views, to: &output)
    output.write("}")
  }

  package mutating func end(_ output: inout TextBuffer) {
    output.write(isFirst ? "]}\n" : "\n]}\n")
  }

  private func writeFields(_ anatomy: ShelfAnatomy, to output: inout TextBuffer) {
    output.write(", \"fields\": ")
    output.write(list: anatomy.fields[...]) { field, output in
      output.write("\"field\": ")
      output.write(json: field.field)
      output.write(members: [
        ("characters", Double(field.characterCount)), ("adds", field.adds), ("addsOverSecond", field.addsOverSecond),
      ])
    }
    output.write(", \"blame\": ")
    guard let blame = anatomy.blame else { return output.write("null") }
    output.write("{\"field\": ")
    output.write(json: anatomy.fields[blame.field].field)
    output.write(members: [
      ("characters", Double(anatomy.fields[blame.field].characterCount)),
      ("fittingCharacters", blame.fittingCount.map(Double.init)),
    ])
    output.write("}")
  }

  private func writeCosts(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics, to output: inout TextBuffer) {
    let most = ExplanationJSONFormat.mostEntries
    let steps = anatomy.heights.costCurve(anatomy.shelf)
    output.write(", \"costCurve\": ")
    output.write(list: steps.prefix(most)) { step, output in
      output.write("\"cards\": \(step.cardCount)")
      output.write(members: [
        ("itemHeight", step.itemHeight), ("containerHeight", step.containerHeight), ("saved", step.saved),
      ])
      output.write(", \"next\": {")
      output.write(json: step.next)
      output.write("}")
    }
    let space = WhiteSpace(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
    output.write(", \"moreSteps\": \(max(0, steps.count - most)), \"whiteSpace\": {\"total\": ")
    output.write(space.total)
    output.write(members: [
      ("mean", space.mean), ("median", space.quantile(0.5)), ("p95", space.quantile(0.95)), ("max", space.quantile(1)),
    ])
    output.write(", \"heights\": ")
    output.write(list: space.levels.prefix(most)) { level, output in
      output.write("\"height\": ")
      output.write(level.height)
      output.write(members: [("cards", Double(level.cardCount)), ("each", level.each)])
    }
    output.write(", \"moreHeights\": \(max(0, space.levels.count - most))}, \"cut\": ")
    guard metrics.isClamped else { return output.write("null") }
    output.write("{\"cards\": \(space.cutCardCount)")
    output.write(members: [("cutsNoneFrom", metrics.contentHeight)])
    output.write(", \"tallest\": ")
    output.write(list: anatomy.cut.prefix(most)) { cut, output in
      output.write(json: cut.card.name)
      output.write(members: [
        ("height", cut.card.height), ("excess", cut.excess), ("linesLost", Double(cut.lostLines)),
      ])
    }
    output.write(", \"more\": \(max(0, space.cutCardCount - min(anatomy.cut.count, most)))}")
  }
}

extension TextBuffer {
  /// Appends `, "name": number` for each.
  fileprivate mutating func write(members: [(name: String, value: Double?)]) {
    for (name, value) in members {
      write(", \"\(name)\": ")
      write(json: value)
    }
  }

  /// Appends an array of objects.
  fileprivate mutating func write<Element>(
    list: ArraySlice<Element>, _ writeMembers: (Element, inout TextBuffer) -> Void
  ) {
    for (place, element) in list.enumerated() {
      write(place == 0 ? "[{" : ", {")
      writeMembers(element, &self)
      write("}")
    }
    write(list.isEmpty ? "[]" : "]")
  }

  /// Appends the members that say which card it is.
  fileprivate mutating func write(json card: CardName) {
    write("\"id\": ")
    write(json: card.id)
    write(", \"index\": \(card.index)")
  }
}
