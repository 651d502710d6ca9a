import Foundation
import Testing

/// `--rejections`: every record that is left out, as NDJSON; and standard input of no bytes, which is no records.
@Suite struct RejectionsTests {
  private struct Rejection: Decodable, Equatable {
    let file: String
    let line: Int
    let column: Int
    let index: Int
    let code: String
    let message: String
  }

  private func rejections(_ text: String) throws -> [Rejection] {
    try text.split(separator: "\n").map { try JSONDecoder().decode(Rejection.self, from: Data($0.utf8)) }
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    var lines = Data("{\"s\": \"a\", \"body\": \"x\"}\n7\n\n{\"s\": \"a\", \"body\": \"".utf8)
    lines += [0xFF] + Data("\"}\n{\"s\": \"b\", \"title\": []}\n{\"body\": \"\\udc00\"}\n{\"body\": \"b\"}\n".utf8)
    try folder.put(lines, "a.ndjson")
    try folder.put("s,body\na,b\na\nb,c,d\n", "b.csv")
    return folder
  }

  private let expected = [
    Rejection(
      file: "a.ndjson", line: 2, column: 1, index: 1, code: "not-an-object",
      message: "the record is not an object; it was left out"),
    Rejection(
      file: "a.ndjson", line: 4, column: 21, index: 2, code: "invalid-utf8",
      message: "the record has text that is not valid UTF-8; it was left out"),
    Rejection(
      file: "a.ndjson", line: 5, column: 21, index: 3, code: "structured-value",
      message: "the field 'title' holds an array or an object, which no label can show; the record was left out"),
    Rejection(
      file: "a.ndjson", line: 6, column: 11, index: 4, code: "lone-surrogate",
      message: "the record has a string with half a surrogate pair; it was left out"),
    Rejection(
      file: "a.ndjson", line: 7, column: 1, index: 5, code: "no-group-key",
      message: "the record has no 's' that names its shelf; it was left out"),
    Rejection(
      file: "b.csv", line: 3, column: 1, index: 1, code: "cell-count",
      message: "the row has 1 cell, and the header 2; it was left out"),
    Rejection(
      file: "b.csv", line: 4, column: 5, index: 2, code: "cell-count",
      message: "the row has 3 cells, and the header 2; it was left out"),
  ]

  @Test(arguments: [
    ["measure"], ["measure", "--grouped"], ["measure", "--certify", "--jobs", "1"], ["compare", "--no-timing"],
    ["explain"], ["layout", "--container-width", "375"], ["optimize", "--card-width", "150..180"],
  ])
  func listsEachRecord(arguments: [String]) throws {
    let folder = try folder()
    let records = ["--group-by", "s", "a.ndjson", "b.csv"]
    // The shelf a comes back in the second file.
    let inputs = arguments.contains("--grouped") ? Array(records.dropLast()) : records
    let plain = try folder.run(arguments + inputs)
    let listing = try folder.run(arguments + inputs + ["--rejections", "bad.ndjson"])
    #expect(plain.code == 0 && listing == plain && plain.errors.hasSuffix(" rejected\n"))
    #expect(try rejections(folder.text("bad.ndjson")) == Array(expected.prefix(inputs == records ? 7 : 5)))
  }

