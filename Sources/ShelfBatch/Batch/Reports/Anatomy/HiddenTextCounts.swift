/// The parts of texts that an app does not show, over many cards.
package struct HiddenTextCounts: Sendable {
  /// Lines that the maximum card height cuts off.
  package private(set) var lostLines = 0
  /// A list, as the views are few.
  private var limited: [LimitedView] = []

  fileprivate struct LimitedView: Sendable {
    let view: String
    var count: Int
  }

  /// On how many cards a text ends at its label's line limit, by the name of the view.
  package var limitedTexts: [String: Int] {
    Dictionary(limited.map { ($0.view, $0.count) }, uniquingKeysWith: +)
  }

  /// Counts those of the card that cells show.
  ///
  /// - Parameter cardHeight: that its content asks for, in points.
  mutating func add(_ variant: Int, cardHeight: Double, in cells: VariantCells) {
    lostLines += cells.lostLines(variant, cardHeight: cardHeight)
    cells.forEachLimitedView(variant) { count($0, 1) }
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

extension HiddenTextCounts: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.lostLines, \.limited) }
}

extension HiddenTextCounts.LimitedView: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.view, \.count) }
}
