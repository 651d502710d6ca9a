import Catalog
import CellLayout
import CollectionLayout
import ShelfSizing

/// The plan of the layouts in one locale, which is a pass over its records.
final class CollectionPass: BatchPass, Sendable {
  let settings: CollectionSettings
  let spacing: Spacing
  /// The description of a compositional layout; `nil` for another one.
  let description: LayoutDescription?
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
    _ configuration: ShelfConfiguration, _ settings: CollectionSettings, _ description: LayoutDescription?,
    _ locales: Locales, _ locale: Setting<String>?, inputs: [Setting<String>], format: RecordFormat?
  ) throws {
    var configuration = configuration
    // In the measuring of shelves this is the app's own height, to be checked; here it is the collection view's.
    let height = configuration.containerHeight?.value
    configuration.containerHeight = nil
    if settings.layout == .shelf, let insets = settings.sectionInsets { configuration.insets = Setting(insets, .given) }
    self.settings = settings
    self.description = description
    spacing = Spacing(
      interitem: configuration.interitemSpacing?.value ?? ShelfConfiguration.Standard.interitemSpacing,
      line: configuration.lineSpacing?.value ?? ShelfConfiguration.Standard.lineSpacing,
      insets: configuration.insets?.value ?? .zero)
    records = try PassRecords(configuration, locales, locale, inputs: inputs, format: format)
    var plan = TargetPlan(
      settings: settings, description: description, spacing: spacing, configuration: configuration,
      locale: locale?.value)
    for var container in settings.containers {
      // A shelf is as high as its items make it, whatever the screen.
      container.height = height ?? (settings.layout == .shelf ? nil : container.height)
      try plan.add(container)
    }
    guard settings.asksCells, try plan.leavesLengthsOpen() else {
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

  /// The direction in which the content goes on.
  var scrollDirection: ScrollDirection {
    switch settings.layout {
    case .columns: .vertical
    case .flow: settings.direction
    case .shelf: .horizontal
    case .compositional: description?.configuration.scrollDirection ?? .vertical
    }
  }

  /// The work that finds the sizes of items.
  var work: ItemSizeWork {
    switch settings.itemSize {
    case .cell, .automatic:
      guard cells != nil else { return ItemSizeWork(.nothing, []) }
      return ItemSizeWork(.cells(targets.map(\.constraints)), targets.compactMap(\.cells))
    case .fixed, .estimated: return ItemSizeWork(.nothing, [])
    case .fields(let width, let height):
      return ItemSizeWork(.fields(settings.layout == .columns ? [height] : [width, height]), [])
    }
  }
}
