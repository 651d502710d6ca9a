import Catalog
import CellLayout
import TextMeasurement

/// The state of shelves after some of their records. Its memory grows with the shelves, and with the outcome and notes
/// of each.
///
/// Tallies of consecutive parts of a file merge into the tally of the whole.
struct ShelfTally<Outcome: ShelfOutcome>: Sendable {
  struct Entry: Sendable {
    var outcome: Outcome
    /// One or none, so that shelves without notes take no memory for them.
    private var noted: [ShelfNotes] = []

    /// Notes on the shelf's records.
    var notes: ShelfNotes {
      get { noted.first ?? ShelfNotes() }
      _modify {
        if noted.isEmpty { noted.append(ShelfNotes()) }
        yield &noted[0]
      }
    }

    var hasNotes: Bool { !noted.isEmpty }

    /// How many of its records were left out.
    var rejectedCount: Int { noted.isEmpty ? 0 : noted[0].rejectedCount }

    fileprivate mutating func append(_ following: Entry) {
      if let others = following.noted.first { notes.append(others) }
      outcome.append(following.outcome)
    }
  }

  private(set) var keys: KeyTable
  var entries: ChunkedArray<Entry> = []
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
  private let emptyOutcome: Outcome

  /// The number of a shelf, which is added if it is new.
  mutating func entry(_ key: UnsafeRawBufferPointer) -> Int {
    let number = keys.number(key)
    if number == entries.count { entries.append(Entry(outcome: emptyOutcome)) }
    return number
  }

  /// Adds a shelf that may stay empty.
  ///
  /// - Returns: its number.
  @discardableResult
  mutating func open(_ name: String) -> Int {
    var name = name
    return name.withUTF8 { entry(UnsafeRawBufferPointer($0)) }
  }

  /// How many pieces of memory it holds, roughly.
  var pieceCount: Int { entries.reduce(rejections.count) { $0 + $1.outcome.pieceCount } }

  /// How many results the shelves keep.
  private var resultCount: Int { entries.count * emptyOutcome.resultCount }

  /// The error of keeping far more results than the records that were read have bytes, which takes memory that nobody
  /// expects of them.
  ///
  /// - Parameter byteCount: that of all records that were read.
  func excess(byteCount: Int) -> String? {
    // A result with samples of its cards takes about as much as eight without.
    let most = max(1 << 20, 2 * byteCount) / (emptyOutcome.keepsSamples ? 8 : 1)
    guard resultCount > most else { return nil }
    return "\(entries.count) shelves in all variants have \(resultCount) results, and at most \(most) are kept of so "
      + "few records; leave variants out"
  }

  /// Counts a record of a shelf that is passed over.
  mutating func reject(inEntry number: Int) {
    entries[number].notes.rejectedCount += 1
    entries[number].outcome.skip()
  }

  /// Says of which file the records are.
  mutating func setFile(_ file: String) {
    for number in entries.indices where entries[number].hasNotes { entries[number].notes.setFile(file) }
  }

  /// The tally without the shelves before the last one.
  func lastEntryAlone() -> ShelfTally {
    var rest = ShelfTally(emptyOutcome: emptyOutcome)
    rest.fieldIsPresent = fieldIsPresent
    rest.missing.firstRecord = missing.firstRecord
    rest.recordCount = recordCount
    rest.placeCount = placeCount
    if let last = entries.last { rest.entries = [last] }
    keys.withKey(entries.count - 1) { _ = rest.keys.number($0) }
    return rest
  }

  /// Appends the tally of the records that follow; its rejections are left to the caller.
  mutating func merge(_ following: ShelfTally) {
    recordCount += following.recordCount
    placeCount += following.placeCount
    missing.firstRecord = missing.firstRecord ?? following.missing.firstRecord
    if fieldIsPresent.isEmpty { fieldIsPresent = following.fieldIsPresent }
    for (field, isPresent) in following.fieldIsPresent.enumerated() where isPresent { fieldIsPresent[field] = true }
    for index in following.entries.indices {
      let number = following.keys.withKey(index) { keys.number($0) }
      following.entries.withElement(index) {
        if number == entries.count { entries.append($0) } else { entries[number].append($0) }
      }
    }
  }
}

extension ShelfTally {
  /// - Parameter capacity: how many shelves there may be, roughly.
  init(emptyOutcome: Outcome, capacity: Int = 0) {
    self.init(keys: KeyTable(capacity: capacity), emptyOutcome: emptyOutcome)
  }
}

extension ShelfTally.Entry {
  init(outcome: Outcome) { self.init(outcome: outcome, noted: []) }

  /// A number that a record brings; NaN, which is noted, where it is none.
  ///
  /// - Parameter index: among ``CardFields/numbers``.
  mutating func number(_ card: Card, _ index: Int) -> Double {
    if let number = card.number(index) { return number }
    notes.add(NumberFault(field: index, first: card.position(ofNumber: index)))
    return .nan
  }

  /// Notes what was assumed for the texts that decide the height of the card that a cell shows, as far as they were
  /// shaped.
  @inline(__always)
  mutating func addApproximations(of cell: TemplateCell, cardWidth: Double) {
    guard cell.isApproximate else { return }
    let approximations = cell.approximations(cardWidth: cardWidth)
    if !approximations.isEmpty { notes.approximations.formUnion(approximations) }
  }
}

extension ShelfTally: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(
      Self.init, \.keys, \.entries, \.rejections, \.recordCount, \.placeCount, \.byteCount, \.firstReturn,
      \.firstLanguage, \.encodingFault, \.examination, \.fieldIsPresent, \.missing, \.effort, \.emptyOutcome)
  }
}

extension ShelfTally.Entry: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(outcome:noted:), \.outcome, \.noted) }
}
