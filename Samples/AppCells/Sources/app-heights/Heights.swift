import AppCells
import ShelfHeightTool

/// The command over the app's own cells.
@main struct Heights: ShelfHeightTool {
  static let cells = [
    SizedCell(StoryCell.self) { StoryViewModel(title: $0["title"], body: $0["body"]) },
    SizedCell(ProductCell.self, decoding: Product.self) { $0.show($1) },
    SizedCell(EventCell.self, decoding: Event.self, makeCell: EventCell.make) { $0.show($1) },
    SizedCell(QuoteCell.self) { record in
      guard let text = record["text"] else { throw QuoteError.noText }
      return Quote(text: text, author: record["author"])
    } configure: {
      $0.quote = $1
    },
  ]
}
