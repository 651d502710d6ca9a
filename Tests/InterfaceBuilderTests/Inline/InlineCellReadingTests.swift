import Catalog
import CellLayout
import ShelfSizing
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// What an inline cell says, read.
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
