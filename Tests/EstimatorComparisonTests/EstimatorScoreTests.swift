import ShelfSizing
import Testing

@testable import EstimatorComparison

struct EstimatorScoreTests {
  @Test func aRightPickIsAnyOfTheTallest() throws {
    let judgement = try #require(ShelfJudgement(estimates: [1, 9, 3], heights: [50, 80, 80]))
    #expect(judgement.pickedIndex == 1 && judgement.tallestIndex == 1 && judgement.regret == 0)
    let tie = try #require(ShelfJudgement(estimates: [1, 3, 9], heights: [50, 80, 80]))
    #expect(tie.pickedIndex == 2 && tie.tallestIndex == 1 && tie.regret == 0 && !tie.isClipped)
  }

  @Test func regretIsBeforeTheClampAndCuttingAfterIt() throws {
    func judgement(_ estimates: [Double], maximum: Double) throws -> ShelfJudgement {
      try #require(ShelfJudgement(estimates: estimates, heights: [100, 140], maximumCardHeight: maximum))
    }
    let wrong = try judgement([9, 1], maximum: 150)
    #expect(wrong.regret == 40 && wrong.isClipped)
    // The maximum cuts a card whoever picks.
    #expect(try [[9, 1], [1, 9]].map { try judgement($0, maximum: 90).regret } == [40, 0])
    #expect(try [[9, 1], [1, 9]].allSatisfy { try judgement($0, maximum: 90).isClipped })
    #expect(try !judgement([1, 9], maximum: 140).isClipped)
  }

  @Test func noNumberIsTheLowestEstimate() throws {
    #expect(try #require(ShelfJudgement(estimates: [.nan, 0], heights: [10, 20])).pickedIndex == 1)
    #expect(try #require(ShelfJudgement(estimates: [.nan, .nan], heights: [10, 20])).pickedIndex == 0)
    #expect(ShelfJudgement(estimates: [], heights: []) == nil)
  }

  @Test func sumsShelvesUp() throws {
    var score = EstimatorScore()
    for shelf in 0..<20 {
      let heights = [20.0, 20 + Double(shelf)]
      score.add(try #require(ShelfJudgement(estimates: [1, 0], heights: heights)), shelf: "s\(shelf)")
    }
    #expect(score.shelves == 20 && score.wrongPicks == 19 && score.clippedShelves == 19)
    #expect(score.regret == EstimatorScore.Regret(mean: 9.5, p95: 18, max: 19))
    #expect(score.worst == EstimatorScore.Worst(shelf: "s19", index: 1, regret: 19))
    #expect(score.kendallTauB == -1)
    #expect(EstimatorScore().regret == EstimatorScore.Regret(mean: 0, p95: 0, max: 0))
    #expect(EstimatorScore().kendallTauB == nil)
  }

  // MARK: An app's own types

  private struct Card: DynamicHeightCalculable {
    let lines: Int
    let characters: Int
    func height(forWidth width: Double) -> Double { Double(lines) * 17 }
  }

  private final class CardCell: SizingCell {
    private var card: Card?
    private(set) var layouts = 0
    func prepareForReuse() { card = nil }
    func configure(with viewModel: Card, isSizing: Bool) { card = viewModel }
    func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
      layouts += 1
      return Size(width: requiredWidth, height: 32.2 + Double(card?.lines ?? 0) * 17)
    }
  }

  @Test func judgesViewModelsOfAnApp() throws {
    let shelves = [
      (name: "one", cards: [Card(lines: 2, characters: 80), Card(lines: 5, characters: 60)]),
      (name: "two", cards: [Card(lines: 1, characters: 9), Card(lines: 1, characters: 12)]), (name: "none", cards: []),
    ]
    let cell = CardCell()
    let truth = TrueHeights(of: shelves, on: try Shelf(cardWidth: 176), sizingCell: cell)
    #expect(cell.layouts == 4)
    #expect(truth.score().wrongPicks == 0 && truth.score().shelves == 2)
    let counting = truth.score { Double($0.characters) }
    #expect(counting.wrongPicks == 1 && counting.regret.max == 51)
    #expect(counting.worst == EstimatorScore.Worst(shelf: "one", index: 1, regret: 51))
    #expect(cell.layouts == 4)
  }
}
