import CollectionLayout
import ShelfSizing

/// Places the items of sections, one section after another, in each collection view.
struct SectionPlacing {
  private let settings: CollectionSettings
  private let spacing: CollectionPass.Spacing
  private let targets: [CollectionTarget]
  /// For each target, where the next section begins, in points.
  private var ends: [Double]

  init(_ pass: CollectionPass) {
    settings = pass.settings
    spacing = pass.spacing
    targets = pass.targets
    ends = pass.targets.map { _ in 0 }
  }

  /// The next section of a target.
  mutating func place(_ items: SizedItems, target: Int) throws -> any PlacedLayout {
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
    case .shelf: break
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
    let place = settings.asksCells ? target : stride - 1
    if case .fixed(let size) = settings.itemSize {
      return try ColumnLayout(columns, placement: settings.placement, start: start, sections: [section]) { _, _ in
        size.height
      }
    }
    return try ColumnLayout(columns, placement: settings.placement, start: start, sections: [section]) { path, _ in
      lengths[path.item * stride + place]
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
    case .automatic, .fields:
      let place = settings.asksCells ? 2 * target : 0
      sizes = .each(
        (0..<items.cardCount).map { item in
          let place = item * items.lengthCount + place
          return Size(width: items.lengths[place], height: items.lengths[place + 1])
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
