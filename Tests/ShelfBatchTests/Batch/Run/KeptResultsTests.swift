import Catalog
import Testing

@testable import ShelfBatch

/// Shelves times variants, which a small file may make many of.
@Suite struct KeptResultsTests {
  /// Work that says of each shelf that it keeps a quarter of the most.
  private struct Work: CardWork {
    struct Outcome: ShelfOutcome {
      static var form: ProcessForm<Self> { .raw }
      var cardCount = 0
      var keepsSamples = false
      var resultCount: Int { 1 << 18 }
      mutating func skip() {}
      mutating func append(_ following: Outcome) { cardCount += following.cardCount }
    }

    final class Worker: CardWorker {
      var outcomes: OutcomeColumn<Outcome>
      init(_ empty: Outcome) { outcomes = OutcomeColumn(empty: empty) }
      func add(_ card: Card, to outcome: inout Outcome, _ notes: inout ShelfNotes, at index: Int) {
        outcome.cardCount += 1
      }
    }

    let fields = CardFields(texts: ["title"])
    var emptyOutcome = Outcome()
    func makeWorker() -> Worker { Worker(emptyOutcome) }
  }

  /// The numbers of cards of all shelves of some files, each a list of keys.
  private func cardCounts(_ files: [String], padding: Int = 0, keepsSamples: Bool = false) throws -> [Int] {
    var configuration = BatchConfiguration()
    configuration.groupBy = "s"
    let plan = try BatchPlan(configuration)
    let inputs = files.enumerated().map { number, keys in
      let lines = keys.map { "{\"s\": \"\($0)\", \"title\": \"\(String(repeating: "x", count: padding))\"}\n" }
      return BatchInput(Array(lines.joined().utf8), format: .ndjson, name: "\(number)")
    }
    var counts: [Int] = []
    var work = Work()
    work.emptyOutcome.keepsSamples = keepsSamples
    var reader = ShelfReader(plan.passes[0].records, work, BatchOptions()) { _ in }
    try reader.run(inputs) { _, tally, _ in counts += tally.all(Work.Outcome.self).map(\.cardCount) }
    return counts
  }

  private let message = """
    5 shelves in all variants have 1310720 results, and at most 1048576 are kept of so few records; leave variants out
    """

  @Test func asManyAsNobodyMinds() throws {
    #expect(try cardCounts(["abcdabcd", "dd"]) == [2, 2, 2, 4])
  }

  @Test func theShelfThatIsTooMany() throws {
    let error = #expect(throws: MalformedInput.self) { try cardCounts(["aabbccddeaf"]) }
    #expect(error?.description == "0:9:1: error: \(message)")
  }

  @Test func tooManyInSeveralFiles() throws {
    let error = #expect(throws: BatchError.self) { try cardCounts(["abc", "ade"]) }
    #expect(error?.description == "1: error: \(message)")
  }

  /// Two results a byte.
  @Test func longRecordsMayHaveMore() throws {
    #expect(try cardCounts(["abcdef"], padding: 1 << 17) == Array(repeating: 1, count: 6))
  }

  /// A page draws cards of each result.
  @Test func resultsWithSamplesAreFewer() throws {
    let error = #expect(throws: MalformedInput.self) { try cardCounts(["ab"], keepsSamples: true) }
    #expect(error?.description.contains("1 shelves in all variants have 262144 results, and at most 131072") == true)
  }
}
