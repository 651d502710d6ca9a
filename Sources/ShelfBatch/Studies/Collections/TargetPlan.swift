import Catalog
import CellLayout
import CollectionLayout
import ShelfSizing

/// Makes the variants of a pass: every collection view with whatever else there are several of.
struct TargetPlan {
  let settings: CollectionSettings
  let description: LayoutDescription?
  let spacing: CollectionPass.Spacing
  let configuration: ShelfConfiguration
  let locale: String?
  private(set) var containers: [(container: CollectionContainer, columns: Columns?)] = []

  mutating func add(_ container: CollectionContainer) throws {
    if settings.layout == .flow { try checkRows(in: container) }
    if let description, container.height == nil {
      if description.needsHeight {
        throw BatchError(.setting, "the layout has parts of the container's height; name it")
      }
      if settings.simulatesScrolling {
        throw BatchError(.setting, "a screen of scrolling is as long as the container's height; name it")
      }
    }
    guard settings.layout == .columns else { return containers.append((container, nil)) }
    let count =
      settings.columnCount
      ?? settings.columnCounts.count(for: container.idiom, container.orientation ?? .portrait)
    let columns = try Columns(
      containerWidth: container.width, contentInsets: spacing.insets, count: count, cellPadding: settings.cellPadding)
    containers.append((container, columns))
  }

  private func checkRows(in container: CollectionContainer) throws {
    let isVertical = settings.direction == .vertical
    guard let extent = isVertical ? container.width : container.height else {
      throw BatchError(.setting, "rows that follow each other to the right fill a container's height; name it")
    }
    let insets = spacing.insets
    let taken = isVertical ? insets.leading + insets.trailing : insets.top + insets.bottom
    guard taken <= extent else {
      let (length, insets) = (shortestDecimal(extent), shortestDecimal(taken))
      throw BatchError(
        .setting,
        "the container is \(length) \(isVertical ? "wide" : "high"), and its insets take \(insets); "
          + "make it larger or the insets smaller")
    }
  }

  /// The variants of sizes that no cell decides.
  func targets() throws -> [CollectionTarget] {
    try checkCount(views: 1) { _ in 1 }
    return try containers.flatMap { container, columns in
      try scales(container).map { scale in
        var width = columns?.itemWidth
        if width == nil, case .fixed(let size) = settings.itemSize { width = size.width }
        let environment = environment(container, scale: scale.value)
        _ = try description?.openConstraints(in: environment)
        return target(
          container, columns, nil, environment: environment, cardWidth: width,
          scale: scale.value, category: ShelfConfiguration.Standard.contentSizeCategory.rawValue)
      }
    }
  }

  /// The variants of sizes that cells decide.
  func targets(asking cell: CellPlan) throws -> [CollectionTarget] {
    if let description { return try targets(of: description, asking: cell) }
    let widths = try CardWidths(configuration)
    if widths.range != nil, settings.layout != .columns {
      throw widths.widths[0].failure(
        "a layout takes one card width after another; give the range of card widths a step")
    }
    if containers.count > 1 {
      let categories = try VariantPlan.categories(configuration).count
      try checkCount(views: cell.viewCount) { columns in categories * (columns == nil ? widths.widths.count : 1) }
    }
    var targets: [CollectionTarget] = []
    for (container, columns) in containers {
      var own = configuration
      own.scales = scales(container)
      let plans = try VariantPlan.all(
        own, cell, widths: columns.map { [Setting($0.itemWidth, .builtIn)] } ?? widths.widths, locale: locale)
      let isOpen = settings.layout == .flow && settings.itemSize == .automatic
      targets += plans.map { plan in
        target(
          container, columns, plan, asking: [isOpen ? .unconstrained : .width(plan.variant.cardWidth)],
          cardWidth: isOpen ? nil : plan.variant.cardWidth, scale: plan.variant.scale,
          category: plan.variant.contentSizeCategory)
      }
    }
    return targets
  }

