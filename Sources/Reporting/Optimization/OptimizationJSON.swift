import Catalog
import ShelfBatch
import ShelfOptimizer

/// An optimization for programs: a document, or one with a list where a choice for each variant or shelf was asked for.
package enum OptimizationJSON {
  package static func write(_ reports: [OptimizationReport], to output: inout TextBuffer) {
    if let report = reports.first, reports.count == 1, report.shelf == nil {
      output.writeObject {
        $0.write(member: "schemaVersion", 1)
        write(report, to: &$0)
      }
      return output.write("\n")
    }
    var document = JSONDocument(list: reports.first?.shelf == nil ? "variants" : "shelves")
    document.begin(&output)
    for report in reports {
      document.write(to: &output) { output in
        if let shelf = report.shelf { output.write(member: "shelf", shelf) }
        for variant in report.variants.prefix(1) {
          output.write(member: "variant")
          output.writeObject {
            $0.write(member: "scale", variant.scale)
            $0.write(member: "contentSizeCategory", variant.contentSizeCategory)
            $0.write(member: "locale", variant.locale)
          }
        }
        write(report, to: &output)
      }
    }
    document.end(&output)
  }

  private static func write(_ report: OptimizationReport, to output: inout TextBuffer) {
    output.write(member: "minimize", report.objective.rawValue)
    output.write(member: "shelves", report.shelfCount)
    output.write(member: "cards", report.cardCount)
    output.write(member: "isExact", report.isExact)
    output.write(member: "grid", report.gridStep)
    output.write(member: "candidates")
    output.write("[")
    for (place, choice) in report.candidates.enumerated() {
      output.write(place == 0 ? "\n  " : ",\n  ")
      write(choice, report, to: &output)
    }
    output.write(report.candidates.isEmpty ? "]" : "\n]")
    for (name, choice) in [("today", report.today), ("best", report.best), ("nearest", report.nearest)] {
      guard name != "nearest" || report.best == nil else { continue }
      output.write(",\n ")
      output.write(json: name)
      output.write(": ")
      if let choice { write(choice, report, to: &output) } else { output.write("null") }
    }
    output.write(member: "loss", report.loss.flatMap { $0.isFinite ? $0 : nil })
    output.write(member: "reason", report.reason)
  }

  private static func write(
    _ choice: OptimizationReport.Choice, _ report: OptimizationReport, to output: inout TextBuffer
  ) {
    let objectives = choice.objectives
    output.writeObject {
      $0.write(member: "cardWidth", choice.cardWidth)
      $0.write(member: "maximumCardHeight", choice.maximumCardHeight)
      $0.write(member: "levers")
      $0.writeObject {
        for (name, value) in zip(report.leverNames, choice.levers) {
          $0.write(field: name)
          switch value {
          case .number(let number): $0.write(json: number)
          case .name(let name): $0.write(json: name)
          case .bool(let bool): $0.write(json: bool)
          }
        }
      }
      $0.write(member: "containerHeight")
      $0.writeObject {
        $0.write(member: "total", objectives.containerHeight.total)
        $0.write(member: "mean", objectives.containerHeight.mean)
        $0.write(member: "max", objectives.containerHeight.max)
      }
      $0.write(member: "area", objectives.area)
      $0.write(member: "whiteSpace", objectives.whiteSpace)
      $0.write(member: "cut")
      $0.writeObject {
        $0.write(member: "cards", objectives.cutCards)
        $0.write(member: "share", objectives.cutShare)
      }
      $0.write(member: "lostLines", objectives.lostLines)
      $0.write(member: "visible", objectives.visible)
      $0.write(member: "isEfficient", choice.isEfficient)
      $0.write(member: "isBest", choice.isBest)
    }
  }
}
