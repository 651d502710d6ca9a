import CollectionLayout
import ShelfSizing

/// A section of a collection view whose items have their places.
public struct PlacedSection: Sendable {
  /// The name of the section.
  public let name: String
  /// The collection view.
  public let variant: CollectionVariant
  /// The frames, of section 0 of this layout: it begins where the section before it has ended. Of a shelf, each is a
  /// collection view by itself.
  public let layout: any PlacedLayout
  /// How many records were left out.
  public let rejectedCount: Int
  /// Warnings about results that are less exact than they look.
  public let warnings: [String]
  /// The place of the variant among ``CollectionPlan/variants``.
  public let variantIndex: Int
  let items: SizedItems

  /// How many items it has.
  public var itemCount: Int { items.cardCount }

  /// The `id` of an item's record; `nil` where it has none.
  ///
  /// - Parameter item: from 0, below ``itemCount``.
  public func id(ofItem item: Int) -> RecordID? { items.ids[item] }

  /// The place of an item's record in its section, from 0; records that were left out keep theirs.
  ///
  /// - Parameter item: from 0, below ``itemCount``.
  public func index(ofItem item: Int) -> Int { items.index(ofItem: item) }

  /// Tells the header, the items from first to last, and the footer.
  ///
  /// - Parameters:
  ///   - rect: where these have to overlap (`Rect.overlaps`), in the coordinates of the content; `nil` for all.
  ///   - body: gets each of them.
  public func forEachElement(in rect: Rect? = nil, _ body: (LayoutElement) throws -> Void) rethrows {
    if let rect { return try layout.elements(in: rect).forEach(body) }
    let start = ItemPath(section: 0, item: 0)
    if let frame = layout.headerFrame(inSection: 0) {
      try body(LayoutElement(kind: .header, path: start, frame: frame))
    }
    for item in 0..<itemCount {
      let path = ItemPath(section: 0, item: item)
      if let frame = layout.frame(of: path) { try body(LayoutElement(kind: .item, path: path, frame: frame)) }
    }
    if let frame = layout.footerFrame(inSection: 0) {
      try body(LayoutElement(kind: .footer, path: start, frame: frame))
    }
  }
}
