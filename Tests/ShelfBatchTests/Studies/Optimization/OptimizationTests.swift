import Fixtures
import ShelfBatch
import ShelfOptimizer
import SeededRandom
import Testing

/// The best choice through the library, as a server or a test of an app links it.
struct OptimizationTests {
  private let cards = [
    ["id": "a", "shelf": "one", "title": "Field Notes", "body": "Three pocket notebooks."],
    [
      "id": "b", "shelf": "one", "title": "A longer title",
      "body": "A starter, a pot and patience, and more words for some lines.",
    ],
    ["id": "c", "shelf": "two", "title": "Night Trains", "body": "Sleepers are back on seven routes, and on more."],
  ]

  private func plan(_ change: (inout BatchConfiguration) -> Void = { _ in }) throws -> BatchPlan {
    var configuration = BatchConfiguration()
    configuration.groupBy = "shelf"
    change(&configuration)
    return try BatchPlan(configuration)
  }

  /// Records in memory; each choice has the heights that measuring the same records at its width gives.
  @Test func choicesAreWhatMeasuringSays() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 140...220)
    request.maximumCardHeights = [100, nil]
    let reports = try plan().optimize(request, of: cards)
    #expect(reports.count == 1)
    let report = try #require(reports.first)
    #expect(report.isExact && report.gridStep == nil && report.shelfCount == 2 && report.cardCount == 3)
    let best = try #require(report.best)
    #expect(best.isBest && best.objectives.cutCards == 0)
    for choice in report.candidates + [best, report.today] {
      let plan = try plan {
        $0.cardWidths = [choice.cardWidth]
        $0.maximumCardHeight = choice.maximumCardHeight
      }
      let heights = try plan.reports(of: cards).map(\.metrics.containerHeight)
      #expect(choice.objectives.containerHeight.total == heights.reduce(0, +))
      #expect(choice.objectives.containerHeight.max == heights.max())
    }
    #expect(try #require(report.loss) > 0 && report.reason.hasPrefix("176 → "))
  }

  /// No width between candidates is better: each 64th of a point is tried.
  @Test func noOtherWidthIsBetter() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 150...165)
    request.objective = .whiteSpace
    let best = try #require(try plan().optimize(request, of: cards)[0].best)
    let step = Sweep.isFull ? 1.0 / 64 : 1.0 / 16
    request.cardWidths = .every(in: 150...165, step: step)
    request.keepsAll = true
    let tried = try plan().optimize(request, of: cards)[0]
    #expect(tried.candidates.count == 1 + Int(15 / step))
    let least = try #require(tried.best)
    #expect(least.objectives.whiteSpace == best.objectives.whiteSpace)
    #expect(least.cardWidth - best.cardWidth < step && least.cardWidth >= best.cardWidth)
  }

  /// A width that is shown shorter than it is would be another step's.
  @Test func theWidthThatIsShownKeepsWhatIsPromised() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 140...220)
    let report = try plan().optimize(request, of: cards)[0]
    let best = try #require(report.best)
    let shown = try #require(report.reason.split(separator: " ").dropFirst(2).first.flatMap { Double($0) })
    #expect(shown != best.cardWidth && shown >= best.cardWidth && shown - best.cardWidth < 0.001)
    let heights = try plan { $0.cardWidths = [shown] }.reports(of: cards).map(\.metrics.containerHeight)
    #expect(heights.reduce(0, +) == best.objectives.containerHeight.total)
  }

  /// Line limits of more lines than any card has make the same of every card, and are candidates all the same.
  @Test func limitsThatHideNothingAreAlike() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 150...190)
    request.viewLevers = [.numberOfLines(of: "bodyLabel", [1, 2, 12, 13, 0])]
    request.limits.lostLines = 100
    request.keepsAll = true
    let report = try plan().optimize(request, of: cards)[0]
    let byLimit = Dictionary(grouping: report.candidates) { $0.levers[0] }
    let objectives = byLimit.mapValues { $0.map(\.objectives) }
    #expect(report.candidateCount == report.candidates.count && byLimit.count == 5)
    #expect(objectives[.number(12)] == objectives[.number(13)] && objectives[.number(12)] == objectives[.number(0)])
    #expect(objectives[.number(1)] != objectives[.number(12)])
    #expect(report.best?.levers == [.number(1)])
    for limit in [1, 2, 12.0] {
      request.viewLevers = [.numberOfLines(of: "bodyLabel", [Int(limit)])]
      #expect(try plan().optimize(request, of: cards)[0].candidates.map(\.objectives) == objectives[.number(limit)])
    }
  }

  @Test func leversChangeTheCell() throws {
    var request = OptimizationRequest()
    request.viewLevers = [.numberOfLines(of: "bodyLabel", [0, 1])]
    request.limits.lostLines = 100
    let report = try plan().optimize(request, of: cards)[0]
    let best = try #require(report.best)
    #expect(report.leverNames == ["bodyLabel.numberOfLines"] && report.today.levers == [.number(0)])
    #expect(best.levers == [.number(1)] && best.objectives.lostLines > 0)
    #expect(best.objectives.containerHeight.total < report.today.objectives.containerHeight.total)
    // Without a limit of its own, no line more than today's may be lost.
    request.limits.lostLines = nil
    #expect(try plan().optimize(request, of: cards)[0].best?.levers == [.number(0)])
  }

  @Test func tellsWhatItLeavesOut() throws {
    var request = OptimizationRequest()
    request.cardWidths = .each([160, 176])
    request.weightField = "weight"
    var said: [String] = []
    let report = try plan().optimize(request, of: cards + [["title": "no shelf", "weight": "2"]]) {
      said.append($0.message)
    }[0]
    #expect(report.cardCount == 3)
    #expect(said.count == 3 && said.count { $0.contains("no record has a number above 0 in 'weight'") } == 2)
  }

  @Test func eachVariantForItself() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 140...180)
    request.over = .each
    let reports = try plan { $0.scales = [2, 3] }.optimize(request, of: cards)
    #expect(reports.map { $0.variants.map(\.scale) } == [[2], [3]])
  }

  /// Each shelf gets the choice that it has where there are no others.
  @Test func eachShelfForItself() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 140...220)
    let alone = try ["one", "two"].map { name in
      try plan().optimize(request, of: cards.filter { $0["shelf"] == name })[0]
    }
    request.over = .eachShelf
    let reports = try plan { $0.scales = [2, 3] }.optimize(request, of: cards)
    #expect(reports.map(\.shelf) == ["one", "two", "one", "two"] && alone.map(\.shelf) == [nil, nil])
    #expect(reports.map { $0.variants.map(\.scale) } == [[2], [2], [3], [3]])
    for (report, alone) in zip(reports, alone) {
      #expect(report.best?.cardWidth == alone.best?.cardWidth && report.reason == alone.reason)
      #expect(report.today.objectives == alone.today.objectives && report.cardCount == alone.cardCount)
    }
    #expect(reports[0].best?.cardWidth != reports[1].best?.cardWidth)
  }

  /// A variation's value at a text size stands above a lever, as it will above the value that is written for it.
  @Test func variationsOutrankLevers() throws {
    let cell = """
      {"stackView": {"axis": "vertical", "arrangedSubviews": [{"label": {"id": "bodyLabel", "font":
        {"textStyle": "body"}, "numberOfLines": %}}]}}
      """
    func plan(_ lines: Int) throws -> BatchPlan {
      let folder = try TemporaryFolder()
      let cell = cell.replacing("%", with: "\(lines)")
      let variation = #"[{"contentSizeCategory": "accessibility", "views": {"bodyLabel": {"numberOfLines": 2}}}]"#
      let sizes = #"{"contentSizeCategory": ["accessibilityLarge"]}"#
      try folder.put(#"{"cell": \#(cell), "variations": \#(variation), "variants": \#(sizes)}"#, "A.shelf.json")
      return try BatchPlan(configuration: folder.path("A.shelf.json"))
    }
    var request = OptimizationRequest()
    request.viewLevers = [.numberOfLines(of: "bodyLabel", [1, 4])]
    request.keepsAll = true
    request.limits.lostLines = 100
    let records = cards.map { $0.filter { $0.key != "shelf" } }
    for choice in try plan(0).optimize(request, of: records)[0].candidates {
      guard case .number(let lines) = choice.levers[0] else { continue }
      let written = try plan(Int(lines)).reports(of: records)[0].metrics.containerHeight
      #expect(choice.objectives.containerHeight.total == written)
    }
  }

  /// The sentence begins with what was to be small.
  @Test func theReasonBeginsWithTheObjective() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 140...220)
    request.objective = .area
    func gains() throws -> Substring {
      try plan().optimize(request, of: cards)[0].reason.split(separator: ": ")[1].split(separator: ",")[0]
    }
    #expect(try gains().hasSuffix(" % less area"))
    request.objective = .whiteSpace
    #expect(try gains().hasSuffix(" white space"))
  }

  /// The third drawing is of another choice, which keeps to the limits where one does.
  @Test func drawsWhatComesNext() throws {
    var request = OptimizationRequest()
    request.cardWidths = .every(in: 140...220)
    request.viewLevers = [.numberOfLines(of: "bodyLabel", [0, 1, 2])]
    request.maximumCardHeights = [60, nil]
    let report = try plan().optimize(request, of: cards)[0]
    let (best, next) = (try #require(report.best), report.sketches[2])
    let drawn = report.candidates.filter {
      $0.cardWidth == next.geometry.cardWidth && !$0.isBest && report.limits.allow($0.objectives)
    }
    #expect(drawn.contains { $0.objectives != best.objectives })
    #expect(report.sketches[1].settings == "bodyLabel.numberOfLines 0")
    // Where nothing keeps to the limits, the nearest to them is drawn once.
    request.limits.containerHeight = 1
    let none = try plan().optimize(request, of: cards)[0]
    #expect(none.best == nil && none.sketches[1].title == "The nearest to the limits")
    #expect(
      none.sketches[2].geometry.cardWidth != none.sketches[1].geometry.cardWidth
        || none.sketches[2].itemHeight != none.sketches[1].itemHeight)
  }

  /// A list of widths has a curve as well, known at these alone.
  @Test func listsHaveACurve() throws {
    var request = OptimizationRequest()
    request.cardWidths = .each([150, 160, 200])
    let report = try plan().optimize(request, of: cards)[0]
    #expect(report.curve.map(\.width) == [150, 160, 176, 200] && !report.isCurveWhole)
    request.cardWidths = .every(in: 150...200)
    #expect(try plan().optimize(request, of: cards)[0].isCurveWhole)
  }

  @Test func refusesWhatCannotBe() throws {
    func message(_ change: (inout OptimizationRequest) -> Void) throws -> String {
      var request = OptimizationRequest()
      request.cardWidths = .every(in: 140...180)
      change(&request)
      let plan = try plan()
      let error = #expect(throws: BatchError.self) { try plan.optimize(request, of: cards) }
      return error?.description ?? ""
    }
    #expect(
      try message { $0.viewLevers = [.numberOfLines(of: "titelLabel", [1])] }
        == "the cell has no view 'titelLabel'. Did you mean 'titleLabel'?")
    #expect(
      try message { $0.viewLevers = [.numberOfLines(of: "titleLabel", [])] }
        == "the lever 'titleLabel.numberOfLines' has no values to choose from")
    #expect(try message { $0.cardWidths = nil }.hasPrefix("there is nothing to choose from"))
    #expect(try message { $0.cardWidths = .each([]) } == "there are no card widths to choose from")
    #expect(
      try message { $0.cardWidths = .each([-1]) }
        == "cardWidth is -1, but must be a finite number of at least 0.000001 and at most 1000000")
    #expect(try message { $0.cardWidths = .every(in: 140...180, step: 0) } != "")
    #expect(try message { $0.cardWidths = .showing(1...2) }.contains("name devices"))
    #expect(
      try message {
        $0.cardWidths = .showing(2...2.1)
        $0.devices = ["iPhone SE (1st gen)", "iPad 9.7-inch"]
      }.hasPrefix("no card width shows so many cards on each of the devices: the widest asks for at least "))
    #expect(
      try message { $0.viewLevers = [ViewLever(view: "bodyLabel", property: "isHidden", values: [.bool(true)])] }
        .hasPrefix("hiding 'bodyLabel' would lose its text, "))
    #expect(
      try message { $0.maximumCardHeights = [-5] }
        == "maximumCardHeight is -5, but must be a finite number of at least 0.000001 and at most 1000000")
  }
}
