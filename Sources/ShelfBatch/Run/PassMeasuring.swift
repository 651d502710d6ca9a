import Catalog

/// Measures the shelves of a pass.
struct PassMeasuring<Work: CardWork> where Work.Worker.Outcome: DecidingOutcome {
  private typealias Tally = ShelfTally<Work.Worker.Outcome>

  private let pass: PassPlan
  private let work: Work
  private let options: BatchOptions
  private let diagnose: (BatchDiagnostic) -> Void
  private let report: (ShelfReport) throws -> Void
  private let finishing: ShelfFinishing<Work.Worker.Outcome>
  /// Shelves that were reported before the end of the input, by key.
  private var reported = KeyTable()
  /// Of the records that belong together; nothing is known of those that were all rejected.
  private var isAnyMeasured = false

  /// - Parameter saidConstraints: what was said of constraints already.
  init(
    _ pass: PassPlan, _ work: Work, _ options: BatchOptions, saidConstraints: [String],
    onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void, onReport report: @escaping (ShelfReport) throws -> Void
  ) {
    self.pass = pass
    self.work = work
    self.options = options
    self.diagnose = diagnose
    self.report = report
    finishing = ShelfFinishing(pass, jobs: options.threads, saidConstraints: saidConstraints)
  }

  mutating func run(_ inputs: [BatchInput]) throws -> BatchCounts {
    var reading = ShelfReading(pass, work, options, onDiagnostic: diagnose)
    try reading.run(inputs) { part, tally, input in
      try merge(part, into: &tally, from: input)
    } finish: { tally, input in
      try reportShelves(of: tally)
      if isAnyMeasured { warnOfMissingFields(tally, input.path) }
      isAnyMeasured = false
    }
    return reading.counts
  }

  private mutating func merge(
    _ part: Tally, into tally: inout Tally, from input: BatchInput
  ) throws {
    if options.isGrouped { try checkOrder(part, open: tally, input) }
    tally.merge(part)
    if options.isGrouped, tally.entries.count > 1 {
      try reportShelves(of: tally, keepingLast: true)
      tally = tally.lastEntryAlone()
    }
  }

  /// Refuses a shelf that was left and comes back, the first one of the file.
  private mutating func checkOrder(
    _ part: Tally, open: Tally, _ input: BatchInput
  ) throws(BatchError) {
    var firstReturn = part.firstReturn
    for (index, entry) in part.entries.enumerated() {
      // Only the first shelf of a part may go on with the one that is open.
      let isBack = part.keys.withKey(index) { reported.contains($0) || index > 0 && open.keys.contains($0) }
      guard isBack, let position = entry.notes.firstPosition else { continue }
      if let firstReturn, firstReturn.position < position { continue }
      firstReturn = Tally.Return(position: position, entry: index)
    }
    guard let firstReturn else { return }
    throw .malformed(
      input.path, firstReturn.position,
      "the shelf '\(part.keys.name(firstReturn.entry))' comes back; leave '--grouped' out or sort the records")
  }

  /// Reports shelves.
  private mutating func reportShelves(of tally: Tally, keepingLast: Bool = false) throws {
    let ended = tally.entries.indices.dropLast(keepingLast ? 1 : 0)
    for start in stride(from: ended.startIndex, to: ended.endIndex, by: finishing.batchSize) {
      let batch = (start..<min(start + finishing.batchSize, ended.endIndex)).filter { isWanted($0, of: tally) }
      for results in finishing.finish(batch, of: tally) {
        // What was said of the shelf in other variants is not said again.
        var said: Set<String> = []
        for finished in results {
          for warning in finished.newWarnings where said.insert(warning).inserted {
            diagnose(.warning("shelf '\(finished.report.shelf)'", warning))
          }
          try report(finished.report)
        }
      }
    }
    for index in ended {
      isAnyMeasured = isAnyMeasured || tally.entries[index].outcome.cardCount > 0
      if options.isGrouped { tally.keys.withKey(index) { _ = reported.number($0) } }
    }
  }

  private func isWanted(_ shelf: Int, of tally: Tally) -> Bool {
    guard let wanted = options.shelf else { return true }
    return tally.keys.withKey(shelf) { $0.elementsEqual(wanted.utf8) }
  }

  private func warnOfMissingFields(_ tally: Tally, _ file: String) {
    let prototypes = pass.variants[0].prototypes
    for (field, isPresent) in zip(prototypes.fields, tally.fieldIsPresent) where !isPresent {
      diagnose(
        .warning(file, "no record has the field '\(field)', \(prototypes.uses(ofField: field)); check the bindings"))
    }
  }
}
