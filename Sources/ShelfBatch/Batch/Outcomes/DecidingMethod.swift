import ShelfSizing

/// How the cards that decide a shelf's height are told from the others; the names are those in parts.
enum DecidingMethod: String, Sendable {
  /// The first of the largest estimates decides.
  case largest
  /// The first of the tallest cards decides, and bounds of all others prove it.
  case bounds
  /// The first of the tallest cards decides at each card width.
  case widths

  /// The card with the largest one decides, of equals the first.
  func rank(_ card: DecidingCard) -> Double { self == .largest ? card.estimate : card.height }

  /// Whether a card may follow another one among the deciding cards, or be the first of them.
  func mayFollow(_ card: DecidingCard, after last: DecidingCard?) -> Bool {
    self == .widths ? card.width != nil && last?.width ?? -.infinity < card.width ?? 0 : last == nil
  }
}

extension DecidingCards {
  /// The deciding cards of two parts together, whichever of them comes first and whatever stands between them.
  ///
  /// - Parameter grid: the pixels of the bounds.
  func merged(with other: DecidingCards, by method: DecidingMethod, on grid: PixelGrid) -> DecidingCards {
    guard let own = cards.first, let another = other.cards.first else { return cards.isEmpty ? other : self }
    var merged = DecidingCards(cards: DecidingCard.largest(cards, other.cards, by: method.rank))
    guard method == .bounds else { return merged }
    merged.others = others
    let loser = merged.cards[0].record == own.record ? another : own
    merged.others.merge(
      other.others, beaten: loser.bound ?? .infinity, tallest: grid.pixels(roundingUp: merged.cards[0].height))
    return merged
  }

  /// The decisions of the cards: one, or one for each card width at which the shelf's height changes.
  ///
  /// - Parameters:
  ///   - count: of all the shelf's cards.
  ///   - index: the 0-based index of a record in the whole shelf.
  func decisions(
    by method: DecidingMethod, _ strategy: EstimationStrategy, count: Int, _ shelf: Shelf,
    index: (RecordIndex) -> Int = { $0.index }
  ) -> [Decision] {
    if cards.isEmpty { return [Decision(metrics: ShelfSizer(shelf: shelf).metrics(itemCount: 0, largest: nil))] }
    let certificate = method == .bounds ? Certificate(others, of: count, on: shelf.grid) : nil
    let laidOutCount = method == .widths || strategy == .exhaustive ? count : min(count, 1)
    var height: Double?
    return cards.compactMap { card in
      guard card.height != height else { return nil }
      height = card.height
      let width = method == .widths ? card.width : nil
      let metrics = ShelfSizer(shelf: width.map(shelf.withCardWidth) ?? shelf).metrics(
        itemCount: count, largest: (index(card.record), card.estimate), renderedHeight: card.height,
        renderedCount: certificate?.rendered ?? laidOutCount, isPickedByEstimate: method != .bounds)
      return Decision(
        cardWidth: width, metrics: metrics, largestID: card.id, findings: card.findings, certificate: certificate)
    }
  }
}

/// A card that is the first of the largest, from a card width on where cards are known by widths.
protocol WidthStep {
  /// Points; `nil` where cards are not known by widths.
  var width: Double? { get set }
  var height: Double { get }
  var record: RecordIndex { get }
}

extension DecidingCard: WidthStep {}

extension WidthStep {
  /// The cards with the largest rank at each width, of equals the first; one card where they are not known by widths.
  ///
  /// - Parameters:
  ///   - one: by rising widths.
  ///   - other: from the same width on.
  static func largest(_ one: [Self], _ other: [Self], by rank: (Self) -> Double) -> [Self] {
    guard var width = one.first.map(\.width), !other.isEmpty else { return one.isEmpty ? other : one }
    var merged: [Self] = []
    var (first, second) = (0, 0)
    while true {
      let (left, right) = (one[first], other[second])
      var largest = (rank(left), right.record) < (rank(right), left.record) ? right : left
      largest.width = width
      if merged.last?.record != largest.record || merged.last?.height != largest.height { merged.append(largest) }
      let nextFirst = first + 1 < one.count ? one[first + 1].width ?? .infinity : .infinity
      let nextSecond = second + 1 < other.count ? other[second + 1].width ?? .infinity : .infinity
      let next = min(nextFirst, nextSecond)
      guard next < .infinity else { return merged }
      width = next
      if nextFirst == next { first += 1 }
      if nextSecond == next { second += 1 }
    }
  }
}
