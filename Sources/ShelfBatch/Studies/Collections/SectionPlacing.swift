import CollectionLayout
import ShelfSizing

/// Places the items of sections, one section after another, in each collection view.
struct SectionPlacing {
  private let settings: CollectionSettings
  private let spacing: CollectionPass.Spacing
  private let targets: [CollectionTarget]
  private let scrollDirection: ScrollDirection
  /// The index of the first target among the variants of all passes.
  private let firstVariant: Int
  /// For each target, where the next section begins, in points.
  private var ends: [Double]
  /// The sections of a compositional layout; `nil` for another one.
  private var composition: CompositionalPlacing?

  init(_ pass: CollectionPass, firstVariant: Int = 0) {
    settings = pass.settings
    spacing = pass.spacing
    targets = pass.targets
    scrollDirection = pass.scrollDirection
    self.firstVariant = firstVariant
    ends = pass.targets.map { _ in 0 }
    composition = pass.description.map { CompositionalPlacing($0, pass) }
  }

  /// A section whose records were all read.
  struct Section {
    let name: String
    let items: SizedItems
    let rejectedCount: Int
    /// The warnings of each target; none where there are none of any.
    let warnings: [[String]]
  }

  /// Places a section in each target, or keeps it to the end.
  mutating func add(_ section: Section, _ body: (PlacedSection) throws -> Void) throws {
    for target in targets.indices {
      guard composition == nil else { break }
      let layout = try place(section.items, target: target)
      try body(placed(Placement(section: section, target: target, layout: layout)))
    }
    for placement in try composition?.add(section) ?? [] { try body(placed(placement)) }
  }

  /// Places what was kept.
  mutating func finish(_ body: (PlacedSection) throws -> Void) throws {
    for placement in try composition?.finish() ?? [] { try body(placed(placement)) }
  }

  /// A section in a layout.
  struct Placement {
    let section: Section
    let target: Int
    let layout: any PlacedLayout
    /// The index of the section in its layout.
    var index = 0
    /// How a section of a compositional layout scrolls across.
    var behavior = CompositionalLayout.OrthogonalScrollingBehavior.none
    /// The scrolling through the layout.
    var scrolling: ScrollSimulation?
  }

  private func placed(_ placement: Placement) -> PlacedSection {
    let (section, target) = (placement.section, placement.target)
    return PlacedSection(
      name: section.name, variant: targets[target].variant, layout: placement.layout, sectionIndex: placement.index,
      scrollDirection: scrollDirection, isRightToLeft: targets[target].environment?.isRightToLeft ?? false,
      orthogonalScrollingBehavior: placement.behavior, scrolling: placement.scrolling,
      rejectedCount: section.rejectedCount,
      warnings: section.warnings.isEmpty ? [] : section.warnings[target], variantIndex: firstVariant + target,
      items: section.items, prototypes: targets[target].cells?.prototypes, shelf: targets[target].cells?.shelf,
      target: target, askedWidths: targets[target].askedWidths)
  }

  /// The next section of a target.
  private mutating func place(_ items: SizedItems, target: Int) throws -> any PlacedLayout {
    let start = ends[target]
    switch settings.layout {
    case .columns:
      guard let columns = targets[target].columns else { break }
      let layout = try self.columns(columns, items, target, start: start)
      ends[target] = layout.contentSize.height
      return layout
    case .flow:
      let layout = try flow(items, target, start: start)
      ends[target] = settings.direction == .vertical ? layout.contentSize.height : layout.contentSize.width
      return layout
    case .shelf, .compositional: break
    }
    return try shelf(items, target)
  }

  private func columns(
    _ columns: Columns, _ items: SizedItems, _ target: Int, start: Double
  ) throws(LayoutError) -> ColumnLayout {
    let section = ColumnLayout.Section(
      itemCount: items.cardCount, headerHeight: settings.headerExtent, footerHeight: settings.footerExtent)
    let (lengths, stride) = (items.lengths, items.lengthCount)
    // The last length of a target is a height.
    let index = settings.asksCells ? target : stride - 1
    if case .fixed(let size) = settings.itemSize {
      return try ColumnLayout(columns, placement: settings.placement, start: start, sections: [section]) { _, _ in
        size.height
      }
    }
    return try ColumnLayout(columns, placement: settings.placement, start: start, sections: [section]) { path, _ in
      lengths[path.item * stride + index]
    }
  }

  private func flow(_ items: SizedItems, _ target: Int, start: Double) throws(LayoutError) -> FlowLayout {
    let variant = targets[target].variant
    let sizes: ItemSizes
    switch settings.itemSize {
    case .fixed(let size): sizes = .same(size, count: items.cardCount)
    case .cell:
      let width = variant.cardWidth ?? 0
      sizes = .each(
        (0..<items.cardCount).map { Size(width: width, height: items.lengths[$0 * items.lengthCount + target]) })
    case .automatic, .fields, .estimated:
      let index = settings.asksCells ? 2 * target : 0
      sizes = .each(
        (0..<items.cardCount).map { item in
          let width = item * items.lengthCount + index
          return Size(width: items.lengths[width], height: items.lengths[width + 1])
        })
    }
    return try FlowLayout(
      container: Size(width: variant.container.width, height: variant.container.height ?? 0),
      contentInsets: spacing.insets, direction: settings.direction, scale: variant.scale, start: start,
      sections: [
        FlowLayout.Section(
          itemSizes: sizes, insets: settings.sectionInsets ?? .zero, interitemSpacing: spacing.interitem,
          lineSpacing: spacing.line, headerExtent: settings.headerExtent, footerExtent: settings.footerExtent)
      ])
  }

  /// All items are as tall as the tallest, in a collection view as high as that and the insets.
  private func shelf(_ items: SizedItems, _ target: Int) throws(LayoutError) -> ShelfLayout {
    let (variant, insets) = (targets[target].variant, spacing.insets)
    var size = Size.zero
    var height = 0.0
    if let plan = targets[target].cells {
      let heights = (0..<items.cardCount).lazy.map { items.lengths[$0 * items.lengthCount + target] }
      let tallest = heights.max()
      let metrics = ShelfSizer(shelf: plan.shelf).metrics(
        itemCount: items.cardCount, largest: tallest.map { (0, $0) }, renderedHeight: tallest ?? 0)
      (size, height) = (metrics.itemSize, metrics.containerHeight)
    } else if case .fixed(let fixed) = settings.itemSize {
      (size, height) = (fixed, insets.top + fixed.height + insets.bottom)
    }
    return try ShelfLayout(
      container: Size(width: variant.container.width, height: variant.container.height ?? height), itemSize: size,
      itemCount: items.cardCount, insets: insets, lineSpacing: spacing.line, scale: variant.scale)
  }
}
