import CollectionLayout
import RecordCells
import ShelfSizing

/// A section of a collection view whose items have frames.
public struct PlacedSection: Sendable {
  /// The name of the section.
  public let name: String
  /// The collection view.
  public let variant: CollectionVariant
  /// The frames, of a section of this layout: it begins where the section before it has ended. Of a shelf, each is a
  /// collection view by itself.
  public let layout: any PlacedLayout
  /// The index of the section in its layout: 0 but where a compositional layout is placed as a whole, as it has boundary
  /// items or its description names sections.
  public let sectionIndex: Int
  /// The direction in which the content goes on.
  package let scrollDirection: ScrollDirection
  /// Whether leading is right.
  package let isRightToLeft: Bool
  /// How a section of a compositional layout scrolls across the layout's direction; `.none` for other layouts.
  public let orthogonalScrollingBehavior: CompositionalLayout.OrthogonalScrollingBehavior
  /// The scrolling through its compositional layout, if that is asked for: the same for all its sections.
  public let scrolling: ScrollSimulation?
  /// How many records were left out.
  public let rejectedCount: Int
  /// Warnings about results that are less exact than they look.
  public let warnings: [String]
  /// The index of the variant among ``CollectionPlan/variants``.
  public let variantIndex: Int
  package let items: SizedItems
  /// The cells of its items; `nil` where sizes come from elsewhere.
  package let prototypes: Prototypes?
  /// The sizes that its cards share, as the cells were asked; `nil` where they were not.
  package let shelf: Shelf?
  /// The place of the variant among those of its locale.
  package let target: Int
  /// The card widths in points at which cells were asked how high they are; `nil` where each has the width of its own.
  package let askedWidths: [Double]?

  /// A section.
  package init(
    name: String, variant: CollectionVariant, layout: any PlacedLayout, sectionIndex: Int,
    scrollDirection: ScrollDirection, isRightToLeft: Bool,
    orthogonalScrollingBehavior: CompositionalLayout.OrthogonalScrollingBehavior, scrolling: ScrollSimulation?,
    rejectedCount: Int, warnings: [String], variantIndex: Int, items: SizedItems, prototypes: Prototypes?,
    shelf: Shelf?, target: Int, askedWidths: [Double]?
  ) {
    self.name = name
    self.variant = variant
    self.layout = layout
    self.sectionIndex = sectionIndex
    self.scrollDirection = scrollDirection
    self.isRightToLeft = isRightToLeft
    self.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    self.scrolling = scrolling
    self.rejectedCount = rejectedCount
    self.warnings = warnings
    self.variantIndex = variantIndex
    self.items = items
    self.prototypes = prototypes
    self.shelf = shelf
    self.target = target
    self.askedWidths = askedWidths
  }

  /// How many items it has.
  public var itemCount: Int { items.cardCount }

  /// The `id` of an item's record; `nil` where it has none.
  ///
  /// - Parameter item: from 0, below ``itemCount``.
  public func id(ofItem item: Int) -> RecordID? { items.ids[item] }

  /// The index of an item's record in its section, from 0; records that were left out keep theirs.
  ///
  /// - Parameter item: from 0, below ``itemCount``.
  public func index(ofItem item: Int) -> Int { items.index(ofItem: item) }

  /// The layout where it is a compositional one.
  public var compositional: CompositionalLayout? { layout as? CompositionalLayout }

  /// The boundary items of a section of a compositional layout, then the views anchored to its items and groups.
  public var supplementaries: [CompositionalLayout.Supplementary] {
    compositional?.supplementaries(inSection: sectionIndex) ?? []
  }

  /// The boundary items of a compositional layout itself.
  public var layoutSupplementaries: [CompositionalLayout.Supplementary] { compositional?.layoutSupplementaries() ?? [] }

  /// The views behind a section of a compositional layout.
  public var decorations: [CompositionalLayout.Supplementary] {
    compositional?.decorations(inSection: sectionIndex) ?? []
  }

  /// Where its first element stands; `nil` where it has none.
  package var start: Rect? {
    layout.headerFrame(inSection: sectionIndex) ?? layout.frame(of: ItemPath(section: sectionIndex, item: 0))
  }

  /// Those of ``supplementaries`` that are neither the section's header nor its footer.
  package var furtherSupplementaries: [CompositionalLayout.Supplementary] {
    var known = [layout.headerFrame(inSection: sectionIndex), layout.footerFrame(inSection: sectionIndex)]
    return supplementaries.filter { view in
      // The first view of a kind is the one that the layout calls the header or the footer.
      guard view.alignment != nil, let index = known.firstIndex(of: view.frame) else { return true }
      known[index] = nil
      return false
    }
  }

  /// Tells the header, the items from first to last, and the footer.
  ///
  /// - Parameters:
  ///   - rect: where these have to overlap (`Rect.overlaps`), in the coordinates of the content; `nil` for all.
  ///   - body: gets each of them.
  public func forEachElement(in rect: Rect? = nil, _ body: (LayoutElement) throws -> Void) rethrows {
    if let rect {
      let elements = layout.elements(in: rect)
      return try elements.lazy.filter { $0.path.section == sectionIndex }.forEach(body)
    }
    let start = ItemPath(section: sectionIndex, item: 0)
    if let frame = layout.headerFrame(inSection: sectionIndex) {
      try body(LayoutElement(kind: .header, path: start, frame: frame))
    }
    for item in 0..<itemCount {
      let path = ItemPath(section: sectionIndex, item: item)
      if let frame = layout.frame(of: path) { try body(LayoutElement(kind: .item, path: path, frame: frame)) }
    }
    if let frame = layout.footerFrame(inSection: sectionIndex) {
      try body(LayoutElement(kind: .footer, path: start, frame: frame))
    }
  }
}
