import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// One JSON document with a layout a variant, and in it a section a line; of shelves a layout each.
///
/// A layout's size stands before its sections, which are therefore kept to the end.
struct LayoutJSONFormat: ReportFormat {
  /// The sections of each layout as JSON.
  private var layouts: KeptLayouts<[UInt8]>

  init(_ sheet: LayoutSheet) { layouts = KeptLayouts(sheet, empty: []) }

  mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    var written = TextBuffer()
    writeMembers(of: section, to: &written)
    layouts.add(section) { sections in
      guard !written.elements.isEmpty else { return }
      sections += Array((sections.isEmpty ? "\n  {" : ",\n  {").utf8)
      sections += written.elements
      sections.append(UInt8(ascii: "}"))
    }
  }

  mutating func end(_ output: inout TextBuffer) {
    var document = JSONDocument(list: "layouts", indent: "")
    document.begin(&output)
    for (variant, all) in zip(layouts.sheet.variants, layouts.byVariant) {
      for layout in all {
        document.write(to: &output) { output in
          output.write(member: "layout", layouts.sheet.layout.rawValue)
          output.write(member: "variant")
          output.writeRow { $0.nestedVariant(variant) }
          output.write(member: "contentSize")
          output.writeRow { $0.size(layout.contentSize) }
          if let visible = layout.visibleItems { output.write(member: "visibleItems", visible) }
          if !layout.supplementaries.isEmpty {
            output.writeMembers { $0.list("supplementary", layout.supplementaries) { $0.supplementary($1) } }
          }
          if let scrolling = layout.scrolling {
            output.write(member: "scrolling")
            output.writeRow { $0.scrolling(scrolling) }
          }
          if !layout.assumptions.isEmpty {
            output.write(member: "assumptions")
            output.write(json: layout.assumptions)
          }
          output.write(member: "sections")
          output.write("[")
          output.write(layout.content)
          output.write("]")
        }
      }
    }
    document.end(&output)
  }

  /// Writes what a section holds; nothing where no element of it is in the rectangle.
  private func writeMembers(of section: PlacedSection, to output: inout TextBuffer) {
    let rect = layouts.sheet.rect
    var header: Rect?
    var footer: Rect?
    var elements: [LayoutElement] = []
    if rect == nil { elements.reserveCapacity(section.itemCount) }
    section.forEachElement(in: rect) { element in
      switch element.kind {
      case .header: header = element.frame
      case .item: elements.append(element)
      case .footer: footer = element.frame
      }
    }
    if let rect, header == nil, footer == nil, elements.isEmpty,
      !(section.supplementaries + section.decorations).contains(where: { rect.overlaps($0.frame) })
    {
      return
    }
    output.write(member: "section", section.name)
    for (name, frame) in [("header", header), ("footer", footer)] {
      output.write(field: name)
      if let frame { output.writeRow { $0.frame(frame) } } else { output.write(word: "null") }
    }
    output.write(member: "items")
    let row = section.row
    output.write(list: elements) { output, element in
      row.show(element, of: section)
      output.writeRow { columns in
        columns.item(row)
        let depth = section.compositional?.zIndex(of: element.path) ?? 0
        if depth != 0 { columns.count("zIndex", depth) }
      }
    }
    if section.compositional != nil { output.writeMembers { $0.composition(of: section, in: rect) } }
  }
}
