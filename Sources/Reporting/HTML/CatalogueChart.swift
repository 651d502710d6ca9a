import Catalog
import ShelfSizing

/// All shelves of a page in one chart: their containers by height, and how much of each is white space.
struct CatalogueChart {
  /// A shelf in a variant.
  struct Bar {
    let name: String
    /// Points.
    let containerHeight: Double
    /// Points of white space, as the mean of its cards.
    let whiteSpace: Double
    /// The name of the part of the page that draws it, if one does.
    let section: String?
  }

  /// Bars that are drawn; of more shelves, an even choice with those that have sections.
  private static let mostBars = 240

  private let bars: [Bar]
  private let count: Int
  private let plot: Plot

  /// - Parameter shelves: the shelves with cards, in any order.
  init(_ shelves: [Bar]) {
    let sorted = shelves.enumerated()
      .sorted { ($1.element.containerHeight, $0.offset) < ($0.element.containerHeight, $1.offset) }.map(\.element)
    let step = max(1, (sorted.count + CatalogueChart.mostBars - 1) / CatalogueChart.mostBars)
    bars = sorted.enumerated().filter { $0.offset.isMultiple(of: step) || $0.element.section != nil }.map(\.element)
    count = shelves.count
    plot = Plot(
      x: Plot.Axis("shelves, the tallest first", count: bars.count),
      y: Plot.Axis("container height, points", holding: 0...(sorted.first?.containerHeight ?? 1)), width: 920,
      height: 260)
  }

  func write(to output: inout TextBuffer) {
    output.beginFigure(label: "Chart of all shelves", least: 560, grows: true)
    output.beginDrawing(
      id: "catalogue", title: "Container heights of all shelves", description: description, width: plot.width,
      height: plot.height, hasLinks: true)
    plot.writeAxes(to: &output)
    for (index, bar) in bars.enumerated() {
      if let section = bar.section { output.write("<a href=\"#\(section)\">") }
      output.write("<g><title>")
      output.write(xml: "\(bar.name): \(rounded(bar.containerHeight)), \(decimal(bar.whiteSpace, 1)) white a card")
      output.write("</title>\n")
      let (start, end) = (Double(index), Double(index + 1))
      plot.writeBar(
        from: start, to: end, bar.containerHeight - bar.whiteSpace, kind: bar.section == nil ? "bar quiet" : "bar",
        to: &output)
      plot.writeBar(
        from: start, to: end, bar.containerHeight, above: bar.containerHeight - bar.whiteSpace, kind: "white",
        to: &output)
      output.write(bar.section == nil ? "</g>\n" : "</g></a>\n")
    }
    output.write("</svg>")
    output.endFigure(caption: caption)
  }

  private var caption: String {
    let shown = bars.count < count ? "\(bars.count) of \(count) shelves, evenly chosen. " : ""
    return shown + "Each bar is a container; its hatched top is the white space of its average card. Full bars lead to "
      + "the shelf’s section."
  }

  private var description: String {
    guard let first = bars.first, let last = bars.last else { return "No shelves." }
    return
      "\(counted(count, "shelf", "shelves")), from \(rounded(first.containerHeight)) points (\(first.name)) down to "
      + "\(rounded(last.containerHeight)) (\(last.name))."
  }
}
