import CollectionLayout
import SeededRandom
import ShelfSizing
import Testing

/// The 2018 waterfall article's `prepare()`, written down as it stands there, with as much of `CGRect` as it takes; and
/// with the shortest column instead of the next one.
private struct ArticleWaterfall {
  struct Frame {
    var x: Double, y: Double, width: Double, height: Double
    var maxY: Double { y + height }
    func insetBy(dx: Double, dy: Double) -> Frame {
      Frame(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
  }

  var cache: [[Frame]] = []
  var contentHeight = 0.0

  init(
    boundsWidth: Double, insets: (left: Double, right: Double), numberOfColumns: Int, cellPadding: Double,
    heights: [[Double]], placement: ColumnLayout.Placement
  ) {
    let contentWidth = boundsWidth - (insets.left + insets.right)
    let columnWidth = contentWidth / Double(numberOfColumns)
    var xOffset: [Double] = []
    for column in 0..<numberOfColumns { xOffset.append(Double(column) * columnWidth) }
    for section in 0..<heights.count {
      var column = 0
      var yOffset = [Double](repeating: contentHeight, count: numberOfColumns)
      cache.append([])
      for item in 0..<heights[section].count {
        if placement == .shortest { column = yOffset.indices.min { yOffset[$0] < yOffset[$1] } ?? 0 }
        let height = cellPadding + heights[section][item] + cellPadding
        let frame = Frame(x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
        cache[section].append(frame.insetBy(dx: cellPadding, dy: cellPadding))
        contentHeight = max(contentHeight, frame.maxY)
        yOffset[column] = yOffset[column] + height
        column = column < (numberOfColumns - 1) ? (column + 1) : 0
      }
    }
  }
}

struct ArticleWaterfallTests {
  @Test(arguments: ColumnLayout.Placement.allCases)
  func equalsTheArticleToTheBit(placement: ColumnLayout.Placement) throws {
    var random = SeededGenerator(seed: 2018)
    var wrong: [Int] = []
    for seed in 0..<Sweep.count(10_000) {
      let columns = try seed % 10 == 0 ? manyColumns(using: &random) : randomColumns(using: &random)
      let heights = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (0..<Int.random(in: 0...(seed % 10 == 0 ? 60 : 12), using: &random)).map { _ in randomHeight(using: &random) }
      }
      let article = ArticleWaterfall(
        boundsWidth: columns.containerWidth,
        insets: (columns.contentInsets.leading, columns.contentInsets.trailing), numberOfColumns: columns.count,
        cellPadding: columns.cellPadding, heights: heights, placement: placement)
      let layout = try ColumnLayout(
        columns, placement: placement, sections: heights.map { .init(itemCount: $0.count) }
      ) { path, _ in heights[path.section][path.item] }
      let frames = heights.indices.map { section in
        heights[section].indices.map { layout.frame(of: ItemPath(section: section, item: $0)) }
      }
      let expected = article.cache.map { $0.map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } }
      if frames != expected || layout.contentSize.height != article.contentHeight { wrong.append(seed) }
    }
    #expect(wrong.isEmpty, "\(wrong.count) cases, \(wrong.prefix(5))")
  }

  /// A thousandth of a point is more than binary fractions add up to, and less than a pixel.
  @Test(arguments: ColumnLayout.Placement.allCases)
  func keepsApartAndInside(placement: ColumnLayout.Placement) throws {
    let slack = 1e-3
    var random = SeededGenerator(seed: 7)
    var overlapping = 0
    var outside = 0
    for _ in 0..<Sweep.count(1000, oneIn: 5) {
      let layout = try randomColumnLayout(using: &random, placement: placement)
      let frames = allElements(of: layout).map(\.frame)
      for (index, frame) in frames.enumerated() {
        let inner = Rect(
          x: frame.x + slack, y: frame.y + slack, width: frame.width - 2 * slack, height: frame.height - 2 * slack)
        if inner.height > 0, frames[..<index].contains(where: { $0.overlaps(inner) }) { overlapping += 1 }
        let size = layout.contentSize
        let isInside = frame.x >= 0 && frame.y >= 0 && inner.maxX <= size.width && inner.maxY <= size.height
        if !isInside { outside += 1 }
      }
    }
    #expect(overlapping == 0 && outside == 0)
  }
}
