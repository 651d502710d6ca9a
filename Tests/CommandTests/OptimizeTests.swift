import Foundation
import Testing

/// `optimize`: the best width, maximum and line limits.
@Suite struct OptimizeTests {
  struct Answer: Decodable {
    struct Choice: Decodable {
      struct Height: Decodable {
        let total, mean, max: Double
      }
      struct Cut: Decodable {
        let cards: Int
        let share: Double
      }
      let cardWidth: Double
      let maximumCardHeight: Double?
      let levers: [String: Double]
      let containerHeight: Height
      let area, whiteSpace: Double
      let cut: Cut
      let lostLines: Int
      let visible: Double?
      let isEfficient, isBest: Bool
    }
    let schemaVersion: Int?
    let minimize: String
    let isExact: Bool
    let grid: Double?
    let candidates: [Choice]
    let today: Choice
    let best: Choice?
    let nearest: Choice?
    let loss: Double?
    let reason: String
  }

  struct ByShelf: Decodable {
    struct Answer: Decodable {
      let shelf: String
      let best: OptimizeTests.Answer.Choice?
    }
    let shelves: [Answer]
  }

  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      """
      {"s": "a", "id": "a1", "title": "A rather long title", "body": "some words that take a few lines in a card"}
      {"s": "a", "id": "a2", "title": "Short", "body": "few words", "weight": 3}
      {"s": "b", "id": "b1", "title": "Another title", "body": "one two three four five six seven eight nine ten"}

      """, "cards.ndjson")
    return folder
  }

  private func optimize(_ folder: Folder, _ arguments: String...) throws -> Answer {
    let outcome = try folder.run(["optimize", "--group-by", "s", "--format", "json", "cards.ndjson"] + arguments)
    #expect(outcome.code == 0, "\(outcome)")
    return try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
  }

  /// The best of a range has the height that `measure` gives at its width, and no listed width has a lower one.
  @Test func theBestIsWhatMeasuringSays() throws {
    let folder = try folder()
    let answer = try optimize(folder, "--card-width", "140..220", "--insets", "8")
    let best = try #require(answer.best)
    #expect(answer.schemaVersion == 1 && answer.minimize == "container-height" && answer.isExact && answer.grid == nil)
    #expect(best.isBest && best.isEfficient && answer.candidates.filter(\.isBest).count == 1)
    #expect(best.cut.cards == 0 && best.lostLines <= answer.today.lostLines && best.visible == nil)
    var least = Double.infinity
    for width in [best.cardWidth] + stride(from: 140.0, through: 220, by: 10) {
      let report = try folder.run(
        "measure", "--group-by", "s", "--insets", "8", "--format", "csv", "--card-width", "\(width)", "cards.ndjson")
      let total = report.lines.dropFirst().map {
        Double($0.split(separator: ",", omittingEmptySubsequences: false)[7])!
      }
      .reduce(0, +)
      if width == best.cardWidth { #expect(total == best.containerHeight.total) }
      least = min(least, total)
    }
    #expect(best.containerHeight.total == least)
    #expect(answer.today.cardWidth == 176 && answer.today.maximumCardHeight == nil)
    #expect(answer.reason.hasPrefix("176 → ") && answer.reason.contains("points lower"))
  }

  /// A list is looked at width by width, and comes to the same as the range where it has its widths.
  @Test func listsAndRangesAgree() throws {
    let folder = try folder()
    let maxima = "100,none"
    let steps = try optimize(
      folder, "--card-width", "150..190", "--maximum-card-height", maxima, "--lines", "titleLabel=1..2", "--all")
    let widths = stride(from: 150.0, through: 190, by: 2.5).map { "\($0)" }.joined(separator: ",")
    let listed = try optimize(
      folder, "--card-width", widths, "--maximum-card-height", maxima, "--lines", "titleLabel=1..2", "--all")
    #expect(listed.candidates.count == 17 * 4)
    for choice in listed.candidates {
      let step = try #require(
        steps.candidates.last {
          $0.cardWidth <= choice.cardWidth && $0.maximumCardHeight == choice.maximumCardHeight
            && $0.levers == choice.levers
        })
      #expect(step.containerHeight.total == choice.containerHeight.total && step.whiteSpace == choice.whiteSpace)
      #expect(step.cut.cards == choice.cut.cards && step.lostLines == choice.lostLines, "\(choice.cardWidth)")
    }
  }

  @Test func tiesGoToTheNarrowerLowerShorterCard() throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "x", "body": "y"}]"#, "cards.json")
    let outcome = try folder.run(
      "optimize", "--card-width", "140..240", "--maximum-card-height", "none,300,200", "--lines",
      "titleLabel=none,2,1", "--format", "json", "cards.json")
    let best = try #require(try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).best)
    #expect(best.cardWidth == 140 && best.maximumCardHeight == 200 && best.levers == ["titleLabel.numberOfLines": 1])
  }

  @Test func visibleCardsAndDevices() throws {
    let folder = try folder()
    let answer = try optimize(
      folder, "--devices", "iPhone SE (1st gen)", "--visible", "1.5..2.5", "--insets", "10", "--line-spacing", "20",
      "--limit", "visible>=2", "--limit", "lost-lines<=9")
    let best = try #require(answer.best)
    #expect(best.visible == (320 - 10 + 20) / (best.cardWidth + 20) && best.cardWidth <= 145)
    #expect(answer.candidates.allSatisfy { 112...200 ~= $0.cardWidth })
  }

  @Test func weightsCountShelves() throws {
    let folder = try folder()
    let even = try optimize(folder, "--card-width", "176,180")
    let weighted = try optimize(folder, "--card-width", "176,180", "--weight-field", "weight")
    let (a, b) = (weighted.today.containerHeight.total, even.today.containerHeight.total)
    #expect(a > b && weighted.today.containerHeight.mean == a / 4 && even.today.containerHeight.mean == b / 2)
  }

  @Test func oneChoiceForTheWorstOrOneForEach() throws {
    let folder = try folder()
    let cell = """
      {"stackView": {"axis": "vertical", "layoutMargins": 8, "arrangedSubviews": [
        {"label": {"id": "titleLabel", "font": {"textStyle": "headline"}}},
        {"label": {"id": "bodyLabel", "font": {"textStyle": "body"}, "numberOfLines": 0}}]}}
      """
    try folder.put(cell, "cell.json")
    let sizes = ["--cell", "cell.json", "--content-size-category", "large,extraLarge", "--card-width", "150..200"]
    let arguments = ["optimize", "--group-by", "s", "--format", "json", "cards.ndjson"] + sizes
    struct Each: Decodable { let variants: [Answer] }
    let worst = try JSONDecoder().decode(Answer.self, from: Data(try folder.run(arguments).output.utf8))
    let each = try JSONDecoder().decode(
      Each.self, from: Data(try folder.run(arguments + ["--over", "each"]).output.utf8))
    #expect(each.variants.count == 2)
    #expect(worst.today.containerHeight.total == each.variants.map(\.today.containerHeight.total).max())
  }

  @Test func oneChoiceForEachShelf() throws {
    let folder = try folder()
    let arguments = ["optimize", "--group-by", "s", "--card-width", "150..200", "--over", "each-shelf", "cards.ndjson"]
    func run(_ format: String) throws -> String { try folder.run(arguments + ["--format", format]).output }
    let answers = try JSONDecoder().decode(ByShelf.self, from: Data(try run("json").utf8)).shelves
    let names = answers.map(\.shelf)
    #expect(names.count == 2 && Set(names).count == 2)
    let rows = try run("csv").split(separator: "\n").map { $0.split(separator: ",") }
    #expect(rows[0][0] == "shelf")
    let best = rows.filter { $0.contains("best") }
    #expect(best.map { String($0[0]) } == names && best.map { Double($0[4]) } == answers.map { $0.best?.cardWidth })
    let table = try run("table")
    #expect(names.allSatisfy { table.contains("\($0) @2x large\n1 shelf, ") })
    #expect(try run("html").contains("<h2>\(names[0]) @2x large</h2>"))
    let outcome = try folder.run(arguments + ["--fail-above-loss", "0%"])
    #expect(outcome.code == 1 && names.contains { outcome.errors.contains("shelf '\($0)': today's choice is ") })
  }

  @Test func whatGrowsWithTheCardIsExactOnAGrid() throws {
    let folder = try folder()
    try folder.put(
      """
      {"stackView": {"axis": "vertical", "arrangedSubviews": [{"imageView": {"id": "image", "aspectRatio": 2}},
        {"label": {"id": "titleLabel"}}, {"label": {"id": "bodyLabel", "numberOfLines": 0}}]}}
      """, "cell.json")
    let answer = try optimize(folder, "--cell", "cell.json", "--card-width", "150..160", "--scale", "2", "--all")
    #expect(!answer.isExact && answer.grid == 0.5)
    #expect(answer.candidates.allSatisfy { ($0.cardWidth * 2).rounded() == $0.cardWidth * 2 })
  }

  // MARK: The answer is no

  /// Two limits that exclude each other: a low shelf, and no line lost.
  @Test func contradictoryLimits() throws {
    let folder = try folder()
    func run(_ limits: String...) throws -> Outcome {
      let options = limits.flatMap { ["--limit", $0] } + ["--format", "csv", "--lines", "bodyLabel=1,none"]
      return try folder.run(["optimize", "--group-by", "s", "--card-width", "140..160", "cards.ndjson"] + options)
    }
    let both = try run("container-height<=90", "lost-lines<=1")
    #expect(both.code == 1 && both.errors.contains("no candidate keeps to the limits; the nearest is "))
    #expect(both.output.split(separator: "\n").dropFirst().prefix(2).map { $0.contains("nearest") } == [false, true])
    // Either can be kept to.
    #expect(try run("container-height<=90", "lost-lines<=99").code == 0 && run("lost-lines<=1").code == 0)
  }

  @Test func aLimitThatNothingMeets() throws {
    let folder = try folder()
    let outcome = try folder.run(
      "optimize", "--group-by", "s", "--card-width", "140..220", "--limit", "container-height<=60", "--format", "json",
      "cards.ndjson")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8))
    #expect(outcome.code == 1 && answer.best == nil && answer.loss == nil)
    let nearest = try #require(answer.nearest)
    #expect(nearest.containerHeight.max == answer.candidates.map(\.containerHeight.max).min())
    #expect(outcome.errors.contains("no candidate keeps to the limits; the nearest is"))
  }

  @Test func aLossAboveTheLimit() throws {
    let folder = try folder()
    let arguments = ["optimize", "--group-by", "s", "--card-width", "140..220", "cards.ndjson", "--fail-above-loss"]
    let denied = try folder.run(arguments + ["1%"])
    #expect(denied.code == 1 && denied.errors.contains("today's choice is "), "\(denied)")
    #expect(try folder.run(arguments + ["200%"]).code == 0)
  }

  @Test func emptyShelves() throws {
    let folder = try Folder()
    try folder.put("[]", "cards.json")
    for format in ["table", "json", "csv", "html"] {
      let outcome = try folder.run("optimize", "--card-width", "140..240", "--format", format, "cards.json")
      #expect(outcome.code == 0 && outcome.errors.contains("there are no cards"), "\(outcome)")
    }
    // There is nothing to choose by.
    try folder.put(#"{"records": "cards.json", "cardWidth": 150}"#, "A.shelf.json")
    #expect(try folder.run("optimize", "--card-width", "140..240", "--write", "A.shelf.json").code == 0)
    #expect(try folder.text("A.shelf.json") == #"{"records": "cards.json", "cardWidth": 150}"#)
  }

  // MARK: Writing

  @Test func writesTheChoiceAndNoOtherByte() throws {
    let folder = try Folder()
    // A tie at all widths.
    try folder.put(#"{"s": "a", "title": "x", "body": "y"}"#, "cards.ndjson")
    func configuration(_ width: String, _ maximum: String, _ lines: String) -> String {
      """
      { "records" : "cards.ndjson",\r
        \(width)"groupBy":"s", \(maximum)"scale": 2,
        "cell": {"stackView": {"layoutMargins": 16, "axis": "vertical", "arrangedSubviews": [
          {"label": {"id": "titleLabel"\(lines), "text": "é"}}, {"label": {"id": "bodyLabel", "numberOfLines": 0}}]}} }

      """
    }
    try folder.put(configuration("\"cardWidth\" : 150.0,", "\"maximumCardHeight\": 9e2, ", ""), "A.shelf.json")
    let arguments = [
      "optimize", "A.shelf.json", "--card-width", "200,210", "--maximum-card-height", "none,300", "--lines",
      "titleLabel=2", "--write",
    ]
    #expect(try folder.run(arguments).code == 0)
    let written = try folder.text("A.shelf.json")
    #expect(
      written
        == configuration("\"cardWidth\" : 200,", "\"maximumCardHeight\": 300, ", "").replacingOccurrences(
          of: "{\"id\": \"titleLabel\"", with: "{\"numberOfLines\": 2,\u{20}\"id\": \"titleLabel\""))
    // No limit is no key.
    #expect(
      try folder.run("optimize", "A.shelf.json", "--card-width", "200,210", "--maximum-card-height", "none", "--write")
        .code == 0)
    #expect(
      try folder.text("A.shelf.json") == written.replacingOccurrences(of: "\"maximumCardHeight\": 300, ", with: ""))
    // A lever that keeps its value, or was not to choose, stays as it is written.
    let kept = configuration("\"cardWidth\" : 150.0,", "\"maximumCardHeight\": 9e2, ", "")
    try folder.put(kept, "A.shelf.json")
    #expect(try folder.run("optimize", "A.shelf.json", "--lines", "titleLabel=1,2", "--write").code == 0)
    #expect(try folder.text("A.shelf.json") == kept)
  }

  @Test func whatCanNotBeWritten() throws {
    let folder = try folder()
    try folder.put(#"{"records": "cards.ndjson", "variants": {"cardWidth": [160, 176]}}"#, "A.shelf.json")
    try folder.put(#"{"records": "cards.ndjson"}"#, "B.shelf.json")
    try folder.put(#"{"records": "cards.ndjson", "unknown": 1}"#, "C.shelf.json")
    let widths = ["optimize", "--card-width", "140..200", "--write"]
    let malformed = try folder.run(widths + ["C.shelf.json"])
    #expect(malformed.code == 65 && malformed.errors.hasPrefix("C.shelf.json:1:29: error: unknown key 'unknown'"))
    #expect(try folder.run(widths + ["--config", "Missing.shelf.json"]).code == 66)
    #expect(try folder.run(widths + ["cards.ndjson"]).errors.contains("'--write' needs a configuration"))
    let several = try folder.run(widths + ["A.shelf.json"])
    #expect(several.code == 65 && several.errors.hasPrefix("A.shelf.json:1:55: error: '--write' can't replace "))
    let foreign = try folder.run(widths + ["B.shelf.json", "--lines", "titleLabel=1,2"])
    #expect(foreign.code == 64 && foreign.errors.contains("can't change 'titleLabel', which is not in 'B.shelf.json'"))
  }

  // MARK: Usage

  @Test(arguments: [
    (["--lines", "titelLabel=1"], "the cell has no view 'titelLabel'. Did you mean 'titleLabel'?"),
    (["--set", "titleLabel.spacng=1"], "unknown property 'spacng' of 'titleLabel'. Did you mean 'spacing'?"),
    (["--set", "titleLabel.spacing=1"], "'titleLabel' is no stack view, which alone has 'spacing'"),
    (["--lines", "titleLabel=3..1"], "invalid for '--lines'"),
    (["--lines", "titleLabel=1", "--set", "titleLabel.numberOfLines=2"], "'titleLabel.numberOfLines' is there twice"),
    (["--lines", "titleLabel=-1"], "whole numbers from 0"),
    (["--visible", "2..1"], "invalid for '--visible'"),
    (["--visible", "1..2"], "not by both"),
    (["--maximum-card-height", "0"], "maximumCardHeight is 0, but must be a finite number of at least 0.000001"),
    (["--limit", "cut<=1", "--limit", "cut<=2%"], "'cut' is limited twice"),
    (["--limit", "visble>=1"], "Unknown limit 'visble'. Did you mean 'visible'?"),
    (["--limit", "visible<=1"], "it takes visible>= and a number"),
    (["--limit", "visible>=1"], "depends on the screen; name devices"),
    (["--devices", "iPhone 99"], "unknown device 'iPhone 99'"),
    (["--minimize", "height"], "invalid for '--minimize'"),
    (["--lines", "titleLabel=1..40,bodyLabel=1..40"], "the levers have more than 1000 combinations; leave values out"),
    (
      ["--lines", "titleLabel=1..30,bodyLabel=1..30", "--content-size-category", "all"],
      "and at most 10000 are chosen from; leave values out"
    ),
    (["--fail-above-loss=-5%"], "it takes a share of at least 0"),
    (["--fail-above-loss", "5"], "it takes a share of at least 0, as 5% or 0.05"),
    (["--limit", "white-space<=20"], "it takes a share of at least 0, as 5% or 0.05"),
    (["--limit", "cut<=101%"], "it takes shares of at most 100%"),
  ])
  func usage(arguments: [String], message: String) throws {
    let outcome = try folder().run(["optimize", "--card-width", "140..200", "cards.ndjson"] + arguments)
    #expect(outcome.code == 64 && outcome.errors.contains(message), "\(outcome)")
  }

  @Test func nothingToChooseFrom() throws {
    let folder = try folder()
    #expect(try folder.run("optimize", "cards.ndjson").errors.contains("there is nothing to choose from"))
    #expect(try folder.run("optimize", "--card-width", "240..140", "cards.ndjson").code == 64)
    let tooFew = try folder.run("optimize", "--visible", "200..300", "--devices", "iPad", "cards.ndjson")
    #expect(tooFew.code == 64 && tooFew.errors.contains("no card width lies between"), "\(tooFew)")
  }
}
