import ShelfSizing
import Testing

struct ShelfSizerTests {
  /// The metrics of a shelf whose only card has a height.
  private func metrics(
    height: Double, maximum: Double? = nil, insets: EdgeInsets = .zero, interitemSpacing: Double = 10,
    scale: Double = 2, containerHeight: Double? = nil
  ) throws -> ShelfMetrics {
    let shelf = try Shelf(
      cardWidth: 176, maximumCardHeight: maximum, insets: insets, interitemSpacing: interitemSpacing,
      scale: scale,
      containerHeight: containerHeight)
    return ShelfSizer(shelf: shelf).metrics(for: [height], sizingCell: FakeCell()) { _ in 1 }
  }

  @Test func laysOutTheLargestCardOnce() throws {
    let cell = FakeCell()
    let sizer = ShelfSizer(shelf: try Shelf(cardWidth: 176))
    let metrics = sizer.metrics(for: [50, 90, 70, 90], sizingCell: cell) { $0 * 2 }
    #expect(cell.calls == ["prepareForReuse", "configure 90.0 true", "fit 176.0"])
    #expect(metrics.itemSize == Size(width: 176, height: 90))
    #expect(metrics.itemCount == 4 && metrics.renderedCount == 1)
    #expect(metrics.largestIndex == 1 && metrics.largestEstimate == 180)
    #expect(metrics.warnings == [])
  }

