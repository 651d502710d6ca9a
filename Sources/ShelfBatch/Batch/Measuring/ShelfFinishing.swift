import CellLayout
import ShelfSizing
import TextMeasurement

/// Lays out the cards that decide the heights of shelves whose cards were all read, and makes the reports.
struct ShelfFinishing: Sendable {
  private let threads: SizingThreads
  private let maker: ReportMaker
  /// How many shelves are finished together.
  let shelvesAtOnce: Int

  init(_ pass: PassPlan, _ options: BatchOptions) {
    threads = SizingThreads(pass.variants, jobs: options.threads)
    shelvesAtOnce = options.sampleLimits == nil ? threads.shelvesAtOnce : threads.fewShelvesAtOnce
    maker = ReportMaker(pass.remarks, pass.variants.map(ReportedVariant.init))
  }

  func finish(
    _ shelves: [Int], by method: DecidingMethod, _ decide: @escaping DecidingWork.Deciding
  ) -> [FinishedShelf] {
    threads.map(shelves) { number, variant, cells, results in
      let plan = threads.variants[variant]
      let shelf = decide(number, variant, plan, maker.remarks.strategy, cells)
      func anatomy(itemHeight: Double) -> ShelfAnatomy? {
        shelf.sample.map {
          Dissection(shelf: plan.shelf, cells: cells(), isTranslated: maker.remarks.stringsFile != nil)
            .anatomy($0, itemHeight: itemHeight)
        }
      }
      results += maker.reports(of: shelf, number, variant, by: method, anatomy: anatomy)
    }
  }
}

/// One combination of the variants, as far as results need it.
struct ReportedVariant: Sendable {
  let variant: Variant
  let shelf: Shelf
  let fontWarnings: [String]
}

extension ReportedVariant {
  init(_ plan: VariantPlan) {
    self.init(variant: plan.variant, shelf: plan.shelf, fontWarnings: plan.fontWarnings)
  }
}

/// Makes the reports of shelves by the cards that decide, whether these were just laid out or are those of parts.
struct ReportMaker: Sendable {
  let remarks: ShelfRemarks
  private let variants: [ReportedVariant]
  /// For each variant, the warnings of shelves that have none of their own, as most do not.
  private let usualWarnings: [(all: [CodedWarning], newCount: Int)]

  init(_ remarks: ShelfRemarks, _ variants: [ReportedVariant]) {
    self.remarks = remarks
    self.variants = variants
    usualWarnings = variants.map {
      (CodedWarning.fonts($0.fontWarnings) + CodedWarning.cells(remarks.ofCells), $0.fontWarnings.count)
    }
  }

  /// The results of a shelf in a variant: one, or one for each of several card widths.
  ///
  /// - Parameters:
  ///   - index: the 0-based index of a record in the whole shelf.
  ///   - anatomy: explains the shelf at an item height, where somebody asks.
  func reports(
    of shelf: DecidedShelf, _ number: Int, _ variant: Int, by method: DecidingMethod,
    index: (RecordIndex) -> Int = { $0.index }, anatomy: (_ itemHeight: Double) -> ShelfAnatomy? = { _ in nil }
  ) -> [FinishedShelf] {
    let plan = variants[variant]
    let decisions = shelf.cards.decisions(
      by: method, remarks.strategy, count: shelf.cardCount, plan.shelf, index: index)
    return decisions.map { decision in
      let isUsual = shelf.notes.isEmpty && decision.findings == nil && decision.metrics.warnings.isEmpty
      let (warnings, newCount) =
        isUsual
        ? usualWarnings[variant] : remarks.warnings(shelf.notes, decision, fontWarnings: plan.fontWarnings)
      var variant = plan.variant
      if let width = decision.cardWidth { variant.cardWidth = width }
      let report = ShelfReport(
        shelf: shelf.name, variant: variant, metrics: decision.metrics, rejectedCount: shelf.notes.rejectedCount,
        largestID: decision.largestID, estimator: remarks.strategy.description, certificate: decision.certificate,
        warnings: warnings, anatomy: anatomy(decision.metrics.itemSize.height))
      return FinishedShelf(number, report, newCount: newCount)
    }
  }
}

/// A result, and which of its warnings were not reported for the cells before. A class, as it is handed on several times.
final class FinishedShelf: Sendable {
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
