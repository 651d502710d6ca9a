import Catalog

/// Work on the cards of shelves; records are read alike for all of it, by code that is compiled once.
protocol CardWork: Sendable {
  associatedtype Worker: CardWorker
  /// The fields of records that the cards are made of.
  var fields: CardFields { get }
  /// The outcome of a shelf before its first card.
  var emptyOutcome: Worker.Outcome { get }

  /// Whether a card may take as long as a thousand others, so that threads take even small files in parts.
  var takesLong: Bool { get }

  /// A worker for batches of a file, one after another.
  func makeWorker() throws -> Worker

  // Reading and merging need these of the outcomes: requirements, so that they are compiled for each work by itself.

  /// The outcomes of no shelf.
  var noOutcomes: ShelfOutcomes { get }

  /// Appends the outcomes of the records that follow.
  ///
  /// - Parameter numbers: for each shelf of theirs, its number in `whole`.
  func append(_ following: ShelfOutcomes, to whole: inout ShelfOutcomes, numbers: [Int])

  /// How many pieces of memory outcomes hold, roughly.
  func pieceCount(_ outcomes: ShelfOutcomes) -> Int

  /// The outcome of a shelf, as that of the only one.
  func alone(_ shelf: Int, of outcomes: ShelfOutcomes) -> ShelfOutcomes

  /// How outcomes are written for another process, and read.
  var outcomesForm: ProcessForm<ShelfOutcomes> { get }
}

extension CardWork {
  private typealias Outcome = Worker.Outcome

  var takesLong: Bool { false }

  var noOutcomes: ShelfOutcomes { ShelfOutcomes(OutcomeColumn(empty: emptyOutcome)) }

  func append(_ following: ShelfOutcomes, to whole: inout ShelfOutcomes, numbers: [Int]) {
    whole[Outcome.self].append(following[Outcome.self], to: numbers)
  }

  func pieceCount(_ outcomes: ShelfOutcomes) -> Int { outcomes[Outcome.self].pieceCount }

  func alone(_ shelf: Int, of outcomes: ShelfOutcomes) -> ShelfOutcomes {
    ShelfOutcomes(outcomes[Outcome.self].alone(shelf))
  }

  var outcomesForm: ProcessForm<ShelfOutcomes> {
    let form = OutcomeColumn(empty: emptyOutcome).form()
    return ProcessForm {
      form.write($0[Outcome.self], &$1)
    } read: {
      ShelfOutcomes(try form.read(&$0))
    }
  }
}

/// A card that nothing can come of.
struct CardFault: Error {
  /// A sentence about its record.
  let message: String
}

/// Adds the cards of a batch to their shelves, one after another, on one thread. What it changes for every card need not
/// be checked for exclusive access.
protocol CardWorker: AnyObject {
  associatedtype Outcome: ShelfOutcome

  /// The outcomes of the batch in hand.
  var outcomes: OutcomeColumn<Outcome> { get set }

  /// Prepares for a batch, before its first card.
  func begin(_ batch: RecordBatch)

  /// Adds a card to a shelf.
  ///
  /// - Parameters:
  ///   - notes: on the card.
  ///   - index: of the shelf among those of the batch.
  /// - Throws: `CardFault` for a card that nothing can come of, which ends the run.
  func add(_ card: Card, to outcome: inout Outcome, _ notes: inout ShelfNotes, at index: Int) throws(CardFault)

  /// Does what was put off to the end of the batch.
  ///
  /// - Parameter tally: of the batch, still without the outcomes.
  func finish(_ tally: inout ShelfTally)

  /// Ends the work after batches that all came to something: what it has learnt may serve another run.
  func retire()

  // The loop over records calls these: requirements, so that they are compiled for each work by itself.

  func add(_ card: Card, to shelf: Int, _ notes: inout ShelfNotes) throws(CardFault)
  /// Passes over a record of a shelf that was rejected.
  func skip(_ shelf: Int)
  func takeOutcomes() -> ShelfOutcomes
}

extension CardWorker {
  func begin(_ batch: RecordBatch) {}
  func finish(_ tally: inout ShelfTally) {}
  func retire() {}

  func add(_ card: Card, to shelf: Int, _ notes: inout ShelfNotes) throws(CardFault) {
    try add(card, to: &outcomes[shelf], &notes, at: shelf)
  }

  func skip(_ shelf: Int) { outcomes[shelf].skip() }
  func takeOutcomes() -> ShelfOutcomes { ShelfOutcomes(outcomes.take()) }
}
