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

extension ShelfOutcome {
  var resultCount: Int { 1 }
  var keepsSamples: Bool { false }
  var pieceCount: Int { resultCount }
}

/// The outcomes of shelves by their numbers.
struct OutcomeColumn<Outcome: ShelfOutcome>: Sendable {
  /// The outcome of a shelf before its first card, which all shelves behind the last one have.
  private let empty: Outcome
  private var all: ChunkedArray<Outcome> = []

  init(empty: Outcome) { self.empty = empty }

  @inline(__always)
  subscript(shelf: Int) -> Outcome {
    get { shelf < all.count ? all[shelf] : empty }
    _modify {
      while shelf >= all.count { all.append(empty) }
      yield &all[shelf]
    }
  }

  /// Lends an outcome, which the subscript would copy.
  func withOutcome<Result>(_ shelf: Int, _ body: (borrowing Outcome) -> Result) -> Result {
    shelf < all.count ? all.withElement(shelf, body) : body(empty)
  }

  var pieceCount: Int { all.reduce(0) { $0 + $1.pieceCount } }

  /// Appends the outcomes of the records that follow.
  ///
  /// - Parameter numbers: for each shelf of theirs, its number here.
  mutating func append(_ following: OutcomeColumn, to numbers: [Int]) {
    for shelf in following.all.indices {
      let number = numbers[shelf]
      following.all.withElement(shelf) {
        if number == all.count { all.append($0) } else { self[number].append($0) }
      }
    }
  }

  /// The outcome of a shelf, as that of the only one.
  func alone(_ shelf: Int) -> OutcomeColumn {
    var rest = OutcomeColumn(empty: empty)
    if shelf < all.count { rest.all.append(all[shelf]) }
    return rest
  }

  /// Gives the outcomes away.
  mutating func take() -> OutcomeColumn {
    defer { all = [] }
    return self
  }

  /// How those of another process are read.
  func form() -> ProcessForm<OutcomeColumn> { ProcessForm(filling: OutcomeColumn(empty: empty), \.all, others: 1) }
}

/// The outcomes of all shelves of a tally, as code holds them that is compiled once for any work.
struct ShelfOutcomes: Sendable {
  private var column: any Sendable

  init<Outcome>(_ column: OutcomeColumn<Outcome>) { self.column = column }

  /// The outcomes of work that is known.
  subscript<Outcome>(_ type: Outcome.Type) -> OutcomeColumn<Outcome> {
    get {
      guard let own = column as? OutcomeColumn<Outcome> else { preconditionFailure("they are of other work") }
      return own
    }
    _modify {
      var own = self[type]
      // They have one owner while they change, lest they be copied.
      column = 0
      defer { column = own }
      yield &own
    }
  }
}
