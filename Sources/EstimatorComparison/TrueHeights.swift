import ShelfSizing

/// The true heights of an app's own cards, which its estimators are judged by in a unit test.
///
///     @Test func `the estimate finds the tallest card`() {
///       let truth = TrueHeights(of: [("featured", cards)], on: shelf, sizingCell: CardCell())
///       #expect(truth.score().regret.max <= 4)
///       #expect(truth.score { Double($0.body.count) }.wrongPicks > truth.score().wrongPicks)
///     }
///
/// Every cell is laid out once; an estimator more costs its estimates only.
public struct TrueHeights<Model> {
  private let shelf: Shelf
  private let shelves: [(name: String, cards: [Model], heights: [Double])]

  /// Lays every cell out.
  ///
  /// - Parameters:
  ///   - shelves: the view models of each shelf.
  ///   - shelf: the card width and the pixels; its maximum card height says which picks cut a card.
  ///   - sizingCell: is shown every view model in turn.
  public init<Cell: SizingCell>(
    of shelves: [(name: String, cards: [Model])], on shelf: Shelf, sizingCell: Cell
  ) where Cell.ViewModel == Model {
    self.shelf = shelf
    self.shelves = shelves.map { name, cards in
      let heights = cards.map { card in
        let height = sizingCell.height(showing: card, requiredWidth: shelf.cardWidth)
        return shelf.grid.points(pixels: shelf.grid.pixels(roundingUp: height))
      }
      return (name, cards, heights)
    }
  }

  /// How an estimator does on these cards.
  ///
  /// - Parameter estimate: larger for taller content.
  public func score(_ estimate: (Model) -> Double) -> EstimatorScore {
    var score = EstimatorScore()
    for shelf in shelves {
      let judgement = ShelfJudgement(
        estimates: shelf.cards.map(estimate), heights: shelf.heights, maximumCardHeight: self.shelf.maximumCardHeight)
      if let judgement { score.add(judgement, shelf: shelf.name) }
    }
    return score
  }

  /// How the view models' own estimates do.
  public func score() -> EstimatorScore where Model: DynamicHeightCalculable {
    score { $0.height(forWidth: shelf.cardWidth) }
  }
}
