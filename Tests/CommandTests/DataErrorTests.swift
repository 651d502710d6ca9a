import Foundation
import SeededRandom
import Testing

/// Exit codes 65, 66 and 74, and what is said where.
@Suite struct DataErrorTests {
  @Test(arguments: [
    ("a.json", "", "1:1: error: file is empty"),
    ("a.ndjson", "", "1:1: error: file is empty"),
    ("a.csv", "", "1:1: error: file is empty"),
    ("a.csv", "\n\n", "1:1: error: expected a header row, found the end of the file"),
    ("a.json", "{\"body\": 1}", "1:1: error: expected an array of records, found '{'"),
    (
      "a.json", "[{\"body\": \"x\"},\n {\"body\" \"y\"}]",
      "2:10: error: expected ':' after the key, found '\"'"
    ),
    ("a.json", "[{}] x", "1:6: error: expected the end of the file after the value, found 'x'"),
    ("a.json", "[{}", "1:4: error: expected ',' or ']', found the end of the file"),
    ("a.json", String(repeating: "[", count: 100_000), "1:513: error: nesting is deeper than 512 levels"),
    ("a.ndjson", "{}\n{\"body\": tru}\n", "2:10: error: expected true, false or null; texts stand in quotes"),
    (
      "a.csv", "title,body\na,b\"c\n",
      "2:4: error: a quote inside a cell without quotes: put the cell in quotes and double this one"
    ),
    ("a.csv", "title,body\n\"a,b\n", "2:1: error: the quoted cell that starts here has no closing quote"),
    ("a.csv", "title,title\n", "1:7: error: the header row has the column 'title' twice"),
  ])
  func stopsAtMalformedFiles(name: String, text: String, diagnostic: String) throws {
    let folder = try Folder()
    try folder.put(text, name)
    try folder.put(cards(lines: [1]), "good.json")
    let expected = Outcome(65, errors: "\(name):\(diagnostic)\n")
    for format in Sweep.isFull ? ["table", "json", "csv", "swift"] : ["csv"] {
      #expect(try folder.run("measure", "--format", format, name) == expected)
      #expect(try folder.run("measure", "--format", format, "good.json", name) == expected)
    }
    for arguments in [["measure", "--shelf-size", "2"], ["explain"], ["text"], ["text", "--format", "csv"]] {
      #expect(try folder.run(arguments + [name]) == expected)
    }
    #expect(try folder.run("measure", "--output", "out.txt", name) == expected)
    #expect(try folder.names() == [name, "good.json"])
  }

