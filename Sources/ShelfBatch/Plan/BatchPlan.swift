import Catalog
import Platform

/// The plan of a batch: the cells that show records, how records make shelves, and every combination that is measured.
///
///     let plan = try BatchPlan(configuration: "Featured.shelf.json")
///     let reports = try plan.reports(of: [["title": "Field Notes", "body": "Three pocket notebooks."]])
///     layout.itemSize = reports[0].metrics.itemSize
///
/// | function | purpose |
/// |---|---|
/// | ``reports(of:onDiagnostic:)`` | records in memory, as dictionaries of fields and texts |
/// | ``run(_:jobs:onDiagnostic:onReport:)`` | files, streams and bytes of any size; results as they come |
/// | ``optimize(_:of:onDiagnostic:)`` | the best card width, maximum height, line limits and spacings for records |
///
/// A plan is made once, which reads cells and fonts, and serves any number of batches on any thread.
public struct BatchPlan: Sendable {
  /// The passes, one for each locale, in order; at least one.
  package let passes: [PassPlan]
  /// Whether the tallest card is found with a proof although an estimator is named.
  public let certifies: Bool

  /// The plan of a configuration file.
  ///
  /// - Parameter path: of a `<Name>.shelf.json`.
  /// - Throws: ``BatchError`` for a file that is missing, or that asks for something impossible.
  public init(configuration path: String) throws {
    do {
      try self.init(ShelfConfiguration.parse(FileReader.readAll(path: path), file: path), inputs: [])
    } catch {
      throw BatchError(error)
    }
  }

  /// The plan of values in code.
  ///
  /// - Throws: ``BatchError`` for values that can't be, or files that are missing or malformed.
  public init(_ configuration: BatchConfiguration) throws {
    do {
      try self.init(configuration.shelfConfiguration(), inputs: [], certifies: configuration.certifies)
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
    _ configuration: ShelfConfiguration, inputs: [Setting<String>], format: RecordFormat? = nil, certifies: Bool = false
  ) throws {
    let locales = try Locales(configuration)
    let written = inputs.isEmpty ? [configuration.records].compactMap { $0 } : inputs
    passes = try locales.all.map { locale in
      try PassPlan(configuration, locales, locale, inputs: written, format: format)
    }
    self.certifies = certifies
    try PassRecords.checkStreams(passes.map(\.records))
  }

  private init(passes: [PassPlan]) {
    self.passes = passes
    certifies = false
  }

  /// The first variant of the first locale alone, and its tallest cards.
  package func explaining() -> BatchPlan {
    BatchPlan(passes: passes.prefix(1).map { $0.explaining($0.variants.prefix(1)) })
  }

  /// The variants that ``explaining()`` leaves out; `nil` where no maximum height can cut a card of theirs, or their
  /// records can't be read again.
  func leftUnexplained() -> BatchPlan? {
    let passes = passes.enumerated().compactMap { number, pass in
      let others = pass.variants.dropFirst(number == 0 ? 1 : 0).filter { $0.shelf.maximumCardHeight != nil }
      return others.isEmpty || pass.widthRange != nil ? nil : pass.explaining(others)
    }
    let inputs = passes.flatMap(\.records.inputs)
    return passes.isEmpty || !inputs.allSatisfy(\.canBeReadAgain) ? nil : BatchPlan(passes: passes)
  }
}
