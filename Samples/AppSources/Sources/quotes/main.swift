// Nothing rewrites this file: on Linux the product's own module is called so.
#if canImport(Darwin)
  import HeadlessSwiftUI
#else
  import SwiftUI
#endif

/// Prints the height of a card in SwiftUI for some quotes.
@MainActor func printHeights() {
  let quotes = [
    "A book is a garden.", "A room without books is like a body without a soul, some say, and others don't.",
  ]
  for quote in quotes {
    let host = UIHostingController(rootView: QuoteCard(quote: quote, author: "A. Reader"))
    let size = host.sizeThatFits(in: CGSize(width: 200, height: 1000))
    print(hasCards, size.width, size.height)
  }
}

MainActor.assumeIsolated { printHeights() }