  @Test func listsWhatOtherReadersLeaveOut() throws {
    let folder = try folder()
    _ = try folder.run("text", "--fields", "title,body", "b.csv", "a.ndjson", "--rejections", "bad.ndjson")
    let codes = try rejections(folder.text("bad.ndjson")).map { "\($0.file) \($0.index) \($0.code)" }
    #expect(codes.first == "b.csv 1 cell-count" && codes.last == "a.ndjson 4 lone-surrogate" && codes.count == 6)
    try folder.put("[\n{\"w\": 1, \"h\": 2}, {\"w\": 1, \"h\": \"x\"}, {\"cell\": \"gone\"}]", "c.json")
    _ = try folder.run(
      "layout", "--layout", "flow", "--container-width", "300", "--item-size-fields", "w,h", "c.json", "--rejections",
      "bad.ndjson")
    #expect(try rejections(folder.text("bad.ndjson")).map(\.code) == ["no-length", "no-length"])
    try folder.put(#"{"label": {"id": "bodyLabel"}, "reuseIdentifier": "Card"}"#, "cell.json")
    _ = try folder.run(
      "measure", "--cell", "cell.json", "--reuse-identifier-field", "cell", "c.json", "--rejections", "bad.ndjson")
    let found = try rejections(folder.text("bad.ndjson"))
    #expect(found.map(\.index) == [0, 1, 2] && found.allSatisfy { $0.code == "unknown-reuse-identifier" })
  }

  /// All of them, each once however many locales read the file, their places in the file whatever the batches and the
  /// threads; those of a malformed file are said, and no list is left.
  @Test(arguments: ["json", "ndjson"]) func listsThemAll(format: String) throws {
    let folder = try Folder()
    let rest = String(repeating: "-", count: 600)
    var records = (0..<4000).map {
      #"{"s": "\#($0 % 7)", "lang": "\#($0 % 2 == 0 ? "de" : "en")", "body": "\#(rest)"}"#
    }
    let bad = (0..<4000).filter { $0 % 37 == 5 }
    for place in bad { records[place] = "\(place)" }
    let name = "cards.\(format)"
    try folder.put(
      format == "json" ? "[\(records.joined(separator: ",\n"))]" : records.joined(separator: "\n"), name)
    let locales = ["--locale", "de,en", "--locale-field", "lang"]
    for (arguments, count) in [
      (["--group-by", "s"], bad.count), (["--group-by", "s", "--jobs", "1"], bad.count),
      (["--shelf-size", "9"] + locales, bad.count),
    ] {
      let outcome = try folder.run(["measure"] + arguments + [name, "--rejections", "bad.ndjson", "--strict"])
      #expect(outcome.code == 1)
      let found = try rejections(folder.text("bad.ndjson"))
      #expect(found.count == count && found.map(\.index) == bad && found.map(\.line) == bad.map { $0 + 1 })
    }
    try folder.put("7\n{x\n", "broken.ndjson")
    #expect(try folder.run("measure", "broken.ndjson", "--rejections", "new.ndjson").code == 65)
    #expect(try !folder.names().contains("new.ndjson"))
    _ = try folder.run("measure", "--shelf-size", "9", name, "--rejections", "-", "--output", "out.txt")
    try folder.put("{\"title\": null}\n", "good.ndjson")
    #expect(try folder.run("measure", "good.ndjson", "--rejections", "none.ndjson").code == 0)
    #expect(try folder.text("none.ndjson") == "")
  }

  @Test func writesToStandardOutput() throws {
    let folder = try folder()
    let outcome = try folder.run("measure", "--group-by", "s", "a.ndjson", "--rejections", "-", "--output", "out.txt")
    #expect(try rejections(outcome.output) == Array(expected.prefix(5)))
  }

  @Test(arguments: [
    (["a.ndjson", "--rejections", "a.ndjson"], "The output 'a.ndjson' would replace the input 'a.ndjson'"),
    (["a.ndjson", "--rejections", "-"], "The options '--output' and '--rejections' name the same file"),
    (["a.ndjson", "--output", "new", "--rejections", "./new"], "The options '--output' and '--rejections' name"),
    (["a.ndjson", "--output", "b.csv", "--rejections", "./b.csv"], "The options '--output' and '--rejections' name"),
  ])
  func refusesToReplace(arguments: [String], message: String) throws {
    let folder = try folder()
    let outcome = try folder.run(["measure"] + arguments)
    #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: \(message)"), "\(outcome)")
    #expect(try folder.names() == ["a.ndjson", "b.csv"])
  }

  @Test func failsWhereItCantBeWritten() throws {
    let folder = try folder()
    #expect(try folder.run("measure", "a.ndjson", "--rejections", "gone/bad.ndjson").code == 74)
    #expect(try folder.run("measure", "a.ndjson", "--rejections", "/dev/full").code == 74)
  }

  // MARK: Nothing on standard input

  @Test(arguments: ["json", "ndjson", "csv"]) func nothingIsNoRecords(format: String) throws {
    let folder = try Folder()
    try folder.put("", "empty.\(format)")
    let warning = "<stdin>: warning: there are no records, as it is empty\n"
    let input = ["-", "--input-format", format]
    let grouped = try folder.run(["measure", "--group-by", "s", "--format", "json"] + input)
    #expect(grouped == Outcome(0, output: "{\"schemaVersion\": 1, \"shelves\": []}\n", errors: warning))
    #expect(try folder.run(["measure", "--group-by", "s", "--strict"] + input).code == 1)
    let whole = try folder.run(["measure", "--format", "csv"] + input)
    #expect(whole.code == 0 && whole.lines.last?.hasPrefix("stdin,176,2,large,,176,0,0,0,false,0,0,0,") == true)
    for arguments in [
      ["text"], ["compare"], ["compare", "--estimators", "exec:cat"], ["explain"], ["measure", "--shelf-size", "3"],
      ["measure", "--certify"], ["layout", "--container-width", "375"], ["optimize", "--card-width", "150..180"],
    ] {
      let outcome = try folder.run(arguments + input)
      #expect(outcome.code == 0 && outcome.errors.hasPrefix(warning), "\(arguments) \(outcome)")
      #expect(try folder.run(arguments + ["empty.\(format)"]).code == 65)
    }
  }
}
