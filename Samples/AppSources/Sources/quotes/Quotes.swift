import ShelfHeightTool

// Nothing rewrites this file: on Linux the product's own module is called so.
#if canImport(Darwin)
  import HeadlessSwiftUI
#else
  import SwiftUI
#endif

/// The whole command over a card in SwiftUI, which a collection view's cell hosts.
@main struct Quotes: ShelfHeightTool {
  static let cells = [
    SizedCell(UICollectionViewCell.self, name: QuoteCard.name) {
      QuoteCard(quote: $0["quote"], author: $0["author"])
    } configure: { cell, card in
      cell.contentConfiguration = UIHostingConfiguration { card }.margins(.all, 0).minSize(width: 0, height: 0)
    }
  ]
}