  @Test func viewModelsMayEstimateThemselves() throws {
    struct Card: DynamicHeightCalculable {
      let words: Double
      func height(forWidth width: Double) -> Double { words * 100 / width }
    }
    final class Cell: SizingCell {
      var height = 0.0
      func prepareForReuse() {}
      func configure(with viewModel: Card, isSizing: Bool) { height = viewModel.words }
      func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
        Size(width: requiredWidth, height: height)
      }
    }
    let cards = [Card(words: 3), Card(words: 8), Card(words: 5)]
    let metrics = ShelfSizer(shelf: try Shelf(cardWidth: 200)).metrics(for: cards, sizingCell: Cell())
    #expect(metrics.contentHeight == 8 && metrics.largestIndex == 1 && metrics.largestEstimate == 4)
  }

  @Test(
    arguments: [
      (271.5, 272, 271.5, false), (272, 272, 272, false), (272.5, 272, 272, true), (1000, 272, 272, true),
      (300, 272.3, 272, true), (272.0001, 272, 272, false), (0.5, 0.25, 0, true),
    ] as [(Double, Double, Double, Bool)])
  func clamps(height: Double, maximum: Double, item: Double, isClamped: Bool) throws {
    let metrics = try metrics(height: height, maximum: maximum)
    #expect(metrics.itemSize.height == item)
    #expect(metrics.isClamped == isClamped)
    #expect(metrics.contentHeight == (height * 2 - 0.001).rounded(.up) / 2)
  }

  @Test func neverLessThanTheContentNeeds() throws {
    #expect(try metrics(height: 20.287).itemSize.height == 20.5)
    #expect(try metrics(height: 20.287, scale: 3).itemSize.height == 61.0 / 3)
  }

  /// Heights and insets in thirds at 3x, added up one by one so that binary fractions err: whole pixels all
  /// the same.
  @Test func thirdsNeverAddAPixel() throws {
    var wrong: [String] = []
    var height = 0.0
    for pixels in 0..<1500 {
      for inset in [0, 1, 2, 8, 16, 24, 25] {
        let shelf = try Shelf(cardWidth: 100, insets: EdgeInsets(all: Double(inset) / 3), scale: 3)
        let found = ShelfSizer(shelf: shelf).metrics(for: [height], sizingCell: FakeCell()) { _ in 1 }
        let isRight =
          found.itemSize.height == Double(pixels) / 3
          && found.containerHeight == Double(pixels + 2 * inset) / 3
        if !isRight { wrong.append("\(pixels) px and \(inset) px: \(found.containerHeight)") }
      }
      height += 1.0 / 3
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(5))")
  }

  @Test(arguments: [(0.4, 0.4, 1.0), (0.2, 0.2, 0.5), (8, 8, 16), (0, 0.1, 0.5)])
  func insetsRoundUpTogether(top: Double, bottom: Double, added: Double) throws {
    let insets = EdgeInsets(top: top, leading: 3, bottom: bottom, trailing: 5)
    #expect(try metrics(height: 100, insets: insets).containerHeight == 100 + added)
  }

  // MARK: One row

  @Test func rangeOfTheReferenceShelf() throws {
    let metrics = try metrics(height: 269, maximum: 272, insets: EdgeInsets(all: 8), scale: 3)
    #expect(metrics.containerHeight == 285)
    #expect(metrics.containerHeightRange == 285..<564)
  }

  @Test(
    arguments: [
      (
        284.5,
        "the container height 284.5 is less than the 285 that one row needs, which a flow layout leaves undefined"
      ),
      (285, nil), (563.5, nil),
      (
        564,
        "the container height 564 leaves room for a second row, which starts at 564; make it smaller or raise the "
          + "interitem spacing"
      ),
    ] as [(Double, String?)])
  func chosenContainerHeight(height: Double, warning: String?) throws {
    let metrics = try metrics(height: 269, insets: EdgeInsets(all: 8), containerHeight: height)
    #expect(metrics.containerHeight == 285)
    #expect(metrics.warnings.map(\.description) == (warning.map { [$0] } ?? []))
  }

  /// A flow layout's own arithmetic, by trial: rows = floor((H - insets + spacing) / (item + spacing)).
  @Test func onlyHeightsOfTheRangeHaveOneRow() throws {
    for item in [40.0, 68.5, 269] {
      for spacing in [0.0, 4, 10] {
        let metrics = try metrics(height: item, insets: EdgeInsets(all: 8), interitemSpacing: spacing)
        let range = try #require(metrics.containerHeightRange)
        for height in stride(from: range.lowerBound - 20, to: range.upperBound + 20, by: 0.5) {
          let rows = ((height - 16 + spacing) / (item + spacing)).rounded(.down)
          #expect(
            range.contains(height) == (rows == 1 && height >= item + 16), "\(item), \(spacing), \(height)")
        }
      }
    }
  }

  // MARK: Warnings

  @Test func noItems() throws {
    let cell = FakeCell()
    let shelf = try Shelf(cardWidth: 176, insets: EdgeInsets(all: 8), containerHeight: 5)
    let metrics = ShelfSizer(shelf: shelf).metrics(for: [], sizingCell: cell) { $0 }
    #expect(cell.calls == [])
    #expect(metrics.itemSize == Size(width: 176, height: 0))
    #expect(metrics.contentHeight == 0 && metrics.containerHeight == 0 && metrics.containerHeightRange == nil)
    #expect(metrics.itemCount == 0 && metrics.renderedCount == 0)
    #expect(metrics.largestIndex == nil && metrics.largestEstimate == nil)
    #expect(metrics.warnings == [.noItems])
  }

  @Test func estimatesOfZeroTakeTheFirstCard() throws {
    let metrics = ShelfSizer(shelf: try Shelf(cardWidth: 1)).metrics(for: [5, 9], sizingCell: FakeCell()) {
      _ in 0
    }
    #expect(metrics.largestIndex == 0 && metrics.contentHeight == 5)
    #expect(metrics.warnings == [.allEstimatesZero])
  }

  @Test func aHeightOfZero() throws {
    #expect(try metrics(height: 0).warnings == [.heightIsZero])
    #expect(try metrics(height: 0, insets: EdgeInsets(all: 8)).warnings == [])
    #expect(try metrics(height: 0, interitemSpacing: 0).containerHeightRange?.isEmpty == true)
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func aHeightThatIsNone(height: Double) throws {
    let metrics = try metrics(height: height, insets: EdgeInsets(all: 8))
    #expect(metrics.contentHeight == 0 && metrics.containerHeight == 16)
    #expect(metrics.warnings == [.heightIsNotANumber])
    #expect(try self.metrics(height: height).warnings == [.heightIsNotANumber, .heightIsZero])
  }

  @Test func warningsSayHowToMend() {
    let warnings: [ShelfWarning] = [.noItems, .allEstimatesZero, .heightIsZero, .heightIsNotANumber]
    #expect(
      warnings.map(\.description) == [
        "the shelf has no items, so its heights are 0; hide it",
        "every estimate is 0, so the first card was taken; choose an estimator that sees the fields you show",
        "the container height is 0, and a collection view of height 0 never shows its cells",
        "the sizing cell gave no usable height, so 0 was taken; check its constraints",
      ])
  }
}
