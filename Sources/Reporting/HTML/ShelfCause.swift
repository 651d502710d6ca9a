import Catalog
import ShelfReports
import ShelfSizing

extension ShelfAnatomy {
  /// `card 'b6' makes 'books' 313.7 points high, 22 more than without it: its 'title' takes 22 points more than that of card
  /// 'b2', the next lower one`: why a shelf is as high as it is.
  func cause(of row: ShelfRow) -> String? {
    guard let card = tallest.first else { return nil }
    let text = views.filter { $0.textPlacement != nil }.max { $0.shownLines < $1.shownLines }
    let lines = text.map { text in
      ", as '\(text.outlet ?? text.id ?? text.className)' takes \(counted(text.shownLines, "line"))"
    }
    let container = tenth(row.metrics.containerHeight)
    if row.metrics.isClamped {
      let most = fields.reduce(nil as FieldShare?) { ($0?.adds ?? 0) < $1.adds ? $1 : $0 }
      let lost = cut.first?.lostLines ?? 0
      return
        "'\(row.shelf)' is \(container) points high because of the maximum card height: its card \(card.name.short) asks "
        + "for \(tenth(card.height))" + (most.map { ", \(tenth($0.adds)) of them for '\($0.field)'" } ?? lines ?? "")
        + (lost > 0 ? ", and loses \(counted(lost, "line"))" : "")
    }
    let height =
      "card \(card.name.short) makes '\(row.shelf)' \(container) points high"
      + (row.outlierCost > 0 ? ", \(tenth(row.outlierCost)) more than without it" : "")
    guard let blame, let more = fields[blame.field].addsOverSecond, tallest.count > 1 else {
      return height + (lines ?? "")
    }
    return height + ": its '\(fields[blame.field].field)' takes \(tenth(more)) points more than that of card "
      + "\(tallest[1].name.short), the next lower one"
  }
}
