import EstimatorComparison

/// The result of estimating and laying out a shelf's cards, without the cards: it grows with the number of different
/// values, up to a limit.
struct ComparisonOutcome: ShelfOutcome {
  /// The columns by variant and estimator; the exhaustive estimator, whose answers are the true heights, is the last of
  /// each variant.
  var columns: [Column]
  private(set) var cardCount = 0
  /// Records, rejected ones included.
  private(set) var extent = 0
  /// Cards of a batch that programs have still to be asked about.
  var pending: [Pending] = []

  /// The result of one estimator.
  struct Column: Sendable {
    /// The card with the largest estimate, the first of equals.
    private(set) var pick: Pick?
    private(set) var pairs = RankedPairs()

    struct Pick: Sendable {
      /// The card's estimate; `-infinity` where it is no number.
      let estimate: Double
      /// The card's true height in points.
      let height: Double
      /// The card's index among all records of the shelf.
      var index: Int
      /// The card's `id`; `nil` unless the estimator is the exhaustive one.
      let id: RecordID?
    }

    /// Adds cards in their order.
    ///
    /// - Parameters:
    ///   - cards: their numbers among all that values are given for.
    ///   - id: gives that of a card.
    mutating func append(
      _ cards: [Int], estimates: [Double], heights: [Double], indices: [Int], id: (Int) -> RecordID? = { _ in nil }
    ) {
      var best: Int?
      var most = pick?.estimate ?? -.infinity
      for card in cards where estimates[card] > most || pick == nil && best == nil {
        best = card
        most = estimates[card].isNaN ? -.infinity : estimates[card]
      }
      if let best { pick = Pick(estimate: most, height: heights[best], index: indices[best], id: id(best)) }
      pairs.formUnion(RankedPairs(cards.map { estimates[$0] }, cards.map { heights[$0] }))
    }

    /// Appends what cards came to that follow `offset` records of the shelf.
    mutating func append(_ following: Column, offset: Int) {
      if let other = following.pick, pick.map({ other.estimate > $0.estimate }) ?? true {
        pick = other
        pick?.index += offset
      }
      pairs.formUnion(following.pairs)
    }
  }

  /// A card for programs.
  struct Pending: Sendable {
    /// The card's number among the cards of its batch.
    let ordinal: Int
    /// The card's index among all records of the part of the shelf.
    let index: Int
    /// A line of JSON.
    let record: [UInt8]
    /// For each variant, the height in points.
    var heights: [Double] = []
  }

  var resultCount: Int { columns.count }
  var pieceCount: Int { columns.reduce(pending.count) { $0 + $1.pairs.storedCount } }

  init(columnCount: Int) {
    columns = Array(repeating: Column(), count: columnCount)
  }

  mutating func skip() {
    extent += 1
  }

  /// Counts a card, whose values come later.
  ///
  /// - Returns: its index among all records of the shelf.
  mutating func add() -> Int {
    defer { extent += 1 }
    cardCount += 1
    return extent
  }

  mutating func append(_ following: ComparisonOutcome) {
    for (column, other) in following.columns.enumerated() { columns[column].append(other, offset: extent) }
    cardCount += following.cardCount
    extent += following.extent
  }
}

extension ComparisonOutcome {
  static var form: ProcessForm<Self> {
    ProcessForm(filling: Self(columnCount: 0), \.columns, \.cardCount, \.extent, \.pending)
  }
}

extension ComparisonOutcome.Column: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.pick, \.pairs) }
}

extension ComparisonOutcome.Column.Pick: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.estimate, \.height, \.index, \.id) }
}

extension ComparisonOutcome.Pending: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.ordinal, \.index, \.record, \.heights) }
}
