import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// For people, a paragraph a section: what is left free under each column, and what taking turns costs.
package struct ColumnExplanationTextFormat: LayoutFormat {
  private let sheet: LayoutSheet
  /// Columns that are told one by one.
  private static let mostColumns = 12

  /// A writer.
  package init(_ sheet: LayoutSheet) { self.sheet = sheet }

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) throws {
    guard let balance = try section.columnBalance() else { return }
    let filling = balance.inTurn
    output.write("\(section.name.shownInTerminal)")
    if sheet.variants.count > 1 { output.write(", \(section.variant.summary.shownInTerminal)") }
    output.write(
      ": \(counted(section.itemCount, "item")) in turn in \(counted(filling.heights.count, "column")), "
        + "\(rounded(filling.height)) tall\n")
    for (column, height) in filling.heights.enumerated().prefix(ColumnExplanationTextFormat.mostColumns) {
      output.write(
        "  column \(column + 1) has \(counted(filling.itemCounts[column], "item")) and is \(rounded(height)) tall, "
          + "\(rounded(filling.whiteSpaces[column])) white under it\n")
    }
    let more = filling.heights.count - ColumnExplanationTextFormat.mostColumns
    if more > 0 { output.write("  and \(counted(more, "more column"))\n") }
    output.write(
      "White space: \(rounded(filling.whiteSpace)) points under all columns in turn, "
        + "\(rounded(balance.shortest.whiteSpace)) with each item going to the shortest\n")
    output.write("\(balance.verdict)\n\n")
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

/// One JSON document with a section a line.
package struct ColumnExplanationJSONFormat: LayoutFormat {
  private var document = JSONDocument(list: "sections", indent: "")

  /// A writer.
  package init() {}

  package mutating func begin(_ output: inout TextBuffer) { document.begin(&output) }

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) throws {
    guard let balance = try section.columnBalance() else { return }
    document.write(to: &output) { output in
      output.write(member: "section", section.name)
      output.write(member: "variant")
      output.writeObject { $0.write(membersOf: section.variant) }
      output.write(member: "items", section.itemCount)
      output.write(member: "inTurn")
      output.writeObject { $0.write(membersOf: balance.inTurn) }
      output.write(member: "shortest")
      output.writeObject { $0.write(membersOf: balance.shortest) }
      output.write(member: "cost", balance.cost)
    }
  }

  package mutating func end(_ output: inout TextBuffer) { document.end(&output) }
}

extension ColumnBalance {
  /// What the placement in turn costs, as a sentence without its full stop.
  var verdict: String {
    if cost > 0 {
      return
        "Taking turns makes it \(rounded(cost)) taller than the \(rounded(shortest.height)) of filling the shortest"
        + " column"
    }
    return cost < 0
      ? "Filling the shortest column would make it \(rounded(-cost)) taller" : "Filling the shortest column is as tall"
  }

  /// The rows of a table, one for each column.
  var rows: [[String]] {
    inTurn.heights.indices.map { column in
      [
        "\(column + 1)", "\(inTurn.itemCounts[column])", rounded(inTurn.heights[column]),
        rounded(inTurn.whiteSpaces[column]), "\(shortest.itemCounts[column])", rounded(shortest.heights[column]),
        rounded(shortest.whiteSpaces[column]),
      ]
    }
  }
}

extension TextBuffer {
  fileprivate mutating func write(membersOf filling: ColumnBalance.Filling) {
    write(member: "height", filling.height)
    write(member: "whiteSpace", filling.whiteSpace)
    write(member: "columns")
    write(list: filling.heights.indices) { output, column in
      output.writeObject {
        $0.write(member: "items", filling.itemCounts[column])
        $0.write(member: "height", filling.heights[column])
        $0.write(member: "whiteSpace", filling.whiteSpaces[column])
      }
    }
  }
}
