import Foundation
import Testing

/// Data that is not what was meant ends with 65 and a position, and never with an empty shelf and 0.
@Suite struct WrongDataTests {
  // MARK: Nothing shown, nothing left

  @Test(arguments: [
    ["measure"], ["measure", "--format", "json"], ["compare"], ["explain"], ["optimize", "--card-width", "140..150"],
    ["layout", "--container-width", "375"], ["text"], ["measure", "--group-by", "id"],
    ["measure", "--shelf-size", "2"],
  ])
  func noShownField(subcommand: [String]) throws {
    let folder = try Folder()
    try folder.put(#"[{"id": "a", "headline": "x"}, {"id": "b", "text": "y"}]"#, "cards.json")
    let advice = subcommand[0] == "text" ? "" : "; '--bindings view=field' says which field a view shows"
    let message = "no record has any of the fields 'title', 'body'; the first has 'id', 'headline'"
    let expected = Outcome(65, errors: "cards.json:1:2: error: \(message)\(advice)\n")
    #expect(try folder.run(subcommand + ["cards.json"]) == expected)
    #expect(try folder.run(subcommand + ["--output", "out", "cards.json"]) == expected)
    #expect(try folder.names() == ["cards.json"])
    // Null is a value, and one field is enough.
    try folder.put(#"[{"id": "a", "title": null}, {"id": "b"}]"#, "cards.json")
    #expect(try folder.run(subcommand + ["cards.json"]).code == 0)
  }

  @Test func theFieldThatNamesTheCellIsNotShown() throws {
    let folder = try Folder()
    try folder.put(#"{"label": {"id": "bodyLabel"}, "reuseIdentifier": "Card"}"#, "cell.json")
    try folder.put(#"[{"cell": "Card", "boddy": "x"}]"#, "cards.json")
    #expect(
      try folder.run("measure", "--cell", "cell.json", "--reuse-identifier-field", "cell", "cards.json")
        == Outcome(65, errors: "cards.json:1:2: error: no record has the field 'body'. Did you mean 'boddy'?\n"))
  }

  @Test(arguments: [
    ["measure"], ["measure", "--group-by", "s"], ["text"], ["compare"], ["explain"],
    ["layout", "--container-width", "99"],
  ])
  func noRecordLeft(subcommand: [String]) throws {
    let folder = try Folder()
    try folder.put("[5,\n {\"s\": \"a\", \"title\": [1]}]", "bad.json")
    let outcome = try folder.run(subcommand + ["bad.json", "--rejections", "list", "--output", "out"])
    #expect(outcome.code == 65 && outcome.output == "")
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "bad.json:1:2: error: the record is not an object; it was left out")
    #expect(lines[2] == "bad.json:1:2: error: no record is left: all 2 were left out, the first of them here")
    // The list of what was left out is what one needs then.
    #expect(try folder.text("list").split(separator: "\n").count == 2)
    #expect(try !folder.names().contains("out"))
    // Another input does not make up for it.
    try folder.put(#"[{"s": "a", "title": "T", "body": ""}]"#, "good.json")
    #expect(try folder.run(subcommand + ["good.json", "bad.json"]).code == 65)
    #expect(try folder.run(subcommand + ["good.json"]).code == 0)
  }

  @Test func noRecordOfALocale() throws {
    let folder = try Folder()
    try folder.put(#"{"id": 1, "lang": "en", "title": "T", "body": "b"}"#, "en.ndjson")
    try folder.put(#"{"id": 1, "lang": "de", "title": "T", "body": "b"}"#, "de.ndjson")
    func run(_ locales: String, _ files: String...) throws -> Outcome {
      try folder.run(["measure", "--locale", locales, "--locale-field", "lang"] + files)
    }
    let error = "en.ndjson:1:19: error: no record has 'fr' in 'lang'; the first has 'en'\n"
    #expect(try run("fr", "en.ndjson") == Outcome(65, errors: error))
    #expect(try run("en,fr", "en.ndjson") == Outcome(65, errors: error))
    // A file for each language is no mistake, and one for a language that nobody asks for is.
    #expect(try run("en,de", "en.ndjson", "de.ndjson").code == 0)
    try folder.put(#"{"id": 1, "lang": "fr", "title": "T", "body": "b"}"#, "fr.ndjson")
    let other = try run("en,de", "en.ndjson", "de.ndjson", "fr.ndjson")
    #expect(other.code == 65)
    #expect(other.errors.hasSuffix("fr.ndjson:1:19: error: no record has 'en' in 'lang'; the first has 'fr'\n"))
  }

  @Test func nothingAtAllIsNoMistake() throws {
    let folder = try Folder()
    try folder.put("[]", "none.json")
    for arguments in [["none.json"], ["--group-by", "s", "none.json"], ["-"], ["--group-by", "s", "-"]] {
      #expect(try folder.run(["measure"] + arguments).code == 0, "\(arguments)")
    }
  }

  /// A part may have no record of its own, and merging judges all of them.
  @Test func partsAreJudgedTogether() throws {
    let folder = try Folder()
    func merged(_ parts: String...) throws -> Outcome {
      for (number, records) in parts.enumerated() {
        try folder.put(records, "\(number).ndjson")
        let part = ["measure", "--partial", "--group-by", "s", "--output", "\(number).part", "\(number).ndjson"]
        #expect(try folder.run(part).code == 0)
      }
      return try folder.run(["merge"] + parts.indices.map { "\($0).part" })
    }
    let (shown, other, rejected) = (
      #"{"s": "a", "title": "T"}"#, #"{"s": "b", "text": "x"}"#, #"{"s": "a", "title": []}"#
    )
    #expect(try merged(shown, other, rejected).code == 0)
    let none = try merged(other, other)
    #expect(none.code == 65 && none.output == "")
    #expect(
      none.errors.hasPrefix("0.ndjson:1:1: error: no record has any of the fields 'title', 'body'; the first has"))
    let nothing = try merged(rejected, rejected)
    #expect(nothing.code == 65 && nothing.errors.contains("0.ndjson:1:21: error: no record is left: the only one was "))
    #expect(try merged(rejected, shown).code == 0)
    #expect(try merged(rejected, other).code == 65)
  }

  // MARK: Delimiters

  @Test(arguments: [
    ("id;title;body\n", "a;T;b\n", "semicolon", "1:3", "2 semicolons and no comma"),
    ("id\ttitle\tbody\n", "a\tT\tb\n", "tab", "1:3", "2 tabs and no comma"),
    ("\"id\";\"title\"\r\n", "\"a\";\"T\"\r\n", "semicolon", "1:5", "1 semicolon and no comma"),
    ("\u{FEFF}\n\nid;title;body;\"a,b,c,d\"\n", "a;T;b;1,2\n", "semicolon", "3:3", "3 semicolons and no comma"),
    ("id;title;body;a,b\n", "a;T;b;1,2\n", "semicolon", "1:3", "3 semicolons and 1 comma"),
  ])
  func anotherSeparator(header: String, row: String, name: String, position: String, found: String) throws {
    let folder = try Folder()
    try folder.put(header + row, "cards.csv")
    for subcommand in ["measure", "text"] {
      let outcome = try folder.run(subcommand, "cards.csv")
      #expect(outcome.code == 65 && outcome.output == "")
      #expect(
        outcome.errors.hasPrefix("cards.csv:\(position): error: the first row has \(found): "), "\(outcome.errors)")
      #expect(outcome.errors.contains("'--csv-separator \(name)' (key csvSeparator), else '--csv-separator comma'"))
    }
    let read = try folder.run("measure", "--format", "csv", "--csv-separator", name, "cards.csv")
    #expect(read.code == 0 && read.output.contains(",1,0,1,a,0,"), "\(read)")
    try folder.put(#"{"records": "cards.csv", "csvSeparator": "\#(name)"}"#, "A.shelf.json")
    #expect(try folder.run("measure", "--format", "csv", "A.shelf.json").output.contains(",1,0,1,a,0,"))
  }

  @Test func aCommaIsMeantWhereItIsAskedFor() throws {
    let folder = try Folder()
    try folder.put("title;x\nT\n", "cards.csv")
    #expect(
      try folder.run("measure", "--csv-separator", "comma", "--bindings", "titleLabel=title;x", "cards.csv").code == 0)
    // A sentence in a first row of data is no separator.
    try folder.put("One; two\nT\n", "rows.csv")
    #expect(try folder.run("measure", "--no-header", "--bindings", "titleLabel=1", "rows.csv").code == 0)
    try folder.put("1;T\n", "rows.csv")
    #expect(try folder.run("measure", "--no-header", "--bindings", "titleLabel=1", "rows.csv").code == 65)
    #expect(try folder.run("measure", "--csv-separator", "pipe", "rows.csv").code == 64)
  }

  @Test(arguments: ["cards.tsv", "cards.tab", "cards.TSV"]) func tabsInTSV(name: String) throws {
    let folder = try Folder()
    try folder.put("id\ttitle\tbody\na\tOne, two; three\t\"with a\ttab\"\n", name)
    #expect(
      try folder.run("text", "--format", "csv", name)
        == Outcome(0, output: "index,titleLines,bodyLines,height,id\n0,1,1,41,a\n")
    )
    try folder.put("id,title,body\na,T,b\n", name)
    #expect(
      try folder.run("text", name).errors.hasPrefix("\(name):1:3: error: the first row has 2 commas and no tab: if"))
    #expect(try folder.run("text", "--input-format", "csv", name).code == 0)
  }

  // MARK: Encodings

  /// `Café` in Latin-1 and in Windows-1252.
  @Test(arguments: ["csv", "json", "ndjson"], [[0xE9], [0xE9, 0x20, 0x96, 0x20, 0x93, 0x41, 0x94, 0x20, 0xFC, 0x62]])
  func latin1(format: String, letters: [UInt8]) throws {
    let folder = try Folder()
    let record = Data(#"{"id": 1, "title": "Caf"#.utf8) + letters + Data(#"", "body": "b"}"#.utf8)
    let other = Data(#"{"id": 2, "title": "T", "body": "b"}"#.utf8)
    let (data, position) =
      switch format {
      case "json": (Data("[".utf8) + record + Data(",".utf8) + other + Data("]".utf8), "1:25")
      case "ndjson": (record + Data("\n".utf8) + other, "1:24")
      default: (Data("id,title,body\n1,Caf".utf8) + letters + Data(",b\n2,T,b\n".utf8), "2:6")
      }
    let name = "cards.\(format)"
    try data.write(to: URL(fileURLWithPath: folder.path(name)))
    for arguments in [
      ["measure"], ["measure", "--jobs", "1"], ["text"], ["measure", "--partial", "--group-by", "id"],
    ] {
      let outcome = try folder.run(arguments + [name])
      #expect(outcome.code == 65 && outcome.output == "")
      #expect(
        outcome.errors.hasSuffix(
          "\(name):\(position): error: the text is not UTF-8, and looks like Latin-1 or Windows-1252; convert the file, as "
            + "by 'iconv -f WINDOWS-1252 -t UTF-8'\n"), "\(outcome.errors)")
    }
  }

  /// Spreadsheets write UTF-16 as "Unicode text".
  @Test(arguments: ["csv", "tsv", "json", "ndjson"], [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(format: String, encoding: String.Encoding) throws {
    let folder = try Folder()
    let name = "cards.\(format)"
    let data = try #require("\u{FEFF}id,title,body\n1,T,b\n".data(using: encoding))
    try data.write(to: URL(fileURLWithPath: folder.path(name)))
    let message = "\(name):1:1: error: the text is UTF-16; convert it, as by 'iconv -f UTF-16 -t UTF-8'\n"
    for subcommand in ["measure", "text"] {
      #expect(try folder.run(subcommand, name) == Outcome(65, errors: message))
    }
  }

  /// A record of a file in UTF-8 may be broken; the others are measured.
  @Test(arguments: [
    "{\"title\": \"\u{FF}\"}", "{\"title\": \"a\u{C3}(\"}", "{\"title\": \"a\u{E2}\u{82}\"}", "{\"title\": \"\u{80}\"}",
  ])
  func brokenTextsAreLeftOut(record: String) throws {
    let folder = try Folder()
    let broken = Data(record.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    let good = Data("\n{\"title\": \"T\", \"body\": \"b\"}\n".utf8)
    try (broken + good).write(to: URL(fileURLWithPath: folder.path("cards.ndjson")))
    let outcome = try folder.run("measure", "cards.ndjson")
    #expect(outcome.code == 0 && outcome.errors.hasSuffix("2 records: 1 measured, 1 rejected\n"), "\(outcome)")
  }

  @Test func oneBrokenTextAmongOthersInUTF8IsLeftOut() throws {
    let folder = try Folder()
    let latin = Data("{\"title\": \"Caf".utf8) + [0xE9] + Data("\"}\n".utf8)
    try (latin + Data("{\"title\": \"é\", \"body\": \"b\"}\n".utf8)).write(
      to: URL(fileURLWithPath: folder.path("cards.ndjson")))
    #expect(try folder.run("measure", "cards.ndjson").code == 0)
  }
}
