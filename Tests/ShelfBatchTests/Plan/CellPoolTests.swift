import Dispatch
import Fixtures
import Platform
import SeededRandom
import Testing

@testable import ShelfBatch

/// Cells that runs leave for the next one.
@Suite struct CellPoolTests {
  private func plan(_ cell: SampleCell, estimator: String? = nil) throws -> BatchPlan {
    var configuration = BatchConfiguration()
    configuration.cell = cell.cell
    (configuration.cardWidths, configuration.scales) = ([176, 131.5], [2, 3])
    configuration.estimator = estimator
    return try BatchPlan(configuration)
  }

  /// A plan that has measured other cards says all that a new one does.
  @Test(arguments: SampleCell.allCases, [nil, "text-column", "advance-sum"])
  func resultsDoNotDependOnThePast(cell: SampleCell, estimator: String?) throws {
    let used = try plan(cell, estimator: estimator)
    var samples = SampleCards(seed: 31)
    for _ in 0..<6 {
      let inputs = [BatchInput.records(samples.shelf(), .ndjson, name: "cards")]
      #expect(try Batch(used, inputs, jobs: 1) == Batch(plan(cell, estimator: estimator), inputs, jobs: 1))
    }
    #expect(used.passes[0].cellPool.count == 1)
  }

  /// Records that choose cells, hide views and give pictures their sizes and shapes.
  @Test func contentsBesideTextsAreForgotten() throws {
    let folder = try TemporaryFolder()
    let configuration = #"""
      {"cell": {"stackView": {"id": "all", "axis": "vertical", "spacing": 4, "arrangedSubviews": [
        {"imageView": {"id": "photo"}}, {"label": {"id": "titleLabel", "numberOfLines": 2}},
        {"label": {"id": "bodyLabel", "numberOfLines": 0}}]}},
       "bindings": {"titleLabel": {"field": "title", "hiddenWithout": "title"}, "bodyLabel": {"field": "body"},
                    "photo": {"pixelWidth": "w", "pixelHeight": "h", "aspectRatio": "shape", "hiddenWithout": "w"}}}
      """#
    let used = try folder.plan(configuration)
    var samples = SampleCards(seed: 32)
    for _ in 0..<20 {
      let records = (0..<samples.number(1..<4)).map { _ in
        var record = ["body": samples.text(words: 0..<9, isPlain: true)]
        if samples.chance(60) { record["title"] = samples.text(words: 1..<9, isPlain: true) }
        if samples.chance(60) { record["w"] = "\(samples.number(1..<400))" }
        if samples.chance(60) { record["h"] = "\(samples.number(1..<400))" }
        if samples.chance(60) { record["shape"] = "16:\(samples.number(4..<20))" }
        return record
      }
      #expect(
        try used.reports(of: records).map(\.summary) == folder.plan(configuration).reports(of: records).map(\.summary))
    }
  }

  /// Each of many requests at once has cells of its own.
  @Test func requestsAtOnceShareNothing() throws {
    let plan = try plan(.wrapping)
    var samples = SampleCards(seed: 33)
    let requests = (0..<40).map { _ in [BatchInput.records(samples.shelf(), .json, name: "cards")] }
    let expected = try requests.map { try Batch(self.plan(.wrapping), $0).reports }
    let answers = Locked<[Int: [String]]>([:])
    DispatchQueue.concurrentPerform(iterations: requests.count) { index in
      let answer = try? Batch(plan, requests[index], jobs: 1).reports
      answers.withLock { $0[index] = answer }
    }
    #expect(answers.withLock { answers in requests.indices.map { answers[$0] } } == expected)
    #expect(plan.passes[0].cellPool.count >= 1)
  }

  @Test func cellsOfAFailedRunDoNotComeBack() throws {
    let plan = try plan(.standard)
    let pool = plan.passes[0].cellPool
    for text in [#"[{"title": "a", "body": "b"}, {"title": "#, #"[{"title": "a", "body": "b"}] x"#] {
      #expect(throws: BatchError.self) { try Batch(plan, [BatchInput(Array(text.utf8), format: .json, name: "f")]) }
      #expect(pool.count == 0)
    }
    _ = try plan.reports(of: [["title": "a"]])
    #expect(pool.count == 1)
  }

  /// Neither the number of cells grows without end nor, by a long text, their size.
  @Test func whatIsKeptIsBounded() throws {
    let plan = try plan(.standard)
    let pool = plan.passes[0].cellPool
    let long = String(repeating: "word ", count: 20_000)
    _ = try plan.reports(of: [["title": "a", "body": long]])
    #expect(pool.count == 0)
    for _ in 0..<3 { _ = try plan.reports(of: [["title": "a", "body": "b"]]) }
    #expect(pool.count == 1)
    let cells = (0..<1000).map { _ in pool.take() }
    for cells in cells {
      cells.all[0].cells[0].setText("a", view: 1)
      _ = cells.all[0].cells[0].heightBounds(requiredWidth: 176)
      pool.giveBack(cells)
    }
    #expect((100..<1000).contains(pool.count))
  }
}