  /// Refuses more variants than can be laid out, before any is made.
  ///
  /// - Parameters:
  ///   - views: of the cells of a variant.
  ///   - ofContainer: variants at a scale of a container, by its columns.
  private func checkCount(views: Int, ofContainer: (Columns?) -> Int) throws(BatchError) {
    let count = containers.reduce(0) { $0 + ofContainer($1.columns) * scales($1.container).count }
    let most = min(VariantPlan.mostVariants, VariantPlan.mostViews / max(views, 1))
    guard count <= most else {
      throw BatchError(
        .setting,
        "the containers and what else varies make \(count) variants, and of \(views) views at most \(most) are laid out; "
          + "leave some out")
    }
  }

  private func target(
    _ container: CollectionContainer, _ columns: Columns?, _ plan: VariantPlan?,
    asking constraints: [SizeConstraint] = [],
    environment: CompositionalLayout.Environment? = nil, cardWidth: Double?, scale: Double, category: String
  ) -> CollectionTarget {
    CollectionTarget(
      variant: CollectionVariant(
        container: container, cardWidth: cardWidth, scale: scale, contentSizeCategory: category, locale: locale),
      columns: columns, environment: environment, cells: plan, constraints: constraints)
  }

  /// The scales that are named, or else the container's own.
  private func scales(_ container: CollectionContainer) -> [Setting<Double>] {
    configuration.scales.isEmpty
      ? [Setting(container.scale ?? ShelfConfiguration.Standard.scale, .builtIn)]
      : configuration.scales.withoutRepeats(\.value)
  }
}

// MARK: Compositional layouts

extension TargetPlan {
  /// Whether some length of an item is left to the cells.
  func leavesLengthsOpen() throws -> Bool {
    guard let description, let container = containers.first?.container else { return true }
    let environment = environment(container, scale: scales(container)[0].value)
    return try !description.openConstraints(in: environment).isEmpty
  }

  /// The variants of a compositional layout: the width that cells are asked at is the one that it proposes.
  private func targets(of description: LayoutDescription, asking cell: CellPlan) throws -> [CollectionTarget] {
    let categories = try VariantPlan.categories(configuration).count
    try checkCount(views: cell.viewCount) { _ in categories }
    return try containers.flatMap { container, _ in
      let byScale = try scales(container).map { try targets(of: description, in: container, scale: $0, asking: cell) }
      return (0..<categories).flatMap { category in byScale.map { $0[category] } }
    }
  }

  /// The variants of a container at a scale, one for each text size.
  private func targets(
    of description: LayoutDescription, in container: CollectionContainer, scale: Setting<Double>, asking cell: CellPlan
  ) throws -> [CollectionTarget] {
    let environment = environment(container, scale: scale.value)
    let constraints = try description.openConstraints(in: environment)
    let widths: [Setting<Double>] = constraints.compactMap { constraint in
      if case .width(let width) = constraint.value, width > 0 { constraint.map { _ in width } } else { nil }
    }
    var own = configuration
    own.scales = [scale]
    let asked = widths.first ?? Setting(container.width, .builtIn)
    return try VariantPlan.all(own, cell, widths: [asked], locale: locale).map { plan in
      target(
        container, nil, plan, asking: constraints.map(\.value), environment: environment,
        cardWidth: constraints.count == 1 ? widths.first?.value : nil, scale: scale.value,
        category: plan.variant.contentSizeCategory)
    }
  }

  /// The collection view of a compositional layout; `nil` for another one.
  private func environment(_ container: CollectionContainer, scale: Double) -> CompositionalLayout.Environment? {
    guard description != nil else { return nil }
    // The insets of a shelf without a description are its own.
    let isShelf = if case .cards = settings.composition { true } else { false }
    return CompositionalLayout.Environment(
      container: Size(width: container.width, height: container.height ?? 0),
      contentInsets: isShelf ? .zero : spacing.insets, safeAreaInsets: settings.safeAreaInsets,
      layoutMargins: settings.layoutMargins, scale: scale,
      isRightToLeft: locale.map(Locales.isRightToLeft) ?? false)
  }
}
