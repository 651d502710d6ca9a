import CellLayout
import RecordCells
import ShelfSizing

/// The tallest card of a shelf with its proof, as far as bounds of the heights and layouts tell.
struct CertifiedCards: ShelfOutcome {
  struct Candidate: Sendable {
    /// Its texts are only kept where it has to be shown again.
    let card: KeptCard
    /// The height of the texts in points, where it is known without another layout.
    let estimate: Double?
  }

  struct Known: Sendable {
    /// The height of the tallest card in whole pixels.
    var height = -Double.infinity
    /// A card that is no taller changes neither the answer nor its proof. Whole pixels.
    var enough = -Double.infinity
  }

  /// The search for each variant.
  private(set) var searches: ByVariant<TallestSearch<Candidate>>
  /// What every card asks of the searches: to read it from these would copy them.
  private(set) var known: ByVariant<Known>
  /// For each variant, some of the cards; none where nobody asks what the other cards are like.
  var samples: [CardSample]

  init(variantCount: Int, _ sampleLimits: CardSample.Limits?) {
    searches = ByVariant(repeating: TallestSearch(), count: variantCount)
    known = ByVariant(repeating: Known(), count: variantCount)
    samples = sampleLimits.map { Array(repeating: CardSample($0), count: variantCount) } ?? []
  }

  var cardCount: Int { searches[0].count }
  var resultCount: Int { searches.count }
  var keepsSamples: Bool { !samples.isEmpty }

  mutating func skip() {
    for variant in searches.indices { searches.update(variant) { $0.skip() } }
  }

  mutating func append(_ following: CertifiedCards) {
    for variant in samples.indices {
      samples[variant].append(following.samples[variant], offset: searches[variant].extent)
    }
    for variant in searches.indices { update(variant) { $0.merge(following.searches[variant]) } }
  }

  /// Counts a card that changes neither the answer nor its proof.
  @inline(__always)
  mutating func pass(_ variant: Int) {
    searches.update(variant) { $0.pass() }
  }

  /// Changes a search.
  mutating func update(_ variant: Int, _ change: (inout TallestSearch<Candidate>) -> Void) {
    searches.update(variant) { search in
      change(&search)
      known.update(variant) { $0 = Known(height: search.height, enough: search.others.largest) }
    }
  }
}

/// The search for the tallest cards: bounds each card's height as it is read, and lays it out where the bounds leave
/// open whether it is the tallest so far.
struct CertificateWork: CardWork {
  private let variants: [VariantPlan]
  private let strategy: EstimationStrategy
  /// How many cards of each shelf are kept to say why it is as tall as it is; `nil` where nobody asks.
  private let sampleLimits: CardSample.Limits?
  /// Whether all batches that a worker takes are of one shelf.
  private let isOneShelf: Bool

  /// - Parameters:
  ///   - strategy: is asked about the tallest cards alone.
  ///   - isOneShelf: whether all batches that a worker takes are of one shelf.
  init(
    _ variants: [VariantPlan], strategy: EstimationStrategy = .tallest, sampleLimits: CardSample.Limits? = nil,
    isOneShelf: Bool = false
  ) {
    self.variants = variants
    self.strategy = strategy
    self.sampleLimits = sampleLimits
    self.isOneShelf = isOneShelf
  }

  var fields: CardFields { CardFields(variants[0].prototypes) }

  var emptyOutcome: CertifiedCards {
    CertifiedCards(variantCount: variants.count, sampleLimits)
  }

  func makeWorker() -> Worker { Worker(self) }

  struct Worker: CardWorker {
    private let cells: VariantCells
    /// For each variant, the card width in points.
    private let widths: [Double]
    private let takesSamples: Bool
    /// Whether the estimate of a card is the height of its texts.
    private let estimatesTexts: Bool
    private let isOneShelf: Bool
    /// For each variant, the largest ``CertifiedCards/Known/enough`` of the shelf's batches before this one: a card that is
    /// no taller changes nothing of what these merge into.
    private var floors: [Double]

    fileprivate init(_ work: CertificateWork) {
      cells = VariantCells(work.variants)
      widths = work.variants.map(\.shelf.cardWidth)
      takesSamples = work.sampleLimits != nil
      estimatesTexts = work.strategy == .tallest || work.strategy == .textColumn
      isOneShelf = work.isOneShelf && !takesSamples
      floors = Array(repeating: -.infinity, count: widths.count)
    }

