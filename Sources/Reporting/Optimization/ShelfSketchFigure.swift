import Catalog
import ShelfReports
import ShelfSizing

/// Some cards of a shelf, to scale beside those of other choices: their content and their white space.
struct ShelfSketchFigure {
  private let sketch: OptimizationReport.ShelfSketch
  /// CSS pixels a point, the same for all that stand beside each other.
  private let scale: Double

  /// CSS pixels; wider shelves are drawn smaller.
  private static let mostWidth = 360.0
  /// The scale on a narrow page, where its texts can be read.
  private static let smallest = 0.65

  init(_ sketch: OptimizationReport.ShelfSketch, scaleHolding all: [OptimizationReport.ShelfSketch]) {
    self.sketch = sketch
    let widest = all.map { ShelfSketchFigure.width($0) }.max() ?? 1
    scale = min(1, ShelfSketchFigure.mostWidth / widest)
  }

  private static func width(_ sketch: OptimizationReport.ShelfSketch) -> Double {
    let shelf = sketch.geometry
    let cards = Double(sketch.cards.count) * (shelf.cardWidth + shelf.lineSpacing) - shelf.lineSpacing
    return shelf.insets.leading + shelf.insets.trailing + max(0, cards)
  }

  func write(id: String, to output: inout TextBuffer) {
    let shelf = sketch.geometry
    let (width, container) = (
      ShelfSketchFigure.width(sketch), shelf.insets.top + sketch.itemHeight + shelf.insets.bottom
    )
    // The cut part of a card lies below the shelf.
    let overflow = sketch.cards.map { $0.contentHeight - sketch.itemHeight }.max() ?? 0
    let height = container + max(0, overflow - shelf.insets.bottom)
    output.write("<figure class=\"sketch\">")
    output.beginScrolling(label: "Drawing of a shelf", least: width * ShelfSketchFigure.smallest)
    output.beginDrawing(
      id: id, title: "\(sketch.title): shelf \(sketch.shelf)", description: description, width: width, height: height,
      scale: scale)
    output.write(rectangle: "shelf", x: 0, y: 0, width: width, height: container)
    for (index, card) in sketch.cards.enumerated() {
      let x = shelf.insets.leading + Double(index) * (shelf.cardWidth + shelf.lineSpacing)
      let white = sketch.itemHeight - card.contentHeight
      output.write(
        rectangle: "card", x: x, y: shelf.insets.top, width: shelf.cardWidth, height: sketch.itemHeight)
      output.beginPart(x: x, y: shelf.insets.top, width: shelf.cardWidth, height: sketch.itemHeight)
      CardDrawing(views: card.views, shown: 0...max(0, sketch.itemHeight)).write(to: &output)
      output.write("</svg>\n")
      if white > 0 {
        output.write(
          rectangle: "white", x: x + 1, y: shelf.insets.top + card.contentHeight, width: max(0, shelf.cardWidth - 2),
          height: max(0, white - 1))
      } else if white < 0 {
        output.write("<g class=\"lost\">")
        output.write(
          rectangle: "card", x: x, y: shelf.insets.top + sketch.itemHeight, width: shelf.cardWidth, height: -white)
        output.write("</g>\n")
      }
    }
    output.write("</svg></div>\n")
    output.write(
      element: "figcaption", "\(sketch.title): \(size)\(sketch.settings.isEmpty ? "" : ", ")\(sketch.settings). \(more)"
    )
    output.write("</figure>\n")
  }

  private var size: String {
    "cards \(roundedUp(sketch.geometry.cardWidth)) by \(rounded(sketch.itemHeight)), container "
      + rounded(sketch.geometry.insets.top + sketch.itemHeight + sketch.geometry.insets.bottom)
  }

  private var more: String {
    let others = sketch.cardCount - sketch.cards.count
    return "Shelf '\(sketch.shelf)'"
      + (others > 0 ? ", its first cards and its tallest of \(sketch.cardCount)." : ".")
  }

  private var description: String {
    let cards = sketch.cards.map { card in
      let white = sketch.itemHeight - card.contentHeight
      return "\(card.name) \(rounded(card.contentHeight))"
        + (white > 0 ? ", \(rounded(white)) white" : white < 0 ? ", \(rounded(-white)) cut" : "")
    }
    return "The heights that the cards' contents ask for in points: \(cards.joined(separator: "; "))."
  }
}
