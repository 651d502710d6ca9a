import Foundation
import Testing

/// Oddities of records that measure well are noticed once a kind.
@Suite struct RecordExaminationTests {
  private func warnings(_ records: [String], _ arguments: String...) throws -> [String] {
    let folder = try Folder()
    try folder.put(records.map { $0 + "\n" }.joined(), "c.ndjson")
    let outcome = try folder.run(["measure"] + arguments + ["c.ndjson"])
    #expect(outcome.code == 0)
    #expect(
      try folder.run(["measure", "--strict"] + arguments + ["c.ndjson"]).code == (outcome.errors.isEmpty ? 0 : 1))
    return outcome.errors.split(separator: "\n").map(String.init)
  }

  private func card(_ id: String?, _ title: String = "T", shelf: String = "s") -> String {
    #"{"s": "\#(shelf)", "title": "\#(title)", "body": ""\#(id.map { #", "id": "\#($0)""# } ?? "")}"#
  }

  @Test func eachKindOnce() throws {
    #expect(
      try warnings([
        card("a", "Ben &amp; Jerry&#39;s"), card("b", "<b>Bold</b> <br/>"), card("a", "**Bold** text"),
        card(nil, "&lt;"),
        card("a", "[here](https://example.org)"), card("c", "## Heading"),
      ]) == [
        "c.ndjson:3:56: warning: another record of its shelf has the id 'a' too (2 of 6 records) [duplicate-id]",
        "c.ndjson:4:1: warning: the record has no id, and others have one (1 of 6 records) [missing-id]",
        "c.ndjson:1:21: warning: the text has the HTML entity '&amp;', which a label shows as it is (2 of 6 records) "
          + "[html-entity]",
        "c.ndjson:2:21: warning: the text has the HTML tag '<b>', which a label shows as it is (1 of 6 records) [html-tag]",
        "c.ndjson:3:21: warning: the text has Markdown, '**Bold**', which a label shows as it is (3 of 6 records) [markdown]",
      ])
  }

  /// These texts look like markup and are none.
  @Test(arguments: [
    "AT&T; R&D", "1 < 2 > 1", "a <3 b>", "f*** this ***", "2 ** 3 ** 4", "[sic] (here)", "[1] (2)", "#1 hit",
    "a * b * c",
    "<unknown>", "&;", "&#;", "**", "<b", "[](", "a#b", "&averyverylongname;",
  ])
  func plainTextsAreNone(title: String) throws { #expect(try warnings([card("a", title)]) == []) }

  /// A card may be on several shelves, and records without any ids are known by their index.
  @Test func idsAreOfShelves() throws {
    #expect(try warnings([card("a"), card("a", shelf: "t"), card("b")], "--group-by", "s") == [])
    #expect(try warnings([card(nil), card(nil)]) == [])
    #expect(try warnings([card("a"), card("a", shelf: "t")]).count == 1)
    #expect(try warnings([card("a"), card("a", shelf: "t")], "--shelf-size", "1") == [])
  }

  /// All records of the first mebibyte are looked at, whatever the batches; of those after it, some.
  @Test func repeatedIDsOfDifferentBatches() throws {
    let many = (0..<4000).map { card("a\($0 % 3999)", String(repeating: "x", count: 150)) }
    for jobs in ["1", "8"] {
      let found = try warnings(many, "--jobs", jobs)
      #expect(found.count == 1)
      #expect(
        found.first?.hasPrefix("c.ndjson:4000:193: warning: another record of its shelf has the id 'a0' too") == true)
    }
  }

  /// A warning says where it counts some of the records alone.
  @Test func countsOfSomeRecords() throws {
    let many = (0..<6000).map { card("a\($0)", $0 == 9 ? "<b>Bold</b>" : String(repeating: "x", count: 200)) }
    let found = try #require(try warnings(many).first)
    let looked = try #require(found.firstMatch(of: /\(1 of the (\d+) records looked at\) \[html-tag\]$/)?.1)
    #expect((4000..<6000).contains(Int(looked) ?? 0))
  }
}
