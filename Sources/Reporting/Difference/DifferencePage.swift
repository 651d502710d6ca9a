import Catalog
import ShelfReports
import ShelfSizing

/// A page of a difference: the verdict, a picture of the shelves that changed the most, and all changes.
package enum DifferencePage {
  /// Shelves that the picture shows.
  private static let mostBars = 24

  /// Writes the whole page.
  ///
  /// - Parameters:
  ///   - limit: points by which a shelf may grow; `nil` where nobody asks.
  ///   - allowsRemoved: whether shelves may be gone.
  package static func write(
    _ difference: ShelfDifference, _ head: PageHead, limit: Double? = nil, allowsRemoved: Bool,
    to output: inout TextBuffer
  ) {
    HTMLPage.begin(head, to: &output)
    output.write(element: "p class=\"answer\"", verdict(difference))
    output.write("<div class=\"first\">\n")
    writePicture(difference, to: &output)
    let advice = DifferenceAdvice(difference: difference, limit: limit, allowsRemoved: allowsRemoved)
    output.write(thingsToDo: advice.items, otherwise: advice.nothing)
    output.write("</div>\n")
    let changed = difference.changes.filter { $0.old != nil && $0.new != nil }
    if !changed.isEmpty {
      let columns = ChangeColumns(changed)
      output.write(table: changed, caption: "Shelves whose height changed") { $0.pageChange($1, columns) }
    }
    write(difference, .added, "new", to: &output)
    write(difference, .removed, "gone", to: &output)
    HTMLPage.end(to: &output)
  }

  /// Writes the shelves that only one result has, folded away.
  private static func write(
    _ difference: ShelfDifference, _ kind: ShelfDifference.Change.Kind, _ words: String, to output: inout TextBuffer
  ) {
    let changes = difference.changes.filter { $0.kind == kind }
    guard !changes.isEmpty else { return }
    let title = "\(counted(changes.count, "shelf", "shelves")) \(changes.count == 1 ? "is" : "are") \(words)"
    output.write("<details>")
    output.write(element: "summary", title)
    let columns = ChangeColumns(changes)
    output.write(table: changes, caption: title) { $0.pageChange($1, columns) }
    output.write("</details>\n")
  }

  /// The verdict where no shelf is in both results: `Nothing was compared: no shelf is in both results …`
  private static func verdictOnNothing(_ difference: ShelfDifference) -> String? {
    let (added, removed) = (
      difference.changes.first { $0.kind == .added }, difference.changes.first { $0.kind == .removed }
    )
    guard difference.comparedCount == 0, let added, let removed else { return nil }
    func count(_ kind: ShelfDifference.Change.Kind) -> Int { difference.counts[kind, default: 0] }
    let isNamedAlike = added.shelf == removed.shelf
    return "Nothing was compared: no shelf is in both results. The old one has \(count(.removed)), such as "
      + "'\(removed.shelf)'\(isNamedAlike ? " (\(removed.variant.summary))" : ""); the new one has \(count(.added)), such as "
      + "'\(added.shelf)'\(isNamedAlike ? " (\(added.variant.summary))" : "")."
  }

  /// `2 of 9 shelves grew, the most 'travel' by 16.5 points to 119; none shrank; 'news' is gone.`
  static func verdict(_ difference: ShelfDifference) -> String {
    if let nothing = verdictOnNothing(difference) { return nothing }
    let grown = difference.changes.filter { $0.kind == .grew }
    let worst = grown.max { $0.growth ?? 0 < $1.growth ?? 0 }
    var sentence =
      difference.comparedCount == 0
      ? "Nothing was compared"
      : (difference.comparedCount == 1 ? "No shelf grew" : "None of \(difference.comparedCount) shelves grew")
        + (difference.counts[.shrank] == nil ? " or shrank" : "")
    if let worst {
      sentence =
        "\(grown.count) of \(counted(difference.comparedCount, "shelf", "shelves")) grew, "
        + "\(grown.count == 1 ? "" : "the most ")'\(worst.shelf)' by \(rounded(worst.growth ?? 0)) points"
        + (worst.new.map { " to \(rounded($0.containerHeight))" } ?? "")
    }
    let others: [(kind: ShelfDifference.Change.Kind, words: String)] = [
      (.shrank, "shrank"), (.added, "new"), (.removed, "gone"),
    ]
    for (kind, words) in others {
      guard let count = difference.counts[kind], let first = difference.changes.first(where: { $0.kind == kind }) else {
        if kind == .shrank, worst != nil { sentence += "; none shrank" }
        continue
      }
      let subject = count == 1 ? "'\(first.shelf)'" : String(count)
      sentence += "; \(subject) \(kind == .shrank ? "" : count == 1 ? "is " : "are ")\(words)"
    }
    return sentence + "."
  }

  /// A bar for each shelf that changed: from what it was to what it is.
  private static func writePicture(_ difference: ShelfDifference, to output: inout TextBuffer) {
    let changed = difference.changes.filter { $0.growth ?? 0 != 0 }
      .sorted { abs($0.growth ?? 0) > abs($1.growth ?? 0) }
    let bars = Array(changed.prefix(mostBars))
    guard let most = bars.first?.growth.map(abs) else { return }
    // Names at the left, growth to both sides of a line.
    let (row, names, half) = (24.0, 190.0, 180.0)
    let (width, middle) = (names + 2 * half + 90, names + half + 45)
    output.beginFigure(label: "Growth of shelves", least: 320)
    output.beginDrawing(
      id: "growth", title: "Growth of shelves",
      description: "Points by which containers grew or shrank, the most \(rounded(most)).", width: width,
      height: row * Double(bars.count) + 8)
    for (index, change) in bars.enumerated() {
      let (y, growth) = (row * Double(index) + 4, change.growth ?? 0)
      let length = max(1, abs(growth) / most * half)
      output.write(label: "name", x: 0, y: y + 15, shortened(change.shelf))
      output.write(
        rectangle: growth > 0 ? "bar" : "bar quiet", x: growth > 0 ? middle : middle - length, y: y + 3, width: length,
        height: row - 8)
      output.write(
        label: growth > 0 ? "small" : "small end", x: growth > 0 ? middle + length + 4 : middle - length - 4, y: y + 15,
        (growth > 0 ? "+" : "") + rounded(growth))
    }
    output.write(
      "<path class=\"axis\" d=\"M\(rounded(middle)) 0V\(rounded(row * Double(bars.count) + 8))\"/>\n</svg>\n")
    let left = changed.count - bars.count
    output.endFigure(
      caption: "By how many points containers grew, or shrank to the left."
        + (left > 0 ? " \(left) more are in the table." : ""))
  }

  private static let longestName = 26

  private static func shortened(_ name: String) -> String {
    name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }
}

/// The columns of a page's table in which some row has something, and not all rows are alike.
private struct ChangeColumns {
  let hasGrowth: Bool
  let hasOld: Bool
  let hasNew: Bool
  let hasVariants: Bool

  /// - Parameter changes: at least one.
  init(_ changes: [ShelfDifference.Change]) {
    (hasGrowth, hasOld, hasNew) = (changes[0].growth != nil, changes[0].old != nil, changes[0].new != nil)
    hasVariants = changes[0].oldVariant != nil || Set(changes.map(\.variantSummary)).count > 1
  }
}

extension RowWriter {
  fileprivate mutating func pageChange(_ change: ShelfDifference.Change?, _ columns: ChangeColumns) {
    text(title: "Shelf", change?.shelf)
    number(title: columns.hasGrowth ? "By" : nil, shown: { ($0 > 0 ? "+" : "") + tenth($0) }, change?.growth)
    number(title: columns.hasOld ? "Old container" : nil, change?.old?.containerHeight)
    number(title: columns.hasNew ? "Container" : nil, change?.new?.containerHeight)
    text(title: columns.hasVariants ? "Variant" : nil, change?.variantSummary)
  }
}
