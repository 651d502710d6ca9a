import CellLayout

/// Finds the tallest of a shelf's cards by bounds of their heights, and lays out only those that the bounds leave open.
///
/// A card whose upper bound is below another's lower bound is forgotten as soon as that is known, so that what is kept of
/// a shelf is as good as nothing where bounds are near. Two searches over consecutive parts of a shelf merge into the
/// search over the whole.
package struct TallestSearch<Candidate> {
  /// A card that may be the tallest.
  package struct Entry {
    package var candidate: Candidate
    /// 0-based place among all that was offered or skipped.
    package var index: Int
    /// In whole pixels.
    package var bounds: HeightBounds
  }

  /// The card that was found.
  package struct Tallest {
    /// What was offered.
    package let candidate: Candidate
    /// 0-based place among all that was offered or skipped.
    package let index: Int
    /// Whole pixels.
    package let height: Double
    /// Cards that were laid out.
    package let rendered: Int
    /// The largest upper bound among the others in whole pixels; `nil` without any.
    package let largestBoundLeft: Double?
  }

  /// How many cards were offered.
  package private(set) var count = 0
  /// How many places the offered and skipped ones take.
  package private(set) var extent = 0
  private var entries: [Entry] = []
  /// The largest lower bound.
  private var floor = -Double.infinity
  /// The largest upper bound of what was forgotten.
  private var forgotten: Double?

  /// A search that has seen nothing, or has forgotten cards with a largest upper bound in whole pixels.
  package init(forgotten: Double? = nil) {
    self.forgotten = forgotten
  }

  /// Offers the next card, which is only built if it may be the tallest.
  ///
  /// - Parameter bounds: between which heights its own is, in whole pixels.
  package mutating func offer(_ candidate: @autoclosure () -> Candidate, bounds: HeightBounds) {
    if isHopeless(bounds) {
      forget(bounds.upper)
    } else {
      keep(Entry(candidate: candidate(), index: extent, bounds: bounds))
    }
    count += 1
    extent += 1
  }

  /// Passes over a place whose card can't be shown.
  package mutating func skip() {
    extent += 1
  }

  /// Appends the search among the cards that follow the ones seen here.
  package mutating func merge(_ following: TallestSearch) {
    for entry in following.entries {
      if isHopeless(entry.bounds) {
        forget(entry.bounds.upper)
      } else {
        keep(Entry(candidate: entry.candidate, index: entry.index + extent, bounds: entry.bounds))
      }
    }
    if let bound = following.forgotten { forget(bound) }
    count += following.count
    extent += following.extent
  }

  /// Whether a card after those that were seen is at best as tall as one of them, which then comes first.
  private func isHopeless(_ bounds: HeightBounds) -> Bool { bounds.upper <= floor }

  private mutating func keep(_ entry: Entry) {
    if entry.bounds.lower > floor {
      floor = entry.bounds.lower
      // The first of equals is wanted, so that what came before stays if it may be as tall.
      for old in entries where old.bounds.upper < floor { forget(old.bounds.upper) }
      entries.removeAll { $0.bounds.upper < floor }
    }
    entries.append(entry)
  }

  private mutating func forget(_ bound: Double) {
    forgotten = max(forgotten ?? bound, bound)
  }

  /// Lays out the cards that are left, the one with the largest upper bound first, until none can be taller.
  ///
  /// - Parameter render: lays a card out; whole pixels.
  /// - Returns: the first of the tallest cards; `nil` without cards.
  package func tallest(render: (Entry) -> Double) -> Tallest? {
    var best: (entry: Entry, height: Double)?
    var rendered = 0
    var left = forgotten
    for entry in entries.sorted(by: { ($1.bounds.upper, $0.index) < ($0.bounds.upper, $1.index) }) {
      if let best,
        entry.bounds.upper < best.height || entry.bounds.upper == best.height && entry.index > best.entry.index
      {
        left = max(left ?? entry.bounds.upper, entry.bounds.upper)
        continue
      }
      let height = render(entry)
      rendered += 1
      if let known = best, height < known.height || height == known.height && entry.index > known.entry.index {
        continue
      }
      best = (entry, height)
    }
    return best.map {
      Tallest(
        candidate: $0.entry.candidate, index: $0.entry.index, height: $0.height, rendered: rendered,
        largestBoundLeft: left)
    }
  }
}

extension TallestSearch.Entry: Sendable where Candidate: Sendable {}
extension TallestSearch.Tallest: Sendable where Candidate: Sendable {}
extension TallestSearch: Sendable where Candidate: Sendable {}
