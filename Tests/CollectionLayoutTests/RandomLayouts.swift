import CollectionLayout
import SeededRandom
import ShelfSizing

/// Whole points, halves, thirds, and anything; now and then nothing.
func randomHeight(using random: inout SeededGenerator) -> Double {
  switch Int.random(in: 0..<8, using: &random) {
  case 0: 0
  case 1: Double(Int.random(in: 1...200, using: &random))
  case 2: Double(Int.random(in: 1...400, using: &random)) / 2
  case 3: Double(Int.random(in: 1...600, using: &random)) / 3
  default: Double.random(in: 0...300, using: &random)
  }
}

func randomInsets(using random: inout SeededGenerator) -> EdgeInsets {
  func inset() -> Double { [0, 0, 8, 16, 7.5, 20 / 3].randomElement(using: &random) ?? 0 }
  return EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
}

func randomColumns(using random: inout SeededGenerator) throws -> Columns {
  try Columns(
    containerWidth: Bool.random(using: &random)
      ? Double(Int.random(in: 160...1366, using: &random)) : Double.random(in: 160...1366, using: &random),
    contentInsets: randomInsets(using: &random), count: Int.random(in: 1...5, using: &random),
    cellPadding: [0, 6, 6, 2.5, 10.0 / 3].randomElement(using: &random) ?? 6)
}

/// Six to eighteen columns: of more than sixteen the shortest is found another way.
func manyColumns(using random: inout SeededGenerator) throws -> Columns {
  try Columns(containerWidth: 1000, count: Int.random(in: 6...18, using: &random), cellPadding: 2.5)
}

func randomColumnLayout(
  using random: inout SeededGenerator, placement: ColumnLayout.Placement, mostItems: Int = 25
) throws -> ColumnLayout {
  let bands = [0, 0, 24.0, 100.0 / 3]
  let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
    ColumnLayout.Section(
      itemCount: Int.random(in: 0...mostItems, using: &random), headerHeight: bands.randomElement(using: &random) ?? 0,
      footerHeight: bands.randomElement(using: &random) ?? 0)
  }
  return try ColumnLayout(
    randomColumns(using: &random), placement: placement, start: Bool.random(using: &random) ? 0 : 1000.1,
    sections: sections
  ) { _, _ in
    // A tall item now and then, which others stand beside for long.
    Int.random(in: 0..<20, using: &random) == 0 ? 3000 : randomHeight(using: &random)
  }
}

func randomFlowLayout(using random: inout SeededGenerator) throws -> FlowLayout {
  let spacings = [0, 0, 10, 4.5, 1.0 / 3]
  let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
    let count = Int.random(in: 0...40, using: &random)
    func size() -> Size {
      Size(width: randomHeight(using: &random) / 2, height: randomHeight(using: &random) / 2)
    }
    return FlowLayout.Section(
      itemSizes: Bool.random(using: &random) ? .same(size(), count: count) : .each((0..<count).map { _ in size() }),
      insets: randomInsets(using: &random), interitemSpacing: spacings.randomElement(using: &random) ?? 0,
      lineSpacing: spacings.randomElement(using: &random) ?? 0,
      headerExtent: spacings.randomElement(using: &random) ?? 0,
      footerExtent: spacings.randomElement(using: &random) ?? 0)
  }
  return try FlowLayout(
    container: Size(
      width: Double.random(in: 0...500, using: &random), height: Double.random(in: 0...500, using: &random)),
    contentInsets: randomInsets(using: &random),
    direction: ScrollDirection.allCases.randomElement(using: &random) ?? .vertical,
    scale: [1, 2, 3].randomElement(using: &random) ?? 2, start: Bool.random(using: &random) ? 0 : 1000.1,
    sections: sections)
}

func randomShelfLayout(using random: inout SeededGenerator) throws -> ShelfLayout {
  try ShelfLayout(
    container: Size(width: 375, height: randomHeight(using: &random)),
    itemSize: Size(width: randomHeight(using: &random), height: randomHeight(using: &random)),
    itemCount: Int.random(in: 0...60, using: &random), insets: randomInsets(using: &random),
    lineSpacing: [0, 10, 1.0 / 3].randomElement(using: &random) ?? 0,
    scale: [1, 2, 3].randomElement(using: &random) ?? 2)
}

/// All elements in the order that a query promises, without a search.
func allElements(of layout: some PlacedLayout) -> [LayoutElement] {
  (0..<layout.sectionCount).flatMap { section in
    func band(_ kind: LayoutElement.Kind, _ frame: Rect?) -> [LayoutElement] {
      frame.map { [LayoutElement(kind: kind, path: ItemPath(section: section, item: 0), frame: $0)] } ?? []
    }
    let items = (0..<layout.itemCount(inSection: section)).compactMap { item in
      let path = ItemPath(section: section, item: item)
      return layout.frame(of: path).map { LayoutElement(kind: .item, path: path, frame: $0) }
    }
    return band(.header, layout.headerFrame(inSection: section)) + items
      + band(.footer, layout.footerFrame(inSection: section))
  }
}
