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
      for format in ["json", "ndjson", "csv"] {
        let written = try folder.run(
          "measure", "--bindings", "bodyLabel=body", "--group-by", "s", "--format", format, "--output",
          "\(name)-results.\(format)", "--quiet", name + ".ndjson")
        #expect(written.code == 0)
      }
    }
    return folder
  }

  @Test(arguments: ["json", "ndjson", "csv"]) func tellsWhatChanged(format: String) throws {
    let folder = try folder()
    let files = ["old-results.\(format)", "new-results.\(format)"]
    let table = try folder.run(["diff"] + files)
    #expect(
      table
        == Outcome(
          1,
          output: """
            SHELF  VARIANT        CHANGE   OLD CONTAINER  CONTAINER     BY
            e      176 @2x large  added                –         65
            d|*    176 @2x large  grew                65       81.5  +16.5
            b      176 @2x large  shrank              65         48    -17
            a      176 @2x large  removed             65          –
            1 grew, 1 shrank, 1 added, 1 removed, 1 unchanged

            """, errors: "Error: a shelf is gone, 'a'; '--allow-removed' accepts that\n"))
    #expect(try folder.run(["diff", "--allow-removed"] + files) == Outcome(0, output: table.output))
    #expect(
      try folder.run(["diff", "--format", "csv"] + files).output == """
        shelf,cardWidth,scale,contentSizeCategory,locale,change,oldItemHeight,itemHeight,oldContainerHeight,\
        containerHeight,growth,oldVariant
        e,176,2,large,,added,,65,,65,,
        d|*,176,2,large,,grew,65,81.5,65,81.5,16.5,
        b,176,2,large,,shrank,65,48,65,48,-17,
        a,176,2,large,,removed,65,,65,,,

        """)
    #expect(
      try folder.run(["diff", "--format", "markdown"] + files).output == """
        **Shelf heights:** 1 grew, 1 shrank, 1 added, 1 removed, 1 unchanged

        | Shelf | Variant | Change | Old container | Container | By |
        | --- | --- | --- | --: | --: | --: |
        | e | 176 \\@<!-- -->2x large | added | – | 65 |  |
        | d\\|\\* | 176 \\@<!-- -->2x large | grew | 65 | 81.5 | \\+16.5 |
        | b | 176 \\@<!-- -->2x large | shrank | 65 | 48 | -17 |
        | a | 176 \\@<!-- -->2x large | removed | 65 | – |  |

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
    let failed = try folder.run(["diff", "--allow-removed", "--fail-above", "16"] + files)
    #expect(failed.code == 1)
    #expect(failed.errors == "Error: a shelf grows by more than 16 points, 'd|*' by 16.5\n")
    #expect(try folder.run(["diff", "--allow-removed", "--fail-above", "16.5"] + files).code == 0)
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
    let rows = try folder.run("diff", "--allow-removed", "--format", "csv", "a.json", "b.json").lines
    #expect(rows.dropFirst().map { $0.prefix(20) } == ["x,176,2,large,,shran", "x,176,3,large,,shran"])
  }

  private static let body = "some words that are long enough to make more lines of it where it is narrower"

  private func measured(_ widths: String, scale: String = "2", _ name: String, _ folder: Folder) throws {
    try folder.put(#"[{"title": "T", "body": "\#(DiffTests.body)"}]"#, "cards.json")
    let arguments = ["--card-width", widths, "--scale", scale, "--format", "json", "--output", name]
    #expect(try folder.run(["measure"] + arguments + ["--quiet", "cards.json"]).code == 0)
  }

  /// One of each is the same shelf, whatever it was measured in.
  @Test func anotherCardWidthIsComparedByTheName() throws {
    let folder = try Folder()
    try measured("300", "old.json", folder)
    try measured("120", scale: "3", "new.json", folder)
    let outcome = try folder.run("diff", "--fail-above", "4", "old.json", "new.json")
    #expect(outcome.code == 1 && outcome.errors.hasPrefix("Error: a shelf grows by more than 4 points, 'cards' by "))
    #expect(outcome.lines[1].hasPrefix("cards  300 @2x large → 120 @3x large  grew "))
    #expect(outcome.lines[2] == "1 grew")
    let rows = try folder.run("diff", "--format", "csv", "old.json", "new.json").lines
    #expect(rows[1].hasPrefix("cards,120,3,large,,grew,") && rows[1].hasSuffix(",300 @2x large"))
    let json = try folder.run("diff", "--format", "json", "old.json", "new.json").output
    #expect(json.contains(#""oldVariant": {"cardWidth": 300, "scale": 2, "#))
    #expect(try folder.run("diff", "--fail-above", "4", "new.json", "old.json").code == 0)
  }

  /// A gate that has judged nothing does not open.
  @Test func nothingComparedIsNoSuccess() throws {
    let folder = try Folder()
    try measured("120,130", "old.json", folder)
    try measured("140,150", "new.json", folder)
    #expect(try folder.run("diff", "old.json", "new.json").lines.last == "2 added, 2 removed")
    let outcome = try folder.run("diff", "--fail-above", "4", "old.json", "new.json")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors.hasPrefix("Error: no shelf is in both results by name and variant, so nothing was compared "))
    // One variant of several is enough.
    try measured("130,140", "new.json", folder)
    #expect(try folder.run("diff", "--allow-removed", "--fail-above", "4", "old.json", "new.json").code == 0)
  }

  /// Each gate says why it does not open.
  @Test func removedShelvesAreNoSuccess() throws {
    let folder = try folder()
    let files = ["new-results.csv", "old-results.json"]
    let outcome = try folder.run(["diff", "--fail-above", "4"] + files)
    #expect(
      outcome.errors == """
        Error: a shelf grows by more than 4 points, 'b' by 17
        Error: a shelf is gone, 'e'; '--allow-removed' accepts that

        """)
    #expect(outcome.code == 1)
    try folder.put(
      folder.text(files[1]).replacing("\"d|*\"", with: "\"x\"").replacing("\"b\"", with: "\"y\""), "less.json")
    #expect(
      try folder.run("diff", files[1], "less.json").errors
        == "Error: 2 shelves are gone, 'b' first; '--allow-removed' accepts that\n")
    #expect(try folder.run("diff", "--allow-removed", files[1], "less.json").code == 0)
  }

  @Test func writesAPage() throws {
    let folder = try folder()
    let page = try folder.run("diff", "--format", "html", "--allow-removed", "old-results.csv", "new-results.json")
      .output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    let verdict =
      "1 of 3 shelves grew, &#39;d|*&#39; by 16.5 points to 81.5; &#39;b&#39; shrank; &#39;e&#39; is new; &#39;a&#39; is gone."
    #expect(page.contains("<p class=\"answer\">\(verdict)</p>"))
    #expect(page.contains(">+16.5</text>"))
    let folded = page.matches(of: /<summary>([^<]*)</).map { String($0.1) }
    #expect(folded == ["1 shelf is new", "1 shelf is gone"])
    let same = try folder.run("diff", "--format", "html", "old-results.csv", "old-results.json").output
    #expect(same.contains("<p class=\"answer\">None of 4 shelves grew or shrank.</p>") && !same.contains("id=\"growth"))
    #expect(same.contains("<p>Nothing: no shelf is higher than before.</p>"))
    // The things to do go by the gates.
    let explain =
      "If 'd|*' is not to be 16.5 points higher, 'shelf-height explain --shelf d|*' names the card and the text "
    #expect(
      advice(page) == [explain + "that make it so."])
    let gated = try folder.run("diff", "--format", "html", "--fail-above", "4", "old-results.csv", "new-results.json")
    #expect(
      advice(gated.output) == [
        explain + "that make it so. 1 grew by more than the 4 points that are allowed.",
        "Find out where 'a' went: 'diff' fails unless it is passed '--allow-removed'.",
      ])
    // Where no shelf has its name any more, nothing was compared.
    try folder.put(cards(lines: [1]), "one.json")
    #expect(try folder.run("measure", "--quiet", "--format", "json", "-o", "one-result.json", "one.json").code == 0)
    let none = try folder.run("diff", "--format", "html", "--allow-removed", "old-results.csv", "one-result.json")
      .output
    #expect(none.contains("<p class=\"answer\">Nothing was compared: no shelf is in both results. The old one has "))
    #expect(advice(none).map { $0.prefix(29) } == ["Measure both with the same na"])
  }

  private func advice(_ page: String) -> [String] {
    page.matches(of: /<li>([^<]*)<\/li>/).map { String($0.1).replacing("&#39;", with: "'") }
  }

  /// A name that a spreadsheet would take for a formula has an apostrophe in CSV.
  @Test func namesInCSVAreThoseInJSON() throws {
    let folder = try Folder()
    let names = ["=a", "-1", "'b", "@", "\u{E9}", #"x,\"y\""#]
    try folder.put(names.map { "{\"s\": \"\($0)\", \"title\": \"T\", \"body\": \"\"}\n" }.joined(), "cards.ndjson")
    for format in ["json", "csv"] {
      let arguments = ["--group-by", "s", "--format", format, "--output", "r.\(format)", "cards.ndjson"]
      #expect(try folder.run(["measure"] + arguments).code == 0)
    }
    #expect(try folder.run("diff", "r.csv", "r.json") == Outcome(0, output: "6 unchanged\n"))
    #expect(try folder.run("diff", "r.json", "r.csv") == Outcome(0, output: "6 unchanged\n"))
  }

  @Test func refusesWhatIsNoResult() throws {
    let folder = try folder()
    try folder.put("{\n\"shelf\": 1}", "object.json")
    try folder.put(#"{"schemaVersion": 2, "shelves": []}"#, "later.json")
    try folder.put(#"{"schemaVersion": 1, "shelves": [{"shelf": 7}]}"#, "wrong.json")
    try folder.put("", "empty.json")
    let header = "shelf,cardWidth,scale,contentSizeCategory,locale,itemHeight,containerHeight\n"
    try folder.put("a,b\n1,2\n", "other.csv")
    try folder.put(header + "a,176,2,largeeeeeeee,,x,1\n", "word.csv")
    try folder.put(header + "a\n", "short.csv")
    for (arguments, code, message) in [
      (["old-results.json"], 64, "Error: Missing expected argument '<results>': name an old and a new result of "),
      (["a", "b", "c"], 64, "Error: Unexpected argument 'c': two results are compared, an old and a new one\n"),
      (["-", "-"], 64, "Error: Standard input can be only one of the two results\n"),
      (
        ["--fail-above", "-1", "old-results.json", "old-results.json"], 64,
        "Error: The value '-1' is invalid for '--fail-above': it takes 0 or more\n"
      ),
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
        ["old-results.json", "other.csv"], 65,
        "other.csv:1:1: error: expected what 'measure --format csv' writes, which"
      ),
      (["old-results.json", "word.csv"], 65, "word.csv:2:23: error: 'itemHeight' must be a number, not 'x'\n"),
      (["old-results.json", "short.csv"], 65, "short.csv:2:1: error: the row has 1 cell, and the header 7\n"),
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
