import Catalog
import CellLayout
import ShelfSizing
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Inline cells are read.
struct InlineCellReadingTests {
  @Test func readsEveryKey() throws {
    let json = """
      {"stackView": {"id": "s", "axis": "vertical", "alignment": "trailing", "distribution": "fill", "spacing": 4,
        "layoutMargins": {"top": 1, "trailing": 2}, "arrangedSubviews": [
        {"label": {"id": "l", "text": "t", "font": {"size": 12, "weight": "bold"}, "numberOfLines": 0,
          "hidesWhenEmpty": true, "isHidden": true, "customSpacingAfter": 3, "contentHuggingPriority": 251,
          "contentCompressionResistancePriority": 1000}},
        {"imageView": {"id": "i", "height": 20, "aspectRatio": 1.5}}]}}
      """
    let views = try Fixture.inline(json).views
    #expect(views.map(\.id) == ["s", "l", "i"])
    guard case .stack(let stack) = views[0].content, case .label(let label) = views[1].content,
      case .image(let image) = views[2].content
    else {
      Issue.record("the kinds of views are others")
      return
    }
    #expect(stack.axis == .vertical && stack.alignment == .trailing && stack.spacing == 4)
    #expect(stack.layoutMargins == EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 2))
    #expect(label.text == "t" && label.numberOfLines == 0 && label.font == .system(size: 12, weight: .bold))
    #expect(views[1].hidesWhenEmpty && views[1].isHidden && views[1].customSpacingAfter == 3)
    #expect(views[1].hugging == AxisPriorities(horizontal: 251, vertical: 251))
    #expect(image.width == nil && image.height == 20 && image.aspectRatio == 1.5)
  }

  @Test func defaultsAreUIKits() throws {
    let views = try Fixture.inline(#"{"stackView": {"arrangedSubviews": [{"label": {}}]}}"#).views
    guard case .stack(let stack) = views[0].content, case .label(let label) = views[1].content else {
      Issue.record("the kinds of views are others")
      return
    }
    #expect(stack.axis == .horizontal && stack.alignment == .fill && stack.spacing == 0)
    #expect(stack.layoutMargins == nil)
    #expect(
      label.numberOfLines == 1 && label.text == nil && label.font == .system(size: 17, weight: .regular))
    #expect(views[1].hugging.horizontal == 250 && views[1].compressionResistance.vertical == 750)
  }

  /// Each axis of a priority, and margins on one or all sides.
  @Test func valuesOfSeveralForms() throws {
    let json = """
      {"view": {"layoutMargins": 5, "contentHuggingPriority": {"vertical": 300}, "subviews": [
        {"label": {"preferredMaxLayoutWidth": 80, "contentCompressionResistancePriority": {"horizontal": 20}}},
        {"stackView": {"layoutMargins": {"leading": 3, "bottom": 4}, "isBaselineRelativeArrangement": true,
          "alignment": "firstBaseline", "distribution": "equalCentering"}},
        {"stackView": {"alignment": "lastBaseline"}}, {"stackView": {"alignment": "bottom"}},
        {"stackView": {"alignment": "top"}}, {"stackView": {"alignment": "center", "axis": "vertical"}},
        {"stackView": {"alignment": "leading", "axis": "vertical"}}]}}
      """
    let views = try Fixture.inline(json).views
    #expect(views[0].layoutMargins == EdgeInsets(all: 5))
    #expect(views[0].hugging == AxisPriorities(horizontal: 250, vertical: 300))
    #expect(views[1].compressionResistance == AxisPriorities(horizontal: 20, vertical: 750))
    let stacks = views.compactMap { view -> StackTemplate? in
      guard case .stack(let stack) = view.content else { return nil }
      return stack
    }
    #expect(stacks[0].layoutMargins == EdgeInsets(top: 0, leading: 3, bottom: 4, trailing: 0))
    #expect(stacks[0].isBaselineRelativeArrangement && stacks[0].distribution == .equalCentering)
    #expect(stacks.map(\.alignment) == [.firstBaseline, .lastBaseline, .trailing, .leading, .center, .leading])
    guard case .label(let label) = views[1].content else { throw ImportedCell.Missing(id: "label") }
    #expect(label.preferredMaxLayoutWidth == 80)
  }

  /// The parts of a constraint, and what stands where one is left out.
  @Test func constraints() throws {
    let json = """
      {"view": {"subviews": [{"label": {"id": "a"}}, {"label": {"id": "b"}}]}, "constraints": [
        {"id": "c", "firstItem": "a", "firstAttribute": "top", "relation": "lessThanOrEqual", "secondItem": "b",
          "secondAttribute": "bottom", "multiplier": 0.5, "constant": -3, "priority": 700},
        {"firstItem": "a", "firstAttribute": "leading", "secondItem": "b"},
        {"firstItem": "a", "firstAttribute": "width", "secondAttribute": "height"},
        {"firstAttribute": "height", "constant": 1e6}]}
      """
    let all = try Fixture.inline(json).constraints
    #expect(all.map(\.id) == ["c", nil, nil, nil] && all.map(\.line) == [2, 4, 5, 6])
    #expect(all.map(\.firstItem) == [.view(1), .view(1), .view(1), .view(0)])
    #expect(all.map(\.secondItem) == [.view(2), .view(2), .view(0), nil])
    #expect(all.map(\.secondAttribute) == [.bottom, .leading, .height, nil])
    #expect(all.map(\.relation) == [.lessThanOrEqual, .equal, .equal, .equal])
    #expect(all.map(\.multiplier) == [0.5, 1, 1, 1] && all.map(\.constant) == [-3, 0, 0, 1e6])
    #expect(all.map(\.priority) == [700, 1000, 1000, 1000])
  }

  /// A position equals the cell's where no second item is named; a length is a number alone.
  @Test func positionsWithoutASecondItem() throws {
    let json = """
      {"view": {"subviews": [{"label": {"id": "a"}}]}, "constraints": [
        {"firstItem": "a", "firstAttribute": "top", "constant": 8}, {"firstItem": "a", "firstAttribute": "trailing"},
        {"firstItem": "a", "firstAttribute": "height", "constant": 20}]}
      """
    let all = try Fixture.inline(json).constraints
    #expect(all.map(\.secondItem) == [.view(0), .view(0), nil])
    #expect(all.map(\.secondAttribute) == [.top, .trailing, nil] && all.map(\.constant) == [8, 0, 20])
  }

  @Test func theOutermostObjectNamesTheCell() throws {
    #expect(try Fixture.inline(#"{"reuseIdentifier": "Card", "label": {}}"#).reuseIdentifier == "Card")
    #expect(try Fixture.inline(#"{"label": {}}"#).reuseIdentifier == nil)
    #expect(throws: MalformedInput.self) {
      try Fixture.inline(#"{"view": {"subviews": [{"reuseIdentifier": "Card", "label": {}}]}}"#)
    }
  }

  @Test(arguments: [
    (#"{"textStyle": "caption1"}"#, FontDescriptor.textStyle(.caption1)),
    (#"{"size": 12.5}"#, .system(size: 12.5, weight: .regular)),
    (#"{"name": "Brand", "size": 9}"#, .named("Brand", size: 9)),
  ])
  func fonts(json: String, expected: FontDescriptor) throws {
    guard case .label(let label) = try Fixture.inline(#"{"label": {"font": \#(json)}}"#).root.content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == expected)
  }
}
