import CollectionLayout
import ShelfSizing
import Testing

/// Rules 1 to 20 of ``CompositionalLayout``: lengths, and where subitems stand in their groups.
struct CompositionalGroupTests {
  private let whole = Layout.Dimension.fractionalWidth(1)

  /// A row of items that are so wide, as x and width of the first group.
  private func widths(
    _ width: Layout.Dimension, in container: Double = 320, spacing: Layout.Spacing? = nil, scale: Double = 2
  ) throws -> [Double] {
    let group = row(whole, .absolute(10), .subitems([item(width, .absolute(10))]), spacing: spacing)
    return try place(group, 20, width: container, scale: scale).cells.filter { $0[1] == 0 }.map { $0[2] }
  }

  /// Rule 1.
  @Test func partsEndAtPixels() throws {
    #expect(try widths(.fractionalWidth(1 / 3.0)) == [106.5, 106.5, 106.5])
    #expect(try widths(.fractionalWidth(1 / 3.0), in: 280) == [93, 93, 93])
    #expect(try widths(.fractionalWidth(0.25), in: 317) == [79, 79, 79, 79])
    #expect(try widths(.fractionalWidth(1 / 3.0), scale: 1) == [106, 106, 106])
    // Three times 100 points less a rounding error are 300.
    #expect(try widths(.fractionalWidth(1 / 3.0), in: 300) == [100, 100, 100])
  }

  /// Rules 2 and 3.
  @Test func originsStandOnPixelsAndAbsoluteLengthsDoNot() throws {
    let quarters = row(
      whole, .absolute(10), .subitems([item(.fractionalWidth(0.25), .absolute(10))]), spacing: .flexible(1))
    #expect(try place(quarters, 4).cells.map { $0[0] } == [0, 80.5, 160.5, 241])
    let odd = row(whole, .absolute(33.3), .subitems([item(.absolute(33.3), .absolute(33.3))]))
    let cells = try place(odd, 11).cells
    #expect(cells[1] == [33.5, 0, 33.3, 33.3])
    #expect(cells[2][0] == 66.5)
    #expect(cells[9] == [0, 33.5, 33.3, 33.3])
  }

  /// Rule 4.
  @Test func partsAreThoseOfTheSpacedLength() throws {
    #expect(try widths(.fractionalWidth(0.5), spacing: .fixed(10)) == [155, 155])
    let square = row(
      whole, .absolute(200), .subitems([item(.fractionalWidth(0.5), .fractionalWidth(0.25))]), spacing: .fixed(10))
    #expect(try place(square, 2).cells == [[0, 0, 155, 77.5], [165, 0, 155, 77.5]])
    let inset = row(
      whole, .absolute(100), .subitems([item(.fractionalWidth(0.5), .fractionalHeight(1))]),
      insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try place(inset, 2).cells == [[2, 1, 157, 96], [159, 1, 157, 96]])
  }

  /// Rule 5, down and sideways.
  @Test func partsOfASectionAreThoseOfTheCollectionViewAlong() throws {
    let insets = EdgeInsets(top: 10, leading: 4, bottom: 30, trailing: 6)
    let cell = Layout.Group.Content.subitems([item(whole, .fractionalHeight(1))])
    let group = row(.fractionalWidth(0.5), .fractionalHeight(0.5), cell)
    #expect(try place(group, 1, insets: insets).cells == [[4, 10, 155, 240]])
    #expect(try place(group, 1, insets: insets, direction: .horizontal).cells == [[4, 10, 160, 220]])
  }

  /// Rule 6, down and sideways.
  @Test func sectionsThatScrollAcrossTakePartsTheOtherWayRound() throws {
    let insets = EdgeInsets(top: 10, leading: 4, bottom: 30, trailing: 6)
    let group = row(
      .fractionalWidth(0.8), .fractionalHeight(0.5), .subitems([item(whole, .fractionalHeight(1))]))
    let down = try place(group, 2, insets: insets, behavior: .continuous)
    #expect(down.cells == [[4, 10, 256, 220], [260, 10, 256, 220]])
    #expect(down.contentSize.numbers == [320, 260])
    let sideways = try place(group, 2, insets: insets, behavior: .continuous, direction: .horizontal)
    #expect(sideways.cells == [[4, 10, 248, 240], [4, 250, 248, 240]])
    #expect(sideways.contentSize.numbers == [258, 480])
  }

