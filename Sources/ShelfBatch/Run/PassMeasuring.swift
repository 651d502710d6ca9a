import Catalog
import CellLayout
import Platform
import RecordCells

/// Reads the records of a pass, and hands on shelves once all their records were read.
struct PassMeasuring<Work: CardWork> {
  typealias Tally = ShelfTally<Work.Worker.Outcome>

  private let records: PassRecords
  private let work: Work
  private let options: BatchOptions
  /// The cells, for which a warning tells fields that no record has; `nil` where other fields are asked for.
  private let prototypes: Prototypes?
  private let diagnose: (BatchDiagnostic) -> Void
  /// How many shelves are finished together.
  private let batchSize: Int
  private let finish: (_ shelves: [Int], _ tally: Tally) throws -> Void
  /// Shelves that were reported before the end of the input.
  private var ended = EndedShelves()
  /// The inputs so far; the last one is being read.
  private var files: [String] = []
  /// The index of the input in which the open shelf began.
  private var openFile = 0
  /// Whether a record of the inputs that are read together made a card; if all were rejected, nothing is known of the
  /// fields.
  private var isAnyMeasured = false
  /// The required fields that no record has; known at the end.
  private(set) var lackingFields: [LackingField] = []

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
      try checkEndedShelves()
      if isAnyMeasured { warnOfMissingFields(tally, input.path) }
      isAnyMeasured = false
    }
    lackingFields = reading.lackingFields
    return reading.counts
  }

  private mutating func merge(
    _ part: Tally, into tally: inout Tally, from input: BatchInput
  ) throws {
    if files.last != input.path { files.append(input.path) }
    if tally.entries.isEmpty { openFile = files.count - 1 }
    if options.isGrouped { try checkOrder(part, open: tally, input) }
    var part = part
    if options.namesFiles { part.setFile(input.shownPath) }
    tally.merge(part)
    if options.isGrouped, tally.entries.count > 1 {
      try finishShelves(of: tally, keepingLast: true)
      tally = tally.lastEntryAlone()
      openFile = files.count - 1
    }
  }

  /// Throws for the first shelf of the file that was left and came back.
  private mutating func checkOrder(
    _ part: Tally, open: Tally, _ input: BatchInput
  ) throws(BatchError) {
    var firstReturn = part.firstReturn
    for (index, entry) in part.entries.enumerated() {
      // Only the first shelf of a part may continue the open one.
      let isBack = part.keys.withKey(index) { ended.contains($0) || index > 0 && open.keys.contains($0) }
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
    let finished = tally.entries.indices.dropLast(keepingLast ? 1 : 0)
    options.onFinished?(0, finished.endIndex)
    for start in stride(from: finished.startIndex, to: finished.endIndex, by: batchSize) {
      let end = min(start + batchSize, finished.endIndex)
      try finish((start..<end).filter { isWanted($0, of: tally) }, tally)
      if !keepingLast { options.onFinished?(end, finished.endIndex) }
    }
    for index in finished {
      isAnyMeasured = isAnyMeasured || tally.entries[index].outcome.cardCount > 0
      guard options.isGrouped, let position = tally.entries[index].notes.firstPosition else { continue }
      let place = EndedShelves.Place(input: index == 0 ? openFile : files.count - 1, position: position)
      try tally.keys.withKey(index) { key in Result { () throws(FileError) in try ended.append(key, place) } }.get()
    }
  }

  /// Throws for a shelf that came back after its key was forgotten.
  private mutating func checkEndedShelves() throws {
    guard let place = try ended.firstReturn() else { return }
    throw BatchError.malformed(
      files[place.input], place.position,
      "the shelf that begins here was there before; leave '--grouped' out or sort the records")
  }

  private func isWanted(_ shelf: Int, of tally: Tally) -> Bool {
    guard let wanted = options.shelf else { return true }
    return tally.keys.withKey(shelf) { $0.elementsEqual(wanted.utf8) }
  }

  private func warnOfMissingFields(_ tally: Tally, _ file: String) {
    guard let prototypes else { return }
    for (field, isPresent) in zip(prototypes.fields, tally.fieldIsPresent) where !isPresent {
      let others = tally.lacking.witness?.fields ?? []
      diagnose(.missingField(file, field, use: prototypes.uses(ofField: field), among: others))
    }
  }
}
