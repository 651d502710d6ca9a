import Foundation
import Testing

/// `--output`: whole or not at all, and not again where nothing changed.
@Suite struct OutputTests {
  private struct Status: Equatable {
    let inode: Int?
    let mode: Int?
    let modified: Date?
  }

  private func status(_ path: String) throws -> Status {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return Status(
      inode: attributes[.systemFileNumber] as? Int, mode: attributes[.posixPermissions] as? Int,
      modified: attributes[.modificationDate] as? Date)
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 2]), "cards.json")
    return folder
  }

  @Test(arguments: [
    ["measure", "--format", "swift", "cards.json"], ["measure", "cards.json"],
    ["text", "--format", "csv", "cards.json"],
    ["cell", "--records", "cards.json"], ["explain", "cards.json"],
  ])
  func writesAFileOnlyIfItChanges(arguments: [String]) throws {
    let folder = try folder()
    let output = folder.path("out.txt")
    let printed = try folder.run(arguments)
    #expect(printed.code == 0 && !printed.output.isEmpty)
    #expect(try folder.run(arguments + ["--output", "out.txt"]) == Outcome(0))
    #expect(try folder.text("out.txt") == printed.output)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640, .modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: output)
    let before = try status(output)
    #expect(try folder.run(arguments + ["--output=out.txt"]) == Outcome(0))
    #expect(try status(output) == before)

    try folder.put(cards(lines: [3, 4], title: "Other"), "cards.json")
    #expect(try folder.run(arguments + ["--output", output]) == Outcome(0))
    let after = try status(output)
    #expect(after.mode == 0o640)
    #expect(after.modified != before.modified)
    #expect(try folder.text("out.txt") != printed.output)
    #expect(try folder.names() == ["cards.json", "out.txt"])
  }

  @Test func leavesTheOldFileWhenTheRunFails() throws {
    let folder = try folder()
    try folder.put("old\n", "out.csv")
    try folder.put("[{},", "bad.json")
    let before = try status(folder.path("out.csv"))
    for arguments in [
      ["measure", "cards.json", "bad.json"], ["measure", "gone.json"], ["text", "cards.json", "bad.json"],
      ["explain", "bad.json"],
    ] {
      #expect(try folder.run(arguments + ["--output", "out.csv"]).code >= 65)
      #expect(try status(folder.path("out.csv")) == before)
    }
    #expect(try folder.names() == ["bad.json", "cards.json", "out.csv"])
  }

  @Test func followsLinksAndTakesTheDash() throws {
    let folder = try folder()
    let printed = try folder.run("measure", "cards.json")
    #expect(try folder.run("measure", "--output", "-", "cards.json") == printed)
    try folder.put("", "real/out.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.txt"), withDestinationPath: "real/out.txt")
    #expect(try folder.run("measure", "--output", "link.txt", "cards.json") == Outcome(0))
    #expect(try folder.text("real/out.txt") == printed.output)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link.txt")) == "real/out.txt")
  }

  /// Whatever leads to it: the arguments, the configuration, a link.
  @Test func replacesNoInput() throws {
    let folder = try folder()
    try folder.put(
      #"{"records": "cards-{locale}.json", "variants": {"locale": ["en"]}, "cell": "cell.json"}"#, "A.shelf.json")
    try folder.put(#"{"label": {"id": "bodyLabel"}}"#, "cell.json")
    try folder.put(cards(lines: [1]), "cards-en.json")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "cards.json")
    for (arguments, input) in [
      (["measure", "cards.json", "--output", "cards.json"], "cards.json"),
      (["measure", "gone.json", "cards.json", "--output", "link"], "cards.json"),
      (["text", "link", "--output", "cards.json"], "link"),
      (["measure", "cards.json", "--cell", "cell.json", "--output", "./cell.json"], "cell.json"),
      (["generate", "A.shelf.json", "--output", "A.shelf.json"], "A.shelf.json"),
      (["generate", "A.shelf.json", "--output", "cards-en.json"], "cards-en.json"),
      (["explain", "A.shelf.json", "--output", "cell.json"], "cell.json"),
      (["measure", "--config=A.shelf.json", "--output", folder.path("A.shelf.json")], "A.shelf.json"),
    ] {
      let output = arguments.last ?? ""
      let outcome = try folder.run(arguments)
      #expect(outcome.code == 64 && outcome.output == "")
      #expect(
        outcome.errors.hasPrefix(
          "Error: The output '\(output)' would replace the input '\(input)'; name another file\nUsage: "),
        "\(outcome)")
    }
    #expect(try folder.text("cards.json") == cards(lines: [1, 2]))
    #expect(try folder.run("measure", "--output", "/dev/null", "cards.json") == Outcome(0))
  }

  /// With `--strict` the result is written all the same.
  @Test func writesWhatStrictRefuses() throws {
    let folder = try folder()
    try folder.put("[]", "empty.json")
    let outcome = try folder.run("measure", "--strict", "--output", "out.txt", "empty.json")
    #expect(outcome.code == 1 && outcome.output == "")
    #expect(
      try folder.text("out.txt").hasPrefix("SHELF  ITEMS  ITEM SIZE  CONTAINER  TALLEST CARD\nempty  0 "))
  }
}
