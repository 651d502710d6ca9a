import Catalog
import ShelfSizing
import TextMeasurement

/// The state of a shelf after some parts of its records, in whatever order they were added.
struct PartShelf: Sendable {
  /// How many of its records, rejected ones included, are in each part that knows it; by the parts' numbers, rising.
  var records: [PartCount] = []
  /// Its index among the shelves of the first of these parts.
  var index = 0
  var rejectedCount = 0
  var approximations = TextApproximations()
  /// Values that should have been numbers.
  var fault: NotedFault?
  /// Texts that a locale lacks.
  var missingTexts: NotedFault?
  /// The cards of each variant.
  var variants: [DecidingCards] = []

  struct PartCount: Sendable {
    var part: Int
    let count: Int
  }
}

extension PartShelf {
  /// Where it stands among the others: its first part decides, then its index in that.
  var start: RecordIndex { RecordIndex(part: records[0].part, index: index) }

  /// How much memory it takes, in shelves of a card.
  var size: Int { 1 + variants.reduce(0) { $0 + $1.cards.count } / 2 }

  func sharesPart(with other: PartShelf) -> Bool { other.records.contains { has(part: $0.part) } }

  private func has(part: Int) -> Bool {
    let index = records.indices.partitioningIndex { records[$0].part >= part }
    return index < records.count && records[index].part == part
  }

  /// Adds what is known of other parts of the shelf.
  mutating func merge(_ other: PartShelf, by method: DecidingMethod, _ plans: [ReportedVariant]) {
    if other.start < start { index = other.index }
    // Most parts come in their order; a shelf may be in thousands of them.
    let isLater = (records.last?.part ?? -1) < other.start.part
    records += other.records
    if !isLater { records.sort { $0.part < $1.part } }
    rejectedCount += other.rejectedCount
    approximations.formUnion(other.approximations)
    fault = NotedFault.sum(fault, other.fault)
    missingTexts = NotedFault.sum(missingTexts, other.missingTexts)
    for variant in variants.indices {
      variants[variant] = variants[variant].merged(
        with: other.variants[variant], by: method, on: plans[variant].shelf.grid)
    }
  }

  /// Makes the parts' numbers higher.
  mutating func moveParts(by distance: Int) {
    for index in records.indices { records[index].part += distance }
    fault?.part += distance
    missingTexts?.part += distance
    for variant in variants.indices {
      for card in variants[variant].cards.indices { variants[variant].cards[card].record.part += distance }
    }
  }

  /// Gives all cards the number of their only part.
  mutating func moveCards(to part: Int) {
    for variant in variants.indices {
      for card in variants[variant].cards.indices { variants[variant].cards[card].record.part = part }
    }
  }

  /// How many cards it has.
  var cardCount: Int { records.reduce(0) { $0 + $1.count } - rejectedCount }

  /// The results, in the order of the variants.
  func finish(
    _ name: String, number: Int, _ maker: ReportMaker, by method: DecidingMethod
  ) -> [FinishedShelf] {
    var starts: [Int: Int] = [:]
    var count = 0
    for part in records {
      starts[part.part] = count
      count += part.count
    }
    return variants.enumerated().flatMap { variant, cards in
      let shelf = DecidedShelf(name: name, notes: notes, cardCount: cardCount, sample: nil, cards: cards)
      return maker.reports(of: shelf, number, variant, by: method) { (starts[$0.part] ?? 0) + $0.index }
    }
  }

  private var notes: ShelfNotes {
    var notes = ShelfNotes()
    (notes.rejectedCount, notes.approximations) = (rejectedCount, approximations)
    notes.faults = [fault].compactMap { $0 }
    if let missingTexts { notes.addMissingTexts(missingTexts) }
    return notes
  }
}

extension NotedFault {
  /// Those of two parts together, with the position of the earlier part's.
  fileprivate static func sum(_ one: NotedFault?, _ other: NotedFault?) -> NotedFault? {
    guard let one, let other else { return one ?? other }
    var first = one.part <= other.part ? one : other
    first.count = one.count + other.count
    return first
  }

  /// Those of a part.
  func inPart(_ part: Int) -> NotedFault {
    var own = self
    own.part = part
    return own
  }
}
