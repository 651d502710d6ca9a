import Catalog
import ShelfReports
import ShelfSizing

extension ShelfDifference {
  /// Writes a row a shelf that is not as it was, and a line of counts.
  package func writeTable(to output: inout TextBuffer) {
    if !changes.isEmpty { TextTable(changes) { $0.changed($1) }.write(to: &output) }
    output.write("\(summary)\n")
  }

  /// Writes the difference as Markdown, for the text of a pull request.
  package func writeMarkdown(to output: inout TextBuffer) {
    output.write("**Shelf heights:** \(summary)\n")
    guard !changes.isEmpty else { return }
    output.write("\n")
    output.writeMarkdown(changes) { $0.changed($1) }
  }

  /// Writes a row a shelf that is not as it was.
  package func writeCSV(to output: inout TextBuffer) { output.writeCSV(changes) { $0.changed($1) } }

  /// The document that JSON is.
  static var shape: ValueShape {
    .document(list: "changes", of: .row("change") { $0.changed(nil) }) { $0.counted(nil) }
  }

  /// Writes one document.
  package func writeJSON(to output: inout TextBuffer) {
    output.writeDocument("changes", of: changes, { $0.changed($1) }) { $0.counted(self) }
  }
}

extension RowWriter {
  fileprivate mutating func counted(_ difference: ShelfDifference?) {
    object("counts") { columns in
      for kind in ShelfDifference.Change.Kind.allCases {
        columns.count(.field(kind.rawValue), difference?.counts[kind] ?? 0)
      }
    }
  }

  fileprivate mutating func changed(_ change: ShelfDifference.Change?) {
    text("shelf", title: "Shelf", change?.shelf)
    object("variant", prefix: "") { $0.variant(change?.variant) }
    text(title: "Variant", change?.variantSummary)
    text("change", title: "Change", change?.kind.rawValue)
    number("oldItemHeight", change?.old?.itemHeight)
    number("itemHeight", change?.new?.itemHeight)
    number("oldContainerHeight", title: "Old container", missing: "–", change?.old?.containerHeight)
    number("containerHeight", title: "Container", missing: "–", change?.new?.containerHeight)
    number("growth", title: "By", shown: { ($0 > 0 ? "+" : "") + rounded($0) }, change?.growth)
    let oldVariant = change?.oldVariant
    if !isJSON { text("oldVariant", oldVariant?.summary) }
    optional(oldVariant != nil) { $0.object("oldVariant") { $0.variant(oldVariant) } }
  }
}
