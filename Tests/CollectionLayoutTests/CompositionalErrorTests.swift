import CollectionLayout
import ShelfSizing
import Testing

/// Descriptions that no layout can have, each with its place.
struct CompositionalErrorTests {
  private let whole = Layout.Dimension.fractionalWidth(1)

  private var cell: Layout.Subitem { item(whole, .fractionalHeight(1)) }

  private func error(_ group: Layout.Group, count: Int = 3) -> String? {
    do {
      _ = try place(group, count)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Rule 13, in UIKit's words: with the group's effective size, which its insets have shrunk.
  @Test func groupsWithoutRoomAreErrors() {
    let insets = EdgeInsets(all: 5)
    #expect(
      error(row(whole, .absolute(60), .subitems([item(.absolute(311), .absolute(50))]), insets: insets))
        == "the group of section 0 cannot fit even a single item: its first subitem is 311 wide, "
        + "but the group's effective size is 310 x 50")
    #expect(error(row(whole, .absolute(60), .subitems([item(.absolute(310), .absolute(50))]), insets: insets)) == nil)
    #expect(
      error(column(whole, .absolute(60), .subitems([item(whole, .fractionalHeight(1.5))])))
        == "the group of section 0 cannot fit even a single item: its first subitem is 90 high, "
        + "but the group's effective size is 320 x 60")
    // The first of the list decides; a later one begins no group.
    #expect(error(row(whole, .absolute(60), .subitems([cell, item(.absolute(400), .absolute(50))]))) == nil)
    // Beside cells that decide their widths.
    #expect(
      error(
        row(whole, .absolute(60), .subitems([item(.absolute(400), .absolute(50)), item(.estimated(9), .absolute(50))])))
        != nil)
    // Spacing that takes all that could be shared.
    #expect(
      error(row(whole, .absolute(60), .shared(cell, count: 5), spacing: .fixed(100)))
        == "the group of section 0 cannot fit even a single item: its first subitem is 400 wide, "
        + "but the group's effective size is 320 x 60")
  }

  @Test func groupsInGroupsAreNamedFromTheInside() {
    let wide = Layout.Subitem.group(
      row(.absolute(100), .absolute(50), .subitems([item(.absolute(101), .absolute(50))])))
    let second = Layout.Subitem.group(
      column(.absolute(150), .absolute(60), .subitems([item(whole, .absolute(10)), wide])))
    let group = row(whole, .absolute(60), .subitems([item(.absolute(20), .absolute(50)), second]))
    #expect(error(group)?.hasPrefix("subitem 1 of subitem 1 of the group of section 0 cannot fit") == true)
    #expect(
      throws: LayoutError.group(
        Layout.GroupPath(section: 1, subitems: [1, 1]),
        .noRoom(length: 101, axis: .horizontal, effectiveSize: Size(width: 100, height: 50)))
    ) {
      try place([
        .init(group: row(whole, .absolute(60), .subitems([cell])), itemCount: 1), .init(group: group, itemCount: 1),
      ])
    }
  }

  /// Fractions over 1 are lengths: across a group they stick out, along it they are as UIKit has them.
  @Test func fractionsOverOneStickOut() throws {
    let wide = row(.fractionalWidth(1.5), .absolute(20), .subitems([item(.fractionalWidth(0.5), .fractionalHeight(2))]))
    #expect(try place(wide, 2).cells == [[0, 0, 240, 40], [240, 0, 240, 40]])
    #expect(try place(wide, 2).contentSize.numbers == [320, 20])
  }

  @Test(
    arguments: [
      (-1, "has width -1, which must be a finite number of at least 0 and at most 1000000"),
      (.infinity, "has width inf, which must be a finite number of at least 0 and at most 1000000"),
      (.nan, "has width nan, which must be a finite number of at least 0 and at most 1000000"),
      (1e7, "has width 10000000, which must be a finite number of at least 0 and at most 1000000"),
    ] as [(Double, String)])
  func lengths(value: Double, message: String) {
    let dimensions: [Layout.Dimension] = [
      .absolute(value), .estimated(value), .fractionalWidth(value), .fractionalHeight(value),
      .uniformAcrossSiblings(estimate: value),
    ]
    for dimension in dimensions {
      #expect(error(row(dimension, .absolute(10), .subitems([cell])))?.hasSuffix(message) == true)
      #expect(
        error(row(whole, .absolute(10), .subitems([cell, item(dimension, .absolute(10))])))
          == "subitem 1 of the group of section 0 \(message)")
      // Without items as well.
      #expect(error(row(dimension, .absolute(10), .subitems([cell])), count: 0)?.hasSuffix(message) == true)
    }
  }

  /// Room may be negative, but not without bounds.
  @Test func distances() {
    let demand = "must be a finite number of at least -1000000 and at most 1000000"
    let cell = self.cell
    #expect(
      error(row(whole, .absolute(10), .subitems([cell]), spacing: .fixed(.nan)))
        == "the group of section 0 has interItemSpacing nan, which \(demand)")
    #expect(
      error(
        row(whole, .absolute(10), .subitems([cell]), insets: EdgeInsets(top: 0, leading: 0, bottom: -2e6, trailing: 0)))
        == "the group of section 0 has contentInsets.bottom -2000000, which \(demand)")
    #expect(
      error(row(whole, .absolute(10), .subitems([cell]), edges: .init(top: .flexible(.infinity))))
        == "the group of section 0 has edgeSpacing.top inf, which \(demand)")
    let group = row(whole, .absolute(10), .subitems([cell]))
    let box = Layout.BoundaryItem(
      kind: "header", size: .init(width: whole, height: .absolute(10)), alignment: .top, offset: .init(x: 0, y: .nan))
    for (section, message) in [
      (
        Layout.Section(group: group, itemCount: 1, interGroupSpacing: .nan),
        "interGroupSpacing of section 0 is nan, but \(demand)"
      ),
      (
        .init(group: group, itemCount: 1, boundaryItems: [box]), "offset.y of header of section 0 is nan, but \(demand)"
      ),
      (.init(group: group, itemCount: -1), "section 0 has -1 items, but must have at least 0"),
      (.init(group: group, itemCount: .max), "section 0 has \(Int.max) items, but can have at most 1000000000000"),
    ] {
      #expect { try place([section]) } throws: { "\($0)" == message }
    }
    #expect(throws: LayoutError.length(name: "container.width", section: nil, value: -1)) {
      try place([.init(group: group, itemCount: 1)], width: -1)
    }
  }

  @Test func counts() {
    for count in [0, -1, 10_000_000] {
      for content in [Layout.Group.Content.shared(cell, count: count), .repeating(cell, count: count)] {
        #expect(
          error(row(whole, .absolute(10), content))
            == "the group of section 0 has count \(count), which must be at least 1 and at most 100000")
      }
    }
    #expect(error(row(whole, .absolute(10), .shared(cell, count: 100_000))) == nil)
    #expect(error(row(whole, .absolute(10), .subitems([]))) == "the group of section 0 has no subitems")
    #expect(error(row(whole, .absolute(10), .custom { _ in [] })) == "the group of section 0 has no subitems")
    #expect(
      error(row(whole, .absolute(10), .subitems([item(.absolute(0.001), .absolute(10))])))
        == "the group of section 0 holds more than 100000 items")
  }

  /// As many as there may be take no more than a few.
  @Test func manyItems() throws {
    let layout = try place(
      row(whole, .absolute(10), .subitems([item(.fractionalWidth(0.5), .absolute(10))])), 1_000_000_000_000)
    let end = layout.contentSize.height
    #expect(end == 5e12)
    #expect(
      layout.elements(in: Rect(x: 0, y: end - 10, width: 320, height: 10)).map(\.path.item) == [
        999_999_999_998, 999_999_999_999,
      ])
  }

  /// A list that takes no room would never fill its group; it is placed once.
  @Test func listsWithoutLengthArePlacedOnce() throws {
    let nothing = item(.absolute(0), .absolute(10))
    #expect(try place(row(whole, .absolute(10), .subitems([nothing, nothing])), 3).cells.map { $0[1] } == [0, 0, 10])
    let overlapping = row(whole, .absolute(10), .subitems([item(.absolute(10), .absolute(10))]), spacing: .fixed(-10))
    #expect(try place(overlapping, 2).cells.map { [$0[0], $0[1]] } == [[0, 0], [0, 10]])
    #expect(
      try place(row(whole, .absolute(10), .subitems([cell])), 2, width: 0).cells == [[0, 0, 0, 10], [0, 10, 0, 10]])
  }

  @Test func depth() throws {
    func nested(_ depth: Int) -> Layout.Group {
      var group = row(whole, .absolute(10), .subitems([cell]))
      for _ in 0..<depth { group = row(whole, .absolute(10), .subitems([.group(group)])) }
      return group
    }
    #expect(try place(nested(32), 2).cells == [[0, 0, 320, 10], [0, 10, 320, 10]])
    #expect(error(nested(33))?.hasSuffix("of the group of section 0 lies in more than 32 groups") == true)
    #expect(error(nested(1000))?.hasSuffix("lies in more than 32 groups") == true)
  }

  @Test func customFrames() {
    for frame in [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1),
      Rect(x: 0, y: 2e6, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: .infinity),
    ] {
      #expect(throws: LayoutError.self) {
        try place(row(whole, .absolute(10), .custom { _ in [.init(frame: frame)] }), 1)
      }
    }
  }
}
