import Catalog
import SeededRandom
import ShelfSizing
import Testing

@testable import ShelfBatch

/// The library as apps and tools use it.
@Suite struct BatchPlanTests {
  private func configuration(_ change: (inout BatchConfiguration) -> Void = { _ in }) -> BatchConfiguration {
    var configuration = BatchConfiguration()
    change(&configuration)
    return configuration
  }

  /// The same records as files of any format, as dictionaries, and in parts.
  @Test func inputsGiveTheSameReports() throws {
    let plan = try BatchPlan(configuration { $0.groupBy = "shelf" })
    var samples = SampleCards(seed: 81)
    for count in [1, 5, 60] {
      let cards = samples.catalogue(count, shelves: 7)
      let dictionaries = cards.map { card in
        ["shelf": card.shelf, "id": "\(card.id)", "title": card.title, "body": card.body].compactMapValues { $0 }
      }
      let expected = try plan.reports(of: dictionaries).map(\.summary)
      #expect(expected.count == Set(cards.map(\.shelf)).count)
      for format in allFormats {
        let whole = try Batch(plan, [.records(cards, format, name: "cards")])
        #expect(whole.summaries == expected, "\(format)")
        #expect(whole.counts.records == count && whole.counts.rejected == 0)
        // Shelves go on from one input to the next, whatever their formats.
        let cut = samples.number(0..<count)
        let parts = [cards[..<cut], cards[cut...]].enumerated().map { place, part in
          BatchInput.records(Array(part), place == 0 ? .json : format, name: "part \(place)")
        }
        #expect(try Batch(plan, parts).summaries == expected, "\(format)")
      }
    }
  }

  /// Each shelf is as tall as its tallest card, laid out by itself.
  @Test(arguments: [false, true]) func measuresTheTallestCard(certifies: Bool) throws {
    let plan = try BatchPlan(
      configuration {
        ($0.groupBy, $0.certifies, $0.insets, $0.maximumCardHeight) = ("shelf", certifies, EdgeInsets(all: 8.2), 150)
        // An estimate that is often wrong makes no difference then.
        if certifies { $0.estimator = "character-count" }
      })
    let variant = plan.passes[0].variants[0]
    var samples = SampleCards(seed: 82)
    let cards = samples.catalogue(200, shelves: 30)
    var reports: [ShelfReport] = []
    try plan.run([.records(cards, .ndjson, name: "cards")]) { reports.append($0) }
    var names: [String?] = []
    for card in cards where !names.contains(card.shelf) { names.append(card.shelf) }
    #expect(reports.map(\.shelf) == names)
    for report in reports {
      let own = cards.filter { $0.shelf == report.shelf }
      let heights = own.map { variant.height($0) / 2 }
      let tallest = try #require(heights.max())
      #expect(report.metrics.contentHeight == tallest)
      #expect(report.metrics.itemSize == Size(width: 176, height: min(tallest, 150)))
      #expect(report.metrics.isClamped == (tallest > 150))
      #expect(report.metrics.containerHeight == min(tallest, 150) + 16.5)
      #expect(report.largestID?.text == heights.firstIndex(of: tallest).map { "\(own[$0].id)" })
      #expect(report.certificate?.exact == true && report.estimator == (certifies ? "character-count" : "tallest"))
    }
    #expect(Set(reports.map(\.metrics.isClamped)) == [true, false])
  }

