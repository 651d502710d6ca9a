import CellLayout
import Estimation
import ShelfSizing

/// The cards of a shelf that may be the tallest, as far as bounds of the heights tell.
struct CertifiedCards: ShelfOutcome {
  /// The search for each variant.
  var searches: [TallestSearch<KeptCard>]

  var cardCount: Int { searches.first?.count ?? 0 }
  var resultCount: Int { searches.count }

  mutating func skip() {
    for variant in searches.indices { searches[variant].skip() }
  }

  mutating func append(_ following: CertifiedCards) {
    for variant in searches.indices { searches[variant].merge(following.searches[variant]) }
  }
}

/// The search for certificates: bounds each card's height as it is read.
struct CertificateWork: CardWork {
  private let variants: [VariantPlan]

  init(_ variants: [VariantPlan]) {
    self.variants = variants
  }

  var fields: CardFields { CardFields(variants[0].prototypes) }

  var emptyOutcome: CertifiedCards {
    CertifiedCards(searches: Array(repeating: TallestSearch(), count: variants.count))
  }

  func makeWorker() -> Worker {
    Worker(cells: VariantCells(variants), widths: variants.map(\.shelf.cardWidth))
  }

  struct Worker: CardWorker {
    fileprivate let cells: VariantCells
    /// For each variant, the card width in points.
    fileprivate let widths: [Double]

    func take(_ card: Card, into shelf: inout ShelfTally<CertifiedCards>.Entry, number: Int) {
      cells.show(card)
      // Copied at most once, for all variants.
      lazy var kept = KeptCard(card)
      for (variant, cells) in cells.all.enumerated() {
        let cell = cells.current
        shelf.outcome.searches[variant].offer(
          kept, bounds: cell.heightBounds(requiredWidth: widths[variant]))
        if cell.isApproximate { shelf.notes.approximations.formUnion(cell.approximations) }
      }
    }
  }
}

extension CertifiedCards: DecidingOutcome {
  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    let tallest = searches[variant].tallest { pixels($0.candidate, plan, cells) }
    guard let tallest else {
      return [Decision(metrics: ShelfSizer(shelf: plan.shelf).metrics(itemCount: 0, largest: nil))]
    }
    let estimate = estimate(of: tallest.candidate, plan, strategy, cells)
    return [
      Decision(
        tallest, of: searches[variant].count, on: plan.shelf, index: tallest.index, estimate: estimate,
        id: tallest.candidate.id, findings: CardFindings(cells.current, cardWidth: plan.shelf.cardWidth))
    ]
  }

  /// All cards that the search lays out: among those of other parts, another one may be the tallest.
  func laidOut(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> LaidOutCards {
    var cards: [LaidOutCard] = []
    let tallest = searches[variant].tallest { entry in
      let pixels = pixels(entry.candidate, plan, cells)
      cards.append(
        LaidOutCard(
          place: RecordPlace(index: entry.index), id: entry.candidate.id,
          estimate: estimate(of: entry.candidate, plan, strategy, cells),
          height: plan.shelf.grid.points(pixels: pixels),
          bound: entry.bounds.upper, findings: CardFindings(cells.current, cardWidth: plan.shelf.cardWidth)))
      return pixels
    }
    return LaidOutCards(cards: cards.sorted { $0.place < $1.place }, boundLeft: tallest?.largestBoundLeft)
  }

  private func pixels(_ card: KeptCard, _ plan: VariantPlan, _ cells: PrototypeCells) -> Double {
    plan.shelf.grid.pixels(
      roundingUp: cells.height(showing: card.texts ?? OwnedTexts(), requiredWidth: plan.shelf.cardWidth))
  }

  /// Shows the card, and gives the estimate that the strategy has for it; `-infinity` where the strategy does not go
  /// with the cell, or sees nothing in it.
  private func estimate(
    of card: KeptCard, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> Double {
    cells.configure(with: card.texts ?? OwnedTexts(), isSizing: true)
    let estimator = try? Estimator(strategy, cell: cells.current, cardWidth: plan.shelf.cardWidth)
    let estimate = estimator?.estimate() ?? .nan
    return estimate.isNaN || estimate == 0 ? -.infinity : estimate
  }
}
