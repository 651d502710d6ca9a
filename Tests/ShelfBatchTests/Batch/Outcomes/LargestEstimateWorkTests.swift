import CellLayout
import RecordCells
import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import ShelfBatch

/// The scan, against estimating each card in a cell of its own.
@Suite struct LargestEstimateWorkTests {
  private static let strategies: [EstimationStrategy] = [.textColumn, .exhaustive, .characterCount, .first]

  /// The result of a scan, in a form that can be compared.
  private struct Found: Equatable {
    var count: Int
    var extent: Int
    var place: Int?
    var estimate: Double?
    var id: String?
    var texts: OwnedFieldTexts?
    var height: Double?
    var approximations: TextApproximations

    /// Of the first shelf.
    init(_ tally: ShelfTally, variant: Int = 0) {
      let scan = tally[CardSearches<LargestEstimateWork.Search>.self][0].byVariant[variant]
      (count, extent) = (scan.count, scan.extent)
      (place, estimate) = (scan.largest?.index, scan.largest?.estimate)
      id = scan.largest?.candidate.card.id?.text
      texts = scan.largest?.candidate.card.texts
      height = scan.largest?.candidate.height
      approximations = tally.notes[0].approximations
    }
  }

  @Test(arguments: SampleCell.allCases, strategies)
  func findsTheFirstOfTheLargest(cell: SampleCell, strategy: EstimationStrategy) throws {
    let plans = try variants(cell, widths: [176, 120], scales: [2, 3])
    let work = LargestEstimateWork(CellPool(plans), strategy: strategy)
    var samples = SampleCards(seed: 11)
    for _ in 0..<(Sweep.isFull ? (cell == .standard ? 20 : 6) : 1) {
      let cards = samples.shelf()
      let tally = try tallies(work, SampleCard.lines(cards))[0]
      #expect(tally.notes[0].rejectedCount == cards.count { $0.isRejected })
      for (variant, plan) in plans.enumerated() {
        let width = plan.shelf.cardWidth
        let cell = plan.cell(showing: [])
        let estimator = try Estimator(strategy, cell: cell, cardWidth: width)
        let estimates = cards.shown.map { _, card in
          cell.show(card.texts)
          return estimator.estimate()
        }
        let found = Found(tally, variant: variant)
        #expect(found.count == estimates.count && found.extent == cards.count)
        guard let first = firstLargest(estimates) else {
          #expect(found.place == nil)
          continue
        }
        let (place, card) = cards.shown[first]
        #expect(found.place == place && found.id == "\(card.id)", "\(cards.map(\.line))")
        #expect(found.estimate == estimates[first])
        let height = plan.shelf.grid.points(pixels: plan.height(card))
        #expect(found.height == nil || found.height == height)
        #expect(found.texts == (found.height == nil ? OwnedFieldTexts(card.texts.map { Array($0.utf8) }) : nil))
      }
    }
  }

  /// The default estimator proves by their bytes that most cards are no taller than one before, and finds the same card
  /// as without that proof: by the lines of the article's texts.
  @Test func boundsOfTextsChangeNothing() throws {
    let plan = try variants(.standard)[0]
    let library = FontLibrary()
    let fonts = try [17.0, 14].map { try library.font(.system(size: $0, weight: .regular)) }
    let grid = plan.shelf.grid
    var samples = SampleCards(seed: 3)
    for _ in 0..<30 {
      let cards = samples.shelf(1..<80)
      let tally = try tallies(LargestEstimateWork(CellPool([plan]), strategy: .textColumn), SampleCard.lines(cards))[0]
      var approximations = TextApproximations()
      let heights = cards.shown.map { _, card in
        var pixels = 0.0
        for (text, font) in zip(card.texts, fonts) where !text.isEmpty {
          let paragraph = Paragraph(text, font: font)
          let isTitle = font.pointSize == 17
          // The title has its one line whatever it says.
          if !isTitle { approximations.formUnion(paragraph.approximations) }
          pixels += font.labelHeight(lines: isTitle ? 1 : paragraph.lineCount(width: 176 - 32), on: grid)
        }
        return grid.points(pixels: pixels)
      }
      let first = firstLargest(heights)
      let found = Found(tally)
      #expect(found.place == first.map { cards.shown[$0].index })
      #expect(found.estimate == first.map { heights[$0] })
      #expect(found.approximations == approximations)
    }
  }

