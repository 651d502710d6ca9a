import CellLayout
import Dispatch
import Estimation
import ShelfSizing
import Synchronization
import TextMeasurement

/// Makes reports of shelves whose cards were all read, on several threads: the cards that decide are laid out here.
struct ShelfFinishing<Outcome: DecidingOutcome>: Sendable {
  typealias Entry = ShelfTally<Outcome>.Entry

  /// A class, because reports are large and handed on several times.
  final class Finished: Sendable {
    /// Its number in the tally.
    let shelf: Int
    let report: ShelfReport
    private let newCount: Int

    fileprivate init(_ shelf: Int, _ report: ShelfReport, newCount: Int) {
      self.shelf = shelf
      self.report = report
      self.newCount = newCount
    }

    /// Those warnings of the report that were not said of the cells before.
    var newWarnings: ArraySlice<String> { report.warnings.prefix(newCount) }
  }

  private let variants: [VariantPlan]
  private let strategy: EstimationStrategy
  private let shelfWarnings: [String]
  /// Where translated texts come from.
  private let stringsFile: String?
  /// What was said of constraints before any record was read.
  private let saidConstraints: [String]
  /// By variant, of shelves of which nothing else is to be said: most of them.
  private let usualWarnings: [(all: [String], newCount: Int)]
  /// By thread.
  private let desks: [Desk]

  /// The cells that one thread works with; no two threads use the same desk at a time.
  private final class Desk: Sendable {
    /// By variant, as far as they were needed.
    let cells: Mutex<[PrototypeCells?]>

    init(variantCount: Int) {
      cells = Mutex(Array(repeating: nil, count: variantCount))
    }
  }

  /// - Parameter jobs: threads.
  init(_ pass: PassPlan, jobs: Int, saidConstraints: [String]) {
    variants = pass.variants
    strategy = pass.strategy
    shelfWarnings = pass.shelfWarnings
    usualWarnings = pass.variants.map { ($0.fontWarnings + pass.shelfWarnings, $0.fontWarnings.count) }
    stringsFile = pass.records.localization.table?.file
    self.saidConstraints = saidConstraints
    desks = (0..<max(1, jobs)).map { _ in Desk(variantCount: pass.variants.count) }
  }

  /// How many shelves are best finished together: enough for all threads, few enough to be held.
  var batchSize: Int { max(1, 2048 / variants.count) }

  /// - Parameter shelves: which ones of the tally, in ascending order.
  /// - Returns: the results of a shelf after another, in the order of the variants; a variant of several card widths may
  ///   have several.
  func finish(_ shelves: [Int], of tally: ShelfTally<Outcome>) -> [Finished] {
    // Variants stay together, so that each is solved without content by one thread or two.
    let total = variants.count * shelves.count
    let parts = min(desks.count, max(1, total / ShelfFinishing.leastPart))
    let results = Mutex<[[Finished]]>(Array(repeating: [], count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let places = total * part / parts..<total * (part + 1) / parts
      var finished: [Finished] = []
      finished.reserveCapacity(places.count)
      desks[part].cells.withLock { cells in
        for place in places {
          let (variant, shelf) = place.quotientAndRemainder(dividingBy: shelves.count)
          let own = cells[variant] ?? PrototypeCells(variants[variant].prototypes)
          cells[variant] = own
          finish(shelves[shelf], of: tally, variant, own, into: &finished)
        }
      }
      results.withLock { $0[part] = finished }
    }
    let byPlace = results.withLock { Array($0.joined()) }
    return variants.count == 1 ? byPlace : byPlace.sorted { $0.shelf < $1.shelf }
  }

  /// Below this many results another thread is not worth its start.
  private static var leastPart: Int { 16 }

  private func finish(
    _ shelf: Int, of tally: ShelfTally<Outcome>, _ variant: Int, _ cells: PrototypeCells, into results: inout [Finished]
  ) {
    let plan = variants[variant]
    tally.entries.withElement(shelf) { entry in
      for decision in entry.outcome.decisions(variant, plan, strategy, cells) {
        let isUsual = !entry.hasNotes && decision.findings == nil && decision.metrics.warnings.isEmpty
        let (warnings, newCount) = isUsual ? usualWarnings[variant] : warnings(entry, decision, plan)
        var variantOfDecision = plan.variant
        if let width = decision.cardWidth { variantOfDecision.cardWidth = width }
        let report = ShelfReport(
          shelf: tally.keys.name(shelf), variant: variantOfDecision, metrics: decision.metrics,
          rejectedCount: entry.rejectedCount, largestID: decision.largestID,
          estimator: strategy.description, certificate: decision.certificate, warnings: warnings,
          anatomy: entry.outcome.sample(variant).map {
            Dissection(shelf: plan.shelf, cells: cells).anatomy($0, itemHeight: decision.metrics.itemSize.height)
          })
        results.append(Finished(shelf, report, newCount: newCount))
      }
    }
  }

  /// What is to be said of a shelf; what was not said before any record was read comes first.
  private func warnings(_ entry: Entry, _ decision: Decision, _ plan: VariantPlan) -> (all: [String], newCount: Int) {
    var approximations = decision.findings?.approximations ?? TextApproximations()
    var (new, known) = (decision.metrics.warnings.map(\.description), [String]())
    approximations.formUnion(entry.notes.approximations)
    new += approximations.descriptions + plan.fontWarnings
    for broken in decision.findings?.brokenConstraints ?? [] {
      if saidConstraints.contains(broken) { known.append(broken) } else { new.append(broken) }
    }
    if let field = strategy.columnField { new += entry.notes.faults.map { $0.warning(field) } }
    if let missing = entry.notes.missingTextsWarning(stringsFile) { new.append(missing) }
    return (new + shelfWarnings + known, new.count)
  }
}
