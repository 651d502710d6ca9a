import Foundation
import Testing

/// Several cells, of which records or the user choose by reuse identifier.
@Suite struct NibPrototypeTests {
  private static let header =
    "shelf,cardWidth,scale,contentSizeCategory,locale,itemWidth,itemHeight,containerHeight,contentHeight,isClamped,"
    + "items,rejected,rendered,largestId,largestIndex,largestEstimate,estimator,warnings"

  /// `Two.xib` has the cells `Small` and `Large`, `Same.xib` two called `Small`, `Unnamed.xib` one without identifier.
  private func folder(_ configuration: String? = nil) throws -> Folder {
    let folder = try Folder()
    let small = Nib.labelCell("Small", size: 14)
    let large = Nib.labelCell("Large", id: "other", label: "bodyLabel", inset: 16)
    try folder.put(Nib.document(small + "\n" + large), "Two.xib")
    try folder.put(Nib.document(small + "\n" + large.replacing("Large", with: "Small")), "Same.xib")
    try folder.put(Nib.document(small.replacing("reuseIdentifier=\"Small\"", with: "")), "cells/Unnamed.xib")
    try folder.put(
      """
      {"id": 1, "kind": "Small", "title": "T", "body": "a\\nb\\nc"}
      {"id": 2, "kind": "Large", "title": "a\\nb", "body": "b"}
      {"id": 3, "kind": "Smal", "title": "T", "body": "b"}
      {"id": 4, "title": "T", "body": "b"}
      {"id": 5, "kind": null, "title": "T", "body": "b"}
      {"id": 6, "kind": ["Small"], "title": "T", "body": "b"}
      {"id": 7, "kind": "Small", "title": {}, "body": "b"}

      """, "cards.ndjson")
    if let configuration { try folder.put(configuration, "A.shelf.json") }
    return folder
  }

  @Test func aReuseIdentifierPicksACell() throws {
    let folder = try folder(#"{"cell": "Two.xib", "reuseIdentifier": "Large", "records": "cards.ndjson"}"#)
    let large = try folder.run("measure", "--config", "A.shelf.json", "--format", "csv", "--quiet")
    #expect(large.lines.last == "cards,176,2,large,,176,93,93,93,false,7,0,1,1,0,61,text-column,")
    let small = try folder.run(
      "measure", "--cell", "Two.xib", "--reuse-identifier", "Small", "--format", "csv", "--quiet", "cards.ndjson")
    #expect(small.lines.last == "cards,176,2,large,,176,49.5,49.5,49.5,false,6,1,1,2,1,33.5,text-column,")
    // A nib by itself shows the cell that is named, else all.
    #expect(
      try folder.frames("Two.xib", "--reuse-identifier", "Large").map { $0.split(separator: " ")[0] } == [
        "other", "-", "bodyLabel",
      ])
    #expect(try folder.frames("Two.xib").count == 6)
  }

  /// Only where a nib has no cell are its views what is meant.
  @Test func aViewBesideACellIsNoChoice() throws {
    let folder = try folder()
    let view = "<view id=\"accessory\">\(Nib.frame(0, 0, 30, 30))</view>"
    try folder.put(Nib.document(view + "\n" + Nib.labelCell("Small", size: 14)), "Card.xib")
    #expect(try folder.frames("--cell", "Card.xib").first == "cell 0 0 176 33")
    let shown = try folder.frames("Card.xib").map { $0.split(separator: " ")[0] }
    #expect(shown == ["accessory", "cell", "-", "titleLabel"])
    try folder.put(Nib.document(view), "View.xib")
    #expect(try folder.frames("--cell", "View.xib") == ["accessory 0 0 176 0"])
  }

