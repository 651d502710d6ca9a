import ShelfReports
import ShelfSizing

/// The verdict of a page: the sentence that most readers look for. Cards that are cut come before heights, and heights
/// before white space.
struct PageAnswer {
  /// The rows of the page's table, in the order of the records.
  let rows: [ShelfRow]
  let dimensions: VariantDimensions

  /// The shelf that the page draws, whose variant it judges; `nil` without cards.
  let drawn: ShelfRow?
  /// The text that lacks width on the most cards.
  let squeezed: ShelfAnatomy.SqueezedText?
  /// Whether text sizes make no difference.
  let hasFixedFonts: Bool
  /// Why the drawn shelf is as high as it is; `nil` where nobody asks.
  let cause: String?
  /// On how many cards a text has more lines than its label may show, by the name of the view, most first.
  let limited: [(view: String, count: Int)]
  /// The cards that a maximum cuts in variants that the page does not explain.
  let others: [OtherVariant]

  var text: String {
    let all = rows.filter(\.hasCards)
    guard let drawn, let first = all.first, let low = all.map(\.metrics.containerHeight).min(),
      let high = all.map(\.metrics.containerHeight).max()
    else { return withoutCards }
    let shelves = all.filter { $0.variant == drawn.variant }
    let subject = all.count == 1 ? "the container is" : low == high ? "all containers are" : "containers are"
    let heights = "\(subject) \(low == high ? "" : "\(tenth(low)) to ")\(tenth(high)) points high"
    // The cause has the height of its shelf.
    let further = cause != nil && low == high ? nil : heights
    let parts: [String?] =
      if let cut = cut(shelves) {
        [cut, cause, further]
      } else if all.count == 1 {
        [cause ?? heights + reason(first)]
      } else {
        [cause, further, cost(shelves)]
      }
    let sentence = parts.compactMap { $0 }.joined(separator: "; ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + rejected + "." + faults
  }

  /// Sentences on further faults of the cards.
  private var faults: String {
    var text = ""
    let guessed = rows.filter { $0.variant == drawn?.variant && $0.approximation != nil }
    if !guessed.isEmpty {
      let shelves = rows.filter { $0.hasCards && $0.variant == drawn?.variant }
      text += rows.count == 1 ? " The height is" : " The heights of \(share(guessed, of: shelves)) are"
      text += " approximate, as the font lacks characters."
    }
    if let squeezed {
      text += " '\(squeezed.view)' is cut to “\(squeezed.shown)” for want of width"
      text += squeezed.cardCount == 1 ? "." : ", on \(squeezed.count) of the \(squeezed.cardCount) cards looked at."
    }
    let limited = limited.filter { $0.view != squeezed?.view }.prefix(2)
    if let first = limited.first {
      let cards = rows.reduce(0) { $0 + ($1.variant == drawn?.variant ? $1.metrics.itemCount : 0) }
      text += " '\(first.view)' ends in “…” at its line limit on \(first.count) of \(counted(cards, "card"))"
      text += limited.dropFirst().map { ", '\($0.view)' on \($0.count)" }.joined() + "."
    }
    if let drawn, let others = others.sentence(besides: drawn.variant) { text += " \(others)." }
    if hasFixedFonts { text += " No font of the cell follows the text size (Dynamic Type)." }
    return text
  }

  private var withoutCards: String {
    guard let first = rows.first else { return "There are no shelves." }
    let count = rejectedCount
    return (rows.count == 1 ? "'\(first.shelf)' has no cards" : "No shelf has cards")
      + (count > 0 ? ": \(count == 1 ? "its record was" : "all \(count) records were") rejected." : ".")
  }

  private var rejectedCount: Int {
    rows.reduce(0) { $0 + ($1.variant == rows[0].variant ? $1.rejectedCount : 0) }
  }

  private var rejected: String {
    let count = rejectedCount
    return count == 0 ? "" : "; \(counted(count, "record")) \(count == 1 ? "was" : "were") rejected"
  }

  /// ` in de, accessibilityLarge`, of several variants.
  private func place(_ shelves: [ShelfRow]) -> String {
    let label = dimensions.label(shelves[0].variant)
    return label.isEmpty ? "" : " in \(label)"
  }

  /// ` (and as many in en and in fr)`: the other languages in which as many cards are cut.
  private func languages(_ shelves: [ShelfRow]) -> String {
    let variant = shelves[0].variant
    func count(_ rows: [ShelfRow]) -> Int { rows.reduce(0) { $0 + $1.cutCount } }
    let others = Dictionary(grouping: rows.filter(\.hasCards)) { $0.variant }.filter { other, rows in
      other != variant && count(rows) == count(shelves)
        && dimensions.varying.allSatisfy {
          $0.dimension == .locale || $0.dimension.text(other) == $0.dimension.text(variant)
        }
    }.keys.compactMap(\.locale).sorted()
    if others.isEmpty { return "" }
    return others.count > 3
      ? " (and as many in \(others.count) other languages)"
      : " (and as many in \(others.joined(separator: " and in ")))"
  }

  /// `1659 of 4943 cards are cut on 38 of 50 shelves, and lose 3101 lines`
  private func cut(_ shelves: [ShelfRow]) -> String? {
    let cut = shelves.filter { $0.cutCount > 0 }
    let count = cut.reduce(0) { $0 + $1.cutCount }
    guard count > 0 else { return nil }
    let cards = shelves.reduce(0) { $0 + $1.metrics.itemCount }
    let lines = cut.reduce(0) { $0 + $1.lostLines }
    let missed = cut.filter(\.isMissed).count
    return
      (missed > 0 ? "the estimator missed the tallest card of \(counted(missed, "shelf", "shelves")), and " : "")
      + "\(count) of \(counted(cards, "card")) \(count == 1 ? "is" : "are") cut\(place(shelves))\(languages(shelves))"
      + (shelves.count > 1 ? " on \(share(cut, of: shelves))" : "")
      + (lines > 0 ? ", and \(counted(lines, "line")) of text \(lines == 1 ? "is" : "are") lost" : "")
  }

  private func share(_ some: [ShelfRow], of shelves: [ShelfRow]) -> String {
    some.count == shelves.count ? "all \(some.count) shelves" : "\(some.count) of \(shelves.count) shelves"
  }

  /// Why the only shelf is as tall as it is.
  private func reason(_ shelf: ShelfRow) -> String {
    if shelf.outlierCost > 0 { return ", \(tenth(shelf.outlierCost)) of them for card \(shelf.tallest) alone" }
    if shelf.metrics.itemCount == 1 { return ": it holds one card, \(shelf.tallest)" }
    let others = shelf.tallestCount - 1
    return ": card \(shelf.tallest) and \(counted(others, "other")) are the tallest"
  }

  /// How much the tallest cards cost; `nil` where the cause says it.
  private func cost(_ shelves: [ShelfRow]) -> String? {
    let costly = shelves.filter { $0.outlierCost > 0 }
    guard let most = drawn.flatMap({ $0.outlierCost > 0 ? $0 : nil }) else {
      return "no card alone makes a shelf taller"
    }
    if costly.count == 1 {
      if cause != nil { return nil }
      return
        "card \(most.tallest) alone makes '\(most.shelf)' \(tenth(most.outlierCost)) points taller\(place(shelves))"
    }
    return "single cards make \(share(costly, of: shelves)) taller\(place(shelves)), "
      + "by up to \(tenth(most.outlierCost)) points, as '\(most.shelf)' for card \(most.tallest)"
  }
}
