import CellLayout
import Platform
import RecordCells

/// Estimates each card by every strategy, and lays it out.
struct ComparisonWork: CardWork {
  let strategies: [ComparedStrategy]
  private let variants: [VariantPlan]

  init(_ variants: [VariantPlan], strategies: [ComparedStrategy]) {
    self.variants = variants
    self.strategies = strategies
  }

  var fields: CardFields {
    CardFields(
      variants[0].prototypes, numbers: strategies.compactMap { $0.builtIn?.columnField },
      readsAllColumns: strategies.contains { $0.builtIn == nil })
  }

  var emptyOutcome: ComparisonOutcome { ComparisonOutcome(columnCount: variants.count * (strategies.count + 1)) }

  func makeWorker() throws -> Worker { try Worker(self) }

  /// Collects the cards of a batch, so that each strategy then runs over all of them by itself: what one prepares is of
  /// no use to the next, and the clock is read twice a batch.
  final class Worker: CardWorker {
    var outcomes: OutcomeColumn<ComparisonOutcome>
    private let cells: [PrototypeCells]
    /// The estimators by variant, strategy and cell; empty for a program. The exhaustive one follows the last strategy.
    private let estimators: [[[Estimator]]]
    /// For each strategy, the index of its field among the numbers.
    private let givenNumbers: [Int?]
    private let exportsRecords: Bool
    private var cards = CardBuffer()
    /// For each card, its index in its shelf's part of the batch, and below, the `id` of its record.
    private var indices: [Int] = []
    private var ids: [RecordID?] = []
    /// The numbers by field, then by card.
    private var given: [[Double]]

    fileprivate init(_ work: ComparisonWork) throws {
      outcomes = OutcomeColumn(empty: work.emptyOutcome)
      exportsRecords = work.strategies.contains { $0.builtIn == nil }
      cells = work.variants.map { PrototypeCells($0.prototypes) }
      let strategies = work.strategies.map(\.builtIn) + [.exhaustive]
      estimators = try zip(work.variants, cells).map { plan, cells in
        try strategies.map { strategy in
          guard let strategy else { return [] }
          return try cells.cells.map { try Estimator(strategy, cell: $0, cardWidth: plan.shelf.cardWidth) }
        }
      }
      var count = 0
      givenNumbers = strategies.map { strategy in
        guard strategy?.columnField != nil else { return nil }
        count += 1
        return count - 1
      }
      given = Array(repeating: [], count: count)
    }

    func add(_ card: Card, to outcome: inout ComparisonOutcome, _ notes: inout ShelfNotes, at index: Int) {
      cards.append(card, ofShelf: index)
      for index in given.indices { given[index].append(notes.number(card, index)) }
      let index = outcome.add()
      if exportsRecords {
        let line = EstimatorProgram.line(card)
        outcome.pending.append(ComparisonOutcome.Pending(ordinal: ids.count, index: index, record: line))
      }
      indices.append(index)
      ids.append(card.id)
    }

    func finish(_ tally: inout ShelfTally) {
      tally.effort = Array(repeating: 0, count: estimators.first?.count ?? 0)
      let byShelf = cards.byShelf(count: tally.count)
      for (variant, columns) in estimators.enumerated() {
        let values = columns.indices.map { column in
          let start = HostProcess.threadNanoseconds()
          defer { if !columns[column].isEmpty { tally.effort[column] += HostProcess.threadNanoseconds() - start } }
          return estimates(variant, column: column)
        }
        let heights = values[columns.count - 1]
        for (shelf, cards) in byShelf.enumerated() where !cards.isEmpty {
          for (column, estimates) in values.enumerated() where !estimates.isEmpty {
            outcomes[shelf].columns[variant * columns.count + column].append(
              cards, estimates: estimates, heights: heights, indices: indices,
              id: { column == columns.count - 1 ? ids[$0] : nil })
          }
          for index in outcomes[shelf].pending.indices {
            outcomes[shelf].pending[index].heights.append(heights[cards[index]])
          }
        }
      }
      cards.removeAll()
      indices.removeAll(keepingCapacity: true)
      ids.removeAll(keepingCapacity: true)
      for index in given.indices { given[index].removeAll(keepingCapacity: true) }
    }

    /// Estimates of all cards; none for a program.
    private func estimates(_ variant: Int, column: Int) -> [Double] {
      let estimators = estimators[variant][column]
      guard !estimators.isEmpty else { return [] }
      return givenNumbers[column].map { given[$0] }
        ?? cards.map { texts, cell in
          cells[variant].show(texts, in: cell)
          let estimator = estimators[cell]
          guard cells[variant].isLive else { return estimator.estimate() }
          return cells[variant].currentRecordCell.liveEstimate(estimator.strategy, cardWidth: estimator.cardWidth)
        }
    }
  }
}

/// The cards of a batch, their texts one after another in one piece of memory.
private struct CardBuffer {
  /// For each card, the number of its shelf.
  private var shelves: [Int] = []
  /// For each card, the index of its cell.
  private var cells: [Int] = []
  private var bytes: [UInt8] = []
  /// The ends of the texts in `bytes`, by card and field.
  private var ends: [Int] = []

  mutating func append(_ card: Card, ofShelf shelf: Int) {
    shelves.append(shelf)
    cells.append(card.cell)
    for field in 0..<card.texts.count {
      bytes.append(contentsOf: card.texts[field])
      ends.append(bytes.count)
    }
  }

  /// For each shelf, the numbers of its cards.
  func byShelf(count: Int) -> [[Int]] {
    var cards: [[Int]] = Array(repeating: [], count: count)
    for (card, shelf) in shelves.enumerated() { cards[shelf].append(card) }
    return cards
  }

  mutating func removeAll() {
    shelves.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// The result of `body` for each card; it gets the texts of the card and the index of its cell.
  func map<Result>(_ body: (FieldTexts, Int) -> Result) -> [Result] {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      let texts = ends.map { end in
        defer { start = end }
        return UnsafeBufferPointer(rebasing: bytes[start..<end])
      }
      let fieldCount = cells.isEmpty ? 0 : texts.count / cells.count
      // One more, so that there is an address even where cards show no field.
      return (texts + [UnsafeBufferPointer(start: nil, count: 0)]).withUnsafeBufferPointer { texts in
        guard let first = texts.baseAddress else { return [] }
        return cells.enumerated().map { card, cell in
          body(FieldTexts(start: first + card * fieldCount, count: fieldCount), cell)
        }
      }
    }
  }
}
