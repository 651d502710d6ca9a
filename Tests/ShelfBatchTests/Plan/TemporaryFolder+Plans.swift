import Catalog
import CellLayout
import Fixtures
import RecordCells
import ShelfSizing
import Testing

@testable import ShelfBatch

extension TemporaryFolder {
  /// The plan of a configuration, which lies in this folder as `A.shelf.json`.
  func plan(_ configuration: String) throws -> BatchPlan {
    try put(configuration, "A.shelf.json")
    return try BatchPlan(configuration: path("A.shelf.json"))
  }

  /// Whose fault it is that there is no such plan, and why: `malformed A.shelf.json:1:10: error: …`.
  func refusal(_ configuration: String) -> String { refusal { _ = try plan(configuration) } }

  func refusal(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing is wrong"
    } catch let error as BatchError {
      return "\(error.kind) \(relative(error.description))"
    } catch {
      return "\(error)"
    }
  }

  /// A text with paths as they are seen from this folder.
  func relative(_ text: String) -> String { text.replacing(path + "/", with: "") }

  /// The results of a plan for its records.
  func measure(_ plan: BatchPlan) throws -> Measured {
    var measured = Measured()
    measured.counts = try plan.run {
      measured.diagnostics.append(relative($0.description))
    } onReport: {
      measured.reports.append($0)
    }
    return measured
  }

  // MARK: Cells

  /// The cell of a plan's first variant.
  ///
  /// - Parameter record: which one of the first input it shows; `nil` for none.
  func cell(_ plan: BatchPlan, showing record: Int? = nil) throws -> TemplateCell {
    let prototypes = plan.passes[0].variants[0].prototypes
    let cells = PrototypeCells(prototypes)
    if let record {
      let records = plan.passes[0].records
      let card = try #require(
        try records.inputs[0].card("\(record)", for: prototypes, rules: RecordRules(), records.localization))
      cells.configure(with: try #require(card.texts), isSizing: true)
    }
    return cells.current
  }

  /// That cell's views with their frames.
  func views(_ plan: BatchPlan, showing record: Int? = nil) throws -> [PlacedView] {
    try cell(plan, showing: record).placedViews(cardWidth: plan.passes[0].variants[0].shelf.cardWidth)
  }

  func frames(_ plan: BatchPlan, showing record: Int? = nil) throws -> [String] {
    try views(plan, showing: record).map(\.words)
  }

  /// The heights of the first records of the first input, each laid out alone.
  func heights(_ plan: BatchPlan, _ count: Int) throws -> [Double] {
    try (0..<count).map { record in
      let width = plan.passes[0].variants[0].shelf.cardWidth
      let height = try cell(plan, showing: record).systemLayoutSizeFitting(requiredWidth: width).height
      #expect(try views(plan, showing: record)[0].size.height == height)
      return height
    }
  }
}

/// The results of a batch.
struct Measured {
  var reports: [ShelfReport] = []
  /// The messages, a line each.
  var diagnostics: [String] = []
  var counts = BatchCounts()

  /// `featured 5+1 269/285`: the shelf, its items and rejected records, the heights of card and container.
  var summaries: [String] {
    reports.map { report in
      let heights = [report.metrics.itemSize.height, report.metrics.containerHeight].map { shortestDecimal($0) }
      return "\(report.shelf) \(report.metrics.itemCount)+\(report.rejectedCount) \(heights.joined(separator: "/"))"
    }
  }
}

/// Records of a shelf whose bodies have so many lines, as a JSON array.
func cards(lines: [Int]) -> String {
  let records = lines.enumerated().map { index, count in
    let body = Array(repeating: "x", count: count).joined(separator: "\\n")
    return #"{"id": "a\#(index)", "title": "Title", "body": "\#(body)"}"#
  }
  return "[" + records.joined(separator: ",\n ") + "]\n"
}
