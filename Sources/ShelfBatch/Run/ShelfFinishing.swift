import CellLayout
import ShelfSizing
import TextMeasurement

/// Makes the reports of shelves whose cards were all read; the cards that decide are laid out here.
struct ShelfFinishing<Outcome: DecidingOutcome>: Sendable {
  let desks: SizingDesks
  private let remarks: ShelfRemarks
  /// For each variant, the warnings of shelves that have none of their own, as most do not.
  private let usualWarnings: [(all: [CodedWarning], newCount: Int)]

  /// - Parameter jobs: the number of threads.
  init(_ pass: PassPlan, jobs: Int, saidConstraints: [String]) {
    desks = SizingDesks(pass.variants, jobs: jobs)
    remarks = pass.remarks(saidConstraints: saidConstraints)
    usualWarnings = pass.variants.map {
      (CodedWarning.fonts($0.fontWarnings) + CodedWarning.cells(pass.shelfWarnings), $0.fontWarnings.count)
    }
  }

  /// - Parameter shelves: the shelves' numbers in the tally, ascending.
  func finish(_ shelves: [Int], of tally: ShelfTally<Outcome>) -> [FinishedShelf] {
    desks.map(shelves) { shelf, variant, cells, results in
      let plan = desks.variants[variant]
      tally.entries.withElement(shelf) { entry in
        for decision in entry.outcome.decisions(variant, plan, remarks.strategy, cells) {
          let isUsual = !entry.hasNotes && decision.findings == nil && decision.metrics.warnings.isEmpty
          let (warnings, newCount) =
            isUsual
            ? usualWarnings[variant] : remarks.warnings(entry.notes, decision, fontWarnings: plan.fontWarnings)
          let report = ShelfReport(
            shelf: tally.keys.name(shelf), variant: plan.variant, decision, rejectedCount: entry.rejectedCount,
            estimator: remarks.strategy.description, warnings: warnings,
            anatomy: entry.outcome.sample(variant).map {
              Dissection(shelf: plan.shelf, cells: cells).anatomy($0, itemHeight: decision.metrics.itemSize.height)
            })
          results.append(FinishedShelf(shelf, report, newCount: newCount))
        }
      }
    }
  }
}

extension ShelfReport {
  /// The result of a decision in a variant, at the variant's card width or the decision's own.
  init(
    shelf: String, variant: Variant, _ decision: Decision, rejectedCount: Int, estimator: String,
    warnings: [CodedWarning],
    anatomy: ShelfAnatomy? = nil
  ) {
    var variant = variant
    if let width = decision.cardWidth { variant.cardWidth = width }
    self.init(
      shelf: shelf, variant: variant, metrics: decision.metrics, rejectedCount: rejectedCount,
      largestID: decision.largestID, estimator: estimator, certificate: decision.certificate,
      warnings: warnings.map(\.text), warningCodes: warnings.map(\.code), anatomy: anatomy)
  }
}