  /// Rule 7: the same for groups in groups in groups.
  @Test func groupsInGroupsAreSubitems() throws {
    let cell = item(whole, .fractionalHeight(0.5))
    let inner = row(whole, .fractionalHeight(0.5), .subitems([item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    let right = column(
      .fractionalWidth(0.5), .fractionalHeight(1), .subitems([.group(inner), cell]), spacing: .fixed(4))
    let group = row(
      whole, .absolute(100), .subitems([item(.fractionalWidth(0.5), .fractionalHeight(1)), .group(right)]),
      spacing: .fixed(6))
    #expect(
      try place(group, 4).cells == [
        [0, 0, 157, 100], [163, 0, 78.5, 48], [241.5, 0, 78.5, 48], [163, 52, 157, 48],
      ])
  }

  /// Rule 8: parts of the container from the leading and the top edge on.
  @Test func insetsBelowOneAreParts() throws {
    let insets = EdgeInsets(top: 0.25, leading: 0.15, bottom: 0, trailing: 0)
    let group = row(whole, .absolute(40), .subitems([item(whole, .fractionalHeight(1))]))
    #expect(try place(group, 1, insets: insets).cells == [[48, 120, 272, 40]])
    let cell = item(whole, .fractionalHeight(1), insets: insets)
    #expect(try place(row(whole, .absolute(40), .subitems([cell])), 1).cells == [[48, 10, 272, 30]])
  }

  /// Rule 9, where spacings would leave no room: no further item fits, as if its length were 0 or less.
  @Test(arguments: [(59.0, 7.0), (60, 7.5), (70, 10), (71, 10), (100, 17.5)])
  func spacingsLeaveRoomForEachItem(length: Double, height: Double) throws {
    let group = column(
      whole, .absolute(length), .subitems([item(.absolute(33), .fractionalHeight(0.25))]), spacing: .fixed(10))
    let cells = try place(group, 8).cells
    #expect(cells.map { $0[3] } == Array(repeating: height, count: 8))
    #expect(cells.prefix(4).map { $0[1] }.last ?? 0 < length && cells[4][1] >= length)
  }

  /// Rule 9.
  @Test func listsRepeatWhileThereIsRoom() throws {
    #expect(try widths(.fractionalWidth(0.3), spacing: .fixed(10)) == [90, 90, 90])
    #expect(try widths(.fractionalWidth(0.9), spacing: .fixed(10)) == [288])
    #expect(try widths(.absolute(100)) == [100, 100, 100])
    #expect(try widths(.absolute(100), spacing: .fixed(10)) == [100, 100, 100])
    #expect(try widths(.absolute(100), spacing: .fixed(11)) == [100, 100])
    // A part of the list, and each group from the first subitem on.
    let list = [60, 100].map { item(.absolute($0), .absolute(10)) }
    let group = row(.absolute(230), .absolute(10), .subitems(list))
    #expect(
      try place(group, 5).cells.map { Array($0[0...2]) } == [
        [0, 0, 60], [60, 0, 100], [160, 0, 60], [0, 10, 60], [60, 10, 100],
      ])
  }

  /// Rule 10: five fit without spacing, so that fractions are parts of what four spacings leave; four fit with it.
  @Test func lengthsAcrossThatArePartsAlong() throws {
    let group = row(
      whole, .absolute(100), .subitems([item(.absolute(60), .fractionalWidth(0.25))]), spacing: .fixed(10))
    let cells = try place(group, 5).cells
    #expect(cells.map { $0[3] } == [70, 70, 70, 70, 70])
    #expect(cells.map { $0[1] } == [0, 0, 0, 0, 100])
  }

  /// Rule 11.
  @Test func countsShareAndRepeat() throws {
    let thirty = item(.absolute(30), .fractionalHeight(1))
    func cells(_ content: Layout.Group.Content) throws -> [[Double]] {
      try place(row(whole, .absolute(20), content, spacing: .fixed(10)), 4).cells
    }
    #expect(
      try cells(.shared(thirty, count: 3)) == [
        [0, 0, 100, 20], [110, 0, 100, 20], [220, 0, 100, 20], [0, 20, 100, 20],
      ])
    #expect(
      try cells(.repeating(thirty, count: 3)) == [
        [0, 0, 30, 20], [40, 0, 30, 20], [80, 0, 30, 20], [0, 20, 30, 20],
      ])
    let column = column(.fractionalWidth(0.5), .absolute(90), .shared(item(whole, .fractionalHeight(0.1)), count: 3))
    #expect(
      try place(column, 4).cells.map { Array($0[1...]) } == [
        [0, 160, 30], [30, 160, 30], [60, 160, 30], [90, 160, 30],
      ])
    // A group shares as an item does.
    let pair = Layout.Subitem.group(
      row(.absolute(1), .absolute(20), .subitems([item(.fractionalWidth(0.5), .absolute(20))])))
    #expect(try place(row(whole, .absolute(20), .shared(pair, count: 2)), 4).cells.map { $0[0] } == [0, 80, 160, 240])
  }

  /// Rule 12.
  @Test(arguments: [88.0, 880, 8]) func groupsAsLongAsTheirSubitemsHoldEachOnce(estimate: Double) throws {
    let cell = item(whole, .estimated(44))
    let group = column(whole, .estimated(estimate), .subitems([cell, cell]), spacing: .fixed(5))
    let layout = try place(group, 6, gap: 3, heights: [31, 50, 31, 69, 31, 31])
    #expect(layout.cells.map { $0[1] } == [0, 36, 89, 125, 197, 233])
    #expect(layout.contentSize.numbers == [320, 264])
  }

  /// Rule 14: the next row follows the group, not the item.
  @Test func tallItemsStickOut() throws {
    let group = row(whole, .absolute(20), .subitems([item(whole, .absolute(100))]))
    #expect(try place(group, 2).cells == [[0, 0, 320, 100], [0, 20, 320, 100]])
    #expect(try place(group, 2).contentSize.height == 40)
    #expect(try place(group, 2).elements(in: Rect(x: 0, y: 90, width: 1, height: 1)).map(\.path.item) == [0, 1])
  }

  /// Rule 15: the least of each, and equal parts of what is left; parts of too little are negative.
  @Test func flexibleSpacingsShareWhatIsLeft() throws {
    let edges = Layout.EdgeSpacing(leading: .flexible(4), trailing: .flexible(6))
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1), edges: edges)
    #expect(
      try place(row(whole, .absolute(100), .subitems([half])), 2).cells == [[79, 0, 160, 100], [79, 100, 160, 100]])
    // 320 - 3 x 80 - 2 x 1 - 3 x 14 = 36, in eight parts of 4.5.
    let list = [80, 80, 80].map {
      item(.absolute($0), .absolute(10), edges: .init(leading: .flexible(10), trailing: .flexible(4)))
    }
    let mixed = row(whole, .absolute(10), .subitems(list), spacing: .flexible(1))
    #expect(try place(mixed, 3).cells.map { $0[0] } == [14.5, 123, 231.5])
    let tall = item(whole, .fractionalHeight(1), edges: .init(top: .flexible(7)))
    #expect(try place(row(whole, .absolute(100), .subitems([tall])), 1).cells == [[0, 0, 320, 100]])
  }

  /// Rule 16: along and across, fixed and flexible.
  @Test func edgeSpacingLiesOutside() throws {
    func cells(_ edges: Layout.EdgeSpacing) throws -> [[Double]] {
      let cell = item(.fractionalWidth(0.4), .fractionalHeight(0.5), edges: edges)
      return try place(row(whole, .absolute(100), .subitems([cell])), 2).cells
    }
    #expect(try cells(.init()) == [[0, 0, 128, 50], [128, 0, 128, 50]])
    #expect(
      try cells(.init(leading: .fixed(5), top: .fixed(3), trailing: .fixed(7))) == [
        [5, 3, 128, 50], [145, 3, 128, 50],
      ])
    #expect(try cells(.init(leading: .flexible(0), top: .flexible(0))) == [[32, 50, 128, 50], [192, 50, 128, 50]])
    #expect(try cells(.init(top: .flexible(0), bottom: .flexible(10))).map { $0[1] } == [20, 20])
    // Three fixed edges of 20 leave room for one item only.
    #expect(try cells(.init(leading: .fixed(20), trailing: .fixed(20))).map { $0[1] } == [0, 100])
  }

  /// Rule 17.
  @Test func groupsHaveEdgeSpacingToo() throws {
    let half = Layout.Group.Content.subitems([item(.fractionalWidth(0.5), .fractionalHeight(1))])
    let edges = Layout.EdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let layout = try place(row(whole, .absolute(30), half, edges: edges), 5, gap: 8)
    #expect(layout.cells.map { [$0[0], $0[1]] } == [[4, 5], [164, 5], [4, 55], [164, 55], [4, 105]])
    #expect(layout.contentSize.numbers == [320, 142])
    let centred = Layout.EdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    #expect(try place(row(.absolute(100), .absolute(30), half, edges: centred), 2).cells.map { $0[0] } == [110, 160])
    // Across the row that a section scrolls, the tallest group is the room.
    let low = row(.absolute(100), .absolute(30), half, edges: .init(leading: .fixed(4), top: .flexible(9)))
    let across = try place(low, 3, gap: 8, behavior: .continuous)
    #expect(across.cells == [[4, 9, 50, 30], [54, 9, 50, 30], [116, 9, 50, 30]])
    #expect(across.contentSize.height == 39)
  }

  /// Rules 18 and 19.
  @Test func insetsShrinkPlacedItems() throws {
    func cell(_ height: Layout.Dimension, _ insets: EdgeInsets) throws -> [Double] {
      try place(row(whole, .absolute(60), .subitems([item(.absolute(40), height, insets: insets)])), 1).cells[0]
    }
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try cell(.fractionalHeight(1), insets) == [2, 1, 34, 56])
    #expect(try cell(.estimated(50), insets) == [2, 0, 34, 50])
    #expect(
      try cell(.fractionalHeight(1), EdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 30)) == [10, 0, 20, 60])
    #expect(try cell(.fractionalHeight(1), EdgeInsets(all: -5)) == [-5, -5, 50, 70])
  }

  /// Rule 20, in both directions.
  @Test func lastGroupsAreTrimmed() throws {
    for (spacing, content) in [(nil, 170), (.fixed(10), 260), (.flexible(10), 230)] as [(Layout.Spacing?, Double)] {
      let down = column(whole, .absolute(100), .subitems([item(whole, .absolute(30))]), spacing: spacing)
      #expect(try place(down, 5).contentSize.height == content)
      let sideways = row(
        .absolute(100), .fractionalHeight(1), .subitems([item(.absolute(30), .fractionalHeight(1))]), spacing: spacing)
      #expect(try place(sideways, 5, direction: .horizontal).contentSize.width == content)
      // A row that scrolls across is one, too.
      #expect(try place(sideways, 5, behavior: .continuous).orthogonalRow(inSection: 0)?.contentLength == content)
    }
    // Groups in groups: the furthest of the items counts, and the whole group's room after it stays.
    let pair = column(.fractionalWidth(0.5), .fractionalHeight(1), .subitems([item(whole, .fractionalHeight(0.5))]))
    #expect(try place(row(whole, .absolute(100), .subitems([.group(pair)])), 9).contentSize.height == 250)
    #expect(try place(row(whole, .absolute(100), .subitems([.group(pair)])), 10).contentSize.height == 300)
    let low = row(whole, .absolute(100), .subitems([item(.fractionalWidth(0.5), .fractionalHeight(0.5))]))
    #expect(try place(low, 3).contentSize.height == 200)
    let insets = EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0)
    let inset = column(whole, .absolute(100), .subitems([item(whole, .fractionalHeight(0.5))]), insets: insets)
    #expect(try place(inset, 3).contentSize.height == 155)
  }
}
