import Catalog
import ShelfBatch
import ShelfSizing

/// One JSON document with all that is known of why shelves are as tall as they are.
package struct ExplanationJSONFormat: ReportFormat {
  private var document = JSONDocument(list: "shelves", indent: "")

  /// The most entries in a list of heights or cards; what is left out is counted.
  private static let mostEntries = 50
  /// The tallest cards.
  private static let mostTallest = 5

  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) { document.begin(&output) }

  package mutating func write(_ report: ShelfReport, to output: inout TextBuffer) {
    guard let anatomy = report.anatomy else { return }
    let metrics = report.metrics
    document.write(to: &output) { output in
      output.write(member: "shelf", report.shelf)
      output.write(member: "itemHeight", metrics.itemSize.height)
      output.write(member: "containerHeight", metrics.containerHeight)
      output.write(member: "contentHeight", metrics.contentHeight)
      output.write(member: "items", metrics.itemCount)
      output.write(member: "tallest", objects: anatomy.tallest.prefix(ExplanationJSONFormat.mostTallest)) {
        $0.write(membersOf: $1.name)
        $0.write(member: "height", $1.height)
      }
      output.write(member: "heightComesFrom")
      output.write(json: anatomy.findings.decidingHeight)
      ExplanationJSONFormat.writeFields(anatomy, to: &output)
      ExplanationJSONFormat.writeCosts(anatomy, metrics, to: &output)
      ExplanationJSONFormat.writeCuts(anatomy, metrics, to: &output)
      output.write(member: "warnings")
      output.write(json: report.allWarnings)
      output.write(codes: report.allWarningCodes)
      output.write(member: "views")
      CellFormats.json(anatomy.views, to: &output)
    }
  }

  package mutating func end(_ output: inout TextBuffer) { document.end(&output) }

  private static func writeFields(_ anatomy: ShelfAnatomy, to output: inout TextBuffer) {
    output.write(member: "fields", objects: anatomy.fields) {
      $0.write(member: "field", $1.field)
      $0.write(member: "characters", $1.characterCount)
      $0.write(member: "adds", $1.adds)
      $0.write(member: "addsOverSecond", $1.addsOverSecond)
    }
    output.write(member: "blame")
    output.write(json: anatomy.blame) {
      let field = anatomy.fields[$1.field]
      $0.write(member: "field", field.field)
      $0.write(member: "characters", field.characterCount)
      $0.write(member: "fittingCharacters", $1.fittingCount)
    }
  }

  private static func writeCosts(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics, to output: inout TextBuffer) {
    let most = mostEntries
    let steps = anatomy.heights.costCurve(anatomy.shelf)
    output.write(member: "costCurve", objects: steps.prefix(most)) { output, step in
      output.write(member: "cards", step.cardCount)
      output.write(member: "itemHeight", step.itemHeight)
      output.write(member: "containerHeight", step.containerHeight)
      output.write(member: "saved", step.saved)
      output.write(member: "next")
      output.writeObject { $0.write(membersOf: step.next) }
    }
    output.write(member: "moreSteps", max(0, steps.count - most))
    let space = WhiteSpace(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
    output.write(member: "whiteSpace")
    output.writeObject {
      $0.write(member: "total", space.total)
      $0.write(member: "mean", space.mean)
      $0.write(member: "median", space.quantile(0.5))
      $0.write(member: "p95", space.quantile(0.95))
      $0.write(member: "max", space.quantile(1))
      $0.write(member: "heights", objects: space.levels.prefix(most)) {
        $0.write(member: "height", $1.height)
        $0.write(member: "cards", $1.cardCount)
        $0.write(member: "each", $1.each)
      }
      $0.write(member: "moreHeights", max(0, space.levels.count - most))
    }
  }

  private static func writeCuts(_ anatomy: ShelfAnatomy, _ metrics: ShelfMetrics, to output: inout TextBuffer) {
    let most = mostEntries
    let space = WhiteSpace(anatomy.heights, itemHeight: metrics.itemSize.height, on: anatomy.shelf.grid)
    output.write(member: "cut")
    output.write(json: metrics.isClamped ? space.cutCardCount : nil) {
      $0.write(member: "cards", $1)
      $0.write(member: "cutsNoneFrom", metrics.contentHeight)
      $0.write(member: "tallest", objects: anatomy.cut.prefix(most)) {
        $0.write(membersOf: $1.card.name)
        $0.write(member: "height", $1.card.height)
        $0.write(member: "excess", $1.excess)
        $0.write(member: "linesLost", $1.lostLines)
      }
      $0.write(member: "more", max(0, $1 - min(anatomy.cut.count, most)))
    }
  }
}

extension TextBuffer {
  /// Appends a member that is an array of objects.
  fileprivate mutating func write<Element>(
    member name: StaticString, objects: some Sequence<Element>, _ writeMembers: (inout TextBuffer, Element) -> Void
  ) {
    write(member: name)
    write(list: objects) { output, element in output.writeObject { writeMembers(&$0, element) } }
  }

  /// Appends the members that say which card it is.
  fileprivate mutating func write(membersOf card: CardName) {
    write(member: "id", card.id)
    write(member: "index", card.index)
  }
}
