import Catalog
import ShelfReports
import ShelfSizing

extension ScrollSimulation {
  /// How long the content is after each screen of scrolling, where cells are measured as they come on screen.
  ///
  /// - Parameter number: of the chart on the page.
  func parts(number: Int) -> [PagePart] {
    let lengths = screens.map(\.contentLength) + [contentLength]
    var chart = Chart(
      id: "scrolling\(number)", title: "The content’s length while it is scrolled", description: summary + ".",
      x: Chart.Axis("screens", holding: 0...Double(max(1, screens.count)), isWhole: true),
      y: Chart.Axis("content length, points", holding: (lengths.min() ?? 0)...(lengths.max() ?? 0)), width: 460,
      height: 240)
    chart.add(limit: contentLength)
    var points = screens.enumerated().map { (x: Double($0), y: $1.contentLength) }
    if let last = points.last { points.append((last.x + 1, last.y)) }
    chart.add(curve: points, isStepped: true)
    let figure = Figure(
      label: "Chart of the content’s length", least: 0,
      caption:
        "Each step is a screen: of the content, or of a section that scrolls across. The dashed line is the length "
        + "of a layout whose heights are known beforehand; it never moves.",
      drawing: TextBuffer.bytes(chart.write))
    return [
      .heading("While it is scrolled"), .text(summary + "."), .figure(figure),
      .folded("All screens", [.table(screens, caption: "Screens of scrolling") { $0.screen($1) }]),
    ]
  }
}
