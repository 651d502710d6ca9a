import CellLayout
import Estimation
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
  /// In whole pixels, of a card that bounds left in question: it is no taller.
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
  /// The largest upper bound of the cards that were not laid out, in whole pixels.
  var boundLeft: Double?
}

/// How the cards that may decide are found and merged.
enum DecisionMethod: String, Sendable {
  /// The first of the largest estimates.
  case largest
  /// The cards that bounds of all heights leave, with a proof.
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
      let all = (cards + other.cards).sorted { $0.place < $1.place }
      let bound = [boundLeft, other.boundLeft].compactMap { $0 }.max()
      return LaidOutCards(cards: all, boundLeft: bound).searched(on: grid).left
    case .widths: return LaidOutCards(cards: LaidOutCards.tallest(cards, other.cards))
    }
  }

  /// The search among the cards as it goes where none of them is laid out yet: a card that a search in a part did
  /// without, one among all parts does without as well.
  private func searched(on grid: PixelGrid) -> (tallest: TallestSearch<LaidOutCard>.Tallest?, left: LaidOutCards) {
    var search = TallestSearch<LaidOutCard>(forgotten: boundLeft)
    for card in cards {
      // No lower bound, as that would leave cards out of the search before their turn.
      search.offer(card, bounds: HeightBounds(lower: -.infinity, upper: card.bound ?? .infinity))
    }
    var taken: [LaidOutCard] = []
    let tallest = search.tallest { entry in
      taken.append(entry.candidate)
      return grid.pixels(roundingUp: entry.candidate.height)
    }
    taken.sort { $0.place < $1.place }
    return (tallest, LaidOutCards(cards: taken, boundLeft: tallest?.largestBoundLeft ?? boundLeft))
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
      guard let tallest = searched(on: shelf.grid).tallest else { return [] }
      return [
        Decision(
          tallest, of: count, on: shelf, index: index(tallest.candidate.place), estimate: tallest.candidate.estimate,
          id: tallest.candidate.id, findings: tallest.candidate.findings)
      ]
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

extension Decision {
  /// What a search for the tallest of so many cards decides.
  ///
  /// - Parameter index: the place of the tallest in the whole shelf.
  init<Candidate>(
    _ tallest: TallestSearch<Candidate>.Tallest, of count: Int, on shelf: Shelf, index: Int, estimate: Double,
    id: RecordID?, findings: CardFindings?
  ) {
    metrics = ShelfSizer(shelf: shelf).metrics(
      itemCount: count, largest: (index, estimate), renderedHeight: shelf.grid.points(pixels: tallest.height),
      renderedCount: tallest.rendered)
    largestID = id
    self.findings = findings
    certificate = Certificate(tallest, of: count, on: shelf.grid)
  }
}
