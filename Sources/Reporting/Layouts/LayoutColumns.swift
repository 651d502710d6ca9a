import Catalog
import CollectionLayout
import ShelfBatch
import ShelfSizing

/// An element of a section, or the content as a whole: an object, one for all elements of a section, as copies for its
/// columns would cost more than all they write.
final class LayoutRow {
  /// The section's name; empty for the content of several sections.
  let section: String
  let variant: CollectionVariant
  /// `nil` for the content.
  private(set) var kind: LayoutElement.Kind?
  /// The place of an item's record.
  private(set) var index: Int?
  /// The `id` of an item's record.
  private(set) var id: RecordID?
  private(set) var frame: Rect

  /// The content of a section, or of all sections.
  init(contentOf section: String, _ variant: CollectionVariant, _ size: Size) {
    (self.section, self.variant) = (section, variant)
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// A person's word for it.
  var name: String { id?.text ?? index.map { "#\($0)" } ?? kind?.name ?? "content" }

  /// Becomes the row of an element of the section.
  func show(_ element: LayoutElement, of section: PlacedSection) {
    let item = element.kind == .item ? element.path.item : nil
    kind = element.kind
    index = item.map(section.index(ofItem:))
    id = item.flatMap(section.id(ofItem:))
    frame = element.frame
  }
}

extension PlacedSection {
  /// A new row with the section's content.
  var row: LayoutRow { LayoutRow(contentOf: name, variant, layout.contentSize) }

  /// Calls `body` with each element that overlaps a rectangle: header, items, footer. The row is the same for all.
  func forEachRow(in rect: Rect? = nil, _ body: (LayoutRow) -> Void) {
    let row = row
    forEachElement(in: rect) { element in
      row.show(element, of: self)
      body(row)
    }
  }
}

extension Columns<LayoutRow> {
  /// The columns of a layout’s elements; each row names its variant if there are several.
  ///
  static func placed(in sheet: LayoutSheet) -> Columns {
    [
      .text("kind") { $0.kind?.name },
      .text("section", title: "Section") { $0.section },
      .text(title: "Element") { $0.name },
      .all(.item),
      sheet.namesVariants ? .columns(.variant) { $0.variant } : .all([]),
    ]
  }

  /// An item's record, and its frame.
  static var item: Columns {
    [.count("index") { $0.index }, .id("id") { $0.id }, .columns(.frame) { $0.frame }]
  }
}

extension Columns<Rect> {
  /// The frame of a view.
  static var frame: Columns {
    [
      .number("x", title: "X") { $0.x }, .number("y", title: "Y") { $0.y },
      .number("width", title: "Width") { $0.width }, .number("height", title: "Height") { $0.height },
    ]
  }
}

extension Columns<CollectionVariant> {
  /// The parts of a variant side by side.
  fileprivate static var variant: Columns {
    [
      .all(.sizes),
      .number("containerWidth") { $0.container.width },
      .number("containerHeight") { $0.container.height },
      .text("device") { $0.container.device },
      .text("orientation") { $0.container.orientation?.name },
      .text(title: "Variant") { $0.summary },
    ]
  }

  /// The parts of a variant in which its container is an object.
  static var nested: Columns {
    [
      .all(.sizes),
      .object(
        "container",
        [
          .number("width") { $0.width },
          .number("height") { $0.height },
          .text("device") { $0.device }.leftOut { $0.device == nil },
          .text("orientation") { $0.orientation?.name }.leftOut { $0.device == nil },
        ]
      ) { $0.container },
    ]
  }

  private static var sizes: Columns {
    [
      .number("cardWidth") { $0.cardWidth }, .number("scale") { $0.scale },
      .text("contentSizeCategory") { $0.contentSizeCategory }, .text("locale") { $0.locale },
    ]
  }
}

extension LayoutElement.Kind {
  /// The kind's name in the output.
  var name: String {
    switch self {
    case .header: "header"
    case .item: "item"
    case .footer: "footer"
    }
  }
}

extension ColumnCounts.Orientation {
  /// The orientation's name in the output.
  package var name: String { self == .portrait ? "portrait" : "landscape" }
}

extension CollectionVariant {
  /// `iPhone 16 landscape, 852 wide, @3x large`
  var summary: String {
    let device = container.device.map { "\($0)\(container.orientation.map { " \($0.name)" } ?? ""), " } ?? ""
    let width = cardWidth.map { ", cards \(rounded($0))" } ?? ""
    return "\(device)\(rounded(container.width)) wide\(width), @\(rounded(scale))x \(contentSizeCategory)"
      + (locale.map { " \($0)" } ?? "")
  }
}
