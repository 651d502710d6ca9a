import Catalog
import CellLayout
import ShelfSizing

/// The views of a card and the lines of their texts, in points from the card's corner.
struct CardDrawing {
  let views: [PlacedView]
  /// From which height to which the card shows.
  let shown: ClosedRange<Double>

  /// The most views of a card, lines of a text and characters of a line; what is more is left out.
  private static let mostViews = 200, mostLines = 200, mostCharacters = 400

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
    guard let text = view.textPlacement, let size = view.fontSize else { return }
    output.write("<g class=\"text\" data-view=\"")
    output.write(xml: view.outlet ?? view.id ?? view.className)
    output.write("\" font-size=\"\(rounded(size))\">\n")
    let lines = zip(view.lines, text.baselines).prefix(CardDrawing.mostLines)
    for (line, offset) in lines {
      let baseline = y + offset
      // Ascenders and descenders are shorter than that.
      guard baseline - 2 * size <= shown.upperBound, baseline + size >= shown.lowerBound else { continue }
      output.write("<text x=\"\(rounded(x + text.x))\" y=\"\(rounded(baseline))\"")
      if line.width > 0 { output.write(" textLength=\"\(rounded(line.width))\" lengthAdjust=\"spacingAndGlyphs\"") }
      output.write(">")
      // Marks as wide as a character, because the line is fitted to its width.
      let shown = line.text.prefix(CardDrawing.mostCharacters).split(separator: "\t", omittingEmptySubsequences: false)
      output.write(xml: shown.map { String($0).shownInTerminal }.joined(separator: " "))
      output.write("</text>\n")
    }
    if view.shownLines > CardDrawing.mostLines {
      output.write(
        label: "small", x: x, y: y + text.baselines[CardDrawing.mostLines],
        "\(view.shownLines - CardDrawing.mostLines) more lines")
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
