import CollectionLayout
import ShelfSizing
import Testing

/// Rules of the flow layout, by their numbers in ``FlowLayout``.
struct FlowRuleTests {
  /// The origins across the scroll direction of items in a row 320 wide; all are 50 high.
  private func origins(
    _ widths: [Double], width: Double = 320, spacing: Double = 10, scale: Double = 2
  ) throws -> [[Double]] {
    let layout = try FlowLayout(
      container: Size(width: width, height: 480), scale: scale,
      sections: [
        .init(itemSizes: .each(widths.map { Size(width: $0, height: 50) }), interitemSpacing: spacing, lineSpacing: 5)
      ])
    var rows: [[Double]] = []
    for element in allElements(of: layout) {
      let row = Int(element.frame.y / 55)
      if row == rows.count { rows.append([]) }
      rows[row].append(element.frame.x)
    }
    return rows
  }

  @Test(
    arguments: [
      // 1: an exact fit counts, a point less does not.
      ([155, 155, 155], 320, [[0, 165], [0]]), ([160, 160, 160], 329, [[84.5], [84.5], [84.5]]),
      ([100, 210, 30], 320, [[0, 110], [0]]), ([100, 211, 30], 320, [[110], [0, 221]]),
      // 3: as if the row were full, also with fewer items than fit, and in the last row.
      ([100, 100, 100, 100], 320, [[0, 110, 220], [0]]), ([50, 50], 320, [[0, 67.5]]), ([50], 320, [[0]]),
      ([90, 90, 90, 90, 90], 320, [[0, 115, 230], [0, 115]]),
      // 3: one column is centred, the too wide one too.
      ([200, 200], 320, [[60], [60]]), ([200], 320, [[60]]), ([400, 400], 320, [[-40], [-40]]), ([400], 320, [[-40]]),
      // 4: before the last row, justified by the row's own items; a single one is centred.
      ([60, 70, 80, 200], 320, [[0, 115, 240], [0]]), ([100, 250, 60], 320, [[110], [0, 260]]),
      ([100, 300, 100, 90], 320, [[110], [10], [0, 110]]),
      // 5: the last row is packed, one item after several begins the row, and single ones in all rows are centred.
      ([60, 70], 320, [[0, 70]]), ([150, 160], 320, [[0, 160]]), ([150, 140, 100], 320, [[0, 180], [0]]),
      ([200, 300], 320, [[60], [10]]), ([300, 100], 320, [[10], [110]]),
      // 6: too wide among others, from the start of the row.
      ([400, 100], 320, [[0], [110]]), ([100, 400], 320, [[110], [0]]),
      // Items without width.
      ([0, 0, 0], 300, [[0, 10, 20]]), ([0, 100], 320, [[0, 10]]),
    ] as [([Double], Double, [[Double]])])
  func fillsAndJustifiesRows(widths: [Double], width: Double, expected: [[Double]]) throws {
    #expect(try origins(widths, width: width) == expected)
  }

  /// 2: two sizes whose difference nobody sees are different sizes.
  @Test func equalMeansExactlyEqual() throws {
    #expect(try origins([50, 50]) == [[0, 67.5]])
    #expect(try origins([50, 50.000000000000007]) == [[0, 60]])
  }

  /// 7: a row is as high as its highest item, others are centred, and the line spacing is between rows only.
  @Test func centresAcrossARow() throws {
    let sizes = [(100, 40), (150, 61), (200, 30)].map { Size(width: $0, height: $1) }
    let layout = try FlowLayout(
      container: Size(width: 320, height: 480), sections: [.init(itemSizes: .each(sizes), lineSpacing: 7)])
    #expect(allElements(of: layout).map(\.frame.y) == [10.5, 0, 68])
    #expect(layout.contentSize == Size(width: 320, height: 98))
  }

  /// 8: axes exchanged; the interitem spacing is inside a column.
  @Test func horizontallyAxesAreExchanged() throws {
    let layout = try FlowLayout(
      container: Size(width: 480, height: 320), direction: .horizontal,
      sections: [
        .init(
          itemSizes: .same(Size(width: 40, height: 100), count: 4), insets: EdgeInsets(all: 5), interitemSpacing: 4,
          lineSpacing: 6, headerExtent: 20, footerExtent: 30)
      ])
    #expect(layout.headerFrame(inSection: 0) == Rect(x: 0, y: 0, width: 20, height: 320))
    #expect(layout.frame(of: ItemPath(section: 0, item: 2)) == Rect(x: 25, y: 215, width: 40, height: 100))
    #expect(layout.frame(of: ItemPath(section: 0, item: 3)) == Rect(x: 71, y: 5, width: 40, height: 100))
    #expect(layout.footerFrame(inSection: 0) == Rect(x: 116, y: 0, width: 30, height: 320))
    #expect(layout.contentSize == Size(width: 146, height: 320))
  }

  /// 9: halves away from zero, sizes as they are.
  @Test(arguments: [(1, 38.0), (2, 37.5), (3, 113.0 / 3)] as [(Double, Double)])
  func roundsOrigins(scale: Double, x: Double) throws {
    #expect(try origins([300], width: 375, scale: scale) == [[x]])
    #expect(try origins([300.5], width: 300, scale: 1) == [[0]])
    #expect(try origins([301], width: 300, scale: 1) == [[-1]])
  }

  /// 10: header, inset, rows, inset, footer, then the next section; a section without items has all but the rows.
  @Test func sectionsFollowEachOther() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let section = FlowLayout.Section(
      itemSizes: .same(Size(width: 50, height: 50), count: 1), insets: insets, headerExtent: 20, footerExtent: 30)
    var empty = section
    empty.itemSizes = .each([])
    let layout = try FlowLayout(
      container: Size(width: 336, height: 480), contentInsets: EdgeInsets(all: 8), sections: [section, empty, section])
    #expect(
      allElements(of: layout).map(\.frame) == [
        Rect(x: 0, y: 0, width: 320, height: 20), Rect(x: 2, y: 21, width: 50, height: 50),
        Rect(x: 0, y: 74, width: 320, height: 30), Rect(x: 0, y: 104, width: 320, height: 20),
        Rect(x: 0, y: 128, width: 320, height: 30), Rect(x: 0, y: 158, width: 320, height: 20),
        Rect(x: 2, y: 179, width: 50, height: 50), Rect(x: 0, y: 232, width: 320, height: 30),
      ])
    #expect(layout.contentSize == Size(width: 320, height: 262))
  }

  /// A layout that starts where another one ends has the frames of both in one.
  @Test func layoutsMayBeContinued() throws {
    let sections = [40, 60.5].map { height in
      FlowLayout.Section(itemSizes: .same(Size(width: 100, height: height), count: 7), headerExtent: 12.25)
    }
    let container = Size(width: 320, height: 480)
    let whole = try FlowLayout(container: container, sections: sections)
    let first = try FlowLayout(container: container, sections: [sections[0]])
    let second = try FlowLayout(container: container, start: first.contentSize.height, sections: [sections[1]])
    #expect((allElements(of: first) + allElements(of: second)).map(\.frame) == allElements(of: whole).map(\.frame))
    #expect(second.contentSize == whole.contentSize)
  }
}
