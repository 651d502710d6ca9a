import Catalog
import ShelfReports
import ShelfSizing

extension OptimizationReport.ShelfSketch {
  /// CSS pixels; wider shelves are drawn smaller.
  private static let mostWidth = 360.0
  /// The scale on a narrow page, where its texts can be read.
  private static let smallest = 0.65

  private var width: Double {
    let cards = Double(self.cards.count) * (geometry.cardWidth + geometry.lineSpacing) - geometry.lineSpacing
    return geometry.insets.leading + geometry.insets.trailing + max(0, cards)
  }

  private var containerHeight: Double { geometry.insets.top + itemHeight + geometry.insets.bottom }

  /// Some cards of the shelf to scale: their content and their white space.
  ///
  /// - Parameter all: those that stand beside each other, as large as one another.
  func figure(id: String, scaleHolding all: [OptimizationReport.ShelfSketch]) -> PagePart {
    let scale = min(1, OptimizationReport.ShelfSketch.mostWidth / (all.map(\.width).max() ?? 1))
    return .figure(
      Figure(
        kind: "sketch", label: "Drawing of a shelf", least: width * OptimizationReport.ShelfSketch.smallest,
        caption: "\(title): \(size)\(settings.isEmpty ? "" : ", ")\(settings). \(more)",
        drawing: TextBuffer.bytes { write(id: id, scale: scale, to: &$0) }))
  }

  /// - Parameter scale: CSS pixels a point.
  private func write(id: String, scale: Double, to output: inout TextBuffer) {
    let insets = geometry.insets
    // The cut part of a card lies below the shelf.
    let overflow = cards.map { $0.contentHeight - itemHeight }.max() ?? 0
    output.beginDrawing(
      id: id, title: "\(title): shelf \(shelf)", description: description, width: width,
      height: containerHeight + max(0, overflow - insets.bottom), scale: scale)
    output.write(rectangle: "shelf", x: 0, y: 0, width: width, height: containerHeight)
    for (index, card) in cards.enumerated() {
      let x = insets.leading + Double(index) * (geometry.cardWidth + geometry.lineSpacing)
      let white = itemHeight - card.contentHeight
      output.write(
        rectangle: "card", x: x, y: insets.top, width: geometry.cardWidth, height: itemHeight)
      output.beginPart(x: x, y: insets.top, width: geometry.cardWidth, height: itemHeight)
      CardDrawing(views: card.views, shown: 0...max(0, itemHeight)).write(to: &output)
      output.write("</svg>\n")
      if white > 0 {
        output.write(
          rectangle: "white", x: x + 1, y: insets.top + card.contentHeight, width: max(0, geometry.cardWidth - 2),
          height: max(0, white - 1))
      } else if white < 0 {
        output.write("<g class=\"lost\">")
        output.write(
          rectangle: "card", x: x, y: insets.top + itemHeight, width: geometry.cardWidth, height: -white)
        output.write("</g>\n")
      }
    }
    output.write("</svg>")
  }

  private var size: String {
    "cards \(roundedUp(geometry.cardWidth)) by \(rounded(itemHeight)), container \(rounded(containerHeight))"
  }

  private var more: String {
    let others = cardCount - cards.count
    return "Shelf '\(shelf)'"
      + (others > 0 ? ", its first cards and its tallest of \(cardCount)." : ".")
  }

  private var description: String {
    let cards = cards.map { card in
      let white = itemHeight - card.contentHeight
      return "\(card.name) \(rounded(card.contentHeight))"
        + (white > 0 ? ", \(rounded(white)) white" : white < 0 ? ", \(rounded(-white)) cut" : "")
    }
    return "The heights that the cards' contents ask for in points: \(cards.joined(separator: "; "))."
  }
}
