import CollectionLayout
import ShelfSizing

typealias Layout = CompositionalLayout

// Descriptions in few words, as the rules state them: rows and columns of items.

func item(
  _ width: Layout.Dimension, _ height: Layout.Dimension, insets: EdgeInsets = .zero,
  edges: Layout.EdgeSpacing = .init(), badges: [Layout.SupplementaryItem] = []
) -> Layout.Subitem {
  .item(
    .init(
      size: .init(width: width, height: height), contentInsets: insets, edgeSpacing: edges, supplementaryItems: badges))
}

/// A horizontal group.
func row(
  _ width: Layout.Dimension, _ height: Layout.Dimension, _ content: Layout.Group.Content,
  spacing: Layout.Spacing? = nil, insets: EdgeInsets = .zero, edges: Layout.EdgeSpacing = .init()
) -> Layout.Group {
  .init(
    axis: .horizontal, size: .init(width: width, height: height), content: content, interItemSpacing: spacing,
    contentInsets: insets, edgeSpacing: edges)
}

/// A vertical group.
func column(
  _ width: Layout.Dimension, _ height: Layout.Dimension, _ content: Layout.Group.Content,
  spacing: Layout.Spacing? = nil, insets: EdgeInsets = .zero, edges: Layout.EdgeSpacing = .init()
) -> Layout.Group {
  var group = row(width, height, content, spacing: spacing, insets: insets, edges: edges)
  group.axis = .vertical
  return group
}

/// Sections in a collection view of 320 x 480 points, two pixels a point.
func place(
  _ sections: [Layout.Section], width: Double = 320, height: Double = 480, direction: ScrollDirection = .vertical,
  scale: Double = 2, fitting: (Layout.Element, Layout.Proposal) -> Size? = { _, _ in nil }
) throws -> Layout {
  try Layout(
    .init(container: Size(width: width, height: height), scale: scale),
    configuration: .init(scrollDirection: direction), sections: sections, fitting: fitting)
}

/// A section's group, and so many items, whose heights may be given.
func place(
  _ group: Layout.Group, _ count: Int, gap: Double = 0, insets: EdgeInsets = .zero,
  behavior: Layout.OrthogonalScrollingBehavior = .none, width: Double = 320, direction: ScrollDirection = .vertical,
  scale: Double = 2, heights: [Double]? = nil
) throws -> Layout {
  try place(
    [
      .init(
        group: group, itemCount: count, interGroupSpacing: gap, contentInsets: insets,
        orthogonalScrollingBehavior: behavior)
    ], width: width, direction: direction, scale: scale
  ) { element, proposal in
    guard let heights, case .item(let path) = element else { return nil }
    return Size(width: proposal.size.width, height: heights[path.item])
  }
}

extension CompositionalLayout {
  /// The frames of all cells, as x, y, width and height.
  var cells: [[Double]] {
    (0..<sectionCount).flatMap { section in
      (0..<itemCount(inSection: section)).compactMap { frame(of: ItemPath(section: section, item: $0))?.numbers }
    }
  }

  /// The boundary items and the anchored ones of a section.
  func boxes(_ section: Int = 0) -> [[Double]] { supplementaries(inSection: section).map(\.frame.numbers) }
}

extension Rect {
  var numbers: [Double] { [x, y, width, height] }
}

extension Size {
  var numbers: [Double] { [width, height] }
}
