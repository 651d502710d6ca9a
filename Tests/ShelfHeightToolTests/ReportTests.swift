import Catalog
import Fixtures
import Foundation
import HeadlessUIKit
import RecordCells
import ShelfSizing
import Testing

@testable import ShelfBatch
@testable import ShelfHeightTool

/// The batch over cells in code, beside the same cells as declared.
@MainActor @Suite struct ReportTests {
  private static let records: [[String: String]] = (0..<40).map { index in
    let words = ["patience", "and", "flour", "12,345.67", "größer", "漢字", "well-known"]
    let body = (0..<(index * 7 % 31)).map { words[($0 * index) % words.count] }.joined(separator: " ")
    return ["id": "\(index)", "shelf": "s\(index % 3)", "title": "Title \(index)", "body": body]
  }

  private func configuration(_ cells: [SizedCell], _ change: (inout ShelfConfiguration) -> Void = { _ in })
    -> ShelfConfiguration
  {
    var configuration = ShelfConfiguration()
    configuration.appCells = cells.map(\.cell)
    configuration.groupBy = Setting("shelf", .given)
    change(&configuration)
    return configuration
  }

  private func reports(
    _ configuration: ShelfConfiguration, _ records: [[String: String]] = ReportTests.records,
    onDiagnostic: @escaping (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [ShelfReport] {
    var options = BatchOptions()
    options.jobs = 1
    options.sampleLimits = .forPages
    var reports: [ShelfReport] = []
    _ = try ShelfMeasuring(try BatchPlan(configuration, inputs: []), options).run(
      [BatchInput(records: records)], onDiagnostic: onDiagnostic
    ) { reports.append($0) }
    return reports
  }

  @Test(arguments: [nil, "exhaustive", "text-column", "word-count", "sizing-label:bodyLabel", "column-label"])
  func aCellInCodeHasTheReportsOfTheDeclaredOne(estimator: String?) throws {
    for cell in [Cells.example, Cells.content] { try check(cell, estimator) }
  }

  private func check(_ cell: SizedCell, _ estimator: String?) throws {
    func set(_ configuration: inout ShelfConfiguration) {
      configuration.estimator = estimator.map { Setting($0, .given) }
      configuration.scales = [Setting(2, .given), Setting(3, .given)]
      configuration.contentSizeCategories = [Setting("accessibilityLarge", .given)]
    }
    let code = try reports(configuration([cell], set))
    let declared = try reports(configuration([], set))
    #expect(code.count == 6)
    for (own, other) in zip(code, declared) {
      #expect(own.metrics == other.metrics && own.largestID == other.largestID)
      // A cell in code is laid out to be asked, so that characters without a font are seen of each card.
      #expect(own.warnings == other.warnings || estimator == "word-count")
      #expect(own.certificate == other.certificate)
      #expect(own.anatomy?.fields.map(\.adds) == other.anatomy?.fields.map(\.adds))
      // The content view lies between the cell and its labels.
      let frames = [own, other].map { $0.anatomy?.views.suffix(2).map { [$0.x, $0.y, $0.size.width, $0.size.height] } }
      #expect(frames[0] == frames[1])
    }
  }

  @Test func viewsHaveTheirClassesAndProperties() throws {
    let anatomy = try #require(try reports(configuration([Cells.example]))[0].anatomy)
    #expect(anatomy.views.map(\.className) == ["ExampleCell", "UIView", "UILabel", "UILabel"])
    #expect(anatomy.views.map(\.outlet) == [nil, nil, "titleLabel", "bodyLabel"])
    #expect(anatomy.fields.map(\.field) == ["title", "body"])
  }

  @Test func theAppsEstimateMayPickAnotherCard() throws {
    let configuration = configuration([Cells.example]) { $0.estimator = Setting("view-model", .given) }
    let reports = try reports(configuration)
    let longest = ReportTests.records.filter { $0["shelf"] == "s0" }.max { $0["body"]!.count < $1["body"]!.count }
    #expect(reports[0].estimator == "view-model" && reports[0].largestID?.text == longest?["id"])
    #expect(throws: BatchError.self) {
      try self.reports(self.configuration([Cells.note]) { $0.estimator = Setting("view-model", .given) })
    }
  }

  /// A text of 17 points has 20.5 points a line, and the cell 20 more.
  @Test func aCellThatPlacesItsViewsHasItsOwnHeight() throws {
    let reports = try reports(
      configuration([Cells.note]), [["shelf": "a", "id": "1", "body": "Note"], ["shelf": "a", "body": "A\nB\nC"]])
    #expect(reports[0].metrics.itemSize == Size(width: 176, height: 81) && reports[0].largestID == nil)
    let views = try #require(reports[0].anatomy).views
    #expect(views.last?.lines.map(\.text) == ["A", "B", "C"] && views.last?.x == 12 && views.last?.size.width == 152)
  }

  @Test func aRecordThatMakesNoViewModelIsLeftOut() throws {
    var diagnostics: [String] = []
    let reports = try reports(
      configuration([Cells.strict]), [["shelf": "a", "title": "T"], ["shelf": "a", "body": "B"]]
    ) { diagnostics.append("\($0.diagnostic)") }
    #expect(reports[0].metrics.itemCount == 1 && reports[0].rejectedCount == 1)
    #expect(diagnostics.first?.contains("'Strict' makes no view model of the record: there is no title") == true)
  }

  /// The words of Foundation's decoder name the field, and a missing one by its name alone.
  @Test func decodersFaultsNameTheField() throws {
    struct Deal: Decodable { let title: String, price: String }
    let cell = SizedCell(ExampleCell.self, decoding: Deal.self) { (_: ExampleCell, _: Deal) in }
    var diagnostics: [String] = []
    _ = try reports(
      configuration([cell]), [["shelf": "a", "title": "T"], ["shelf": "a", "title": "T", "price": "1"]]
    ) {
      diagnostics.append("\($0.diagnostic)")
    }
    #expect(
      diagnostics.first?.contains("of the record: 'price' is missing; the record was left out") == true,
      "\(diagnostics)")
  }

