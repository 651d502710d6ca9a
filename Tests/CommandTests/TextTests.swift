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
        "index,titleLines,bodyLines,height,id", "0,1,2,50.5,", "1,0,0,0,", "3,0,1,17,",
      ])
    #expect(outcome.lines.last?.wholeMatch(of: /5,1,[67],1[0-9.]+,/) != nil)
  }

  @Test func writesOtherFormats() throws {
    let folder = try folder()
    let fields = ["--fields", "body", "--size", "14", "--width", "9999", "--quiet"]
    func output(_ format: String) throws -> [String] {
      try folder.run(["text", "--format", format, "cards.json"] + fields).lines
    }
    let rows = [
      #"{"index": 0, "bodyLines": 2, "height": 33.5, "id": null}"#,
      #"{"index": 1, "bodyLines": 0, "height": 0, "id": null}"#,
      #"{"index": 3, "bodyLines": 1, "height": 17, "id": null}"#,
      #"{"index": 4, "bodyLines": 1, "height": 17, "id": null}"#,
      #"{"index": 5, "bodyLines": 1, "height": 17, "id": null}"#,
    ]
    #expect(try output("ndjson") == rows)
    #expect(
      try output("json") == [#"{"schemaVersion": 1, "texts": ["#] + rows.dropLast().map { "  \($0)," } + [
        "  \(rows[4])", "]}",
      ])
    #expect(
      try output("table") == [
        "       index   bodyLines      height          id", "           0           2        33.5            ",
        "           1           0           0            ", "           3           1          17            ",
        "           4           1          17            ", "           5           1          17            ",
      ])
    #expect(try output("csv").first == "index,bodyLines,height,id")
  }

  /// The word stands for what is installed of a list, which is told and no warning; a font of that name is another thing.
  @Test func theDefaultListOfFallbackFontsIsTold() throws {
    let folder = try folder()
    try folder.put(#"{"fallbackFonts": ["default"]}"#, "A.shelf.json")
    for (arguments, place) in [
      (["--fallback-fonts", "default"], "fallbackFonts"), (["--config", "A.shelf.json"], "A.shelf.json:1:20"),
    ] {
      try folder.put(#"[{"body": "b"}]"#, "one.json")
      let outcome = try folder.run(["text", "--fields", "body", "--strict", "--format", "csv", "one.json"] + arguments)
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(outcome.errors.hasPrefix("\(place): note: 'default' stands for "), "\(outcome.errors)")
      #expect(outcome.errors.contains(" families, those on this machine, so that results may differ on another"))
      // Where some are missing, both halves are listed.
      let lists = ["here are", "missing are"].map { outcome.errors.contains("; \($0) ") }
      #expect(outcome.errors.contains("stands for all ") ? lists == [false, false] : lists.contains(true))
    }
    let named = #"{"fonts": {"default": "F.ttf"}, "fallbackFonts": ["default"]}"#
    try folder.put(named, "A.shelf.json")
    let outcome = try folder.run("text", "--fields", "body", "--config", "A.shelf.json", "cards.json")
    #expect(outcome.code == 66 && !outcome.errors.contains("note:"))
  }

  #if !HarfBuzz
    /// A text that takes HarfBuzz says how to build with it, whoever asks for it.
    @Test func shapingByHarfBuzzNeedsTheTrait() throws {
      let folder = try folder()
      try folder.put(#"{"shaping": "harfbuzz"}"#, "A.shelf.json")
      for arguments in [["--shaping", "harfbuzz"], ["--config", "A.shelf.json"]] {
        let outcome = try folder.run(["text", "cards.json"] + arguments)
        #expect(outcome.code == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("swift build -c release --traits HarfBuzz"), "\(outcome.errors)")
      }
    }
  #endif

  /// A field that is named twice is one column.
  @Test func namesColumnsByFields() throws {
    let folder = try Folder()
    try folder.put("\"a,b\",c\nx,y\n", "cells.csv")
    #expect(
      try folder.run("text", "--fields", "c,d,c", "--format", "csv", "cells.csv").lines == [
        "index,cLines,dLines,height,id", "0,1,0,20.5,",
      ])
    try folder.put("[]", "none.json")
    #expect(
      try folder.run("text", "--format", "json", "none.json")
        == Outcome(0, output: "{\"schemaVersion\": 1, \"texts\": []}\n"))
  }

  /// A stand-in font makes no label's line higher, but a browser's: 18.4 and 4.6 pixels of Helvetica, 19.04 and
  /// 4.82 of the system font.
  @Test(arguments: [("uikit", ["0,1,23,", "1,1,23,"]), ("browser", ["0,1,23,", "1,1,24,"])])
  func fallbackFontsInLabelsAndBrowsers(mode: String, rows: [String]) throws {
    let folder = try Folder()
    try folder.put("title\nSoup\nBát phở\n", "cells.csv")
    let outcome = try folder.run(
      "text", "--font", "Helvetica", "--fallback-fonts", "system", "--size", "20", "--scale", "1", "--fields", "title",
      "--line-break", mode, "--format", "csv", "cells.csv")
    #expect(outcome.lines.dropFirst() == rows[...], "\(outcome.errors)")
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
    #expect(outcome.lines.dropFirst() == ["0,1,0,20.5,", "1,1,0,20.5,", "2,0,1,20.5,"])
  }
}
