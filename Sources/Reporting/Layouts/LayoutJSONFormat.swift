import Catalog
import CollectionLayout
import ShelfReports
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
        document.write(to: &output) {
          $0.writeMembers { $0.layout(layout, layouts.sheet.layout, variant) }
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
    output.writeMembers { $0.section(section, header: header, footer: footer, elements, in: rect) }
  }
}

extension RowWriter {
  /// A layout of a variant, as a member of JSON's list.
  mutating func layout(_ layout: KeptLayouts<[UInt8]>.Layout?, _ name: String?, _ variant: CollectionVariant?) {
    text("layout", name)
    object("variant") { $0.nestedVariant(variant) }
    object("contentSize") { $0.size(layout?.contentSize) }
    optional(layout?.visibleItems != nil) { $0.number("visibleItems", layout?.visibleItems) }
    optional(layout?.supplementaries.isEmpty == false) {
      $0.list("supplementary", layout?.supplementaries) { $0.supplementary($1) }
    }
    optional(layout?.scrolling != nil) { $0.object("scrolling") { $0.scrolling(layout?.scrolling) } }
    optional(layout?.assumptions.isEmpty == false) {
      $0.json("assumptions", .list(.text())) { $0.write(json: layout?.assumptions ?? []) }
    }
    let section = ValueShape.row("section") { $0.section(nil, header: nil, footer: nil, [], in: nil) }
    json("sections", .list(section)) { output in
      output.write("[")
      output.write(layout?.content ?? [])
      output.write("]")
    }
  }

  fileprivate mutating func section(
    _ section: PlacedSection?, header: Rect?, footer: Rect?, _ elements: [LayoutElement], in rect: Rect?
  ) {
    text("section", section?.name)
    object("header", if: header != nil) { $0.frame(header) }
    object("footer", if: footer != nil) { $0.frame(footer) }
    let row = section?.row
    json("items", .list(.row("item") { $0.item(nil, depth: 0) })) { output in
      output.write(list: elements) { output, element in
        guard let section, let row else { return }
        row.show(element, of: section)
        output.writeRow { $0.item(row, depth: section.compositional?.zIndex(of: element.path) ?? 0) }
      }
    }
    optional(section?.compositional != nil) { $0.composition(of: section, in: rect) }
  }

  private mutating func item(_ row: LayoutRow?, depth: Int) {
    item(row)
    optional(row?.lostLines != nil) {
      $0.flag("isCut", row?.lostLines != nil)
      $0.count("lostLines", row?.lostLines)
    }
    optional(depth != 0) { $0.count("zIndex", depth) }
  }
}
