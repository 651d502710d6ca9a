import Catalog
import ShelfBatch
import ShelfSizing

/// The cost curve of a shelf: a drawing, and its numbers in a table.
struct CostCurveFigure {
  let steps: [CostStep]
  let cardCount: Int
  /// The height of every card with all cards, in points.
  let itemHeight: Double

  /// Steps that the table tells of.
  private static let mostSteps = 12
  /// Steps that are drawn.
  private static let mostDrawn = 200

  func write(id: String, to output: inout TextBuffer) {
    guard let last = steps.last else {
      let reason = cardCount == 1 ? "It is the only card." : "All \(cardCount) cards come out equally tall."
      return output.write(element: "p", "\(reason) No card alone costs the shelf anything.")
    }
    output.write("<figure class=\"plot\">")
    let plot = Plot(
      x: Plot.Axis("tallest cards dropped or cut", holding: 0...Double(cardCount), isWhole: true),
      y: Plot.Axis("card height, points", holding: 0...itemHeight))
    output.beginDrawing(
      id: id, title: "Cost curve",
      description: "Card height by the number of tallest cards dropped or cut to the next height, from "
        + "\(rounded(itemHeight)) points with all cards down to \(rounded(last.itemHeight)) without the "
        + "\(last.cardCount) tallest. The table beside it has the numbers.", width: plot.width, height: plot.height)
    plot.writeAxes(to: &output)
    let drawn = steps.prefix(CostCurveFigure.mostDrawn).map { (x: Double($0.cardCount), y: $0.itemHeight) }
    let end = drawn.last.map { (x: Double(cardCount), y: $0.y) }
    plot.writeSteps([(x: 0, y: itemHeight)] + drawn + [end].compactMap { $0 }, to: &output)
    for point in drawn { plot.writePoint(point.x, point.y, to: &output) }
    output.write(
      "</svg>\n<figcaption>How low the shelf gets without its tallest cards.</figcaption></figure>\n<div>")
    output.write(table: Array(steps.prefix(CostCurveFigure.mostSteps)), caption: "Without the tallest cards") {
      $0.costStep($1)
    }
    if steps.count > CostCurveFigure.mostSteps {
      output.write(
        element: "p",
        "And \(counted(steps.count - CostCurveFigure.mostSteps, "more step")) down to \(rounded(last.itemHeight)) without the "
          + "\(last.cardCount) tallest.")
    }
    output.write("</div>\n")
  }
}
