import Catalog
import ShelfReports
import ShelfSizing

/// A plot of containers' heights over results: a line for each of the shelves that changed the most.
struct HistoryDrawing {
  private let history: ShelfHistory
  private let lines: [ShelfHistory.Trend]

  /// How many lines people can distinguish.
  private static let mostLines = 6

  init(_ history: ShelfHistory) {
    self.history = history
    func change(_ trend: ShelfHistory.Trend) -> Double { (trend.heights.max() ?? 0) - (trend.heights.min() ?? 0) }
    // Stable, so that equal ones stay in the order of the results.
    lines = Array(
      history.trends.enumerated().filter { !$0.element.heights.isEmpty }
        .sorted { (change($0.element), -$0.offset) > (change($1.element), -$1.offset) }
        .prefix(HistoryDrawing.mostLines).map(\.element))
  }

  var caption: String {
    let others = history.trends.count - lines.count
    return "Points of the container over \(counted(history.files.count, "result")), the oldest at the left."
      + (others > 0 ? " The \(lines.count) shelves that changed the most; \(others) more are in the table." : "")
  }

  func write(isFile: Bool, to output: inout TextBuffer) {
    let heights = lines.flatMap(\.heights)
    let last = Double(max(2, history.files.count))
    var plot = Plot(
      x: Plot.Axis("results", holding: 1...last, isWhole: true),
      y: Plot.Axis("container, points", holding: (heights.min() ?? 0)...(heights.max() ?? 1)))
    (plot.width, plot.height) = (640, 320)
    output.beginDrawing(
      id: "history", title: "Heights of shelves over time",
      description: lines.map { "\($0.shelf): \($0.heights.map(rounded).joined(separator: ", "))" }.joined(
        separator: "; "),
      width: plot.width + HistoryDrawing.names, height: plot.height, isFile: isFile)
    if isFile { output.write("<style>\n\(HTMLStyle.charts)</style>\n") }
    plot.writeAxes(to: &output)
    var labels: [Double] = []
    for trend in lines {
      writeLine(trend, plot, to: &output)
      guard let index = trend.results.lastIndex(where: { $0 != nil }), let height = trend.last else { continue }
      let at = plot.map(Double(index + 1), height)
      // Names that would lie on one another move down. The sum may be less than a line away by rounding, which is far
      // enough: a name that moved for that would move to the same place without end.
      var y = at.y + 4
      let line = 13.0
      while let near = labels.first(where: { abs($0 - y) < line - 1e-6 }) { y = near + line }
      labels.append(y)
      output.write(label: "small", x: plot.width - 8, y: y, HistoryDrawing.shortened(trend.shelf))
    }
    output.write("</svg>\n")
  }

  /// Room for names, in the drawing's units.
  private static let names = 140.0

  private static func shortened(_ name: String) -> String { name.count > 20 ? name.prefix(19) + "…" : name }

  private func writeLine(_ trend: ShelfHistory.Trend, _ plot: Plot, to output: inout TextBuffer) {
    var (path, isOpen) = ("", false)
    for (index, result) in trend.results.enumerated() {
      guard let height = result?.containerHeight else {
        isOpen = false
        continue
      }
      let at = plot.map(Double(index + 1), height)
      path += "\(isOpen ? "L" : "M")\(rounded(at.x)) \(rounded(at.y))"
      isOpen = true
      plot.writePoint(Double(index + 1), height, to: &output)
    }
    output.write("<path class=\"curve\" d=\"\(path)\"/>\n")
  }
}
