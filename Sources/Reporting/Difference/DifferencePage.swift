import Catalog
import ShelfReports
import ShelfSizing

extension ShelfDifference {
  /// A page: the verdict, a picture of the shelves that changed the most, and all changes.
  ///
  /// - Parameters:
  ///   - limit: points by which a shelf may grow; `nil` where nobody asks.
  ///   - allowsRemoved: whether shelves may be gone.
  package func page(_ head: PageHead, limit: Double? = nil, allowsRemoved: Bool) -> Page {
    let changed = changes.filter { $0.old != nil && $0.new != nil }
    return Page(
      head,
      [
        .verdict(verdict),
        .first([figure, .toDo(advice(limit: limit, allowsRemoved: allowsRemoved), otherwise: nothing)]),
        changed.isEmpty ? nil : ShelfDifference.table(changed, "Shelves whose height changed"),
        alone(.added, "new"), alone(.removed, "gone"),
      ])
  }

  /// The shelves that only one result has, folded away.
  private func alone(_ kind: Change.Kind, _ words: String) -> PagePart? {
    let changes = changes.filter { $0.kind == kind }
    guard !changes.isEmpty else { return nil }
    let title = "\(counted(changes.count, "shelf", "shelves")) \(changes.count == 1 ? "is" : "are") \(words)"
    return .folded(title, [ShelfDifference.table(changes, title)])
  }

  /// A table with the columns in which some row has something, and not all rows are alike.
  ///
  /// - Parameter changes: at least one.
  private static func table(_ changes: [Change], _ caption: String) -> PagePart {
    let first = changes[0]
    let hasVariants = first.oldVariant != nil || Set(changes.map(\.variantSummary)).count > 1
    return .table(changes, caption: caption) { columns, change in
      columns.text(title: "Shelf", change?.shelf)
      columns.number(
        title: first.growth == nil ? nil : "By", shown: { ($0 > 0 ? "+" : "") + tenth($0) }, change?.growth)
      columns.number(title: first.old == nil ? nil : "Old container", change?.old?.containerHeight)
      columns.number(title: first.new == nil ? nil : "Container", change?.new?.containerHeight)
      columns.text(title: hasVariants ? "Variant" : nil, change?.variantSummary)
    }
  }

  /// The verdict where no shelf is in both results: `Nothing was compared: no shelf is in both results …`
  private var verdictOnNothing: String? {
    let (added, removed) = (changes.first { $0.kind == .added }, changes.first { $0.kind == .removed })
    guard comparedCount == 0, let added, let removed else { return nil }
    func count(_ kind: Change.Kind) -> Int { counts[kind, default: 0] }
    let isNamedAlike = added.shelf == removed.shelf
    return "Nothing was compared: no shelf is in both results. The old one has \(count(.removed)), such as "
      + "'\(removed.shelf)'\(isNamedAlike ? " (\(removed.variant.summary))" : ""); the new one has \(count(.added)), such as "
      + "'\(added.shelf)'\(isNamedAlike ? " (\(added.variant.summary))" : "")."
  }

  /// `2 of 9 shelves grew, the most 'travel' by 16.5 points to 119; none shrank; 'news' is gone.`
  var verdict: String {
    if let verdictOnNothing { return verdictOnNothing }
    let grown = changes.filter { $0.kind == .grew }
    let worst = grown.max { $0.growth ?? 0 < $1.growth ?? 0 }
    var sentence =
      comparedCount == 0
      ? "Nothing was compared"
      : (comparedCount == 1 ? "No shelf grew" : "None of \(comparedCount) shelves grew")
        + (counts[.shrank] == nil ? " or shrank" : "")
    if let worst {
      sentence =
        "\(grown.count) of \(counted(comparedCount, "shelf", "shelves")) grew, "
        + "\(grown.count == 1 ? "" : "the most ")'\(worst.shelf)' by \(rounded(worst.growth ?? 0)) points"
        + (worst.new.map { " to \(rounded($0.containerHeight))" } ?? "")
    }
    let others: [(kind: Change.Kind, words: String)] = [
      (.shrank, "shrank"), (.added, "new"), (.removed, "gone"),
    ]
    for (kind, words) in others {
      guard let count = counts[kind], let first = changes.first(where: { $0.kind == kind }) else {
        if kind == .shrank, worst != nil { sentence += "; none shrank" }
        continue
      }
      let subject = count == 1 ? "'\(first.shelf)'" : String(count)
      sentence += "; \(subject) \(kind == .shrank ? "" : count == 1 ? "is " : "are ")\(words)"
    }
    return sentence + "."
  }

  /// Shelves that the picture shows.
  private static let mostBars = 24

  /// A bar for each shelf that changed: from what it was to what it is; `nil` where none did.
  private var figure: PagePart? {
    let changed = changes.filter { $0.growth ?? 0 != 0 }.sorted { abs($0.growth ?? 0) > abs($1.growth ?? 0) }
    let bars = Array(changed.prefix(ShelfDifference.mostBars))
    guard let most = bars.first?.growth.map(abs) else { return nil }
    let left = changed.count - bars.count
    return .figure(
      Figure(
        label: "Growth of shelves", least: 320,
        caption: "By how many points containers grew, or shrank to the left."
          + (left > 0 ? " \(left) more are in the table." : ""),
        drawing: TextBuffer.bytes { ShelfDifference.write(bars, most: most, to: &$0) }))
  }

  private static func write(_ bars: [Change], most: Double, to output: inout TextBuffer) {
    // Names at the left, growth to both sides of a line.
    let (row, names, half) = (24.0, 190.0, 180.0)
    let (width, middle) = (names + 2 * half + 90, names + half + 45)
    output.beginDrawing(
      id: "growth", title: "Growth of shelves",
      description: "Points by which containers grew or shrank, the most \(rounded(most)).", width: width,
      height: row * Double(bars.count) + 8)
    for (index, change) in bars.enumerated() {
      let (y, growth) = (row * Double(index) + 4, change.growth ?? 0)
      let length = max(1, abs(growth) / most * half)
      output.write(label: "name", x: 0, y: y + 15, change.shelf.shortened(to: 26))
      output.write(
        rectangle: growth > 0 ? "bar" : "bar quiet", x: growth > 0 ? middle : middle - length, y: y + 3, width: length,
        height: row - 8)
      output.write(
        label: growth > 0 ? "small" : "small end", x: growth > 0 ? middle + length + 4 : middle - length - 4, y: y + 15,
        (growth > 0 ? "+" : "") + rounded(growth))
    }
    output.write(
      "<path class=\"axis\" d=\"M\(rounded(middle)) 0V\(rounded(row * Double(bars.count) + 8))\"/>\n</svg>\n")
  }
}
