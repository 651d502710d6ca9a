import RecordCells
import ShelfSizing

extension Dissection {
  /// The most cards whose texts are tried for lower shelves.
  private static let mostCards = 4
  /// A text of which less than this share may stay is no text to shorten.
  private static let leastShare = 0.25

  /// The texts to shorten: of the cards that are cut, if they are few, or else of the tallest cards, as many as give the
  /// most points a text.
  func shortening(_ sample: CardSample, itemHeight: Double) -> Shortening? {
    let ranked = sample.tallest.ranked
    let cutCount = sample.heights.levels.reduce(0) { $0 + (difference($1.height, itemHeight) > 0 ? $1.count : 0) }
    if cutCount > 0 {
      guard cutCount <= ranked.count, let texts = shortened(ranked.prefix(cutCount), to: itemHeight) else { return nil }
      return Shortening(texts: texts, saved: 0)
    }
    var best: Shortening?
    for step in sample.heights.costCurve(shelf) {
      let isFew = step.cardCount <= (best == nil ? ranked.count : Dissection.mostCards)
      guard isFew, let texts = shortened(ranked.prefix(step.cardCount), to: step.itemHeight) else { break }
      let gain = { ($0 as Shortening).saved / Double($0.texts.count) }
      let new = Shortening(texts: texts, saved: step.saved)
      if best.map({ gain(new) > gain($0) }) ?? true { best = new }
    }
    return best
  }

  private func shortened(_ cards: ArraySlice<MeasuredCard>, to limit: Double) -> [Shortening.Text]? {
    var texts: [Shortening.Text] = []
    for card in cards {
      guard let text = shortened(card, to: limit) else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// The text of a card that loses the fewest characters for the card to be no taller than a limit.
  private func shortened(_ card: MeasuredCard, to limit: Double) -> Shortening.Text? {
    guard restsOnFonts(card) else { return nil }
    let fields = cells.prototypes.fields
    var best: Shortening.Text?
    for (field, name) in fields.enumerated() where cells.prototypes.isText(name) {
      let (fitting, count) = longestFit(field, of: card.texts, upTo: limit)
      guard let fitting, count > 0, Double(fitting) >= Dissection.leastShare * Double(count) else { continue }
      if best.map({ count - fitting < $0.characterCount - $0.fittingCount }) ?? true {
        best = Shortening.Text(card: card.name, field: name, characterCount: count, fittingCount: fitting)
      }
    }
    return best
  }
}
