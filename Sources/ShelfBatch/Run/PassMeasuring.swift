import Catalog
import CellLayout

/// Reads the records of a pass, and hands on shelves whose records were all read.
struct PassMeasuring<Work: CardWork> {
  typealias Tally = ShelfTally<Work.Worker.Outcome>

  private let records: PassRecords
  private let work: Work
  private let options: BatchOptions
  /// Cells whose fields no record may have; `nil` where others are asked for.
  private let prototypes: Prototypes?
  private let diagnose: (BatchDiagnostic) -> Void
  /// How many shelves are best finished together.
  private let batchSize: Int
  private let finish: (_ shelves: [Int], _ tally: Tally) throws -> Void
  /// Shelves that were reported before the end of the input, by key.
  private var reported = KeyTable()
  /// Of the records that belong together; nothing is known of those that were all rejected.
  private var isAnyMeasured = false

  init(
    _ records: PassRecords, _ work: Work, _ options: BatchOptions, prototypes: Prototypes?, batchSize: Int,
    onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void,
    finish: @escaping (_ shelves: [Int], _ tally: Tally) throws -> Void
  ) {
    self.records = records
    self.work = work
    self.options = options
    self.prototypes = prototypes
    self.batchSize = batchSize
    self.diagnose = diagnose
    self.finish = finish
  }

  mutating func run(_ inputs: [BatchInput]) throws -> BatchCounts {
    var reading = ShelfReading(records, work, options, onDiagnostic: diagnose)
    try reading.run(inputs) { part, tally, input in
      try merge(part, into: &tally, from: input)
    } finish: { tally, input in
      try finishShelves(of: tally)
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
      try finishShelves(of: tally, keepingLast: true)
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

  private mutating func finishShelves(of tally: Tally, keepingLast: Bool = false) throws {
    let ended = tally.entries.indices.dropLast(keepingLast ? 1 : 0)
    for start in stride(from: ended.startIndex, to: ended.endIndex, by: batchSize) {
      try finish((start..<min(start + batchSize, ended.endIndex)).filter { isWanted($0, of: tally) }, tally)
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
    guard let prototypes else { return }
    for (field, isPresent) in zip(prototypes.fields, tally.fieldIsPresent) where !isPresent {
      diagnose(
        .warning(file, "no record has the field '\(field)', \(prototypes.uses(ofField: field)); check the bindings"))
    }
  }
}
