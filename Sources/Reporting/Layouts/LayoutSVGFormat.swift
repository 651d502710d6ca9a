import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// A drawing to scale, a unit a point: the layouts of all variants below each other, a rectangle an element.
struct LayoutSVGFormat: ReportFormat {
  private var layouts: KeptLayouts<Drawn>
  private var cards = ItemCards()

  private struct Drawn {
    /// The elements as SVG.
    var elements: [UInt8] = []
    var count = 0
    /// How far sections reach that scroll across.
    var reach: Rect?
  }

  /// Points between layouts.
  private static let gap = 16.0
  /// Points beside a window that are drawn of a section that scrolls across.
  private static let longest = 2400.0
  /// The most elements of a layout; what is more is counted.
  private static let mostElements = 10_000

  init(_ sheet: LayoutSheet) { layouts = KeptLayouts(sheet, empty: Drawn()) }

  mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    let rect = layouts.sheet.rect
    var cards = cards
    layouts.add(section) { drawn in
      var written = TextBuffer()
      var behind = TextBuffer()
      let reach = section.reachAcross(upTo: LayoutSVGFormat.longest)
      if let reach { drawn.reach = drawn.reach?.union(reach) ?? reach }
      section.forEachRow(in: rect) { row in
        drawn.count += 1
        guard drawn.count <= LayoutSVGFormat.mostElements else { return }
        let window = reach.map { _ in section.window }
        if row.isBehind {
          cards.write(row, of: section, through: window, to: &behind)
        } else {
          cards.write(row, of: section, through: window, to: &written)
        }
      }
      drawn.elements += behind.elements
      drawn.elements += written.elements
    }
    self.cards = cards
  }

  mutating func end(_ output: inout TextBuffer) {
    let shown = layouts.byVariant.joined().map { layout in
      var rect = layouts.sheet.rect
      if rect == nil {
        rect = Rect(x: 0, y: 0, width: layout.contentSize.width, height: layout.contentSize.height)
        if let reach = layout.content.reach { rect?.extend(to: reach, across: layouts.sheet.direction) }
      }
      return (layout, rect ?? Rect(x: 0, y: 0, width: 0, height: 0))
    }
    let width = rounded(shown.reduce(0) { max($0, $1.1.width) })
    let height = rounded(max(0, shown.reduce(-LayoutSVGFormat.gap) { $0 + LayoutSVGFormat.gap + $1.1.height }))
    output.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" role=\"img\" fill=\"none\" stroke=\"#888\" stroke-width=\"0.5\" font-size=\"11\">\n"
        + "<title>\(counted(shown.count, "layout")) of \(counted(shown.reduce(0) { $0 + $1.0.content.count }, "element"))"
        + "</title>\n")
    if cards.hasDrawn { output.write("<style>\n\(HTMLStyle.ofDrawings)</style>\n") }
    var top = 0.0
    for (layout, rect) in shown {
      // Nested drawings cut off what reaches out of them.
      output.write(
        "<svg y=\"\(rounded(top))\" width=\"\(rounded(rect.width))\" height=\"\(rounded(rect.height))\" viewBox=\""
          + "\(rounded(rect.x)) \(rounded(rect.y)) \(rounded(rect.width)) \(rounded(rect.height))\">\n")
      output.write(layout.content.elements)
      if layout.content.reach != nil {
        let size = layout.contentSize
        output.write(
          "<rect width=\"\(rounded(size.width))\" height=\"\(rounded(size.height))\" stroke-width=\"1.5\"/>\n")
      }
      output.write("</svg>\n")
      let more = layout.content.count - LayoutSVGFormat.mostElements
      if more > 0 { output.write("<desc>\(more) more elements are not drawn</desc>\n") }
      top += rect.height + LayoutSVGFormat.gap
    }
    output.write("</svg>\n")
  }
}

extension ItemCards {
  /// Writes a row that is in sight as far as it lies in a window, if there is one; what lies outside of it is faded.
  fileprivate mutating func write(
    _ row: LayoutRow, of section: PlacedSection, through window: Rect?, to output: inout TextBuffer
  ) {
    guard let window, !window.contains(row.frame) else { return write(row, of: section, row.frame, to: &output) }
    output.write("<g opacity=\".35\">")
    write(row, of: section, row.frame, to: &output)
    output.write("</g>\n")
    if window.overlaps(row.frame) { write(row, of: section, row.frame.intersection(window), to: &output) }
  }

  /// - Parameter frame: the part of it that is drawn.
  private mutating func write(
    _ row: LayoutRow, of section: PlacedSection, _ frame: Rect, to output: inout TextBuffer
  ) {
    var card = TextBuffer()
    let part = Rect(x: frame.x - row.frame.x, y: frame.y - row.frame.y, width: frame.width, height: frame.height)
    let hasCard = write(row, of: section, part: part, at: (frame.x, frame.y), to: &card)
    output.write(
      "<rect x=\"\(rounded(frame.x))\" y=\"\(rounded(frame.y))\" width=\"\(rounded(frame.width))\" "
        + "height=\"\(rounded(frame.height))\""
        + "\(hasCard ? " class=\"card\"" : row.isItem ? "" : " fill=\"#8883\"")><title>")
    output.write(xml: row.name)
    output.write("</title></rect>\n")
    output.write(bytes: card.elements)
  }
}
