import Catalog
import CellLayout
import ShelfSizing

/// The part of a card that its maximum height cuts off: the lines of its texts that an app does not show, from the first
/// character that is missing, and images and controls that reach out of the card. Nothing of the card is drawn twice.
struct LostPart {
  /// The lines of a text.
  private struct Text {
    let view: PlacedView
    let x: Double
    let fontSize: Double
    let lines: ArraySlice<PlacedView.TextLine>
    /// From the card's edge to the baseline of each line.
    let baselines: [Double]
  }

  private let views: [PlacedView]
  private let cardHeight: Double
  private var texts: [Text] = []
  /// Lines that are left out.
  private var leftOut = 0
  /// Points.
  private(set) var height = LostPart.space

  private static let mostLines = 12
  private static let space = 6.0
  /// The height of a line that says what this part is.
  private static let remarkHeight = 14.0
  private let hasRemark: Bool

  /// - Parameters:
  ///   - views: laid out at the height of the card.
  ///   - cardHeight: points.
  ///   - hasRemark: whether it says what it is.
  init(_ views: [PlacedView], cardHeight: Double, hasRemark: Bool) {
    self.views = views
    self.hasRemark = hasRemark
    self.cardHeight = cardHeight
    let placed = zip(views, views.origins).filter { view, _ in view.isShown && view.size.width > 0 }
    for (view, origin) in placed where view.textPlacement == nil && view.looks.systemClass != "UIStackView" {
      height = max(height, origin.y + view.size.height - cardHeight)
    }
    var count = 0
    for (view, origin) in placed {
      guard let cut = view.cutText, !cut.lostLines.isEmpty, let placement = view.textPlacement, let size = view.fontSize
      else { continue }
      let lines = cut.lostLines.prefix(LostPart.mostLines - count)
      count += lines.count
      leftOut += cut.lostLines.count - lines.count
      let known = placement.baselines
      let pitch = known.count > 1 ? known[1] - known[0] : 1.2 * size
      let baselines = lines.indices.map { height + size + Double($0) * pitch }
      guard let last = baselines.last else { continue }
      texts.append(
        Text(
          view: view, x: origin.x + TextEdge(view, placement).x, fontSize: size, lines: lines, baselines: baselines))
      height = last + pitch - size + LostPart.space
    }
    if leftOut > 0 { height += 18 }
    if hasRemark { height += LostPart.remarkHeight }
  }

  func write(x: Double, y: Double, width: Double, to output: inout TextBuffer) {
    output.beginPart(kind: "lost", x: x, y: y, width: width, height: height)
    output.write(rectangle: "card", x: 0.5, y: -1, width: max(0, width - 1), height: height + 0.5)
    output.beginPart(x: 0, y: 0, width: width, height: height, from: (0, cardHeight))
    CardDrawing(views: views, shown: cardHeight...cardHeight + height, showsTexts: false).write(to: &output)
    output.write("</svg>\n")
    for text in texts {
      guard let placement = text.view.textPlacement else { continue }
      output.beginText(of: text.view, TextEdge(text.view, placement), fontSize: text.fontSize)
      for (line, baseline) in zip(text.lines, text.baselines) {
        output.write(LineDrawing(line, text.view.looks.face, fontSize: text.fontSize), x: text.x, y: baseline)
      }
      output.write("</g>\n")
    }
    let bottom = height - LostPart.space
    if leftOut > 0 {
      output.write(
        label: "small", x: texts.first?.x ?? 0, y: bottom - (hasRemark ? LostPart.remarkHeight : 0),
        "\(leftOut) more lines")
    }
    if hasRemark { output.write(label: "small", x: LostPart.space, y: bottom, "not shown; not to scale") }
    output.write("</svg>\n")
  }
}