  /// Parts that are cut anywhere, and merged in any order.
  @Test(arguments: strategies) func mergedPartsEqualTheWhole(strategy: EstimationStrategy) throws {
    let work = LargestEstimateWork(CellPool(try variants(.wrapping)), strategy: strategy, sampleLimits: .forPages)
    var samples = SampleCards(seed: 5)
    for _ in 0..<10 {
      let bytes = SampleCard.lines(samples.shelf(1..<50))
      let whole = try tallies(work, bytes)[0]
      let parts = try tallies(work, bytes, batchSize: samples.number(1..<600))
      let tally = merged(parts, &samples.random)
      #expect(Found(tally) == Found(whole))
      let sample = try #require(tally[CardSearches<LargestEstimateWork.Search>.self][0].samples[0])
      let wholeSample = try #require(whole[CardSearches<LargestEstimateWork.Search>.self][0].samples[0])
      #expect(sample.heights == wholeSample.heights)
      #expect(sample.tallest.ranked.map(\.name) == wholeSample.tallest.ranked.map(\.name))
      #expect(sample.first.map(\.ordinal) == wholeSample.first.map(\.ordinal))
    }
  }

  /// A card that may have to be laid out again keeps its texts, and no other does.
  @Test(arguments: [
    (SampleCell.standard, EstimationStrategy.textColumn, false), (.standard, .exhaustive, false),
    (.standard, .characterCount, true), (.wrapping, .textColumn, false), (.leading, .textColumn, true),
    (.leading, .exhaustive, false), (.row, .textColumn, true), (.broken, .textColumn, true),
    (.broken, .exhaustive, true),
  ])
  func keepsTextsWhereTheyAreNeeded(cell: SampleCell, strategy: EstimationStrategy, keepsTexts: Bool) throws {
    let card = SampleCard(id: 1, title: "Title", body: "Some words of a body that take several lines")
    let tally = try tallies(
      LargestEstimateWork(CellPool(variants(cell)), strategy: strategy), SampleCard.lines([card]))[0]
    #expect((Found(tally).texts != nil) == keepsTexts)
    #expect((Found(tally).height == nil) == keepsTexts)
  }

  /// Estimates that records bring, as numbers or as texts of numbers; what is no number is told, and is the shortest.
  @Test func notesWhatIsNoNumber() throws {
    let values: [(written: String?, number: Double)] = [
      ("1", 1), ("\"2.5\"", 2.5), ("-3e1", -30), (nil, .nan), ("null", .nan), ("\"tall\"", .nan), ("true", .nan),
      ("[4]", .nan),
    ]
    let work = LargestEstimateWork(CellPool(try variants(.standard)), strategy: .column(field: "score"))
    var samples = SampleCards(seed: 8)
    for _ in 0..<40 {
      var scores: [Double] = []
      var cards = samples.shelf(1..<12)
      for index in cards.indices {
        let value = values[samples.number(0..<values.count)]
        cards[index].score = value.written
        if !cards[index].isRejected { scores.append(value.number) }
      }
      let parts = try tallies(work, SampleCard.lines(cards), batchSize: samples.number(1..<300))
      let tally = merged(parts, &samples.random)
      let found = Found(tally)
      let first = firstLargest(scores)
      #expect(found.place == first.map { cards.shown[$0].index })
      #expect(found.estimate == first.map { scores[$0].isNaN ? -.infinity : scores[$0] })
      #expect(tally.notes[0].faults.map(\.count) == [scores.count(where: \.isNaN)].filter { $0 > 0 })
      guard let fault = scores.firstIndex(where: \.isNaN) else { continue }
      let (place, card) = cards.shown[fault]
      // Where the value is written; where the record starts if it has none.
      let written = card.score.map { card.line.utf8.count - $0.utf8.count }
      #expect(tally.notes[0].faults[0].first.line == place + 1 && tally.notes[0].faults[0].first.column == written ?? 1)
    }
  }
}
