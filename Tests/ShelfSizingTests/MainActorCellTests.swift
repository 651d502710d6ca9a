import ShelfSizing
import Testing

/// As a `UICollectionViewCell` conforms.
@MainActor final class MainActorCell: @MainActor SizingCell {
  private var text = ""

  func prepareForReuse() { text = "" }
  func configure(with viewModel: String, isSizing: Bool) { text = viewModel }

  func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    MainActor.assertIsolated()
    return Size(width: requiredWidth, height: Double(text.count))
  }
}

struct MainActorCellTests {
  @MainActor @Test func sizesOnTheMainActor() throws {
    let sizer = ShelfSizer(shelf: try Shelf(cardWidth: 100))
    let metrics = sizer.metrics(for: ["a", "abc", "ab"], sizingCell: MainActorCell()) { Double($0.count) }
    #expect(metrics.itemSize == Size(width: 100, height: 3))
    #expect(metrics.largestIndex == 1)
  }
}
