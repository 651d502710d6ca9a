import Foundation
import ShelfBatch
import Testing

@testable import ShelfHeightCommand

/// A field that no record has ends the run once, and does not leave every record out one by one.
@Suite struct NothingMeasuredTests {
  private func folder(records: Int = 3) throws -> Folder {
    let folder = try Folder()
    let lines = (0..<records).map { #"{"shelf": "s", "id": \#($0), "title": "T", "score": 1}"# + "\n" }.joined()
    try folder.put(lines, "cards.ndjson")
    try folder.put("shelf,title,body\na,T,b\n", "cards.csv")
    return folder
  }

  @Test(arguments: [
    ["measure"], ["compare"], ["explain"], ["optimize", "--card-width", "140..150"],
    ["layout", "--container-width", "375"],
  ])
  func saysWhichFieldIsMeant(subcommand: [String]) throws {
    let folder = try folder()
    let expected = Outcome(
      65,
      errors: """
        cards.ndjson:1:1: error: no record has the field 'shlf', which is to name its shelf. Did you mean 'shelf'?

        """)
    #expect(try folder.run(subcommand + ["--group-by", "shlf", "cards.ndjson"]) == expected)
    #expect(try folder.run(subcommand + ["--group-by", "shlf", "--output", "out", "cards.ndjson"]) == expected)
    #expect(try !folder.names().contains("out"))
  }

  @Test func listsFieldsWhereNoneIsAlike() throws {
    let folder = try folder()
    try folder.put("[{}]", "none.json")
    let members = (0..<10).map { "\"f\($0)\": 1" }.joined(separator: ", ")
    try folder.put("[{\(members)}]", "many.json")
    for (file, index, fields) in [
      ("cards.ndjson", "1:1", "'shelf', 'id', 'title', 'score'"), ("cards.csv", "2:1", "'shelf', 'title', 'body'"),
      ("none.json", "1:2", "none at all"),
      ("many.json", "1:2", "'f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7' and 2 more"),
    ] {
      let message = "error: no record has the field 'kind', which is to name its shelf; the first has \(fields)"
      #expect(
        try folder.run("measure", "--group-by", "kind", file)
          == Outcome(65, errors: "\(file):\(index): \(message)\n"))
    }
  }

