import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// A drawing to scale, a unit a point: the layouts of all variants below each other, a rectangle an element.
package struct LayoutSVGFormat: LayoutFormat {
  private let sheet: LayoutSheet
  /// For each variant, its layouts: one, or one for each shelf.
  private var layouts: [[Drawn]]

  private struct Drawn {
    var contentSize: Size
    /// The elements as SVG.
    var elements: [UInt8] = []
    var count = 0
  }

  /// Points between layouts.
  private static let gap = 16.0
  /// The most elements of a layout; what is more is counted.
  private static let mostElements = 10_000

  /// A writer, which keeps what it draws to the end.
  package init(_ sheet: LayoutSheet) {
    self.sheet = sheet
    layouts = sheet.variants.map { variant in
      sheet.sectionsStandAlone ? [] : [Drawn(contentSize: Size(width: variant.container.width, height: 0))]
    }
  }

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    let (variant, size) = (section.variantIndex, section.layout.contentSize)
    if sheet.sectionsStandAlone { layouts[variant].append(Drawn(contentSize: size)) }
    let place = layouts[variant].count - 1
    layouts[variant][place].contentSize = size
    var written = TextBuffer()
    var count = layouts[variant][place].count
    section.forEachElement(in: sheet.rect) { element in
      count += 1
      if count <= LayoutSVGFormat.mostElements { written.write(drawn: element, of: section) }
    }
    layouts[variant][place].count = count
    layouts[variant][place].elements += written.elements
  }

  package mutating func end(_ output: inout TextBuffer) {
    let shown = layouts.joined().map { layout in
      (layout, sheet.rect ?? Rect(x: 0, y: 0, width: layout.contentSize.width, height: layout.contentSize.height))
    }
    let width = rounded(shown.reduce(0) { max($0, $1.1.width) })
    let height = rounded(max(0, shown.reduce(-LayoutSVGFormat.gap) { $0 + LayoutSVGFormat.gap + $1.1.height }))
    output.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" role=\"img\" fill=\"none\" stroke=\"#888\" stroke-width=\"0.5\" font-size=\"11\">\n"
        + "<title>\(counted(shown.count, "layout")) of \(counted(shown.reduce(0) { $0 + $1.0.count }, "element"))"
        + "</title>\n")
    var top = 0.0
    for (layout, rect) in shown {
      // Nested drawings cut off what reaches out of them.
      output.write(
        "<svg y=\"\(rounded(top))\" width=\"\(rounded(rect.width))\" height=\"\(rounded(rect.height))\" viewBox=\""
          + "\(rounded(rect.x)) \(rounded(rect.y)) \(rounded(rect.width)) \(rounded(rect.height))\">\n")
      output.write(layout.elements)
      output.write("</svg>\n")
      let more = layout.count - LayoutSVGFormat.mostElements
      if more > 0 { output.write("<desc>\(more) more elements are not drawn</desc>\n") }
      top += rect.height + LayoutSVGFormat.gap
    }
    output.write("</svg>\n")
  }
}

extension TextBuffer {
  fileprivate mutating func write(drawn element: LayoutElement, of section: PlacedSection) {
    let frame = element.frame
    write(
      "<rect x=\"\(rounded(frame.x))\" y=\"\(rounded(frame.y))\" width=\"\(rounded(frame.width))\" "
        + "height=\"\(rounded(frame.height))\"\(element.kind == .item ? "" : " fill=\"#8883\"")><title>")
    write(xml: section.name(of: element))
    write("</title></rect>\n")
  }
}

extension PlacedSection {
  /// What a person knows an element by.
  func name(of element: LayoutElement) -> String {
    guard element.kind == .item else { return element.kind.name }
    return id(ofItem: element.path.item)?.text ?? "#\(index(ofItem: element.path.item))"
  }
}