  /// A field that is no value of its type is where the record is refused; one that is missing has no place of its own.
  @Test func aDecodersFaultIsAtItsField() throws {
    let folder = try TemporaryFolder()
    let records = [#"{"body": "fine", "stars": 3}"#, #"{"body": "B", "stars": "many"}"#, #"{"stars": 1}"#]
    try folder.put(records.joined(separator: "\n"), "notes.ndjson")
    var configuration = ShelfConfiguration()
    configuration.appCells = [Cells.note.cell]
    let plan = try BatchPlan(configuration, inputs: [Setting(folder.path("notes.ndjson"), .given)])
    var said: [String] = []
    var options = BatchOptions()
    options.jobs = 1
    let counts = try ShelfMeasuring(plan, options).run {
      said.append("\($0.diagnostic.position?.description ?? "") \($0.message)")
    } onReport: { _ in
    }
    #expect(counts.records == 3 && counts.rejected == 2)
    let opening = "'NoteCell' makes no view model of the record: "
    #expect(said.first?.hasPrefix("2:24 \(opening)'stars': ") == true, "\(said)")
    #expect(said.dropFirst().first == "3:1 \(opening)'body' is missing; the record was left out", "\(said)")
  }

  @Test func cellsAreChosenByName() throws {
    let both = [Cells.strict, Cells.note]
    #expect(throws: BatchError.self) { try self.reports(self.configuration(both)) }
    let chosen = try reports(configuration(both) { $0.cells = [Setting(.file("Strict"), .given)] })
    #expect(chosen.count == 3)
    #expect(throws: (any Error).self) {
      try self.reports(self.configuration(both) { $0.cells = [Setting(.file("Strickt"), .given)] })
    }
  }

  /// A field that is decoded adds to the height as one that a closure reads, and one that may be absent is not missed.
  @Test func decodedFieldsAddToTheHeight() throws {
    let body = "Sleepers are back on the lines between the capitals, with beds and breakfast."
    let records = [["id": "1", "shelf": "s", "body": body], ["id": "2", "shelf": "s", "body": "Short."]]
    var warnings: [BatchDiagnostic] = []
    let report = try #require(try reports(configuration([Cells.note]), records) { warnings.append($0) }.first)
    let anatomy = try #require(report.anatomy)
    #expect(anatomy.fields.map(\.field) == ["body", "stars"] && warnings.isEmpty)
    #expect(
      anatomy.fields[0].characterCount == body.count && anatomy.fields[0].adds > 30 && anatomy.fields[1].adds == 0)
    #expect(anatomy.blame?.field == 0)
  }
}
