import ShelfSizing

/// Where a record of a shelf stands: the part of all records, and the 0-based place among the shelf's in it.
struct RecordPlace: Sendable, Hashable, Comparable {
  var part = 0
  var index: Int

  static func < (left: RecordPlace, right: RecordPlace) -> Bool {
    (left.part, left.index) < (right.part, right.index)
  }
}

/// A card that may decide its shelf's height, with all that laying it out has shown.
struct LaidOutCard: Sendable {
  var place: RecordPlace
  var id: RecordID?
  /// `-infinity` where the strategy has none for it.
  var estimate: Double
  /// Points, before they are rounded to pixels.
  var height: Double
  /// An upper bound of the height in whole pixels, of the tallest card with a proof.
  var bound: Double?
  /// Points, of a card that is the tallest from a card width on.
  var width: Double?
  /// `nil` where laying it out has shown nothing that is to be said.
  var findings: CardFindings?
}

/// The cards of a shelf in one variant that may decide when parts of the shelf merge.
struct LaidOutCards: Sendable {
  /// In the order of their places; of widths, rising.
  var cards: [LaidOutCard] = []
  /// Bounds of the cards that are not among them, where there is a proof.
  var others = OtherBounds()
}

/// How the cards that may decide are found and merged.
enum DecisionMethod: String, Sendable {
  /// The first of the largest estimates.
  case largest
  /// The first of the tallest, with a proof by bounds of all heights.
  case bounds
  /// The first of the tallest at each card width.
  case widths
}

// MARK: Merging

extension LaidOutCards {
  /// The cards of two parts together, whichever of them comes first and whatever stands between them.
  func merged(with other: LaidOutCards, by method: DecisionMethod, on grid: PixelGrid) -> LaidOutCards {
    switch method {
    case .largest:
      let largest = (cards + other.cards).max { ($0.estimate, $1.place) < ($1.estimate, $0.place) }
      return LaidOutCards(cards: largest.map { [$0] } ?? [])
    case .bounds:
      guard let own = cards.first, let another = other.cards.first else { return cards.isEmpty ? other : self }
      let isOwn = (another.height, own.place) < (own.height, another.place)
      let (winner, loser) = isOwn ? (own, another) : (another, own)
      let height = grid.pixels(roundingUp: winner.height)
      var bounds = others
      bounds.rise(to: height)
      bounds.merge(other.others, tallest: height)
      bounds.add(OtherBounds.Group(bound: loser.bound ?? .infinity, count: 1), tallest: height)
      return LaidOutCards(cards: [winner], others: bounds)
    case .widths: return LaidOutCards(cards: LaidOutCards.tallest(cards, other.cards))
    }
  }

  /// The taller of two at each width, of equals the first.
  private static func tallest(_ one: [LaidOutCard], _ other: [LaidOutCard]) -> [LaidOutCard] {
    guard let start = one.first?.width, !other.isEmpty else { return one.isEmpty ? other : one }
    var merged: [LaidOutCard] = []
    var (first, second) = (0, 0)
    var width = start
    while true {
      let (left, right) = (one[first], other[second])
      var taller = (left.height, right.place) < (right.height, left.place) ? right : left
      taller.width = width
      if merged.last?.place != taller.place || merged.last?.height != taller.height { merged.append(taller) }
      let nextFirst = first + 1 < one.count ? one[first + 1].width ?? .infinity : .infinity
      let nextSecond = second + 1 < other.count ? other[second + 1].width ?? .infinity : .infinity
      width = min(nextFirst, nextSecond)
      guard width < .infinity else { return merged }
      if nextFirst == width { first += 1 }
      if nextSecond == width { second += 1 }
    }
  }
}

// MARK: Decisions

extension LaidOutCards {
  /// What the cards decide.
  ///
  /// - Parameters:
  ///   - count: of all the shelf's cards.
  ///   - index: the 0-based place of a record in the whole shelf.
  func decisions(
    by method: DecisionMethod, _ strategy: EstimationStrategy, count: Int, _ shelf: Shelf,
    index: (RecordPlace) -> Int = { $0.index }
  ) -> [Decision] {
    let sizer = ShelfSizer(shelf: shelf)
    guard let card = cards.first else { return [Decision(metrics: sizer.metrics(itemCount: 0, largest: nil))] }
    switch method {
    case .largest:
      let metrics = sizer.metrics(
        itemCount: count, largest: (index(card.place), card.estimate), renderedHeight: card.height,
        renderedCount: strategy == .exhaustive ? count : min(count, 1))
      return [Decision(metrics: metrics, largestID: card.id, findings: card.findings)]
    case .bounds:
      let certificate = Certificate(others, of: count, on: shelf.grid)
      let metrics = sizer.metrics(
        itemCount: count, largest: (index(card.place), card.estimate), renderedHeight: card.height,
        renderedCount: certificate.rendered, isPickedByEstimate: false)
      return [Decision(metrics: metrics, largestID: card.id, findings: card.findings, certificate: certificate)]
    case .widths:
      var height: Double?
      return cards.compactMap { card in
        guard card.height != height, let width = card.width else { return nil }
        height = card.height
        let metrics = ShelfSizer(shelf: shelf.withCardWidth(width)).metrics(
          itemCount: count, largest: (index(card.place), card.height), renderedHeight: card.height,
          renderedCount: count)
        return Decision(cardWidth: width, metrics: metrics, largestID: card.id)
      }
    }
  }
}
