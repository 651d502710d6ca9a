import Catalog
import SeededRandom
import Testing

@testable import ShelfBatch

/// Shelves that follow each other, and are told as each ends.
@Suite struct GroupedShelvesTests {
  private func run(_ plan: BatchPlan, _ inputs: [BatchInput], isGrouped: Bool, jobs: Int = 2) throws -> [String] {
    var options = BatchOptions()
    (options.isGrouped, options.jobs) = (isGrouped, jobs)
    var reports: [String] = []
    _ = try ShelfMeasuring(plan, options).run(inputs, onDiagnostic: { _ in }) { reports.append("\($0)") }
    return reports
  }

  private func input(_ keys: some Sequence<Character>, name: String) -> BatchInput {
    let lines = keys.map { "{\"s\": \"\($0)\", \"title\": \"T\", \"body\": \"\($0) b\"}\n" }.joined()
    return BatchInput(Array((lines.isEmpty ? "\n" : lines).utf8), format: .ndjson, name: name)
  }

  /// Either no shelf comes back, and the reports are those of any batch; or the first that does is told with its place.
  @Test func refusesTheFirstShelfThatComesBack() throws {
    var configuration = BatchConfiguration()
    configuration.groupBy = "s"
    let plan = try BatchPlan(configuration)
    var random = SeededGenerator(seed: 95)
    var refused = 0
    for _ in 0..<150 {
      var keys = (0..<Int.random(in: 1...7, using: &random)).flatMap { _ in
        Array(repeating: "abcdefg".randomElement(using: &random) ?? "a", count: Int.random(in: 1...3, using: &random))
      }
      if Bool.random(using: &random) { keys.sort() }
      let cut = Int.random(in: 0...keys.count, using: &random)
      let inputs = [input(keys[..<cut], name: "one"), input(keys[cut...], name: "two")]
      let back = keys.indices.first { $0 > 0 && keys[$0] != keys[$0 - 1] && keys[..<$0].contains(keys[$0]) }
      do {
        let reports = try run(plan, inputs, isGrouped: true)
        #expect(back == nil, "\(String(keys))")
        #expect(try reports == run(plan, inputs, isGrouped: false))
      } catch {
        let place = try #require(back, "\(String(keys)): \(error)")
        let start = place < cut ? "one:\(place + 1):1" : "two:\(place - cut + 1):1"
        #expect(
          "\(error)"
            == "\(start): error: the shelf '\(keys[place])' comes back; leave 'isGrouped' out or sort the records")
        refused += 1
      }
    }
    #expect(refused > 30 && refused < 120)
  }
}
