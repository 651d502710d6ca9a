import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import ShelfBatch

/// Texts by themselves, against measuring each.
@Suite struct TextMeasuringTests {
  @Test(arguments: allFormats) func measuresEachText(format: BatchInput.Format) throws {
    let font = try FontLibrary().font(.named("Helvetica", size: 15))
    let grid = try #require(PixelGrid(scale: 3))
    let fields = ["body", "title", "body", "subtitle"]
    let measuring = TextMeasuring(fields: fields, font: font, width: 130, grid: grid)
    var samples = SampleCards(seed: 97)
    for jobs in [1, 3] {
      var cards = samples.catalogue(60, shelves: 1)
      for index in cards.indices { cards[index].isRejected = format != .csv && samples.chance(10) }
      let halves = [Array(cards.prefix(25)), Array(cards.dropFirst(25))]
      var options = BatchOptions()
      options.jobs = jobs
      var (rows, said) = ([TextRow](), [BatchDiagnostic]())
      let summary = try measuring.run(
        halves.map { .records($0, format, name: "f") }, options, onDiagnostic: { said.append($0) },
        onRows: { rows += $0 })
      var approximations = TextApproximations()
      func lines(_ text: String) -> Int {
        let paragraph = Paragraph(text, font: font)
        approximations.formUnion(paragraph.approximations)
        return paragraph.lineCount(width: 130)
      }
      let expected = cards.shown.map { _, card in [lines(card.texts[1]), lines(card.texts[0]), lines(card.texts[1]), 0]
      }
      #expect(rows.map(\.index) == cards.shown.map(\.index))
      #expect(rows.map(\.lines) == expected)
      #expect(
        rows.map(\.height)
          == expected.map { grid.points(pixels: $0.reduce(0) { $0 + font.labelHeight(lines: $1, on: grid) }) })
      #expect(summary.approximations == approximations)
      #expect(summary.missingFields == ["subtitle"])
      #expect(summary.counts.records == 60 && summary.counts.rejected == cards.count { $0.isRejected })
      #expect(said.count == summary.counts.rejected)
    }
  }
}