  /// Files of many batches: what is told, and in which order, does not depend on the threads.
  @Test(arguments: allFormats) func threadsMakeNoDifference(format: BatchInput.Format) throws {
    var samples = SampleCards(seed: 83)
    let filler = String(repeating: "-", count: 4000)
    var cards = samples.catalogue(Sweep.isFull ? 900 : 450, shelves: 40)
    for index in cards.indices {
      // Bytes that nobody measures, so that there are several batches.
      if index.isMultiple(of: 2) { cards[index].title = (cards[index].title ?? "") + filler + filler }
      cards[index].isRejected = index % 97 == 3 && format != .csv
    }
    let inputs = [BatchInput.records(cards, format, name: "a"), .records(Array(cards.prefix(50)), format, name: "b")]
    for change: (inout BatchConfiguration) -> Void in [{ $0.groupBy = "shelf" }, { $0.shelfSize = 7 }, { _ in }] {
      let plan = try BatchPlan(configuration(change))
      let one = try Batch(plan, inputs, jobs: 1)
      #expect(one.reports.count > 1)
      for jobs in Sweep.isFull ? [2, 7, 0, -1] : [7] { #expect(try Batch(plan, inputs, jobs: jobs) == one, "\(jobs)") }
    }
  }

  /// A plan serves any number of batches at once.
  @Test func aPlanServesManyThreads() async throws {
    let plan = try BatchPlan(
      configuration {
        ($0.groupBy, $0.cardWidths, $0.scales) = ("shelf", [176, 120], [2, 3])
        $0.cell = SampleCell.leading.cell
      })
    var samples = SampleCards(seed: 84)
    let inputs = [BatchInput.records(samples.catalogue(60, shelves: 5), .ndjson, name: "cards")]
    let alone = try Batch(plan, inputs, jobs: 1)
    #expect(try Batch(plan, inputs, jobs: 1) == alone)
    try await withThrowingTaskGroup(of: Batch.self) { group in
      for task in 0..<6 { group.addTask { try Batch(plan, inputs, jobs: 1 + task % 3) } }
      for try await batch in group { #expect(batch == alone) }
    }
  }

  /// All variants of a shelf follow each other: text sizes within card widths, and scales within text sizes.
  @Test func variantsComeInOrder() throws {
    let (widths, categories, scales) = ([200, 120.5, 176], ["large", "extraSmall", "accessibilityLarge"], [3.0, 1])
    let plan = try BatchPlan(
      configuration {
        // A name that stands there twice is measured once.
        ($0.cardWidths, $0.contentSizeCategories, $0.scales) = (widths + [200], categories + ["large"], scales + [1])
        $0.shelfSize = 3
        $0.cell = .inline(#"{"label": {"id": "bodyLabel", "font": {"textStyle": "body"}, "numberOfLines": 0}}"#)
      })
    var samples = SampleCards(seed: 85)
    let cards = samples.catalogue(8, shelves: 1)
    var reports: [ShelfReport] = []
    try plan.run([.records(cards, .json, name: "cards")]) { reports.append($0) }
    let variants = widths.flatMap { width in
      categories.flatMap { category in
        scales.map { Variant(cardWidth: width, scale: $0, contentSizeCategory: category) }
      }
    }
    let shelves = ["cards-0001", "cards-0002", "cards-0003"]
    #expect(reports.map(\.shelf) == shelves.flatMap { shelf in variants.map { _ in shelf } })
    #expect(reports.map(\.variant) == shelves.flatMap { _ in variants })
    #expect(reports.map(\.metrics.itemSize.width) == reports.map(\.variant.cardWidth))
    for variant in variants {
      let alone = try BatchPlan(
        configuration {
          ($0.cardWidths, $0.scales) = ([variant.cardWidth], [variant.scale])
          ($0.contentSizeCategories, $0.shelfSize) = ([variant.contentSizeCategory], 3)
          $0.cell = .inline(#"{"label": {"id": "bodyLabel", "font": {"textStyle": "body"}, "numberOfLines": 0}}"#)
        })
      let batch = try Batch(alone, [.records(cards, .json, name: "cards")])
      #expect(batch.summaries == reports.filter { $0.variant == variant }.map(\.summary))
    }
  }

  /// Shelves of a size begin anew with each input.
  @Test func countsRecordsOfEachInput() throws {
    let plan = try BatchPlan(configuration { $0.shelfSize = 4 })
    var samples = SampleCards(seed: 86)
    let cards = samples.catalogue(9, shelves: 1)
    let inputs = [BatchInput.records(cards, .csv, name: "a"), .records(Array(cards.prefix(5)), .json, name: "b")]
    var counts: [String] = []
    try plan.run(inputs) { counts.append("\($0.shelf) \($0.metrics.itemCount)") }
    #expect(counts == ["a-0001 4", "a-0002 4", "a-0003 1", "b-0001 4", "b-0002 1"])
  }
}
