import Catalog
import CellLayout
import TextMeasurement

/// The study of texts against the room that cells give them: those of records, and those of catalogues.
package struct Fitting {
  /// The findings of a run besides its texts.
  package struct Summary {
    package internal(set) var counts = FitCounts()
    package internal(set) var records = BatchCounts()
  }

  private let rules: [ShelfConfiguration.FitRule]
  private let passes: [PassPlan]
  /// Paths of catalogues, as written.
  private let catalogues: [Setting<String>]
  private let cells: CellPlan
  private let views: FitViews
  private let variants: [VariantPlan]
  private let locales: [Setting<String>]
  private let growth: Double?
  /// How messages name settings.
  private let names: SettingNames
  /// Whether the configuration names records, and the catalogue of their texts.
  private let recordsShowTexts: Bool

  /// The records that are read.
  package var recordInputs: [BatchInput] { passes.flatMap(\.records.inputs) }

  /// - Parameters:
  ///   - inputs: records and catalogues; at least one.
  ///   - format: of all records; `nil` to go by their names.
  ///   - growth: how many times as long texts are measured that nobody has translated, from 1 on; `nil` for as they are.
  package init(
    _ configuration: ShelfConfiguration, inputs: [Setting<String>], format: RecordFormat?, growth: Double?
  ) throws {
    var configuration = configuration
    // Texts come in the order of their records.
    (configuration.groupBy, configuration.shelfSize) = (nil, nil)
    let widths = try CardWidths(configuration)
    if widths.range != nil, let width = widths.widths.first {
      throw width.failure("texts are fitted at one card width after another; give the range of card widths a step")
    }
    rules = configuration.fit
    self.growth = growth
    names = configuration.names
    recordsShowTexts = configuration.records != nil && configuration.localizations != nil
    catalogues = inputs.filter { CatalogueTexts.isCatalogue($0.value) }
    let records = inputs.filter { !CatalogueTexts.isCatalogue($0.value) }
    locales = configuration.locales
    let rules = rules
    var all = catalogues.isEmpty || !records.isEmpty ? try Locales(configuration) : nil
    all?.growth = growth
    passes =
      try all.map { locales in
        try locales.all.map { locale in
          try PassPlan(
            configuration, locales, locale,
            records: PassRecords(configuration, locales, locale, inputs: records, format: format)
          ) { try VariantPlan.all(configuration, $0.limited(by: rules), locale: locale?.value) }
        }
      } ?? []
    try PassRecords.checkStreams(passes.map(\.records))
    let locale = locales.first { PseudoLocale(rawValue: $0.value) == nil }?.value
    cells = try CellPlan(configuration, locale: locale).limited(by: rules)
    variants = try VariantPlan.all(configuration, cells, locale: nil)
    views = try FitViews(rules, cells.cells, elsewhere: configuration.fitElsewhere)
  }

  /// - Parameters:
  ///   - diagnose: is called with what is found in files, each once.
  ///   - report: is called with the texts, in the order of the inputs.
  package func run(
    _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onText report: (FittedText) throws -> Void
  ) throws -> Summary {
    var summary = Summary()
    for note in views.notes { diagnose(note) }
    if !passes.isEmpty, !recordInputs.isEmpty {
      summary.records = try fitRecords(options, onDiagnostic: diagnose) {
        summary.counts.add($0)
        try report($0)
      }
    }
    try fitCatalogues(options, onDiagnostic: diagnose) {
      summary.counts.add($0)
      try report($0)
    }
    return summary
  }

  private func fitRecords(
    _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onText report: (FittedText) throws -> Void
  ) throws -> BatchCounts {
    try BatchRun.forEach(passes, options, onDiagnostic: diagnose) { _, pass, run in
      for input in pass.records.inputs {
        try run.read(pass.records, [input], FitWork(pass, rules), warningOf: pass.variants[0].prototypes) {
          batch, whole in
          let offset = whole[FittedTexts.self][0].extent
          for shelf in 0..<batch.count {
            try batch[FittedTexts.self][shelf].takeTexts(after: offset, file: input.shownPath).forEach(report)
          }
        } onShelves: { shelves, tally, _ in
          for description in shelves.flatMap({ tally.notes[$0].approximations.descriptions }) {
            run.diagnose(.warning(input.path, description))
          }
        }
      }
    }
  }

  private func fitCatalogues(
    _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onText report: (FittedText) throws -> Void
  ) throws {
    guard !catalogues.isEmpty else { return }
    if let live = cells.cells.first(where: { $0.appCell != nil }) {
      throw BatchError(
        .setting, "The cell '\(live.reuseIdentifier)' is made in code, which shows records alone; fit records into it")
    }
    if passes.isEmpty { for diagnostic in diagnosticsOfCells { diagnose(diagnostic) } }
    let fitting = CatalogueFitting(variants, rules, views.all, jobs: options.threads)
    var texts = CatalogueTexts(views, locales: locales, growth: growth)
    var approximations = TextApproximations()
    for (path, locale) in try catalogues.flatMap(texts.files) {
      let (own, bytes) = try texts.read(path, locale: locale)
      for diagnostic in texts.takeDiagnostics() { diagnose(diagnostic) }
      let fitted = fitting.fit(own, in: path, bytes)
      approximations.formUnion(fitted.approximations)
      for text in fitted.texts { try report(text) }
    }
    for description in approximations.descriptions { diagnose(.warning(catalogues[0].path, description)) }
    if growth != nil, !texts.hasGrown, texts.showsKeys {
      diagnose(
        .warning(
          catalogues[0].path,
          "the growth factor changes nothing, as all languages have all texts; name one without by "
            + names("locale")))
    }
    for warning in views.unmatched(among: texts.keys) { diagnose(BatchDiagnostic(warning: warning)) }
    if !texts.showsKeys, !texts.keys.isEmpty { throw noViews }
  }

  /// Warnings about cells and fonts, which passes over records give as well.
  private var diagnosticsOfCells: [BatchDiagnostic] {
    let warnings = cells.cells.flatMap(\.warnings) + cells.stringsWarnings
    let fonts = variants.flatMap(\.fontWarnings).withoutRepeats(\.self)
    return cells.notes + warnings.map(BatchDiagnostic.init(warning:)) + fonts.map { .warning("cell", $0) }
  }

  private var noViews: BatchError {
    let path = catalogues[0].path
    guard rules.isEmpty else { return .malformed(path, nil, "no view shows any of its keys; see 'keys' under 'fit'") }
    return BatchError(
      .setting,
      "No view shows the keys of '\(path)': name views and their keys under 'fit' in a configuration, or views by "
        + names(Settings.fit.key)
        + (recordsShowTexts ? ", or leave the file out: the records show which view has which text" : ""))
  }
}
