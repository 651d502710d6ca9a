import Catalog
import CollectionLayout
import Platform
import ShelfSizing

/// Where the items of collection views stand: records in, frames out.
///
///     var settings = CollectionSettings(.columns, in: try CollectionContainer.devices(["iPad mini 8.3-inch"]))
///     let plan = try CollectionPlan(BatchConfiguration(), settings)
///     let sections = try plan.sections(of: [["title": "Field Notes", "body": "Three pocket notebooks."]])
///     let frame = sections[0].layout.frame(of: ItemPath(section: 0, item: 0))
///
/// | function | purpose |
/// |---|---|
/// | ``sections(of:onDiagnostic:)`` | records in memory, as dictionaries of fields and texts |
/// | ``run(_:jobs:onDiagnostic:onSection:)`` | files, streams and bytes of any size; sections as they come |
///
/// A plan is made once, which reads cells and fonts, and serves any number of runs on any thread.
public struct CollectionPlan: Sendable {
  /// The passes, one for each locale, in order; at least one.
  let passes: [CollectionPass]
  /// How items are laid out.
  public let settings: CollectionSettings

  /// The plan of a configuration file; its card widths, estimator and container height have no part in columns.
  ///
  /// - Parameters:
  ///   - path: of a `<Name>.shelf.json`.
  ///   - settings: how items are laid out.
  /// - Throws: ``BatchError`` for a file that is missing, or that asks for something impossible, and for settings that do.
  public init(configuration path: String, _ settings: CollectionSettings) throws {
    do {
      try self.init(ShelfConfiguration.parse(FileReader.readAll(path: path), file: path), settings, inputs: [])
    } catch {
      throw BatchError(error)
    }
  }

  /// The plan of values in code.
  ///
  /// - Parameters:
  ///   - configuration: the cell, the insets and spacings, the records' sections, the variants.
  ///   - settings: how items are laid out.
  /// - Throws: ``BatchError`` for values that can't be, or files that are missing or malformed.
  public init(_ configuration: BatchConfiguration, _ settings: CollectionSettings) throws {
    do {
      try self.init(configuration.shelfConfiguration(), settings, inputs: [])
    } catch {
      throw BatchError(error)
    }
  }

  /// A plan of what flags and files say.
  ///
  /// - Parameters:
  ///   - inputs: paths of records; that of the configuration where there are none.
  ///   - format: of all inputs; `nil` to go by their names.
  package init(
    _ configuration: ShelfConfiguration, _ settings: CollectionSettings, inputs: [Setting<String>],
    format: RecordFormat? = nil
  ) throws {
    if settings.containers.isEmpty { throw BatchError(.setting, "a layout needs a container") }
    if settings.layout == .shelf, case .fields = settings.itemSize {
      throw BatchError(.setting, "the items of a shelf have one size, so no fields can tell it")
    }
    if settings.layout != .compositional, settings.itemSize == .estimated {
      throw BatchError(.setting, "only compositional layouts have estimates that items could keep")
    }
    if settings.isGrouped, configuration.groupBy == nil {
      throw BatchError(.setting, "only sections that a field names can be grouped")
    }
    if case .fixed(let size) = settings.itemSize {
      try LayoutError.check(size.width, "itemSize.width")
      try LayoutError.check(size.height, "itemSize.height")
    }
    let description = settings.layout == .compositional ? try settings.description(configuration) : nil
    let locales = try Locales(configuration)
    let written = inputs.isEmpty ? [configuration.records].compactMap { $0 } : inputs
    passes = try locales.all.map { locale in
      try CollectionPass(
        configuration, settings, description, locales, locale, inputs: written, format: format)
    }
    self.settings = settings
    try PassRecords.checkStreams(passes.map(\.records))
    for pass in passes {
      // Settings that no layout can have are errors even where there are no records.
      var placing = SectionPlacing(pass)
      try placing.add(.init(name: "", items: pass.work.emptyOutcome, rejectedCount: 0, warnings: [])) { _ in }
    }
  }

  /// Each combination that is laid out: by locale, and in it by container.
  public var variants: [CollectionVariant] { passes.flatMap { $0.targets.map(\.variant) } }

  /// The direction in which the content goes on.
  package var scrollDirection: ScrollDirection { passes[0].scrollDirection }

  /// The records that the plan reads where none are named.
  package var inputs: [BatchInput] { passes.flatMap(\.records.inputs) }

  /// Lays out sections. They come in the order of their first records, each once a variant, and are the same however many
  /// threads there are.
  ///
  /// - Parameters:
  ///   - inputs: the records; those that the plan's configuration names where there are none.
  ///   - jobs: threads; `nil` for as many as cores.
  ///   - onDiagnostic: gets the records that are left out, and warnings.
  ///   - onSection: gets the sections. What it throws ends the run.
  /// - Returns: how many records there were.
  /// - Throws: ``BatchError`` for inputs that can't be read, or what `onSection` throws.
  @discardableResult
  public func run(
    _ inputs: [BatchInput] = [], jobs: Int? = nil, onDiagnostic: (BatchDiagnostic) -> Void = { _ in },
    onSection: (PlacedSection) throws -> Void
  ) throws -> BatchCounts {
    var options = BatchOptions()
    options.jobs = jobs
    return try BatchError.wrapping(onSection) { onSection in
      try withoutActuallyEscaping(onDiagnostic) { onDiagnostic in
        try run(inputs.isEmpty ? nil : inputs, options, onDiagnostic: onDiagnostic, onSection: onSection)
      }
    }
  }

  /// Lays out records in memory.
  ///
  /// - Parameters:
  ///   - records: by record, texts by field.
  ///   - onDiagnostic: gets the records that are left out, and warnings.
  /// - Returns: the sections, each once a variant; the section is called `records` where no field names it.
  /// - Throws: ``BatchError``.
  public func sections(
    of records: [[String: String]], onDiagnostic: (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [PlacedSection] {
    var sections: [PlacedSection] = []
    try run([BatchInput(records: records)], onDiagnostic: onDiagnostic) { sections.append($0) }
    return sections
  }

  /// Runs the plan with all options; how records are grouped is the plan's own.
  package func run(
    _ inputs: [BatchInput]?, _ options: BatchOptions, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    onSection: (PlacedSection) throws -> Void
  ) throws -> BatchCounts {
    var options = options
    options.isGrouped = settings.isGrouped
    var firstVariant = 0
    return try BatchRun.forEach(passes, options, onDiagnostic: diagnose) { _, pass, run in
      var placing = SectionPlacing(pass, firstVariant: firstVariant)
      var work = pass.work
      work.keepsTexts = options.drawsCards
      work.countsFaults = options.countsFaults
      try run.read(
        pass.records, inputs, work, warningOf: pass.cells?.variants[0].prototypes, shelvesAtOnce: 1 << 10
      ) { shelves, tally, _ in
        let sections = tally[SizedItems.self]
        for shelf in shelves {
          let (name, notes) = (tally.keys.name(shelf), tally.notes[shelf])
          // A warning of the section in another variant is not repeated.
          var reported: Set<String> = []
          let warnings = pass.targets.map { laid in
            notes.warnings(
              fontWarnings: laid.cells?.fontWarnings ?? [], stringsFile: pass.records.localization.table?.name)
          }
          for warning in warnings.joined() where reported.insert(warning).inserted {
            run.diagnose(.warning("section '\(name)'", warning))
          }
          try placing.add(
            .init(name: name, items: sections[shelf], rejectedCount: notes.rejectedCount, warnings: warnings),
            onSection)
        }
      }
      try placing.finish(onSection)
      firstVariant += pass.targets.count
    }
  }
}
