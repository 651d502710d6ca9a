import CollectionLayout
import ShelfSizing
import Testing

/// Rules 31 to 40 of ``CompositionalLayout``: sections, and the views that are no cells.
struct CompositionalSectionTests {
  private let whole = Layout.Dimension.fractionalWidth(1)
  private let insets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  private var rows: Layout.Group {
    row(whole, .absolute(40), .subitems([item(.fractionalWidth(0.5), .fractionalHeight(1))]))
  }

  private func box(
    _ width: Double, _ height: Double, _ alignment: Layout.Alignment, extends: Bool = true, pins: Bool = false,
    kind: String = "box", offset: Layout.Point = .init(x: 0, y: 0)
  ) -> Layout.BoundaryItem {
    .init(
      kind: kind, size: .init(width: .absolute(width), height: .absolute(height)), alignment: alignment,
      extendsBoundary: extends, pinToVisibleBounds: pins, offset: offset)
  }

  private func section(_ count: Int, _ boxes: [Layout.BoundaryItem]) -> Layout.Section {
    .init(group: rows, itemCount: count, boundaryItems: boxes)
  }

  /// Rule 31.
  @Test func spacingIsBetweenAllSections() throws {
    let sections = [2, 0, 0, 1].map { Layout.Section(group: rows, itemCount: $0, contentInsets: insets) }
    let layout = try Layout(
      .init(container: Size(width: 320, height: 480)), configuration: .init(interSectionSpacing: 7), sections: sections)
    // 48 + 7 + 0 + 7 + 0 + 7 + 48
    #expect(layout.cells.map { $0[1] } == [3, 3, 72])
    #expect(layout.contentSize.height == 117)
    #expect(
      (0..<4).map { layout.sectionFrame($0)?.numbers } == [
        [0, 0, 320, 48], [0, 55, 320, 0], [0, 62, 320, 0], [0, 69, 320, 48],
      ])
    let empty = Layout.Section(group: rows, itemCount: 0, contentInsets: insets, boundaryItems: [box(10, 20, .top)])
    #expect(try place([empty]).contentSize.height == 28)
    #expect(try place([]).contentSize.numbers == [320, 0])
  }

  /// Rule 32: a section's own reference comes before the layout's.
  @Test func referencesClearAcross() throws {
    let environment = Layout.Environment(
      container: Size(width: 320, height: 480), safeAreaInsets: EdgeInsets(all: 5),
      layoutMargins: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
    func cell(_ own: Layout.ContentInsetsReference, _ layout: Layout.ContentInsetsReference) throws -> [Double] {
      var section = section(1, [])
      section.contentInsetsReference = own
      return try Layout(environment, configuration: .init(contentInsetsReference: layout), sections: [section]).cells[0]
    }
    #expect(try cell(.automatic, .safeArea) == [5, 0, 155, 40])
    #expect(try cell(.none, .safeArea) == [0, 0, 160, 40])
    #expect(try cell(.automatic, .layoutMargins) == [20, 0, 130, 40])
    #expect(try cell(.readableContent, .none) == [20, 0, 130, 40])
  }

  /// Rule 33: what sticks out counts, whatever the items' offsets, and several do not stack.
  @Test func sectionsGrowByItemsThatExtendThem() throws {
    let layout = try place([
      section(2, [box(60, 30, .top), box(50, 20, .topLeading), box(40, 10, .bottomTrailing, extends: false)])
    ])
    #expect(layout.boxes() == [[130, 0, 60, 30], [0, 10, 50, 20], [280, 60, 40, 10]])
    #expect(layout.cells[0] == [0, 30, 160, 40])
    #expect(layout.contentSize.height == 70)
    func moved(_ y: Double, extends: Bool = true) throws -> [Double] {
      let layout = try place([section(2, [box(60, 30, .top, extends: extends, offset: .init(x: 5, y: y))])])
      return layout.boxes()[0].prefix(2) + [layout.cells[0][1], layout.contentSize.height]
    }
    #expect(try moved(7) == [135, 0, 23, 63])
    #expect(try moved(-7) == [135, 0, 37, 77])
    #expect(try moved(30) == [135, 0, 0, 40])
    #expect(try moved(-7, extends: false) == [135, -7, 0, 40])
  }

  /// Rule 34.
  @Test func itemsAtTheSidesAreCentred() throws {
    let side = try place([section(2, [box(60, 30, .leading), box(60, 20, .trailing, extends: false)])])
    #expect(side.boxes() == [[0, 5, 60, 30], [260, 10, 60, 20]])
    let tall = try place([section(2, [box(33, 200, .trailing)]), section(2, [box(33, 200, .trailing, extends: false)])])
    #expect(tall.boxes(0) == [[287, 0, 33, 200]])
    #expect(tall.boxes(1) == [[287, 120, 33, 200]])
    #expect(tall.cells.map { $0[1] } == [0, 0, 200, 200])
    #expect(tall.contentSize.height == 240)
  }

  /// Boundary items of the layout stand round all sections.
  @Test func layoutsHaveBoundaryItems() throws {
    let items = [
      box(60, 30, .top), box(60, 20, .bottom), box(10, 20, .leading), box(60, 50, .topTrailing, extends: false),
    ]
    let layout = try Layout(
      .init(container: Size(width: 320, height: 480)), configuration: .init(boundaryItems: items),
      sections: [section(2, []), section(4, [])])
    #expect(
      layout.layoutSupplementaries().map(\.frame.numbers) == [
        [130, 0, 60, 30], [130, 150, 60, 20], [0, 80, 10, 20], [260, 30, 60, 50],
      ])
    #expect(layout.contentSize.height == 170)
    #expect(layout.cells[0][1] == 30)
    let sideways = try Layout(
      .init(container: Size(width: 320, height: 480)),
      configuration: .init(
        scrollDirection: .horizontal, boundaryItems: [box(30, 60, .leading), box(20, 60, .trailing)]),
      sections: [section(2, [])])
    #expect(sideways.layoutSupplementaries().map(\.frame.numbers) == [[0, 210, 30, 60], [350, 210, 20, 60]])
  }

  /// Pinned items follow what is in sight, and stay in their section.
  @Test func pinnedItemsStayInSight() throws {
    let sections = [1, 2].map { _ in section(12, [box(320, 30, .top, pins: true), box(320, 20, .bottom, pins: true)]) }
    let layout = try Layout(
      .init(
        container: Size(width: 320, height: 110), contentInsets: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
      ),
      sections: sections)
    func tops(_ offset: Double) -> [Double] {
      (0..<2).flatMap { layout.supplementaries(inSection: $0, contentOffset: .init(x: 0, y: offset)).map(\.frame.y) }
    }
    #expect((0..<2).flatMap { layout.supplementaries(inSection: $0).map(\.frame.y) } == [0, 270, 290, 560])
    #expect(tops(-10) == [0, 80, 290, 290])
    #expect(tops(40) == [50, 130, 290, 290])
    #expect(tops(255) == [260, 270, 290, 345])
    #expect(tops(300) == [260, 270, 310, 390])
  }

  /// Rule 35.
  @Test func backgroundsLieBehindSections() throws {
    let background = Layout.DecorationItem(
      kind: "background", contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let layout = try place([
      .init(
        group: rows, itemCount: 3, contentInsets: insets, boundaryItems: [box(60, 30, .top)],
        decorationItems: [background]),
      .init(group: rows, itemCount: 0, contentInsets: insets, decorationItems: [background]),
    ])
    #expect(layout.decorations(inSection: 0).map(\.frame.numbers) == [[2, 1, 314, 114]])
    #expect(layout.decorations(inSection: 0).map(\.zIndex) == [0])
    #expect(layout.decorations(inSection: 1).isEmpty)
    #expect(layout.zIndex(of: ItemPath(section: 0, item: 2)) == 1)
    #expect(layout.zIndex(of: ItemPath(section: 0, item: 3)) == 0)
  }

  /// Rule 36: the documented badge, at a corner and moved by parts of its own size.
  @Test func anchoredItemsStandOnFrames() throws {
    func badge(_ container: Layout.Anchor, _ own: Layout.Anchor? = nil) throws -> [[Double]] {
      let badge = Layout.SupplementaryItem(
        kind: "badge", size: .init(width: .absolute(20), height: .fractionalHeight(0.5)), containerAnchor: container,
        itemAnchor: own)
      return try place(row(whole, .absolute(44), .subitems([item(.absolute(44), .absolute(40), badges: [badge])])), 2)
        .boxes()
    }
    let corner = Layout.Anchor(edges: .topTrailing, offset: .fractional(.init(x: 0.3, y: -0.3)))
    #expect(try badge(corner) == [[30, -6, 20, 20], [74, -6, 20, 20]])
    #expect(try badge(.init(edges: .topTrailing))[0] == [24, 0, 20, 20])
    #expect(try badge(.init(edges: .none))[0] == [12, 10, 20, 20])
    #expect(try badge(.init(edges: .bottom, offset: .absolute(.init(x: 1, y: 2))))[0] == [13, 22, 20, 20])
    #expect(try badge(.init(edges: .topTrailing), .init(edges: .bottomLeading))[0] == [44, -20, 20, 20])
    #expect(
      try badge(.init(edges: .topLeading), .init(edges: .topLeading, offset: .fractional(.init(x: 0.5, y: 0.5))))[0]
        == [-10, -10, 20, 20])
  }

  /// Rule 36, for groups: the views belong to the group's first item, and the last group may be trimmed.
  @Test func groupsHaveAnchoredItemsToo() throws {
    let badge = Layout.SupplementaryItem(
      kind: "badge", size: .init(width: .absolute(10), height: .absolute(10)),
      containerAnchor: .init(edges: .bottomTrailing))
    for height in [Layout.Dimension.absolute(30), .estimated(30)] {
      var inner = column(.fractionalWidth(0.5), .fractionalHeight(1), .subitems([item(whole, height)]))
      inner.supplementaryItems = [badge]
      var group = row(whole, .absolute(60), .subitems([.group(inner), .group(inner)]))
      group.supplementaryItems = [badge]
      let layout = try place(group, 5)
      let found = layout.supplementaries(inSection: 0)
      #expect(found.map { $0.item?.item } == [0, 0, 2, 4, 4])
      #expect(
        layout.boxes() == [
          [310, 50, 10, 10], [150, 50, 10, 10], [310, 50, 10, 10], [310, 80, 10, 10], [150, 110, 10, 10],
        ])
    }
  }

  /// Rule 37: asked in its size of the whole collection view; its groups are not trimmed beyond their furthest item.
  @Test func customGroupsRepeat() throws {
    let group = row(
      whole, .absolute(80),
      .custom { size in
        [
          .init(frame: Rect(x: 1, y: 2, width: size.width / 2, height: 78)),
          .init(frame: Rect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
        ]
      })
    let layout = try place(group, 3, gap: 2, insets: insets)
    #expect(layout.cells == [[5, 5, 160, 78], [54, 13, 60, 30], [5, 87, 160, 78]])
    #expect((0..<3).map { layout.zIndex(of: ItemPath(section: 0, item: $0)) } == [0, 4, 0])
    #expect(layout.contentSize.height == 170)
  }

  /// Rule 38, and the offsets at which each behaviour comes to rest: 8 x 100 + 7 x 8 - 310 = 546.
  @Test(
    arguments: [
      (Layout.OrthogonalScrollingBehavior.continuous, nil, 546, 4),
      (.continuousGroupLeadingBoundary, [0, 108, 216, 324, 432, 540, 546], 546, 4),
      (.groupPaging, [0, 108, 216, 324, 432, 540, 546], 546, 4),
      (.paging, [0, 320, 546], 546, 4),
      (.groupPagingCentered, [0, 108, 216, 324, 432, 540, 648, 756], 756, 109),
    ] as [(Layout.OrthogonalScrollingBehavior, [Double]?, Double, Double)])
  func rowsComeToRest(behavior: Layout.OrthogonalScrollingBehavior, offsets: [Double]?, greatest: Double, x: Double)
    throws
  {
    let group = row(.absolute(100), .absolute(50), .subitems([item(whole, .fractionalHeight(1))]))
    let layout = try place(group, 8, gap: 8, insets: insets, behavior: behavior)
    let row = try #require(layout.orthogonalRow(inSection: 0))
    #expect(row.restingOffsets == offsets)
    #expect(row.greatestOffset == greatest)
    #expect(row.contentLength == 856)
    #expect(row.visibleLength == 310)
    #expect(layout.frame(of: ItemPath(section: 0, item: 0))?.x == x)
    #expect(layout.contentSize.numbers == [320, 58])
    let short = try place(group, 2, gap: 8, insets: insets, behavior: behavior)
    #expect(short.orthogonalRow(inSection: 0)?.greatestOffset == (behavior == .groupPagingCentered ? 108 : 0))
  }

  @Test func sectionsDownTheScreenHaveNoRow() throws {
    #expect(try place(rows, 2).orthogonalRow(inSection: 0) == nil)
    #expect(try place(rows, 0, behavior: .paging).orthogonalRow(inSection: 0) == nil)
    #expect(try place(rows, 2).orthogonalRow(inSection: 1) == nil)
  }

  /// Rule 40: mirrored in the collection view, and sideways in the content.
  @Test func rightToLeftIsMirrored() throws {
    for direction in [ScrollDirection.vertical, .horizontal] {
      let environment = Layout.Environment(container: Size(width: 320, height: 480))
      var mirrored = environment
      mirrored.isRightToLeft = true
      let sections = [
        Layout.Section(group: rows, itemCount: 5, contentInsets: insets, boundaryItems: [box(60, 30, .topLeading)])
      ]
      let (left, right) = try (
        Layout(environment, configuration: .init(scrollDirection: direction), sections: sections),
        Layout(mirrored, configuration: .init(scrollDirection: direction), sections: sections)
      )
      let width = max(left.contentSize.width, 320)
      #expect(right.cells == left.cells.map { [width - $0[0] - $0[2], $0[1], $0[2], $0[3]] })
      #expect(right.boxes() == left.boxes().map { [width - $0[0] - $0[2], $0[1], $0[2], $0[3]] })
      #expect(right.assumptions == [.rightToLeft])
      #expect(left.assumptions.isEmpty)
    }
  }

  /// Which boundary items are headers and footers.
  @Test func headersAndFootersAreKinds() throws {
    let layout = try place([
      section(
        2, [box(60, 30, .bottom, kind: "footer"), box(60, 20, .top, kind: "UICollectionElementKindSectionHeader")]),
      section(2, [box(60, 30, .top, kind: "title")]),
    ])
    #expect(layout.headerFrame(inSection: 0)?.numbers == [130, 0, 60, 20])
    #expect(layout.footerFrame(inSection: 0)?.numbers == [130, 60, 60, 30])
    #expect(layout.headerFrame(inSection: 1) == nil)
    #expect(layout.headerFrame(inSection: 2) == nil)
    #expect(
      layout.elements(in: Rect(x: 0, y: 0, width: 320, height: 70)).map(\.kind) == [.header, .item, .item, .footer])
  }

  /// One after another, sections stand where they stand all at once, with the layout's boundary items round them.
  @Test func layoutsMayBeContinued() throws {
    let environment = Layout.Environment(container: Size(width: 320, height: 480))
    let configuration = Layout.Configuration(
      interSectionSpacing: 7, boundaryItems: [box(60, 30, .top), box(60, 20, .bottom)])
    let sections = [section(3, [box(60, 30, .top)]), section(0, []), section(2, [])]
    let whole = try Layout(environment, configuration: configuration, sections: sections)
    let first = try Layout(environment, configuration: configuration, sections: [sections[0]])
    let rest = try Layout(
      environment, configuration: .init(interSectionSpacing: 7), start: first.nextStart, sections: Array(sections[1...])
    )
    #expect(first.cells + rest.cells == whole.cells)
    #expect(rest.sectionsEnd == whole.sectionsEnd)
    #expect(first.layoutSupplementaries(sectionsEnd: rest.sectionsEnd) == whole.layoutSupplementaries())
    #expect(first.contentSize(sectionsEnd: rest.sectionsEnd) == whole.contentSize)
  }
}
