import Catalog
import Fixtures
import RecordCells
import SeededRandom
import Testing

@testable import ShelfBatch

/// A card's answers are its own: they are the same in cells that have shown nothing else and in cells that have shown other
/// cards, in any order.
@Suite struct CardAloneTests {
  /// 100,000 cells with cards, or some of them.
  @Test(arguments: 0..<4) func cellsAnswerAsIfTheyHadShownNothingElse(seed: Int) throws {
    var cells = RandomCells(seed: UInt64(54 + seed))
    var random = SeededGenerator(seed: UInt64(seed))
    var (count, cards) = (0, 0)
    while count < Sweep.count(25_000, oneIn: 1000) {
      let (plan, texts, text) = try nextCase(&cells)
      guard let plan else { continue }
      count += 1
      for variant in plan.passes[0].variants {
        let alone = texts.map { shown in
          let own = PrototypeCells(variant.prototypes)
          own.configure(with: shown, isSizing: true)
          return CardAnswers(own.current, cardWidth: variant.shelf.cardWidth)
        }
        let used = PrototypeCells(variant.prototypes)
        for index in texts.indices.shuffled(using: &random) + texts.indices.shuffled(using: &random) {
          used.configure(with: texts[index], isSizing: true)
          let answers = CardAnswers(used.current, cardWidth: variant.shelf.cardWidth)
          cards += 1
          guard answers != alone[index] || !answers.isConsistent else { continue }
          Issue.record("card \(index) of \(text)\n\(alone[index])\n\(answers)")
          return
        }
      }
    }
    #expect(cards > 6 * count)
  }

  /// Cells that once kept something of the first card: a picture that is hidden twice, a tie in a row, a row whose picture
  /// resists more than its label, shares of a row, and a hidden text with an emoji.
  @Test(arguments: [
    (
      #"""
      {"cell": {"stackView": {"axis": "horizontal", "spacing": 8, "arrangedSubviews": [
         {"imageView": {"id": "photo", "isHidden": true}}, {"label": {"id": "t", "numberOfLines": 0}}]}},
       "bindings": {"t": "t", "photo": {"pixelWidth": "w", "pixelHeight": "h", "hiddenWithout": "url"}}}
      """#, [#"{"t": "a", "w": 300, "h": 300}"#, #"{"t": "a", "w": 20, "h": 20}"#], [20.5, 20.5]
    ),
    (
      #"""
      {"cell": {"stackView": {"distribution": "equalCentering", "arrangedSubviews": [
         {"imageView": {"id": "photo"}}, {"label": {"id": "title"}},
         {"button": {"id": "buy", "title": "購入する", "configuration": "tinted"}}]}},
       "bindings": {"title": "title", "photo": {"pixelWidth": "w"}}}
      """#, [#"{"w": 64.5}"#, #"{"title": "wake 3.14 back e.g. it’s Köln", "w": 300}"#], [34.5, 100.5]
    ),
    (
      #"""
      {"cell": {"stackView": {"arrangedSubviews": [
         {"label": {"id": "a", "font": {"size": 10}, "contentCompressionResistancePriority": {"horizontal": 752}}},
         {"stackView": {"distribution": "fillProportionally", "arrangedSubviews": [
           {"imageView": {"id": "b", "width": 20}}, {"button": {"id": "c"}}]}}]}},
       "bindings": {"a": "a", "b": {"pixelWidth": "w"}}}
      """#, [#"{"a": "Fußgängerübergänge", "w": 64.5}"#, #"{"w": 20}"#], [30, 30]
    ),
    (
      #"""
      {"cell": {"stackView": {"axis": "horizontal", "alignment": "lastBaseline", "arrangedSubviews": [
         {"label": {"id": "a", "numberOfLines": 2, "hidesWhenEmpty": true}},
         {"label": {"id": "b", "numberOfLines": 2}}, {"label": {"id": "c"}}]}},
       "bindings": {"a": "a", "b": {"field": "b", "hiddenWithout": "a"}, "c": "c"}}
      """#,
      [
        #"{"c": "x", "a": "", "b": "a text of two lines that wraps in the middle"}"#, #"{"c": "x", "a": "", "b": "🙂"}"#,
      ],
      [20.5, 20.5]
    ),
  ])
  func nothingOfTheFirstCardStays(configuration: String, records: [String], heights: [Double]) throws {
    let configuration = try ShelfConfiguration.parse(Array(configuration.utf8), file: "cell.shelf.json")
    let variant = try #require(try BatchPlan(configuration, inputs: []).passes[0].variants.first)
    let numbered = records.enumerated().map { #"{"id": \#($0), "# + $1.dropFirst() }
    let input = BatchInput(Array(numbered.joined(separator: "\n").utf8), format: .ndjson, name: "r")
    let texts = try records.indices.compactMap {
      try input.card("\($0)", for: variant.prototypes, rules: RecordRules(), Localization())?.texts
    }
    for order in [[0, 1], [1, 0], [0, 1, 0]] {
      let cells = PrototypeCells(variant.prototypes)
      for index in order {
        cells.configure(with: texts[index], isSizing: true)
        let alone = PrototypeCells(variant.prototypes)
        alone.configure(with: texts[index], isSizing: true)
        let answers = CardAnswers(cells.current, cardWidth: 176)
        #expect(answers == CardAnswers(alone.current, cardWidth: 176))
        #expect(answers.height == heights[index] && answers.isConsistent)
        #expect(cells.current.approximations(cardWidth: 176).isEmpty)
      }
    }
  }

  /// Some cells have no room at the card's width, which is an error.
  private func nextCase(
    _ cells: inout RandomCells
  ) throws -> (plan: BatchPlan?, texts: [OwnedFieldTexts], text: String) {
    let random = try cells.next(records: 3...4)
    let plan = try? BatchPlan(random.configuration, inputs: [])
    guard let variant = plan?.passes[0].variants.first else { return (nil, [], random.text) }
    let input = BatchInput(random.bytes, format: .ndjson, name: "r")
    let texts = try random.records.indices.compactMap { index in
      try input.card("\(index)", for: variant.prototypes, rules: RecordRules(), Localization())?.texts
    }
    return (plan, texts, random.text + "\n" + random.records.joined(separator: "\n"))
  }
}
