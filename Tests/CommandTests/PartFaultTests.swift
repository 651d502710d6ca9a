import ShelfBatch
import Testing

@testable import ShelfHeightCommand

/// Parts that are refused.
@Suite struct PartFaultTests {
  @Test(arguments: [
    (["measure", "--partial", "0.ndjson"], "The option '--partial' needs '--group-by'"),
    (["measure", "--partial", "--shelf-size", "3", "0.ndjson"], "The option '--partial' needs '--group-by'"),
    (
      ["measure", "--partial", "--shelf-size", "3", "--group-by", "shelf", "0.ndjson"],
      "shelves come from groupBy or from shelfSize, not from both"
    ),
    (["measure", "--part", "3", "--group-by", "shelf", "0.ndjson"], "The option '--part' needs '--partial'"),
    (
      ["measure", "--partial", "--part", "-1", "--group-by", "shelf", "0.ndjson"],
      "The value '-1' is invalid for '--part': it takes a whole number from 0"
    ),
    (
      ["measure", "--partial", "--part", "1099511627777", "--group-by", "shelf", "0.ndjson"],
      "The value '1099511627777' is invalid for '--part': it takes a whole number from 0 to 1099511627776"
    ),
    (
      ["measure", "--partial", "--group-by", "shelf", "--format", "json", "0.ndjson"],
      "A part is NDJSON; leave '--format' out, or name it where parts are merged"
    ),
    (["merge"], "Missing expected argument '<parts>': name files that 'measure --partial' wrote"),
    (["merge", "0.part", "--output", "0.part"], "The output '0.part' would replace the input '0.part'"),
    (
      ["merge", "--format", "html", "0.part"],
      "The value 'html' is invalid for '--format': it takes table, json, ndjson, csv, swift"
    ),
  ])
  func refusesArguments(arguments: [String], message: String) throws {
    let folder = try Folder.ofParts()
    try folder.put(PartFaultTests.firstPart.get(), "0.part")
    let outcome = try folder.run(arguments)
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: \(message)"), "\(outcome)")
  }

  /// The bytes of the part of the first records, which is made once.
  private static let firstPart = Result {
    let folder = try Folder.ofParts()
    try folder.makeParts(count: 1)
    return try folder.text("0.part")
  }

  /// A part whose one line is changed.
  private static let faults: [(line: Int, from: String, to: String, error: String)] = [
    (1, "Part\": 3", "Part\": 1", "21: error: the part has version 1, and this program reads 3"),
    (1, "shelfHeightPart", "shelves2", "1: error: this is no part; 'measure --partial' writes parts"),
    (1, "\"bounds\"", "\"other\"", "194: error: unknown method 'other'"),
    (1, "[[0, 0]]", "[[1, 0]]", "71: error: 'parts' ends before it begins"),
    (1, "[[0, 0]]", "[[0, 0], [0, 2]]", "79: error: the part 0 is there twice"),
    (1, "[[0, 0]]", "[]", "1: error: the part is of no records"),
    (1, "\"records\": 45", "\"records\": -45", "111: error: 'records' is -45, but must be from 0 to 1099511627776"),
    (2, "\"shelf 0\"", "5", "11: error: 'shelf' must be a string, not a number"),
    (2, "[[0, 5]]", "[[1, 5]]", "46: error: the part 1 is not among those of the first line, or not in order"),
    (2, "[[0, 5]]", "[[0, 1e300]]", "50: error: 'records' is 1e300, but must be from 0 to 1099511627776"),
    (2, "\"index\": ", "\"index\": 99", "108: error: the part 0 has no record 99"),
    (2, "{\"cards\"", "5, {\"cards\"", "96: error: 'variants' has 2 values, and not 1"),
    (2, "\"place\"", "\"platz\"", "1: error: the line of a part lacks 'place'"),
    (3, "shelf 5", "shelf 0", "1: error: the shelf 'shelf 0' is there twice"),
    (3, "{", "[{", "214: error: expected ',' or ']', found the end of the line"),
    (3, "{", "5", "2: error: expected the end of the line after the value, found '\"'"),
  ]

  @Test(arguments: PartFaultTests.faults.indices) func namesTheFault(number: Int) throws {
    let (line, from, to, error) = PartFaultTests.faults[number]
    let folder = try Folder()
    var lines = try PartFaultTests.firstPart.get().split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    let range = try #require(lines[line - 1].firstRange(of: from), "\(lines[line - 1])")
    lines[line - 1].replaceSubrange(range, with: to)
    try folder.put(lines.joined(separator: "\n"), "0.part")
    let outcome = try folder.run("merge", "0.part", "--output", "out.txt")
    #expect(outcome.code == 65 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("0.part:\(line):\(error)"), "\(outcome.errors) \(lines[line - 1])")
    #expect(try !folder.names().contains("out.txt"))
  }

  /// A part that was cut off anywhere, or has too much, is refused.
  @Test func refusesPartsThatAreNotWhole() throws {
    let folder = try Folder.ofParts()
    try folder.makeParts()
    let whole = try folder.text("0.part")
    let lines = whole.split(separator: "\n").map { $0 + "\n" }
    for count in 1..<lines.count {
      try folder.put(lines[..<count].joined(), "0.part")
      let outcome = try folder.run("merge", "0.part", "1.part")
      let error = "0.part:\(count):1: error: the part ends after \(count - 1) of its 9 shelves\n"
      #expect(outcome == Outcome(65, errors: error))
    }
    for count in stride(from: 1, to: whole.utf8.count - 1, by: 97) {
      #expect("\(count)") {
        var merging = PartMerging(names: .flags)
        try merging.addPart(Array(whole.utf8.prefix(count)), name: "0.part")
      } throws: {
        CommandError($0).code == .malformedData
      }
    }
    try folder.put(whole + lines[1], "0.part")
    let error = "0.part:11:1: error: the part has more than its 9 shelves\n"
    #expect(try folder.run("merge", "0.part") == Outcome(65, errors: error))
    try folder.put("[\n", "0.part")
    let noPart = "0.part:1:2: error: expected a value, found the end of the line; 'measure --partial' writes parts\n"
    #expect(try folder.run("merge", "0.part") == Outcome(65, errors: noPart))
    try folder.put("", "0.part")
    #expect(try folder.run("merge", "0.part") == Outcome(65, errors: "0.part:1:1: error: file is empty\n"))
    #expect(try folder.run("merge", "gone.part").code == 66)
    // Parts may follow each other, and each has to be whole.
    let (one, other) = (try folder.text("1.part"), try folder.text("2.part"))
    #expect(
      try folder.run(["merge", "-"], input: one + other + whole)
        == folder.run(["merge", "1.part", "2.part", "-"], input: whole))
    let cut = one.split(separator: "\n").dropLast().map { $0 + "\n" }.joined()
    #expect(try folder.run(["merge", "-"], input: cut + other).code == 65)
    #expect(
      try folder.run("merge", "1.part", "1.part")
        == Outcome(65, errors: "1.part:1:1: error: the part 1 was merged already\n"))
  }
}
