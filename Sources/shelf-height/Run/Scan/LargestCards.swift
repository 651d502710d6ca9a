import Catalog
import CellLayout
import Estimation
import Reporting
import ShelfSizing
import TextMeasurement

/// What is kept of a card that may decide its shelf's height.
struct KeptCard: Sendable {
  let id: RecordID?
  /// By bound field; empty if the height is known already.
  let texts: [[UInt8]]
}

/// Of a shelf's cards, those with the largest estimates.
struct LargestCards: ShelfContent {
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
  let variants: [ShelfSettings.VariantPlan]
  let strategy: EstimationStrategy
  /// How many cards of each shelf are kept to say why it is as tall as it is; `nil` where nobody asks.
  var sampleLimits: CardSample.Limits?

  var extraFields: [String] { strategy.columnField.map { [$0] } ?? [] }

  var emptyContent: LargestCards {
    LargestCards(
      scans: Array(repeating: LargestContentScan(), count: variants.count),
      samples: sampleLimits.map { Array(repeating: CardSample($0), count: variants.count) } ?? [])
  }

  func makeWorker(_ slots: CardSlots) throws -> Worker { try Worker(self, slots) }

  /// The cells at work.
  struct Worker: CellWorker {
    let cells: VariantCells
    /// By variant and cell.
    private let estimators: [[Estimator]]
    private let slots: CardSlots
    /// The slots of the texts that are kept: none where the height is known at once.
    private let textSlots: [Int]
    /// By variant the card widths in points, where every card's height is wanted; else none.
    private let sampledWidths: [Double]
    private let estimatesAreHeights: Bool
    /// Whether records bring the estimates.
    private let takesEstimates: Bool

    fileprivate init(_ work: ScanWork, _ slots: CardSlots) throws {
      cells = VariantCells(work.variants)
      estimators = try zip(work.variants, cells.all).map { plan, cells in
        try cells.cells.map { try Estimator(work.strategy, cell: $0, cardWidth: plan.shelf.cardWidth) }
      }
      self.slots = slots
      takesEstimates = !slots.extraFields.isEmpty
      sampledWidths = work.sampleLimits == nil ? [] : work.variants.map(\.shelf.cardWidth)
      estimatesAreHeights = work.strategy == .exhaustive
      textSlots = estimatesAreHeights && sampledWidths.isEmpty ? [] : slots.fields
    }

    func take(
      _ record: borrowing RecordView, into shelf: inout ShelfTally<LargestCards>.Entry, number: Int
    ) {
      let given = takesEstimates ? shelf.number(ofField: 0, slots, record) : .nan
      // Copied at most once, for all variants.
      var kept: KeptCard?
      func card() -> KeptCard {
        let card = kept ?? KeptCard(record, slots, textSlots)
        kept = card
        return card
      }
      for (variant, cells) in cells.all.enumerated() {
        let estimator = estimators[variant][cells.currentIndex]
        let estimate = estimator.estimate(given: given)
        if variant < sampledWidths.count {
          let height =
            estimatesAreHeights
            ? estimate : cells.systemLayoutSizeFitting(requiredWidth: sampledWidths[variant]).height
          shelf.content.samples[variant].offer(
            card(), id: RecordID(record[slots.id]),
            index: shelf.content.scans[variant].extent, height: height)
        }
        shelf.content.scans[variant].offer(card(), estimate: estimate)
        if cells.current.isApproximate { shelf.approximations.formUnion(cells.current.approximations) }
      }
    }
  }
}

extension KeptCard {
  /// A copy of what a record holds.
  ///
  /// - Parameter textSlots: of all fields, or none where texts are not wanted.
  init(_ record: borrowing RecordView, _ slots: CardSlots, _ textSlots: [Int]) {
    var texts: [[UInt8]] = []
    for (field, slot) in textSlots.enumerated() {
      let value = record[slot]
      if slots.isTranslated[field] {
        texts.append(Array(slots.localization.text(value.shownBytes).text.utf8))
      } else {
        texts.append(Array(value.shownBytes))
      }
    }
    self.init(id: RecordID(record[slots.id]), texts: texts)
  }
}

extension RecordID {
  /// The value of an `id` field; `nil` if there is none that can be written in one piece.
  init?(_ value: FieldValue) {
    switch value.kind {
    case .string: self.init(text: value.text, isString: true)
    case .number, .bool: self.init(text: value.text, isString: false)
    case .absent, .null, .structured: return nil
    }
  }
}

extension FieldValue {
  /// What a label shows of it: nothing for null.
  fileprivate var shownBytes: UnsafeBufferPointer<UInt8> {
    kind == .null ? UnsafeBufferPointer(start: nil, count: 0) : bytes.assumingMemoryBound(to: UInt8.self)
  }
}
