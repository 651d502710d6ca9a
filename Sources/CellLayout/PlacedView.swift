import ShelfSizing
import TextMeasurement

/// A view with its frame, for people and reports.
package struct PlacedView: Sendable {
  /// The view's name; `nil` for one without.
  package let id: String?
  /// The property of the cell's class that refers to it.
  package let outlet: String?
  /// The app's class, or UIKit's.
  package let className: String
  /// 0 for the cell's root.
  package let depth: Int
  /// Whether it takes part in the layout.
  package let isShown: Bool
  /// Points, in the superview's coordinates.
  package let x: Double
  /// Points, in the superview's coordinates.
  package let y: Double
  /// Points.
  package let size: Size
  /// The frame that the file stores; `nil` for a view that takes no part.
  package let designFrame: DesignFrame?
  /// The lines of a label, those beyond its limit included.
  package let lines: [TextLine]
  /// How many of the lines are shown.
  package let shownLines: Int
  /// How many of the shown lines lie in the view and in the cell as a whole.
  package let wholeLines: Int
  /// How the text ends where not all of it is shown.
  package let cutText: CutText?
  /// A label's font and size, as `system 17`; all of them where its text has several.
  package let font: String?
  /// A label's font size in points.
  package let fontSize: Double?
  /// Where its lines lie; `nil` without text.
  package let textPlacement: TextPlacement?
  /// The rest that a drawing shows.
  package let looks: ViewLooks

  /// Where the shown lines of a text lie: points from the view's corner.
  package struct TextPlacement: Sendable, Hashable {
    /// Where the area of the text starts.
    package let x: Double
    /// How wide that is.
    package let width: Double
    /// The baseline of each shown line, with the lines together centred vertically in the view.
    package let baselines: [Double]
  }

  /// One line of a label.
  package struct TextLine: Sendable, Hashable {
    /// The line's text, without the white space at its end.
    package let text: String
    /// Points.
    package let width: Double
  }
}

extension [PlacedView] {
  /// Where the views begin, in points from the root's corner; their own frames are in superviews' coordinates.
  package var origins: [(x: Double, y: Double)] {
    var above: [(x: Double, y: Double)] = []
    return map { view in
      above.removeLast(Swift.max(0, above.count - view.depth))
      let parent = above.last ?? (0, 0)
      above.append((x: parent.x + view.x, y: parent.y + view.y))
      return above[above.count - 1]
    }
  }
}

extension TemplateCell {
  /// All views with their frames, each before its subviews.
  ///
  /// - Parameters:
  ///   - cardWidth: points.
  ///   - height: points; `nil` for the height that the constraints ask for.
  package func placedViews(cardWidth: Double, height: Double? = nil) -> [PlacedView] {
    let grid = blueprint.grid
    let system = layouter.layout(
      width: cardWidth, height: fittingHeight(height))
    let views = blueprint.template.views
    let boxes = system.frames.map { $0.map { PixelBox($0, in: system) } }
    let texts = Dictionary(layouter.texts.map { ($0.viewIndex, $0) }) { first, _ in first }
    var depths: [Int] = []
    return views.indices.map { viewIndex in
      let view = views[viewIndex]
      depths.append(view.superview.map { depths[$0] + 1 } ?? 0)
      let box = boxes[viewIndex]
      let isShown = box != nil
      let outer = isShown ? view.superview.flatMap { boxes[$0] } : nil
      let text = texts[viewIndex]
      let width = system.textWidth(of: viewIndex, blueprint.template, grid)
      let shown = isShown ? text : nil
      let extents = shown?.lineExtents(forWidth: width ?? 0) ?? []
      let shownLines = extents.count
      let whole = wholeLines(extents, room: system.roomForText(of: viewIndex) ?? 0)
      let lines = shown.map { $0.isEmpty ? [] : $0.linesAsShown(forWidth: width ?? 0) } ?? []
      let size = Size(width: grid.points(pixels: box?.width ?? 0), height: grid.points(pixels: box?.height ?? 0))
      return PlacedView(
        id: view.id, outlet: view.outlet, className: view.customClass ?? view.systemClass, depth: depths[viewIndex],
        isShown: isShown, x: grid.points(pixels: (box?.left ?? 0) - (outer?.left ?? 0)),
        y: grid.points(pixels: (box?.top ?? 0) - (outer?.top ?? 0)),
        size: keepsDesignSize(viewIndex) ? view.designFrame?.size ?? size : size,
        designFrame: isShown ? view.designFrame : nil,
        lines: lines.map { line in
          PlacedView.TextLine(text: shown?.textWithoutSpaceAtEnd(line.range) ?? "", width: line.width)
        }, shownLines: shownLines, wholeLines: whole,
        cutText: shown?.cut(lines, shown: shownLines, whole: whole, width: width ?? 0, cardWidth: cardWidth),
        font: text.map { $0.fontNames.joined(separator: ", ") },
        fontSize: shown?.font.pointSize,
        textPlacement: shownLines == 0
          ? nil : shown?.placement(extents, whole: whole, inFrameOf: size, textWidth: width ?? size.width),
        looks: ViewLooks(view))
    }
  }

