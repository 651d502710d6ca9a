import CellLayout
import ShelfSizing
import TextMeasurement

/// Makes the reports of shelves whose cards were all read; the cards that decide are laid out here.
struct ShelfFinishing: Sendable {
  private let threads: SizingThreads
  private let remarks: ShelfRemarks
  /// For each variant, the warnings of shelves that have none of their own, as most do not.
  private let usualWarnings: [(all: [CodedWarning], newCount: Int)]
  /// How many shelves are finished together.
  let shelvesAtOnce: Int

  init(_ pass: PassPlan, _ options: BatchOptions) {
    threads = SizingThreads(pass.variants, jobs: options.threads)
    shelvesAtOnce = options.sampleLimits == nil ? threads.shelvesAtOnce : threads.fewShelvesAtOnce
    remarks = pass.remarks
    usualWarnings = pass.variants.map { [remarks] plan in
      (CodedWarning.fonts(plan.fontWarnings) + CodedWarning.cells(remarks.ofCells), plan.fontWarnings.count)
    }
  }

  func finish(_ shelves: ReadShelves) -> [FinishedShelf] {
    threads.map(shelves.numbers) { number, variant, cells, results in
      let plan = threads.variants[variant]
      let shelf = shelves.decide(number, variant, plan, remarks.strategy, cells)
      let decisions = shelf.cards.decisions(
        by: shelves.method, remarks.strategy, count: shelf.cardCount, plan.shelf)
      for decision in decisions {
        let isUsual = shelf.notes.isEmpty && decision.findings == nil && decision.metrics.warnings.isEmpty
        let (warnings, newCount) =
          isUsual
          ? usualWarnings[variant]
          : remarks.warnings(shelf.notes, decision, fontWarnings: plan.fontWarnings)
        let report = ShelfReport(
          shelf: shelf.name, variant: plan.variant, decision, rejectedCount: shelf.notes.rejectedCount,
          estimator: remarks.strategy.description, warnings: warnings,
          anatomy: shelf.sample.map {
            Dissection(shelf: plan.shelf, cells: cells(), isTranslated: remarks.stringsFile != nil)
              .anatomy($0, itemHeight: decision.metrics.itemSize.height)
          })
        results.append(FinishedShelf(number, report, newCount: newCount))
      }
    }
  }
}

/// A result, and which of its warnings were not reported for the cells before.
struct FinishedShelf: Sendable {
  /// The shelf's number in the tally.
  let shelf: Int
  let report: ShelfReport
  private let newCount: Int

  init(_ shelf: Int, _ report: ShelfReport, newCount: Int) {
    self.shelf = shelf
    self.report = report
    self.newCount = newCount
  }

  /// The report's warnings that were not reported for the cells before.
  var newWarnings: ArraySlice<CodedWarning> { report.warnings.prefix(newCount) }

  /// Hands results on, with diagnostics for new warnings; one that was reported for a shelf in another variant is not
  /// repeated.
  static func handOn(
    _ shelves: [FinishedShelf], onDiagnostic diagnose: (BatchDiagnostic) -> Void,
    onReport report: (ShelfReport) throws -> Void
  ) rethrows {
    var (said, shelf) = (Set<String>(), -1)
    for finished in shelves {
      if finished.shelf != shelf { (said, shelf) = ([], finished.shelf) }
      for warning in finished.newWarnings where said.insert(warning.text).inserted {
        diagnose(.warning("shelf '\(finished.report.shelf)'", warning.text))
      }
      try report(finished.report)
    }
  }
}

extension ShelfReport {
  /// The result of a decision in a variant, at the variant's card width or the decision's own.
  init(
    shelf: String, variant: Variant, _ decision: Decision, rejectedCount: Int, estimator: String,
    warnings: [CodedWarning], anatomy: ShelfAnatomy? = nil
  ) {
    var variant = variant
    if let width = decision.cardWidth { variant.cardWidth = width }
    self.init(
      shelf: shelf, variant: variant, metrics: decision.metrics, rejectedCount: rejectedCount,
      largestID: decision.largestID, estimator: estimator, certificate: decision.certificate,
      warnings: warnings, anatomy: anatomy)
  }
}
