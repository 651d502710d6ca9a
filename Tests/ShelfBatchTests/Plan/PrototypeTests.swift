import Fixtures
import SeededRandom
import ShelfBatch
import Testing

/// Several cells, of which records or the user choose by reuse identifier.
@Suite struct PrototypeTests {
  /// `Two.xib` has the cells `Small` and `Large`, `Same.xib` two called `Small`, `Unnamed.xib` one without identifier.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
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
    return folder
  }

  /// `49.5 6+1 2 #1 33.5 tallest`: the height, items and rejected records, the id and place of the decisive card,
  /// its estimate, and how it was found.
  private func row(_ report: ShelfReport) -> String {
    let metrics = report.metrics
    return "\(metrics.contentHeight) \(metrics.itemCount)+\(report.rejectedCount) \(report.largestID?.text ?? "-") "
      + "#\(metrics.largestIndex ?? -1) \(metrics.largestEstimate ?? -1) \(report.estimator)"
  }

  @Test(arguments: [
    ("Large", "93.0 7+0 1 #0 61.0 tallest"), ("Small", "49.5 6+1 2 #1 33.5 tallest"),
  ])
  func aReuseIdentifierPicksACell(identifier: String, expected: String) throws {
    let folder = try folder()
    let plan = try folder.plan(
      #"{"cell": "Two.xib", "reuseIdentifier": "\#(identifier)", "records": "cards.ndjson"}"#)
    let reports = try folder.measure(plan).reports
    #expect(reports.map(row) == [expected])
    #expect(reports[0].metrics.itemSize.height == reports[0].metrics.contentHeight)
    #expect(reports[0].metrics.containerHeight == reports[0].metrics.contentHeight)
    #expect(reports[0].metrics.renderedCount == 1 && reports[0].warnings.isEmpty)
  }

  /// Only where a nib has no cell are its views what is meant.
  @Test func aViewBesideACellIsNoChoice() throws {
    let folder = try folder()
    let view = "<view id=\"accessory\">\(Nib.frame(0, 0, 30, 30))</view>"
    try folder.put(Nib.document(view + "\n" + Nib.labelCell("Small", size: 14)), "Card.xib")
    #expect(try folder.frames(folder.plan(#"{"cell": "Card.xib"}"#)).first == "cell 0 0 176 33")
    try folder.put(Nib.document(view), "View.xib")
    #expect(try folder.frames(folder.plan(#"{"cell": "View.xib"}"#)) == ["accessory 0 0 176 0"])
  }

  private let choosing = #"{"cell": "Two.xib", "reuseIdentifierField": "kind", "records": "cards.ndjson"}"#

  /// Records that name no cell are counted and told of, each at its place; the others are laid out in theirs.
  @Test func recordsChooseTheirCells() throws {
    let folder = try folder()
    let measured = try folder.measure(folder.plan(choosing))
    #expect(
      measured.diagnostics == [
        "cards.ndjson:3:19: error: 'kind' names the cell 'Smal', which is not there (the cells are Small, Large); the "
          + "record was left out",
        "cards.ndjson:4:1: error: 'kind' is missing, which names the record's cell; the record was left out",
        "cards.ndjson:5:19: error: 'kind' is missing, which names the record's cell; the record was left out",
        "cards.ndjson:6:19: error: the field 'kind' holds an array or an object, which no label can show; the record "
          + "was left out",
        "cards.ndjson:7:37: error: the field 'title' holds an array or an object, which no label can show; the record "
          + "was left out",
      ])
    #expect(measured.counts.records == 7 && measured.counts.rejected == 5)
    #expect(measured.reports.map(row) == ["52.5 2+5 2 #1 20.5 tallest"])
    #expect(measured.reports[0].metrics.renderedCount == 1)
  }

  @Test func aCellShowsTheRecordThatChoseIt() throws {
    let folder = try folder()
    let plan = try folder.plan(choosing)
    #expect(
      try folder.frames(plan, showing: 1) == ["other 0 0 176 52.5", "- 0 0 176 52.5", "bodyLabel 16 16 144 20.5"])
    #expect(try folder.frames(plan, showing: 0) == ["cell 0 0 176 33", "- 0 0 176 33", "titleLabel 8 8 160 17"])
    let missing = "'kind' is missing, which names the record's cell"
    let unknown = "'kind' names the cell 'Smal', which is not there (the cells are Small, Large)"
    for (index, place, message) in [(2, "3:19", unknown), (3, "4:1", missing), (4, "5:19", missing)] {
      #expect(
        folder.refusal { _ = try folder.cell(plan, showing: index) }
          == "malformed cards.ndjson:\(place): error: \(message)")
    }
  }

  /// A configuration may mix nibs with cells of its own; each has its reuse identifier.
  @Test func aNibAndAnInlineCellShareAShelf() throws {
    let folder = try folder()
    try folder.put(
      """
      [{"id": 1, "kind": "Unnamed", "title": "a\\nb\\nc"}, {"id": 2, "kind": "Inline", "body": "a\\nb\\nc"},
       {"id": 3, "kind": "A", "title": "T"}]
      """, "mixed.json")
    let plan = try folder.plan(
      """
      {"reuseIdentifierField": "kind", "records": "mixed.json", "cell": [
        "cells/Unnamed.xib",
        {"reuseIdentifier": "Inline", "stackView": {"axis": "vertical", "layoutMargins": 10, "arrangedSubviews": [
          {"label": {"id": "bodyLabel", "numberOfLines": 0, "font": {"size": 14}}}]}},
        {"label": {"id": "titleLabel", "font": {"size": 14}}}],
       "bindings": {"titleLabel": "title", "bodyLabel": "body"}}
      """)
    #expect(try folder.heights(plan, 3) == [66.5, 70.5, 17])
    #expect(try folder.measure(plan).summaries == ["mixed 3+0 70.5/70.5"])
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
    #expect(try folder().refusal("{\(members)}") == "malformed A.shelf.json:\(message)")
  }

  /// An error in a program's value has no position in a file.
  @Test(
    arguments: [
      (
        "Two.xib", nil,
        "there are 2 cells: choose one by reuseIdentifier, or let records choose by reuseIdentifierField; the reuse "
          + "identifiers are Small, Large"
      ), ("Two.xib", "Medium", "there is no cell with the reuse identifier 'Medium'"),
      ("Same.xib", "Small", "2 cells have the reuse identifier 'Small'"),
    ] as [(String, String?, String)])
  func refusesCellsOfPrograms(file: String, identifier: String?, message: String) throws {
    let folder = try folder()
    var configuration = BatchConfiguration()
    configuration.cell = .file(folder.path(file))
    configuration.reuseIdentifier = identifier
    #expect(folder.refusal { _ = try BatchPlan(configuration) } == "setting \(message)")
  }

  /// Cells of several kinds in several batches, with records that name none among them.
  @Test func theSameResultsForAnyNumberOfJobs() throws {
    let folder = try folder()
    let rest = String(repeating: "-", count: 1200)
    var random = SeededGenerator(seed: 5)
    func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    let count = Sweep.isFull ? 3000 : 1500
    let lines = (0..<count).map { index in
      let text = (0..<next(20)).map { _ in ["plain", "naïve", "世界", "I"][next(4)] }.joined(separator: " ")
      let kind = ["Small", "Large", "Small", "Large", "Medium"][next(5)]
      return #"{"id": \#(index), "s": "\#(index / 100)", "kind": "\#(kind)", "title": "\#(text)", "body": "\#(text)", "#
        + #""rest": "\#(rest)"}"#
    }
    try folder.put(lines.joined(separator: "\n"), "many.ndjson")
    let plan = try folder.plan(
      #"{"cell": "Two.xib", "reuseIdentifierField": "kind", "groupBy": "s", "records": "many.ndjson"}"#)
    let inputs = plan.passes[0].records.inputs
    let one = try Batch(plan, inputs, jobs: 1)
    #expect(one.reports.count == count / 100)
    let rejection =
      "'kind' names the cell 'Medium', which is not there (the cells are Small, Large); the record was left out"
    #expect(one.said.contains { $0.kind == .rejection && $0.message == rejection })
    for jobs in Sweep.isFull ? [2, 8] : [8] { #expect(try Batch(plan, inputs, jobs: jobs) == one) }
    // Shelves are told of as they end, so what is said stands in another order.
    var said: [BatchDiagnostic]?
    for jobs in [1, 2, 8] {
      var options = BatchOptions()
      options.jobs = jobs
      options.isGrouped = true
      var (reports, grouped) = ([String](), [BatchDiagnostic]())
      let counts = try ShelfMeasuring(plan, options).run {
        grouped.append($0)
      } onReport: {
        reports.append("\($0)")
      }
      #expect(reports == one.reports && counts == one.counts && grouped == said ?? grouped)
      said = grouped
    }
  }
}
