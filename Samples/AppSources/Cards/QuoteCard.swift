import SwiftUI

extension EnvironmentValues {
  @Entry var quoteSpacing: CGFloat = 4
}

/// A card in SwiftUI, as the app has it.
struct QuoteCard: View {
  let quote: String
  let author: String
  @State private var isOpen = false
  @Environment(\.quoteSpacing) private var spacing

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      SwiftUI.Text(quote).lineLimit(isOpen ? nil : 3)
      SwiftUI.Text(author).font(.caption).foregroundStyle(.secondary)
    }
    .padding(12)
    .accessibilityElement(children: .combine)
    .onTapGesture { isOpen.toggle() }
  }
}

#if canImport(SwiftUI)
  /// Builds with SwiftUI alone have this.
  extension QuoteCard {
    static let name = "QuoteCard"
  }
#endif

#Preview {
  @Previewable @State var author = "A. Reader"
  QuoteCard(quote: "A book is a garden.", author: author)
}
