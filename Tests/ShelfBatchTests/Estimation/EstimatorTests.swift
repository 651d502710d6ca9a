import CellLayout
import ShelfSizing
import SeededRandom
import Testing
import TextMeasurement

@testable import ShelfBatch

struct EstimatorTests {
  @Test func theFirstCardIsAsGoodAsAny() throws {
    let cell = try cell(titleAndBody())
    #expect(try cell.estimate("first", "", "") == cell.estimate("first", "a", "long\n\n\n"))
  }

  @Test(arguments: [
    ("", "", 0, 0), ("one", "", 1, 3), ("one two", "  three\n\tfour  ", 4, 7 + 15),
    ("-", "a-b a\u{A0}b", 4, 8),
    ("e\u{301}", "\u{1F468}\u{200D}\u{1F469}", 2, 2), ("\u{2028}", "\r\n", 0, 2), ("漢字", "\u{3000}", 1, 3),
  ])
  func counts(title: String, body: String, words: Double, characters: Double) throws {
    let cell = try cell(titleAndBody())
    #expect(try cell.estimate("word-count", title, body) == words)
    #expect(try cell.estimate("character-count", title, body) == characters)
  }

  /// Heights of title and body, 23 a line.
  @Test(
    arguments: [
      // Exactly a line, and a digit more.
      ("1111111111", 23, 23, 23, 23), ("11111111111", 23, 46, 46, 23),
      // Words that leave room at the ends of their lines: four lines, where the sum of advances has it that
      // three do.
      ("111111 111111 111111 111111", 69, 69, 92, 92),
      ("1\n1\n1", 23, 69, 69, 69), ("", 0, 0, 0, 0), (" ", 23, 23, 23, 23), ("1\n", 23, 46, 46, 46),
    ] as [(String, Double, Double, Double, Double)])
  func body(text: String, average: Double, sum: Double, column: Double, card: Double) throws {
    let cell = try cell(titleAndBody())
    #expect(try cell.estimate("average-advance", "", text) == average)
    #expect(try cell.estimate("advance-sum", "", text) == sum)
    #expect(try cell.estimate("text-column", "", text) == column)
    #expect(try cell.estimate("column-label", "", text) == column)
    #expect(try cell.estimate("sizing-label", "", text) == card)
    #expect(try cell.estimate("exhaustive", "", text) == column + 25)
  }

  @Test func labelsAddUp() throws {
    let cell = try cell(titleAndBody())
    let long = "11111111111 11111111111"
    // The title has a line whatever its text.
    #expect(try cell.estimate("average-advance", long, long) == 23 + 69)
    #expect(try cell.estimate("advance-sum", long, long) == 23 + 69)
    #expect(try cell.estimate("text-column", long, long) == 23 + 92)
    #expect(try cell.estimate("exhaustive", long, long) == 23 + 92 + 25)
    #expect(try cell.estimate("sizing-label", long, long) == 46)
    #expect(try cell.estimate("sizing-label:titleLabel", long, long) == 23)
    #expect(try cell.estimate("column-label:titleLabel", long, "") == 23)
  }

  /// AFM: the letters a to z are 12,726 thousandths wide, so 20 points make the mean 9.789.
  @Test(arguments: [(11, 1.0), (12, 2), (22, 2), (23, 3), (34, 3), (35, 4)])
  func averageAdvance(characters: Int, lines: Double) throws {
    let text = String(repeating: "i", count: characters)
    #expect(try cell(titleAndBody()).estimate("average-advance", "", text) == 23 * lines)
  }

