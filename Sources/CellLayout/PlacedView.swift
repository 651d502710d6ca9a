import ShelfSizing
import TextMeasurement

/// A view with its frame, for people and reports.
public struct PlacedView: Sendable {
  /// The view's name; `nil` for one without.
  public let id: String?
  /// UIKit's class.
  public let className: String
  /// 0 for the cell's root.
  public let depth: Int
  /// Whether it takes part in the layout.
  public let isShown: Bool
  /// Points, in the superview's coordinates.
  public let x: Double
  /// Points, in the superview's coordinates.
  public let y: Double
  /// Points.
  public let size: Size
  /// The lines of a label, those beyond its limit included.
  public let lines: [TextLine]
  /// How many of the lines are shown.
  public let shownLines: Int
  /// A label's font and size, as `system 17`.
  public let font: String?
  /// A label's font size in points.
  public let fontSize: Double?

  /// One line of a label.
  public struct TextLine: Sendable, Hashable {
    /// Without the white space at its end.
    public let text: String
    /// Points.
    public let width: Double
  }
}

extension TemplateCell {
  /// All views with their frames at a card width in points, each before its subviews.
  public func placedViews(cardWidth: Double) -> [PlacedView] {
    var views: [PlacedView] = []
    let grid = blueprint.grid
    let frame = Frame(x: 0, y: 0, width: cardWidth, height: heightInPixels(requiredWidth: cardWidth))
    /// The depth of the hidden view whose subviews are visited: they are not to be seen either.
    var hiddenDepth: Int?
    root.visitFrames(frame, depth: 0) { view, frame, depth in
      if let top = hiddenDepth, depth <= top { hiddenDepth = nil }
      let isShown = view.isShown && hiddenDepth == nil
      if !view.isShown { hiddenDepth = hiddenDepth ?? depth }
      let frame = isShown ? frame : Frame(x: 0, y: 0, width: 0, height: 0)
      let label = isShown ? view as? LabelView : nil
      views.append(
        PlacedView(
          id: view.template.id, className: view.className, depth: depth, isShown: isShown, x: frame.x,
          y: grid.points(pixels: frame.y), size: Size(width: frame.width, height: grid.points(pixels: frame.height)),
          lines: label.map { $0.textLines(width: frame.width) } ?? [],
          shownLines: label.map { $0.shownLines(forWidth: frame.width) } ?? 0,
          font: (view as? LabelView).map { "\($0.font.name) \(shortestDecimal($0.font.pointSize))" },
          fontSize: label?.font.pointSize))
    }
    return views
  }
}

extension LabelView {
  fileprivate func textLines(width: Double) -> [PlacedView.TextLine] {
    guard !text.isEmpty, isShown else { return [] }
    return lines(forWidth: width).map { line in
      var text = Substring(decoding: text[line.range], as: UTF8.self)
      while let last = text.last, last.isWhitespace { text.removeLast() }
      return PlacedView.TextLine(text: String(text), width: line.width)
    }
  }
}
