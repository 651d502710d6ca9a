import Catalog
import CellLayout
import Estimation
import Platform
import Reporting
import ShelfSizing
import TextMeasurement

/// What subcommands about shelves work on in one locale, as flags and configuration give it.
struct ShelfSettings {
  let inputs: [Input]
  let grouping: Grouping
  /// At least one.
  var variants: [VariantPlan]
  let strategy: EstimationStrategy
  /// Card widths of which every one is measured, in points; the variants have the first one.
  let widthRange: ClosedRange<Double>?
  /// What becomes of the records' texts.
  let localization: Localization
  /// Who sees the generated type.
  let accessLevel: Setting<String>?
  private let cell: CellSettings

  /// Says what is to be known of the cells before any record is read.
  ///
  /// - Returns: what was said of constraints that contradict each other.
  func reportCells(_ messages: Messages) -> [String] {
    variants.first.map { cell.report($0, messages) } ?? []
  }

  /// What each shelf's result is to say of the cells.
  var shelfWarnings: [String] { cell.shelfWarnings }

  /// A file of records.
  struct Input {
    let path: String
    let format: RecordFormat
    /// The file's name without its extension.
    let name: String
  }

  /// Which records share a height.
  enum Grouping {
    case file
    case field(String)
    case size(Int)
  }

  /// One combination of the variants, ready to be measured. A class, because every result asks for it.
  final class VariantPlan: Sendable {
    let variant: Variant
    let shelf: Shelf
    let cells: PrototypeCells.Blueprint
    /// A sentence for each font that is not here.
    let fontWarnings: [String]

    init(variant: Variant, shelf: Shelf, cells: PrototypeCells.Blueprint) {
      self.variant = variant
      self.shelf = shelf
      self.cells = cells
      fontWarnings = cells.fontWarnings
    }
  }

  /// The settings of each locale, in order; at least one.
  static func passes(_ arguments: ParsedArguments) throws -> [ShelfSettings] {
    let inputs = InputSettings(arguments)
    let reader = try SettingsReader(arguments, configurationPath: inputs.configuration)
    let locales = try LocaleSettings(reader)
    let passes = try locales.locales.map { try ShelfSettings(reader, inputs, locales, $0) }
    guard passes.count == 1 || !passes[0].inputs.contains(where: { $0.path == "-" }) else {
      throw CommandError.usage("Standard input can be read once, and each locale reads its records anew; name a file")
    }
    return passes
  }

  private init(
    _ reader: SettingsReader, _ inputs: InputSettings, _ locales: LocaleSettings, _ locale: Setting<String>?
  ) throws {
    var reader = reader
    reader.locale = locales.base(of: locale)
    cell = try CellSettings(reader)
    self.inputs = try inputs.records(reader)
    grouping = try ShelfSettings.grouping(reader)
    localization = try locales.localization(locale)
    variants = try ShelfSettings.variants(reader, cell, locale: locale?.value)
    widthRange = try CardWidthSettings(reader).range
    accessLevel = reader.text("--access-level", reader.configuration?.accessLevel)
    // At every width, every cell's height is known.
    strategy = widthRange == nil ? try ShelfSettings.strategy(reader, variants) : .exhaustive
  }

  /// Refuses a range of every width, for work that takes one width after another.
  func requireSingleWidths(for work: String) throws(CommandError) {
    guard widthRange != nil else { return }
    throw .usage("\(work) takes one card width after another; give the range of card widths a step")
  }

  private static func grouping(_ reader: SettingsReader) throws(CommandError) -> Grouping {
    let field = reader.text("--group-by", reader.configuration?.groupBy)
    let size = try reader.count("--shelf-size", reader.configuration?.shelfSize)
    switch (field, size) {
    case (let field?, let size?):
      // A flag replaces the other key of the file; two of one origin contradict each other.
      if case .flag = field.origin, case .file = size.origin { return .field(field.value) }
      if case .flag = size.origin, case .file = field.origin { return .size(size.value) }
      throw size.failure("a shelf is told by groupBy or by shelfSize, not by both")
    case (let field?, nil): return .field(field.value)
    case (nil, let size?): return .size(size.value)
    case (nil, nil): return .file
    }
  }

  private static func strategy(
    _ reader: SettingsReader, _ variants: [VariantPlan]
  ) throws(CommandError) -> EstimationStrategy {
    guard let name = reader.text("--estimator", reader.configuration?.estimator) else {
      return variants.contains { $0.cells.dependsOnMoreThanTexts } ? .exhaustive : .textColumn
    }
    return try strategy(name, variants)
  }

  /// The strategy of a name, which goes with every cell.
  static func strategy(
    _ name: Setting<String>, _ variants: [VariantPlan]
  ) throws(CommandError) -> EstimationStrategy {
    if name.value.hasPrefix(EstimatorProgram.prefix) {
      throw name.failure("programs estimate in 'compare --estimators' alone")
    }
    guard let strategy = EstimationStrategy(name.value) else {
      throw name.failure(
        "unknown estimator '\(name.value)'" + suggestion(for: name.value, among: EstimationStrategy.names))
    }
    for plan in variants {
      do throws(EstimationError) {
        for prototype in plan.cells.prototypes {
          _ = try Estimator(strategy, cell: TemplateCell(prototype.cell), cardWidth: plan.shelf.cardWidth)
        }
      } catch {
        throw name.failure("\(error)")
      }
    }
    return strategy
  }
}

extension PrototypeCells.Blueprint {
  /// Whether records decide about more than texts, so that the card with the largest texts need not be the tallest.
  fileprivate var dependsOnMoreThanTexts: Bool {
    prototypes.count > 1 || prototypes.contains { $0.cell.decidesMoreThanTexts }
  }
}
