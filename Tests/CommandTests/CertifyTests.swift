import Foundation
import Testing

/// `measure --certify`: the tallest card with its proof.
@Suite struct CertifyTests {
  @Test func givesTheProof() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3, 2, 12, 5, 12]), "featured.json")
    let outcome = try folder.run(
      "measure", "--certify", "--estimator", "word-count", "--format", "ndjson", "featured.json")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(#""rendered": 1, "largest": {"id": "a3", "index": 3, "estimate": 13}"#))
    #expect(
      outcome.output.contains(
        #""certificate": {"rendered": 1, "bounded": 5, "largestBoundLeft": 269, "exact": true}"#))
    try folder.put("[]", "empty.json")
    #expect(
      try folder.run("measure", "--certify", "--format", "ndjson", "empty.json").output.contains(
        #""largest": null, "estimator": "tallest", "certificate": null"#))
  }

  /// Cells in which content has a say in widths, in which labels compete, and in which records choose sizes: the same as
  /// laying everything out, but for what was laid out.
  @Test(arguments: [
    #"{"stackView": {"axis": "vertical", "alignment": "leading", "arrangedSubviews": [{"label": {"id": "titleLabel"}}, {"label": {"id": "bodyLabel", "numberOfLines": 0}}]}}"#,
    #"{"stackView": {"axis": "horizontal", "arrangedSubviews": [{"label": {"id": "titleLabel", "numberOfLines": 0}}, {"label": {"id": "bodyLabel", "numberOfLines": 0}}]}}"#,
    #"{"stackView": {"axis": "vertical", "arrangedSubviews": [{"imageView": {"id": "photo"}}, {"label": {"id": "bodyLabel", "numberOfLines": 3, "hidesWhenEmpty": true}}]}}"#,
  ])
  func equalsLayingEverythingOut(cell: String) throws {
    let folder = try Folder()
    var records = ""
    for index in 0..<400 {
      let body = String(repeating: "word and ", count: index * 7 % 23)
      records += """
        {"s": "s\(index % 13)", "id": \(index), "title": "\(String(repeating: "Title ", count: index % 5))", \
        "body": "\(body)", "w": \(10 + index % 7 * 20), "h": 40}

        """
    }
    try folder.put(records, "cards.ndjson")
    let bindings =
      cell.contains("photo")
      ? #"{"photo": {"pixelWidth": "w", "pixelHeight": "h"}, "bodyLabel": "body"}"#
      : #"{"titleLabel": "title", "bodyLabel": "body"}"#
    try folder.put(
      #"{"records": "cards.ndjson", "groupBy": "s", "cell": \#(cell), "bindings": \#(bindings)}"#, "A.shelf.json")
    let certified = try folder.run("measure", "--certify", "--format", "csv", "A.shelf.json")
    let exhaustive = try folder.run("measure", "--estimator", "exhaustive", "--format", "csv", "A.shelf.json")
    #expect(certified.code == 0 && exhaustive.lines.count == 14)
    for (one, other) in zip(certified.lines, exhaustive.lines) {
      let (one, other) = (one.split(separator: ","), other.split(separator: ","))
      // All up to the count of laid out cells, and the card itself.
      #expect(one[..<11] == other[..<11] && one[12..<14] == other[12..<14])
    }
    for jobs in ["1", "5"] {
      #expect(
        try folder.run("measure", "--certify", "--jobs", jobs, "--format", "csv", "A.shelf.json") == certified)
    }
  }

  /// Near ties, cards that are all alike, and a word that is longer than its column, a thousand of each in one shelf.
  @Test(arguments: [
    "",
    #"{"stackView": {"axis": "vertical", "alignment": "leading", "arrangedSubviews": [{"label": {"id": "bodyLabel", "numberOfLines": 0}}]}}"#,
  ])
  func shelvesMadeToMislead(cell: String) throws {
    let folder = try Folder()
    if !cell.isEmpty { try folder.put(cell, "cell.json") }
    let bodies: [(String, (Int) -> String)] = [
      ("ties", { String(repeating: "word ", count: 60 + $0 % 3) + String(repeating: "i", count: $0 % 11) }),
      ("equal", { _ in "the same text on every card" }),
      ("long", { String(repeating: "Donaudampfschiff", count: 1 + $0 % 9) + " a" }),
    ]
    for (name, body) in bodies {
      let records = (0..<1000).map { #"{"id": \#($0), "title": "T", "body": "\#(body($0))"}"# }
      try folder.put(records.joined(separator: "\n"), "\(name).ndjson")
      let arguments = (cell.isEmpty ? [] : ["--cell", "cell.json"]) + ["--format", "csv", "\(name).ndjson"]
      let certified = try folder.run(["measure", "--certify"] + arguments)
      let exhaustive = try folder.run(["measure", "--estimator", "exhaustive"] + arguments)
      let (one, other) = (certified.lines[1].split(separator: ","), exhaustive.lines[1].split(separator: ","))
      #expect(one[..<11] == other[..<11] && one[12..<14] == other[12..<14], "\(name)")
      #expect(one[11] == "1" && other[11] == "1000", "\(name)")
    }
  }
}
