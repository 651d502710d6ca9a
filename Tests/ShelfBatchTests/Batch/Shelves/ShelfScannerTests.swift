import Catalog
import SeededRandom
import Testing

@testable import ShelfBatch

/// Which shelf each record belongs to, however a file is cut.
@Suite struct ShelfScannerTests {
  private func work() throws -> LargestEstimateWork {
    LargestEstimateWork(CellPool(try variants(.standard)), strategy: .first)
  }

  /// Shelves of a number of records, rejected ones counted, which are numbered with four digits or more.
  @Test func cutsRunsOfASize() throws {
    let work = try work()
    var samples = SampleCards(seed: 71)
    for _ in 0..<30 {
      let cards = samples.shelf(1..<60)
      // Some lines are no records, and keep their places all the same.
      let isNoRecord = cards.map { _ in samples.chance(10) }
      let lines = zip(cards, isNoRecord).map { $1 ? "5" : $0.line }
      let size = samples.number(1..<9)
      let parts = try tallies(
        work, Array(lines.joined(separator: "\n").utf8), of: "cards", by: .size(size),
        batchSize: samples.number(1..<1500))
      let tally = merged(parts, &samples.random)
      let starts = Array(stride(from: 0, to: cards.count, by: size))
      #expect(starts.indices.map(tally.keys.name) == starts.indices.map { "cards-\("0000\($0 + 1)".suffix(4))" })
      for (shelf, start) in starts.enumerated() {
        let (outcome, notes) = (tally[CardSearches<LargestEstimateWork.Search>.self][shelf], tally.notes[shelf])
        let places = start..<min(start + size, cards.count)
        let shown = places.filter { !isNoRecord[$0] && !cards[$0].isRejected }
        #expect(outcome.cardCount == shown.count && notes.rejectedCount == places.count - shown.count)
        #expect(outcome.byVariant[0].extent == places.count)
        #expect(outcome.byVariant[0].largest?.index == shown.first.map { $0 - start })
      }
      #expect(tally.placeCount == cards.count)
      #expect(parts.reduce(0) { $0 + $1.rejections.count } == tally.notes.reduce(0) { $0 + $1.rejectedCount })
    }
  }

  @Test(arguments: [
    (1, 0, "a-0001"), (1, 9998, "a-9999"), (1, 9999, "a-10000"), (20, 19, "a-0001"), (20, 20, "a-0002"),
  ])
  func namesRuns(size: Int, ordinal: Int, name: String) {
    #expect(PassRecords.Grouping.runName("a", size: size, ordinal: ordinal) == name)
  }

  /// Keys are the bytes of a text, a number or a bool; a record without one belongs to no shelf.
  @Test func groupsByAField() throws {
    let keys: [(written: String?, key: String?)] = [
      ("\"a\"", "a"), ("\"\"", ""), ("1.50", "1.50"), ("\"1.50\"", "1.50"), ("true", "true"), ("null", nil), (nil, nil),
      ("[\"a\"]", nil), (#""\u0061""#, "a"), ("\"e\u{301}\"", "e\u{301}"), ("\"\u{E9}\"", "\u{E9}"),
    ]
    let work = try work()
    var samples = SampleCards(seed: 72)
    for _ in 0..<20 {
      let chosen = (0..<samples.number(1..<40)).map { _ in keys[samples.number(0..<keys.count)] }
      let lines = chosen.map { "{\"title\": \"T\"\($0.written.map { ", \"s\": \($0)" } ?? "")}\n" }
      let parts = try tallies(
        work, Array(lines.joined().utf8), by: .field("s"), batchSize: samples.number(1..<200))
      let tally = merged(parts, &samples.random)
      var names: [[UInt8]] = []
      for case let key? in chosen.map(\.key) where !names.contains(Array(key.utf8)) { names.append(Array(key.utf8)) }
      #expect((0..<tally.count).map { Array(tally.keys.name($0).utf8) } == names)
      #expect(
        tally.all(CardSearches<LargestEstimateWork.Search>.self).map(\.cardCount)
          == names.map { name in chosen.count { $0.key.map { Array($0.utf8) } == name } })
      let lost = chosen.indices.filter { chosen[$0].key == nil }
      let said = parts.flatMap(\.rejections)
      #expect(said.map(\.line) == lost.map { $0 + 1 })
      #expect(said.allSatisfy { $0.message == "the record has no 's' that names its shelf; it was left out" })
      #expect(tally.placeCount == chosen.count && tally.recordCount == chosen.count)
    }
  }

  /// Records of other locales are passed over as if they were not there.
  @Test func readsTheRecordsOfALocale() throws {
    let work = try work()
    let filter = Localization.Filter(field: "language", locale: "de")
    var random = SeededGenerator(seed: 73)
    for _ in 0..<20 {
      let languages = (0..<30).map { _ in ["\"de\"", "\"en\"", "null", "\"de-AT\""].randomElement(using: &random) ?? ""
      }
      let lines = languages.enumerated().map { "{\"id\": \($0), \"language\": \($1)}\n" }.joined()
      let parts = try tallies(
        work, Array(lines.utf8), of: "p", by: .size(4), localization: Localization(filter: filter),
        batchSize: Int.random(in: 1...600, using: &random))
      let tally = merged(parts, &random)
      let own = languages.indices.filter { languages[$0] == "\"de\"" }
      #expect(tally.placeCount == own.count && tally.recordCount == languages.count)
      #expect(
        tally.all(CardSearches<LargestEstimateWork.Search>.self).map(\.byVariant[0].largest?.candidate.card.id?.text)
          == stride(from: 0, to: own.count, by: 4).map { "\(own[$0])" })
    }
  }
}