  /// Records that name no cell are counted and told of, each at its place; the others are laid out in theirs.
  @Test func recordsChooseTheirCells() throws {
    let folder = try folder()
    let errors = """
      cards.ndjson:3:19: error: 'kind' names the cell 'Smal', which is not there (the cells are Small, Large); the \
      record was left out
      cards.ndjson:4:1: error: 'kind' is missing, which names the record's cell; the record was left out
      cards.ndjson:5:19: error: 'kind' is missing, which names the record's cell; the record was left out
      cards.ndjson:6:19: error: the field 'kind' holds an array or an object, which no label can show; the record was \
      left out
      cards.ndjson:7:37: error: the field 'title' holds an array or an object, which no label can show; the record \
      was left out
      7 records: 2 measured, 5 rejected

      """
    let row = "cards,176,2,large,,176,52.5,52.5,52.5,false,2,5,2,2,1,52.5,exhaustive,"
    let arguments = [
      "measure", "--cell", "Two.xib", "--reuse-identifier-field", "kind", "--format", "csv", "cards.ndjson",
    ]
    let expected = Outcome(0, output: "\(NibPrototypeTests.header)\n\(row)\n", errors: errors)
    #expect(try folder.run(arguments) == expected)
    let strict = try folder.run(arguments + ["--strict"])
    #expect(strict.code == 1 && strict.output == expected.output)
  }

