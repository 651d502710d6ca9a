/// The tallest cards of a shelf, the tallest first, the first of equals first.
struct TallestCards: Sendable {
  private(set) var ranked: [MeasuredCard] = []
  /// How many are kept.
  let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Offers the next card, which is only copied if it is among the tallest.
  mutating func offer(_ card: @autoclosure () -> KeptCard, index: Int, height: Double) {
    if ranked.count == limit, let last = ranked.last, last.height >= height { return }
    let rank = ranked.firstIndex { $0.height < height } ?? ranked.count
    guard rank < limit else { return }
    ranked.insert(MeasuredCard(card: card(), index: index, height: height), at: rank)
    if ranked.count > limit { ranked.removeLast() }
  }

  /// Offers the tallest cards of the records that follow `offset` places of the shelf.
  mutating func append(_ following: TallestCards, offset: Int) {
    for next in following.ranked { offer(next.card, index: next.index + offset, height: next.height) }
  }
}
