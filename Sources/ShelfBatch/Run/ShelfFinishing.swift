import CellLayout
import Dispatch
import Estimation
import ShelfSizing
import Synchronization

/// Makes reports of shelves whose cards were all read, on several threads: the cards that decide are laid out here.
struct ShelfFinishing<Outcome: DecidingOutcome>: Sendable {
  typealias Entry = ShelfTally<Outcome>.Entry

  /// A class, because reports are large and handed on several times.
  final class Finished: Sendable {
    let report: ShelfReport
    /// Those warnings of the report that were not said of the cells before.
    let newWarnings: [String]

    init(_ report: ShelfReport, newWarnings: [String]) {
      self.report = report
      self.newWarnings = newWarnings
    }
  }

  private let variants: [VariantPlan]
  private let strategy: EstimationStrategy
  private let shelfWarnings: [String]
  /// Where translated texts come from.
  private let stringsFile: String?
  /// What was said of constraints before any record was read.
  private let saidConstraints: [String]
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
    stringsFile = pass.records.localization.table?.file
    self.saidConstraints = saidConstraints
    desks = (0..<max(1, jobs)).map { _ in Desk(variantCount: pass.variants.count) }
  }

  /// How many shelves are best finished together: enough for all threads, few enough to be held.
  var batchSize: Int { max(1, 2048 / variants.count) }

  /// - Parameter shelves: which ones of the tally.
  /// - Returns: by shelf, the results in the order of the variants; a variant of several card widths may have several.
  func finish(_ shelves: [Int], of tally: ShelfTally<Outcome>) -> [[Finished]] {
    // Variants stay together, so that each is solved without content by one thread or two.
    let total = variants.count * shelves.count
    let parts = min(desks.count, max(1, total / ShelfFinishing.leastPart))
    let results = Mutex<[[[Finished]]]>(Array(repeating: [], count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let places = total * part / parts..<total * (part + 1) / parts
      let finished = desks[part].cells.withLock { cells in
        places.map { place in
          let (variant, shelf) = place.quotientAndRemainder(dividingBy: shelves.count)
          let own = cells[variant] ?? PrototypeCells(variants[variant].prototypes)
          cells[variant] = own
          let number = shelves[shelf]
          return finish(tally.entries[number], named: tally.keys.name(number), variant, own)
        }
      }
      results.withLock { $0[part] = finished }
    }
    let byPlace = results.withLock { Array($0.joined()) }
    if variants.count == 1 { return byPlace }
    return shelves.indices.map { shelf in
      variants.indices.flatMap { byPlace[$0 * shelves.count + shelf] }
    }
  }

  /// Below this many results another thread is not worth its start.
  private static var leastPart: Int { 16 }

  private func finish(_ entry: Entry, named name: String, _ variant: Int, _ cells: PrototypeCells) -> [Finished] {
    let plan = variants[variant]
    return entry.outcome.decisions(variant, plan, strategy, cells).map { decision in
      let warnings = warnings(entry, decision, plan)
      var variantOfDecision = plan.variant
      variantOfDecision.cardWidth = decision.cardWidth ?? plan.variant.cardWidth
      let report = ShelfReport(
        shelf: name, variant: variantOfDecision, metrics: decision.metrics, rejectedCount: entry.notes.rejectedCount,
        largestID: decision.largestID, estimator: strategy.description, certificate: decision.certificate,
        warnings: warnings.new + shelfWarnings + warnings.known,
        anatomy: entry.outcome.sample(variant).map {
          Dissection(shelf: plan.shelf, cells: cells).anatomy($0, itemHeight: decision.metrics.itemSize.height)
        })
      return Finished(report, newWarnings: warnings.new)
    }
  }

  /// What is to be said of a shelf, and what was said before any record was read.
  private func warnings(_ entry: Entry, _ decision: Decision, _ plan: VariantPlan) -> (new: [String], known: [String]) {
    var approximations = entry.notes.approximations
    if let findings = decision.findings { approximations.formUnion(findings.approximations) }
    var (new, known) = (plan.fontWarnings, [String]())
    if !approximations.isEmpty { new.insert(contentsOf: approximations.descriptions, at: 0) }
    if !decision.metrics.warnings.isEmpty {
      new.insert(contentsOf: decision.metrics.warnings.map(\.description), at: 0)
    }
    for broken in decision.findings?.brokenConstraints ?? [] {
      if saidConstraints.contains(broken) { known.append(broken) } else { new.append(broken) }
    }
    if let field = strategy.columnField { new += entry.notes.faults.map { $0.warning(field) } }
    if let missing = entry.notes.missingTextsWarning(stringsFile) { new.append(missing) }
    return (new, known)
  }
}
