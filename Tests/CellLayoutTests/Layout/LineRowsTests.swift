import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Heights of a cell's texts, and bounds of them that no text is shaped for.
struct LineRowsTests {
  private static let fonts: [FontDescriptor] = [
    .system(size: 14, weight: .regular), .named("Helvetica", size: 17), .textStyle(.body),
  ]

  /// Labels of some line limits, which show texts, with the rows of them at some widths.
  private func rows(
    _ labels: [(text: String, limit: Int, font: FontDescriptor)], widths: [Double?], grid: PixelGrid
  ) throws -> (rows: LineRows, labels: [LabelView]) {
    let library = FontLibrary()
    let views = try labels.map { text, limit, font in
      let template = LabelTemplate(font: font, numberOfLines: limit, text: text)
      return LabelView(
        viewIndex: 0, template: ViewTemplate(.label(template)), label: template, font: try library.font(font), runs: [],
        grid: grid)
    }
    return (try #require(LineRows(views, isShown: labels.map { _ in true }, widths)), views)
  }

  /// Words of printable ASCII, of which some are as wide as characters get; or the same word again and again, so that
  /// as little as one of them may fit in a line.
  private func text(_ random: inout SeededGenerator) -> String {
    if Bool.random(using: &random) {
      let word = String(repeating: "@", count: Int.random(in: 1...9, using: &random))
      return Array(repeating: word, count: Int.random(in: 1...20, using: &random)).joined(separator: " ")
    }
    let words = (0..<Int.random(in: 0...25, using: &random)).map { _ in
      let letters = ["abcdefghijklmnop", "WM@", "ilj.,'", "A/-(V)%$"].randomElement(using: &random) ?? "a"
      return String(
        (0..<Int.random(in: 1...9, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" })
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: [1.0, 2, 3]) func boundsAreNeverLessThanHeights(scale: Double) throws {
    let grid = try #require(PixelGrid(scale: scale))
    var random = SeededGenerator(seed: UInt64(scale))
    var (bounds, known) = (0, 0)
    let tried = Sweep.count(400)
    for _ in 0..<tried {
      let labels = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        (
          text(&random), [0, 0, 1, 2, 5].randomElement(using: &random) ?? 0,
          LineRowsTests.fonts.randomElement(using: &random) ?? .textStyle(.body)
        )
      }
      let widths = labels.map { _ in Double.random(in: 40...300, using: &random) }
      let (rows, views) = try rows(labels, widths: widths, grid: grid)
      // Before the texts are shaped, and after that.
      let bound = rows.boundOfHeights(upTo: .infinity)
      let sum = rows.sumOfHeights()
      #expect(rows.boundOfHeights(upTo: .infinity) == bound)
      var expected = 0.0
      for (view, width) in zip(views, widths) { expected += view.height(forWidth: width) }
      #expect(sum == nil || sum == expected, "\(labels)")
      known += sum == nil ? 0 : 1
      guard let bound else { continue }
      bounds += 1
      #expect(bound >= expected, "\(labels) at \(widths)")
      // It is told where it is no more than what is enough.
      #expect(rows.boundOfHeights(upTo: bound) == bound && rows.boundOfHeights(upTo: bound - 1) == nil)
    }
    #expect(4 * bounds > 3 * tried && 40 * known > 39 * tried)
  }

  /// Where more than printable ASCII is to be wrapped, bytes tell nothing; of a text in one line they need not.
  @Test(arguments: ["größer", "a\nb", "漢字", "tab\there", "a\u{7F}", "\u{A0}"])
  func otherTextsHaveNoBound(text: String) throws {
    let grid = try #require(PixelGrid(scale: 2))
    for (limit, isKnown) in [(0, false), (2, false), (1, true)] {
      let (rows, _) = try rows([(text, limit, LineRowsTests.fonts[0])], widths: [150], grid: grid)
      #expect((rows.boundOfHeights(upTo: .infinity) != nil) == isKnown)
      if isKnown { #expect(rows.boundOfHeights(upTo: .infinity) == rows.sumOfHeights()) }
    }
  }

  /// Rows know nothing where a text that wraps has no known width, and texts that are not shown count for nothing.
  @Test func needsTheWidthsOfWhatIsShown() throws {
    let grid = try #require(PixelGrid(scale: 2))
    let font = try FontLibrary().font(LineRowsTests.fonts[0])
    func label(_ limit: Int) -> LabelView {
      let template = LabelTemplate(font: LineRowsTests.fonts[0], numberOfLines: limit, text: "Some words to be wrapped")
      return LabelView(
        viewIndex: 0, template: ViewTemplate(.label(template)), label: template, font: font, runs: [], grid: grid)
    }
    let labels = [label(1), label(0)]
    #expect(LineRows(labels, isShown: [true, true], [nil, nil]) == nil)
    let line = font.labelHeight(lines: 1, on: grid)
    #expect(LineRows(labels, isShown: [true, false], [nil, nil])?.sumOfHeights() == line)
    let both = try #require(LineRows(labels, isShown: [true, true], [nil, 60]))
    let lines = labels[1].shownLines(forWidth: 60)
    #expect(lines > 1 && both.sumOfHeights() == line + font.labelHeight(lines: lines, on: grid))
    var key = HeightKey()
    for count in [1, lines] { _ = key.append(count) }
    #expect(both.key() == key)
  }
}
