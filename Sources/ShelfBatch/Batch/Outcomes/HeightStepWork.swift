import CellLayout
import RecordCells
import ShelfSizing

/// The tallest card as a function of the card width.
struct TallestSteps {
  struct Step: Sendable, WidthStep {
    var width: Double?
    /// Whole pixels.
    var height: Double
    /// The `id` of the card's record.
    var id: RecordID?
    var record: RecordIndex
  }

  private(set) var steps: [Step] = []
  private(set) var count = 0
  /// Records, those of rejected records included.
  var extent = 0

  mutating func offer(_ id: RecordID?, heights: [HeightStep]) {
    let own = heights.map { Step(width: $0.width, height: $0.pixels, id: id, record: RecordIndex(index: extent)) }
    steps = Step.largest(steps, own, by: \.height)
    count += 1
    extent += 1
  }

  mutating func skip() { extent += 1 }

  mutating func merge(_ following: TallestSteps) {
    let others = following.steps.map { step in
      var step = step
      step.record.index += extent
      return step
    }
    steps = Step.largest(steps, others, by: \.height)
    count += following.count
    extent += following.extent
  }
}

/// The first of the tallest cards decides at each card width.
extension TallestSteps: DecidingSearch {
  static var method: DecidingMethod { .widths }

  func decidingCards(_ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: () -> PrototypeCells)
    -> DecidingCards
  {
    DecidingCards(
      cards: steps.map { step in
        let height = plan.shelf.grid.points(pixels: step.height)
        return DecidingCard(record: step.record, id: step.id, estimate: height, height: height, width: step.width)
      })
  }
}

/// Finds the height of each card at all widths of a range.
struct HeightStepWork: CardWork {
  typealias Search = TallestSteps

  private let variants: [VariantPlan]
  /// Card widths in points.
  private let range: ClosedRange<Double>

  init(_ variants: [VariantPlan], range: ClosedRange<Double>) {
    self.variants = variants
    self.range = range
  }

  var fields: CardFields { CardFields(variants[0].prototypes) }

  var emptyOutcome: CardSearches<Search> { CardSearches(variantCount: variants.count) }

  var takesLong: Bool { true }

  func makeWorker() -> Worker { Worker(self) }

  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<CardSearches<Search>>
    private let cells: VariantCells
    private let range: ClosedRange<Double>

    fileprivate init(_ work: HeightStepWork) {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      cells = VariantCells(work.variants)
      range = work.range
    }

    func add(_ card: Card, to outcome: inout CardSearches<Search>, _ notes: inout ShelfNotes, at index: Int) {
      cells.show(card)
      let id = card.id
      for (variant, cells) in cells.all.enumerated() {
        let cell = cells.current
        let heights = cell.heightSteps(in: range)
        outcome.byVariant.update(variant) { $0.offer(id, heights: heights) }
        notes.addApproximations(of: cell, cardWidth: range.lowerBound)
      }
    }
  }
}

extension TallestSteps: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.steps, \.count, \.extent) }
}

extension TallestSteps.Step: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.width, \.height, \.id, \.record) }
}
