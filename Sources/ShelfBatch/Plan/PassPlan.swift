import Catalog
import CellLayout
import RecordCells
import ShelfSizing

/// The plan of the measuring in one locale, which is a pass over its records.
package struct PassPlan: BatchPass, Sendable {
  package let records: PassRecords
  /// The variants, at least one.
  package var variants: [VariantPlan] { cellPool.variants }
  /// Cells of the variants, for one run after another.
  private(set) var cellPool: CellPool
  package private(set) var strategy: EstimationStrategy
  /// Card widths of which every one is measured, in points; the variants have the first one.
  package private(set) var widthRange: ClosedRange<Double>?
  /// Font files that the configuration does not declare: cells and fallbacks name them by their paths or their fonts.
  package let fontFiles: [String]
  /// Names of fonts that are asked for characters a font lacks, those of the default list as far as they are here.
  package let fallbackFonts: [String]
  /// Notes on fonts before any record is read.
  package let notes: [BatchDiagnostic]
  /// The cell of each prototype.
  private let cells: [DeclaredCell]
  /// The settings that the variants were made from.
  let configuration: ShelfConfiguration
  /// The locale that replaces `{locale}`.
  private let baseLocale: String?
  /// Warnings about translations.
  private let stringsWarnings: [Diagnostic]
  /// Warnings about the cells and their translations before any record is read, and the messages of those about
  /// constraints.
  package private(set) var findings: (warnings: [BatchDiagnostic], brokenConstraints: [String]) = ([], [])

  init(
    _ configuration: ShelfConfiguration, _ locales: Locales, _ locale: Setting<String>?, inputs: [Setting<String>],
    format: RecordFormat?
  ) throws {
    let widths = try CardWidths(configuration)
    try self.init(
      configuration, locales, locale,
      records: PassRecords(configuration, locales, locale, inputs: inputs, format: format)
    ) { cell in
      try VariantPlan.all(configuration, cell, widths: widths.widths, locale: locale?.value)
    }
    if widths.range != nil, let cell = cells.first(where: { $0.appCell != nil }) {
      throw widths.widths[0].failure(
        "the cell '\(cell.reuseIdentifier)' is made in code, which is asked at one width after another; give the range of "
          + "card widths a step")
    }
    widthRange = widths.range
    try PassPlan.checkRange(widths, views: cells.reduce(0) { $0 + $1.template.views.count } * variants.count)
    // At every width, every cell's height is known.
    guard widthRange == nil else { return }
    strategy = try configuration.estimator.map { try PassPlan.strategy($0, variants, configuration.names) } ?? .tallest
  }

  /// A pass that lays every cell out.
  ///
  /// - Parameter variants: makes the variants of the cells, at least one.
  init(
    _ configuration: ShelfConfiguration, _ locales: Locales, _ locale: Setting<String>?, records: PassRecords,
    variants makeVariants: (CellPlan) throws -> [VariantPlan]
  ) throws {
    self.records = records
    self.configuration = configuration
    baseLocale = locales.base(of: locale)
    let cell = try CellPlan(configuration, locale: baseLocale, records.localization)
    cells = cell.cells
    stringsWarnings = cell.stringsWarnings + (records.localization.table?.warnings ?? [])
    cellPool = CellPool(try makeVariants(cell))
    fontFiles = cell.fontFiles
    notes = cell.notes
    fallbackFonts = cell.fallbackFonts
    strategy = .exhaustive
    findings = findingsOfCells
  }

  /// Views at each of a range's points, some 60 microseconds each.
  private static let mostViewsOfRange = 150_000

  static func checkRange(_ widths: CardWidths, views: Int) throws(BatchError) {
    guard let range = widths.range, let written = widths.widths.first else { return }
    let points = (range.upperBound - range.lowerBound).rounded(.up)
    guard Int(clamping: points) * views <= mostViewsOfRange else {
      throw written.failure(
        "\(Int(clamping: points)) points of width of \(views) views, in all variants, are more than the \(mostViewsOfRange) "
          + "views that are laid out at every width; give a step or leave values out")
    }
  }

  /// Some of its variants, and their tallest cards.
  func explaining(_ variants: some Sequence<VariantPlan>) -> PassPlan {
    var pass = self
    pass.cellPool = CellPool(Array(variants))
    pass.strategy = .tallest
    pass.widthRange = nil
    pass.findings = pass.findingsOfCells
    return pass
  }

  /// The templates of the app's own cells without content.
  package var appTemplates: [CellTemplate] { cells.filter { $0.appCell != nil }.map(\.template) }

  /// The cells anew, so that variants with changes of them can be made.
  func cellPlan() throws -> CellPlan { try CellPlan(configuration, locale: baseLocale, records.localization) }

  private var findingsOfCells: (warnings: [BatchDiagnostic], brokenConstraints: [String]) {
    let findings = zip(cells, variants[0].prototypes.all).map { declared, prototype in
      declared.findings(prototype.cell, cardWidth: variants[0].shelf.cardWidth)
    }
    let warnings = findings.flatMap(\.warnings) + stringsWarnings + [textSizeWarning].compactMap { $0 }
    return (warnings.map(BatchDiagnostic.init(warning:)), findings.flatMap(\.brokenConstraints))
  }

  /// A warning that there are variants of several text sizes, though nothing in the cells follows the text size.
  private var textSizeWarning: Diagnostic? {
    let count = Set(variants.map(\.variant.contentSizeCategory)).count
    guard count > 1, configuration.variations == nil, !cells.contains(where: \.template.followsTextSize) else {
      return nil
    }
    let message =
      "no font of the cell follows the text size, so the \(count) content size categories give the same heights; "
      + "use text styles or leave one"
    let origin = configuration.contentSizeCategories.first?.origin ?? .builtIn
    return origin.diagnostic(
      .warning, message, otherwiseOf: cells[0].file.isEmpty ? "the built-in cell" : cells[0].file)
  }

  /// The diagnostics that are known before any record is read.
  var diagnostics: [BatchDiagnostic] { notes + findings.warnings }

  /// The warnings about cells that each shelf's result has.
  var shelfWarnings: [String] { cells.compactMap(\.shelfWarning) }

  /// The remarks in results, besides sizes.
  var remarks: ShelfRemarks {
    ShelfRemarks(
      strategy: strategy, ofCells: shelfWarnings, stringsFile: records.localization.table?.name,
      saidConstraints: findings.brokenConstraints)
  }

  /// The strategy of a name, which goes with every cell.
  package static func strategy(
    _ name: Setting<String>, _ variants: [VariantPlan], _ names: SettingNames
  ) throws(BatchError) -> EstimationStrategy {
    if name.value.hasPrefix(EstimatorProgram.prefix) {
      throw name.failure("programs estimate in \(names("estimators", of: .compare, inCode: "comparisons")) alone")
    }
    guard let strategy = EstimationStrategy(name.value) else {
      let known = EstimationStrategy.names + [EstimationStrategy.viewModel.description]
      throw name.failure("unknown estimator '\(name.value)'" + suggestionOrAll(for: name.value, among: known))
    }
    for plan in variants {
      do throws(EstimationError) {
        for prototype in plan.prototypes.all {
          try RecordCell(prototype.cell).check(strategy, cardWidth: plan.shelf.cardWidth)
        }
      } catch {
        throw name.failure("\(error)")
      }
    }
    return strategy
  }
}
