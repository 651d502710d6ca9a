import Catalog
import CollectionLayout
import ShelfReports
import ShelfSizing

/// An element of a section, or the content as a whole: an object, one for all elements of a section, as copies for its
/// columns would cost more than all they write.
final class LayoutRow {
  /// The section's name; empty for the content of several sections.
  let section: String
  let variant: CollectionVariant
  /// `nil` for the content.
  private(set) var kind: RowKind?
  /// The index of an item among those of its section.
  private(set) var item: Int?
  /// The index of an item's record.
  private(set) var index: Int?
  /// The `id` of an item's record.
  private(set) var id: RecordID?
  private(set) var frame: Rect
  /// How many lines the item's card loses to a maximum height; `nil` where it is not cut.
  private(set) var lostLines: Int?
  /// The cut cards of the section, by their items.
  private let cuts: [Int: CutItem]

  /// The kinds of rows.
  enum RowKind: Equatable {
    /// A header, an item or a footer.
    case element(LayoutElement.Kind)
    /// Another view of a compositional layout, beside or on its items.
    case supplementary(String)
    /// A view behind its items.
    case decoration(String)

    /// The kind's name in the output.
    var name: String {
      switch self {
      case .element(let kind): kind.name
      case .supplementary(let name), .decoration(let name): name
      }
    }
  }

  /// The column of ``lostLines``, which a table without cut cards leaves out.
  static let lostLinesTitle = "Lost lines"

  /// Whether it is an item, rather than a view beside or behind some.
  var isItem: Bool { kind == .element(.item) }
  /// Whether it lies behind the items of its section.
  var isBehind: Bool { if case .decoration = kind { true } else { false } }

  /// The content of a section, or of all sections.
  ///
  /// - Parameter cuts: the cut cards of the section, by their items.
  init(contentOf section: String, _ variant: CollectionVariant, _ size: Size, cuts: [Int: CutItem] = [:]) {
    (self.section, self.variant, self.cuts) = (section, variant, cuts)
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// A person's word for it.
  var name: String {
    let item = id?.text ?? index.map { "#\($0)" }
    guard case .supplementary(let kind) = kind else { return item ?? kind?.name ?? "content" }
    return kind + (item.map { " of \($0)" } ?? "")
  }

  /// Becomes the row of an element of the section.
  func show(_ element: LayoutElement, of section: PlacedSection) {
    (kind, frame) = (.element(element.kind), element.frame)
    item = isItem ? element.path.item : nil
    index = isItem ? section.index(ofItem: element.path.item) : nil
    id = isItem ? section.id(ofItem: element.path.item) : nil
    lostLines = isItem ? cuts[element.path.item]?.lostLines : nil
  }
}

extension LayoutRow {
  /// Becomes the row of a view that is neither item, header nor footer; the index and the id are those of the item that it
  /// is anchored to.
  ///
  /// - Parameter isBehind: whether it lies behind the items of its section.
  func show(_ view: CompositionalLayout.Supplementary, of section: PlacedSection, isBehind: Bool = false) {
    (kind, frame) = (isBehind ? .decoration(view.kind) : .supplementary(view.kind), view.frame)
    (item, lostLines) = (nil, nil)
    index = view.item.map { section.index(ofItem: $0.item) }
    id = view.item.flatMap { section.id(ofItem: $0.item) }
  }
}

extension PlacedSection {
  /// A new row with the section's content.
  var row: LayoutRow { LayoutRow(contentOf: name, variant, layout.contentSize, cuts: cutItems) }

  /// Calls `body` with each element that overlaps a rectangle: header, items, footer, and then the other views of a
  /// compositional layout, whose first section has its boundary items before all. The row is the same for all of a section.
  func forEachRow(in rect: Rect? = nil, _ body: (LayoutRow) -> Void) {
    for view in layoutSupplementaries where sectionIndex == 0 && rect?.overlaps(view.frame) ?? true {
      let row = LayoutRow(contentOf: "", variant, layout.contentSize)
      row.show(view, of: self)
      body(row)
    }
    let row = row
    forEachElement(in: rect) { element in
      row.show(element, of: self)
      body(row)
    }
    for (views, areBehind) in [(furtherSupplementaries, false), (decorations, true)] {
      for view in views where rect?.overlaps(view.frame) ?? true {
        row.show(view, of: self, isBehind: areBehind)
        body(row)
      }
    }
  }
}

extension RowWriter {
  /// The columns of a layout’s elements; each row names its variant if there are several.
  mutating func placed(_ row: LayoutRow?, namesVariant: Bool = false) {
    text("kind", row?.kind?.name)
    text("section", title: "Section", row?.section)
    text(title: "Element", row?.name)
    item(row)
    count(title: LayoutRow.lostLinesTitle, row?.lostLines)
    optional(namesVariant) { $0.variant(row?.variant) }
  }

  /// An item's record, and its frame.
  mutating func item(_ row: LayoutRow?) {
    count("index", row?.index)
    id("id", row?.id)
    frame(row?.frame)
  }

  /// The frame of a view.
  mutating func frame(_ frame: Rect?) {
    number("x", title: "X", frame?.x)
    number("y", title: "Y", frame?.y)
    number("width", title: "Width", frame?.width)
    number("height", title: "Height", frame?.height)
  }

  /// The parts of a variant side by side.
  private mutating func variant(_ variant: CollectionVariant?) {
    sizes(variant)
    number("containerWidth", variant?.container.width)
    number("containerHeight", variant?.container.height)
    text("device", variant?.container.device)
    text("orientation", variant?.container.orientation?.name)
    text(title: "Variant", variant?.summary)
  }

  /// The parts of a variant in which its container is an object.
  mutating func nestedVariant(_ variant: CollectionVariant?) {
    sizes(variant)
    object("container") {
      $0.number("width", variant?.container.width)
      $0.number("height", variant?.container.height)
      let device = variant?.container.device
      $0.optional(device != nil) {
        $0.text("device", device)
        $0.text("orientation", variant?.container.orientation?.name)
      }
    }
  }

  private mutating func sizes(_ variant: CollectionVariant?) {
    number("cardWidth", variant?.cardWidth)
    number("scale", variant?.scale)
    text("contentSizeCategory", variant?.contentSizeCategory)
    text("locale", variant?.locale)
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
