import SwiftUICards

/// The whole command over a card in SwiftUI.
@main struct Quotes: ShelfHeightTool {
  static let cells = [
    SizedCell(QuoteCard.self, name: QuoteCard.name) { QuoteCard(quote: $0["quote"], author: $0["author"]) }
  ]
}
