/// The parts of texts that an app does not show, over many cards.
package struct HiddenTextCounts: Sendable {
  /// Lines that the maximum card height cuts off.
  package var lostLines: Int
  /// A list, as the views are few.
  package private(set) var limited: [LimitedView]

  package struct LimitedView: Sendable {
    package let view: String
    package var count: Int

    package init(view: String, count: Int) { (self.view, self.count) = (view, count) }
  }

  /// On how many cards a text ends at its label's line limit, by the name of the view.
  package var limitedTexts: [String: Int] {
    Dictionary(limited.map { ($0.view, $0.count) }, uniquingKeysWith: +)
  }

  /// No cards, or those that were counted.
  package init(lostLines: Int = 0, limited: [LimitedView] = []) {
    (self.lostLines, self.limited) = (lostLines, limited)
  }

  /// Adds those of other cards.
  package mutating func append(_ following: HiddenTextCounts) {
    lostLines += following.lostLines
    for other in following.limited { count(other.view, other.count) }
  }

  package mutating func count(_ view: String, _ cards: Int) {
    if let index = limited.firstIndex(where: { $0.view == view }) {
      limited[index].count += cards
    } else {
      limited.append(LimitedView(view: view, count: cards))
    }
  }
}
