import CollectionLayout
import ShelfSizing
import Testing

struct ColumnLayoutTests {
  @Test func columnsByDevice() {
    let counts = ColumnCounts()
    #expect(counts.count(for: .pad, .portrait) == 2 && counts.count(for: .pad, .landscape) == 3)
    #expect(counts.count(for: .phone, .portrait) == 1 && counts.count(for: .phone, .landscape) == 2)
    #expect(counts.count(for: .other, .portrait) == 1 && counts.count(for: .other, .landscape) == 1)
    let own = ColumnCounts(phone: .init(portrait: 3, landscape: 5))
    #expect(own.count(for: .phone, .landscape) == 5 && own.count(for: .pad, .portrait) == 2)
  }

  @Test func heightsAreAskedForAtTheItemsWidth() throws {
    let columns = try Columns(
      containerWidth: 375, contentInsets: EdgeInsets(top: 9, leading: 5, bottom: 9, trailing: 10), count: 2)
    #expect(columns.columnWidth == 180 && columns.itemWidth == 168)
    var asked: [String] = []
    let layout = try ColumnLayout(columns, sections: [.init(itemCount: 1), .init(itemCount: 2)]) { path, width in
      asked.append("\(path.section).\(path.item) \(width)")
      return 50
    }
    #expect(asked == ["0.0 168.0", "1.0 168.0", "1.1 168.0"])
    #expect(layout.frame(of: ItemPath(section: 1, item: 1)) == Rect(x: 186, y: 68, width: 168, height: 50))
    #expect(layout.contentSize == Size(width: 360, height: 124))
  }

  @Test(arguments: [(.inTurn, [0, 1, 0, 1]), (.shortest, [0, 1, 1, 1])] as [(ColumnLayout.Placement, [Int])])
  func placesItems(placement: ColumnLayout.Placement, columns: [Int]) throws {
    let heights = [100, 20, 30, 10.0]
    let layout = try ColumnLayout(
      Columns(containerWidth: 200, count: 2, cellPadding: 0), placement: placement, sections: [.init(itemCount: 4)]
    ) { path, _ in heights[path.item] }
    #expect(allElements(of: layout).map { Int($0.frame.x / 100) } == columns)
    #expect(layout.contentSize.height == (placement == .inTurn ? 130 : 100))
  }

  @Test func headersAndFootersSpanTheColumns() throws {
    let layout = try ColumnLayout(
      Columns(containerWidth: 200, count: 2),
      sections: [
        .init(itemCount: 3, headerHeight: 20, footerHeight: 10),
        .init(itemCount: 0, headerHeight: 20, footerHeight: 10),
      ]
    ) { _, _ in 28 }
    #expect(
      allElements(of: layout).map(\.frame) == [
        Rect(x: 0, y: 0, width: 200, height: 20), Rect(x: 6, y: 26, width: 88, height: 28),
        Rect(x: 106, y: 26, width: 88, height: 28), Rect(x: 6, y: 66, width: 88, height: 28),
        Rect(x: 0, y: 100, width: 200, height: 10), Rect(x: 0, y: 110, width: 200, height: 20),
        Rect(x: 0, y: 130, width: 200, height: 10),
      ])
    #expect(
      layout.frame(of: ItemPath(section: 1, item: 0)) == nil && layout.frame(of: ItemPath(section: 2, item: 0)) == nil)
    #expect(layout.frame(of: ItemPath(section: 0, item: -1)) == nil && layout.headerFrame(inSection: -1) == nil)
    #expect(layout.itemCount(inSection: 2) == 0 && layout.sectionCount == 2)
  }
}
