import CellLayout
import Estimation
import ShelfSizing

/// Of a shelf's cards, those that bounds of their heights leave in question.
struct CertifiedCards: ShelfOutcome {
  /// By variant.
  var searches: [TallestSearch<KeptCard>]

  var cardCount: Int { searches.first?.count ?? 0 }

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
    /// By variant, in points.
    fileprivate let widths: [Double]

    func take(_ card: Card, into shelf: inout ShelfTally<CertifiedCards>.Entry, number: Int) {
      cells.show(card)
      for (variant, cells) in cells.all.enumerated() {
        let cell = cells.current
        shelf.outcome.searches[variant].offer(
          KeptCard(card), bounds: cell.heightBounds(requiredWidth: widths[variant]))
        if cell.isApproximate { shelf.notes.approximations.formUnion(cell.approximations) }
      }
    }
  }
}

extension CertifiedCards: DecidingOutcome {
  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    let (sizer, search) = (ShelfSizer(shelf: plan.shelf), searches[variant])
    let (grid, width) = (plan.shelf.grid, plan.shelf.cardWidth)
    let tallest = search.tallest { card in
      grid.pixels(roundingUp: cells.height(showing: card.texts ?? OwnedTexts(), requiredWidth: width))
    }
    guard let tallest else {
      return [Decision(metrics: sizer.metrics(itemCount: 0, largest: nil))]
    }
    let metrics = sizer.metrics(
      itemCount: search.count, largest: (tallest.index, estimate(of: tallest.candidate, plan, strategy, cells)),
      renderedHeight: grid.points(pixels: tallest.height), renderedCount: tallest.rendered)
    return [
      Decision(
        metrics: metrics, largestID: tallest.candidate.id,
        findings: CardFindings(cells.current, cardWidth: width),
        certificate: Certificate(tallest, of: search.count, on: grid))
    ]
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
