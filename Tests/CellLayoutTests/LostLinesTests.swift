import Testing

@testable import CellLayout

/// Lines that a cell loses where it gets less height than it asks for.
@Suite struct LostLinesTests {
  private let stack = """
    {"stackView": {"axis": "vertical", "layoutMargins": 10, "arrangedSubviews": [
      {"label": {"id": "a", "text": "x"}},
      {"label": {"id": "b", "text": "x\\nx\\nx", "numberOfLines": 0}}]}}
    """

  /// One line of the system font at 17 points is 20.5 points high, two are 41, three 61. Of equal labels in a stack view
  /// the last one gives way.
  @Test(arguments: [
    (101.5, 0), (101, 1), (81.5, 1), (81, 2), (61, 2), (60.5, 3), (40.5, 3), (40, 4), (20, 4), (1, 4),
  ])
  func squeezedTextsLoseTheirLastLines(height: Double, lost: Int) throws {
    let cell = try cell(stack)
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 200).height == 101.5)
    #expect(cell.lostLines(cardWidth: 200, height: height) == lost)
  }

  /// The same where constraints alone stand the labels under each other, in either order of the document's constraints.
  @Test(arguments: [(101.5, 0), (101, 1), (81.5, 1), (81, 2), (61, 2), (60.5, 3), (40.5, 3), (40, 4), (1, 4)])
  func ofLabelsUnderEachOtherTheLastGivesWay(height: Double, lost: Int) throws {
    let cell = try cell(
      """
      {"view": {"id": "root", "subviews": [{"label": {"id": "a", "text": "x"}},
        {"label": {"id": "b", "text": "x\\nx\\nx", "numberOfLines": 0}}]},
       "constraints": [
        {"firstItem": "root", "firstAttribute": "bottom", "secondItem": "b", "secondAttribute": "bottom", "constant": 10},
        {"firstItem": "b", "firstAttribute": "top", "secondItem": "a", "secondAttribute": "bottom"},
        {"firstItem": "a", "firstAttribute": "top", "secondItem": "root", "secondAttribute": "top", "constant": 10}]}
      """)
    #expect(cell.systemLayoutSizeFitting(requiredWidth: 200).height == 101.5)
    #expect(cell.lostLines(cardWidth: 200, height: height) == lost)
  }

  /// The views of a report say which of their lines have room; these stand in the middle of their view.
  @Test(arguments: [(101.5, [1, 3], 16.2), (81, [1, 1], 26.3), (60.5, [1, 0], 16.2)])
  func placedViewsTellWhichLinesHaveRoom(height: Double, whole: [Int], baseline: Double) throws {
    let texts = try cell(stack).placedViews(cardWidth: 200, height: height).filter { $0.textPlacement != nil }
    #expect(texts.map(\.wholeLines) == whole)
    #expect(texts.map(\.shownLines) == [1, 3])
    let first = try #require(texts.last?.textPlacement?.baselines.first)
    #expect(abs(first - baseline) < 0.5)
  }

  @Test func manyLinesAreCountedQuickly() throws {
    let text = Array(repeating: "x", count: 50_000).joined(separator: "\\n")
    let cell = try cell(#"{"label": {"text": "\#(text)", "numberOfLines": 0}}"#)
    #expect(cell.lostLines(cardWidth: 200, height: 41) == 49_998)
  }

  /// A text that nothing ties to the bottom keeps its height and reaches out of the cell.
  @Test func linesBelowTheCellAreLost() throws {
    let cell = try cell(
      """
      {"view": {"subviews": [{"label": {"id": "a", "text": "x\\nx\\nx", "numberOfLines": 0}}]},
       "constraints": []}
      """)
    #expect(cell.lostLines(cardWidth: 200, height: 61) == 0)
    #expect(cell.lostLines(cardWidth: 200, height: 41) == 1)
    #expect(cell.lostLines(cardWidth: 200, height: 20) == 3)
  }
}
