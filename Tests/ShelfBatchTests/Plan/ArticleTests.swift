import Catalog
import CellLayout
import Fixtures
import Platform
import ShelfBatch
import ShelfSizing
import Testing

/// The demo of the 2018 article as a nib: seven constraints on the cell, a content view without an id.
@Suite struct ArticleTests {
  /// Shelves of one card whose body has so many hard lines, one without any body, and one of several cards.
  private func inputs(_ folder: TemporaryFolder) throws -> [BatchInput] {
    try ["lines0", "lines1", "lines12", "lines13", "nil", "several"].map {
      try BatchInput(file: folder.path($0 + ".json"))
    }
  }

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.putSample("ExampleCell.xib")
    try folder.putSample("Article.shelf.json")
    for count in [0, 1, 12, 13] { try folder.put(cards(lines: [count]), "lines\(count).json") }
    try folder.put(#"[{"title": "Title", "body": null}, {"title": "Title"}]"#, "nil.json")
    try folder.put(cards(lines: [3, 12, 0, 5]), "several.json")
    return folder
  }

  /// The heights that follow from its constraints, at both scales (UIKitNumbers.md, "The 2018 article's cell"): of the
  /// card, of the container and of the content, then whether it is cut, items, the decisive card's id and place, and its
  /// estimate.
  @Test func hasTheHeightsOfTheDemo() throws {
    let folder = try folder()
    var (reports, said) = ([ShelfReport](), [BatchDiagnostic]())
    try BatchPlan(configuration: folder.path("Article.shelf.json")).run(inputs(folder)) {
      said.append($0)
    } onReport: {
      reports.append($0)
    }
    #expect(said.isEmpty)
    let rows = reports.map { report in
      let metrics = report.metrics
      let heights = [metrics.itemSize.height, metrics.containerHeight, metrics.contentHeight]
      return "\(report.shelf) \(shortestDecimal(report.variant.scale)) "
        + heights.map { shortestDecimal($0) }.joined(separator: "/")
        + " \(metrics.isClamped) \(metrics.itemCount) \(report.largestID?.text ?? "-") \(metrics.largestIndex ?? -1) "
        + shortestDecimal(metrics.largestEstimate ?? -1)
    }
    #expect(
      rows == [
        "lines0 2 68.5/84.5/68.5 false 1 a0 0 20.5",
        "lines0 3 68.33333333333333/84.33333333333333/68.33333333333333 false 1 a0 0 20.333333333333332",
        "lines1 2 85.5/101.5/85.5 false 1 a0 0 37.5",
        "lines1 3 85.33333333333333/101.33333333333333/85.33333333333333 false 1 a0 0 37.333333333333336",
        "lines12 2 269/285/269 false 1 a0 0 221", "lines12 3 269/285/269 false 1 a0 0 221",
        "lines13 2 272/288/286 true 1 a0 0 238", "lines13 3 272/288/285.6666666666667 true 1 a0 0 237.66666666666666",
        "nil 2 68.5/84.5/68.5 false 2 - 0 20.5",
        "nil 3 68.33333333333333/84.33333333333333/68.33333333333333 false 2 - 0 20.333333333333332",
        "several 2 269/285/269 false 4 a1 1 221", "several 3 269/285/269 false 4 a1 1 221",
      ])
    for report in reports {
      #expect(report.metrics.itemSize.width == 176 && report.variant.cardWidth == 176)
      #expect(report.variant.contentSizeCategory == "large" && report.variant.locale == nil)
      #expect(report.rejectedCount == 0 && report.metrics.renderedCount == 1)
      #expect(report.estimator == "tallest" && report.warnings.isEmpty)
    }
  }

  /// Whether the cell comes from a configuration, from code or is built in, the results are the same.
  @Test(
    arguments: [2.0, 3], ["text-column", "exhaustive", "sizing-label:bodyLabel", "word-count", "advance-sum"])
  func equalsTheBuiltInCell(scale: Double, estimator: String) throws {
    let folder = try folder()
    var inCode = BatchConfiguration()
    inCode.insets = EdgeInsets(all: 8)
    inCode.maximumCardHeight = 272
    inCode.scales = [scale]
    inCode.estimator = estimator
    let builtIn = try Batch(BatchPlan(inCode), inputs(folder))
    #expect(builtIn.reports.count == 6)
    inCode.cell = .file(folder.path("ExampleCell.xib"))
    #expect(try Batch(BatchPlan(inCode), inputs(folder)) == builtIn)
    let path = folder.path("Article.shelf.json")
    var written = try ShelfConfiguration.parse(FileReader.readAll(path: path), file: path)
    written.scales = [Setting(scale, .given)]
    written.estimator = Setting(estimator, .given)
    #expect(try Batch(BatchPlan(written, inputs: []), inputs(folder)) == builtIn)
  }

  @Test func readsTheNibFromTheFolderOfTheConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.putSample("ExampleCell.xib")
    try folder.put(
      """
      {"cell": "../ExampleCell.xib", "records": "cards.json", "cardWidth": 200, "scale": 3, "maximumCardHeight": 100,
       "bindings": {"ShF-Ti-002": {"text": "One\\ntwo"}, "bodyLabel": "text"}}
      """, "shelves/Wide.shelf.json")
    try folder.put(#"[{"text": "x\ny\nz", "title": "not shown"}]"#, "shelves/cards.json")
    let reports = try folder.measure(BatchPlan(configuration: folder.path("shelves/Wide.shelf.json"))).reports
    #expect(reports.map(\.metrics.contentHeight) == [118.66666666666667])
    #expect(reports.map(\.metrics.itemSize) == [Size(width: 200, height: 100)])
  }

  @Test func explainsTheTallestCard() throws {
    let folder = try folder()
    var configuration = BatchConfiguration()
    configuration.cell = .file(folder.path("ExampleCell.xib"))
    var options = BatchOptions()
    options.sampleLimits = .forTexts
    var reports: [ShelfReport] = []
    _ = try ShelfMeasuring(BatchPlan(configuration).explaining(), options).run(
      [BatchInput(file: folder.path("several.json"))], onDiagnostic: { _ in }, onReport: { reports.append($0) })
    let report = try #require(reports.count == 1 ? reports.first : nil)
    #expect(report.metrics.itemSize == Size(width: 176, height: 269) && report.metrics.containerHeight == 269)
    let anatomy = try #require(report.anatomy)
    #expect(anatomy.tallest.first?.name == CardName(id: RecordID(text: "a1", isString: true), index: 1))
    #expect(anatomy.tallest.first?.height == 269 && anatomy.heights.cardCount == 4)
    #expect(anatomy.views.map(\.className) == ["ExampleCell", "UIView", "UILabel", "UILabel"])
    #expect(
      anatomy.views.map(\.words) == [
        "ShF-Ce-001 0 0 176 269", "- 0 0 176 269", "titleLabel 16 16 144 20.5", "bodyLabel 16 52.5 144 200.5",
      ])
    #expect(anatomy.views[2].font == "system 17" && anatomy.views[2].lines.map(\.text) == ["Title"])
    #expect(anatomy.views[3].font == "system 14")
  }
}