  @Test func faultsOfAConfigurationStandInIt() throws {
    let folder = try folder()
    try folder.put("{\"records\": \"cards.ndjson\",\n \"groupBy\": \"shelfs\"}", "A.shelf.json")
    for subcommand in ["measure", "generate"] {
      #expect(
        try folder.run(subcommand, "A.shelf.json")
          == Outcome(
            65,
            errors: """
              A.shelf.json:2:13: error: no record has the field 'shelfs', which is to name its shelf. \
              Did you mean 'shelf'?

              """))
    }
  }

  @Test func oneRecordWithTheFieldIsEnough() throws {
    let folder = try folder(records: 30)
    try folder.put(try folder.text("cards.ndjson") + #"{"kind": "k", "title": "T", "id": 7}"#, "cards.ndjson")
    let outcome = try folder.run(
      "measure", "--bindings", "titleLabel=title", "--group-by", "kind", "--format", "csv", "cards.ndjson")
    #expect(outcome.code == 0 && outcome.lines.count == 2)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines[0] == "cards.ndjson:1:1: error: the record has no 'kind' that names its shelf; it was left out")
    #expect(lines[19].hasPrefix("cards.ndjson:20:1: error: "))
    #expect(lines[20] == "and 10 more no-group-key; '--verbose' says all")
    #expect(lines[21] == "31 records: 1 measured, 30 rejected")
    // A value that names no shelf is no missing field, and neither are records that are none; but none is left.
    for (records, code) in [(#"[{"kind": null}]"#, 65), ("[5]", 65), ("[]", 0)] as [(String, Int32)] {
      try folder.put(records, "few.json")
      #expect(try folder.run("measure", "--group-by", "kind", "few.json").code == code)
    }
  }

  @Test func manyRecordsGiveOneMessage() throws {
    let folder = try folder(records: 100_000)
    let outcome = try folder.run("measure", "--group-by", "kind", "cards.ndjson")
    #expect(outcome.code == 65 && outcome.output == "" && outcome.errors.split(separator: "\n").count == 1)
    // Another fault comes after what was left out before it.
    try folder.put("{}\n{\"kind", "cut.ndjson")
    #expect(
      try folder.run("measure", "--group-by", "kind", "cut.ndjson").errors == """
        cut.ndjson:1:1: error: the record has no 'kind' that names its shelf; it was left out
        cut.ndjson:2:7: error: expected the closing quote of a string, found the end of the line

        """)
  }

  @Test func numbersAreMissedAlike() throws {
    let folder = try folder()
    let error = "cards.ndjson:1:1: error: no record has the field 'scor'. Did you mean 'score'?\n"
    for arguments in [
      ["measure", "--estimator", "column:scor"], ["compare", "--estimators", "first,column:scor"],
      ["layout", "--container-width", "375", "--layout", "flow", "--item-size-fields", "score,scor"],
    ] {
      let outcome = try folder.run(arguments + ["--bindings", "titleLabel=title", "cards.ndjson"])
      #expect(outcome == Outcome(65, errors: error))
    }
    #expect(try folder.run("measure", "--estimator", "column:score", "cards.ndjson").code == 0)
  }

  /// Without it no record is of any locale.
  @Test(arguments: [["measure"], ["compare"], ["measure", "--group-by", "shelf"]])
  func aFieldOfLocalesIsMissedAlike(subcommand: [String]) throws {
    let folder = try folder()
    try folder.put(#"{"shelf": "s", "lang": "en", "title": "T"}"# + "\n", "cards.ndjson")
    let locales = subcommand + ["--bindings", "titleLabel=title", "--locale", "en,de"]
    #expect(
      try folder.run(locales + ["--locale-field", "lng", "cards.ndjson"])
        == Outcome(
          65,
          errors: """
            cards.ndjson:1:1: error: no record has the field 'lng', which is to name its language. \
            Did you mean 'lang'?

            """))
    // A locale that no record is of is another thing.
    let other = try folder.run(locales + ["--locale-field", "lang", "cards.ndjson"])
    #expect(other.code == 65)
    #expect(
      other.errors == "cards.ndjson:1:24: error: no record has 'de' in 'lang'; the first has 'en'\n", "\(other.errors)")
  }

  @Test func aFieldOfLocalesIsToldInItsConfiguration() throws {
    let folder = try folder()
    try folder.put(
      "{\"records\": \"cards.ndjson\",\n \"localeField\": \"lang\", \"variants\": {\"locale\": [\"en\"]}}",
      "A.shelf.json")
    let outcome = try folder.run("generate", "A.shelf.json")
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.hasPrefix("A.shelf.json:2:17: error: no record has the field 'lang', which is to name its lang"))
  }

  @Test func textsAreMissedAlike() throws {
    let folder = try folder()
    let outcome = try folder.run("text", "--fields", "titel", "--output", "out", "cards.ndjson")
    let error = "cards.ndjson:1:1: error: no record has the field 'titel'. Did you mean 'title'?\n"
    #expect(outcome == Outcome(65, errors: error))
    #expect(try !folder.names().contains("out"))
    // One of several is enough.
    let some = try folder.run("text", "--fields", "title,shlf", "--format", "csv", "cards.ndjson")
    #expect(some.code == 0 && some.lines.count == 4)
    #expect(some.errors == "cards.ndjson: warning: no record has the field 'shlf'. Did you mean 'shelf'?\n")
  }

  @Test func bindingsAreMissedWithASuggestion() throws {
    let folder = try folder()
    let outcome = try folder.run("measure", "--bindings", "titleLabel=titel,bodyLabel=score", "cards.ndjson")
    #expect(outcome.code == 0)
    #expect(
      outcome.errors
        == "cards.ndjson: warning: no record has the field 'titel', which a label shows. Did you mean 'title'?\n")
  }

  @Test(arguments: [(1, "and 1 more warning"), (20, "and 20 more warnings")])
  func warningsAloneAreCountedOnce(beyond count: Int, line: String) {
    var messages = RepeatedMessages()
    for number in 0..<messages.most + count { _ = messages.add(.warning("shelf '\(number)'", "there are no cards")) }
    #expect(messages.takeRest() == line + "; '--verbose' says all")
  }

  @Test func repeatedMessagesAreCounted() throws {
    let folder = try Folder()
    let good = "{\"title\": \"T\", \"body\": \"\"}\n"
    try folder.put((0..<60).map { $0 % 3 == 0 ? "5\n" : "{\"title\": [\($0)]}\n" }.joined() + good, "cards.ndjson")
    let outcome = try folder.run("measure", "cards.ndjson")
    let lines = outcome.errors.split(separator: "\n")
    #expect(outcome.code == 0)
    #expect(
      lines.suffix(2) == [
        "and 40 more: 27 structured-value, 13 not-an-object; '--verbose' says all",
        "61 records: 1 measured, 60 rejected",
      ])
    let all = try folder.run("measure", "--verbose", "cards.ndjson").errors.split(separator: "\n")
    #expect(all.count == 61 && Array(all.prefix(20)) == Array(lines.prefix(20)))
    #expect(try folder.run("measure", "--strict", "cards.ndjson").code == 1)
    let quiet = try folder.run("measure", "--quiet", "cards.ndjson").errors.split(separator: "\n")
    #expect(quiet == lines.prefix(20) + ["and 40 more: 27 structured-value, 13 not-an-object; '--verbose' says all"])
    // A record that is left out before a fault counts as well.
    let text = try folder.text("cards.ndjson")
    try folder.put(text + "{x}\n", "cards.ndjson")
    let broken = try folder.run("measure", "cards.ndjson").errors.split(separator: "\n")
    #expect(broken.count == 22 && broken[20] == "and 40 more before this; '--verbose' says all")
    #expect(broken[21].hasPrefix("cards.ndjson:62:2: error: expected a key in quotes"))
  }
}