  @Test func aCellShowsTheRecordThatChoseIt() throws {
    let folder = try folder(#"{"cell": "Two.xib", "reuseIdentifierField": "kind", "records": "cards.ndjson"}"#)
    #expect(
      try folder.frames("A.shelf.json", "--record", "1") == [
        "other 0 0 176 52.5", "- 0 0 176 52.5", "bodyLabel 16 16 144 20.5",
      ])
    #expect(
      try folder.frames("A.shelf.json") == ["cell 0 0 176 33", "- 0 0 176 33", "titleLabel 8 8 160 17"])
    let missing = "'kind' is missing, which names the record's cell"
    let unknown = "'kind' names the cell 'Smal', which is not there (the cells are Small, Large)"
    for (index, place, message) in [("2", "3:19", unknown), ("3", "4:1", missing), ("4", "5:19", missing)] {
      #expect(
        try folder.run("cell", "A.shelf.json", "--record", index)
          == Outcome(65, errors: "cards.ndjson:\(place): error: \(message)\n"))
    }
  }

  /// A configuration may mix nibs with cells of its own; each has its reuse identifier.
  @Test func aNibAndAnInlineCellShareAShelf() throws {
    let folder = try folder(
      """
      {"reuseIdentifierField": "kind", "records": "mixed.json", "cell": [
        "cells/Unnamed.xib",
        {"reuseIdentifier": "Inline", "stackView": {"axis": "vertical", "layoutMargins": 10, "arrangedSubviews": [
          {"label": {"id": "bodyLabel", "numberOfLines": 0, "font": {"size": 14}}}]}},
        {"label": {"id": "titleLabel", "font": {"size": 14}}}],
       "bindings": {"titleLabel": "title", "bodyLabel": "body"}}
      """)
    try folder.put(
      """
      [{"id": 1, "kind": "Unnamed", "title": "a\\nb\\nc"}, {"id": 2, "kind": "Inline", "body": "a\\nb\\nc"},
       {"id": 3, "kind": "A", "title": "T"}]
      """, "mixed.json")
    for (index, height) in [(0, "66.5"), (1, "70.5"), (2, "17")] {
      let first = try folder.frames("A.shelf.json", "--record", "\(index)").first
      #expect(first?.hasSuffix(" 0 0 176 \(height)") == true, "\(first ?? "")")
    }
    #expect(try folder.report("--config", "A.shelf.json").summaries == ["mixed 3+0 70.5/70.5"])
  }

  @Test(arguments: [
    (
      #""cell": "Two.xib""#,
      "1:10: error: there are 2 cells: choose one by reuseIdentifier, or let records choose by reuseIdentifierField; "
        + "the reuse identifiers are Small, Large"
    ),
    (
      #""cell": ["cells/Unnamed.xib", {"label": {}}]"#,
      "1:11: error: there are 2 cells: choose one by reuseIdentifier, or let records choose by reuseIdentifierField; "
        + "the reuse identifiers are Unnamed, A"
    ),
    (
      #""cell": "Two.xib", "reuseIdentifier": "Lage""#,
      "1:40: error: there is no cell with the reuse identifier 'Lage'. Did you mean 'Large'?"
    ),
    (
      #""cell": "Same.xib", "reuseIdentifierField": "kind""#,
      "1:10: error: two cells have the reuse identifier 'Small', by which records are to choose"
    ),
    (
      #""cell": ["Two.xib", {"reuseIdentifier": "Large", "label": {}}], "reuseIdentifierField": "kind""#,
      "1:22: error: two cells have the reuse identifier 'Large', by which records are to choose"
    ),
    (
      #""cell": "Same.xib", "reuseIdentifier": "Small""#, "1:41: error: 2 cells have the reuse identifier 'Small'"
    ),
    (
      #""cell": {"reuseIdentifier": "", "label": {}}"#,
      "1:30: error: 'reuseIdentifier' must be a string, not an empty string"
    ),
    (#""cell": []"#, "1:10: error: 'cell' must name a cell, but is an empty array"),
    (
      #""cell": "Two.nib""#,
      "1:10: error: the cell 'Two.nib' is none of .xib, .storyboard and .json, which can be read"
    ),
  ])
  func refusesCells(members: String, message: String) throws {
    let folder = try folder("{\(members)}")
    let expected = Outcome(65, errors: "A.shelf.json:\(message)\n")
    #expect(try folder.run("measure", "--config", "A.shelf.json", "cards.ndjson") == expected)
    #expect(try folder.run("cell", "A.shelf.json") == expected)
  }

  @Test func refusesChoicesOfFlags() throws {
    let folder = try folder()
    for arguments in [
      ["measure", "--cell", "Two.xib", "cards.ndjson"], ["explain", "--cell", "Two.xib", "cards.ndjson"],
      ["cell", "--cell", "Two.xib"], ["cell", "Two.xib", "--reuse-identifier", "Medium"],
      ["measure", "--cell", "Two.xib", "--reuse-identifier", "Medium", "cards.ndjson"],
      ["measure", "--cell", "Same.xib", "--reuse-identifier", "Small", "cards.ndjson"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.code == 64 && outcome.output.isEmpty && outcome.errors.hasPrefix("Error: "), "\(arguments)")
    }
  }

  /// Cells of several kinds in several batches, with records that name none among them.
  @Test func theSameBytesForAnyNumberOfJobs() throws {
    let folder = try folder()
    let rest = String(repeating: "-", count: 1200)
    var seed: UInt64 = 5
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let lines = (0..<3000).map { index in
      let text = (0..<next(20)).map { _ in ["plain", "naïve", "世界", "I"][next(4)] }.joined(separator: " ")
      let kind = ["Small", "Large", "Small", "Large", "Medium"][next(5)]
      return #"{"id": \#(index), "s": "\#(index / 100)", "kind": "\#(kind)", "title": "\#(text)", "body": "\#(text)", "#
        + #""rest": "\#(rest)"}"#
    }
    try folder.put(lines.joined(separator: "\n"), "many.ndjson")
    let arguments = [
      "measure", "--cell", "Two.xib", "--reuse-identifier-field", "kind", "--group-by", "s", "--format", "csv",
      "many.ndjson",
    ]
    let one = try folder.run(arguments + ["--jobs", "1"])
    #expect(one.code == 0 && one.lines.count == 31)
    let rejection =
      " error: 'kind' names the cell 'Medium', which is not there (the cells are Small, Large); "
      + "the record was left out\n"
    #expect(one.errors.contains(rejection))
    for jobs in ["2", "8"] { #expect(try folder.run(arguments + ["--jobs", jobs]) == one) }
    // Shelves are told of as they end, so what is said stands in another order.
    let grouped = try folder.run(arguments + ["--jobs", "1", "--grouped"])
    #expect(grouped.code == 0 && grouped.output == one.output)
    for jobs in ["2", "8"] { #expect(try folder.run(arguments + ["--jobs", jobs, "--grouped"]) == grouped) }
    #expect(try folder.run(arguments, environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "de_DE.UTF-8"]) == one)
  }
}
