import Catalog
import CellLayout
import Estimation
import Platform
import Reporting
import Synchronization

/// Estimates each card by every strategy, and lays it out.
struct ComparisonWork: CardWork {
  let variants: [ShelfSettings.VariantPlan]
  let strategies: [ComparedStrategy]
  let effort: ComparisonEffort

  init(variants: [ShelfSettings.VariantPlan], strategies: [ComparedStrategy]) {
    self.variants = variants
    self.strategies = strategies
    effort = ComparisonEffort(columnCount: strategies.count + 1)
  }

  var extraFields: [String] { strategies.compactMap(\.builtIn?.columnField) }
  var readsAllColumns: Bool { strategies.contains { $0.builtIn == nil } }
  var emptyContent: ComparedCards { ComparedCards(columnCount: variants.count * (strategies.count + 1)) }

  func makeWorker(_ slots: CardSlots) throws -> Worker { try Worker(self, slots) }

  /// Collects the cards of a batch, so that each strategy then runs over all of them by itself: what one prepares is of
  /// no use to the next, and the clock is read twice a batch.
  struct Worker: CardWorker {
    private let cells: [PrototypeCells]
    /// By variant, strategy and cell; empty for a program. The exhaustive one follows the last strategy.
    private let estimators: [[[Estimator]]]
    /// By strategy, where its field stands among the extra ones.
    private let givenFields: [Int?]
    private let effort: ComparisonEffort
    private let slots: CardSlots
    private let exportsRecords: Bool
    private var texts: CardTexts
    /// By card.
    private var shelves: [Int] = []
    /// By extra field and card.
    private var given: [[Double]]

    fileprivate init(_ work: ComparisonWork, _ slots: CardSlots) throws {
      self.slots = slots
      effort = work.effort
      exportsRecords = work.readsAllColumns
      cells = work.variants.map { PrototypeCells($0.cells) }
      let strategies = work.strategies.map(\.builtIn) + [.exhaustive]
      estimators = try zip(work.variants, cells).map { plan, cells in
        try strategies.map { strategy in
          guard let strategy else { return [] }
          return try cells.cells.map { try Estimator(strategy, cell: $0, cardWidth: plan.shelf.cardWidth) }
        }
      }
      var fieldCount = 0
      givenFields = strategies.map { strategy in
        guard strategy?.columnField != nil else { return nil }
        fieldCount += 1
        return fieldCount - 1
      }
      given = Array(repeating: [], count: fieldCount)
      texts = CardTexts(fieldCount: work.fields.count)
    }

    mutating func setText(_ text: UnsafeBufferPointer<UInt8>, ofField field: Int) -> Bool {
      texts.append(text, ofField: field)
      // The first field may name the card's cell.
      return field > 0 || cells[0].setText(text, ofField: field)
    }

    func refusal(_ text: UnsafeBufferPointer<UInt8>) -> String { cells[0].refusal(text) }

    mutating func take(
      _ record: borrowing RecordView, into shelf: inout ShelfTally<ComparedCards>.Entry, number: Int
    ) {
      texts.endCard()
      shelves.append(number)
      for field in given.indices { given[field].append(shelf.number(ofField: field, slots, record)) }
      shelf.content.add(RecordID(record[slots.id]))
      if exportsRecords { shelf.content.records.append(EstimatorProgram.line(record, slots)) }
    }

    mutating func finish(_ tally: inout ShelfTally<ComparedCards>) {
      var values: [Double] = []
      for (variant, columns) in estimators.enumerated() {
        for (column, estimators) in columns.enumerated() where !estimators.isEmpty {
          values.removeAll(keepingCapacity: true)
          let start = HostProcess.threadNanoseconds()
          for card in 0..<texts.count {
            if let field = givenFields[column] {
              values.append(given[field][card])
            } else {
              texts.show(card, in: cells[variant])
              values.append(estimators[cells[variant].currentIndex].estimate())
            }
          }
          effort.add(HostProcess.threadNanoseconds() - start, ofColumn: column)
          let place = variant * columns.count + column
          for (shelf, value) in zip(shelves, values) { tally.entries[shelf].content.columns[place].append(value) }
        }
      }
      texts = CardTexts(fieldCount: slots.fields.count)
      shelves.removeAll(keepingCapacity: true)
      for field in given.indices { given[field].removeAll(keepingCapacity: true) }
    }
  }
}

/// A strategy that is compared: one of ours, or a program's.
enum ComparedStrategy: Sendable {
  case builtIn(EstimationStrategy)
  case program(EstimatorProgram)

  var builtIn: EstimationStrategy? { if case .builtIn(let strategy) = self { strategy } else { nil } }

  /// Whether it is the truth that the others are compared with.
  var isExhaustive: Bool { builtIn == .exhaustive }

  var name: String {
    switch self {
    case .builtIn(let strategy): strategy.description
    case .program(let program): program.name
    }
  }
}

/// Processor time that estimators took, over all threads.
final class ComparisonEffort: Sendable {
  /// By estimator, the exhaustive one last.
  private let nanoseconds: Mutex<[UInt64]>

  init(columnCount: Int) {
    nanoseconds = Mutex(Array(repeating: 0, count: columnCount))
  }

  func add(_ duration: UInt64, ofColumn column: Int) {
    nanoseconds.withLock { $0[column] += duration }
  }

  var byColumn: [UInt64] { nanoseconds.withLock { $0 } }
}
