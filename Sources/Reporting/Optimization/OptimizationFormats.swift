import Catalog
import ShelfReports
import ShelfOptimizer
import ShelfSizing

extension [OptimizationReport] {
  /// Writes the reason, today's choice, the best one and the front.
  package func writeTable(to output: inout TextBuffer) {
    for (number, report) in enumerated() {
      if number > 0 { output.write("\n") }
      if count > 1 || report.shelf != nil { output.write(report.name.shownInTerminal + "\n") }
      output.write(
        "\(counted(report.shelfCount, "shelf", "shelves")), \(counted(report.cardCount, "card")), "
          + "\(counted(report.candidateCount, "candidate")), exact \(report.exactness)\n")
      output.write(report.reason.shownInTerminal + "\n")
      if let numbers = report.designNumbersSentence { output.write(numbers + "\n") }
      let (rows, more) = report.rowsForPeople
      TextTable(rows) { $0.choice($1, in: report) }.write(to: &output)
      if more > 0 { output.write("and \(more) more; '--format json' lists them\n") }
    }
  }

  /// Writes a row a choice: today's, the best one where ties keep it from the front, or the one nearest to the limits, then
  /// those of the list.
  package func writeCSV(to output: inout TextBuffer) {
    output.writeHeader { $0.choice(nil, in: first) }
    for report in self {
      let first = report.firstRows.filter { $0.role != "best" || !report.candidates.contains(where: \.isBest) }
      for row in first + report.candidates.map({ ($0.isBest ? "best" : "candidate", $0) }) {
        output.writeLine { $0.choice(row, in: report) }
      }
    }
  }

  /// Writes a document, or one with a list where a choice for each variant or shelf was asked for.
  package func writeJSON(to output: inout TextBuffer) {
    if let report = first, count == 1, report.shelf == nil {
      output.writeObject {
        $0.write(member: "schemaVersion", 1)
        $0.writeMembers { $0.optimized(report) }
      }
      return output.write("\n")
    }
    var document = JSONDocument(list: first?.shelf == nil ? "variants" : "shelves")
    document.begin(&output)
    for report in self {
      document.write(to: &output) { output in
        if let shelf = report.shelf { output.write(member: "shelf", shelf) }
        for variant in report.variants.prefix(1) {
          output.writeMembers { $0.object("variant") { $0.variantWithoutWidth(variant) } }
        }
        output.writeMembers { $0.optimized(report) }
      }
    }
    document.end(&output)
  }

  /// The document that JSON is: that of one choice, or a list.
  static var shape: ValueShape {
    let single = ValueShape.row("optimization") {
      $0.json("schemaVersion", .whole(1...1)) { _ in }
      $0.optimized(nil)
    }
    let listed = ValueShape.row("listed optimization") { columns in
      columns.optional(false) {
        $0.text("shelf", nil)
        $0.object("variant") { $0.variantWithoutWidth(nil) }
      }
      columns.optimized(nil)
    }
    return .any([
      single, .document("variants list", list: "variants", of: listed), .document(list: "shelves", of: listed),
    ])
  }
}

