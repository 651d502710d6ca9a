import Catalog
import Testing

@Suite struct NDJSONTests {
  @Test func passesValuesOnAsWritten() {
    let cases: [(line: String, record: String)] = [
      (#"{"a": "x", "b": "y"}"#, "a=string:x b=string:y"),
      (#"{"b":"y","a":"x"}"#, "a=string:x b=string:y"),
      (#"{}"#, ""),
      (#"  { "other" : {"a": [1, {"a": "no"}]} , "a" : null } "#, "a=null:null"),
      (#"{"a": 1.50, "b": true}"#, "a=number:1.50 b=bool:true"),
      (#"{"a": -0.0e+10, "b": false}"#, "a=number:-0.0e+10 b=bool:false"),
      (#"{"a": [1, [2]], "b": {"c": "}"}}"#, #"a=structured:[1, [2]] b=structured:{"c": "}"}"#),
      (#"{"a": "1", "a": "2"}"#, "a=string:2"),
      (#"{"a": "1", "a": null}"#, "a=null:null"),
      (#"{"\u0061": "x"}"#, "a=string:x"),
      (#"{"a": "", "b": "\"\\\/\b\f\n\r\t"}"#, "a=string: b=string:\"\\/\u{8}\u{C}\n\r\t"),
      (#"{"a": "\u0041\u00e9\u20AC\ud83d\uDE00", "b": "z\u0000"}"#, "a=string:Aé€😀 b=string:z\0"),
      (
        #"{"a": "Grüße, 世界 😀 and then a long ASCII tail", "b": "\u00e9 long enough for words é"}"#,
        "a=string:Grüße, 世界 😀 and then a long ASCII tail b=string:é long enough for words é"
      ),
    ]
    for (line, record) in cases {
      #expect(
        read(line, .ndjson) == Outcome(records: [record], positions: [line.hasPrefix(" ") ? "1:3" : "1:1"], count: 1))
    }
    // Together as well: the keys of one record are the guess at those of the next.
    let all = read(cases.map(\.line).joined(separator: "\n"), .ndjson)
    #expect(all.records == cases.map(\.record))
    #expect(all.failure == nil)
  }

  @Test func knowsWhereValuesStand() throws {
    var reader = RecordReader(
      bytes: Array(#"{"a": "plain", "b": "\u0041", "c": "\u00e9", "d": "é"}"#.utf8), name: "f", format: .ndjson)
    var count = 0
    try reader.nextBatch()?.forEachRecord(FieldSelection(["a", "b", "c", "d"])) { record in
      count += 1
      #expect(record[4].kind == .absent)
      #expect(record.position(ofSlot: 1) == SourcePosition(line: 1, column: 21))
    } onRejection: { _ in
    }
    #expect(count == 1)
  }

  /// More containers than a word has bits, of which those in the second word differ from those in the first.
  @Test(arguments: [(64, 66), (66, 64), (1, 130), (130, 1)])
  func skipsContainersInEachOther(objects: Int, arrays: Int) {
    let value =
      String(repeating: "{\"x\":", count: objects) + String(repeating: "[", count: arrays) + #"{"y":1}"#
      + String(repeating: "]", count: arrays) + String(repeating: "}", count: objects)
    #expect(read("{\"a\": \(value)}", .ndjson).records == ["a=structured:\(value)"])
  }

  /// Texts that have to be decoded, of more bytes than what holds them at first, record after record.
  @Test func decodesLongTextsOfManyRecords() {
    let (long, longer) = (String(repeating: "é", count: 40_000), String(repeating: "z", count: 50_000))
    let line = "{\"a\": \"\\u0041\(long)\", \"b\": \"\\u0042\(longer)\"}"
    let expected = "a=string:A\(long) b=string:B\(longer)"
    let found = read(String(repeating: line + "\n", count: 5), .ndjson)
    #expect(found.records.count == 5 && found.records.allSatisfy { $0 == expected })
  }

  @Test func acceptsLineEndsAndBlankLines() {
    let lines = "\u{FEFF}{\"a\":1}\r\n\r\n \t\n{\"a\":2}\n\n{\"a\":3}"
    #expect(
      read(lines, .ndjson)
        == Outcome(
          records: ["a=number:1", "a=number:2", "a=number:3"], positions: ["1:1", "4:1", "6:1"], count: 3))
    #expect(read("\n\n", .ndjson) == Outcome())
    #expect(read("\u{FEFF}", .ndjson) == Outcome())
  }

  @Test func rejectsRecordsAndGoesOn() {
    var bytes: [UInt8] = []
    for line in ["5", "[{}]", "\"x\"", "null", #"{"a": "\ud800"}"#, #"{"\udc00x": 1}"#, #"{"a": 1}"#] {
      bytes += Array(line.utf8) + [0x0A]
    }
    bytes += Array("{\"a\": \"x".utf8) + [0xFF, 0x22, 0x7D, 0x0A]
    bytes += Array("{\"c".utf8) + [0xC0, 0xAF] + Array("\": 1}\n{\"c".utf8) + [0xC0, 0xAF] + Array("\": 1}\n".utf8)
    bytes += Array(#"{"a": 2}"#.utf8)
    let outcome = read(bytes, .ndjson)
    #expect(
      outcome.records == [
        "!1:1 the record is not an object", "!2:1 the record is not an object", "!3:1 the record is not an object",
        "!4:1 the record is not an object", "!5:8 the record has a string with half a surrogate pair",
        "!6:3 the record has a string with half a surrogate pair", "a=number:1",
        "!8:9 the record has text that is not valid UTF-8", "!9:4 the record has text that is not valid UTF-8",
        "!10:4 the record has text that is not valid UTF-8", "a=number:2",
      ])
    #expect(outcome.count == 11)
    #expect(outcome.failure == nil)
  }

  /// A key that is not Unicode must not become the guess at the next record's key unnoticed.
  @Test func findsTheSameFaultyKeyEveryTime() {
    let outcome = read(
      "{\"a\": \"\\ud800\", \"\\udc00\": 1}\n{\"a\": 1, \"\\udc00\": 1}\n{\"a\": 2, \"\\udc00\": 1}\n", .ndjson)
    #expect(outcome.positions == ["1:8", "2:11", "3:11"])
    #expect(outcome.records.filter { $0.hasPrefix("!") }.count == 3)
  }

  @Test(arguments: [
    ("", "f:1:1: error: file is empty"),
    (#"{"a": 1"#, "f:1:8: error: expected ',' or '}', found the end of the line"),
    (#"{"a": 1}x"#, "f:1:9: error: expected the end of the line after the value, found 'x'"),
    (#"{"a": 1} {"a": 2}"#, "f:1:10: error: expected the end of the line after the value, found '{'"),
    ("{}\n{\"a\" 1}\n{}", "f:2:6: error: expected ':' after the key, found '1'"),
    ("{}\n{\"a\":\n1}", "f:2:6: error: expected a value, found the end of the line"),
    (
      "{}\r\n\r\n{\"a\": \"x\r\n",
      "f:3:9: error: expected the closing quote of a string, found the end of the line"
    ),
    (#"{"a": "x"#, "f:1:9: error: expected the closing quote of a string, found the end of the line"),
    (#"{"a": 1,}"#, "f:1:9: error: expected a key in quotes, found '}'"),
    (#"{,}"#, "f:1:2: error: expected a key in quotes or '}', found ','"),
    (#"{'a': 1}"#, "f:1:2: error: expected a key in quotes or '}', found a single quote"),
    (#"{"a": 01}"#, "f:1:7: error: a number must not have leading zeros"),
    (#"{"a": 1.}"#, "f:1:9: error: expected a digit, found '}'"),
    (#"{"a": nul}"#, "f:1:7: error: expected true, false or null; texts stand in quotes"),
    (#"{"a": "\x"}"#, "f:1:9: error: expected one of \" \\ / b f n r t u after a backslash, found 'x'"),
    (#"{"a": "\u12G4"}"#, "f:1:12: error: expected four hexadecimal digits after \\u, found 'G'"),
    ("{\"a\": é}", "f:1:7: error: expected a value, found U+00E9; texts stand in quotes"),
    ("{\"a\": é", "f:1:7: error: expected a value, found U+00E9; texts stand in quotes"),
    ("{}\n[1,]", "f:2:4: error: expected a value, found ']'"),
  ])
  func stopsAtSyntaxErrors(text: String, failure: String) {
    #expect(read(text, .ndjson).failure == failure)
  }

  @Test func capsDepth() {
    func nested(_ depth: Int) -> String {
      #"{"a": "# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    }
    #expect(read(nested(511), .ndjson).failure == nil)
    #expect(read(nested(512), .ndjson).failure == "f:1:518: error: nesting is deeper than 512 levels")
    let deep = String(repeating: #"{"a":"#, count: 100_000)
    #expect(read(deep, .ndjson).failure == "f:1:2561: error: nesting is deeper than 512 levels")
    #expect(
      read(String(repeating: "[", count: 100_000), .ndjson).failure
        == "f:1:513: error: nesting is deeper than 512 levels")
  }

  @Test(arguments: [1, 7, 64])
  func limitsLines(batchSize: Int) {
    let fits = #"{"a": "\#(String(repeating: "x", count: 91))"}"#
    #expect(fits.utf8.count == 100)
    let text = "{}\n\(fits)\n\(fits)"
    #expect(read(text, .ndjson, batchSize: batchSize, recordLimit: 100).count == 3)
    let outcome = read("{}\n\(fits) \n{}", .ndjson, batchSize: batchSize, recordLimit: 100)
    #expect(outcome.failure == "f:2:1: error: the line is longer than 100 bytes")
    #expect(outcome.count == 1)
    #expect(read(fits + " ", .ndjson, recordLimit: 100).failure == "f:1:1: error: the line is longer than 100 bytes")
  }
}
