import Foundation
import SeededRandom
import Testing

/// The same input gives the same bytes, whatever the threads, the locale and the notation of the records.
@Suite struct SameBytesTests {
  private struct Card {
    let id: Int
    let shelf: String
    let title: String
    let body: String
  }

  /// Cards of 37 interleaved shelves with words of several scripts.
  private func cards(_ count: Int) -> [Card] {
    let words = [
      "plain", "naïve", "I", "ıstanbul", "12,5", "1.000", "世界", "\"so\"", "e\u{301}", "x\ny", "AVATAR", "fi",
    ]
    var random = SeededGenerator(seed: 11)
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    return (0..<count).map { index in
      Card(
        id: index, shelf: "shelf \(next(37))",
        title: (0..<next(4)).map { _ in words[next(12)] }.joined(separator: " "),
        body: (0..<next(30)).map { _ in words[next(12)] }.joined(separator: " "))
    }
  }

  private func json(_ card: Card) -> String {
    func quoted(_ text: String) -> String {
      text.replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n")
    }
    return
      #"{"id": \#(card.id), "s": "\#(card.shelf)", "title": "\#(quoted(card.title))", "body": "\#(quoted(card.body))"}"#
  }

  /// The same text with each character of JSON's strings that may be escaped in that form.
  private func escaped(_ card: Card) -> String {
    func quoted(_ text: String) -> String { text.utf16.map { String(format: "\\u%04x", $0) }.joined() }
    return
      #"{ "body":"\#(quoted(card.body))","title" : "\#(quoted(card.title))", "s":"\#(quoted(card.shelf))", "id":\#(card.id)}"#
  }

  private func csv(_ card: Card) -> String {
    func quoted(_ text: String) -> String { "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\"" }
    return [String(card.id), quoted(card.shelf), quoted(card.title), quoted(card.body)].joined(separator: ",")
      + "\r\n"
  }

  @Test func dependsOnNeitherThreadsNorLocale() throws {
    let folder = try Folder()
    // Some MB, so that several batches are on their way at once, mostly of a field that nobody measures; bad records
    // in the midst of them.
    let rest = String(repeating: "-", count: 1200)
    var lines = cards(1000).map { json($0).dropLast() + ", \"rest\": \"\(rest)\"}" }
    for place in [100, 500, 501, 900] { lines[place] = "[\(place)]" }
    try folder.put(lines.joined(separator: "\n"), "cards.ndjson")
    #expect(lines.reduce(0) { $0 + $1.utf8.count } > 1 << 20)
    for format in ["json", "csv"] {
      let arguments = ["measure", "--group-by", "s", "--insets", "8.5", "--format", format, "cards.ndjson"]
      let one = try folder.run(arguments + ["--jobs", "1"])
      #expect(one.code == 0)
      #expect(
        one.errors.contains("\ncards.ndjson:501:1: error: the record is not an object; it was left out\n"))
      #expect(one.errors.contains("\n1000 records: 996 measured, 4 rejected\n"))
      for jobs in Sweep.isFull ? ["2", "8"] : ["8"] {
        #expect(try folder.run(arguments + ["--jobs", jobs]) == one, "\(format) \(jobs)")
      }
      for locale in Sweep.isFull ? ["C", "de_DE.UTF-8", "tr_TR.UTF-8", "nonsense"] : ["tr_TR.UTF-8"] {
        #expect(
          try folder.run(arguments, environment: ["LC_ALL": locale, "LANG": locale]) == one,
          "\(format) \(locale)")
      }
    }
    let constant = try folder.run("measure", "--format", "csv", "--jobs", "1", "--quiet", "cards.ndjson")
    #expect(
      try folder.run("measure", "--format", "csv", "--jobs", "8", "--quiet", "cards.ndjson") == constant)
    #expect(constant.lines.last?.hasPrefix("cards,176,2,large,,176,") == true)
    let piped = try folder.run(
      ["measure", "-", "--group-by", "s", "--format", "csv", "--quiet"], input: lines.joined(separator: "\n"))
    #expect(
      piped.output
        == (try folder.run("measure", "--group-by", "s", "--format", "csv", "--quiet", "cards.ndjson").output)
    )
  }

  /// Shelves are cut where an array's batches end, and finished by several threads, variants apart.
  @Test(arguments: [
    ["--shelf-size", "7"], ["--shelf-size", "7", "--certify"], ["--shelf-size", "7", "--estimator", "exhaustive"],
    ["--group-by", "s", "--card-width", "120..130"], ["--grouped", "--group-by", "all"],
  ])
  func dependsNotOnWhereBatchesEnd(arguments: [String]) throws {
    let folder = try Folder()
    let rest = String(repeating: "],{", count: 200)
    var records = cards(600).map {
      json($0).dropLast() + ", \"all\": \"all\", \"rest\": [{\"a\": [\"\(rest)\"]}, {}]}"
    }
    for place in [100, 325, 326, 599] { records[place] = "[\(place)]" }
    #expect(records.reduce(0) { $0 + $1.utf8.count } > 6 << 16)
    try folder.put("[" + records.joined(separator: ", ") + "]", "array/cards.json")
    try folder.put(records.joined(separator: "\n"), "lines/cards.ndjson")
    var common = ["measure", "--format", "ndjson"] + arguments
    if !arguments.contains("--card-width") { common += ["--card-width", "150..200:25"] }
    let lines = try folder.run(common + ["--jobs", "1", "lines/cards.ndjson"])
    #expect(lines.code == 0)
    #expect(lines.output.split(separator: "\n").count >= 3)
    for jobs in Sweep.isFull ? ["1", "2", "8"] : ["8"] {
      let array = try folder.run(common + ["--jobs", jobs, "array/cards.json"])
      #expect(array.output == lines.output, "\(jobs)")
      #expect(array.errors.hasSuffix("\n600 records: 596 measured, 4 rejected\n"))
    }
  }

  @Test func dependsNotOnTheNotation() throws {
    let folder = try Folder()
    let cards = cards(500)
    let files = [
      ("json", "[" + cards.map(json).joined(separator: ",\n") + "]"),
      ("ndjson", cards.map(json).joined(separator: "\n")),
      ("jsonl", cards.map(escaped).joined(separator: "\r\n\r\n") + "\r\n"),
      ("csv", "id,s,title,body\r\n" + cards.map(csv).joined()),
    ]
    for (name, text) in files { try folder.put(text, "cards." + name) }
    for arguments in [["--group-by", "s"], ["--shelf-size", "30"], ["--estimator", "exhaustive"], []] {
      let results = try files.map {
        try folder.run(["measure", "--format", "csv"] + arguments + ["cards." + $0.0])
      }
      #expect(results[0].code == 0)
      for result in results.dropFirst() { #expect(result == results[0]) }
    }
    let texts = try files.map { try folder.run("text", "--format", "csv", "cards." + $0.0).output }
    #expect(Set(texts).count == 1)
    #expect(texts[0].split(separator: "\n").count == 501)
  }
}
