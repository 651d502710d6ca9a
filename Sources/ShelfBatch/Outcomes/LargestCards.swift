import CellLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// The cards of a shelf with the largest estimates.
struct LargestCards: ShelfOutcome {
  struct Candidate: Sendable {
    let card: KeptCard
    /// Points, where laying the card out once more would tell nothing else; its texts are not kept then.
    let height: Double?
  }

  /// The scan for each variant.
  var scans: ByVariant<LargestContentScan<Candidate>>
  /// For each variant, some of the cards; none where nobody asks what the other cards are like.
  var samples: [CardSample]

  var cardCount: Int { scans[0].count }
  var resultCount: Int { scans.count }
  var keepsSamples: Bool { !samples.isEmpty }

  mutating func skip() {
    for variant in scans.indices { scans.update(variant) { $0.skip() } }
  }

  mutating func append(_ following: LargestCards) {
    for variant in samples.indices {
      samples[variant].append(following.samples[variant], offset: scans[variant].extent)
    }
    for variant in scans.indices { scans.update(variant) { $0.merge(following.scans[variant]) } }
  }
}

/// The scan: estimates each card as it is read, and keeps the largest of each shelf.
struct ScanWork: CardWork {
  private let variants: [VariantPlan]
  private let strategy: EstimationStrategy
  /// How many cards of each shelf are kept to say why it is as tall as it is; `nil` where nobody asks.
  private let sampleLimits: CardSample.Limits?

  init(_ variants: [VariantPlan], strategy: EstimationStrategy, sampleLimits: CardSample.Limits? = nil) {
    self.variants = variants
    self.strategy = strategy
    self.sampleLimits = sampleLimits
  }

  var fields: CardFields {
    CardFields(variants[0].prototypes, numbers: strategy.columnField.map { [$0] } ?? [])
  }

  var emptyOutcome: LargestCards {
    LargestCards(
      scans: ByVariant(repeating: LargestContentScan(), count: variants.count),
      samples: sampleLimits.map { Array(repeating: CardSample($0), count: variants.count) } ?? [])
  }

  func makeWorker() throws -> Worker { try Worker(self) }

  /// The cells at work.
  struct Worker: CardWorker {
    private let cells: VariantCells
    /// The estimators by variant, then by cell.
    private let estimators: [Estimator]
    /// The elements of ``estimators`` without reference counting.
    private let uncountedEstimators: [Unmanaged<Estimator>]
    private let cellCount: Int
    /// For each variant, the card width in points.
    private let widths: [Double]
    private let estimatesAreHeights: Bool
    /// Whether an estimate lays out all texts, so that the height is known from it.
    private let estimatesLayOut: Bool
    private let takesSamples: Bool
    /// Whether records bring the estimates.
    private let takesEstimates: Bool

    fileprivate init(_ work: ScanWork) throws {
      cells = VariantCells(work.variants)
      widths = work.variants.map(\.shelf.cardWidth)
      estimators = try zip(work.variants, cells.all).flatMap { plan, cells in
        try cells.cells.map { try Estimator(work.strategy, cell: $0, cardWidth: plan.shelf.cardWidth) }
      }
      uncountedEstimators = estimators.map(Unmanaged.passUnretained)
      cellCount = estimators.count / max(1, work.variants.count)
      takesEstimates = work.strategy.columnField != nil
      takesSamples = work.sampleLimits != nil
      estimatesAreHeights = work.strategy == .exhaustive
      estimatesLayOut = estimatesAreHeights || work.strategy == .textColumn
    }

    func take(_ card: Card, into shelf: inout ShelfTally<LargestCards>.Entry, number: Int) {
      let given = takesEstimates ? shelf.number(card, 0) : .nan
      cells.show(card)
      withUnsafeTemporaryAllocation(of: Double.self, capacity: widths.count) { estimates in
        for variant in widths.indices {
          let enough = shelf.outcome.scans[variant].largestEstimate
          uncountedEstimators[variant * cellCount + card.cell]._withUnsafeGuaranteedRef {
            estimates[variant] = $0.estimate(given: given, orBoundUpTo: enough)
            // Before a card is laid out for another reason, as then more of its texts are shaped.
            shelf.addApproximations(of: $0.cell, cardWidth: widths[variant])
          }
        }
        // Copied at most once, for all variants.
        var copy: KeptCard?
        for variant in widths.indices {
          let estimate = estimates[variant]
          if takesSamples { offerSample(card, variant, estimate, to: &shelf.outcome) }
          shelf.outcome.scans.update(variant) {
            $0.offer(candidate(card, variant, estimate, &copy), estimate: estimate)
          }
        }
      }
    }

    private func offerSample(_ card: Card, _ variant: Int, _ estimate: Double, to outcome: inout LargestCards) {
      let height =
        estimatesAreHeights
        ? estimate : cells.all[variant].systemLayoutSizeFitting(requiredWidth: widths[variant]).height
      outcome.samples[variant].offer(
        OwnedTexts(card.texts), id: card.id, index: outcome.scans[variant].extent, height: height)
    }

    /// The card as far as it may have to be looked at again.
    private func candidate(
      _ card: Card, _ variant: Int, _ estimate: Double, _ copy: inout KeptCard?
    ) -> LargestCards.Candidate {
      let (cell, width) = (cells.all[variant].current, widths[variant])
      var height: Double?
      if estimatesLayOut, !cell.mayBreakConstraints(cardWidth: width) {
        height = estimatesAreHeights ? estimate : cell.heightOfLines(requiredWidth: width)
      }
      return LargestCards.Candidate(card: KeptCard.shared(&copy, card, keepsTexts: height == nil), height: height)
    }
  }
}

extension LargestCards: DecidingOutcome {
  func sample(_ variant: Int) -> CardSample? { variant < samples.count ? samples[variant] : nil }

  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    laidOut(variant, plan, strategy, cells).decisions(
      by: .largest, strategy, count: scans[variant].count, plan.shelf)
  }

  func laidOut(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> LaidOutCards {
    guard let largest = scans[variant].largest else { return LaidOutCards() }
    let texts = largest.candidate.height == nil ? largest.candidate.card.texts : nil
    let height: Double
    if strategy == .exhaustive {
      // Every cell was laid out, and the estimate is the height.
      height = largest.estimate
      if let texts { cells.configure(with: texts, isSizing: true) }
    } else if let texts {
      height = cells.height(showing: texts, requiredWidth: plan.shelf.cardWidth)
    } else {
      height = largest.candidate.height ?? 0
    }
    let findings = texts.map { _ in CardFindings(cells.current, cardWidth: plan.shelf.cardWidth) }
    return LaidOutCards(cards: [
      LaidOutCard(
        place: RecordPlace(index: largest.index), id: largest.candidate.card.id, estimate: largest.estimate,
        height: height, findings: findings)
    ])
  }
}
