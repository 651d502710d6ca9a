import CellLayout
import RecordCells
import ShelfSizing

/// The search for the tallest cards: bounds each card's height as it is read, and lays it out where the bounds leave
/// open whether it is the tallest so far.
struct TallestCardWork: CardWork {
  typealias Search = TallestSearch<CandidateCard>

  private let pool: CellPool
  private let strategy: EstimationStrategy
  /// How many cards of each shelf are kept to say why it is as tall as it is; `nil` where nobody asks.
  private let sampleLimits: CardSample.Limits?
  /// Whether all batches that a worker takes are of one shelf.
  private let isOneShelf: Bool

  /// - Parameters:
  ///   - pool: cells of the variants that are measured.
  ///   - strategy: is asked about the tallest cards alone.
  ///   - isOneShelf: whether all batches that a worker takes are of one shelf.
  init(
    _ pool: CellPool, strategy: EstimationStrategy = .tallest, sampleLimits: CardSample.Limits? = nil,
    isOneShelf: Bool = false
  ) {
    self.pool = pool
    self.strategy = strategy
    self.sampleLimits = sampleLimits
    self.isOneShelf = isOneShelf
  }

  var fields: CardFields { pool.fields }

  var emptyOutcome: CardSearches<Search> { CardSearches(variantCount: pool.variants.count, sampleLimits) }

  func makeWorker() -> Worker { Worker(self) }

  final class Worker: CardWorker {
    @exclusivity(unchecked) var outcomes: OutcomeColumn<CardSearches<Search>>
    private let pool: CellPool
    private let cells: VariantCells
    /// For each variant, the card width in points.
    private let widths: [Double]
    private let takesSamples: Bool
    /// Whether the estimate of a card is the height of its texts.
    private let estimatesTexts: Bool
    private let isOneShelf: Bool
    /// For each variant, the largest bound of the other cards in the shelf's batches before this one: a card that is no
    /// taller changes nothing of what these merge into.
    @exclusivity(unchecked) private var floors: [Double]

    fileprivate init(_ work: TallestCardWork) {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      pool = work.pool
      cells = pool.take()
      widths = pool.variants.map(\.shelf.cardWidth)
      takesSamples = work.sampleLimits != nil
      estimatesTexts = work.strategy == .tallest || work.strategy == .textColumn
      isOneShelf = work.isOneShelf && !takesSamples
      floors = Array(repeating: -.infinity, count: widths.count)
    }

    func add(_ card: Card, to outcome: inout CardSearches<Search>, _ notes: inout ShelfNotes, at index: Int) {
      cells.show(card)
      var copy: KeptCard?
      for variant in widths.indices {
        // A card that is no taller than the largest bound of the others changes neither the answer nor its proof.
        let (height, bound) = outcome.byVariant.read(variant) { ($0.height, $0.others.largest) }
        let enough = max(bound, floors[variant])
        let bounds = cells.withCell(variant, of: card) { cell in
          let bounds = cell.heightBounds(requiredWidth: widths[variant], orBoundUpTo: enough)
          notes.addApproximations(of: cell, cardWidth: widths[variant])
          return bounds
        }
        if takesSamples {
          let height = cells.all[variant].systemLayoutSizeFitting(requiredWidth: widths[variant]).height
          outcome.offerSample(card, variant, height: height, in: cells)
        }
        if bounds.upper <= enough {
          outcome.byVariant.update(variant) { $0.countCard() }
        } else if bounds.upper <= height {
          outcome.byVariant.update(variant) { $0.ruleOut(bound: bounds.upper) }
        } else {
          offer(card, variant, bounds, &copy, to: &outcome)
        }
      }
    }

    func finish(_ tally: inout ShelfTally) {
      guard isOneShelf, tally.count > 0 else { return }
      let outcome = outcomes[tally.count - 1]
      for variant in floors.indices {
        floors[variant] = max(floors[variant], outcome.byVariant.read(variant) { $0.others.largest })
      }
    }

    func retire() { pool.giveBack(cells) }

    @inline(never)
    private func offer(
      _ card: Card, _ variant: Int, _ bounds: HeightBounds, _ copy: inout KeptCard?,
      to outcome: inout CardSearches<Search>
    ) {
      let (cell, width) = (cells.all[variant].current, widths[variant])
      outcome.byVariant.update(variant) {
        $0.offer(bounds: bounds) {
          cell.heightInPixels(requiredWidth: width)
        } candidate: {
          candidate(card, cell, isExact: bounds.isExact, cardWidth: width, &copy)
        }
      }
    }

    /// The card as far as it may have to be looked at again.
    private func candidate(
      _ card: Card, _ cell: TemplateCell, isExact: Bool, cardWidth: Double, _ copy: inout KeptCard?
    ) -> CandidateCard {
      var estimate: Double?
      if estimatesTexts, isExact, !cell.mayBreakConstraints(cardWidth: cardWidth) {
        estimate = cell.knownTextHeight(requiredWidth: cardWidth)
      }
      return CandidateCard(card: KeptCard.shared(&copy, card, keepsTexts: estimate == nil), height: estimate)
    }
  }
}

/// The first of the tallest cards decides, with a proof by bounds of all heights.
extension TallestSearch: DecidingSearch where Candidate == CandidateCard {
  static var method: DecidingMethod { .bounds }

  func decidingCards(_ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: () -> PrototypeCells)
    -> DecidingCards
  {
    guard let tallest else { return DecidingCards() }
    let (card, width) = (tallest.candidate.card, plan.shelf.cardWidth)
    var estimate = tallest.candidate.height
    var findings: CardFindings?
    if let texts = card.texts {
      let cells = cells()
      cells.configure(with: texts, isSizing: true)
      // As long as the constraints are not solved, no more texts are shaped than the estimate needs.
      estimate = estimate ?? self.estimate(strategy, cells, cardWidth: width)
      findings = CardFindings(cells.current, cardWidth: width)
    }
    return DecidingCards(
      cards: [
        DecidingCard(
          record: RecordIndex(index: tallest.index), id: card.id, estimate: estimate ?? -.infinity,
          height: plan.shelf.grid.points(pixels: height), bound: tallest.bound, findings: findings)
      ], others: others)
  }

  /// The estimate of the card that a cell shows; `-infinity` where the strategy does not go with the cell, or sees nothing
  /// in it.
  private func estimate(_ strategy: EstimationStrategy, _ cells: PrototypeCells, cardWidth: Double) -> Double {
    let strategy = strategy == .tallest ? EstimationStrategy.textColumn : strategy
    let estimate =
      cells.isLive
      ? cells.currentRecordCell.liveEstimate(strategy, cardWidth: cardWidth)
      : (try? Estimator(strategy, cell: cells.current, cardWidth: cardWidth))?.estimate() ?? .nan
    return estimate.isNaN ? -.infinity : estimate
  }
}
