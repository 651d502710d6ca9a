import Catalog
import RecordCells

/// The items of a section: the id of each, and what is known of its size.
package struct SizedItems: Sendable {
  /// How many lengths an item has.
  package let lengthCount: Int
  /// The lengths of the first item, then those of the second, and so on, in points.
  package var lengths: [Double]
  package var ids: RecordIDs
  /// Where each id stands; empty where nobody asks.
  package var positions: [SourcePosition]
  /// The texts of the first items; empty where nobody draws them.
  package private(set) var texts: [OwnedFieldTexts]
  /// For each variant, the cards and texts that do not show; none where nobody asks, or where the width of an item is known
  /// only when it is placed.
  package var faults: [SectionFaults]
  /// The cards that a maximum height cuts, by rising items.
  package private(set) var cuts: [CutItem]
  /// The texts that end at their line limits, where ``faults`` does not count them.
  package private(set) var limited: [LimitedText]
  /// The indices of records that were rejected, rising.
  package private(set) var skipped: [Int]

  /// No items, or those that were sized.
  package init(
    lengthCount: Int, lengths: [Double] = [], ids: RecordIDs = RecordIDs(), positions: [SourcePosition] = [],
    texts: [OwnedFieldTexts] = [], faults: [SectionFaults] = [], cuts: [CutItem] = [], limited: [LimitedText] = [],
    skipped: [Int] = []
  ) {
    self.lengthCount = lengthCount
    self.lengths = lengths
    self.ids = ids
    self.positions = positions
    self.texts = texts
    self.faults = faults
    self.cuts = cuts
    self.limited = limited
    self.skipped = skipped
  }

  /// How many items there are.
  package var cardCount: Int { ids.count }

  private var extent: Int { ids.count + skipped.count }

  package mutating func skip() { skipped.append(extent) }

  package mutating func append(_ cut: CutItem) { cuts.append(cut) }

  package mutating func append(_ text: LimitedText) { limited.append(text) }

  package mutating func append(_ following: SizedItems) {
    let (extent, count) = (extent, ids.count)
    for var cut in following.cuts {
      cut.move(by: count)
      cuts.append(cut)
    }
    for var text in following.limited {
      text.move(by: count)
      limited.append(text)
    }
    skipped += following.skipped.lazy.map { extent + $0 }
    lengths += following.lengths
    if texts.count == ids.count, texts.count < SizedItems.mostTexts {
      texts += following.texts.prefix(SizedItems.mostTexts - texts.count)
    }
    ids.append(following.ids)
    positions += following.positions
    for variant in faults.indices { faults[variant].append(following.faults[variant]) }
  }

  /// The most items whose texts are kept.
  private static let mostTexts = 400

  /// Keeps the texts of the next item, as long as those of all before it are kept and there are not too many.
  package mutating func keep(_ next: FieldTexts) {
    if texts.count == ids.count, texts.count < SizedItems.mostTexts { texts.append(OwnedFieldTexts(next)) }
  }

  /// The index of an item's record in the section: those that were rejected count.
  package func index(ofItem item: Int) -> Int {
    if skipped.isEmpty { return item }
    // The rejected records before it: as many as have no more items before them than it has.
    var (low, high) = (0, skipped.count)
    while low < high {
      let middle = (low + high) / 2
      if skipped[middle] - middle <= item { low = middle + 1 } else { high = middle }
    }
    return item + low
  }
}

/// Ids of records, one after another in one piece of memory.
package struct RecordIDs: Sendable {
  private enum Kind: Int { case none, string, number }

  package private(set) var bytes: [UInt8]
  /// Where each ends in `bytes`, times four, and what it is.
  package private(set) var ends: [Int]

  /// No ids, or those that were read.
  package init(bytes: [UInt8] = [], ends: [Int] = []) { (self.bytes, self.ends) = (bytes, ends) }

  package var count: Int { ends.count }

  package mutating func append(_ value: FieldValue) {
    let kind: Kind
    switch value.kind {
    case .string: kind = .string
    case .number, .bool: kind = .number
    case .absent, .null, .structured: kind = .none
    }
    if kind != .none { bytes.append(contentsOf: value.bytes) }
    ends.append(bytes.count << 2 | kind.rawValue)
  }

  package mutating func append(_ following: RecordIDs) {
    let start = bytes.count << 2
    bytes += following.bytes
    ends.reserveCapacity(ends.count + following.ends.count)
    for end in following.ends { ends.append(start + end) }
  }

  package subscript(index: Int) -> RecordID? {
    let kind = Kind(rawValue: ends[index] & 3) ?? .none
    guard kind != .none else { return nil }
    let start = index == 0 ? 0 : ends[index - 1] >> 2
    return RecordID(
      text: String(decoding: bytes[start..<ends[index] >> 2], as: UTF8.self), isString: kind == .string)
  }
}
