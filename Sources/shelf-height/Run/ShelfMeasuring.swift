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
  private let write: (ShelfReport) throws -> Void
  /// Threads.
  private let jobs: Int
  /// Whether shelves are contiguous, and reported as each ends.
  private let isGrouped: Bool
  private let finishing: ShelfFinishing<Work.Worker.Content>
  /// Shelves that were written before the end of the input, by key.
  private var ended = KeyTable()
  /// Of the records that belong together; nothing is known of those that were all rejected.
  private var isAnyMeasured = false

  /// - Parameters:
  ///   - saidConflicts: what was said of constraints already.
  ///   - write: gets the reports.
  init(
    _ settings: ShelfSettings, _ work: Work, jobs: Int, isGrouped: Bool, saidConflicts: [String], _ messages: Messages,
    write: @escaping (ShelfReport) throws -> Void
  ) {
    self.settings = settings
    self.work = work
    self.jobs = jobs
    self.isGrouped = isGrouped
    self.messages = messages
    self.write = write
    finishing = ShelfFinishing(settings, jobs: jobs, saidConflicts: saidConflicts)
  }

  /// - Returns: how many records were read, and how many of them rejected.
  mutating func run() throws -> (records: Int, rejected: Int) {
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
    let shelves = tally.entries.indices.dropLast(keepingLast ? 1 : 0)
    for start in stride(from: shelves.startIndex, to: shelves.endIndex, by: finishing.batchSize) {
      let batch = start..<min(start + finishing.batchSize, shelves.endIndex)
      let names = batch.map { tally.keys.name($0) }
      for (name, variants) in zip(names, finishing.finish(tally.entries[batch], names: names)) {
        // What was said of the shelf in other variants is not said again.
        var said: Set<String> = []
        for finished in variants.joined() {
          for warning in finished.newWarnings where said.insert(warning).inserted {
            messages.warn("shelf '\(name)'", warning)
          }
          try write(finished.report)
        }
      }
    }
    for index in shelves {
      isAnyMeasured = isAnyMeasured || tally.entries[index].content.cardCount > 0
      if isGrouped { tally.keys.withKey(index) { _ = ended.number($0) } }
    }
  }

  private func warnOfMissingFields(_ tally: Tally, _ file: String) {
    guard let cells = settings.variants.first?.cells else { return }
    for (field, isPresent) in zip(cells.fields, tally.fieldIsPresent) where !isPresent {
      messages.warn(file, "no record has the field '\(field)', \(cells.uses(ofField: field)); check the bindings")
    }
  }
}
