import Catalog
import TextMeasurement

/// What is known of shelves after some of their records: it grows with the shelves, and with what is kept of a shelf.
///
/// Tallies of consecutive parts of a file merge into the tally of the whole.
struct ShelfTally<Content: ShelfContent>: Sendable {
  struct Entry: Sendable {
    var content: Content
    var rejectedCount = 0
    var approximations = TextApproximations()
    /// Where its first record stands; only known if shelves must be contiguous.
    var firstPosition: SourcePosition?
    /// Values that should have been numbers.
    var faults: [NumberFault] = []
    /// Texts that a locale lacks, and where the first one stands.
    var missingTexts: (count: Int, first: SourcePosition)?
  }

  /// A shelf that was left and came back; only known if shelves must be contiguous.
  struct Return: Sendable {
    /// Of the first record that is back.
    let position: SourcePosition
    let entry: Int
  }

  private(set) var keys = KeyTable()
  var entries: [Entry] = []
  var diagnostics: [Diagnostic] = []
  /// Records, rejected ones included.
  var recordCount = 0
  /// The same without those of other locales.
  var placeCount = 0
  /// Bytes of the file that a batch's tally is of.
  var byteCount = 0
  /// The first one, if any.
  var firstReturn: Return?
  /// By field of the cell, whether a record has it.
  var fieldIsPresent: [Bool]
  private let emptyContent: Content

  init(emptyContent: Content, fieldCount: Int) {
    self.emptyContent = emptyContent
    fieldIsPresent = Array(repeating: false, count: fieldCount)
  }

  /// The number of a shelf, which is added if it is new.
  mutating func entry(_ key: UnsafeRawBufferPointer) -> Int {
    let number = keys.number(key)
    if number == entries.count { entries.append(Entry(content: emptyContent)) }
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
    entries[number].rejectedCount += 1
    entries[number].content.skip()
  }

  /// The tally without the shelves before the last one.
  func lastEntryAlone() -> ShelfTally {
    var rest = ShelfTally(emptyContent: emptyContent, fieldCount: fieldIsPresent.count)
    rest.fieldIsPresent = fieldIsPresent
    rest.recordCount = recordCount
    rest.placeCount = placeCount
    if let last = entries.last { rest.entries = [last] }
    keys.withKey(entries.count - 1) { _ = rest.keys.number($0) }
    return rest
  }

  /// Appends the tally of the records that follow; its diagnostics are left to the caller.
  mutating func merge(_ following: ShelfTally) {
    recordCount += following.recordCount
    placeCount += following.placeCount
    for (field, isPresent) in following.fieldIsPresent.enumerated() where isPresent { fieldIsPresent[field] = true }
    for (index, other) in following.entries.enumerated() {
      let number = following.keys.withKey(index) { entry($0) }
      entries[number].rejectedCount += other.rejectedCount
      entries[number].approximations.formUnion(other.approximations)
      entries[number].firstPosition = entries[number].firstPosition ?? other.firstPosition
      for fault in other.faults { entries[number].add(fault) }
      if let missing = other.missingTexts { entries[number].addMissingTexts(missing.count, at: missing.first) }
      entries[number].content.append(other.content)
    }
  }
}

/// Records whose value of a field is no number.
struct NumberFault: Sendable {
  /// The field's place among the extra ones of the work.
  let field: Int
  let first: SourcePosition
  var count = 1

  /// A sentence for a shelf's warnings.
  func warning(_ name: String) -> String {
    "'\(name)' is no number in \(count) of its records, the first at \(first); they count as the shortest"
  }
}

extension ShelfTally.Entry {
  /// A record's value of a field as a number; NaN, which is noted, where it is none.
  ///
  /// - Parameter field: its place among the extra ones of the work.
  mutating func number(ofField field: Int, _ slots: CardSlots, _ record: borrowing RecordView) -> Double {
    let slot = slots.extraFields[field]
    if let number = record[slot].number { return number }
    add(NumberFault(field: field, first: record.position(ofSlot: slot)))
    return .nan
  }

  /// Notes texts that a locale lacks.
  mutating func addMissingTexts(_ count: Int, at first: SourcePosition) {
    missingTexts = missingTexts.map { ($0.count + count, $0.first) } ?? (count, first)
  }

  fileprivate mutating func add(_ fault: NumberFault) {
    if let known = faults.firstIndex(where: { $0.field == fault.field }) {
      faults[known].count += fault.count
    } else {
      faults.append(fault)
    }
  }
}
