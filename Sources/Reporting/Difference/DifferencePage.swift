import Catalog
import ShelfBatch
import ShelfSizing

/// A page of a difference: the verdict, a picture of the shelves that changed the most, and all changes.
package enum DifferencePage {
  /// Shelves that the picture shows.
  private static let mostBars = 24

  /// Writes the whole page.
  package static func write(_ difference: ShelfDifference, _ head: PageHead, to output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    output.write(element: "p class=\"answer\"", verdict(difference))
    writePicture(difference, to: &output)
    output.write(
      facts: ShelfDifference.Kind.allCases.map { ($0.rawValue, "\(difference.counts[$0] ?? 0)") })
    if !difference.changes.isEmpty {
      output.write(table: difference.changes, caption: "Shelves that are not as they were") { $0.changed($1) }
    }
    HTMLPage.end(to: &output)
  }

  /// `2 shelves grew, 'travel' the most, by 16.5 points; 1 is gone.`
  static func verdict(_ difference: ShelfDifference) -> String {
    let grown = difference.changes.filter { $0.kind == .grew }
    let worst = grown.max { $0.growth ?? 0 < $1.growth ?? 0 }
    var sentence = "No shelf grew"
    if let worst {
      sentence =
        "\(counted(grown.count, "shelf", "shelves")) grew, \(grown.count == 1 ? "" : "the most ")'\(worst.shelf)' by "
        + "\(rounded(worst.growth ?? 0)) points"
    }
    let others: [(kind: ShelfDifference.Kind, words: String)] = [
      (.shrank, "shrank"), (.added, "new"), (.removed, "gone"),
    ]
    for (kind, words) in others {
      if let count = difference.counts[kind] {
        sentence += kind == .shrank ? "; \(count) \(words)" : "; \(count) \(count == 1 ? "is" : "are") \(words)"
      }
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
      caption: "Points of the container, to the right what grew." + (left > 0 ? " \(left) more are in the table." : ""))
  }

  private static let longestName = 26

  private static func shortened(_ name: String) -> String {
    name.count > longestName ? name.prefix(longestName - 1) + "…" : name
  }
}
