import Fixtures
import Foundation
import HeadlessUIKit
import Testing

@testable import ShelfHeightTool

/// Records that several processes share.
@MainActor @Suite struct ProcessTests {
  /// Two files of records that wrap into many heights, with one that is no object.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let words = ["a", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog"]
    for file in ["a", "b"] {
      let lines = (0..<60).map { index in
        let body = (0..<(index * 7 % 31)).map { words[($0 * index) % words.count] }.joined(separator: " ")
        return index == 45
          ? "[]"
          : #"{"shelf": "s\#(index % 5)", "id": \#(index), "title": "\#(file)", "body": "\#(body)", "score": \#(index % 9)}"#
      }
      try folder.put(lines.joined(separator: "\n") + "\n", "\(file).ndjson")
    }
    return folder
  }

  private static let subcommands = [
    "measure --format json", "measure --format html", "measure --group-by shelf --certify --format json --scale 2,3",
    "measure --estimator view-model --format csv", "measure --each --format csv", "measure --shelf-size 7 --format csv",
    "compare --no-timing --estimators view-model,text-column,column:score --format json",
    "compare --no-timing --format html",
    "explain --format json", "explain --group-by shelf --format html",
    "layout --container-width 375 --format json",
    "layout --container-width 375 --layout flow --card-width 160 --format csv",
    "optimize --card-width 150..170:10 --format json", "fit --format json",
  ]

  @Test func theBytesAreThoseOfOneProcess() async throws {
    let folder = try folder()
    let path = folder.path
    await #expect(processExitsWith: .exitCode(0)) { [path = path as String] in
      let files = ["\(path)/a.ndjson", "\(path)/b.ndjson"]
      for subcommand in await ProcessTests.subcommands {
        for jobs in ["1", "3"] {
          let arguments = subcommand.split(separator: " ").map(String.init)
          let options = ["--cell", "ExampleCell", "--quiet", "--jobs", jobs, "--output", "\(path)/\(jobs)"]
          _ = await ProcessTool.run(arguments + options + files)
        }
        let results = ["1", "3"].map { FileManager.default.contents(atPath: "\(path)/\($0)") }
        if results[0] == nil || results[0] != results[1] {
          exit(Int32(await ProcessTests.subcommands.firstIndex(of: subcommand)!) + 1)
        }
      }
      exit(0)
    }
  }

  /// Runs a command that has to fail with an exit code and to write nothing; returns its messages.
  private func failure(_ code: Int32, _ cell: String) async throws -> String {
    let folder = try folder()
    let arguments = ["measure", "--cell", cell, "--jobs", "2", "--output", folder.path("out"), folder.path("a.ndjson")]
      .joined(separator: "\n")
    let result = await #expect(processExitsWith: .exitCode(code), observing: [\.standardErrorContent]) {
      [arguments = arguments as String] in
      let code = await ProcessTool.run(arguments.components(separatedBy: "\n"))
      exit(code)
    }
    #expect(try folder.names() == ["a.ndjson", "b.ndjson"])
    return String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .replacing(folder.path("a.ndjson"), with: "a.ndjson")
  }

  @Test func aProcessThatIsKilledLosesItsRecords() async throws {
    let said = try await failure(70, "Killed")
    let expected =
      /Error: The process (1|2) of 2 was ended by the signal 9, and with it the records in the bytes \d+ to \d+ of 'a.ndjson', and in each of its parts from there on; no result was written/
    #expect(said.contains(expected), "\(said)")
  }

  @Test func anExceptionInAProcessHasItsPlace() async throws {
    let said = try await failure(65, "Faulty")
    #expect(
      said.contains("a.ndjson:41:1: error: 'Faulty' can't show the record: *** Terminating app due to uncaught"),
      "\(said)")
    #expect(said.contains("ended with the exit code 65"), "\(said)")
  }

  @Test func eachSentenceIsSaidOnce() async throws {
    let said = try await failure(65, "Talking")
    #expect(said.components(separatedBy: "no font").count == 2, "\(said)")
  }
}

private struct ProcessTool: ShelfHeightTool {
  static let cells = [
    Cells.example,
    broken("Killed") { kill(getpid(), SIGKILL) },
    broken("Faulty", fail),
    SizedCell(UIView.self, name: "Talking") { record -> Int in
      record["id"] ?? 0
    } configure: { _, id in
      _ = UIFont()
      if id == 59 { fail() }
    },
  ]

  private static func fail() {
    _ = NSLayoutConstraint.constraints(withVisualFormat: "|-[", metrics: nil, views: [:])
  }

  /// A cell that does something at a record in the midst.
  private static func broken(_ name: String, _ act: @escaping @MainActor () -> Void) -> SizedCell {
    SizedCell(UIView.self, name: name) { record -> Int in
      record["id"] ?? 0
    } configure: { _, id in
      if id == 40 { act() }
    }
  }
}
