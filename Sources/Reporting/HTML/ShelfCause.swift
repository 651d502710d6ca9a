import Catalog
import ShelfBatch
import ShelfSizing

extension ShelfAnatomy {
  /// `card 'b6' makes 'books' 313.7 points high, as 'body' takes 5 lines`: why a shelf is as high as it is.
  func cause(of row: ShelfRow) -> String? {
    guard let card = tallest.first else { return nil }
    let text = views.filter { $0.textPlacement != nil }.max { $0.shownLines < $1.shownLines }
    let lines = text.map { text in
      ", as '\(text.outlet ?? text.id ?? text.className)' takes \(counted(text.shownLines, "line"))"
    }
    let container = tenth(row.metrics.containerHeight)
    return row.metrics.isClamped
      ? "'\(row.shelf)' is \(container) points high because of the maximum card height; its card \(card.name.short) asks for "
        + tenth(card.height) + (lines ?? "")
      : "card \(card.name.short) makes '\(row.shelf)' \(container) points high" + (lines ?? "")
  }
}
