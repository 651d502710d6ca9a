/// The parts of a card's texts that an app does not show.
struct HiddenTexts {
  /// Lines that the maximum card height cuts off.
  let lostLines: Int
  /// The names of the views whose texts end in `…` because of their line limit.
  let limitedViews: [String]
}

/// The parts of texts that an app does not show, over many cards.
package struct HiddenTextCounts: Sendable, Codable {
  /// Lines that the maximum card height cuts off.
  package private(set) var lostLines = 0
  /// A list, as processes send each other no dictionaries.
  private var limited: [LimitedView] = []

  private struct LimitedView: Sendable, Codable {
    let view: String
    var count: Int
  }

  /// On how many cards a text ends at its label's line limit, by the name of the view.
  package var limitedTexts: [String: Int] {
    Dictionary(limited.map { ($0.view, $0.count) }, uniquingKeysWith: +)
  }

  /// Counts those of the next card.
  mutating func add(_ hidden: HiddenTexts) {
    lostLines += hidden.lostLines
    for view in hidden.limitedViews { count(view, 1) }
  }

  /// Adds those of other cards.
  package mutating func append(_ following: HiddenTextCounts) {
    lostLines += following.lostLines
    for other in following.limited { count(other.view, other.count) }
  }

  private mutating func count(_ view: String, _ cards: Int) {
    if let index = limited.firstIndex(where: { $0.view == view }) {
      limited[index].count += cards
    } else {
      limited.append(LimitedView(view: view, count: cards))
    }
  }
}
