import Catalog
import CellLayout
import RecordCells
import SeededRandom
import Testing

@testable import ShelfBatch

/// A card's answers are its own: they are the same in cells that have shown nothing else and in cells that have shown other
/// cards, in any order.
@Suite struct CardAloneTests {
  /// All that a cell answers about the card that it shows, in points and pixels.
  private struct Answers: Equatable {
    var height = 0.0
    var estimate: Double?
    var views: [String] = []
    /// At half the height.
    var squeezedViews: [String] = []
    var rooms: [String] = []
    var steps: [ContentStep] = []
    var limited: [String] = []
    var assumptions: [String] = []
    var assumptionsOfShown: [String] = []
    var findings = LayoutFindings()

    init(_ cells: PrototypeCells, cardWidth width: Double) {
      let cell = cells.current
      let bounds = cell.heightBounds(requiredWidth: width)
      assumptions = cell.approximations(cardWidth: width).descriptions
      height = cells.systemLayoutSizeFitting(requiredWidth: width).height
      let pixels = cell.heightInPixels(requiredWidth: width)
      #expect(bounds.lower <= pixels && pixels <= bounds.upper)
      estimate = cell.knownTextHeight(requiredWidth: width)
      views = Answers.views(cell, width, nil)
      squeezedViews = Answers.views(cell, width, height / 2)
      cell.visitTextRooms(cardWidth: width, maximumHeight: height / 2) { rooms.append("\($0.viewIndex) \($1)") }
      steps = cell.contentSteps(at: [width, width + 1], maxima: [height / 2])
      cell.forEachLimitedView(cardWidth: width) { limited.append($0) }
      assumptionsOfShown = cell.approximationsOfShown(cardWidth: width).descriptions
      findings = cell.layoutFindings(cardWidth: width)
      // The frames are those of the height.
      #expect(cell.solvedHeightInPixels(requiredWidth: width) == pixels)
    }

    private static func views(_ cell: TemplateCell, _ width: Double, _ height: Double?) -> [String] {
      cell.placedViews(cardWidth: width, height: height).map {
        "\($0.id ?? "-") \($0.isShown) \($0.x) \($0.y) \($0.size) \($0.lines) \($0.shownLines) \($0.wholeLines) "
          + "\($0.cutText.map { "\($0)" } ?? "-")"
      }
    }
  }

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
          return Answers(own, cardWidth: variant.shelf.cardWidth)
        }
        let used = PrototypeCells(variant.prototypes)
        for index in texts.indices.shuffled(using: &random) + texts.indices.shuffled(using: &random) {
          used.configure(with: texts[index], isSizing: true)
          let answers = Answers(used, cardWidth: variant.shelf.cardWidth)
          cards += 1
          guard answers != alone[index] else { continue }
          Issue.record("card \(index) of \(text)\n\(alone[index])\n\(answers)")
          return
        }
      }
    }
    #expect(cards > 6 * count)
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
