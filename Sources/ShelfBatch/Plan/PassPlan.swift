import Catalog
import CellLayout
import Estimation
import ShelfSizing

/// What is measured in one locale: a pass over its records.
package struct PassPlan: Sendable {
  package let inputs: [BatchInput]
  let csvRows: CSVRows
  package let grouping: Grouping
  /// At least one.
  package private(set) var variants: [VariantPlan]
  package private(set) var strategy: EstimationStrategy
  /// Card widths of which every one is measured, in points; the variants have the first one.
  package private(set) var widthRange: ClosedRange<Double>?
  /// What becomes of the records' texts.
  let localization: Localization
  /// By prototype.
  private let cells: [DeclaredCell]
  /// What is to be said of translations.
  private let stringsWarnings: [Diagnostic]

  /// Which records share a height.
  package enum Grouping: Sendable {
    case file
    case field(String)
    case size(Int)
  }

  init(
    _ configuration: ShelfConfiguration, _ locales: Locales, _ locale: Setting<String>?, inputs: [Setting<String>],
    format: RecordFormat?
  ) throws {
    let base = locales.base(of: locale)
    let cell = try CellPlan(configuration, locale: base)
    cells = cell.cells
    self.inputs = try inputs.map { try BatchInput($0, format: format, locale: base) }
    csvRows = configuration.csvRows?.value ?? .reject
    grouping = try PassPlan.grouping(configuration)
    localization = try locales.localization(locale)
    stringsWarnings = cell.stringsWarnings + (localization.table?.warnings ?? [])
    let widths = try CardWidths(configuration)
    variants = try VariantPlan.all(configuration, cell, widths: widths.widths, locale: locale?.value)
    widthRange = widths.range
    // At every width, every cell's height is known.
    strategy = widthRange == nil ? try PassPlan.strategy(configuration.estimator, variants) : .exhaustive
  }

  /// The first variant alone, every cell laid out.
  package func explaining() -> PassPlan {
    var pass = self
    pass.variants = Array(variants.prefix(1))
    pass.strategy = .exhaustive
    pass.widthRange = nil
    return pass
  }

  /// What is to be said of the cells and their translations before any record is read, and the messages of that about constraints.
  package var findings: (warnings: [BatchDiagnostic], brokenConstraints: [String]) {
    let findings = zip(cells, variants[0].prototypes.all).map { cell, prototype in
      cell.findings(prototype.cell, cardWidth: variants[0].shelf.cardWidth)
    }
    let warnings = findings.flatMap(\.warnings) + stringsWarnings
    return (warnings.map { BatchDiagnostic(.warning, $0) }, findings.flatMap(\.brokenConstraints))
  }

  /// What each shelf's result is to say of the cells.
  var shelfWarnings: [String] { cells.compactMap(\.shelfWarning) }

  private static func grouping(_ configuration: ShelfConfiguration) throws(BatchError) -> Grouping {
    switch (configuration.groupBy, configuration.shelfSize) {
    case (_?, let size?): throw size.failure("a shelf is told by groupBy or by shelfSize, not by both")
    case (let field?, nil): .field(field.value)
    case (nil, let size?) where size.value < 1:
      throw size.failure("shelfSize is \(size.value), but must be at least 1")
    case (nil, let size?): .size(size.value)
    case (nil, nil): .file
    }
  }

  private static func strategy(
    _ name: Setting<String>?, _ variants: [VariantPlan]
  ) throws(BatchError) -> EstimationStrategy {
    guard let name else {
      return variants.contains { $0.prototypes.dependOnMoreThanTexts } ? .exhaustive : .textColumn
    }
    return try strategy(name, variants)
  }

  /// The strategy of a name, which goes with every cell.
  package static func strategy(
    _ name: Setting<String>, _ variants: [VariantPlan]
  ) throws(BatchError) -> EstimationStrategy {
    if name.value.hasPrefix(EstimatorProgram.prefix) {
      throw name.failure("programs estimate in 'compare --estimators' alone")
    }
    guard let strategy = EstimationStrategy(name.value) else {
      throw name.failure(
        "unknown estimator '\(name.value)'" + suggestion(for: name.value, among: EstimationStrategy.names))
    }
    for plan in variants {
      do throws(EstimationError) {
        for prototype in plan.prototypes.all {
          _ = try Estimator(strategy, cell: TemplateCell(prototype.cell), cardWidth: plan.shelf.cardWidth)
        }
      } catch {
        throw name.failure("\(error)")
      }
    }
    return strategy
  }
}
