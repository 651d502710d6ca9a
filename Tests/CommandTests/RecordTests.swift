import Foundation
import SeededRandom
import Testing

/// Which shelves there are, and that no record gets lost.
@Suite struct RecordTests {
  @Test func namesShelves() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "data/new.in.json")
    try folder.put(cards(lines: [2]), "Featured.JSON")
    try folder.put(cards(lines: [3]), "other/Featured.json")
    #expect(
      try folder.report("data/new.in.json", "./Featured.JSON", "other/Featured.json").summaries
        == ["new.in 1+0 85.5/85.5", "Featured 1+0 102/102", "Featured 1+0 119/119"])
    let lines = cards(lines: [1]).split(separator: "\n").map { $0.dropFirst().dropLast() }.joined()
    for (format, input) in [("json", cards(lines: [1])), ("ndjson", lines), ("csv", "title,body\nT,b\n")] {
      let outcome = try folder.run(
        ["measure", "-", "--input-format", format, "--format", "csv"], input: input)
      #expect(
        outcome.lines.last?.hasPrefix("stdin,176,2,large,,176,85.5,85.5,") == true, "\(format): \(outcome)")
    }
    let many = try folder.report("Featured.JSON", "--shelf-size", "1", "data/new.in.json").shelves
    #expect(many.map(\.shelf) == ["Featured-0001", "new.in-0001"])
  }

  @Test func numbersShelvesOfASize() throws {
    let folder = try Folder()
    try folder.put(String(repeating: "{\"body\": \"b\"}\n", count: 10_001) + "5\n", "many.ndjson")
    let shelves = try folder.report("--shelf-size", "1", "--quiet", "many.ndjson").shelves
    #expect(shelves.count == 10_002)
    #expect(shelves.first?.summary == "many-0001 1+0 65/65")
    #expect(shelves.suffix(2).map(\.summary) == ["many-10001 1+0 65/65", "many-10002 0+1 0/0"])
    #expect(shelves[9998].shelf == "many-9999")
  }

  @Test func groupsInterleavedKeys() throws {
    let folder = try Folder()
    try folder.put(
      """
      {"s": "b", "id": 1, "body": "x"}
      {"s": "a", "id": 2, "body": "x"}
      {"s": "b", "id": 3, "body": "x\\nx"}
      {"s": "e\u{301}", "id": 4, "body": "x"}
      {"s": "\u{E9}", "id": 5, "body": "x\\nx"}
      {"s": "", "id": 6, "body": "x"}
      {"s": 1.50, "id": 7, "body": "x"}
      {"s": "1.50", "id": 8, "body": "x"}
      {"s": true, "id": 9, "body": "x"}

      """, "one.ndjson")
    try folder.put("s,id,body\na,10,\"x\nx\nx\"\n,11,x\nb,12,x\n", "two.csv")
    let outcome = try folder.run(
      "measure", "--group-by", "s", "--bindings", "bodyLabel=body", "--format", "ndjson", "one.ndjson",
      "two.csv")
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let shelves = try outcome.lines.map { try JSONDecoder().decode(Report.Shelf.self, from: Data($0.utf8)) }
    #expect(
      shelves.map(\.summary) == [
        "b 3+0 81.5/81.5", "a 2+0 98.5/98.5", "e\u{301} 1+0 65/65", "\u{E9} 1+0 81.5/81.5", " 2+0 65/65",
        "1.50 2+0 65/65", "true 1+0 65/65",
      ])
    #expect(shelves.map { Array($0.shelf.utf8).count } == [1, 1, 3, 2, 0, 4, 4])
    #expect(shelves.map(\.largest?.index) == [1, 1, 0, 0, 0, 0, 0])
    for id in ["3", "\"10\"", "4", "5", "6", "7", "9"] {
      #expect(outcome.output.components(separatedBy: "\"largest\": {\"id\": \(id), ").count == 2)
    }
  }

  /// The table of what a field may hold; none of these records is lost.
  @Test(arguments: [
    (#"{"id": 1, "title": "T", "body": "b"}"#, "85.5"), (#"{"id": 1, "title": null, "body": "b"}"#, "65"),
    (#"{"id": 1, "body": "b"}"#, "65"), (#"{"id": 1, "title": "", "body": ""}"#, "48"),
    (#"{"id": 1, "body": null}"#, "48"),
    (#"{"id": 1, "title": 1.50}"#, "68.5"), (#"{"id": 1, "title": true, "body": false}"#, "85.5"),
    (#"{"id": 1, "title": "a", "title": null}"#, "48"), (#"{"id": 1, "title": "a\nb\nc"}"#, "68.5"),
    (#"{"id": 1, "body": "\u0000"}"#, "65"), (#"{"id": 1, "other": [{}], "body": "b"}"#, "65"),
  ])
  func measuresWhatAFieldMayHold(record: String, height: String) throws {
    let folder = try Folder()
    try folder.put(record, "a.ndjson")
    try folder.put("[\(record)]", "a.json")
    for name in ["a.ndjson", "a.json"] {
      // The notations differ in reading alone.
      let others = Sweep.isFull ? ["exhaustive", "first", "word-count", "advance-sum", "sizing-label"] : ["exhaustive"]
      for estimator in ["text-column"] + (name == "a.json" ? [] : others) {
        let shelf = try folder.report("--estimator", estimator, name).shelves.first
        #expect(shelf?.summary == "a 1+0 \(height)/\(height)", "\(estimator)")
        #expect(shelf?.largest?.index == 0 && shelf?.rendered == 1)
      }
    }
  }

  @Test func keepsIdsAsWritten() throws {
    let folder = try Folder()
    for (written, json, csv) in [
      ("1.50", "1.50", "1.50"), ("-0.0e+10", "-0.0e+10", "-0.0e+10"), ("true", "true", "true"),
      ("null", "null", ""),
      ("[1]", "null", ""), (#""1.50""#, #""1.50""#, "1.50"),
      (#""é\"\\\u0001""#, #""é\"\\\u0001""#, "\"é\"\"\\\u{1}\""),
      ("12345678901234567890123", "12345678901234567890123", "12345678901234567890123"),
    ] {
      try folder.put(#"[{"body": "b", "id": \#(written)}]"#, "a.json")
      let report = try folder.run("measure", "--format", "json", "a.json")
      #expect(
        report.code == 0
          && report.output.contains(#""largest": {"id": \#(json), "index": 0, "estimate": 17}"#))
      let row = try folder.run("measure", "--format", "csv", "a.json").lines.last
      #expect(row == "a,176,2,large,,176,65,65,65,false,1,0,1,\(csv),0,17,tallest,")
    }
  }

  @Test func rejectsWithPlaceAndCount() throws {
    let folder = try Folder()
    var data = Data("{\"body\": \"x\"}\n7\n{\"body\": \"x".utf8)
    data +=
      [0xFF]
      + Data(
        "\"}\n\n[]\n{\"title\": {\"a\": 1}}\n{\"body\": \"\\ud800\"}\n{\"id\": \"z\", \"body\": \"x\\nx\"}\n"
          .utf8)
    try folder.put(data, "a.ndjson")
    let outcome = try folder.run("measure", "--format", "json", "a.ndjson")
    let shelf = try folder.report("a.ndjson").shelves[0]
    #expect(outcome.code == 0)
    #expect(shelf.summary == "a 2+5 81.5/81.5")
    #expect(shelf.largest == Report.Shelf.Largest(index: 6, estimate: 33.5))
    #expect(
      outcome.errors.split(separator: "\n").prefix(5) == [
        "a.ndjson:2:1: error: the record is not an object; it was left out",
        "a.ndjson:3:12: error: the record has text that is not valid UTF-8; it was left out",
        "a.ndjson:5:1: error: the record is not an object; it was left out",
        """
        a.ndjson:6:11: error: the field 'title' holds an array or an object, which no label can show; \
        the record was left out
        """,
        "a.ndjson:7:11: error: the record has a string with half a surrogate pair; it was left out",
      ])
    #expect(outcome.errors.hasSuffix("\n7 records: 2 measured, 5 rejected\n"))
    let keys = try folder.run("measure", "--group-by", "id", "--format", "csv", "a.ndjson")
    #expect(keys.lines.count == 2)
    #expect(
      keys.errors.contains(
        "a.ndjson:1:1: error: the record has no 'id' that names its shelf; it was left out\n"))
    #expect(keys.errors.hasSuffix("\n7 records: 1 measured, 6 rejected\n"))
  }

  /// A row of another number of cells than the header is left out, or filled up if that is asked for.
  @Test func rejectsRowsOfOtherLengths() throws {
    let folder = try Folder()
    try folder.put("title,body,s\nT,\"x\nx\",a\n\nT,a\nT,b,a,\n\"T\nT\"\nT,x,a\n", "a.csv")
    try folder.put(#"{"records": "a.csv", "csvRows": "pad"}"#, "A.shelf.json")
    let short = [
      "a.csv:5:1: error: the row has 2 cells, and the header 3; it was left out",
      "a.csv:7:1: error: the row has 1 cell, and the header 3; it was left out",
    ]
    let long = "a.csv:6:7: error: the row has 4 cells, and the header 3; it was left out"
    let rejected = [short[0], long, short[1]].map { $0 + "\n" }.joined()
    let outcome = try folder.run("measure", "--format", "csv", "a.csv")
    #expect(outcome.code == 0 && outcome.errors == rejected + "5 records: 2 measured, 3 rejected\n")
    #expect(outcome.lines.last?.hasPrefix("a,176,2,large,,176,102,102,102,false,2,3,") == true)
    #expect(try folder.run("measure", "--strict", "a.csv").code == 1)
    let padded = try folder.run("measure", "--format", "csv", "--csv-rows", "pad", "a.csv")
    #expect(padded.code == 0 && padded.errors == long + "\n5 records: 4 measured, 1 rejected\n")
    #expect(padded.lines.last?.hasPrefix("a,176,2,large,,176,102,102,102,false,4,1,") == true)
    #expect(try folder.run("measure", "--format", "csv", "A.shelf.json").lines == padded.lines)
    #expect(try folder.run("measure", "--csv-rows", "reject", "A.shelf.json").errors == outcome.errors)
    // A row without its shelf belongs to none.
    let grouped = try folder.run("measure", "--group-by", "s", "--csv-rows", "pad", "--format", "csv", "a.csv")
    #expect(grouped.lines.count == 2 && grouped.errors.hasSuffix("5 records: 2 measured, 3 rejected\n"))
    for arguments in [["compare"], ["explain"], ["text"]] {
      #expect(try folder.run(arguments + ["a.csv"]).errors.hasPrefix(rejected))
      #expect(try folder.run(arguments + ["--csv-rows", "pad", "a.csv"]).errors.hasPrefix(long))
    }
    let cell = ["cell", "--records", "a.csv", "--record", "1"]
    #expect(try folder.run(cell).errors == "a.csv:5:1: error: the row has 2 cells, and the header 3\n")
    #expect(try folder.run(cell + ["--csv-rows", "pad"]).code == 0)
    let seen = try folder.run(
      "compare", "--csv-rows", "pad", "--estimators", "exec:tee seen | sed s/.*/1/", "a.csv")
    #expect(seen.code == 0)
    #expect(try folder.text("seen").contains(#"{"title": "T", "body": "a", "s": ""}"#))
    #expect(try folder.run("measure", "--csv-rows", "drop", "a.csv").code == 64)
  }

  @Test func warnsOfShelvesWithoutCards() throws {
    let folder = try Folder()
    try folder.put("[]", "empty.json")
    try folder.put("title,body\n", "header.csv")
    try folder.put("\n \n", "blank.ndjson")
    for name in ["empty.json", "header.csv", "blank.ndjson"] {
      let shelf = try folder.report(name).shelves[0]
      #expect(shelf.items == 0 && shelf.rejected == 0 && shelf.rendered == 0 && shelf.largest == nil)
      #expect(shelf.itemSize.height == 0 && shelf.containerHeight == 0 && shelf.containerHeightRange == nil)
      #expect(shelf.warnings == ["the shelf has no items, so its heights are 0; hide it"])
      #expect(
        try folder.run("measure", "--group-by", "s", "--format", "json", name)
          == Outcome(
            0, output: "{\"schemaVersion\": 1, \"shelves\": []}\n",
            errors: "\(name): warning: there are no records\n"))
    }
  }

  @Test func warnsOfFieldsThatNoRecordHas() throws {
    let folder = try Folder()
    try folder.put("name,body\nT,b\n", "a.csv")
    let warning = "a.csv: warning: no record has the field 'title', which a label shows; check the bindings\n"
    #expect(try folder.run("measure", "a.csv").errors == warning)
    #expect(try folder.run("measure", "--strict", "a.csv").code == 1)
    #expect(try folder.run("measure", "--bindings", "titleLabel=name,bodyLabel=body", "a.csv").errors == "")
    let stdin = try folder.run(["measure", "-"], input: "{\"body\": \"b\"}")
    #expect(
      stdin.errors
        == "<stdin>: warning: no record has the field 'title', which a label shows; check the bindings\n")
  }
}
