import Catalog
import ShelfReports
import ShelfSizing

extension ShelfHistory {
  /// Writes a row a shelf, and a sentence.
  package func writeTable(to output: inout TextBuffer) {
    if !trends.isEmpty { TextTable(trends) { $0.trend($1) }.write(to: &output) }
    output.write("\(summary)\n")
  }

  /// Writes a row a shelf and file.
  package func writeCSV(to output: inout TextBuffer) {
    output.writeHeader { $0.point(nil) }
    for trend in trends {
      for (index, result) in trend.results.enumerated() {
        guard let result else { continue }
        output.writeLine { $0.point((index, files[index], result)) }
      }
    }
  }

  /// The document that JSON is.
  static var shape: ValueShape {
    .document(list: "shelves", of: .row("shelf") { $0.trend(nil) }) { $0.results(nil) }
  }

  /// Writes one document.
  package func writeJSON(to output: inout TextBuffer) {
    output.writeDocument("shelves", of: trends, { $0.trend($1) }) { $0.results(self) }
  }
}

extension RowWriter {
  fileprivate mutating func results(_ history: ShelfHistory?) {
    json("results", .list(.text())) { $0.write(json: history?.files ?? []) }
  }

  /// A shelf, with its results in JSON.
  mutating func trend(_ trend: ShelfHistory.Trend?) {
    text("shelf", title: "Shelf", trend?.shelf)
    object("variant") { $0.variant(trend?.variant) }
    text(title: "Variant", trend?.variant.summary)
    number("first", title: "First", trend?.first)
    number("last", title: "Last", missing: "–", trend?.results.last.flatMap { $0?.containerHeight })
    number("growth", title: "By", missing: "–", shown: { ($0 > 0 ? "+" : "") + rounded($0) }, trend?.growth)
    number("least", title: "Least", trend?.heights.min())
    number("most", title: "Most", trend?.heights.max())
    text(title: "Trend", trend?.line)
    json("heights", .list(.row("height") { $0.heights(nil) }.orNull)) { output in
      output.write(list: trend?.results ?? []) { output, result in
        guard let result else { return output.write(word: "null") }
        output.writeRow { $0.heights(result) }
      }
    }
  }

  private mutating func heights(_ result: MeasuredShelf?) {
    number("itemHeight", result?.itemHeight)
    number("containerHeight", result?.containerHeight)
  }

  /// A result of a shelf.
  fileprivate mutating func point(_ point: (index: Int, file: String, shelf: MeasuredShelf)?) {
    count("result", point?.index)
    text("file", point?.file)
    text("shelf", point?.shelf.shelf)
    object("variant", prefix: "") { $0.variant(point?.shelf.variant) }
    number("itemHeight", point?.shelf.itemHeight)
    number("containerHeight", point?.shelf.containerHeight)
  }
}

extension ShelfHistory.Trend {
  private static let bars = Array("▁▂▃▄▅▆▇█")
  /// Results that a line of text shows: the last ones.
  private static let longestLine = 40

  /// The trend in a line of text.
  fileprivate var line: String {
    guard let least = heights.min(), let most = heights.max() else { return "" }
    let bars = ShelfHistory.Trend.bars
    return String(
      results.suffix(ShelfHistory.Trend.longestLine).map { result in
        guard let height = result?.containerHeight else { return " " }
        guard most > least else { return bars[3] }
        return bars[min(7, max(0, Int(clamping: ((height - least) / (most - least) * 7).rounded())))]
      })
  }
}
