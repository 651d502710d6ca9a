import Foundation
import Testing

/// `"perItem": true`: generated files tell the height of each item as well.
struct PerItemTests {
  private static let records = """
    [{"s": "x", "id": "a1", "title": "A", "body": "some words that are long enough to make more than a line of it"},
     {"s": "y", "id": 2, "title": "B", "body": ""},
     {"s": "x", "id": "a 3*", "title": "C", "body": "a line"}]

    """

  private func folder(
    records: String = records, perItem: String = "true", widths: String = "[164, 175.5]"
  ) throws -> Folder {
    let folder = try Folder()
    try folder.put(records, "cards.json")
    try folder.put(
      #"{"records": "cards.json", "groupBy": "s", "perItem": \#(perItem), "variants": {"cardWidth": \#(widths), "#
        + #""scale": [2, 3]}}"#, "Cards.shelf.json")
    return folder
  }

  /// The heights that `layout` has in a column as wide as the card.
  private func truth(_ folder: Folder, width: String, scale: String) throws -> [Double] {
    let outcome = try folder.run(
      "layout", "--container-width", width, "--cell-padding", "0", "--columns", "1", "--scale", scale, "--format",
      "csv",
      "cards.json")
    return outcome.lines.dropFirst().map { Double($0.split(separator: ",").last ?? "") ?? .nan }
  }

  @Test func jsonHasARowAnItem() throws {
    let folder = try folder()
    let outcome = try folder.run("generate", "Cards.shelf.json", "--format", "json")
    #expect(outcome.errors == "")
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let items = try #require(document["items"] as? [[String: Any]])
    #expect(items.map { $0["id"] as? String } == ["a1", "a 3*", "2"])
    for (index, scale) in ["2", "3"].enumerated() {
      for width in ["164", "175.5"] {
        let heights = try truth(folder, width: width, scale: scale)
        for (item, record) in zip(items, [0, 2, 1]) {
          let steps = try #require(item["steps"] as? [[Double]])
          let step = try #require(steps.last { $0[0] <= Double(width) ?? 0 })
          #expect(step[1 + index] == (heights[record] * (Double(scale) ?? 0)).rounded())
        }
      }
    }
    // Without it nothing changes.
    let without = try self.folder(perItem: "false").run("generate", "Cards.shelf.json", "--format", "json")
    #expect(!without.output.contains("items"))
    #expect(outcome.lines.filter { $0.contains("shelf") } == without.lines.filter { $0.contains("shelf") })
  }

  @Test(SwiftCompiler.isHere) func swiftLooksItemsUp() throws {
    let folder = try folder()
    #expect(try folder.run("generate", "Cards.shelf.json", "--output", "Cards.shelf.swift").code == 0)
    try folder.put(
      """
      for id in ["a1", "2", "a 3*", "a", "x", "*a1"] {
        for width in [100, 164, 170, 175.5] {
          let height = CardsShelf.itemHeight(id: id, cardWidth: width, scale: 2)
          print(height.map { "\\($0)" } ?? "nil", terminator: " ")
        }
      }
      print(CardsShelf.containerHeight(shelf: "*a1", cardWidth: 164, scale: 2) == nil)
      """, "main.swift")
    let (narrow, wide) = (try truth(folder, width: "164", scale: "2"), try truth(folder, width: "175.5", scale: "2"))
    let known = (0..<3).map { "nil \(narrow[$0]) \(narrow[$0]) \(wide[$0]) " }
    let none = String(repeating: "nil ", count: 12)
    #expect(try folder.compileAndRun(["Cards.shelf.swift"]) == known.joined() + none + "true\n")
  }

  @Test func twoRecordsWithOneIDAreRefused() throws {
    let records = PerItemTests.records.replacingOccurrences(of: "\"a 3*\"", with: "\"2\"")
    let outcome = try folder(records: records).run("generate", "Cards.shelf.json", "--output", "out.swift")
    #expect(
      outcome
        == Outcome(
          65,
          errors:
            "cards.json:3:19: error: the id '2' is that of the record at 2:19 as well; perItem needs one for each\n"
        ))
  }

  @Test func saysWhatItCannotDo() throws {
    let nameless = try folder(records: #"[{"s": "x", "title": "A", "body": "b"}]"#).run("generate", "Cards.shelf.json")
    #expect(nameless.code == 0)
    #expect(
      nameless.errors == "cards.json: warning: 1 record has no 'id', by which perItem would know the height\n")
    let range = try folder(widths: #"{"from": 160, "to": 180}"#).run("generate", "Cards.shelf.json")
    #expect(range.code == 65)
    #expect(range.errors.hasPrefix("Cards.shelf.json:1:54: error: perItem takes one card width after another;"))
    let text = try folder(perItem: "\"yes\"").run("generate", "Cards.shelf.json")
    #expect(text.code == 65)
    #expect(text.errors.hasPrefix("Cards.shelf.json:1:54: error: 'perItem' must be true or false, not a string"))
  }
}
