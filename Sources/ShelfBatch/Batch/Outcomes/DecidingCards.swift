import ShelfSizing

/// Where a record of a shelf stands: the part of all records, and the 0-based index among the shelf's in it.
struct RecordIndex: Sendable, Hashable, Comparable {
  var part = 0
  var index: Int

  static func < (left: RecordIndex, right: RecordIndex) -> Bool {
    (left.part, left.index) < (right.part, right.index)
  }
}

/// A card that may decide its shelf's height, with all that laying it out has shown.
struct DecidingCard: Sendable {
  var record = RecordIndex(index: 0)
  var id: RecordID?
  /// `-infinity` where the strategy has none for it.
  var estimate = -Double.infinity
  /// Points, before they are rounded to pixels.
  var height = 0.0
  /// An upper bound of the height in whole pixels, of the tallest card with a proof.
  var bound: Double?
  /// Points, of a card that is the tallest from a card width on.
  var width: Double?
  /// `nil` where laying it out has shown nothing worth a warning.
  var findings: CardFindings?
}

/// The cards of a shelf in one variant that may decide when parts of the shelf merge.
struct DecidingCards: Sendable {
  /// In the order of their indices; of widths, rising.
  var cards: [DecidingCard] = []
  /// Bounds of the cards that are not among them, where there is a proof.
  var others = OtherBounds()

  /// The decisions of the cards.
  ///
  /// - Parameters:
  ///   - count: of all the shelf's cards.
  ///   - index: the 0-based index of a record in the whole shelf.
  func decisions(
    by method: any DecidingSearch.Type, _ strategy: EstimationStrategy, count: Int, _ shelf: Shelf,
    index: (RecordIndex) -> Int = { $0.index }
  ) -> [Decision] {
    if cards.isEmpty { return [Decision(metrics: ShelfSizer(shelf: shelf).metrics(itemCount: 0, largest: nil))] }
    return method.decisions(of: self, strategy, count: count, shelf, index: index)
  }
}

/// A shelf in one variant, with the cards that may decide its height.
struct DecidedShelf: Sendable {
  let name: String
  let notes: ShelfNotes
  /// How many cards it has, those of rejected records left out.
  let cardCount: Int
  /// Some of the cards; `nil` where nobody asks.
  let sample: CardSample?
  let cards: DecidingCards
}

extension DecidingCards {
  /// The deciding cards of two parts together, whichever of them comes first and whatever stands between them.
  ///
  /// - Parameter grid: the pixels of the bounds.
  func merged(with other: DecidingCards, by method: any DecidingSearch.Type, on grid: PixelGrid) -> DecidingCards {
    guard let own = cards.first, let another = other.cards.first else { return cards.isEmpty ? other : self }
    var merged = DecidingCards(cards: DecidingCard.largest(cards, other.cards) { method.rank($0) })
    guard method.isProven else { return merged }
    merged.others = others
    let loser = merged.cards[0].record == own.record ? another : own
    merged.others.merge(
      other.others, beaten: loser.bound ?? .infinity, tallest: grid.pixels(roundingUp: merged.cards[0].height))
    return merged
  }
}

extension RecordIndex: ProcessValue { static var form: ProcessForm<Self> { .raw } }
