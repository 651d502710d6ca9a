import Fixtures
import Foundation
import Testing

/// `--watch`: the work again whenever a file changes.
@Suite struct WatchTests {
  /// Waits until a file has a text, for as long as a slow machine may take.
  private func waits(for text: String, in name: String, _ folder: Folder) throws -> Bool {
    for _ in 0..<1000 {
      if let found = try? folder.text(name), found.contains(text) { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return false
  }

  /// Waits until so many runs have ended.
  private func waits(forRuns count: Int, _ folder: Folder) throws -> Bool {
    for _ in 0..<1000 {
      if try folder.text("messages").components(separatedBy: "; waiting for").count > count { return true }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return false
  }

  private func watch(_ folder: Folder, _ arguments: [String], _ body: () throws -> Void) throws {
    try folder.put("", "messages")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try Command.path())
    process.arguments = arguments + ["--watch"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardError = FileHandle(forWritingAtPath: folder.path("messages"))
    try process.run()
    defer {
      // A program that a worker thread starts has all other signals blocked.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    try body()
    #expect(process.isRunning)
  }

  @Test func measuresAgain() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put(#"{"records": "cards.json"}"#, "A.shelf.json")
    try watch(folder, ["measure", "A.shelf.json", "--format", "csv", "--output", "out.csv"]) {
      #expect(try waits(for: "\ncards,176,2,large,,176,85.5,", in: "out.csv", folder))
      try folder.put(cards(lines: [2]), "cards.json")
      #expect(try waits(for: "\ncards,176,2,large,,176,102,", in: "out.csv", folder))
      // A fault ends nothing, and is told; what the configuration names next is watched as well.
      try folder.put("[", "cards.json")
      #expect(try waits(for: "cards.json:1:2: error: expected a value", in: "messages", folder))
      #expect(try folder.text("out.csv").contains(",102,"))
      try folder.put(cards(lines: [3]), "more.json")
      try folder.put(#"{"records": "more.json", "cardWidth": 200}"#, "A.shelf.json")
      #expect(try waits(for: "\nmore,200,2,large,,200,119,", in: "out.csv", folder))
      try folder.put(cards(lines: [4]), "more.json")
      #expect(try waits(for: "\nmore,200,2,large,,200,135.5,", in: "out.csv", folder))
    }
  }

  @Test(arguments: ["measure", "explain"]) func pagesLoadThemselvesOnlyThen(subcommand: String) throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    let arguments = [subcommand, "--format", "html", "--output", "page.html", "cards.json"]
    #expect(try folder.run(arguments).code == 0)
    let page = try folder.text("page.html")
    #expect(!page.contains("refresh"))
    let reload = "<meta http-equiv=\"refresh\" content=\"1\">\n"
    try watch(folder, arguments) {
      let isThere = try waits(for: reload, in: "page.html", folder)
      #expect(isThere)
    }
    #expect(try folder.text("page.html").replacing(reload, with: "") == page)
  }

  @Test func generatesAgain() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try folder.put(#"{"records": "cards.json"}"#, "A.shelf.json")
    try watch(folder, ["generate", "A.shelf.json", "--output", "A.shelf.swift"]) {
      #expect(try waits(for: " cards * L 176=171\n", in: "A.shelf.swift", folder))
      try folder.put(cards(lines: [2]), "cards.json")
      #expect(try waits(for: " cards * L 176=204\n", in: "A.shelf.swift", folder))
    }
  }

  /// Records that are made by a script may come after the watch begins, as a configuration may be mended then.
  @Test func waitsForMissingFiles() throws {
    let folder = try Folder()
    let output = ["--format", "csv", "--output", "out.csv"]
    try watch(folder, ["measure", "cards.json"] + output) {
      #expect(try waits(for: "ms; waiting for the file to come, Control-C ends\n", in: "messages", folder))
      let error = "Error: cannot open 'cards.json': No such file or directory\n"
      #expect(try folder.text("messages").hasPrefix(error + "failed in "))
      try folder.put(cards(lines: [1]), "cards.json")
      #expect(try waits(for: "\ncards,176,2,large,,176,85.5,", in: "out.csv", folder))
    }
    try watch(folder, ["measure", "A.shelf.json"] + output) {
      #expect(try waits(for: "cannot open 'A.shelf.json'", in: "messages", folder))
      try folder.put(#"{"records": "more.json"}"#, "A.shelf.json")
      #expect(try waits(for: "A.shelf.json:1:13: error: cannot open 'more.json'", in: "messages", folder))
      try folder.put(cards(lines: [2]), "more.json")
      #expect(try waits(for: "\nmore,176,2,large,,176,102,", in: "out.csv", folder))
    }
  }

  /// Whatever leads to them.
  @Test(arguments: FilesReadTests.Form.all) func watchesFonts(form: FilesReadTests.Form) throws {
    let folder = try FilesReadTests.folder(form)
    try watch(folder, ["measure", "A.shelf.json", "--output", "out"]) {
      #expect(try waits(forRuns: 1, folder))
      try folder.put("no font", form.font)
      #expect(try waits(forRuns: 2, folder))
      try folder.put(BrandFont.data + Data([0]), form.font)
      #expect(try waits(forRuns: 3, folder))
    }
  }

  @Test func watchesStringsOfFlags() throws {
    let folder = try Folder()
    try folder.put("{\"title\": \"key\"}\n", "cards.ndjson")
    try folder.put("\"key\" = \"A\";\n", "de.strings")
    try watch(
      folder,
      ["measure", "--locale", "de", "--localizations", "{locale}.strings", "cards.ndjson", "--output", "out"]
    ) {
      #expect(try waits(forRuns: 1, folder))
      try folder.put("\"key\" = \"Another\";\n", "de.strings")
      #expect(try waits(forRuns: 2, folder))
    }
  }

  /// A pipe can't be read again, and reading it might wait for ever.
  @Test func refusesPipes() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1]), "cards.json")
    try watch(folder, ["measure", "cards.json", "--format", "csv", "--output", "out.csv"]) {
      #expect(try waits(forRuns: 1, folder))
      try FileManager.default.removeItem(atPath: folder.path("cards.json"))
      try #require(mkfifo(folder.path("cards.json"), 0o600) == 0)
      #expect(try waits(for: "Error: cannot read 'cards.json': it is no regular file\n", in: "messages", folder))
      try FileManager.default.removeItem(atPath: folder.path("cards.json"))
      try folder.put(cards(lines: [2]), "cards.json")
      #expect(try waits(for: "\ncards,176,2,large,,176,102,", in: "out.csv", folder))
    }
  }

  @Test func needsFiles() throws {
    #expect(try Folder().run("generate", "--watch").code == 64)
    let outcome = try Folder().run(["measure", "--watch", "-"], input: "{}")
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("Error: Standard input can't be read again; '--watch' needs files\n"))
  }
}
