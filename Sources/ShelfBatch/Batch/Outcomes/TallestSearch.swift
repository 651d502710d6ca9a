import CellLayout

/// Finds the tallest of a shelf's cards as they pass, and proves that it is.
///
/// Problem: laying a cell out costs many times what bounds of its height cost, and the cards of a shelf may be more than
/// memory holds. Idea: a card is laid out only where its upper bound is above the tallest height so far. Nothing is kept
/// of a card that is no taller but its bound (``OtherBounds``). Invariant: the answer and its proof are
/// functions of the set of cards, so that searches over parts of a shelf, in any order, merge into the search over the
/// whole. For that, `rendered` counts the cards that bounds alone do not rule out once the tallest is known, although a
/// shelf that gets taller card by card has more of them laid out on the way.
struct TallestSearch<Candidate> {
  /// The card that was found.
  struct Tallest {
    /// The candidate that was offered.
    var candidate: Candidate
    /// The candidate's 0-based index among all cards that were offered or skipped.
    var index: Int
    /// An upper bound of the height, in whole pixels, known before it was laid out.
    var bound: Double
  }

  /// The first of the tallest cards; `nil` without cards.
  private(set) var tallest: Tallest?
  /// Its height in whole pixels; `-infinity` without cards.
  private(set) var height = -Double.infinity
  /// The bounds of all cards but the tallest.
  private(set) var others = OtherBounds()
  /// How many cards were offered.
  private(set) var count = 0
  /// How many cards were offered or skipped.
  private(set) var extent = 0

  /// A search that has seen nothing.
  init() {}

  /// Counts a card whose bound is no more than the largest of the others that are ruled out: nothing else changes.
  @inline(__always)
  mutating func countCard() {
    count += 1
    extent += 1
  }

  /// Adds a card that its bound rules out: it is no more than the height of the tallest so far.
  ///
  /// - Parameter bound: whole pixels.
  mutating func ruleOut(bound: Double) {
    others.ruleOut(bound)
    countCard()
  }

  /// Offers a card that bounds do not rule out.
  ///
  /// - Parameters:
  ///   - bounds: between which heights its own is.
  ///   - render: lays the card out; whole pixels.
  ///   - candidate: is built only if the card is the tallest so far.
  mutating func offer(bounds: HeightBounds, render: () -> Double, candidate: () -> Candidate) {
    // The first of equal cards wins, which the tallest so far is.
    guard bounds.upper > height else { return ruleOut(bound: bounds.upper) }
    let own = bounds.isExact ? bounds.upper : render()
    if own > height {
      let last = tallest?.bound
      tallest = Tallest(candidate: candidate(), index: extent, bound: bounds.upper)
      height = own
      others.rise(to: own)
      if let last { others.add(OtherBounds.Group(bound: last, count: 1), tallest: own) }
    } else {
      others.add(OtherBounds.Group(bound: bounds.upper, count: 1), tallest: height)
    }
    countCard()
  }

  /// Passes over a card that can't be shown.
  mutating func skip() {
    extent += 1
  }

  /// Appends the search among the cards that follow the ones seen here.
  mutating func merge(_ following: TallestSearch) {
    if var other = following.tallest {
      other.index += extent
      if let own = tallest {
        let isOther = following.height > height
        if isOther { (tallest, height) = (other, following.height) }
        others.merge(following.others, beaten: (isOther ? own : other).bound, tallest: height)
      } else {
        (tallest, height, others) = (other, following.height, following.others)
      }
    }
    count += following.count
    extent += following.extent
  }
}

extension TallestSearch.Tallest: Sendable where Candidate: Sendable {}
extension TallestSearch: Sendable where Candidate: Sendable {}

extension TallestSearch: ProcessValue where Candidate: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(filling: Self(), \.tallest, \.height, \.others, \.count, \.extent) }
}

extension TallestSearch.Tallest: ProcessValue where Candidate: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.candidate, \.index, \.bound) }
}
