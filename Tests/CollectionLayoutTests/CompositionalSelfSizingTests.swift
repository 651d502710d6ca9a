import CollectionLayout
import ShelfSizing
import Testing

/// Rules 21 to 30 of ``CompositionalLayout``: lengths that cells decide.
struct CompositionalSelfSizingTests {
  private let whole = Layout.Dimension.fractionalWidth(1)
  private let half = Layout.Dimension.fractionalWidth(0.5)

  /// Rule 21: the proposal has the other axis's length, and the estimate.
  @Test func cellsAreAskedInTheSizeThatTheLayoutGives() throws {
    var asked: [Layout.Element: Layout.Proposal] = [:]
    let group = row(whole, .estimated(50), .subitems([item(half, .estimated(44))]), spacing: .fixed(5))
    let layout = try place([.init(group: group, itemCount: 3)]) { element, proposal in
      asked[element] = proposal
      return element == .item(ItemPath(section: 0, item: 0)) ? Size(width: 1, height: 31) : nil
    }
    let proposal = Layout.Proposal(
      size: Size(width: 157.5, height: 44), isWidthEstimated: false, isHeightEstimated: true)
    #expect(asked.count == 3)
    #expect(asked.values.allSatisfy { $0 == proposal })
    #expect(layout.cells == [[0, 0, 157.5, 31], [162.5, 0, 157.5, 44], [0, 44, 157.5, 44]])
    let both = row(whole, .estimated(50), .subitems([item(.estimated(80), .estimated(44))]))
    asked = [:]
    _ = try place([.init(group: both, itemCount: 1)]) {
      asked[$0] = $1; return nil
    }
    #expect(asked.values.map { [$0.isWidthEstimated, $0.isHeightEstimated] } == [[true, true]])
  }

  /// Rules 18 and 21: a cell is as wide as its insets leave; those above and below it are ignored.
  @Test func insetsAreNoPartOfTheProposal() throws {
    var asked: [Size] = []
    let inset = item(half, .estimated(44), insets: EdgeInsets(top: 1, leading: 8, bottom: 2, trailing: 6))
    let group = row(whole, .estimated(50), .subitems([inset]))
    let layout = try place([.init(group: group, itemCount: 2)]) {
      asked.append($1.size)
      return Size(width: 0, height: 31)
    }
    #expect(asked == [Size(width: 146, height: 44), Size(width: 146, height: 44)])
    #expect(layout.cells == [[8, 0, 146, 31], [168, 0, 146, 31]])
  }

  /// Rule 22: the row grows or shrinks, the neighbours keep their heights at its top, or where their edges put them.
  @Test func groupsFollowTheirTallestItem() throws {
    let group = row(whole, .estimated(50), .shared(item(half, .estimated(50)), count: 2), spacing: .fixed(5))
    let layout = try place(group, 5, gap: 3, heights: [31, 88, 31, 126, 31])
    #expect(layout.cells.map { [$0[1], $0[3]] } == [[0, 31], [0, 88], [91, 31], [91, 126], [220, 31]])
    #expect(layout.contentSize.numbers == [320, 251])
    let low = item(half, .estimated(50), edges: .init(top: .flexible(0), bottom: .fixed(2)))
    let aligned = try place(row(whole, .estimated(50), .subitems([low])), 3, heights: [31, 88, 20])
    #expect(aligned.cells.map { [$0[1], $0[3]] } == [[57, 31], [0, 88], [90, 20]])
    #expect(aligned.contentSize.height == 112)
  }

