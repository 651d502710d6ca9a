import Catalog
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// Errors of records, inputs and configurations.
@Suite struct BatchFaultTests {
  private func plan(_ change: (inout BatchConfiguration) -> Void = { _ in }) throws -> BatchPlan {
    var configuration = BatchConfiguration()
    change(&configuration)
    return try BatchPlan(configuration)
  }

  /// The error of a batch or a plan; `nil` for none, or for one of another type.
  private func failure(_ body: () throws -> Void) -> BatchError? {
    do {
      try body()
      return nil
    } catch { return error as? BatchError }
  }

  /// Lines that make no card, with the column of what is wrong.
  private static let faults: [(line: String, column: Int, message: String)] = [
    ("5", 1, "the record is not an object; it was left out"),
    ("  []", 3, "the record is not an object; it was left out"),
    (
      #"{"title": "T", "body": {"a": 1}}"#, 24,
      "the field 'body' holds an array or an object, which no label can show; the record was left out"
    ),
    (#"{"body": "\ud800"}"#, 11, "the record has a string with half a surrogate pair; it was left out"),
  ]

  private static let good = #"{"title": "T", "body": "b"}"#

  @Test func tellsWhatWasLeftOut() throws {
    let plan = try plan()
    var random = SeededGenerator(seed: 91)
    for _ in 0..<30 {
      let faults = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        Bool.random(using: &random) ? BatchFaultTests.faults.randomElement(using: &random) : nil
      }
      let lines = faults.map { $0?.line ?? BatchFaultTests.good }.joined(separator: "\n")
      let batch = try Batch(plan, [BatchInput(Array(lines.utf8), format: .ndjson, name: "some cards")])
      let rejections = batch.said.filter { $0.kind == .rejection }
      let expected = faults.enumerated().compactMap { index, fault in fault.map { (index + 1, $0) } }
      #expect(rejections.map(\.line) == expected.map(\.0) && rejections.map(\.column) == expected.map(\.1.column))
      #expect(rejections.map(\.message) == expected.map(\.1.message))
      #expect(rejections.allSatisfy { $0.subject == "some cards" })
      #expect(
        rejections.map(\.description)
          == expected.map { "some cards:\($0.0):\($0.1.column): error: \($0.1.message)" })
      #expect(batch.counts.records == faults.count && batch.counts.rejected == expected.count)
      let summary = try #require(batch.summaries.first)
      #expect(summary.hasPrefix("some cards \(faults.count - expected.count)+\(expected.count) "))
    }
  }

  /// A syntax error ends the batch, and what was left out before it is told first.
  @Test func endsAtASyntaxError() throws {
    let lines = [BatchFaultTests.good, "5", BatchFaultTests.good, "{\"title\": tru}", "5"].joined(separator: "\n")
    var reports = 0
    let error = failure {
      try plan().run([BatchInput(Array(lines.utf8), format: .ndjson, name: "f")]) { _ in reports += 1 }
    }
    #expect(error?.kind == .malformed && reports == 0)
    let said = [
      "f:2:1: error: the record is not an object; it was left out",
      "f:4:11: error: expected true, false or null; texts stand in quotes",
    ]
    #expect(error?.description == said.joined(separator: "\n"))
  }

  private struct Stop: Error, Equatable {
    let index: Int
  }

  /// An error of the caller's ends the batch and comes back as it is, even if it is of our own type.
  @Test(arguments: [0, 1, 4]) func callersEndABatch(index: Int) throws {
    let plan = try plan { $0.shelfSize = 1 }
    var samples = SampleCards(seed: 92)
    let inputs = [BatchInput.records(samples.catalogue(9, shelves: 1), .json, name: "f")]
    var reports = 0
    func run(_ error: any Error) throws {
      reports = 0
      try plan.run(inputs, jobs: 3) { _ in
        if reports == index { throw error }
        reports += 1
      }
    }
    #expect(throws: Stop(index: index)) { try run(Stop(index: index)) }
    #expect(reports == index)
    let own = failure { try run(BatchError(.unwritable, "no more room")) }
    #expect(own?.kind == .unwritable && own?.description == "no more room" && reports == index)
  }

  @Test func shelvesWithoutCards() throws {
    let none = try Batch(plan(), [BatchInput(Array("[]".utf8), format: .json, name: "none")])
    #expect(none.reports.count == 1 && none.summaries[0].hasPrefix("none 0+0 0.0/0.0 - at -1 "))
    #expect(none.summaries[0].hasSuffix("[\(ShelfWarning.noItems)]"))
    let left = failure { _ = try Batch(plan(), [BatchInput(Array("[5]".utf8), format: .json, name: "none")]) }
    #expect(left?.description == "none:1:2: error: no record is left: the only one was left out")
    #expect(try plan().reports(of: []).map(\.shelf) == ["records"])
    #expect(try plan { $0.groupBy = "s" }.reports(of: []).isEmpty)
    let empty = try Batch(plan { $0.groupBy = "s" }, [BatchInput(Array("[]".utf8), format: .json, name: "none")])
    #expect(empty.said.map(\.description) == ["none: warning: there are no records"])
    for format in allFormats {
      let error = failure { _ = try Batch(plan(), [BatchInput([], format: format, name: "f")]) }
      #expect(error?.kind == .malformed && error?.description == "f:1:1: error: file is empty")
      #expect(error?.line == 1 && error?.column == 1 && error?.message == "file is empty")
    }
  }

  @Test func anotherSeparatorIsNamed() throws {
    let cards = [BatchInput(Array("id;title;body\na;T;b\n".utf8), format: .csv, name: "f")]
    let message =
      "f:1:3: error: the first row has 2 semicolons and no comma: if cells are separated by a semicolon, "
      + "give 'csvSeparator semicolon', else 'csvSeparator comma'"
    #expect(failure { _ = try Batch(plan(), cards) }?.description == message)
    #expect(try Batch(plan { $0.csvSeparator = "semicolon" }, cards).summaries.map { $0.hasPrefix("f 1+0 ") } == [true])
    let pipe = failure { _ = try Batch(plan { $0.csvSeparator = "pipe" }, cards) }
    #expect(pipe?.kind == .setting && pipe?.description == "unknown separator 'pipe'; it is comma, semicolon or tab")
    #expect(pipe?.line == nil && pipe?.column == nil && pipe?.message == pipe?.description)
    let tabs = BatchInput(Array("id\ttitle\tbody\na\tT\tb\n".utf8), format: .tsv, name: "f")
    #expect(try Batch(plan(), [tabs]).summaries.map { $0.hasPrefix("f 1+0 ") } == [true])
  }

  @Test func warnsOfWhatIsHardlyMeant() throws {
    let records = BatchInput(Array("[{\"body\": \"b\"}]".utf8), format: .json, name: "same")
    let batch = try Batch(plan(), [records, records])
    let missing = "no record has the field 'title', which a label shows; check the bindings"
    let twice = "another input has given its shelves the name 'same' already"
    #expect(batch.said.map(\.message) == [missing, twice, missing] && batch.said.allSatisfy { $0.kind == .warning })
    #expect(batch.said.allSatisfy { $0.subject == "same" && $0.line == nil && $0.column == nil })
  }

  /// A setting that does not do, and part of its message.
  private static let refused: [(message: String, change: @Sendable (inout BatchConfiguration) -> Void)] = [
    ("cardWidth is 0, but must be a finite number of at least 0.000001 and at most 1000000", { $0.cardWidths = [0] }),
    ("cardWidth is nan, but", { $0.cardWidths = [176, .nan] }), ("leaves no width", { $0.cardWidths = [20] }),
    ("scale is 17, but", { $0.scales = [17] }), ("maximumCardHeight is -1, but", { $0.maximumCardHeight = -1 }),
    ("insets.top is -1, but", { $0.insets.top = -1 }), ("lineSpacing is inf, but", { $0.lineSpacing = .infinity }),
    ("shelfSize is 0, but must be at least 1", { $0.shelfSize = 0 }), ("shelfSize is -3, but", { $0.shelfSize = -3 }),
    ("shelves come from groupBy or from shelfSize, not from both", { ($0.shelfSize, $0.groupBy) = (2, "s") }),
    ("unknown estimator 'text-colum'", { $0.estimator = "text-colum" }),
    ("programs estimate in comparisons alone", { $0.estimator = "exec:cat" }),
    ("names a label that the cell lacks", { $0.estimator = "sizing-label:x" }),
    ("unknown content size category 'huge'", { $0.contentSizeCategories = ["huge"] }),
    ("the cell has no label 'titel'", { $0.bindings = ["titel": "title"] }),
    ("there is no cell with the reuse identifier 'Card'", { $0.reuseIdentifier = "Card" }),
    ("is none of .xib, .storyboard and .json", { $0.cell = .file("cell.txt") }),
  ]

  @Test func refusesSettings() {
    for (message, change) in BatchFaultTests.refused {
      let error = failure { _ = try plan(change) }
      #expect(error?.kind == .setting, "\(message)")
      #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }
  }

  @Test func tellsWhoseFaultItIs() throws {
    func kind(_ body: () throws -> Void) -> BatchError.Kind? { failure(body)?.kind }
    let gone = "/no such folder/gone"
    #expect(kind { _ = try plan { $0.cell = .file(gone + ".xib") } } == .unreadable)
    #expect(kind { _ = try plan { $0.cell = .inline("{\"lable\": {}}") } } == .malformed)
    #expect(kind { _ = try plan { $0.cell = .inline("{") } } == .malformed)
    let brand = #"{"label": {"id": "bodyLabel", "font": {"name": "Brand", "size": 12}}}"#
    #expect(kind { _ = try plan { ($0.cell, $0.fonts) = (.inline(brand), ["Brand": gone + ".ttf"]) } } == .unreadable)
    #expect(kind { _ = try BatchPlan(configuration: gone + ".shelf.json") } == .unreadable)
    #expect(kind { _ = try Batch(plan(), [BatchInput(file: gone + ".json")]) } == .unreadable)
    #expect(kind { _ = try BatchInput(file: gone + ".txt") } == .unreadable)
    let unnamed = failure { _ = try BatchInput(file: "/dev/null") }
    #expect(unnamed?.kind == .setting)
    #expect(
      unnamed?.description
        == "The format of '/dev/null' can't be told from its name; add the format 'json', 'ndjson', 'csv' or 'tsv'")
  }
}
