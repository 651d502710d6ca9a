import Catalog

/// Work on the cards of shelves; records are read alike for all of it.
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
}

extension CardWork {
  var takesLong: Bool { false }
}

/// A card that nothing can come of.
struct CardFault: Error {
  /// A sentence about its record.
  let message: String
}

/// Adds the cards of a batch to their shelves, one after another.
protocol CardWorker {
  associatedtype Outcome: ShelfOutcome

  /// Prepares for a batch, before its first card.
  mutating func begin(_ batch: RecordBatch)

  /// Adds a card to a shelf.
  ///
  /// - Parameter index: of the shelf among those of the batch.
  /// - Throws: `CardFault` for a card that nothing can come of, which ends the run.
  mutating func add(_ card: Card, to shelf: inout ShelfTally<Outcome>.Entry, at index: Int) throws(CardFault)

  /// Does what was put off to the end of the batch.
  mutating func finish(_ tally: inout ShelfTally<Outcome>)

  /// Ends the work after batches that all came to something: what it has learnt may serve another run.
  consuming func retire()
}

extension ShelfOutcome {
  var resultCount: Int { 1 }
  var keepsSamples: Bool { false }
  var pieceCount: Int { resultCount }
}

extension CardWorker {
  mutating func begin(_ batch: RecordBatch) {}
  mutating func finish(_ tally: inout ShelfTally<Outcome>) {}

  consuming func retire() {}
}

/// The result of the work on a shelf's cards. The outcomes of consecutive parts of a shelf add up to that of the whole.
protocol ShelfOutcome: ProcessValue {
  /// How many cards there are, those of rejected records left out.
  var cardCount: Int { get }

  /// How many results it keeps, whether or not there are cards: one for each variant, say.
  var resultCount: Int { get }

  /// Whether each result has some of the cards with it, as pages draw them.
  var keepsSamples: Bool { get }

  /// How many pieces of memory it holds, roughly.
  var pieceCount: Int { get }

  /// Passes over a record that was rejected, which keeps its index.
  mutating func skip()

  /// Appends what comes of the cards that follow.
  mutating func append(_ following: Self)
}
