import CollectionLayout
import ShelfSizing
import Testing

struct LayoutErrorTests {
  private func columns(
    _ width: Double = 375, leading: Double = 0, count: Int = 2, padding: Double = 6
  ) throws -> Columns {
    let insets = EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0)
    return try Columns(containerWidth: width, contentInsets: insets, count: count, cellPadding: padding)
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch let error as LayoutError {
      return error.description
    } catch {
      return "another error"
    }
  }

  @Test func columnsSayWhatIsWrong() {
    let lengths = "but must be a finite number of at least 0 and at most 1000000"
    #expect(message { _ = try columns(padding: -1) } == "cellPadding is -1, \(lengths)")
    #expect(message { _ = try columns(.nan) } == "containerWidth is nan, \(lengths)")
    #expect(message { _ = try columns(leading: .infinity) } == "contentInsets.leading is inf, \(lengths)")
    #expect(message { _ = try columns(count: 0) } == "columns is 0, but must be at least 1 and at most 10000")
    #expect(
      message { _ = try columns(60, leading: 4, count: 5) }
        == "the container is 60 wide, which leaves nothing for an item in 5 columns; it takes more than 64, "
        + "or fewer columns or less padding")
    #expect(message { _ = try columns(12, count: 1) }.contains("in one column; it takes more than 12,"))
    #expect(
      message {
        _ = try ColumnLayout(columns(), sections: [.init(itemCount: 2)]) { path, _ in path.item == 1 ? .nan : 1 }
      }
        == "the height of item 1 in section 0 is nan, \(lengths)")
    #expect(
      message { _ = try ColumnLayout(columns(), sections: [.init(itemCount: -2)]) { _, _ in 1 } }
        == "section 0 has -2 items, but must have at least 0")
    #expect(
      message { _ = try ColumnLayout(columns(), sections: [.init(itemCount: 0, footerHeight: -1)]) { _, _ in 1 } }
        == "footerHeight of section 0 is -1, \(lengths)")
    #expect(message { _ = try ColumnLayout(columns(), start: -1, sections: []) { _, _ in 1 } }.hasPrefix("start is -1"))
  }

  @Test func flowAndShelfSayWhatIsWrong() throws {
    let container = Size(width: 320, height: 480)
    func flow(_ section: FlowLayout.Section, scale: Double = 2) -> String {
      message { _ = try FlowLayout(container: container, scale: scale, sections: [section]) }
    }
    let fine = FlowLayout.Section(itemSizes: .same(.zero, count: 3))
    #expect(flow(fine) == "no error")
    #expect(flow(fine, scale: 0) == "scale is 0, but must be a finite number of at least 0.000001 and at most 16")
    #expect(flow(.init(itemSizes: .same(.zero, count: -1))) == "section 0 has -1 items, but must have at least 0")
    #expect(
      flow(.init(itemSizes: .each([.zero, Size(width: 1, height: -1)]))).hasPrefix("the height of item 1 in section 0"))
    #expect(flow(.init(itemSizes: .each([]), lineSpacing: -1)).hasPrefix("lineSpacing of section 0 is -1"))
    #expect(
      message { _ = try ShelfLayout(container: container, itemSize: Size(width: .nan, height: 1), itemCount: 1) }
        .hasPrefix("the width of item 0 in section 0 is nan"))
  }
}
