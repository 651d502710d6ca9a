import Foundation
import Testing

/// `diff`: which shelves grew.
@Suite struct DiffTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      (1...4).map { "{\"s\": \"\(["a", "b", "c", "d|*"][$0 - 1])\", \"body\": \"x\"}\n" }.joined(), "old.ndjson")
    try folder.put(
      """
      {"s": "e", "body": "x"}
      {"s": "d|*", "body": "x\\nx"}
      {"s": "c", "body": "x"}
      {"s": "b", "body": ""}

      """, "new.ndjson")
    for name in ["old", "new"] {
      for format in ["json", "ndjson"] {
        let written = try folder.run(
          "measure", "--bindings", "bodyLabel=body", "--group-by", "s", "--format", format, "--output",
          "\(name)-results.\(format)", "--quiet", name + ".ndjson")
        #expect(written.code == 0)
      }
    }
    return folder
  }

  @Test(arguments: ["json", "ndjson"]) func tellsWhatChanged(format: String) throws {
    let folder = try folder()
    let files = ["old-results.\(format)", "new-results.\(format)"]
    let table = try folder.run(["diff"] + files)
    #expect(
      table
        == Outcome(
          0,
          output: """
            SHELF  VARIANT        CHANGE   OLD CONTAINER  CONTAINER     BY
            e      176 @2x large  added                –         65
            d|*    176 @2x large  grew                65       81.5  +16.5
            b      176 @2x large  shrank              65         48    -17
            a      176 @2x large  removed             65          –
            1 grew, 1 shrank, 1 added, 1 removed, 1 unchanged

            """))
    #expect(
      try folder.run(["diff", "--format", "csv"] + files).output == """
        shelf,cardWidth,scale,contentSizeCategory,locale,change,oldItemHeight,itemHeight,oldContainerHeight,\
        containerHeight,growth
        e,176,2,large,,added,,65,,65,
        d|*,176,2,large,,grew,65,81.5,65,81.5,16.5
        b,176,2,large,,shrank,65,48,65,48,-17
        a,176,2,large,,removed,65,,65,,

        """)
    #expect(
      try folder.run(["diff", "--format", "markdown"] + files).output == """
        **Shelf heights:** 1 grew, 1 shrank, 1 added, 1 removed, 1 unchanged

        | Shelf | Variant | Change | Old container | Container | By |
        | --- | --- | --- | --: | --: | --: |
        | e | 176 \\@2x large | added | – | 65 |  |
        | d\\|\\* | 176 \\@2x large | grew | 65 | 81.5 | \\+16.5 |
        | b | 176 \\@2x large | shrank | 65 | 48 | -17 |
        | a | 176 \\@2x large | removed | 65 | – |  |

        """)
    let json = try folder.run(["diff", "--format", "json"] + files).output
    let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(document["counts"] as? [String: Int] == ["grew": 1, "shrank": 1, "added": 1, "removed": 1, "unchanged": 1])
    let changes = try #require(document["changes"] as? [[String: Any]])
    #expect(changes.map { $0["growth"] as? Double } == [nil, 16.5, -17, nil])
  }

  @Test func failsAboveALimit() throws {
    let folder = try folder()
    let files = ["old-results.json", "new-results.json"]
    let failed = try folder.run(["diff", "--fail-above", "16"] + files)
    #expect(failed.code == 1)
    #expect(failed.errors == "Error: a shelf grows by more than 16 points, 'd|*' by 16.5\n")
    #expect(try folder.run(["diff", "--fail-above", "16.5"] + files).code == 0)
    #expect(try folder.run(["diff", "--fail-above", "0"] + files.reversed()).code == 1)
    let same = try folder.run("diff", "--fail-above", "0", files[0], files[0])
    #expect(same == Outcome(0, output: "4 unchanged\n"))
    let input = try folder.text(files[0])
    #expect(try folder.run(["diff", "-", files[0]], input: input) == Outcome(0, output: "4 unchanged\n"))
  }

  /// A shelf of a name in each variant, and of those of one name each in turn.
  @Test func variantsAndNamesakesAreToldApart() throws {
    let folder = try folder()
    try folder.put(#"[{"title": "", "body": "x"}]"#, "x.json")
    try folder.put(#"[{"title": "", "body": "x\nx"}]"#, "other/x.json")
    for (name, inputs) in [("a.json", ["x.json", "other/x.json"]), ("b.json", ["x.json", "x.json"])] {
      let arguments = ["measure", "--scale", "2,3", "--format", "json", "--output", name, "--quiet"]
      #expect(try folder.run(arguments + inputs).code == 0)
    }
    let rows = try folder.run("diff", "--format", "csv", "a.json", "b.json").lines
    #expect(rows.dropFirst().map { $0.prefix(20) } == ["x,176,2,large,,shran", "x,176,3,large,,shran"])
  }

  @Test func refusesWhatIsNoResult() throws {
    let folder = try folder()
    try folder.put("{\n\"shelf\": 1}", "object.json")
    try folder.put(#"{"schemaVersion": 2, "shelves": []}"#, "later.json")
    try folder.put(#"{"schemaVersion": 1, "shelves": [{"shelf": 7}]}"#, "wrong.json")
    try folder.put("", "empty.json")
    for (arguments, code, message) in [
      (["old-results.json"], 64, "Error: Missing expected argument '<results>': name an old and a new result of "),
      (["a", "b", "c"], 64, "Error: Unexpected argument 'c': two results are compared, an old and a new one\n"),
      (["-", "-"], 64, "Error: Standard input can be only one of the two results\n"),
      (["old-results.json", "none.json"], 66, "Error: cannot open 'none.json': "),
      (
        ["old-results.json", "old.ndjson"], 65, "old.ndjson:1:1: error: a result of 'measure' has 'variant', and this "
      ),
      (
        ["old-results.json", "object.json"], 65, "object.json:1:1: error: expected what 'measure --format json' writes"
      ),
      (
        ["old-results.json", "later.json"], 65, "later.json:1:19: error: 'schemaVersion' must be 1, which this program"
      ),
      (
        ["old-results.json", "wrong.json"], 65, "wrong.json:1:34: error: a result of 'measure' has 'variant', and this"
      ),
      (["old-results.json", "empty.json"], 65, "empty.json:1:1: error: file is empty\n"),
      (
        ["old-results.json", "new-results.json", "--output", "old-results.json"], 64,
        "Error: The output 'old-results.json'"
      ),
    ] as [([String], Int32, String)] {
      let outcome = try folder.run(["diff"] + arguments)
      #expect(outcome.code == code && outcome.errors.hasPrefix(message), "\(outcome)")
    }
  }
}
