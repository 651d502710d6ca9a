import Catalog
import CellLayout
import ShelfSizing

/// A card as it looks, in points from its corner: the lines of its texts in their fonts, images with a landscape and their
/// name, controls by their shapes. A view without looks of its own is an outline.
struct CardDrawing {
  let views: [PlacedView]
  /// From which height to which the card shows.
  let shown: ClosedRange<Double>
  /// Whether its texts are drawn, and the names of its images.
  var showsTexts = true

  /// The most views of a card and lines of a text; what is more is left out.
  private static let mostViews = 200, mostLines = 200

  func write(to output: inout TextBuffer) {
    for (index, (view, origin)) in zip(views, views.origins).enumerated()
      .dropFirst(views.count == 1 ? 0 : 1).prefix(CardDrawing.mostViews)
    where view.isShown && view.size.width > 0 && view.size.height > 0 {
      writeLooks(of: view, isLeaf: isLeaf(index), x: origin.x, y: origin.y, to: &output)
      if !showsTexts || view.textPlacement == nil { continue }
      // A view that is lower than a line shows a part of it.
      let isClipped = view.wholeLines == 0
      if isClipped {
        output.beginPart(x: origin.x, y: origin.y, width: view.size.width, height: view.size.height)
        writeLines(of: view, x: 0, y: 0, to: &output)
        output.write("</svg>\n")
      } else {
        writeLines(of: view, x: origin.x, y: origin.y, to: &output)
      }
    }
  }

  /// Whether no view lies in the one at an index.
  private func isLeaf(_ index: Int) -> Bool { index + 1 >= views.count || views[index + 1].depth <= views[index].depth }

  // MARK: Shapes

  private func writeLooks(of view: PlacedView, isLeaf: Bool, x: Double, y: Double, to output: inout TextBuffer) {
    let looks = view.looks
    if looks.isImage {
      output.write(PictureShape.image(view.size, corner: 4), x: x, y: y)
      writeName(of: view, x: x, y: y, to: &output)
    } else if let shapes = PictureShape.control(
      looks.systemClass, view.size, segments: looks.segments.count, isRightToLeft: looks.runsRightToLeft ?? false)
    {
      output.write(shapes, x: x, y: y)
      writeSegments(of: view, x: x, y: y, to: &output)
    } else if isLeaf, view.textPlacement == nil, looks.systemClass != "UILabel", looks.systemClass != "UIStackView" {
      output.write(rectangle: "view", x: x, y: y, width: view.size.width, height: view.size.height)
    }
  }

  /// The name of an image, or of the view that shows one.
  private func writeName(of view: PlacedView, x: Double, y: Double, to output: inout TextBuffer) {
    let size = 9.0
    guard let name = view.looks.imageName ?? view.outlet ?? view.id, showsTexts,
      let baseline = PictureShape.baselineOfName(view.size, fontSize: size)
    else { return }
    // Letters are about half as wide as the font is high.
    let most = Int(clamping: view.size.width / (0.55 * size))
    let shown = name.count > most ? name.prefix(max(1, most - 1)) + "…" : name[...]
    output.write(label: "image-name", x: x + view.size.width / 2, y: y + baseline, String(shown))
  }

  private func writeSegments(of view: PlacedView, x: Double, y: Double, to output: inout TextBuffer) {
    let segments = view.looks.segments
    let part = view.size.width / Double(max(1, segments.count))
    for (index, title) in segments.enumerated() {
      guard let title else { continue }
      let slot = Double(view.looks.runsRightToLeft == true ? segments.count - 1 - index : index)
      output.write(
        label: "segment", x: x + (slot + 0.5) * part, y: y + view.size.height / 2 + 4.5, title)
    }
  }

  // MARK: Texts