extension RowWriter {
  /// The members of an optimization in JSON.
  fileprivate mutating func optimized(_ report: OptimizationReport?) {
    text("minimize", report?.objective.rawValue)
    count("shelves", report?.shelfCount)
    count("cards", report?.cardCount)
    flag("isExact", report?.isExact)
    number("grid", report?.gridStep)
    let choice = ValueShape.row("choice") { $0.choice(nil, in: nil) }
    func write(_ choice: OptimizationReport.Choice, to output: inout TextBuffer) {
      output.writeRow { $0.choice(("", choice), in: report) }
    }
    func write(_ choices: [OptimizationReport.Choice], to output: inout TextBuffer) {
      output.write("[")
      for (index, choice) in choices.enumerated() {
        output.write(index == 0 ? "\n  " : ",\n  ")
        write(choice, to: &output)
      }
      output.write(choices.isEmpty ? "]" : "\n]")
    }
    json("candidates", .list(choice)) { write(report?.candidates ?? [], to: &$0) }
    json("today", choice, startsLine: true) { if let today = report?.today { write(today, to: &$0) } }
    for (name, other) in [("best", report?.best), ("nearest", report?.nearest)] {
      optional(name == "best" || report?.best == nil) { columns in
        columns.json(.field(name), choice.orNull, startsLine: true) {
          if let other { write(other, to: &$0) } else { $0.write("null") }
        }
      }
    }
    number("loss", report?.loss.flatMap { $0.isFinite ? $0 : nil })
    text("reason", report?.reason)
    json("designNumbers", .list(choice)) { write(report?.designNumbers ?? [], to: &$0) }
  }
}

extension OptimizationReport {
  /// Today's choice, and the best one or the nearest.
  var firstRows: [NamedChoice] {
    [("today", today)] + (best.map { [("best", $0)] } ?? []) + (nearest.map { [("nearest", $0)] } ?? [])
  }

  /// The choices of the list by the objective, those first that keep to the limits.
  var ranked: [(choice: Choice, rank: (excess: Int, value: Double))] {
    candidates.map { ($0, limits.rank($0.objectives, by: objective)) }.sorted { $0.rank < $1.rank }
  }

  /// Rows of the front that a table for people has, the best by the objective.
  private static let mostRows = 20

  /// The first rows, and those of the list that come next by the objective, of alike ones the first; how many there are
  /// beyond them.
  fileprivate var rowsForPeople: (rows: [NamedChoice], more: Int) {
    var seen = Set([best ?? nearest].compactMap { $0?.objectives })
    let different = ranked.map(\.choice).filter { !$0.isBest && seen.insert($0.objectives).inserted }
    let mostRows = OptimizationReport.mostRows
    let rows = different.prefix(mostRows).map { ($0.isEfficient ? "front" : "", $0) }
    return (firstRows + rows, max(0, different.count - mostRows))
  }

  /// The shelf, text size, scale and locale of a report that is for one of several.
  var name: String {
    let variant = variants.first.map { variant in
      "@\(rounded(variant.scale))x \(variant.contentSizeCategory)" + (variant.locale.map { " \($0)" } ?? "")
    }
    return [shelf, variant].compactMap { $0 }.joined(separator: " ")
  }

  /// `in whole and half points: 194 is 169.5 tall, 2 lines lost; 194.5 is 152.5 tall`: what each costs beside the exact
  /// width; `nil` where there is none.
  var designNumbersSentence: String? {
    guard let exact = best ?? nearest, !designNumbers.isEmpty else { return nil }
    func tall(_ choice: Choice) -> String { "\(decimal(choice.objectives.containerHeight.mean, 1)) tall" }
    let all =
      [exact] + designNumbers.sorted { ($0.cost(beside: exact), $0.cardWidth) < ($1.cost(beside: exact), $1.cardWidth) }
    return all.map { choice in
      let (own, known) = (choice.objectives, exact.objectives)
      var words = [
        "\(roundedUp(choice.cardWidth))\(choice.cardWidth == exact.cardWidth ? " points" : ""): \(tall(choice))"
      ]
      if own.cutCards != known.cutCards { words.append("\(counted(own.cutCards, "card")) cut") }
      if own.lostLines != known.lostLines { words.append("\(counted(own.lostLines, "line")) lost") }
      return words.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  /// `for every width`
  var exactness: String { gridStep.map { "for multiples of \(rounded($0)) points" } ?? "for every width" }
}

extension OptimizationReport.Choice {
  /// Points that containers are taller than another choice's, on average.
  fileprivate func cost(beside other: OptimizationReport.Choice) -> Double {
    objectives.containerHeight.mean - other.objectives.containerHeight.mean
  }
}
