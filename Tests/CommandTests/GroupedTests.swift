import Foundation
import SeededRandom
import Testing

/// `--grouped`: shelves follow each other, each is written as it ends.
@Suite struct GroupedTests {
  private func run(_ folder: Folder, _ arguments: String...) throws -> Outcome {
    try folder.run(["measure", "--group-by", "s", "--format", "csv"] + arguments)
  }

  /// NDJSON whose shelves have the keys given, a record each.
  private func records(_ keys: String) -> String {
    keys.map { #"{"s": "\#($0)", "title": "T", "body": "b"}"# + "\n" }.joined()
  }

  @Test func equalsTheUngroupedResult() throws {
    let folder = try Folder()
    try folder.put(records("aabcc"), "one.ndjson")
    try folder.put(records("cdde"), "two.ndjson")
    let plain = try run(folder, "one.ndjson", "two.ndjson")
    #expect(plain.code == 0)
    #expect(plain.lines.count == 6)
    #expect(try run(folder, "--grouped", "one.ndjson", "two.ndjson") == plain)
    #expect(try run(folder, "--grouped", "--jobs", "8", "one.ndjson", "two.ndjson") == plain)
  }

  @Test(arguments: [
    ("aba", "", "one.ndjson:3:1", "a"), ("abab", "", "one.ndjson:3:1", "a"),
    ("abcb", "", "one.ndjson:4:1", "b"),
    ("ab", "a", "two.ndjson:1:1", "a"), ("ab", "bca", "two.ndjson:3:1", "a"),
    ("ab", "cb", "two.ndjson:2:1", "b"),
    ("ab", "bab", "two.ndjson:2:1", "a"), ("ab", "cdcb", "two.ndjson:3:1", "c"),
  ])
  func refusesAShelfThatComesBack(one: String, two: String, position: String, key: String) throws {
    let folder = try Folder()
    try folder.put(records(one), "one.ndjson")
    try folder.put(two.isEmpty ? "\n" : records(two), "two.ndjson")
    #expect(
      try run(folder, "--grouped", "one.ndjson", "two.ndjson")
        == Outcome(
          65,
          errors:
            "\(position): error: the shelf '\(key)' comes back; leave '--grouped' out or sort the records\n"))
    #expect(try run(folder, "one.ndjson", "two.ndjson").code == 0)
  }

  /// A record that is rejected has no key, so it parts no shelf; one that has a key does.
  @Test func looksAtRejectedRecordsThatHaveAKey() throws {
    let folder = try Folder()
    try folder.put(records("a") + "5\n" + records("a"), "none.ndjson")
    #expect(try run(folder, "--grouped", "none.ndjson").lines.count == 2)
    try folder.put(records("a") + #"{"s": "b", "body": []}"# + "\n" + records("a"), "other.ndjson")
    let outcome = try run(folder, "--grouped", "other.ndjson")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("other.ndjson:3:1: error: the shelf 'a' comes back;"))
  }

  /// Keys that only look equal are two shelves, so neither comes back.
  @Test func tellsKeysByTheirBytes() throws {
    let folder = try Folder()
    try folder.put(records("\u{E9}") + records("e\u{301}") + records("f"), "keys.ndjson")
    let outcome = try run(folder, "--grouped", "keys.ndjson")
    #expect(outcome.lines.count == 4)
    #expect(outcome == (try run(folder, "keys.ndjson")))
  }

  @Test func findsAReturnAcrossBatches() throws {
    let folder = try Folder()
    // Mostly of a field that nobody measures.
    let rest = String(repeating: "-", count: 1500)
    func many(_ key: String) -> String {
      String(
        repeating: #"{"s": "\#(key)", "title": "T", "body": "b", "rest": "\#(rest)"}"# + "\n", count: 1000)
    }
    let contiguous = many("a") + many("b") + many("c")
    try folder.put(contiguous, "many.ndjson")
    let plain = try run(folder, "many.ndjson")
    #expect(plain.lines.count == 4)
    for jobs in ["1", "2", "8"] {
      #expect(try run(folder, "--grouped", "--jobs", jobs, "many.ndjson") == plain)
    }
    for key in ["a", "b"] {
      try folder.put(contiguous + #"{"s": "\#(key)"}"# + "\n", "back.ndjson")
      for jobs in ["1", "8"] {
        let outcome = try run(folder, "--grouped", "--jobs", jobs, "--output", "out.csv", "back.ndjson")
        #expect(outcome.code == 65)
        #expect(outcome.errors.hasPrefix("back.ndjson:3001:1: error: the shelf '\(key)' comes back;"))
      }
    }
    #expect(try folder.names() == ["back.ndjson", "many.ndjson"])
  }

  /// A shelf is written when the next one begins, while whoever writes the records still has others to write.
  @Test(arguments: [(["A\nA", "\nB\n"], "5\n"), (["[", "A,A,", "B,"], "null]")])
  func writesAShelfAsItEnds(pieces: [String], end: String) throws {
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: try Command.path())
    process.arguments = ["measure", "--grouped", "--group-by", "s", "--format", "csv", "--quiet", "-"]
    (process.standardInput, process.standardOutput, process.standardError) = (input, output, FileHandle.nullDevice)
    try process.run()
    let writer = input.fileHandleForWriting
    // Who waits for the end gets it, and then gives all shelves at once.
    let patience = DispatchWorkItem { try? writer.close() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 20, execute: patience)
    for piece in pieces {
      let text = ["A", "B"].reduce(piece) { $0.replacing($1, with: #"{"s": "\#($1)", "title": "T", "body": "b"}"#) }
      try writer.write(contentsOf: Data(text.utf8))
    }
    let first = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    #expect(first.hasPrefix("shelf,") && first.contains("\nA,176,") && !first.contains("\nB,"), "\(first)")
    patience.cancel()
    try writer.write(contentsOf: Data(end.utf8))
    try writer.close()
    let rest = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(rest.hasPrefix("B,176,") && process.terminationStatus == 0, "\(rest)")
  }

  @Test func needsAKey() throws {
    let folder = try Folder()
    try folder.put(records("a"), "one.ndjson")
    for more in [[], ["--shelf-size", "2"]] {
      let outcome = try folder.run(["measure", "--grouped", "one.ndjson"] + more)
      #expect(outcome.code == 64)
      #expect(outcome.errors.hasPrefix("Error: The option '--grouped' needs '--group-by'\nUsage: "))
    }
  }

  /// A shelf that comes back after so many others that its key is held no more.
  @Test(.enabled(if: Sweep.isFull, "reads 40 MB")) func refusesAShelfThatComesBackLate() throws {
    let folder = try Folder()
    func line(_ shelf: Int) -> String { #"{"s": "\#(shelf)-\#(String(repeating: "x", count: 1000))"}"# + "\n" }
    try folder.put((0..<20_000).map(line).joined(), "one.ndjson")
    try folder.put((20_000..<40_000).map(line).joined() + line(7) + line(50_000), "two.ndjson")
    let arguments = ["measure", "--group-by", "s", "--format", "csv", "--quiet", "--output", "out.csv", "one.ndjson"]
    #expect(try folder.run(arguments + ["--grouped"]).code == 0)
    let outcome = try folder.run(arguments + ["--grouped", "two.ndjson"])
    #expect(outcome.code == 65)
    #expect(
      outcome.errors == """
        two.ndjson:20001:1: error: the shelf that begins here was there before; leave '--grouped' out or sort the records

        """)
  }
}
