import Catalog
import ShelfReports
import ShelfSizing

/// How long the content is after each screen of scrolling, where cells are measured as they come on screen.
struct ScrollChart {
  private let scrolling: ScrollSimulation
  private let plot: Plot

  init(_ scrolling: ScrollSimulation) {
    self.scrolling = scrolling
    let lengths = scrolling.screens.map(\.contentLength) + [scrolling.contentLength]
    let range = (lengths.min() ?? 0)...(lengths.max() ?? 0)
    plot = Plot(
      x: Plot.Axis("screens", holding: 0...Double(max(1, scrolling.screens.count)), isWhole: true),
      y: Plot.Axis("content length, points", holding: range), width: 460, height: 240)
  }

  /// - Parameter number: of the drawing on the page.
  func write(number: Int, to output: inout TextBuffer) {
    output.write(element: "h2", "While it is scrolled")
    output.write(element: "p", scrolling.summary + ".")
    output.beginFigure(label: "Chart of the content’s length", least: 0)
    output.beginDrawing(
      id: "scrolling\(number)", title: "The content’s length while it is scrolled",
      description: scrolling.summary + ".",
      width: plot.width, height: plot.height)
    plot.writeAxes(to: &output)
    let (start, end) = (plot.map(plot.x.domain.lowerBound, scrolling.contentLength), plot.x.domain.upperBound)
    output.write(
      "<path class=\"limit\" d=\"M\(rounded(start.x)) \(rounded(start.y))H\(rounded(plot.map(end, 0).x))\"/>\n")
    var points = scrolling.screens.enumerated().map { (x: Double($0), y: $1.contentLength) }
    if let last = points.last { points.append((last.x + 1, last.y)) }
    plot.writeCurve(points, isStepped: true, to: &output)
    output.write("</svg>")
    output.endFigure(
      caption:
        "Each step is a screen: of the content, or of a section that scrolls across. The dashed line is the length "
        + "of a layout whose heights are known beforehand; it never moves.")
    output.write("<details>")
    output.write(element: "summary", "All screens")
    output.write(table: scrolling.screens, caption: "Screens of scrolling") { $0.screen($1) }
    output.write("</details>\n")
  }
}
