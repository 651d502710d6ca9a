import Catalog

/// Measures cards by themselves: a height for each, in the order of the records, handed on batch by batch.
package struct CardMeasuring {
  private let plan: BatchPlan
  private let options: BatchOptions

  package init(_ plan: BatchPlan, _ options: BatchOptions) {
    self.plan = plan
    self.options = options
  }

  /// - Parameters:
  ///   - diagnose: is called with the findings in records and shelves.
  ///   - report: is called with the heights of a batch; those of a card follow each other.
  package func run(
    onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void, onCards report: ([CardHeight]) throws -> Void
  ) throws -> BatchCounts {
    try BatchRun.forEach(plan.passes, options, onDiagnostic: diagnose) { _, pass, run in
      try run.read(
        pass.records, nil, CardHeightWork(pass.variants), warningOf: pass.variants[0].prototypes
      ) { batch, whole in
        try report(CardMeasuring.heights(&batch, after: whole, pass))
      } onShelves: { shelves, tally, _ in
        let fontWarnings = pass.variants.flatMap(\.fontWarnings).withoutRepeats { Array($0.utf8) }
        for shelf in shelves {
          let notes = tally.notes[shelf]
          for warning in notes.warnings(fontWarnings: fontWarnings, stringsFile: pass.remarks.stringsFile) {
            run.diagnose(.warning("shelf '\(tally.keys.name(shelf))'", warning))
          }
        }
      }
    }
  }

  /// Takes the heights of a batch, in the order of its records.
  private static func heights(
    _ batch: inout ShelfTally, after whole: ShelfTally, _ pass: PassPlan
  ) -> [CardHeight] {
    var cards: [(card: LaidOutCard, shelf: Int, offset: Int)] = []
    let extents = whole[CardHeights.self]
    for shelf in 0..<batch.count {
      // Its index goes on where the batches before have ended.
      let known = batch.keys.withKey(shelf) { whole.keys.find($0) }
      let offset = known.map { extents[$0].extent } ?? 0
      cards += batch[CardHeights.self][shelf].takeCards().map { ($0, shelf, offset) }
    }
    cards.sort { $0.card.ordinal < $1.card.ordinal }
    let names = (0..<batch.count).map { batch.keys.name($0) }
    return cards.flatMap { card, shelf, offset in
      pass.variants.indices.map { variant in
        let plan = pass.variants[variant]
        let height = card.heights[variant]
        return CardHeight(
          shelf: names[shelf], variant: plan.variant, index: card.index + offset, id: card.id, contentHeight: height,
          itemHeight: min(height, plan.largestItemHeight ?? height))
      }
    }
  }
}

/// A card that was laid out.
private struct LaidOutCard: Sendable {
  /// Its number among the cards of the batch.
  let ordinal: Int
  /// Its index in its shelf's part of the batch.
  let index: Int
  let id: RecordID?
  /// Points, by variant.
  let heights: VariantValues<Double>
}

/// The cards of a shelf in a batch, and the number of its records so far.
private struct CardHeights: ShelfOutcome {
  var cards: [LaidOutCard] = []
  /// How many records there are, rejected ones included.
  var extent = 0

  var cardCount: Int { cards.count }
  var pieceCount: Int { cards.count }

  mutating func skip() { extent += 1 }

  /// Gives the cards away.
  mutating func takeCards() -> [LaidOutCard] {
    defer { cards = [] }
    return cards
  }

  mutating func append(_ following: CardHeights) { extent += following.extent }
}

/// Lays each card out in each variant.
private struct CardHeightWork: CardWork {
  let fields: CardFields
  let emptyOutcome = CardHeights()
  private let variants: [VariantPlan]

  init(_ variants: [VariantPlan]) {
    self.variants = variants
    fields = CardFields(variants[0].prototypes)
  }

  func makeWorker() -> Worker { Worker(variants) }

  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<CardHeights>
    private let cells: VariantCells
    /// For each variant, the card width in points.
    private let widths: [Double]
    private var ordinal = 0

    init(_ variants: [VariantPlan]) {
      outcomes = OutcomeColumn(empty: CardHeights())
      cells = VariantCells(variants)
      widths = variants.map(\.shelf.cardWidth)
    }

    func add(_ card: Card, to outcome: inout CardHeights, _ notes: inout ShelfNotes, at index: Int) {
      cells.show(card)
      var heights = VariantValues(repeating: 0.0, count: widths.count)
      for variant in widths.indices {
        let height = cells.all[variant].systemLayoutSizeFitting(requiredWidth: widths[variant]).height
        heights.update(variant) { $0 = height.isFinite ? height : 0 }
        cells.withCell(variant, of: card) { notes.addApproximations(of: $0, cardWidth: widths[variant]) }
      }
      outcome.cards.append(
        LaidOutCard(ordinal: ordinal, index: outcome.extent, id: card.id, heights: heights))
      outcome.extent += 1
      ordinal += 1
    }

    func finish(_ tally: inout ShelfTally) { ordinal = 0 }
  }
}

extension LaidOutCard: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.ordinal, \.index, \.id, \.heights) }
}

extension CardHeights {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.cards, \.extent) }
}
