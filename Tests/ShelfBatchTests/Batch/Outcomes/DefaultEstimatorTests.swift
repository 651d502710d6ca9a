import Catalog
import Fixtures
import SeededRandom
import Testing

@testable import ShelfBatch

/// The default answer is that of laying every card out.
@Suite struct DefaultEstimatorTests {
  private func reports(
    _ configuration: BatchConfiguration, _ records: [UInt8], estimator: String? = nil, jobs: Int = 1
  ) throws -> [ShelfReport] {
    var configuration = configuration
    configuration.estimator = estimator
    var reports: [ShelfReport] = []
    let input = BatchInput(records, format: .ndjson, name: "cards")
    try BatchPlan(configuration).run([input], jobs: jobs) { reports.append($0) }
    return reports
  }

  private func reports(_ random: RandomCells.Case, estimator: String? = nil, jobs: Int = 1) throws -> [ShelfReport] {
    var configuration = random.configuration
    configuration.estimator = estimator.map { Setting($0, .given) }
    var reports: [ShelfReport] = []
    try BatchPlan(configuration, inputs: []).run(
      [BatchInput(random.bytes, format: .ndjson, name: "cards")], jobs: jobs
    ) { reports.append($0) }
    return reports
  }

  @Test(arguments: 0..<4) func equalsLayingEveryCardOutInRandomCells(seed: Int) throws {
    var cells = RandomCells(seed: UInt64(seed))
    var count = 0
    while count < 125 {
      let random = try cells.next()
      let cell = random.text
      // Some leave no width for a label, which is refused.
      guard (try? BatchPlan(random.configuration, inputs: [])) != nil else { continue }
      count += 1
      let (found, exhaustive) = (try reports(random, jobs: 2), try reports(random, estimator: "exhaustive"))
      #expect(found.count == exhaustive.count && !found.isEmpty)
      for (one, other) in zip(found, exhaustive) {
        #expect(one.metrics.contentHeight == other.metrics.contentHeight, "\(cell)")
        #expect(one.metrics.largestIndex == other.metrics.largestIndex, "\(cell)")
        let proof = try #require(one.certificate)
        #expect(proof.rendered == one.metrics.renderedCount && proof.exact)
        #expect(proof.rendered + proof.bounded == one.metrics.itemCount)
        #expect(proof.largestBoundLeft ?? 0 <= one.metrics.contentHeight, "\(cell)")
      }
    }
  }

  /// A view that an empty text hides takes the spacing after it along.
  @Test(arguments: [
    (
      #"""
      {"stackView": {"axis": "vertical", "spacing": 8, "layoutMargins": 12, "arrangedSubviews": [
        {"label": {"id": "titleLabel", "font": {"size": 17}}},
        {"label": {"id": "subtitleLabel", "font": {"size": 13}, "hidesWhenEmpty": true}},
        {"label": {"id": "bodyLabel", "font": {"size": 15}, "numberOfLines": 0}}]}}
      """#,
      94.5
    ),
    (
      #"""
      {"stackView": {"axis": "horizontal", "spacing": 8, "arrangedSubviews": [
        {"imageView": {"id": "avatar", "width": 40, "height": 40}},
        {"stackView": {"axis": "vertical", "spacing": 4, "arrangedSubviews": [
          {"label": {"id": "titleLabel", "font": {"size": 17}}},
          {"label": {"id": "subtitleLabel", "font": {"size": 13}, "hidesWhenEmpty": true}},
          {"label": {"id": "bodyLabel", "font": {"size": 15}, "numberOfLines": 0}}]}}]}}
      """#,
      62.5
    ),
  ])
  func spacingOfHiddenViewsCounts(cell: String, height: Double) throws {
    var configuration = BatchConfiguration()
    configuration.cell = .inline(cell)
    let records: [[String: String]] = [
      ["id": "A", "title": "Night Trains", "subtitle": "Travel", "body": "Sleepers are back."],
      ["id": "B", "title": "Sourdough", "body": "A starter, a pot and patience."],
    ]
    let report = try #require(try BatchPlan(configuration).reports(of: records).first)
    #expect(report.metrics.contentHeight == height && report.largestID?.text == "A")
    #expect(report.estimator == "tallest")
    // The estimate by texts sees the spacing as well.
    configuration.estimator = "text-column"
    let estimated = try #require(try BatchPlan(configuration).reports(of: records).first)
    #expect(estimated.metrics.contentHeight == height && estimated.certificate == nil)
  }

  /// Assumptions about texts are told of the same cards, however the records are cut.
  @Test func warningsDoNotDependOnTheOrder() throws {
    var configuration = BatchConfiguration()
    configuration.cell = .inline(
      #"""
      {"stackView": {"axis": "vertical", "arrangedSubviews": [
        {"stackView": {"axis": "vertical", "alignment": "leading", "arrangedSubviews": [{"label": {"id": "titleLabel"}}]}},
        {"label": {"id": "bodyLabel", "numberOfLines": 5}}]}}
      """#)
    let (tall, foreign) = (
      #"{"title": "t", "body": "tall tall tall tall tall tall tall tall"}"#, #"{"title": "東京", "body": "low"}"#
    )
    for estimator in [nil, "text-column", "exhaustive", "word-count"] {
      let orders = try [[tall, foreign], [foreign, tall]].map { lines in
        try reports(configuration, Array(lines.joined(separator: "\n").utf8), estimator: estimator)[0].warnings
      }
      #expect(orders[0] == orders[1], "\(estimator ?? "default")")
    }
  }
}
