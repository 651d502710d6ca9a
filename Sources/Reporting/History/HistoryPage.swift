import Catalog
import ShelfReports
import ShelfSizing

extension ShelfHistory {
  /// A page: the verdict, the chart, and all shelves.
  package func page(_ head: PageHead) -> Page {
    let others = trends.count - drawn.count
    let figure = Figure(
      label: "Heights over \(counted(files.count, "result"))", least: 320,
      caption: "Points of the container over \(counted(files.count, "result")), the oldest at the left."
        + (others > 0 ? " The \(drawn.count) shelves that changed the most; \(others) more are in the table." : ""),
      drawing: TextBuffer.bytes { write(isFile: false, to: &$0) })
    let table = PagePart.table(trends, caption: "Heights of containers, in points") { $0.trend($1) }
    return Page(
      head,
      [
        .verdict(summary + "."), .figure(figure), trends.isEmpty ? nil : table,
        .table(Array(files.enumerated()), caption: "Results, in order") {
          $0.count(title: "Number", $1.map { $0.offset + 1 })
          $0.text(title: "File", $1?.element)
        },
      ])
  }

  /// Writes the chart as a file of its own.
  package func writeSVG(to output: inout TextBuffer) { write(isFile: true, to: &output) }

  /// How many lines people can distinguish.
  private static let mostLines = 6

  /// The shelves that changed the most, in the order of the results where they are equal.
  private var drawn: [Trend] {
    func change(_ trend: Trend) -> Double { (trend.heights.max() ?? 0) - (trend.heights.min() ?? 0) }
    return Array(
      trends.filter { !$0.heights.isEmpty }.sorted { change($0) > change($1) }.prefix(ShelfHistory.mostLines))
  }

  /// Writes a chart of containers' heights over results: a line for each of the shelves that changed the most.
  private func write(isFile: Bool, to output: inout TextBuffer) {
    let heights = drawn.flatMap(\.heights)
    var chart = Chart(
      id: "history", title: "Heights of shelves over time",
      description: drawn.map { "\($0.shelf): \($0.heights.map(rounded).joined(separator: ", "))" }
        .joined(separator: "; "),
      x: Chart.Axis("results", holding: 1...Double(max(2, files.count)), isWhole: true),
      y: Chart.Axis("container, points", holding: (heights.min() ?? 0)...(heights.max() ?? 1)), width: 640,
      height: 320, namesWidth: 140, isFile: isFile)
    var labels: [Double] = []
    for trend in drawn {
      let points = trend.results.enumerated().map { index, result in
        result.map { (x: Double(index + 1), y: $0.containerHeight) }
      }
      for case let point? in points { chart.add(circle: "point", point.x, point.y) }
      chart.add(curve: points)
      guard case let last?? = points.last(where: { $0 != nil }) else { continue }
      // Names that would lie on one another move down. The sum may be less than a line away by rounding, which is far
      // enough: a name that moved for that would move to the same place without end.
      var y = chart.map(last.x, last.y).y + 4
      let line = 13.0
      while let near = labels.first(where: { abs($0 - y) < line - 1e-6 }) { y = near + line }
      labels.append(y)
      chart.add(label: "small", x: chart.width - 8, y: y, trend.shelf.shortened(to: 20))
    }
    chart.write(to: &output)
    output.write("\n")
  }
}