  /// The first error is told and what was left out before it, whatever the batches, and threads go on with good ones.
  @Test(arguments: ["measure", "compare", "explain", "text"], ["json", "ndjson"])
  func stopsBetweenGoodBatches(subcommand: String, format: String) throws {
    let folder = try Folder()
    func record(_ shelf: Int) -> String {
      #"{"title": "t", "s": "\#(shelf)", "rest": "\#(String(repeating: "x", count: 300))"}"#
    }
    // The shelves before the error are many, and those behind it few.
    var records = (0..<900).map(record) + (0..<2000).map { _ in record(0) }
    for (index, text) in [(3, "[3]"), (700, "[700]"), (850, "{x}"), (2000, "{y}")] { records[index] = text }
    let name = "a." + format
    try folder.put(
      format == "json" ? "[\n" + records.joined(separator: ",\n") + "\n]" : records.joined(separator: "\n"), name)
    let lines = (format == "json" ? [5, 702, 852] : [4, 701, 851])
    let grouping = subcommand == "text" ? [] : ["--group-by", "s"]
    for jobs in subcommand == "explain" || subcommand == "text" ? [[]] : [["--jobs", "1"], ["--jobs", "3"]] {
      let outcome = try folder.run([subcommand] + grouping + jobs + ["--output", "out.txt", name])
      #expect(outcome.code == 65 && outcome.output == "")
      #expect(
        outcome.errors == """
          \(name):\(lines[0]):1: error: the record is not an object; it was left out
          \(name):\(lines[1]):1: error: the record is not an object; it was left out
          \(name):\(lines[2]):2: error: expected a key in quotes or '}', found 'x'

          """)
      #expect(try folder.names() == [name])
    }
  }

  @Test func namesStandardInput() throws {
    let folder = try Folder()
    #expect(
      try folder.run(["measure", "-"], input: "{}\n{")
        == Outcome(
          65, errors: "<stdin>:2:2: error: expected a key in quotes or '}', found the end of the line\n"))
  }

  /// A JSON array needs no option where nothing else can begin as it does.
  @Test func readsAnArrayFromStandardInput() throws {
    let folder = try Folder()
    let lines = #"{"id": 1, "title": "a", "body": "b"}"# + "\n" + #"{"id": 2, "title": "a", "body": "b\nc"}"# + "\n"
    let measured = try folder.run(["measure", "-"], input: lines)
    #expect(measured.code == 0 && measured.errors.isEmpty)
    let array = "[\n" + lines.split(separator: "\n").joined(separator: ",\n") + "\n]"
    for text in [array, " \n" + array, "\u{FEFF}" + array, array + "\n"] {
      #expect(try folder.run(["measure", "-"], input: text) == measured)
      #expect(try folder.run(["measure", "--input-format", "json", "-"], input: text) == measured)
    }
    let malformed = try folder.run(["measure", "-"], input: "[{}, 1")
    #expect(malformed.code == 65 && malformed.errors.contains("<stdin>:1:7: error: "), "\(malformed.errors)")
    let empty = try folder.run(["measure", "-"], input: "[]")
    #expect(empty.code == 0 && empty.output.contains("stdin  0 "), "\(empty.output)")
    // What lines can be stays lines: a record that is none is left out, and the next one counts.
    for first in ["[1]", "[[]]", "[ null]"] {
      let outcome = try folder.run(["measure", "-"], input: first + "\n" + lines)
      #expect(outcome.code == 0 && outcome.errors.contains("3 records: 2 measured, 1 rejected"), "\(outcome.errors)")
    }
    let wrong = try folder.run(["measure", "--input-format", "ndjson", "-"], input: "[{}]\n" + lines)
    #expect(wrong.code == 0 && wrong.errors.contains("3 records: 2 measured, 1 rejected"), "\(wrong.errors)")
  }

  @Test func missesFiles() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put(cards(lines: [1]), "folder.json/cards.json")
    try folder.put(#"{"records": "gone.json"}"#, "A.shelf.json")
    for (arguments, message) in [
      (["measure", "gone.json"], "cannot open 'gone.json': No such file or directory"),
      (["measure", "cards.json", "gone.json"], "cannot open 'gone.json': No such file or directory"),
      (["measure", "folder.json"], "cannot read 'folder.json': Is a directory"),
      (
        ["measure", "--config", "gone.shelf.json", "cards.json"],
        "cannot open 'gone.shelf.json': No such file or directory"
      ),
      (
        ["text", "--font", "./gone.ttf", "cards.json"], "cannot open './gone.ttf': No such file or directory"
      ),
      (
        ["text", "--font", "No Such Family", "cards.json"],
        "there is no font 'No Such Family'; name a file, a family installed here, 'system' or 'Helvetica'"
      ),
    ] {
      #expect(try folder.run(arguments) == Outcome(66, errors: "Error: \(message)\n"))
    }
    for subcommand in ["measure", "generate", "explain"] {
      #expect(
        try folder.run(subcommand, "A.shelf.json")
          == Outcome(
            66, errors: "A.shelf.json:1:13: error: cannot open 'gone.json': No such file or directory\n"))
    }
  }

  /// A file that a configuration names is missing where it is named.
  @Test(arguments: [
    (#""cell": "Gone.xib""#, "10", "open 'Gone.xib'"), (#""cell": "gone.json""#, "10", "open 'gone.json'"),
    (#""strings": "gone.strings""#, "13", "open 'gone.strings'"), (#""fonts": ["gone"]"#, "12", "list 'gone'"),
    (#""localizations": "{locale}.strings", "locale": "de""#, "19", "open 'de.strings'"),
    (#""records": "gone""#, "13", "open 'gone'"),
    (#""compositionalLayout": "gone.layout.json""#, "25", "open 'gone.layout.json'"),
  ])
  func missesFilesOfConfigurations(member: String, column: String, message: String) throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put("{\(member)}", "A.shelf.json")
    let inputs = member.contains("records") ? [] : ["cards.json"]
    #expect(
      try folder.run(["measure", "--config", "A.shelf.json"] + inputs)
        == Outcome(66, errors: "A.shelf.json:1:\(column): error: cannot \(message): No such file or directory\n"))
  }

  @Test func refusesBrokenFonts() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    let table = Data("cmap".utf8) + Data([0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 1, 0])
    for (bytes, name) in [
      (Data(), "empty.ttf"), (Data("no font at all".utf8), "text.ttf"),
      (Data([0, 1, 0, 0, 0, 9]), "short.ttf"),
      (Data([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]) + table, "truncated.ttf"),
      (Data("ttcf".utf8) + Data([0, 1, 0, 0, 255, 255, 255, 255]), "collection.ttc"),
    ] {
      try folder.put(bytes, name)
      let outcome = try folder.run("text", "--font", name, "cards.json")
      #expect(outcome.code == 65, "\(name): \(outcome)")
      #expect(outcome.output == "")
      #expect(outcome.errors.hasPrefix("Error: '\(name)': "), "\(outcome)")
    }
    try folder.put(
      #"{"fonts": {"Brand": "text.ttf"}, "cell": {"label": {"id": "bodyLabel", "font": {"name": "Brand", "size": 12}}}}"#,
      "A.shelf.json")
    #expect(
      try folder.run("measure", "A.shelf.json", "cards.json")
        == Outcome(
          65, errors: "A.shelf.json:1:21: error: 'text.ttf': the file is no TrueType or OpenType font\n"))
  }

  @Test func failsToWrite() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put("", "folder/file")
    for (path, reason) in [
      ("gone/out.json", "No such file or directory"), ("folder", "Is a directory"), ("", "the path is empty"),
    ] {
      for subcommand in ["measure", "text", "explain"] {
        #expect(
          try folder.run(subcommand, "--output", path, "cards.json")
            == Outcome(74, errors: "Error: cannot write '\(path)': \(reason)\n"))
      }
    }
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let full = Outcome(74, errors: "Error: cannot write '<stdout>': No space left on device\n")
    for arguments in [
      ["measure", "cards.json"], ["text", "cards.json"], ["cell"], ["--help"], ["help", "text"],
      ["--version"],
    ] {
      #expect(try folder.run(arguments, output: "/dev/full") == full)
    }
    #expect(
      try folder.run("measure", "--output", "/dev/full", "cards.json")
        == Outcome(74, errors: "Error: cannot write '/dev/full': No space left on device\n"))
  }

  @Test func failsStrictly() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "fine.json")
    try folder.put("[]", "warned.json")
    try folder.put(#"[5, {"title": "T", "body": "b"}]"#, "rejected.json")
    for (name, code) in [("fine.json", 0), ("warned.json", 1), ("rejected.json", 1)] as [(String, Int32)] {
      let plain = try folder.run("measure", name)
      let strict = try folder.run("measure", "--strict", name)
      #expect(plain.code == 0)
      #expect(strict == Outcome(code, output: plain.output, errors: plain.errors))
      #expect(try folder.run("measure", "--strict", "--quiet", name).code == code)
    }
    #expect(try folder.run("text", "--strict", "rejected.json").code == 1)
    #expect(try folder.run("explain", "--strict", "rejected.json").code == 1)
  }

  @Test func saysLessAndMore() throws {
    let folder = try Folder()
    try folder.put("[]", "warned.json")
    try folder.put(#"[5, {"title": "T", "body": "b"}]"#, "rejected.json")
    let rejection = "rejected.json:1:2: error: the record is not an object; it was left out\n"
    #expect(
      try folder.run("measure", "rejected.json").errors == rejection + "2 records: 1 measured, 1 rejected\n")
    #expect(try folder.run("measure", "--quiet", "rejected.json", "warned.json").errors == rejection)
    #expect(
      try folder.run("measure", "warned.json").errors
        == "shelf 'warned': warning: the shelf has no items, so its heights are 0; hide it\n")
    #expect(
      try folder.run("measure", "--verbose", "warned.json").errors.hasSuffix(
        "\n0 records: 0 measured, 0 rejected\n"))
  }

  @Test func coloursOnlyWhenAsked() throws {
    let folder = try Folder()
    try folder.put("[5, {\"title\": \"T\", \"body\": \"\"}]", "\u{1B}[31mred\u{202E}.json")
    let arguments = ["measure", "\u{1B}[31mred\u{202E}.json", "--quiet"]
    let said = "\u{FFFD}[31mred\u{FFFD}.json:1:2: error: the record is not an object; it was left out\n"
    for color in [[], ["--color", "auto"], ["--color=never"]] {
      let outcome = try folder.run(arguments + color)
      #expect(outcome.errors == said)
      #expect(outcome.lines.last?.hasPrefix("\u{FFFD}[31mred\u{FFFD}  1 (1 rejected)") == true)
    }
    let colored = try folder.run(arguments + ["--color", "always"])
    #expect(colored.errors == said.replacingOccurrences(of: "error", with: "\u{1B}[1;31merror\u{1B}[0m"))
    #expect(!colored.output.contains("\u{1B}"))
  }
}
