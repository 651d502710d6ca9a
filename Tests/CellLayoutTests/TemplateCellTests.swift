import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

struct TemplateCellTests {
  private let two = """
    {"stackView": {"axis": "vertical", "arrangedSubviews": [
      {"label": {"id": "bodyLabel", "numberOfLines": 0}}, {"label": {"id": "titleLabel"}}, {"label": {"text": "New"}},
      {"label": {"id": "fixedLabel", "text": "Fixed"}}, {"label": {"id": "Label"}}]}}
    """

  @Test func labelsNamedAfterFieldsShowThem() throws {
    let cell = try cell(two)
    #expect(cell.textNames == ["body", "title"])
    #expect(cell.height(["", ""], width: 200) == 41)
    #expect(cell.height(["a\nb", ""], width: 200) == 41 + 41)
    #expect(cell.height(["a\nb", "t"], width: 200) == 41 + 41 + 20.5)
  }

  @Test func bindings() throws {
    let cell = try cell(two, names: ["titleLabel": "name", "fixedLabel": "name"])
    #expect(cell.textNames == ["name"])
    // An empty text replaces the label's own.
    #expect(cell.height([""], width: 200) == 20.5)
    #expect(cell.height(["x"], width: 200) == 61.5)
  }

  @Test func missingAndSurplusTextsAreNoFault() throws {
    let cell = try cell(two)
    #expect(cell.height([], width: 200) == 41)
    #expect(cell.height(["a", "b", "c", "d"], width: 200) == 41 + 41)
  }

  @Test(arguments: [(1, 20.5), (2, 41), (3, 61), (0, 81.5), (9, 81.5)])
  func numberOfLines(limit: Int, height: Double) throws {
    let cell = try cell(#"{"label": {"text": "a\nb\nc\nd", "numberOfLines": \#(limit)}}"#)
    #expect(cell.height([], width: 200) == height)
  }

  /// Body has 14/19, 17/22 and 53/62 (Apple's Human Interface Guidelines, "Typography").
  @Test(
    arguments: [
      (ContentSizeCategory.extraSmall, 17, 36), (.large, 20.5, 42.5),
      (.accessibilityExtraExtraExtraLarge, 63.5, 125.5),
    ] as [(ContentSizeCategory, Double, Double)])
  func textStylesFollowTheTextSize(category: ContentSizeCategory, one: Double, two: Double) throws {
    let json = #"{"label": {"id": "bodyLabel", "font": {"textStyle": "body"}, "numberOfLines": 0}}"#
    let cell = try cell(json, category: category)
    #expect(cell.height(["a"], width: 200) == one)
    #expect(cell.height(["a\nb"], width: 200) == two)
    #expect(try self.cell17(category).height(["a"], width: 200) == 20.5)
  }

  /// A font of a fixed size stays.
  private func cell17(_ category: ContentSizeCategory) throws -> TemplateCell {
    try cell(#"{"label": {"id": "bodyLabel", "font": {"size": 17}}}"#, category: category)
  }

  @Test(arguments: [
    (#""width": 40, "height": 30"#, 30), (#""width": 40, "aspectRatio": 2"#, 20),
    (#""height": 30, "aspectRatio": 2"#, 30),
    (#""aspectRatio": 1.6"#, 100), (#""height": 12.25"#, 12.5),
  ])
  func images(members: String, height: Double) throws {
    let json = #"{"stackView": {"axis": "vertical", "arrangedSubviews": [{"imageView": {\#(members)}}]}}"#
    #expect(try cell(json).height([], width: 160) == height)
  }

  @Test func anUnknownFontIsAnError() {
    #expect(throws: FontLookupError.self) { try cell(#"{"label": {"font": {"name": "Brand", "size": 12}}}"#) }
  }

  // MARK: No width

  @Test(
    arguments: [
      (176, nil), (33, nil), (32, "the cell"), (10, "the cell"),
    ] as [(Double, String?)])
  func sidesThatLeaveNoWidth(width: Double, view: String?) throws {
    #expect(try cell(.standard).viewWithoutWidth(cardWidth: width) == view)
  }

  @Test func theViewWithoutWidthIsNamed() throws {
    func stack(_ id: String) -> String {
      """
      {"stackView": {"axis": "vertical", "layoutMargins": 10, "arrangedSubviews": [
        {"label": {}}, {"stackView": {\(id)"axis": "vertical", "layoutMargins": 30, "arrangedSubviews": [{"label": {}}]}}]}}
      """
    }
    #expect(try cell(stack(#""id": "inner", "#)).viewWithoutWidth(cardWidth: 80) == "'inner' (line 2)")
    #expect(try cell(stack("")).viewWithoutWidth(cardWidth: 80) == "a UIStackView (line 2)")
    #expect(try cell(stack("")).viewWithoutWidth(cardWidth: 81) == nil)
    let beside = """
      {"stackView": {"spacing": 8, "arrangedSubviews": [
        {"imageView": {"width": 40, "height": 1}}, {"label": {}}]}}
      """
    #expect(try cell(beside).viewWithoutWidth(cardWidth: 48) == "the cell (line 1)")
    #expect(try cell(beside).viewWithoutWidth(cardWidth: 49) == nil)
  }

  /// Still a height: a character on each line.
  @Test(arguments: [32.0, 10, 0, -5])
  func aBodyWithoutWidthStillHasAHeight(width: Double) throws {
    #expect(try cell(.standard).height(["t", "abc"], width: width) == 68.5 + 50.5)
    _ = try cell(.standard).placedViews(cardWidth: width)
  }
}
