import Catalog
import CellLayout
import Estimation
import ShelfSizing

/// Of a shelf's cards, those that bounds of their heights leave in question.
struct CertifiedCards: ShelfContent, DecidingContent {
  /// By variant.
  var searches: [TallestSearch<KeptCard>]

  var cardCount: Int { searches.first?.count ?? 0 }

  mutating func skip() {
    for variant in searches.indices { searches[variant].skip() }
  }

  mutating func append(_ following: CertifiedCards) {
    for variant in searches.indices { searches[variant].merge(following.searches[variant]) }
  }

  func decisions(
    _ variant: Int, _ plan: ShelfSettings.VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    let (sizer, search) = (ShelfSizer(shelf: plan.shelf), searches[variant])
    let (grid, width) = (plan.shelf.grid, plan.shelf.cardWidth)
    let tallest = search.tallest { card in
      grid.pixels(roundingUp: cells.height(showing: card.texts, requiredWidth: width))
    }
    guard let tallest else {
      let metrics = sizer.metrics(scan: LargestContentScan<KeptCard>(), renderedHeight: 0, renderedCount: 0)
      return [Decision(metrics: metrics, largestID: nil, showsLargest: false, certificate: nil)]
    }
    cells.configure(with: tallest.candidate.texts, isSizing: true)
    // What the estimator would have said of it. That it says nothing is no matter here.
    let estimator = try? Estimator(strategy, cell: cells.current, cardWidth: width)
    let estimate = estimator?.estimate() ?? .nan
    let scan = LargestContentScan(
      largest: tallest.candidate, at: tallest.index, of: search.count, estimate: estimate == 0 ? .nan : estimate)
    return [
      Decision(
        metrics: sizer.metrics(
          scan: scan, renderedHeight: grid.points(pixels: tallest.height), renderedCount: tallest.rendered),
        largestID: tallest.candidate.id, showsLargest: true,
        certificate: Certificate(tallest, of: search.count, on: grid))
    ]
  }
}

/// The search for certificates: bounds each card's height as it is read.
struct CertificateWork: CardWork {
  let variants: [ShelfSettings.VariantPlan]

  var emptyContent: CertifiedCards {
    CertifiedCards(searches: Array(repeating: TallestSearch(), count: variants.count))
  }

  func makeWorker(_ slots: CardSlots) -> Worker {
    Worker(cells: VariantCells(variants), widths: variants.map(\.shelf.cardWidth), slots: slots)
  }

  struct Worker: CellWorker {
    let cells: VariantCells
    fileprivate let widths: [Double]
    fileprivate let slots: CardSlots

    func take(
      _ record: borrowing RecordView, into shelf: inout ShelfTally<CertifiedCards>.Entry, number: Int
    ) {
      for (variant, cells) in cells.all.enumerated() {
        let cell = cells.current
        shelf.content.searches[variant].offer(
          KeptCard(record, slots, slots.fields), bounds: cell.heightBounds(requiredWidth: widths[variant]))
        if cell.isApproximate { shelf.approximations.formUnion(cell.approximations) }
      }
    }
  }
}
