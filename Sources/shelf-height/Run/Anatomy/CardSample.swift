import Reporting

/// What is kept of a shelf's cards to say why it is as tall as it is: all heights, and the texts of some.
struct CardSample: Sendable {
  /// How many cards are kept with their texts.
  struct Limits: Sendable {
    let tallest: Int
    /// From the start of the shelf.
    let first: Int
  }

  private(set) var heights = HeightTally()
  private(set) var tallest: TallestCards
  private(set) var first: FirstCards

  init(_ limits: Limits) {
    tallest = TallestCards(limit: limits.tallest)
    first = FirstCards(limit: limits.first)
  }

  /// Offers the next card.
  ///
  /// - Parameters:
  ///   - index: 0-based place in the shelf.
  ///   - height: before the clamp, in points.
  mutating func offer(_ card: @autoclosure () -> KeptCard, id: @autoclosure () -> RecordID?, index: Int, height: Double)
  {
    heights.add(height: height, CardName(id: id(), index: index))
    tallest.offer(card(), index: index, height: height)
    first.offer(card(), index: index, height: height)
  }

  /// Appends what is kept of the records that follow `offset` places of the shelf.
  mutating func append(_ following: CardSample, offset: Int) {
    heights.append(following.heights, offset: offset)
    tallest.append(following.tallest, offset: offset)
    first.append(following.first, offset: offset)
  }
}

/// A card that is kept, and its height before the clamp.
struct MeasuredCard: Sendable {
  let card: KeptCard
  /// 0-based place in the shelf.
  var index: Int
  /// Points.
  let height: Double

  var name: CardName { CardName(id: card.id, index: index) }
}

/// The cards at the start of a shelf.
struct FirstCards: Sendable {
  private(set) var cards: [MeasuredCard] = []
  /// How many are kept.
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  mutating func offer(_ card: @autoclosure () -> KeptCard, index: Int, height: Double) {
    if cards.count < limit { cards.append(MeasuredCard(card: card(), index: index, height: height)) }
  }

  mutating func append(_ following: FirstCards, offset: Int) {
    for next in following.cards { offer(next.card, index: next.index + offset, height: next.height) }
  }
}
