import Catalog
import TextMeasurement

/// What is known of shelves after some of their records: it grows with the shelves, and with what is kept of a shelf.
///
/// Tallies of consecutive parts of a file merge into the tally of the whole.
struct ShelfTally<Outcome: ShelfOutcome>: Sendable {
  struct Entry: Sendable {
    var outcome: Outcome
    /// One or none: what few shelves have takes no memory in the others.
    private var noted: [ShelfNotes] = []

    init(outcome: Outcome) { self.outcome = outcome }

    /// What is to be said of it.
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

  /// A shelf that was left and came back; only known if shelves must be contiguous.
  struct Return: Sendable {
    /// Of the first record that is back.
    let position: SourcePosition
    let entry: Int
  }

  private(set) var keys: KeyTable
  var entries: ChunkedArray<Entry> = []
  /// Why records were left out.
  var rejections: [BatchDiagnostic] = []
  /// Records, rejected ones included.
  var recordCount = 0
  /// The same without those of other locales.
  var placeCount = 0
  /// Bytes of the file that a batch's tally is of.
  var byteCount = 0
  /// The first one, if any.
  var firstReturn: Return?
  /// By field of the cards, whether a record has it; empty before the first batch.
  var fieldIsPresent: [Bool] = []
  private let emptyOutcome: Outcome

  /// - Parameter capacity: how many shelves there may be, roughly.
  init(emptyOutcome: Outcome, capacity: Int = 0) {
    self.emptyOutcome = emptyOutcome
    keys = KeyTable(capacity: capacity)
  }

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

  /// Counts a record of a shelf that is passed over.
  mutating func reject(inEntry number: Int) {
    entries[number].notes.rejectedCount += 1
    entries[number].outcome.skip()
  }

  /// The tally without the shelves before the last one.
  func lastEntryAlone() -> ShelfTally {
    var rest = ShelfTally(emptyOutcome: emptyOutcome)
    rest.fieldIsPresent = fieldIsPresent
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

/// What is to be said of a shelf's records.
struct ShelfNotes: Sendable {
  var rejectedCount = 0
  var approximations = TextApproximations()
  /// Where the first record stands; only known if shelves must be contiguous.
  var firstPosition: SourcePosition?
  /// Values that should have been numbers.
  var faults: [NumberFault] = []
  /// Texts that a locale lacks, and where the first one stands.
  private(set) var missingTexts: (count: Int, first: SourcePosition)?

  /// Notes texts that a locale lacks.
  mutating func addMissingTexts(_ count: Int, at first: SourcePosition) {
    missingTexts = missingTexts.map { ($0.count + count, $0.first) } ?? (count, first)
  }

  /// A sentence on texts that a locale lacks.
  ///
  /// - Parameter file: where translated texts come from.
  func missingTextsWarning(_ file: String?) -> String? {
    guard let missingTexts, let file else { return nil }
    return "\(missingTexts.count) texts have no entry in '\(file)' and are shown as they are, the first at "
      + "\(missingTexts.first)"
  }

  /// What is to be said of texts that were all laid out.
  func warnings(fontWarnings: [String], stringsFile: String?) -> [String] {
    approximations.descriptions + fontWarnings + [missingTextsWarning(stringsFile)].compactMap { $0 }
  }

  fileprivate mutating func add(_ fault: NumberFault) {
    if let known = faults.firstIndex(where: { $0.field == fault.field }) {
      faults[known].count += fault.count
    } else {
      faults.append(fault)
    }
  }

  fileprivate mutating func append(_ following: ShelfNotes) {
    rejectedCount += following.rejectedCount
    approximations.formUnion(following.approximations)
    firstPosition = firstPosition ?? following.firstPosition
    for fault in following.faults { add(fault) }
    if let missing = following.missingTexts { addMissingTexts(missing.count, at: missing.first) }
  }
}

/// Records whose value of a field is no number.
struct NumberFault: Sendable {
  /// The field's place among ``CardFields/numbers``.
  let field: Int
  let first: SourcePosition
  var count = 1

  /// A sentence for a shelf's warnings.
  func warning(_ name: String) -> String {
    "'\(name)' is no number in \(count) of its records, the first at \(first); they count as the shortest"
  }
}

extension ShelfTally.Entry {
  /// A number that a record brings; NaN, which is noted, where it is none.
  ///
  /// - Parameter place: among ``CardFields/numbers``.
  mutating func number(_ card: Card, _ place: Int) -> Double {
    if let number = card.number(place) { return number }
    notes.add(NumberFault(field: place, first: card.position(ofNumber: place)))
    return .nan
  }
}
