import Catalog
import ShelfReports
import ShelfSizing

/// Trends for people, pages and programs.
package enum HistoryFormats {
  /// Writes a row a shelf, and a sentence.
  package static func table(_ history: ShelfHistory, to output: inout TextBuffer) {
    if !history.trends.isEmpty { TextTable(history.trends) { $0.trend($1) }.write(to: &output) }
    output.write("\(history.summary)\n")
  }

  /// Writes a row a shelf and file.
  package static func csv(_ history: ShelfHistory, to output: inout TextBuffer) {
    output.writeHeader { $0.point(nil) }
    for trend in history.trends {
      for (index, result) in trend.results.enumerated() {
        guard let result else { continue }
        output.writeLine { $0.point((index, history.files[index], result)) }
      }
    }
  }

  /// The document that JSON is.
  package static var shape: ValueShape {
    .document(list: "shelves", of: .row("shelf") { $0.trend(nil) }) { $0.results(nil) }
  }

  /// Writes one document.
  package static func json(_ history: ShelfHistory, to output: inout TextBuffer) {
    var document = JSONDocument(list: "shelves")
    document.begin(&output) { $0.writeMembers { $0.results(history) } }
    for trend in history.trends { document.write(to: &output) { $0.writeMembers { $0.trend(trend) } } }
    document.end(&output)
  }

  /// Writes a drawing that is a file of its own.
  package static func svg(_ history: ShelfHistory, to output: inout TextBuffer) {
    HistoryDrawing(history).write(isFile: true, to: &output)
  }

  /// Writes a page: the verdict, the drawing, and all shelves.
  package static func html(_ history: ShelfHistory, _ head: PageHead, to output: inout TextBuffer) {
    HTMLPage.begin(head, to: &output)
    output.write(element: "p class=\"answer\"", history.summary + ".")
    let drawing = HistoryDrawing(history)
    output.beginFigure(label: "Heights over \(counted(history.files.count, "result"))", least: 320)
    drawing.write(isFile: false, to: &output)
    output.endFigure(caption: drawing.caption)
    if !history.trends.isEmpty {
      output.write(table: history.trends, caption: "Heights of containers, in points") { $0.trend($1) }
    }
    output.write(table: Array(history.files.enumerated()), caption: "Results, in order") {
      $0.count(title: "Number", $1.map { $0.offset + 1 })
      $0.text(title: "File", $1?.element)
    }
    HTMLPage.end(to: &output)
  }
}

extension RowWriter {
  fileprivate mutating func results(_ history: ShelfHistory?) {
    json("results", .list(.text())) { $0.write(json: history?.files ?? []) }
  }

  /// A shelf, with its results in JSON.
  fileprivate mutating func trend(_ trend: ShelfHistory.Trend?) {
    text("shelf", title: "Shelf", trend?.shelf)
    object("variant") { $0.variant(trend?.variant) }
    text(title: "Variant", trend?.variant.summary)
    number("first", title: "First", trend?.first)
    number("last", title: "Last", missing: "–", trend?.results.last.flatMap { $0?.containerHeight })
    number("growth", title: "By", missing: "–", shown: { ($0 > 0 ? "+" : "") + rounded($0) }, trend?.growth)
    number("least", title: "Least", trend?.heights.min())
    number("most", title: "Most", trend?.heights.max())
    text(title: "Trend", trend.map(Sparkline.text))
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

/// A trend in a line of text.
private enum Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")
  /// Results that it shows: the last ones.
  private static let longest = 40

  static func text(_ trend: ShelfHistory.Trend) -> String {
    let heights = trend.heights
    guard let least = heights.min(), let most = heights.max() else { return "" }
    return String(
      trend.results.suffix(longest).map { result in
        guard let height = result?.containerHeight else { return " " }
        guard most > least else { return bars[3] }
        return bars[min(7, max(0, Int(clamping: ((height - least) / (most - least) * 7).rounded())))]
      })
  }
}
