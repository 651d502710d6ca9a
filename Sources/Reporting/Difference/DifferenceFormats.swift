import Catalog
import ShelfBatch
import ShelfSizing

/// Differences for people, pull requests and programs.
package enum DifferenceFormats {
  /// Writes a row a shelf that is not as it was, and a line of counts.
  package static func table(_ difference: ShelfDifference, to output: inout TextBuffer) {
    if !difference.changes.isEmpty { TextTable(.changed, difference.changes).write(to: &output) }
    output.write("\(difference.summary)\n")
  }

  /// Writes the difference as Markdown, for the text of a pull request.
  package static func markdown(_ difference: ShelfDifference, to output: inout TextBuffer) {
    output.write("**Shelf heights:** \(difference.summary)\n")
    guard !difference.changes.isEmpty else { return }
    output.write("\n")
    Columns.changed.writeMarkdown(difference.changes, to: &output)
  }

  /// Writes a row a shelf that is not as it was.
  package static func csv(_ difference: ShelfDifference, to output: inout TextBuffer) {
    Columns.changed.writeCSV(difference.changes, to: &output)
  }

  /// Writes one document.
  package static func json(_ difference: ShelfDifference, to output: inout TextBuffer) {
    let columns = Columns.changed
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
    for change in difference.changes { document.write(to: &output) { columns.writeMembers(of: change, to: &$0) } }
    document.end(&output)
  }
}

extension Columns<ShelfDifference.Change> {
  fileprivate static var changed: Columns {
    [
      .text("shelf", title: "Shelf") { $0.shelf },
      .object("variant", prefix: "", .variant) { $0.variant },
      .text(title: "Variant") { $0.variantSummary },
      .text("change", title: "Change") { $0.kind.rawValue },
      .number("oldItemHeight") { $0.old?.itemHeight },
      .number("itemHeight") { $0.new?.itemHeight },
      .number("oldContainerHeight", title: "Old container", missing: "–") { $0.old?.containerHeight },
      .number("containerHeight", title: "Container", missing: "–") { $0.new?.containerHeight },
      .number("growth", title: "By", shown: { ($0 > 0 ? "+" : "") + rounded($0) }) { $0.growth },
      .text("oldVariant") { $0.oldVariant?.summary }.onlyInCSV,
      .object("oldVariant", .variant) { $0.oldVariant }.leftOut { $0.oldVariant == nil },
    ]
  }
}
