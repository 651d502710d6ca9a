import Catalog
import Testing

@Suite struct JSONArrayTests {
  @Test func readsAnArrayOfRecords() {
    let text = "\u{FEFF} [\n  {\"a\": 1,\n   \"b\": \"x\\n\"},\n  7,\n  {\n    \"a\": 2,\n    \"b\": null\n  }\n]\n"
    #expect(
      read(text, .json)
        == Outcome(
          records: ["a=number:1 b=string:x\n", "!4:3 the record is not an object", "a=number:2 b=null:null"],
          positions: ["2:3", "4:3", "5:3"], count: 3))
    #expect(read("[]", .json) == Outcome())
    #expect(read(" [ ] ", .json) == Outcome())
  }

  @Test(arguments: [
    ("", "f:1:1: error: file is empty"),
    (" ", "f:1:2: error: expected an array of records, found the end of the file"),
    ("{}", "f:1:1: error: expected an array of records, found '{'"),
    ("[{}", "f:1:4: error: expected ',' or ']', found the end of the file"),
    ("[\n{},\n]", "f:3:1: error: expected a value, found ']'"),
    ("[{}]\n[]", "f:2:1: error: expected the end of the file after the value, found '['"),
    ("[] x", "f:1:4: error: expected the end of the file after the value, found 'x'"),
    ("[{\"a\": 1 \"b\": 2}]", "f:1:10: error: expected ',' or '}', found '\"'"),
  ])
  func stopsAtSyntaxErrors(text: String, failure: String) {
    #expect(read(text, .json).failure == failure)
  }

  @Test func findsManyPositionsInOneLineQuickly() {
    let text = "[" + String(repeating: "1,", count: 100_000) + "1]"
    let outcome = read(text, .json)
    #expect(outcome.count == 100_001)
    #expect(outcome.positions.last == "1:200002")
  }

  @Test(arguments: [
    ("a.json", RecordFormat.json), ("a.b.NDJSON", .ndjson), ("x/y.jsonl", .ndjson), ("x.csv", .csv), ("x.CSV", .csv),
    ("x.tsv", .tsv), ("x.tab", .tsv),
    ("json", nil), ("a.txt", nil), ("-", nil), ("", nil), ("a.", nil),
  ])
  func knowsFormatsByExtension(path: String, format: RecordFormat?) {
    #expect(RecordFormat(path: path) == format)
  }

  /// A value that is too long, and what breaks the grammar before its limit.
  @Test(arguments: [1, 7, 1 << 20])
  func limitsValues(batchSize: Int) {
    let long = "{\"a\": \"" + String(repeating: "x", count: 200) + "\"}"
    func failure(_ text: String) -> String? { read(text, .json, batchSize: batchSize, recordLimit: 100).failure }
    #expect(failure("[{\"a\": 1},\n " + long + "]") == "f:2:2: error: the value is longer than 100 bytes")
    #expect(failure("[" + long) == "f:1:1: error: the value is longer than 100 bytes")
    #expect(failure("[{\"a\": x" + long) == "f:1:8: error: expected a value, found 'x'; texts stand in quotes")
    #expect(failure("{" + long) == "f:1:1: error: expected an array of records, found '{'")
    #expect(failure("[1, 2]" + long) == "f:1:7: error: expected the end of the file after the value, found '{'")
    #expect(
      read("[" + String(repeating: "{}, ", count: 100) + "1]", .json, batchSize: batchSize, recordLimit: 100).count
        == 101)
  }
}
