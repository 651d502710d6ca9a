import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// One JSON document with a layout a variant, and in it a section a line; of shelves a layout each.
///
/// A layout's size stands before its sections, which are therefore kept to the end.
package struct LayoutJSONFormat: LayoutFormat {
  private let sheet: LayoutSheet
  /// For each variant, its layouts: one, or one for each shelf.
  private var layouts: [[Kept]]
  private var document = JSONDocument(list: "layouts", indent: "")

  private struct Kept {
    var contentSize: Size
    /// For a shelf, how many items are seen before anything is scrolled.
    var visibleItems: Double?
    /// The sections as JSON.
    var sections: [UInt8] = []
  }

  /// A writer.
  package init(_ sheet: LayoutSheet) {
    self.sheet = sheet
    layouts = sheet.variants.map { variant in
      sheet.sectionsStandAlone ? [] : [Kept(contentSize: Size(width: variant.container.width, height: 0))]
    }
  }

  package mutating func begin(_ output: inout TextBuffer) { document.begin(&output) }

  package mutating func write(_ section: PlacedSection, to output: inout TextBuffer) {
    let (variant, size) = (section.variantIndex, section.layout.contentSize)
    if sheet.sectionsStandAlone {
      let shelf = section.layout as? ShelfLayout
      layouts[variant].append(Kept(contentSize: size, visibleItems: shelf?.visibleItemCount))
    }
    let place = layouts[variant].count - 1
    layouts[variant][place].contentSize = size
    var written = TextBuffer()
    written.write(membersOf: section, in: sheet.rect)
    guard !written.elements.isEmpty else { return }
    layouts[variant][place].sections += Array((layouts[variant][place].sections.isEmpty ? "\n  {" : ",\n  {").utf8)
    layouts[variant][place].sections += written.elements
    layouts[variant][place].sections.append(UInt8(ascii: "}"))
  }

  package mutating func end(_ output: inout TextBuffer) {
    for (variant, layouts) in zip(sheet.variants, layouts) {
      for layout in layouts {
        document.write(to: &output) { [sheet] output in
          output.write(member: "layout", sheet.layout.rawValue)
          output.write(member: "variant")
          output.writeObject { $0.write(membersOf: variant) }
          output.write(member: "contentSize")
          output.write(json: layout.contentSize) {
            $0.write(member: "width", $1.width)
            $0.write(member: "height", $1.height)
          }
          if let visible = layout.visibleItems { output.write(member: "visibleItems", visible) }
          output.write(member: "sections")
          output.write("[")
          output.write(layout.sections)
          output.write("]")
        }
      }
    }
    document.end(&output)
  }
}

extension TextBuffer {
  /// Appends what a section holds; nothing where no element of it is in a rectangle.
  fileprivate mutating func write(membersOf section: PlacedSection, in rect: Rect?) {
    var header: Rect?
    var footer: Rect?
    var items: [LayoutElement] = []
    if rect == nil { items.reserveCapacity(section.itemCount) }
    section.forEachElement(in: rect) { element in
      switch element.kind {
      case .header: header = element.frame
      case .item: items.append(element)
      case .footer: footer = element.frame
      }
    }
    if rect != nil, header == nil, footer == nil, items.isEmpty { return }
    write(member: "section", section.name)
    write(member: "header")
    write(json: header) { $0.write(membersOf: $1) }
    write(member: "footer")
    write(json: footer) { $0.write(membersOf: $1) }
    write(member: "items")
    write(list: items) { output, element in
      output.writeObject {
        $0.write(member: "index", section.index(ofItem: element.path.item))
        $0.write(member: "id", section.id(ofItem: element.path.item))
        $0.write(membersOf: element.frame)
      }
    }
  }

  /// Appends the members of a frame.
  mutating func write(membersOf frame: Rect) {
    write(member: "x", frame.x)
    write(member: "y", frame.y)
    write(member: "width", frame.width)
    write(member: "height", frame.height)
  }

  /// Appends the members of a variant.
  mutating func write(membersOf variant: CollectionVariant) {
    write(member: "cardWidth", variant.cardWidth)
    write(member: "scale", variant.scale)
    write(member: "contentSizeCategory", variant.contentSizeCategory)
    write(member: "locale", variant.locale)
    write(member: "container")
    write(json: variant.container) {
      $0.write(member: "width", $1.width)
      $0.write(member: "height", $1.height)
      guard let device = $1.device else { return }
      $0.write(member: "device", device)
      $0.write(member: "orientation", $1.orientation?.name)
    }
  }
}

extension ColumnCounts.Orientation {
  /// The orientation's name in the output.
  package var name: String { self == .portrait ? "portrait" : "landscape" }
}