    func take(_ card: Card, into shelf: inout ShelfTally<CertifiedCards>.Entry, number: Int) {
      cells.show(card)
      var copy: KeptCard?
      for variant in widths.indices {
        let known = shelf.outcome.known[variant]
        let enough = max(known.enough, floors[variant])
        let bounds = cells.withCell(variant, of: card) { cell in
          let bounds = cell.heightBounds(requiredWidth: widths[variant], orBoundUpTo: enough)
          shelf.addApproximations(of: cell, cardWidth: widths[variant])
          return bounds
        }
        if takesSamples { offerSample(card, variant, to: &shelf.outcome) }
        if bounds.upper <= enough {
          shelf.outcome.pass(variant)
        } else if bounds.upper <= known.height {
          shelf.outcome.update(variant) { $0.ruleOut(bound: bounds.upper) }
        } else {
          offer(card, variant, bounds, &copy, to: &shelf.outcome)
        }
      }
    }

    mutating func finish(_ tally: inout ShelfTally<CertifiedCards>) {
      guard isOneShelf, let outcome = tally.entries.last?.outcome else { return }
      for variant in floors.indices { floors[variant] = max(floors[variant], outcome.known[variant].enough) }
    }

    private func offerSample(_ card: Card, _ variant: Int, to outcome: inout CertifiedCards) {
      let height = cells.all[variant].systemLayoutSizeFitting(requiredWidth: widths[variant]).height
      outcome.samples[variant].offer(
        OwnedTexts(card.texts), id: card.id, index: outcome.searches[variant].extent, height: height)
    }

    @inline(never)
    private func offer(
      _ card: Card, _ variant: Int, _ bounds: HeightBounds, _ copy: inout KeptCard?, to outcome: inout CertifiedCards
    ) {
      let (cell, width) = (cells.all[variant].current, widths[variant])
      outcome.update(variant) {
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
    ) -> CertifiedCards.Candidate {
      var estimate: Double?
      if estimatesTexts, isExact, !cell.mayBreakConstraints(cardWidth: cardWidth) {
        estimate = cell.knownTextHeight(requiredWidth: cardWidth)
      }
      return CertifiedCards.Candidate(
        card: KeptCard.shared(&copy, card, keepsTexts: estimate == nil), estimate: estimate)
    }
  }
}

extension CertifiedCards: DecidingOutcome {
  func sample(_ variant: Int) -> CardSample? { variant < samples.count ? samples[variant] : nil }

  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    laidOut(variant, plan, strategy, cells).decisions(
      by: .bounds, strategy, count: searches[variant].count, plan.shelf)
  }

  func laidOut(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> LaidOutCards {
    let search = searches[variant]
    guard let tallest = search.tallest else { return LaidOutCards() }
    let (card, width) = (tallest.candidate.card, plan.shelf.cardWidth)
    var estimate = tallest.candidate.estimate
    var findings: CardFindings?
    if let texts = card.texts {
      cells.configure(with: texts, isSizing: true)
      // As long as the constraints are not solved, no more texts are shaped than the estimate needs.
      estimate = estimate ?? self.estimate(strategy, cells.current, cardWidth: width)
      findings = CardFindings(cells.current, cardWidth: width)
    }
    return LaidOutCards(
      cards: [
        LaidOutCard(
          place: RecordPlace(index: tallest.index), id: card.id, estimate: estimate ?? -.infinity,
          height: plan.shelf.grid.points(pixels: search.height), bound: tallest.bound, findings: findings)
      ], others: search.others)
  }

  /// What a strategy says of the card that a cell shows; `-infinity` where it does not go with the cell, or sees nothing
  /// in it.
  private func estimate(_ strategy: EstimationStrategy, _ cell: TemplateCell, cardWidth: Double) -> Double {
    let strategy = strategy == .tallest ? EstimationStrategy.textColumn : strategy
    let estimate = (try? Estimator(strategy, cell: cell, cardWidth: cardWidth))?.estimate() ?? .nan
    return estimate.isNaN ? -.infinity : estimate
  }
}
