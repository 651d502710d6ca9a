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

extension RecordIndex: ProcessValue { static var form: ProcessForm<Self> { .raw } }
