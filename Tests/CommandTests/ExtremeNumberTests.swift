import Foundation
import Testing

/// Numbers so large or small that sums, products or quotients of them are none: refused at their place, or of no account.
@Suite struct ExtremeNumberTests {
  private static let records = """
    {"id": 1, "s": "a", "title": "new", "body": "y", "w": 1e308}
    {"id": 2, "s": "a", "title": "x", "body": "few words", "w": "-1e999"}
    {"id": 3, "s": "b", "title": "x", "body": "few words more", "w": 5e-324}
    {"id": 4, "s": "b", "title": "x", "body": "y", "w": 0}
    {"id": 5, "s": "b", "title": "x", "body": "y", "w": 2}

    """

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(ExtremeNumberTests.records, "cards.ndjson")
    return folder
  }

  @Test(arguments: ["json", "csv", "html", "table"])
  func weights(format: String) throws {
    let outcome = try folder().run(
      "optimize", "--card-width", "140..400", "--group-by", "s", "--weight-field", "w", "--format", format,
      "cards.ndjson")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        shelf 'a': warning: 'w' is no number from 1e-6 to 1e15 in 2 of its records, the first at 1:55; they have no weight
        shelf 'a': warning: no record has a number above 0 in 'w'; it counts as 1
        shelf 'b': warning: 'w' is no number from 1e-6 to 1e15 in 1 of its records, the first at 3:66; they have no weight

        """)
    #expect(!outcome.output.contains(/(?i)\b(inf|nan)\b/))
    guard format == "json" else { return }
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let height = (answer?["today"] as? [String: Any])?["containerHeight"] as? [String: Double]
    // The second shelf counts twice.
    let total = try #require(height?["total"])
    #expect(try #require(height?["mean"]) == total / 3)
  }

  @Test func estimates() throws {
    let outcome = try folder().run(
      "measure", "--estimator", "column:w", "--format", "json", "--quiet", "cards.ndjson")
    #expect(outcome.code == 0 && outcome.output.contains(#""estimate": 2}"#))
    #expect(
      outcome.output.contains(
        "'w' is no number of at most 1e15 in 2 of its records, the first at 1:55; they count as the shortest"))
  }

  @Test(arguments: [
    (["text", "--size", "1e-310"], "the font size is 1e-310, but must be a finite number of at least 0.000001"),
    (
      ["text", "--width", "1e7"], "The value '10000000' is invalid for '--width': it takes a finite number of at least"
    ),
    (["optimize", "--scale", "5e-324", "--card-width", "140..400"], "scale is 5e-324, but must be a finite number"),
    (["optimize", "--card-width", "140,1e12"], "cardWidth is 1000000000000, but must be a finite number"),
    (["measure", "--card-width", "1e-310,140"], "cardWidth is 1e-310, but must be a finite number"),
    (
      ["layout", "--container-width", "375", "--rect", "0,0,1e308,1e308", "--format", "svg"],
      "The value '1e308' is invalid for '--rect': it takes a finite number of at most 1e15"
    ),
  ])
  func flags(arguments: [String], message: String) throws {
    let outcome = try folder().run(arguments + ["cards.ndjson"])
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(outcome.errors.contains("Error: " + message), "\(outcome.errors)")
  }

  /// A rectangle as large as may be shows all that there is.
  @Test func rectangles() throws {
    let arguments = ["layout", "--container-width", "375", "--format", "csv", "cards.ndjson", "--rect"]
    let all = try folder().run(arguments + ["-1e15,-1e15,1e15,1e15"])
    #expect(all.code == 0 && all.lines.count == 1)
    #expect(try folder().run(arguments + ["0,0,1e15,1e15"]).lines.count == 6)
  }

  @Test(arguments: ["columns", "flow", "shelf"])
  func cardsBeyondAMillionPoints(layout: String) throws {
    let folder = try folder()
    let body = String(repeating: "a\\n", count: 70_000)
    try folder.put(ExtremeNumberTests.records + #"{"s": "a", "title": "tall", "body": "\#(body)"}"#, "cards.ndjson")
    let arguments = ["layout", "--layout", layout, "--container-width", "375", "cards.ndjson"]
    let outcome = try folder.run(arguments)
    #expect(outcome.code == 65 && outcome.output == "")
    #expect(
      outcome.errors.hasPrefix("cards.ndjson:6:1: error: the card is ")
        && outcome.errors.contains(" tall, but no item is larger than 1000000 points\n"), "\(outcome.errors)")
    // A clamped height is no higher than that.
    if layout != "columns" {
      #expect(try folder.run(arguments + ["--maximum-card-height", "200"]).code == 0)
    }
  }
}
