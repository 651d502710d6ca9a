import Foundation
import Testing

/// Files that are too large, as the article "Limits" has them.
struct LimitTests {
  /// A folder with a file of so many zero bytes, which take no room.
  private func folder(_ name: String, size: UInt64) throws -> Folder {
    let folder = try Folder()
    try folder.put(#"[{"title": "T"}]"#, "cards.json")
    try folder.put("", name)
    let file = try #require(FileHandle(forWritingAtPath: folder.path(name)))
    try file.truncate(atOffset: size)
    try file.close()
    return folder
  }

  @Test(arguments: [
    ("A.shelf.json", 64, ["A.shelf.json"], 66, "the file is larger than 67108864 bytes"),
    ("A.json", 64, ["--cell", "A.json", "cards.json"], 66, "the file is larger than 67108864 bytes"),
    ("A.xib", 32, ["--cell", "A.xib", "cards.json"], 65, "A.xib:1:1: error: the file has more than 32 MiB, the most "),
    (
      "de.strings", 32, ["--locale", "de", "--localizations", "{locale}.strings", "cards.json"], 65,
      "de.strings:1:1: error: the file has more than 32 MiB"
    ),
  ])
  func refusesLargeFiles(name: String, mebibytes: UInt64, arguments: [String], code: Int32, message: String) throws {
    let outcome = try folder(name, size: mebibytes << 20 + 1).run(["measure"] + arguments)
    #expect(outcome.code == code && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func refusesLargeFonts() throws {
    let outcome = try folder("A.ttf", size: 256 << 20 + 1).run("text", "--font", "./A.ttf", "cards.json")
    #expect(outcome == Outcome(66, errors: "Error: cannot read './A.ttf': the file is larger than 268435456 bytes\n"))
  }

  @Test func refusesLongRangesOfWidths() throws {
    let folder = try folder("A.json", size: 0)
    let outcome = try folder.run("measure", "cards.json", "--card-width", "1..10002")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("a range of every width is at most 10000 points long"), "\(outcome)")
  }
}
