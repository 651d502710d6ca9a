import CellLayout
import ShelfOptimizer
import ShelfSizing

/// A shelf's cards, each as steps by width.
struct OptimizedCards: ShelfOutcome {
  struct Card: Sendable {
    let id: RecordID?
    /// The card's place among all records of the shelf.
    var index: Int
    /// The steps for each setting of the plans.
    let steps: [Steps]
    /// Whether they hold for every width, rather than for those of whole pixels.
    let isExact: Bool
  }

  struct Steps: Sendable {
    let all: [CardStep]
    /// For each step, the view of the first text whose line count differs from the step before; -1 for none.
    let changedViews: [Int16]
    /// The place of the card's cell.
    let cell: Int
  }

  var cards: [Card] = []
  var extent = 0
  /// The first weight from a millionth on that a card of the shelf has.
  var weight: Double?

  var cardCount: Int { cards.count }
  var pieceCount: Int { cards.count }

  mutating func skip() { extent += 1 }

  mutating func append(_ following: OptimizedCards) {
    cards += following.cards.map { card in
      var card = card
      card.index += extent
      return card
    }
    extent += following.extent
    weight = weight ?? following.weight
  }
}

/// Finds what each card asks for and loses, in every setting, at every width.
struct OptimizationWork: CardWork {
  /// What a card is looked at for.
  struct Look: Sendable {
    let plan: VariantPlan
    /// Points; infinite for no limit.
    let maxima: [Double]
    let widths: [Double]
    /// `nil` where some widths alone are asked for.
    let range: ClosedRange<Double>?

    /// - Parameter maxima: points; `nil` for no limit.
    init(_ plan: VariantPlan, maxima: [Double?], widths: [Double], range: ClosedRange<Double>?) {
      let grid = plan.shelf.grid
      self.plan = plan
      self.maxima = maxima.map { $0.map { grid.points(pixels: grid.pixels(roundingDown: $0)) } ?? .infinity }
      self.widths = widths
      self.range = range
    }
  }

  let looks: [Look]
  let weightField: String?

  var fields: CardFields {
    CardFields(looks[0].plan.prototypes, numbers: [weightField].compactMap { $0 })
  }

  var emptyOutcome: OptimizedCards { OptimizedCards() }

  func makeWorker() -> Worker { Worker(work: self, cells: VariantCells(looks.map(\.plan))) }

  struct Worker: CardWorker {
    fileprivate let work: OptimizationWork
    fileprivate let cells: VariantCells

    func take(_ card: Card, into shelf: inout ShelfTally<OptimizedCards>.Entry, number: Int) {
      cells.show(card)
      var isExact = true
      let steps = zip(work.looks, cells.all).map { look, cells in
        let cell = cells.current
        var found: (steps: [ContentStep], isExact: Bool)
        if let range = look.range {
          found = cell.contentSteps(in: range, maxima: look.maxima)
        } else {
          found = (cell.contentSteps(at: look.widths, maxima: look.maxima), true)
        }
        isExact = isExact && found.isExact
        shelf.addApproximations(of: cell, cardWidth: look.range?.lowerBound ?? look.plan.shelf.cardWidth)
        return OptimizedCards.Steps(found.steps, on: look.plan.shelf.grid, cell: card.cell)
      }
      if work.weightField != nil, shelf.outcome.weight == nil, card.hasValue(0) { takeWeight(card, &shelf) }
      shelf.outcome.cards.append(
        OptimizedCards.Card(id: card.id, index: shelf.outcome.extent, steps: steps, isExact: isExact))
      shelf.outcome.extent += 1
    }

    /// Takes the weight of a card; 0 and less say nothing, and what is no weight at all is noted.
    private func takeWeight(_ card: Card, _ shelf: inout ShelfTally<OptimizedCards>.Entry) {
      let weight = card.number(0) ?? .nan
      if weight <= 0 { return }
      if NumberLimits.allow(weight, positive: true, upTo: NumberLimits.largest) {
        shelf.outcome.weight = weight
      } else {
        shelf.notes.add(NumberFault(field: 0, first: card.position(ofNumber: 0)))
      }
    }
  }
}

extension OptimizedCards.Steps {
  fileprivate init(_ steps: [ContentStep], on grid: PixelGrid, cell: Int) {
    all = steps.map {
      CardStep(
        width: $0.width, height: grid.points(pixels: $0.pixels), hiddenLines: $0.hiddenLines, cutLines: $0.cutLines)
    }
    changedViews = steps.map { $0.changedView.flatMap { Int16(exactly: $0) } ?? -1 }
    self.cell = cell
  }

  /// The step at a width in points.
  func step(at width: Double) -> CardStep {
    all.last { $0.width <= width } ?? all[0]
  }
}
