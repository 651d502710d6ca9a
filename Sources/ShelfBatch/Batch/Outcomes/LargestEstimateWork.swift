import CellLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// The scan: estimates each card as it is read, and keeps the largest of each shelf.
struct LargestEstimateWork: CardWork {
  typealias Search = LargestContentScan<CandidateCard>

  let fields: CardFields
  private let pool: CellPool
  private let strategy: EstimationStrategy
  /// How many cards of each shelf are kept to say why it is as tall as it is; `nil` where nobody asks.
  private let sampleLimits: CardSample.Limits?

  /// - Parameter pool: cells of the variants that are measured.
  init(_ pool: CellPool, strategy: EstimationStrategy, sampleLimits: CardSample.Limits? = nil) {
    self.pool = pool
    fields =
      strategy.columnField.map { CardFields(pool.variants[0].prototypes, numbers: [$0]) } ?? pool.fields
    self.strategy = strategy
    self.sampleLimits = sampleLimits
  }

  var emptyOutcome: CardSearches<Search> { CardSearches(variantCount: pool.variants.count, sampleLimits) }

  func makeWorker() throws -> Worker { try Worker(self) }

  /// The cells at work.
  final class Worker: CardWorker {
    @exclusivity(unchecked) var outcomes: OutcomeColumn<CardSearches<Search>>
    private let pool: CellPool
    private let cells: VariantCells
    /// The estimators by variant, then by cell.
    private let estimators: [Estimator]
    /// The elements of ``estimators``.
    private let uncountedEstimators: [UncountedReference<Estimator>]
    private let cellCount: Int
    /// For each variant, the card width in points.
    private let widths: [Double]
    private let strategy: EstimationStrategy
    /// Whether some cell is an app's own, which has a template for each content.
    private let isLive: Bool
    private let estimatesAreHeights: Bool
    /// Whether an estimate lays out all texts, so that the height is known from it.
    private let estimatesLayOut: Bool
    private let takesSamples: Bool
    /// Whether records bring the estimates.
    private let takesEstimates: Bool

    fileprivate init(_ work: LargestEstimateWork) throws {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      pool = work.pool
      cells = pool.take()
      widths = pool.variants.map(\.shelf.cardWidth)
      estimators = try zip(pool.variants, cells.all).flatMap { plan, cells in
        try cells.cells.map { try Estimator(work.strategy, cell: $0, cardWidth: plan.shelf.cardWidth) }
      }
      uncountedEstimators = estimators.map(UncountedReference.passUnretained)
      cellCount = estimators.count / max(1, pool.variants.count)
      strategy = work.strategy
      isLive = cells.all.contains(where: \.isLive)
      takesEstimates = work.strategy.columnField != nil
      takesSamples = work.sampleLimits != nil
      estimatesAreHeights = work.strategy == .exhaustive
      estimatesLayOut = estimatesAreHeights || work.strategy == .textColumn
    }

    func add(_ card: Card, to outcome: inout CardSearches<Search>, _ notes: inout ShelfNotes, at index: Int) {
      let given = takesEstimates ? notes.number(card, 0) : .nan
      cells.show(card)
      withUnsafeTemporaryAllocation(of: Double.self, capacity: widths.count) { estimates in
        for variant in widths.indices {
          if isLive {
            estimates[variant] = liveEstimate(variant, given: given, &notes)
            continue
          }
          let enough = outcome.byVariant.read(variant) { $0.largestEstimate }
          uncountedEstimators[variant * cellCount + card.cell]._withUnsafeGuaranteedRef {
            estimates[variant] = $0.estimate(given: given, orBoundUpTo: enough)
            // Before a card is laid out for another reason, as then more of its texts are shaped.
            notes.addApproximations(of: $0.cell, cardWidth: widths[variant])
          }
        }
        // Copied at most once, for all variants.
        var copy: KeptCard?
        for variant in widths.indices {
          let estimate = estimates[variant]
          if takesSamples {
            let height = height(variant, ofEstimate: estimate)
            outcome.offerSample(card, variant, height: height, in: cells)
          }
          outcome.byVariant.update(variant) {
            $0.offer(candidate(card, variant, estimate, &copy), estimate: estimate)
          }
        }
      }
    }

    func retire() { pool.giveBack(cells) }

    /// The estimate of the card in hand by an app's own cell. Apart, as the loop over cards is to count no references.
    @inline(never)
    private func liveEstimate(
      _ variant: Int, given: Double, _ notes: inout ShelfNotes
    ) -> Double {
      let cell = cells.all[variant].currentRecordCell
      let estimate = cell.liveEstimate(strategy, cardWidth: widths[variant], given: given)
      notes.addApproximations(of: cell.cell, cardWidth: widths[variant])
      return estimate
    }

    /// The height of the card in hand.
    private func height(_ variant: Int, ofEstimate estimate: Double) -> Double {
      if estimatesAreHeights { return estimate }
      return cells.all[variant].systemLayoutSizeFitting(requiredWidth: widths[variant]).height
    }

    /// The card as far as it may have to be looked at again.
    private func candidate(
      _ card: Card, _ variant: Int, _ estimate: Double, _ copy: inout KeptCard?
    ) -> CandidateCard {
      let (cell, width) = (cells.all[variant].current, widths[variant])
      var height: Double?
      if estimatesLayOut, !cell.mayBreakConstraints(cardWidth: width) {
        height = estimatesAreHeights ? estimate : cell.heightOfLines(requiredWidth: width)
      }
      return CandidateCard(card: KeptCard.shared(&copy, card, keepsTexts: height == nil), height: height)
    }
  }
}

/// The first of the largest estimates decides.
extension LargestContentScan: DecidingSearch where Candidate == CandidateCard {
  static var method: DecidingMethod { .largest }

  func decidingCards(_ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: () -> PrototypeCells)
    -> DecidingCards
  {
    guard let largest else { return DecidingCards() }
    let (card, width) = (largest.candidate.card, plan.shelf.cardWidth)
    var height = largest.candidate.height ?? 0
    var findings: CardFindings?
    if largest.candidate.height == nil, let texts = card.texts {
      let cells = cells()
      if strategy == .exhaustive {
        // Every cell was laid out, and the estimate is the height.
        height = largest.estimate
        cells.configure(with: texts, isSizing: true)
      } else {
        height = cells.height(showing: texts, requiredWidth: width)
      }
      findings = CardFindings(cells.current, cardWidth: width)
    }
    return DecidingCards(cards: [
      DecidingCard(
        record: RecordIndex(index: largest.index), id: card.id, estimate: largest.estimate,
        height: height, findings: findings)
    ])
  }
}
