import CollectionLayout
import ShelfSizing
import Testing

@testable import GeneratedCode

private typealias Layout = CompositionalLayout

/// A section whose open heights are replaced stands where UIKit's rules place it when all of its cells are measured.
@Suite struct SectionPlacementTests {
  private static let card = Layout.Subitem.item(element(.fractionalWidth(1), .estimated(50)))

  private static func element(
    _ width: Layout.Dimension, _ height: Layout.Dimension, insets: EdgeInsets = .zero,
    edges: Layout.EdgeSpacing = Layout.EdgeSpacing()
  ) -> Layout.Item {
    Layout.Item(
      size: Layout.ElementSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges)
  }

  private static func group(
    _ axis: Layout.Axis, _ width: Layout.Dimension, _ height: Layout.Dimension, _ content: Layout.Group.Content,
    spacing: Layout.Spacing? = nil, insets: EdgeInsets = .zero
  ) -> Layout.Group {
    Layout.Group(
      axis: axis, size: Layout.ElementSize(width: width, height: height), content: content, interItemSpacing: spacing,
      contentInsets: insets)
  }

  /// Descriptions whose cells are measured, and the width of a card in a collection view of 393 points at three pixels.
  private static let sections: [(group: Layout.Group, cardWidth: Double)] = {
    let insets = EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 10)
    let edges = Layout.EdgeSpacing(top: .fixed(5), bottom: .fixed(3))
    let column = group(
      .vertical, .fractionalWidth(0.5), .estimated(160), .repeating(card, count: 2), spacing: .fixed(8))
    return [
      (group(.horizontal, .fractionalWidth(0.85), .estimated(100), .subitems([card])), 334),
      (group(.horizontal, .absolute(176), .estimated(100), .subitems([card]), insets: insets), 160),
      (
        group(
          .horizontal, .absolute(176), .estimated(100),
          .subitems([.item(element(.fractionalWidth(1), .estimated(50), insets: insets))])), 160
      ),
      (
        group(
          .horizontal, .absolute(176), .estimated(100),
          .subitems([.item(element(.fractionalWidth(1), .estimated(50), edges: edges))])), 176
      ),
      (
        group(
          .horizontal, .fractionalWidth(1), .estimated(100),
          .subitems([.item(element(.fractionalWidth(0.3), .estimated(50)))]), spacing: .fixed(10)), 111.667
      ),
      (group(.vertical, .absolute(200), .estimated(100), .subitems([card]), spacing: .fixed(8)), 200),
      (group(.vertical, .absolute(200), .estimated(100), .repeating(card, count: 3), spacing: .fixed(8)), 200),
      (group(.horizontal, .absolute(300), .estimated(200), .subitems([.group(column)]), spacing: .fixed(9)), 145.333),
      (group(.horizontal, .absolute(200), .absolute(90), .subitems([card])), 200),
    ]
  }()

  private func place(_ group: Layout.Group, cardHeight: Double) throws -> Layout {
    let section = Layout.Section(group: group, itemCount: 6, orthogonalScrollingBehavior: .continuous)
    return try Layout(Layout.Environment(container: Size(width: 393, height: 800), scale: 3), sections: [section]) {
      element, proposal in
      if case .item = element { Size(width: proposal.size.width, height: cardHeight) } else { nil }
    }
  }

  @Test(arguments: 0..<sections.count) func replacedHeightsPlaceAsMeasuredOnes(index: Int) throws {
    let (group, cardWidth) = SectionPlacementTests.sections[index]
    let section = Layout.Section(group: group, itemCount: 6, orthogonalScrollingBehavior: .continuous)
    let path = try CardPath(group)
    let heights = try MeasuredHeights(path, in: section, .vertical).lengths
    for cardHeight in [120.0, 33] {
      let measured = try place(group, cardHeight: cardHeight)
      let replaced = try place(group.replacing(heights[...], cardHeight: cardHeight), cardHeight: .nan)
      #expect(replaced.contentSize == measured.contentSize)
      for item in 0..<6 {
        let frame = replaced.frame(of: ItemPath(section: 0, item: item))
        #expect(frame == measured.frame(of: ItemPath(section: 0, item: item)))
        #expect(frame?.height == cardHeight)
        #expect(abs((frame?.width ?? 0) - cardWidth) < 0.001)
      }
    }
  }
}

extension CompositionalLayout.Group {
  /// The group that generated Swift makes.
  fileprivate func replacing(_ heights: ArraySlice<MeasuredHeights.Length?>, cardHeight: Double) -> Self {
    func replaced(_ subitem: CompositionalLayout.Subitem) -> CompositionalLayout.Subitem {
      switch subitem {
      case .group(let group): return .group(group.replacing(heights.dropFirst(), cardHeight: cardHeight))
      case .item(var item):
        set(&item.size.height, &item.contentInsets, heights.dropFirst().first ?? nil)
        return .item(item)
      }
    }
    func set(
      _ height: inout CompositionalLayout.Dimension, _ insets: inout EdgeInsets, _ length: MeasuredHeights.Length?
    ) {
      guard let length else { return }
      height = .absolute(length.times * cardHeight + length.plus)
      (insets.top, insets.bottom) = (0, 0)
    }
    var group = self
    set(&group.size.height, &group.contentInsets, heights.first ?? nil)
    switch content {
    case .subitems(let subitems): group.content = .subitems(subitems.map(replaced))
    case .repeating(let subitem, let count): group.content = .repeating(replaced(subitem), count: count)
    case .shared(let subitem, let count): group.content = .shared(replaced(subitem), count: count)
    case .custom: break
    }
    return group
  }
}
