import CellLayout
import Estimation
import ShelfSizing
import TextMeasurement

/// Of a shelf's cards, those with the largest estimates.
struct LargestCards: ShelfOutcome {
  /// By variant.
  var scans: [LargestContentScan<KeptCard>]
  /// By variant; none where nobody asks what the other cards are like.
  var samples: [CardSample]

  var cardCount: Int { scans.first?.count ?? 0 }

  mutating func skip() {
    for variant in scans.indices { scans[variant].skip() }
  }

  mutating func append(_ following: LargestCards) {
    for variant in samples.indices {
      samples[variant].append(following.samples[variant], offset: scans[variant].extent)
    }
    for variant in scans.indices { scans[variant].merge(following.scans[variant]) }
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
      scans: Array(repeating: LargestContentScan(), count: variants.count),
      samples: sampleLimits.map { Array(repeating: CardSample($0), count: variants.count) } ?? [])
  }

  func makeWorker() throws -> Worker { try Worker(self) }

  /// The cells at work.
  struct Worker: CardWorker {
    private let cells: VariantCells
    /// By variant, and in it by cell.
    private let estimators: [Estimator]
    /// The same, for use without counting references.
    private let uncountedEstimators: [Unmanaged<Estimator>]
    private let cellCount: Int
    /// By variant, the card widths in points.
    private let widths: [Double]
    private let estimatesAreHeights: Bool
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
    }

    func take(_ card: Card, into shelf: inout ShelfTally<LargestCards>.Entry, number: Int) {
      let given = takesEstimates ? shelf.number(card, 0) : .nan
      cells.show(card)
      // Copied at most once, for all variants.
      var copy: KeptCard?
      for variant in widths.indices {
        let estimator = variant * cellCount + card.cell
        let estimate = uncountedEstimators[estimator]._withUnsafeGuaranteedRef { $0.estimate(given: given) }
        if takesSamples {
          let height =
            estimatesAreHeights
            ? estimate : cells.all[variant].systemLayoutSizeFitting(requiredWidth: widths[variant]).height
          shelf.outcome.samples[variant].offer(
            OwnedTexts(card.texts), id: card.id, index: shelf.outcome.scans[variant].extent, height: height)
        }
        shelf.outcome.scans[variant].offer(kept(card, variant, &copy), estimate: estimate)
        uncountedEstimators[estimator]._withUnsafeGuaranteedRef {
          if $0.cell.isApproximate { shelf.approximations.formUnion($0.cell.approximations) }
        }
      }
    }

    /// The card as far as it may have to be looked at again: where its height is known, for the constraints alone.
    private func kept(_ card: Card, _ variant: Int, _ copy: inout KeptCard?) -> KeptCard {
      let keepsTexts =
        !estimatesAreHeights || cells.all[variant].current.mayBreakConstraints(cardWidth: widths[variant])
      if let copy, copy.texts != nil || !keepsTexts { return copy }
      let kept = KeptCard(card, keepsTexts: keepsTexts)
      copy = kept
      return kept
    }
  }
}

extension LargestCards: DecidingOutcome {
  func sample(_ variant: Int) -> CardSample? { variant < samples.count ? samples[variant] : nil }

  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    let (sizer, scan) = (ShelfSizer(shelf: plan.shelf), scans[variant])
    let metrics: ShelfMetrics
    if strategy == .exhaustive {
      // Every cell was laid out, and the estimate is the height.
      metrics = sizer.metrics(scan: scan, renderedHeight: scan.largest?.estimate ?? 0, renderedCount: scan.count)
      if let texts = scan.largest?.candidate.texts { cells.configure(with: texts, isSizing: true) }
    } else {
      metrics = sizer.metrics(scan: scan, sizingCell: cells) { $0.texts ?? OwnedTexts() }
    }
    let largest = scan.largest?.candidate
    return [
      Decision(
        metrics: metrics, largestID: largest?.id,
        findings: largest?.texts.map { _ in CardFindings(cells.current, cardWidth: plan.shelf.cardWidth) })
    ]
  }
}
