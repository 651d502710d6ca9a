import Foundation
import Testing

/// `optimize`: the numbers that a designer would write.
@Suite struct DesignNumberTests {
  /// Whole and half points beside the best width, each what measuring says; none beside a width that is one.
  @Test func designNumbers() throws {
    struct Numbers: Decodable {
      let best: OptimizeTests.Answer.Choice
      let designNumbers: [OptimizeTests.Answer.Choice]
    }
    let folder = try Folder()
    try folder.put(
      """
      {"s": "a", "id": "a1", "title": "A rather long title", "body": "some words that take a few lines in a card"}
      {"s": "a", "id": "a2", "title": "Short", "body": "few words"}
      {"s": "b", "id": "b1", "title": "Another title", "body": "one two three four five six seven eight nine ten"}

      """, "cards.ndjson")
    func run(_ widths: String, _ format: String) throws -> Outcome {
      try folder.run("optimize", "--group-by", "s", "--card-width", widths, "--format", format, "cards.ndjson")
    }
    let json = try run("140..220", "json")
    let numbers = try JSONDecoder().decode(Numbers.self, from: Data(json.output.utf8))
    let width = numbers.best.cardWidth
    #expect(width != width.rounded())
    let near = Set([
      width.rounded(.down), width.rounded(.up), (2 * width).rounded(.down) / 2, (2 * width).rounded(.up) / 2,
    ])
    #expect(numbers.designNumbers.map(\.cardWidth) == near.sorted())
    for choice in numbers.designNumbers {
      let report = try folder.run(
        "measure", "--group-by", "s", "--format", "csv", "--card-width", "\(choice.cardWidth)", "cards.ndjson")
      let heights = report.lines.dropFirst().compactMap {
        Double($0.split(separator: ",", omittingEmptySubsequences: false)[7])
      }
      #expect(heights.reduce(0, +) == choice.containerHeight.total)
    }
    let table = try run("140..220", "table")
    #expect(table.output.contains(" points: ") && table.output.contains(" tall; "))
    let page = try run("140..220", "html")
    // The cards of the three sketches.
    #expect(page.output.matches(of: /data-view="bodyLabel"/).count >= 3)
    let listed = try run("180,190", "json")
    #expect(try JSONDecoder().decode(Numbers.self, from: Data(listed.output.utf8)).designNumbers.isEmpty)
  }
}
