import CollectionLayout
import SeededRandom
import ShelfSizing
import Testing

struct ShelfLayoutTests {
  /// Halves of points add up without an error, so that both ways to add them agree.
  @Test func isAFlowLayoutOfOneRow() throws {
    var random = SeededGenerator(seed: 5)
    func halves(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) / 2 }
    for _ in 0..<500 {
      let itemSize = Size(width: halves(0...400), height: halves(1...400))
      let insets = EdgeInsets(top: halves(0...20), leading: halves(0...20), bottom: halves(0...20), trailing: 3)
      let container = Size(width: 375, height: itemSize.height + insets.top + insets.bottom + halves(0...40))
      let count = Int.random(in: 0...9, using: &random)
      let spacing = halves(0...30)
      let scale = Double(Int.random(in: 1...3, using: &random))
      let shelf = try ShelfLayout(
        container: container, itemSize: itemSize, itemCount: count, insets: insets, lineSpacing: spacing, scale: scale)
      let flow = try FlowLayout(
        container: container, direction: .horizontal, scale: scale,
        sections: [
          .init(
            itemSizes: .same(itemSize, count: count), insets: insets, interitemSpacing: 1000, lineSpacing: spacing)
        ])
      #expect(allElements(of: shelf) == allElements(of: flow))
      #expect(shelf.contentSize == flow.contentSize)
    }
  }

  @Test(
    arguments: [(100, 0, 10, 3.0), (50, 0, 10, 3), (100, 20, 3, 3), (100, 20, 10, 3.2), (190, 10, 9, 1.75)]
      as [(Double, Double, Int, Double)])
  func saysHowManyAreVisible(width: Double, leading: Double, count: Int, visible: Double) throws {
    let spacing = width == 100 && leading == 0 ? 12.5 : width == 50 ? 75 : 10
    let layout = try ShelfLayout(
      container: Size(width: width == 190 ? 352.5 : leading == 20 ? 370 : 325, height: 100),
      itemSize: Size(width: width, height: 80), itemCount: count,
      insets: EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0), lineSpacing: spacing)
    #expect(layout.visibleItemCount == visible)
  }

  @Test func standsWhereTheSizerSaid() throws {
    final class Cell: SizingCell {
      func prepareForReuse() {}
      func configure(with viewModel: Int, isSizing: Bool) {}
      func systemLayoutSizeFitting(requiredWidth: Double) -> Size { Size(width: requiredWidth, height: 80) }
    }
    let shelf = try Shelf(cardWidth: 176, insets: EdgeInsets(all: 8), lineSpacing: 12)
    let metrics = ShelfSizer(shelf: shelf).metrics(for: [1, 2, 3], sizingCell: Cell()) { _ in 1 }
    let layout = try ShelfLayout(metrics: metrics, shelf: shelf, containerWidth: 375)
    #expect(layout.contentSize == Size(width: 568, height: 96))
    #expect(layout.elements(in: Rect(x: 0, y: 0, width: 375, height: 96)).map(\.frame.x) == [8, 196])
    #expect(layout.frame(of: ItemPath(section: 0, item: 2)) == Rect(x: 384, y: 8, width: 176, height: 80))
  }
}
