import CellLayout
import RecordCells
import ShelfSizing

/// The cards of a shelf that are the tallest at some card width.
struct SteppedCards: ShelfOutcome {
  /// The steps for each variant.
  var steps: [TallestSteps]

  var cardCount: Int { steps.first?.count ?? 0 }

  mutating func skip() {
    for variant in steps.indices { steps[variant].extent += 1 }
  }

  mutating func append(_ following: SteppedCards) {
    for variant in steps.indices { steps[variant].append(following.steps[variant]) }
  }
}

/// The tallest card as a function of the card width.
struct TallestSteps: Sendable {
  struct Step: Sendable {
    /// Points: from this width on.
    var width: Double
    /// Whole pixels.
    var pixels: Double
    var card: KeptCard
    var index: Int
  }

  private(set) var steps: [Step] = []
  private(set) var count = 0
  /// Places, those of rejected records included.
  var extent = 0

  mutating func offer(_ card: KeptCard, heights: [HeightStep]) {
    merge(heights.map { Step(width: $0.width, pixels: $0.pixels, card: card, index: extent) })
    count += 1
    extent += 1
  }

  mutating func append(_ following: TallestSteps) {
    merge(
      following.steps.map {
        Step(width: $0.width, pixels: $0.pixels, card: $0.card, index: $0.index + extent)
      })
    count += following.count
    extent += following.extent
  }

  /// Takes the taller of two at each width, of equals the one that was here.
  private mutating func merge(_ others: [Step]) {
    guard !steps.isEmpty, !others.isEmpty else {
      if steps.isEmpty { steps = others }
      return
    }
    var merged: [Step] = []
    var (own, other) = (0, 0)
    var width = steps[0].width
    while true {
      var taller = others[other].pixels > steps[own].pixels ? others[other] : steps[own]
      taller.width = width
      if let last = merged.last, last.index == taller.index, last.pixels == taller.pixels {
      } else {
        merged.append(taller)
      }
      let nextOwn = own + 1 < steps.count ? steps[own + 1].width : .infinity
      let nextOther = other + 1 < others.count ? others[other + 1].width : .infinity
      width = min(nextOwn, nextOther)
      guard width < .infinity else { break }
      if nextOwn == width { own += 1 }
      if nextOther == width { other += 1 }
    }
    steps = merged
  }
}

extension SteppedCards: DecidingOutcome {
  /// One decision for each width at which the shelf's height changes.
  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    laidOut(variant, plan, strategy, cells).decisions(by: .widths, strategy, count: steps[variant].count, plan.shelf)
  }

  func laidOut(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> LaidOutCards {
    LaidOutCards(
      cards: steps[variant].steps.map { step in
        let height = plan.shelf.grid.points(pixels: step.pixels)
        return LaidOutCard(
          place: RecordPlace(index: step.index), id: step.card.id, estimate: height, height: height, width: step.width)
      })
  }
}

/// Finds the height of each card at all widths of a range.
struct StepWork: CardWork {
  private let variants: [VariantPlan]
  /// Card widths in points.
  private let range: ClosedRange<Double>

  init(_ variants: [VariantPlan], range: ClosedRange<Double>) {
    self.variants = variants
    self.range = range
  }

  var fields: CardFields { CardFields(variants[0].prototypes) }

  var emptyOutcome: SteppedCards {
    SteppedCards(steps: Array(repeating: TallestSteps(), count: variants.count))
  }

  var takesLong: Bool { true }

  func makeWorker() -> Worker { Worker(cells: VariantCells(variants), range: range) }

  struct Worker: CardWorker {
    fileprivate let cells: VariantCells
    fileprivate let range: ClosedRange<Double>

    func take(_ card: Card, into shelf: inout ShelfTally<SteppedCards>.Entry, number: Int) {
      cells.show(card)
      // Every height is known, so that nobody lays it out again.
      let kept = KeptCard(card, keepsTexts: false)
      for (variant, cells) in cells.all.enumerated() {
        let cell = cells.current
        shelf.outcome.steps[variant].offer(kept, heights: cell.heightSteps(in: range))
        shelf.addApproximations(of: cell, cardWidth: range.lowerBound)
      }
    }
  }
}