  /// Rule 22, for a row that holds columns.
  @Test func groupsInGroupsFollowTheirItems() throws {
    let right = column(
      half, .estimated(100), .subitems([item(whole, .estimated(40)), item(whole, .estimated(40))]), spacing: .fixed(4))
    let group = row(
      whole, .estimated(100), .subitems([item(half, .estimated(90)), .group(right)]), spacing: .fixed(10))
    let layout = try place(group, 5, gap: 6, heights: [60, 50, 31, 20, 70])
    #expect(
      layout.cells == [
        [0, 0, 155, 60], [165, 0, 155, 50], [165, 54, 155, 31], [0, 91, 155, 20], [165, 91, 155, 70],
      ])
    // The last column lacks its second item, and the row with it.
    #expect(layout.contentSize.height == 161)
  }

  /// Rule 23: nothing is measured.
  @Test func partsOfAnEstimateAreNotMeasured() throws {
    let group = row(whole, .estimated(44), .subitems([item(half, .fractionalHeight(1))]))
    let layout = try place([.init(group: group, itemCount: 3)]) { element, _ in
      Issue.record("\(element) is asked")
      return nil
    }
    #expect(layout.cells == [[0, 0, 160, 44], [160, 0, 160, 44], [0, 44, 160, 44]])
  }

  /// Rule 24.
  @Test func groupsOfKnownLengthKeepIt() throws {
    let group = row(whole, .absolute(60), .subitems([item(whole, .estimated(44))]))
    let layout = try place(group, 3, heights: [31, 69, 31])
    #expect(layout.cells.map { [$0[1], $0[3]] } == [[0, 31], [60, 69], [120, 31]])
    #expect(layout.contentSize.height == 180)
  }

  /// Rule 25: (88 - 5) / 2.
  @Test func sharedEstimatesAreNotMeasured() throws {
    let group = column(whole, .estimated(88), .shared(item(whole, .estimated(44)), count: 2), spacing: .fixed(5))
    let layout = try place(group, 4, heights: [31, 69, 31, 20])
    #expect(layout.cells.map { [$0[1], $0[3]] } == [[0, 41.5], [46.5, 41.5], [88, 41.5], [134.5, 41.5]])
  }

  /// Cells that decide their widths fill rows, each row with its own number of them.
  @Test func cellsThatDecideTheirWidthsFillRows() throws {
    let widths = [100, 150, 90, 200, 330, 10.0]
    var asked = 0
    func layout(_ list: [Layout.Subitem]) throws -> Layout {
      try place([.init(group: row(whole, .absolute(32), .subitems(list), spacing: .fixed(10)), itemCount: 6)]) {
        element, proposal in
        guard case .item(let path) = element else { return nil }
        asked += 1
        return Size(width: widths[path.item], height: proposal.size.height)
      }
    }
    let chip = item(.estimated(60), .fractionalHeight(1))
    #expect(
      try layout([chip]).cells.map { [$0[0], $0[1]] } == [[0, 0], [110, 0], [0, 32], [100, 32], [0, 64], [0, 96]])
    // Those that did not fit are not asked again.
    #expect(asked == 6)
    // A fifth of 320 - 2 x 10.
    let mixed = try layout([chip, item(.fractionalWidth(0.2), .fractionalHeight(1))]).cells
    #expect(mixed.map { $0[2] } == [100, 60, 90, 200, 60, 10])
  }

  /// Rule 27.
  @Test func boundaryItemsAreAsked() throws {
    let header = Layout.BoundaryItem(kind: "header", size: .init(width: whole, height: .estimated(44)), alignment: .top)
    let list = column(whole, .estimated(44), .subitems([item(whole, .estimated(44))]))
    let layout = try Layout(
      .init(container: Size(width: 320, height: 480)), configuration: .init(boundaryItems: [header]),
      sections: [.init(group: list, itemCount: 1, boundaryItems: [header])]
    ) { element, proposal in
      switch element {
      case .layoutBoundary(index: 0): Size(width: 0, height: 20)
      case .boundary(section: 0, index: 0): Size(width: 0, height: 30)
      default: Size(width: 0, height: 50)
      }
    }
    #expect(layout.layoutSupplementaries().map(\.frame.numbers) == [[0, 0, 320, 20]])
    #expect(layout.boxes() == [[0, 20, 320, 30]])
    #expect(layout.cells == [[0, 50, 320, 50]])
    #expect(layout.contentSize.height == 100)
  }

  /// Rule 28: as long as the longest that cells of the group decide, each row for itself.
  @Test func uniformItemsAreAsLongAsTheirLongestSibling() throws {
    let uniform = item(half, .uniformAcrossSiblings(estimate: 50))
    let group = row(whole, .estimated(50), .subitems([uniform]))
    #expect(try place(group, 5, heights: [31, 88, 20, 40, 10]).cells.map { $0[3] } == [88, 88, 40, 40, 10])
    let beside = row(whole, .estimated(50), .subitems([uniform, item(half, .estimated(50))]))
    #expect(try place(beside, 4, heights: [31, 88, 60, 40]).cells.map { $0[3] } == [88, 88, 60, 40])
    let known = row(whole, .estimated(50), .subitems([uniform, item(half, .absolute(70))]))
    #expect(try place(known, 2, heights: [31, 88]).cells.map { $0[3] } == [31, 70])
    // A group in a group grows with its own uniform items.
    let inner = row(half, .uniformAcrossSiblings(estimate: 50), .subitems([uniform]))
    let nested = row(whole, .estimated(50), .subitems([.group(inner), .group(inner)]))
    #expect(try place(nested, 6, heights: [31, 88, 20, 40, 25, 15]).cells.map { $0[3] } == [88, 88, 88, 88, 25, 25])
  }

  /// Rule 29: one card a group, in a row that scrolls across.
  @Test func uniformGroupsAreAsLongAsTheLongestOfTheSection() throws {
    let heights = [131, 188, 120, 140.5]
    let uniform = Layout.Dimension.uniformAcrossSiblings(estimate: 100)
    for axis in [Layout.Axis.horizontal, .vertical] {
      var group = row(.fractionalWidth(0.85), uniform, .subitems([item(whole, uniform)]))
      group.axis = axis
      let layout = try place(group, 4, gap: 8, behavior: .groupPaging, heights: heights)
      #expect(layout.cells.map { [$0[1], $0[3]] } == Array(repeating: [0, 188], count: 4))
      #expect(layout.contentSize.height == 188)
      // A cell that is not uniform keeps its height in a group that is.
      group.content = .subitems([item(whole, .estimated(100))])
      let plain = try place(group, 4, gap: 8, behavior: .groupPaging, heights: heights)
      #expect(plain.cells.map { $0[3] } == heights)
      #expect(plain.contentSize.height == 188)
    }
    // Down the screen, in rows of two, each section for itself.
    let rows = row(whole, uniform, .subitems([item(half, uniform)]))
    #expect(
      try place(rows, 3, heights: [31, 88, 20]).cells.map { [$0[1], $0[3]] } == [[0, 88], [0, 88], [88, 88]])
  }

  /// Rule 39: the row is as tall as its tallest group.
  @Test func rowsAreAsTallAsTheirTallestCell() throws {
    let group = row(.absolute(200), .estimated(100), .subitems([item(whole, .estimated(100))]))
    let layout = try place(group, 3, gap: 8, behavior: .continuous, heights: [131, 188, 120])
    #expect(layout.contentSize.height == 188)
    #expect(layout.cells.map { [$0[0], $0[3]] } == [[0, 131], [208, 188], [416, 120]])
    #expect(layout.assumptions == [.rowsOfEstimates])
  }

  /// A cell's answer that no layout can have is an error at the item.
  @Test(arguments: [-1, .nan, .infinity, 2e6]) func answersAreChecked(height: Double) {
    let list = column(whole, .estimated(44), .subitems([item(whole, .estimated(44))]))
    #expect(throws: LayoutError.self) { try place(list, 2, heights: [44, height]) }
  }
}
