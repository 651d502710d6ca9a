import Catalog
import Reporting
import ShelfSizing
import TextMeasurement

/// What is kept of a card that may decide its shelf's height.
struct KeptCard: Sendable {
  let id: RecordID?
  /// By bound field; empty if the height is known already.
  let texts: [[UInt8]]
}

/// What is known of shelves after some of their records: it grows with the shelves, not with the records.
///
/// Tallies of consecutive parts of a file merge into the tally of the whole.
struct ShelfTally: Sendable {
  struct Entry: Sendable {
    /// By variant.
    var scans: [LargestContentScan<KeptCard>]
    /// By the estimate of the first variant.
    var tallest: TallestCards
    var rejectedCount = 0
    var approximations = TextApproximations()
    /// Where its first record stands; only known if shelves must be contiguous.
    var firstPosition: SourcePosition?
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
  /// Bytes of the file that a batch's tally is of.
  var byteCount = 0
  /// The first one, if any.
  var firstReturn: Return?
  /// By field of the cell, whether a record has it.
  var fieldIsPresent: [Bool]
  private let variantCount: Int
  private let rankLimit: Int

  /// - Parameter rankLimit: how many of each shelf's tallest cards are kept.
  init(variantCount: Int, fieldCount: Int, rankLimit: Int) {
    self.variantCount = variantCount
    self.rankLimit = rankLimit
    fieldIsPresent = Array(repeating: false, count: fieldCount)
  }

  /// The number of a shelf, which is added if it is new.
  mutating func entry(_ key: UnsafeRawBufferPointer) -> Int {
    let number = keys.number(key)
    if number == entries.count {
      let scans = Array(repeating: LargestContentScan<KeptCard>(), count: variantCount)
      entries.append(Entry(scans: scans, tallest: TallestCards(limit: rankLimit)))
    }
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
    for variant in 0..<variantCount { entries[number].scans[variant].skip() }
  }

  /// The tally without the shelves before the last one.
  func lastEntryAlone() -> ShelfTally {
    var rest = ShelfTally(variantCount: variantCount, fieldCount: fieldIsPresent.count, rankLimit: rankLimit)
    rest.fieldIsPresent = fieldIsPresent
    rest.recordCount = recordCount
    if let last = entries.last { rest.entries = [last] }
    keys.withKey(entries.count - 1) { _ = rest.keys.number($0) }
    return rest
  }

  /// Appends the tally of the records that follow; its diagnostics are left to the caller.
  mutating func merge(_ following: ShelfTally) {
    recordCount += following.recordCount
    for (field, isPresent) in following.fieldIsPresent.enumerated() where isPresent { fieldIsPresent[field] = true }
    for (index, other) in following.entries.enumerated() {
      let number = following.keys.withKey(index) { entry($0) }
      entries[number].rejectedCount += other.rejectedCount
      entries[number].approximations.formUnion(other.approximations)
      entries[number].firstPosition = entries[number].firstPosition ?? other.firstPosition
      if rankLimit > 0, let extent = entries[number].scans.first?.extent {
        entries[number].tallest.merge(other.tallest, offset: extent)
      }
      for variant in 0..<variantCount { entries[number].scans[variant].merge(other.scans[variant]) }
    }
  }
}
