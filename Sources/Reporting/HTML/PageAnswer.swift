import ShelfSizing

/// The answer that most readers of a page of shelves look for, in a sentence or two.
struct PageAnswer {
  /// The rows of the page's table, in the order of the records.
  let rows: [ShelfRow]
  /// Whether the page is about the cards that make shelves tall, not about the heights.
  let explains: Bool

  var text: String {
    let shelves = rows.filter(\.hasCards)
    let heights = shelves.map(\.metrics.containerHeight)
    guard let low = heights.min(), let high = heights.max() else { return withoutCards }
    let containers =
      low == high
      ? "\(shelves.count == 1 ? "The container is" : "All containers are") \(rounded(high)) points high."
      : "Containers are \(rounded(low)) to \(rounded(high)) points high."
    return explains ? "\(deciding(shelves)) \(containers)" : containers + whiteSpace(shelves)
  }

  private var withoutCards: String {
    guard let first = rows.first else { return "There are no shelves." }
    let rejected = rows.reduce(0) { $0 + ($1.variant == first.variant ? $1.rejectedCount : 0) }
    return (rows.count == 1 ? "'\(first.shelf)' has no cards" : "No shelf has cards")
      + (rejected > 0 ? ": \(rejected == 1 ? "its record was" : "all \(rejected) records were") rejected." : ".")
  }

  /// The card that costs most, of the first shelf with such a card.
  private func deciding(_ shelves: [ShelfRow]) -> String {
    if let costliest = shelves.max(by: { $0.outlierCost < $1.outlierCost }), costliest.outlierCost > 0 {
      return "Card \(costliest.tallest) alone makes '\(costliest.shelf)' \(rounded(costliest.outlierCost)) points "
        + "taller."
    }
    guard shelves.count == 1, let only = shelves.first else { return "No card alone makes a shelf taller." }
    return only.metrics.itemCount == 1
      ? "Card \(only.tallest) is the only one." : "Card \(only.tallest) decides, and others are as tall."
  }

  private func whiteSpace(_ shelves: [ShelfRow]) -> String {
    guard let worst = shelves.max(by: { $0.space.total < $1.space.total }), worst.space.total > 0 else { return "" }
    return " '\(worst.shelf)' has the most white space: \(rounded(worst.space.total)) points over its cards."
  }
}
