import Catalog
import CellLayout
import ShelfSizing

/// The views of a card and the lines of their texts, in points from the card's corner.
struct CardDrawing {
  let views: [PlacedView]
  /// From which height to which the card shows.
  let shown: ClosedRange<Double>

  /// The most views of a card and lines of a text; what is more is left out.
  private static let mostViews = 200, mostLines = 200

  func write(to output: inout TextBuffer) {
    for (view, origin) in zip(views, views.origins).dropFirst(hasContentAlone ? 0 : 1).prefix(CardDrawing.mostViews)
    where view.isShown {
      output.write(
        rectangle: "view", x: origin.x, y: origin.y, width: view.size.width, height: view.size.height)
      writeLines(of: view, x: origin.x, y: origin.y, to: &output)
    }
  }

  /// Whether the cell is nothing but one label.
  private var hasContentAlone: Bool { views.first?.textPlacement != nil }

  private func writeLines(of view: PlacedView, x: Double, y: Double, to output: inout TextBuffer) {
    guard let text = view.textPlacement, let size = view.fontSize, view.size.height > 0 else { return }
    // UIKit shows a line even where a view is lower than one.
    let shownCount = max(1, min(view.shownLines, view.wholeLines))
    let isRightToLeft = LineDrawing.runsFromRightToLeft(view.lines)
    output.write("<g class=\"text\" data-view=\"")
    output.write(xml: view.outlet ?? view.id ?? view.className)
    output.write("\" font-size=\"\(rounded(size))\"\(isRightToLeft ? " direction=\"rtl\"" : "")>\n")
    // A text begins at the right edge where it runs to the left.
    let start = x + (isRightToLeft ? view.size.width - text.x : text.x)
    let lines = zip(view.lines, text.baselines).prefix(min(shownCount, CardDrawing.mostLines))
    for (index, (line, offset)) in lines.enumerated() {
      let baseline = y + offset
      // Ascenders and descenders are shorter than that.
      guard baseline - 2 * size <= shown.upperBound, baseline + size >= shown.lowerBound else { continue }
      let drawn = LineDrawing(
        line, isCut: index == shownCount - 1 && shownCount < view.lines.count, room: view.size.width - 2 * text.x,
        fontSize: size)
      output.write("<text x=\"\(rounded(start))\" y=\"\(rounded(baseline))\"")
      if let width = drawn.width { output.write(" textLength=\"\(rounded(width))\"") }
      output.write(">")
      output.write(xml: drawn.text)
      output.write("</text>\n")
    }
    if shownCount > CardDrawing.mostLines {
      output.write(
        label: "small", x: start, y: y + text.baselines[CardDrawing.mostLines],
        "\(shownCount - CardDrawing.mostLines) more lines")
    }
    output.write("</g>\n")
  }
}

extension TextBuffer {
  /// Opens a drawing inside of another, which cuts off what reaches out of it.
  ///
  /// - Parameter from: where of its own height it begins.
  mutating func beginPart(
    kind: String? = nil, x: Double, y: Double, width: Double, height: Double, from: Double = 0
  ) {
    write(kind.map { "<svg class=\"\($0)\"" } ?? "<svg")
    write(" x=\"\(rounded(x))\" y=\"\(rounded(y))\" width=\"\(rounded(width))\" height=\"\(rounded(height))\"")
    if from > 0 { write(" viewBox=\"0 \(rounded(from)) \(rounded(width)) \(rounded(height))\"") }
    write(">\n")
  }
}
