import Catalog
import CellLayout
import Reporting
import ShelfSizing

/// Measures the shelves of a pass: one report for each shelf and variant, in order.
struct ShelfMeasuring<Work: CardWork> where Work.Worker.Content: DecidingContent {
  private typealias Tally = ShelfTally<Work.Worker.Content>

  private let settings: ShelfSettings
  private let work: Work
  private let messages: Messages
  /// Gets the reports.
  private let write: (ShelfReport) throws -> Void
  /// Threads.
  private let jobs: Int
  /// Whether shelves are contiguous, and reported as each ends.
  private let isGrouped: Bool
  private let cells: [PrototypeCells]
  /// By variant.
  private let dissections: [Dissection]
  /// What was said of constraints before any record was read.
  private var saidConflicts: [String] = []
  /// Shelves that were written before the end of the input, by key.
  private var ended = KeyTable()
  /// Of the records that belong together; nothing is known of those that were all rejected.
  private var isAnyMeasured = false

  init(
    _ settings: ShelfSettings, _ work: Work, jobs: Int, isGrouped: Bool = false, _ messages: Messages,
    write: @escaping (ShelfReport) throws -> Void
  ) {
    self.settings = settings
    self.work = work
    self.jobs = jobs
    self.isGrouped = isGrouped
    self.messages = messages
    self.write = write
    cells = settings.variants.map { PrototypeCells($0.cells) }
    dissections = settings.variants.map { Dissection($0) }
  }

  /// - Returns: how many records were read, and how many of them rejected.
  mutating func run() throws -> (records: Int, rejected: Int) {
    saidConflicts = settings.reportCells(messages)
    var reading = ShelfReading(settings, work, messages: messages)
    reading.jobs = jobs
    reading.locatesShelves = isGrouped
    try reading.run { part, tally, input in
      try merge(part, into: &tally, from: input)
    } finish: { tally, input in
      try report(tally)
      if isAnyMeasured { warnOfMissingFields(tally, input.path) }
      isAnyMeasured = false
    }
    return (reading.recordCount, reading.rejectedCount)
  }

  private mutating func merge(
    _ part: Tally, into tally: inout Tally, from input: ShelfSettings.Input
  ) throws {
    if isGrouped { try checkOrder(part, open: tally, input) }
    tally.merge(part)
    if isGrouped, tally.entries.count > 1 {
      try report(tally, keepingLast: true)
      tally = tally.lastEntryAlone()
    }
  }

  /// Refuses a shelf that was left and comes back, the first one of the file.
  private mutating func checkOrder(
    _ part: Tally, open: Tally, _ input: ShelfSettings.Input
  ) throws(CommandError) {
    var firstReturn = part.firstReturn
    for (index, entry) in part.entries.enumerated() {
      // Only the first shelf of a part may go on with the one that is open.
      let isBack = part.keys.withKey(index) { ended.contains($0) || index > 0 && open.keys.contains($0) }
      guard isBack, let position = entry.firstPosition else { continue }
      if let firstReturn, firstReturn.position < position { continue }
      firstReturn = Tally.Return(position: position, entry: index)
    }
    guard let firstReturn else { return }
    throw .malformed(
      input.path, firstReturn.position,
      "the shelf '\(part.keys.name(firstReturn.entry))' comes back; leave '--grouped' out or sort the records")
  }

  /// Reports shelves.
  private mutating func report(_ tally: Tally, keepingLast: Bool = false) throws {
    for (index, entry) in tally.entries.enumerated() where !keepingLast || index + 1 < tally.entries.count {
      var said: Set<String> = []
      for variant in cells.indices {
        try report(entry, named: tally.keys.name(index), variant: variant, said: &said)
      }
      isAnyMeasured = isAnyMeasured || entry.content.cardCount > 0
      if isGrouped { tally.keys.withKey(index) { _ = ended.number($0) } }
    }
  }

  /// - Parameter said: what was said of the shelf in other variants, which is not said again.
  private func report(
    _ entry: Tally.Entry, named name: String, variant: Int, said: inout Set<String>
  ) throws {
    let plan = settings.variants[variant]
    for decision in entry.content.decisions(variant, plan, settings.strategy, cells[variant]) {
      let (warnings, conflicts) = warnings(entry, decision, variant)
      for warning in warnings where said.insert(warning).inserted { messages.warn("shelf '\(name)'", warning) }
      var variantOfDecision = plan.variant
      variantOfDecision.cardWidth = decision.cardWidth ?? plan.variant.cardWidth
      try write(
        ShelfReport(
          shelf: name, variant: variantOfDecision, metrics: decision.metrics, rejectedCount: entry.rejectedCount,
          largestID: decision.largestID, estimator: settings.strategy.description, certificate: decision.certificate,
          warnings: warnings + settings.shelfWarnings + conflicts,
          anatomy: entry.content.sample(variant).map {
            dissections[variant].anatomy($0, itemHeight: decision.metrics.itemSize.height)
          }))
    }
  }

  /// What is to be said of a shelf, and what was said before any record was read.
  private func warnings(_ entry: Tally.Entry, _ decision: Decision, _ variant: Int) -> ([String], [String]) {
    let plan = settings.variants[variant]
    var approximations = entry.approximations
    var conflicts: [String] = []
    if decision.showsLargest {
      approximations.formUnion(cells[variant].current.approximations)
      conflicts = cells[variant].current.conflicts(cardWidth: plan.shelf.cardWidth).map(\.message)
    }
    var warnings = decision.metrics.warnings.map(\.description) + approximations.descriptions
    warnings += plan.cells.fontWarnings + conflicts.filter { !saidConflicts.contains($0) }
    if let field = settings.strategy.columnField { warnings += entry.faults.map { $0.warning(field) } }
    if let missing = entry.missingTexts, let file = settings.localization.table?.file {
      warnings.append(
        "\(missing.count) texts have no entry in '\(file)' and are shown as they are, the first at \(missing.first)")
    }
    return (warnings, conflicts.filter(saidConflicts.contains))
  }

  private func warnOfMissingFields(_ tally: Tally, _ file: String) {
    guard let cells = settings.variants.first?.cells else { return }
    for (field, isPresent) in zip(cells.fields, tally.fieldIsPresent) where !isPresent {
      messages.warn(file, "no record has the field '\(field)', \(cells.uses(ofField: field)); check the bindings")
    }
  }
}
