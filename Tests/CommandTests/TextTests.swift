import Testing

@Suite struct TextTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      """
      [{"title": "T", "body": "one\\ntwo"}, {"title": "", "body": null}, 5, {"body": 1.50}, {"title": {}, "body": "b"},
       {"title": true, "body": "\(String(repeating: "word ", count: 40))"}]
      """, "cards.json")
    return folder
  }

  private let rejections = """
    cards.json:1:67: error: the record is not an object; it was left out
    cards.json:1:96: error: the field 'title' holds an array or an object, which no label can show; the record was \
    left out

    """

  private let summary = "6 records: 4 measured, 2 rejected\n"

  /// An absent or empty field has no lines; a record that is rejected keeps its index.
  @Test func writesCSV() throws {
    let outcome = try folder().run("text", "--size", "14", "--width", "220", "--format", "csv", "cards.json")
    #expect(outcome.code == 0)
    #expect(outcome.errors == rejections + summary)
    #expect(
      outcome.lines.dropLast() == [
        "index,titleLines,bodyLines,height", "0,1,2,50.5", "1,0,0,0", "3,0,1,17",
      ])
    #expect(outcome.lines.last?.wholeMatch(of: /5,1,[67],1[0-9.]+/) != nil)
  }

  @Test func writesOtherFormats() throws {
    let folder = try folder()
    let fields = ["--fields", "body", "--size", "14", "--width", "9999", "--quiet"]
    func output(_ format: String) throws -> [String] {
      try folder.run(["text", "--format", format, "cards.json"] + fields).lines
    }
    let rows = [
      #"{"index": 0, "bodyLines": 2, "height": 33.5}"#, #"{"index": 1, "bodyLines": 0, "height": 0}"#,
      #"{"index": 3, "bodyLines": 1, "height": 17}"#, #"{"index": 4, "bodyLines": 1, "height": 17}"#,
      #"{"index": 5, "bodyLines": 1, "height": 17}"#,
    ]
    #expect(try output("ndjson") == rows)
    #expect(
      try output("json") == [#"{"schemaVersion": 1, "texts": ["#] + rows.dropLast().map { "  \($0)," } + [
        "  \(rows[4])", "]}",
      ])
    #expect(
      try output("table") == [
        "       index   bodyLines      height", "           0           2        33.5",
        "           1           0           0", "           3           1          17",
        "           4           1          17", "           5           1          17",
      ])
    #expect(try output("csv").first == "index,bodyLines,height")
  }

  @Test func namesColumnsByFields() throws {
    let folder = try Folder()
    try folder.put("\"a,b\",c\nx,y\n", "cells.csv")
    #expect(
      try folder.run("text", "--fields", "c,d,c", "--format", "csv", "cells.csv").lines == [
        "index,cLines,dLines,cLines,height", "0,1,0,1,41",
      ])
    try folder.put("[]", "none.json")
    #expect(
      try folder.run("text", "--format", "json", "none.json")
        == Outcome(0, output: "{\"schemaVersion\": 1, \"texts\": []}\n"))
  }

  /// The built-in Helvetica: 1.15 em a line (UIKitNumbers.md, "Fonts"), 0.667 em an "A".
  @Test func measuresHelvetica() throws {
    let folder = try Folder()
    try folder.put("title\nAAAAAAAAAA\nAAAAA AAAAA\n", "cells.csv")
    func lines(_ width: String) throws -> [String] {
      try folder.run(
        "text", "--font", "Helvetica", "--size", "10", "--width", width, "--fields", "title", "--format",
        "csv", "cells.csv"
      ).lines.dropFirst().map { String($0.split(separator: ",")[1]) }
    }
    #expect(try lines("80") == ["1", "1"])
    #expect(try lines("68") == ["1", "2"])
    #expect(try lines("66") == ["2", "2"])
  }

  /// One index over all inputs.
  @Test func countsOverInputs() throws {
    let folder = try Folder()
    try folder.put("{\"title\": \"a\"}\n{\"title\": \"b\"}\n", "one.ndjson")
    let outcome = try folder.run(
      ["text", "--format", "csv", "one.ndjson", "-"], input: "{\"body\": \"c\"}\n")
    #expect(outcome.lines.dropFirst() == ["0,1,0,20.5", "1,1,0,20.5", "2,0,1,20.5"])
  }
}