  private func writeLines(of view: PlacedView, x: Double, y: Double, to output: inout TextBuffer) {
    guard let text = view.textPlacement, let size = view.fontSize else { return }
    // UIKit shows a line even where a view is lower than one.
    let shownCount = max(1, min(view.shownLines, view.wholeLines))
    let edge = TextEdge(view, text)
    output.beginText(of: view, edge, fontSize: size)
    let lines = zip(view.lines, text.baselines).prefix(min(shownCount, CardDrawing.mostLines))
    for (index, (line, offset)) in lines.enumerated() {
      let baseline = y + offset
      // Ascenders and descenders are shorter than that.
      guard baseline - 2 * size <= shown.upperBound, baseline + size >= shown.lowerBound else { continue }
      let line = index == shownCount - 1 ? view.cutText?.lastLine ?? line : line
      output.write(LineDrawing(line, view.looks.face, fontSize: size), x: x + edge.x, y: baseline)
    }
    if shownCount > CardDrawing.mostLines {
      output.write(
        label: "small", x: x + edge.x, y: y + text.baselines[CardDrawing.mostLines],
        "\(shownCount - CardDrawing.mostLines) more lines")
    }
    output.write("</g>\n")
  }
}

/// Where the lines of a text begin.
struct TextEdge {
  /// Points from the view's left edge.
  let x: Double
  /// The direction, and which end of a line stands at ``x``.
  let attributes: String

  init(_ view: PlacedView, _ text: PlacedView.TextPlacement) {
    let looks = view.looks
    let isRightToLeft = LineDrawing.runsFromRightToLeft(view.lines)
    // `NSTextAlignment.natural` is that of the app's language. Where that is not known, it is the text's.
    let isAtRight =
      switch looks.alignment {
      case .natural: looks.runsRightToLeft ?? isRightToLeft
      case .right: true
      case .left, .center: false
      }
    var anchor = "middle"
    if looks.alignment == .center || looks.systemClass == "UIButton" {
      let image = looks.titleImage?.width ?? 0
      x = text.x + text.width / 2 + (looks.runsRightToLeft == true ? -image : image) / 2
    } else {
      x = text.x + (isAtRight ? text.width : 0)
      // The start of a text that runs to the left is its right end.
      anchor = isAtRight == isRightToLeft ? "" : "end"
    }
    attributes =
      (isRightToLeft ? " direction=\"rtl\"" : "") + (anchor.isEmpty ? "" : " text-anchor=\"\(anchor)\"")
  }
}

extension TextBuffer {
  /// Opens a group of lines in the font of a view.
  mutating func beginText(of view: PlacedView, _ edge: TextEdge, fontSize: Double) {
    write("<g class=\"\(view.looks.systemClass == "UIButton" ? "text title" : "text")\" data-view=\"")
    write(xml: view.outlet ?? view.id ?? view.className)
    write("\" font-size=\"\(rounded(fontSize))\"\(edge.attributes)\(view.looks.face?.attributes ?? "")>\n")
  }

  /// Appends a line, whose baseline starts at a point.
  mutating func write(_ line: LineDrawing, x: Double, y: Double) {
    write("<text x=\"\(rounded(x))\" y=\"\(rounded(y))\"")
    if let width = line.width { write(" textLength=\"\(rounded(width))\" lengthAdjust=\"spacingAndGlyphs\"") }
    write(">")
    write(xml: line.text)
    write("</text>\n")
  }
}

extension FontFace {
  /// As attributes of SVG, as far as they are not those of the drawing.
  fileprivate var attributes: String {
    (weight == 400 ? "" : " font-weight=\"\(weight)\"") + (isItalic ? " font-style=\"italic\"" : "")
      + (isSystem ? "" : " font-family=\"\(familyList)\"")
  }
}

extension TextBuffer {
  /// Writes shapes, whose colours the style sheet has.
  fileprivate mutating func write(_ shapes: [PictureShape], x: Double, y: Double) {
    for shape in shapes { write("\(shape.element(x: x, y: y)) class=\"ui-\(shape.paint.rawValue)\"/>\n") }
  }

  /// Opens a drawing inside of another, which cuts off what reaches out of it.
  ///
  /// - Parameter from: where in its own coordinates it begins.
  mutating func beginPart(
    kind: String? = nil, x: Double, y: Double, width: Double, height: Double, from: (x: Double, y: Double) = (0, 0)
  ) {
    write(kind.map { "<svg class=\"\($0)\"" } ?? "<svg")
    write(" x=\"\(rounded(x))\" y=\"\(rounded(y))\" width=\"\(rounded(width))\" height=\"\(rounded(height))\"")
    if from != (0, 0) {
      write(" viewBox=\"\(rounded(from.x)) \(rounded(from.y)) \(rounded(width)) \(rounded(height))\"")
    }
    write(">\n")
  }
}
