import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// One JSON object a line and element, as sections come.
package struct LayoutNDJSONFormat: LayoutFormat {
  private let sheet: LayoutSheet

  /// A writer.
  package init(_ sheet: LayoutSheet) { self.sheet = sheet }

  package mutating func begin(_ output: inout TextBuffer) {}

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    let showsVariant = sheet.variants.count > 1
    section.forEachElement(in: sheet.rect) { element in
      output.writeObject { output in
        output.write(member: "kind", element.kind.name)
        output.write(member: "section", section.name)
        let item = element.kind == .item ? element.path.item : nil
        output.write(member: "index", item.map(section.index(ofItem:)))
        output.write(member: "id", item.flatMap(section.id(ofItem:)))
        output.write(membersOf: element.frame)
        guard showsVariant else { return }
        let variant = section.variant
        output.write(member: "cardWidth", variant.cardWidth)
        output.write(member: "scale", variant.scale)
        output.write(member: "contentSizeCategory", variant.contentSizeCategory)
        output.write(member: "locale", variant.locale)
        output.write(member: "containerWidth", variant.container.width)
        output.write(member: "containerHeight", variant.container.height)
        output.write(member: "device", variant.container.device)
        output.write(member: "orientation", variant.container.orientation?.name)
      }
      output.write(byte: UInt8(ascii: "\n"))
    }
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

/// One row an element (RFC 4180, lines end in LF), as sections come.
package struct LayoutCSVFormat: LayoutFormat {
  private let sheet: LayoutSheet

  /// A writer.
  package init(_ sheet: LayoutSheet) { self.sheet = sheet }

  package mutating func begin(_ output: inout TextBuffer) {
    output.write("kind,section,index,id,x,y,width,height")
    if sheet.variants.count > 1 {
      output.write(",cardWidth,scale,contentSizeCategory,locale,containerWidth,containerHeight,device,orientation")
    }
    output.write("\n")
  }

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    var name = TextBuffer()
    name.writeCell(section.name)
    // The cells that all rows of the section end in.
    var rest = TextBuffer()
    if sheet.variants.count > 1 { rest.writeCells(of: section.variant) }
    rest.write("\n")
    section.forEachElement(in: sheet.rect) { element in
      output.write(element.kind.name)
      output.write(bytes: name.elements)
      let item = element.kind == .item ? element.path.item : nil
      output.writeCell(item.map(section.index(ofItem:)))
      output.writeCell(item.flatMap(section.id(ofItem:))?.text)
      output.writeCell(element.frame.x)
      output.writeCell(element.frame.y)
      output.writeCell(element.frame.width)
      output.writeCell(element.frame.height)
      output.write(bytes: rest.elements)
    }
  }

  package mutating func end(_ output: inout TextBuffer) {}
}

extension TextBuffer {
  fileprivate mutating func writeCells(of variant: CollectionVariant) {
    writeCell(variant.cardWidth)
    writeCell(variant.scale)
    writeCell(variant.contentSizeCategory)
    writeCell(variant.locale)
    writeCell(variant.container.width)
    writeCell(variant.container.height)
    writeCell(variant.container.device)
    writeCell(variant.container.orientation?.name)
  }
}
