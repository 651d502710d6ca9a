import CollectionLayout
import ShelfSizing

/// Compositional layouts of one section.
enum Composition: String, CaseIterable {
  /// Cards in rows of three.
  case rows = "rows of three"
  /// The same, whose cells decide their heights.
  case estimatedRows = "estimated rows of three"
  /// One card a group, in a row that scrolls across.
  case cards = "orthogonal cards"

  var isOrthogonal: Bool { self == .cards }

  private var section: CompositionalLayout.Section {
    let height: CompositionalLayout.Dimension = self == .estimatedRows ? .estimated(100) : .absolute(100)
    let width: CompositionalLayout.Dimension = .fractionalWidth(self == .cards ? 1 : 1 / 3.0)
    let item = CompositionalLayout.Item(size: .init(width: width, height: height))
    let group = CompositionalLayout.Group(
      axis: .horizontal, size: .init(width: .fractionalWidth(self == .cards ? 0.85 : 1), height: height),
      content: .subitems([.item(item)]), interItemSpacing: .fixed(8))
    return CompositionalLayout.Section(
      group: group, itemCount: 0, interGroupSpacing: 8, contentInsets: EdgeInsets(all: 16),
      orthogonalScrollingBehavior: isOrthogonal ? .groupPaging : .none)
  }

  func layout(_ screen: Size, items: Int, heights: [Double]) throws -> CompositionalLayout {
    var section = section
    section.itemCount = items
    return try CompositionalLayout(.init(container: screen), sections: [section]) { element, proposal in
      guard case .item(let path) = element else { return nil }
      return Size(width: proposal.size.width, height: heights[path.item])
    }
  }
}
