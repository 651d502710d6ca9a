import HeadlessSwiftUI
import Testing

/// Values at the end of what a modifier takes.
@MainActor @Suite struct LeastValueTests {
  /// "A fraction between 0 and 1 (inclusive)" (documentation of `minimumScaleFactor(_:)`): a text that may shrink to
  /// nothing fits in any room, in fonts of each kind. It once ended the process.
  @Test func aTextMayShrinkToNothing() {
    let fonts: [Font] = [
      .body, .headline.italic(), .system(size: 20), .custom("Missing", size: 20), .custom("Missing", fixedSize: 0),
      Font(UIFont.systemFont(ofSize: 20)), Font(UIFont.systemFont(ofSize: 20)).bold(), .system(size: 0),
    ]
    for font in fonts {
      let text = Text("Some words that need room").font(font).lineLimit(1).minimumScaleFactor(0)
      for room in [0.0, 0.001, 3] {
        let size = fresh(text, width: room, height: 100)
        #expect(size.width <= CGFloat(room + 0.5) && size.height.isFinite, "\(font) in \(room)")
      }
    }
  }

  /// The guides of a list's lines are their own ("a guide marking the leading edge of a list row separator"): a view
  /// that moves one stays where it is in a column along its edges.
  @Test func theLineBetweenRowsIsAGuideOfItsOwn() {
    #expect(HorizontalAlignment.listRowSeparatorLeading != .leading)
    #expect(HorizontalAlignment.listRowSeparatorTrailing != .trailing)
    for alignment in [HorizontalAlignment.leading, .trailing] {
      let column = VStack(alignment: alignment, spacing: 0) {
        box(10, 10).alignmentGuide(.listRowSeparatorLeading) { _ in -50 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 90 }
        box(30, 10)
      }
      #expect(ideal(column) == CGSize(width: 30, height: 20))
    }
    // Where no view moves them, they lie at the edges.
    let row = box(30, 10).alignmentGuide(.leading) { $0[.listRowSeparatorTrailing] - $0[.listRowSeparatorLeading] }
    let column = VStack(alignment: .leading, spacing: 0) {
      row
      box(10, 10)
    }
    #expect(ideal(column).width == 40)
  }
}