  /// Whether a view is the content view of a table cell whose given height yields to its constraints: on the canvas it
  /// keeps the size that the file stores (UIKitNumbers.md, "Interface Builder").
  private func keepsDesignSize(_ viewIndex: Int) -> Bool {
    let view = blueprint.template.views[viewIndex]
    return givenHeightYields && view.superview == 0 && view.systemClass == "UITableViewCellContentView"
  }
}

extension TemplateCell {
  /// The frames of all views and of all guides, by their indices: points in the coordinates of the superview, or of the view
  /// that owns the guide. A view that takes no part has no size.
  package func frames(cardWidth: Double, height: Double) -> (views: [DesignFrame], guides: [DesignFrame]) {
    let grid = blueprint.grid
    let system = layouter.layout(width: cardWidth, height: fittingHeight(height))
    let boxes = system.frames.map { $0.map { PixelBox($0, in: system) } }
    func frame(_ box: PixelBox?, in outer: Int?) -> DesignFrame {
      let corner = box == nil ? nil : outer.flatMap { boxes[$0] }
      return DesignFrame(
        x: grid.points(pixels: (box?.left ?? 0) - (corner?.left ?? 0)),
        y: grid.points(pixels: (box?.top ?? 0) - (corner?.top ?? 0)), width: grid.points(pixels: box?.width ?? 0),
        height: grid.points(pixels: box?.height ?? 0))
    }
    let template = blueprint.template
    return (
      zip(boxes, template.views).map { frame($0, in: $1.superview) },
      zip(system.guides, template.guides).map { frame($0.map { PixelBox($0, in: system) }, in: $1.owner) }
    )
  }
}

/// A frame from the cell's corner in whole pixels: edges are rounded, so that neighbours still meet.
private struct PixelBox {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  init(_ box: Box, in system: LayoutSystem) {
    left = PixelBox.rounded(system.value(box.horizontal.start))
    top = PixelBox.rounded(system.value(box.vertical.start))
    width = max(0, PixelBox.rounded(system.value(box.horizontal.end)) - left)
    height = max(0, PixelBox.rounded(system.value(box.vertical.end)) - top)
  }

  /// Binary fractions just under a half count as a half.
  private static func rounded(_ pixels: Double) -> Double {
    (pixels + 1e-6).rounded(.toNearestOrAwayFromZero)
  }
}

extension LabelView {
  /// - Parameters:
  ///   - lines: those shown.
  ///   - whole: how many of them the view has room for; these stand in its middle.
  ///   - size: of the view, in points.
  ///   - textWidth: of the area for the text inside it, in points.
  fileprivate func placement(
    _ lines: [LineExtent], whole: Int, inFrameOf size: Size, textWidth: Double
  ) -> PlacedView.TextPlacement {
    var baselines: [Double] = []
    var bottom = 0.0
    var leading = 0.0
    var wholeHeight = 0.0
    for line in lines {
      let top = bottom + leading
      baselines.append(top + line.ascender)
      bottom = top + line.ascender + line.descender
      leading = line.leading
      if baselines.count == whole { wholeHeight = bottom }
    }
    let top = max(0, size.height - (whole > 0 ? wholeHeight : bottom)) / 2
    return PlacedView.TextPlacement(
      x: (size.width - textWidth) / 2, width: textWidth, baselines: baselines.map { top + $0 })
  }
}
