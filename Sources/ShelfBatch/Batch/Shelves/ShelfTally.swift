import Catalog

/// The state of shelves after some of their records. Its memory grows with the shelves, and with the outcome and notes
/// of each.
///
/// Tallies of consecutive parts of a file merge into the tally of the whole.
struct ShelfTally: Sendable {
  private(set) var keys: KeyTable
  /// For each shelf, the notes on its records.
  var notes: ChunkedArray<ShelfNotes> = []
  /// The outcome of each shelf's cards.
  var outcomes: ShelfOutcomes
  /// Why records of a batch were left out, their indices counted from its start.
  var rejections: [BatchDiagnostic] = []
  /// Records, rejected ones included.
  var recordCount = 0
  /// Records, rejected ones included, without those of other locales.
  var placeCount = 0
  /// Bytes of the file that a batch's tally is of.
  var byteCount = 0
  /// The first shelf that was left and came back; `nil` if none did.
  var firstReturn: ShelfReturn?
  /// The language of a batch's first record, and its first text that is not UTF-8; of a batch alone.
  var firstLanguage: InputEvidence.Language?
  var encodingFault: InputEvidence.EncodingFault?
  /// The oddities of records of a batch.
  var examination = RecordExamination()
  /// For each field of the cards, whether a record has it; empty before the first batch.
  var fieldIsPresent: [Bool] = []
  /// The required fields that no record of a batch has; of a file, its first record alone.
  var missing = MissingFields()
  /// Nanoseconds of processor time, of a batch alone, for work that counts them by column.
  var effort: [UInt64] = []

  private let work: any CardWork
  /// How many results each shelf keeps, and whether with samples of its cards: kept, as each new shelf asks.
  private let results: (count: Int, keepsSamples: Bool)

  /// A tally of no records.
  ///
  /// - Parameters:
  ///   - work: what is done with the cards.
  ///   - capacity: how many shelves there may be, roughly.
  init(_ work: any CardWork, capacity: Int = 0) {
    self.work = work
    let empty: any ShelfOutcome = work.emptyOutcome
    results = (empty.resultCount, empty.keepsSamples)
    outcomes = work.noOutcomes
    keys = KeyTable(capacity: capacity)
  }

  /// How many shelves there are.
  var count: Int { notes.count }

  /// The outcomes of the work that made the tally.
  subscript<Outcome: ShelfOutcome>(_ type: Outcome.Type) -> OutcomeColumn<Outcome> {
    get { outcomes[type] }
    _modify { yield &outcomes[type] }
  }

  /// The number of a shelf, which is added if it is new.
  mutating func shelf(_ key: UnsafeRawBufferPointer) -> Int {
    let number = keys.number(key)
    if number == notes.count { notes.append(ShelfNotes()) }
    return number
  }

  /// Adds a shelf that may stay empty.
  ///
  /// - Returns: its number.
  @discardableResult
  mutating func open(_ name: String) -> Int {
    var name = name
    return name.withUTF8 { shelf(UnsafeRawBufferPointer($0)) }
  }

  /// How many pieces of memory it holds, roughly.
  var pieceCount: Int { work.pieceCount(outcomes) + rejections.count }

  /// The error of keeping far more results than the records that were read have bytes, which takes memory that nobody
  /// expects of them.
  ///
  /// - Parameter byteCount: that of all records that were read.
  func excess(byteCount: Int) -> String? {
    // A result with samples of its cards takes about as much as eight without.
    let most = max(1 << 20, 2 * byteCount) / (results.keepsSamples ? 8 : 1)
    let resultCount = count * results.count
    guard resultCount > most else { return nil }
    return "\(count) shelves in all variants have \(resultCount) results, and at most \(most) are kept of so "
      + "few records; leave variants out"
  }

  /// Says of which file the records are.
  mutating func setFile(_ file: String) {
    for shelf in notes.indices { notes[shelf].setFile(file) }
  }

  /// The tally without the shelves before the last one.
  func lastShelfAlone() -> ShelfTally {
    var rest = ShelfTally(work)
    rest.outcomes = work.alone(count - 1, of: outcomes)
    rest.fieldIsPresent = fieldIsPresent
    rest.missing.firstRecord = missing.firstRecord
    rest.recordCount = recordCount
    rest.placeCount = placeCount
    if let last = notes.last { rest.notes = [last] }
    keys.withKey(count - 1) { _ = rest.keys.number($0) }
    return rest
  }

  /// Appends the tally of the records that follow; its rejections are left to the caller.
  mutating func merge(_ following: ShelfTally) {
    recordCount += following.recordCount
    placeCount += following.placeCount
    missing.firstRecord = missing.firstRecord ?? following.missing.firstRecord
    if fieldIsPresent.isEmpty { fieldIsPresent = following.fieldIsPresent }
    for (field, isPresent) in following.fieldIsPresent.enumerated() where isPresent { fieldIsPresent[field] = true }
    let numbers = following.notes.indices.map { index in
      let number = following.keys.withKey(index) { keys.number($0) }
      if number == notes.count {
        notes.append(following.notes[index])
      } else {
        notes[number].append(following.notes[index])
      }
      return number
    }
    work.append(following.outcomes, to: &outcomes, numbers: numbers)
  }
}

extension ShelfTally {
  /// How it is written for another process, and read.
  static func form(_ work: any CardWork) -> ProcessForm<ShelfTally> {
    let outcomes = work.outcomesForm
    let members = ProcessForm(
      filling: ShelfTally(work), \.keys, \.notes, \.rejections, \.recordCount, \.placeCount, \.byteCount,
      \.firstReturn, \.firstLanguage, \.encodingFault, \.examination, \.fieldIsPresent, \.missing, \.effort, others: 3)
    return ProcessForm { tally, sink in
      members.write(tally, &sink)
      outcomes.write(tally.outcomes, &sink)
    } read: { source in
      var tally = try members.read(&source)
      tally.outcomes = try outcomes.read(&source)
      return tally
    }
  }
}
