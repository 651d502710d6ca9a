import Catalog
import ShelfReports
import ShelfSizing

/// Differences for people, pull requests and programs.
package enum DifferenceFormats {
  /// Writes a row a shelf that is not as it was, and a line of counts.
  package static func table(_ difference: ShelfDifference, to output: inout TextBuffer) {
    if !difference.changes.isEmpty { TextTable(difference.changes) { $0.changed($1) }.write(to: &output) }
    output.write("\(difference.summary)\n")
  }

  /// Writes the difference as Markdown, for the text of a pull request.
  package static func markdown(_ difference: ShelfDifference, to output: inout TextBuffer) {
    output.write("**Shelf heights:** \(difference.summary)\n")
    guard !difference.changes.isEmpty else { return }
    output.write("\n")
    output.writeMarkdown(difference.changes) { $0.changed($1) }
  }

  /// Writes a row a shelf that is not as it was.
  package static func csv(_ difference: ShelfDifference, to output: inout TextBuffer) {
    output.writeCSV(difference.changes) { $0.changed($1) }
  }

  /// The document that JSON is.
  package static var shape: ValueShape {
    .document(list: "changes", of: .row("change") { $0.changed(nil) }) { $0.counted(nil) }
  }

  /// Writes one document.
  package static func json(_ difference: ShelfDifference, to output: inout TextBuffer) {
    var document = JSONDocument(list: "changes")
    document.begin(&output) { $0.writeMembers { $0.counted(difference) } }
    for change in difference.changes { document.write(to: &output) { $0.writeMembers { $0.changed(change) } } }
    document.end(&output)
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

  mutating func changed(_ change: ShelfDifference.Change?) {
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