  @Test func hiddenLabelsCountForNothing() throws {
    let hidden = label("bodyLabel", lines: 0) { $0.isHidden = true }
    let cell = try cell(column(label("titleLabel", lines: 1), hidden))
    for name in ["word-count", "character-count"] { #expect(try cell.estimate(name, "", "one two") == 0) }
    for name in ["average-advance", "advance-sum", "text-column", "column-label:bodyLabel"] {
      #expect(try cell.estimate(name, "", "1\n1") == 0, "\(name)")
    }
  }

  @Test func noWidthIsNoTrap() throws {
    let cell = try cell(titleAndBody())
    for name in EstimationStrategy.names {
      for width in [0.0, 20, 1, -3] {
        #expect(try cell.estimate(name, "a b", "abc", width: width).isFinite, "\(name)")
      }
    }
  }

  // MARK: The cell of the article

  /// All texts at their columns, and the constraints between them, are the whole height.
  @Test(arguments: [1.0, 2, 3])
  func columnsAndMarginsAreTheWholeHeight(scale: Double) throws {
    let cell = try cell(.standard, scale: scale)
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = [
      "a", "shelf", "of", "cards,", "well-known", "12,345.67", "(tall)", "extraordinarily", "\n", "größer",
      "漢字",
    ]
    var heights: Set<Double> = []
    for _ in 0..<Sweep.count(400) {
      let texts = (0..<2).map { _ in
        (0..<random(40)).map { _ in words[random(words.count)] }.joined(separator: " ")
      }
      let width = Double(60 + random(300))
      let column = try cell.estimate("text-column", texts[0], texts[1], width: width)
      let whole = try cell.estimate("exhaustive", texts[0], texts[1], width: width)
      #expect(abs(column + 48 - whole) < 1e-9, "\(texts) at \(width)")
      #expect(whole == cell.systemLayoutSizeFitting(requiredWidth: width).height)
      heights.insert(whole)
    }
    #expect(heights.count > 10)
  }

  /// The article's estimator measures the body at the width of the card, which is 32 points more than the
  /// body has.
  @Test func theArticlesEstimatorIsTooWide() throws {
    let cell = try cell(.standard)
    let font = try FontLibrary().font(.system(size: 14, weight: .regular))
    let grid = cell.blueprint.grid
    func height(_ text: String, width: Double) -> Double {
      grid.points(
        pixels: font.labelHeight(lines: Paragraph(text, font: font).lineCount(width: width), on: grid))
    }
    var differences = 0
    for count in 1...60 {
      let body = (0..<count).map { ["dynamic", "sizing", "for", "horizontal", "shelves"][$0 % 5] }.joined(
        separator: " ")
      let card = try cell.estimate("sizing-label", "t", body, width: 176)
      let column = try cell.estimate("column-label", "t", body, width: 176)
      #expect(card == height(body, width: 176))
      #expect(column == height(body, width: 144))
      differences += card == column ? 0 : 1
    }
    #expect(differences > 30)
  }

  // MARK: Labels by id

  @Test func withoutAnIDTheFirstLabelWithoutLimitIsTaken() throws {
    let two = try cell(
      column(label("aLabel", lines: 2), label("bLabel", lines: 0), label("cLabel", lines: 0)))
    #expect(try two.estimate("sizing-label", "1\n1", "1\n1\n1", "1") == 69)
    let limited = try cell(column(label("aLabel", lines: 1), label("bLabel", lines: 2)))
    #expect(try limited.estimate("sizing-label", "1", "1\n1\n1") == 46)
  }

  private func error(_ strategy: EstimationStrategy, _ template: CellTemplate) throws -> String? {
    let cell = try cell(template)
    do {
      _ = try Estimator(strategy, cell: cell, cardWidth: 100)
    } catch {
      return error.description
    }
    return nil
  }

  @Test func aLabelThatTheCellLacks() throws {
    let text = "names a label that the cell lacks"
    #expect(
      try error(.sizingLabel(id: "bodyLable"), .standard)
        == "the estimator 'sizing-label:bodyLable' \(text); its labels are titleLabel, bodyLabel")
    #expect(
      try error(.columnLabel(id: "x"), column(label(nil, lines: 0)))
        == "the estimator 'column-label:x' \(text); the cell's labels have no ids")
    #expect(
      try error(.columnLabel(id: nil), column())
        == "the estimator 'column-label' needs a label, and the cell has none")
    for name in EstimationStrategy.names where !name.hasSuffix("-label") {
      #expect(try error(#require(EstimationStrategy(name)), column()) == nil)
    }
  }
}
