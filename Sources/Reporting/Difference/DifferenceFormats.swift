import Catalog
import ShelfBatch
import ShelfSizing

/// Differences for people, pull requests and programs.
package enum DifferenceFormats {
  private static let columns = ["Shelf", "Variant", "Change", "Old container", "Container", "By"]

  private static func rows(_ difference: ShelfDifference) -> [[String]] {
    difference.changes.map { change in
      [
        change.shelf, change.variantSummary, change.kind.rawValue,
        change.old.map { rounded($0.containerHeight) } ?? "–",
        change.new.map { rounded($0.containerHeight) } ?? "–",
        change.growth.map { ($0 > 0 ? "+" : "") + rounded($0) } ?? "",
      ]
    }
  }

  /// A row a shelf that is not as it was, and a line of counts.
  package static func table(_ difference: ShelfDifference, to output: inout TextBuffer) {
    let rows = rows(difference).map { row in row.map(\.shownInTerminal) }
    if !rows.isEmpty {
      output.write(
        table: [columns.map { $0.uppercased() }] + rows, isShown: columns.map { _ in true }
      ) { $0 > 2 }
    }
    output.write("\(difference.summary)\n")
  }

  /// The difference as Markdown, for the text of a pull request.
  package static func markdown(_ difference: ShelfDifference, to output: inout TextBuffer) {
    output.write("**Shelf heights:** \(difference.summary)\n")
    guard !difference.changes.isEmpty else { return }
    output.write("\n")
    output.write(markdown: columns, rows(difference)) { $0 > 2 }
  }

  /// A row a shelf that is not as it was.
  package static func csv(_ difference: ShelfDifference, to output: inout TextBuffer) {
    output.write(
      "shelf,cardWidth,scale,contentSizeCategory,locale,change,oldItemHeight,itemHeight,oldContainerHeight,"
        + "containerHeight,growth,oldVariant\n")
    for change in difference.changes {
      output.write(csv: change.shelf)
      output.writeCells(of: change.variant)
      output.writeCell(change.kind.rawValue)
      output.writeCell(change.old?.itemHeight)
      output.writeCell(change.new?.itemHeight)
      output.writeCell(change.old?.containerHeight)
      output.writeCell(change.new?.containerHeight)
      output.writeCell(change.growth)
      output.writeCell(change.oldVariant?.summary)
      output.write("\n")
    }
  }

  /// One document.
  package static func json(_ difference: ShelfDifference, to output: inout TextBuffer) {
    var document = JSONDocument(list: "changes")
    document.begin(&output) { output in
      output.write(member: "counts")
      output.writeObject { output in
        for kind in ShelfDifference.Kind.allCases {
          output.write(field: kind.rawValue)
          output.write(difference.counts[kind] ?? 0)
        }
      }
    }
    for change in difference.changes {
      document.write(to: &output) { output in
        output.write(member: "shelf", change.shelf)
        output.write(member: "variant", change.variant)
        output.write(member: "change", change.kind.rawValue)
        output.write(member: "oldItemHeight", change.old?.itemHeight)
        output.write(member: "itemHeight", change.new?.itemHeight)
        output.write(member: "oldContainerHeight", change.old?.containerHeight)
        output.write(member: "containerHeight", change.new?.containerHeight)
        output.write(member: "growth", change.growth)
        if let oldVariant = change.oldVariant { output.write(member: "oldVariant", oldVariant) }
      }
    }
    document.end(&output)
  }
}
