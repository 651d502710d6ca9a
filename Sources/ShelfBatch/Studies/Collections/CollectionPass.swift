import Catalog
import CellLayout
import CollectionLayout
import ShelfSizing

/// The plan of the layouts in one locale, which is a pass over its records.
final class CollectionPass: BatchPass, Sendable {
  let settings: CollectionSettings
  let spacing: Spacing
  let records: PassRecords
  /// The collection views; at least one.
  let targets: [CollectionTarget]
  /// The cells that are asked; `nil` where sizes come from elsewhere.
  let cells: PassPlan?

  /// The configuration's space round items, in points.
  struct Spacing: Sendable {
    let interitem: Double
    let line: Double
    /// The insets of the collection view's content; in the layout of a shelf, those of its row.
    let insets: EdgeInsets
  }

  init(
    _ configuration: ShelfConfiguration, _ settings: CollectionSettings, _ locales: Locales,
    _ locale: Setting<String>?, inputs: [Setting<String>], format: RecordFormat?
  ) throws {
    var configuration = configuration
    // In the measuring of shelves this is the app's own height, to be checked; here it is the collection view's.
    let height = configuration.containerHeight?.value
    configuration.containerHeight = nil
    if settings.layout == .shelf, let insets = settings.sectionInsets { configuration.insets = Setting(insets, .given) }
    self.settings = settings
    spacing = Spacing(
      interitem: configuration.interitemSpacing?.value ?? 10, line: configuration.lineSpacing?.value ?? 10,
      insets: configuration.insets?.value ?? .zero)
    records = try PassRecords(configuration, locales, locale, inputs: inputs, format: format)
    var plan = TargetPlan(settings: settings, spacing: spacing, configuration: configuration, locale: locale?.value)
    for var container in settings.containers {
      // A shelf is as high as its items make it, whatever the screen.
      container.height = height ?? (settings.layout == .shelf ? nil : container.height)
      try plan.add(container)
    }
    guard settings.asksCells else {
      (cells, targets) = (nil, try plan.targets())
      return
    }
    var made: [CollectionTarget] = []
    cells = try PassPlan(configuration, locales, locale, records: records) { cell in
      made = try plan.targets(asking: cell)
      return made.compactMap(\.cells)
    }
    targets = made
  }

  var diagnostics: [BatchDiagnostic] { cells?.diagnostics ?? [] }

  /// The work that finds the sizes of items.
  var work: ItemSizeWork {
    let variants = targets.compactMap(\.cells)
    switch settings.itemSize {
    case .cell: return ItemSizeWork(.cellHeights, variants)
    case .automatic: return ItemSizeWork(settings.layout == .flow ? .cellSizes : .cellHeights, variants)
    case .fixed: return ItemSizeWork(.nothing, [])
    case .fields(let width, let height):
      return ItemSizeWork(.fields(settings.layout == .columns ? [height] : [width, height]), [])
    }
  }
}

/// Makes the variants of a pass: every collection view with whatever else there are several of.
private struct TargetPlan {
  let settings: CollectionSettings
  let spacing: CollectionPass.Spacing
  let configuration: ShelfConfiguration
  let locale: String?
  private var containers: [(container: CollectionContainer, columns: Columns?)] = []

  init(
    settings: CollectionSettings, spacing: CollectionPass.Spacing, configuration: ShelfConfiguration, locale: String?
  ) {
    self.settings = settings
    self.spacing = spacing
    self.configuration = configuration
    self.locale = locale
  }

  mutating func add(_ container: CollectionContainer) throws {
    if settings.layout == .flow, settings.direction == .horizontal, container.height == nil {
      throw BatchError(.setting, "rows that follow each other to the right fill a container's height; name it")
    }
    guard settings.layout == .columns else { return containers.append((container, nil)) }
    let count =
      settings.columnCount
      ?? settings.columnCounts.count(for: container.idiom, container.orientation ?? .portrait)
    let columns = try Columns(
      containerWidth: container.width, contentInsets: spacing.insets, count: count, cellPadding: settings.cellPadding)
    containers.append((container, columns))
  }

  /// The variants of sizes that no cell decides.
  func targets() throws(BatchError) -> [CollectionTarget] {
    try checkCount(views: 1) { _ in 1 }
    return containers.flatMap { container, columns in
      scales(container).map { scale in
        var width = columns?.itemWidth
        if width == nil, case .fixed(let size) = settings.itemSize { width = size.width }
        return target(container, columns, nil, cardWidth: width, scale: scale.value, category: "large")
      }
    }
  }

  /// The variants of sizes that cells decide.
  func targets(asking cell: CellPlan) throws -> [CollectionTarget] {
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
          container, columns, plan, cardWidth: isOpen ? nil : plan.variant.cardWidth, scale: plan.variant.scale,
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
    _ container: CollectionContainer, _ columns: Columns?, _ plan: VariantPlan?, cardWidth: Double?, scale: Double,
    category: String
  ) -> CollectionTarget {
    CollectionTarget(
      variant: CollectionVariant(
        container: container, cardWidth: cardWidth, scale: scale, contentSizeCategory: category, locale: locale),
      columns: columns, cells: plan)
  }

  /// The scales that are named, or else the container's own.
  private func scales(_ container: CollectionContainer) -> [Setting<Double>] {
    configuration.scales.isEmpty
      ? [Setting(container.scale ?? 2, .builtIn)] : configuration.scales.withoutRepeats(\.value)
  }
}
