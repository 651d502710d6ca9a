import Catalog
import SeededRandom
import Testing
import TextMeasurement

@testable import ShelfBatch

/// Tallies of parts, against one of all records.
@Suite struct ShelfTallyTests {
  /// An outcome that remembers what happened, in order.
  private struct Trace: ShelfOutcome {
    static var form: ProcessForm<Self> { ProcessForm(Self.init, \.events) }
    var events: [String] = []
    var cardCount: Int { events.count { $0 != "-" } }
    mutating func skip() { events.append("-") }
    mutating func append(_ following: Trace) { events += following.events }
  }

  private struct Work: CardWork {
    final class Worker: CardWorker {
      var outcomes = OutcomeColumn(empty: Trace())
      func add(_ card: Card, to outcome: inout Trace, _ notes: inout ShelfNotes, at index: Int) {}
    }

    let fields = CardFields(texts: [])
    let emptyOutcome = Trace()
    func makeWorker() -> Worker { Worker() }
  }

  /// A record as it is told to a tally.
  private struct Record {
    let number: Int
    let shelf: String
    let isRejected: Bool
    let fault: Int?
    let missingTexts: Int
    let hasEmoji: Bool
    let fields: [Bool]
    var position: SourcePosition { SourcePosition(line: number + 1, column: 1) }
  }

  private func records(_ count: Int, _ random: inout SeededGenerator) -> [Record] {
    (0..<count).map { number in
      Record(
        number: number, shelf: ["", "a", "b", "ab", "c"].randomElement(using: &random) ?? "",
        isRejected: Int.random(in: 0..<6, using: &random) == 0,
        fault: Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0..<3, using: &random) : nil,
        missingTexts: max(0, Int.random(in: -3...2, using: &random)),
        hasEmoji: Int.random(in: 0..<20, using: &random) == 0,
        fields: (0..<3).map { _ in Int.random(in: 0..<9, using: &random) == 0 })
    }
  }

  /// A tally of one record.
  private func tally(_ record: Record) -> ShelfTally {
    var tally = ShelfTally(Work())
    let shelf = tally.open(record.shelf)
    (tally.recordCount, tally.placeCount, tally.fieldIsPresent) = (2, 1, record.fields)
    guard !record.isRejected else {
      tally[Trace.self][shelf].skip()
      tally.notes[shelf].rejectedCount += 1
      return tally
    }
    tally[Trace.self][shelf].events.append("\(record.number)")
    tally.notes[shelf].firstPosition = record.position
    if let fault = record.fault {
      tally.notes[shelf].faults = [NotedFault(field: fault, first: record.position)]
    }
    if record.missingTexts > 0 {
      tally.notes[shelf].addMissingTexts(NotedFault(first: record.position, count: record.missingTexts))
    }
    tally.notes[shelf].approximations.hasEmoji = record.hasEmoji
    return tally
  }

  @Test func mergesInAnyOrder() throws {
    var random = SeededGenerator(seed: 61)
    let form = ShelfTally.form(Work())
    for count in 1...60 {
      let records = records(count, &random)
      // As processes send them.
      let tally = merged(try records.map { try form.sent(self.tally($0)) }, &random)
      #expect(tally.recordCount == 2 * count && tally.placeCount == count)
      #expect(tally.fieldIsPresent == (0..<3).map { field in records.contains { $0.fields[field] } })
      var names: [String] = []
      for record in records where !names.contains(record.shelf) { names.append(record.shelf) }
      #expect(tally.keys.count == names.count && tally.count == names.count)
      for (index, name) in names.enumerated() {
        let own = records.filter { $0.shelf == name }
        let cards = own.filter { !$0.isRejected }
        let notes = tally.notes[index]
        #expect(tally.keys.name(index) == name)
        #expect(tally[Trace.self][index].events == own.map { $0.isRejected ? "-" : "\($0.number)" })
        #expect(notes.rejectedCount == own.count - cards.count)
        #expect(notes.firstPosition == cards.first?.position)
        #expect(notes.approximations.hasEmoji == cards.contains(where: \.hasEmoji))
        let missing = cards.filter { $0.missingTexts > 0 }
        #expect(notes.missingTexts?.count ?? 0 == missing.reduce(0) { $0 + $1.missingTexts })
        #expect(notes.missingTexts?.first == missing.first?.position)
        for field in 0..<3 {
          let faulty = cards.filter { $0.fault == field }
          let faults = notes.faults.filter { $0.field == field }
          #expect(faults.map(\.count) == [faulty.count].filter { $0 > 0 })
          #expect(faults.first?.first == faulty.first?.position)
        }
      }
    }
  }

  /// The last shelf goes on by itself, and knows what was seen of fields before.
  @Test func keepsTheLastShelfAlone() {
    var random = SeededGenerator(seed: 62)
    for count in 1...30 {
      let records = records(count, &random)
      let whole = merged(records.map(tally), &random)
      var rest = whole.lastShelfAlone()
      let last = whole.count - 1
      #expect(rest.count == 1 && rest.keys.name(0) == whole.keys.name(last))
      #expect(rest[Trace.self][0].events == whole[Trace.self][last].events)
      #expect(rest.placeCount == whole.placeCount && rest.fieldIsPresent == whole.fieldIsPresent)
      rest.merge(tally(records[0]))
      let isLast = records[0].shelf == whole.keys.name(last)
      #expect(rest.count == (isLast ? 1 : 2))
    }
  }
}
