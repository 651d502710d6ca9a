import Foundation
import Testing

/// `--skip-malformed` and `--no-header`.
@Suite struct LenientRecordTests {
  private static let lines = """
    {"s": "a", "title": "T", "body": "x"}
    {"s": "a", "title": "T, "body": "x"}
    {"s": "a", "title": "T}
    {"s": "b", "title": T", "body": "x"}

    {"s": "b", "title": "T", "body": "x\\nx"} trailing
    {"s": "b", "title": "\u{1}", "body": "x"}
    [
    {"s": "b", "title": "T", "body": "x\\nx"}

    """

  private static let rejections = [
    """
    2:26: error: expected ',' or '}', found 'b'; the string before it may lack its closing quote, or have a quote that \
    is not escaped; it was left out
    """,
    "3:24: error: expected the closing quote of a string, found the end of the line; it was left out",
    "4:21: error: expected a value, found 'T'; texts stand in quotes; it was left out",
    "6:42: error: expected the end of the line after the value, found 't'; it was left out",
    "7:22: error: expected an escape for a control character in a string, found byte 0x01; it was left out",
    "8:2: error: expected a value, found the end of the line; it was left out",
  ].map { "cards.ndjson:\($0)\n" }.joined()

  @Test func leavesMalformedLinesOut() throws {
    let folder = try Folder()
    try folder.put(LenientRecordTests.lines, "cards.ndjson")
    #expect(try folder.run("measure", "cards.ndjson").code == 65)
    let outcome = try folder.run("measure", "--skip-malformed", "--format", "csv", "cards.ndjson")
    #expect(outcome.code == 0)
    #expect(outcome.errors == LenientRecordTests.rejections + "8 records: 2 measured, 6 rejected\n")
    #expect(outcome.lines.last?.hasPrefix("cards,176,2,large,,176,102,102,102,false,2,6,1,,7,") == true)
    #expect(try folder.run("measure", "--skip-malformed", "--strict", "cards.ndjson").code == 1)
    let grouped = try folder.run("measure", "--skip-malformed", "--group-by", "s", "--format", "csv", "cards.ndjson")
    #expect(grouped.errors == outcome.errors && grouped.lines.count == 3)
    try folder.put(#"{"records": "cards.ndjson", "skipMalformed": true}"#, "A.shelf.json")
    #expect(try folder.run("measure", "--format", "csv", "A.shelf.json") == outcome)
    for subcommand in [["compare"], ["explain"], ["text"], ["optimize", "--card-width", "140..150"]] {
      let other = try folder.run(subcommand + ["--skip-malformed", "cards.ndjson"])
      #expect(other.code == 0 && other.errors.hasPrefix(LenientRecordTests.rejections))
    }
    let standardInput = try folder.run(["measure", "--skip-malformed", "-"], input: LenientRecordTests.lines)
    #expect(standardInput.code == 0 && standardInput.errors.hasPrefix("<stdin>:2:26: error: "))
  }

  /// The same for every number of threads, with batches that end between faults.
  @Test func batchesSkipAlike() throws {
    let folder = try Folder()
    let words = String(repeating: "x ", count: 100)
    let lines = (0..<3_000).map { $0 % 5 == 3 ? "{\"title\": \"\(words)" : "{\"title\": \"\(words)\"}" }
    try folder.put(lines.joined(separator: "\n"), "cards.ndjson")
    let runs = try ["1", "2", "7"].map { jobs in
      try folder.run("measure", "--skip-malformed", "--verbose", "--jobs", jobs, "cards.ndjson")
    }
    #expect(runs[0].code == 0 && runs[0].errors.contains("\n3000 records: 2400 measured, 600 rejected\n"))
    #expect(runs.allSatisfy { $0 == runs[0] })
  }

  @Test(arguments: [
    ("cards.csv", "title\n\"T\n", "CSV does not tell where a row ends once a quote is wrong"),
    ("cards.json", "[{]", "in a JSON array nothing tells where the next record starts"),
  ])
  func onlyLinesCanBeSkipped(name: String, text: String, reason: String) throws {
    let folder = try Folder()
    try folder.put(text, name)
    let outcome = try folder.run("measure", "--skip-malformed", name)
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "Error: malformed records of '\(name)' can't be skipped: \(reason); only each line of NDJSON stands for itself\n"
      ))
  }

  @Test func namesColumnsWithoutAHeader() throws {
    let folder = try Folder()
    try folder.put("a,T,\"x\nx\"\nb,T,x\nb,T\n", "cards.csv")
    let arguments = ["measure", "--no-header", "--bindings", "titleLabel=2,bodyLabel=3", "--format", "csv"]
    let outcome = try folder.run(arguments + ["--group-by", "1", "cards.csv"])
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        cards.csv:4:1: error: the row has 2 cells, and the first row 3; it was left out
        3 records: 2 measured, 1 rejected

        """)
    #expect(
      outcome.lines.dropFirst().map { $0.prefix(29) } == [
        "a,176,2,large,,176,102,102,10", "b,176,2,large,,176,85.5,85.5,",
      ])
    try folder.put(
      #"{"records": "cards.csv", "noHeader": true, "bindings": {"titleLabel": "2", "bodyLabel": "3"}, "groupBy": "1"}"#,
      "A.shelf.json")
    #expect(try folder.run("measure", "--format", "csv", "A.shelf.json") == outcome)
    try folder.put("\n\n", "blank.csv")
    #expect(
      try folder.run("measure", "--no-header", "blank.csv")
        == Outcome(65, errors: "blank.csv:1:1: error: expected a row, found the end of the file\n"))
    try folder.put("[]", "cards.json")
    #expect(
      try folder.run("measure", "--no-header", "cards.json").errors.hasPrefix(
        "Error: 'cards.json' has no header row to be missing: only CSV has one\n"))
  }
}
