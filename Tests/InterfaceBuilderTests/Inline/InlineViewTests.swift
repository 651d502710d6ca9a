import Catalog
import CellLayout
import RecordCells
import ShelfSizing
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Buttons, switches, symbols and attributed texts of inline cells are those of nibs.
struct InlineViewTests {
  private func view(_ json: String) throws -> ViewTemplate { try Fixture.inline(json).root }

  private func control(_ json: String) throws -> ControlTemplate {
    guard case .control(let control) = try view(json).content else { throw ImportedCell.Missing(id: json) }
    return control
  }

  /// A drawing shows where a text lies; no size follows from it.
  @Test(arguments: [
    ("", "natural"), (#", "textAlignment": "center""#, "center"), (#", "textAlignment": "justified""#, "natural"),
  ])
  func labelsHaveAnAlignment(_ key: String, _ alignment: String) throws {
    #expect(try label(#"{"label": {"text": "a"\#(key)}}"#).alignment.rawValue == alignment)
  }

  private func label(_ json: String) throws -> LabelTemplate {
    guard case .label(let label) = try view(json).content else { throw ImportedCell.Missing(id: json) }
    return label
  }

  @Test(arguments: [
    (
      #"{"button": {"title": "Buy"}}"#,
      #"<button id="b" buttonType="system"><state key="normal" title="Buy"/></button>"#
    ),
    (
      #"{"button": {"title": "Buy", "type": "custom", "contentInsets": {"top": 4, "trailing": 9}}}"#,
      ##"<button id="b"><inset key="contentEdgeInsets" minX="0.0" minY="4" maxX="9" maxY="0.0"/>"##
        + #"<state key="normal" title="Buy"/></button>"#
    ),
    (
      #"{"button": {"title": "Buy", "configuration": "filled"}}"#,
      #"<button id="b" buttonType="system"><buttonConfiguration key="configuration" style="filled" title="Buy"/></button>"#
    ),
    (#"{"switch": {"id": "b"}}"#, #"<switch id="b"/>"#),
  ])
  func controlsAreThoseOfNibs(json: String, nib: String) throws {
    #expect(try control(json) == Fixture.only(Fixture.cell(nib), in: .app).control("b"))
  }

  /// A switch is as large as in the app's SDK.
  @Test func switchesFollowTheSDK() throws {
    let value = try JSONValue.parse(Array(#"{"switch": {}}"#.utf8), file: "A")
    let old = try InlineCell(value, file: "A", in: .device(IOSVersion(major: 18))).template
    #expect(old.root.content == .control(.uiSwitch(tools: 23727)))
    #expect(old.root.content != .control(.uiSwitch()))
  }

  @Test func symbolsSayThatTheirWidthIsNotKnown() throws {
    func cell(_ json: String) throws -> InlineCell {
      try InlineCell(JSONValue.parse(Array(json.utf8), file: "A"), file: "A")
    }
    let symbol = try cell(#"{"imageView": {"image": {"systemName": "star", "pointSize": 12}}}"#)
    #expect(symbol.template.root.content == .image(ImageTemplate(imageSize: OptionalSize(width: 14, height: 14))))
    #expect(
      symbol.warnings.map(\.description) == [
        "A:1:2: warning: the width of the symbol 'star' is not known, and counts as its height; its 'image' takes a 'width'"
      ])
    #expect(try cell(#"{"imageView": {"image": {"systemName": "star", "width": 15}}}"#).warnings.isEmpty)
    #expect(try cell(#"{"imageView": {"width": 20, "height": 9, "image": {"systemName": "star"}}}"#).warnings.isEmpty)
    let button = try control(#"{"button": {"configuration": "plain", "image": {"systemName": "star", "width": 15}}}"#)
    #expect(button.title == nil && button.imageSize == Size(width: 15, height: 20))
  }

  @Test func textsInSeveralFonts() throws {
    var expected = LabelTemplate(font: .system(size: 17, weight: .regular))
    var style = ParagraphStyle()
    (style.lineHeightMultiple, style.lineSpacing) = (1.2, 2)
    expected.setAttributedText(
      [("Now ", .system(size: 12, weight: .regular)), ("9 €", .system(size: 17, weight: .regular))], style: style)
    let json =
      #"{"label": {"attributedText": [{"text": "Now ", "font": {"size": 12}}, {"text": "9 €"}], "#
      + #""paragraphStyle": {"lineHeightMultiple": 1.2, "lineSpacing": 2}}}"#
    #expect(try label(json) == expected)
    // Without a text of its own, the style is that of records' texts.
    let record = try label(#"{"label": {"id": "bodyLabel", "paragraphStyle": {"lineHeightMultiple": 2}}}"#)
    #expect(record.paragraphStyle?.lineHeightMultiple == 2 && record.text == nil)
  }

  /// Lines are as many times as high as the multiple says.
  @Test func paragraphStylesMakeLinesHigher() throws {
    func height(_ style: String) throws -> Double {
      let template = try Fixture.inline(
        #"{"label": {"id": "bodyLabel", "text": "One line", "font": {"size": 16}\#(style)}}"#)
      return RecordCell(
        try BoundCell(
          template: template, bindings: [], library: FontLibrary(), category: .large, standsIn: true,
          grid: try #require(PixelGrid(scale: 2)))
      ).systemLayoutSizeFitting(requiredWidth: 200).height
    }
    let plain = try height("")
    #expect(try height(#", "paragraphStyle": {"minimumLineHeight": 40}"#) == 40)
    #expect(try height(#", "paragraphStyle": {"lineHeightMultiple": 2}"#) > plain * 1.9)
  }

  /// 16 characters of SF Mono at 10 points, 1266/2048 em each, are 98.9 points wide: 37 characters fill three lines of 100
  /// points, where words take four.
  @Test func linesEndAnywhere() throws {
    let text = "aaaaaaaaa aaaaaaaaa aaaaaaaaa aaaaaaa"
    func height(_ keys: String, of text: String) throws -> Double {
      let font = #""font": {"size": 10, "face": "monospaced"}, "numberOfLines": 0"#
      let label = #"{"label": {"id": "bodyLabel", \#(font)\#(keys)}}"#
      let cell = RecordCell(
        try BoundCell(
          template: Fixture.inline(label), bindings: nil, library: FontLibrary(),
          grid: try #require(PixelGrid(scale: 2)))
      ).cell
      if !keys.contains(text) { cell.setText(text, view: 0) }
      return cell.systemLayoutSizeFitting(requiredWidth: 100).height
    }
    let heights = try (0...5).map { try height("", of: Array(repeating: "a", count: $0).joined(separator: "\n")) }
    let mode = #", "lineBreakMode": "byCharWrapping""#
    let own = #", "text": "\#(text)""#
    #expect(try height("", of: text) == heights[4] && height(own, of: text) == heights[4])
    #expect(try height(mode, of: text) == heights[3] && height(mode + own, of: text) == heights[3])
  }

  @Test func textStylesHaveWeights() throws {
    let bold = try label(#"{"label": {"font": {"textStyle": "title3", "weight": "bold"}}}"#)
    #expect(bold.font == .textStyle(.title3, weight: .bold))
    let library = FontLibrary()
    for category in [ContentSizeCategory.large, .accessibilityLarge] {
      let regular = try library.font(.textStyle(.title3), category: category)
      let heavy = try library.font(bold.font, category: category)
      #expect(heavy.pointSize == regular.pointSize)
      #expect(heavy.labelHeight(lines: 3, on: .twoPixelsAPoint) == regular.labelHeight(lines: 3, on: .twoPixelsAPoint))
    }
  }

  @Test func spacingMayBeNegative() throws {
    let json = #"{"stackView": {"spacing": -8, "arrangedSubviews": [{"label": {"customSpacingAfter": -2.5}}]}}"#
    let cell = try Fixture.inline(json)
    guard case .stack(let stack) = cell.root.content else { throw ImportedCell.Missing(id: "stack") }
    #expect(stack.spacing == -8 && cell.views[1].customSpacingAfter == -2.5)
  }

  // MARK: UIKit's spellings

  @Test(arguments: [
    ("==", ConstraintTemplate.Relation.equal), ("=", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
    ("greaterThanOrEqual", .greaterThanOrEqual),
  ])
  func relations(name: String, relation: ConstraintTemplate.Relation) throws {
    #expect(try constraint(#""relation": "\#(name)""#).relation == relation)
  }

  @Test(arguments: [
    (#""required""#, 1000.0), (#""defaultHigh""#, 750), (#""defaultLow""#, 250), (#""fittingSizeLevel""#, 50),
    ("999", 999),
  ])
  func priorities(written: String, priority: Double) throws {
    #expect(try constraint(#""priority": \#(written)"#).priority == priority)
    let json = #"{"label": {"contentHuggingPriority": {"vertical": \#(written)}}}"#
    #expect(try view(json).hugging == AxisPriorities(horizontal: 250, vertical: priority))
  }

  @Test(arguments: [#""16:9""#, #""16/9""#, #""16 : 9""#, "1.7777777777777777"])
  func ratios(written: String) throws {
    #expect(try constraint(#""secondAttribute": "height", "multiplier": \#(written)"#).multiplier == 16.0 / 9)
    guard case .image(let image) = try view(#"{"imageView": {"aspectRatio": \#(written)}}"#).content else {
      throw ImportedCell.Missing(id: "image")
    }
    #expect(image.aspectRatio == 16.0 / 9)
  }

  private func constraint(_ members: String) throws -> ConstraintTemplate {
    let json = #"{"view": {}, "constraints": [{"firstAttribute": "width", \#(members)}]}"#
    return try #require(Fixture.inline(json).constraints.first)
  }

  @Test(arguments: [
    (
      #"{"view": {}, "constraints": [{"firstAttribute": "width", "relation": ">"}]}"#,
      "1:70: error: unknown relation '>'; allowed are equal, lessThanOrEqual, greaterThanOrEqual, ==, =, <=, >="
    ),
    (
      #"{"view": {}, "constraints": [{"firstAttribute": "width", "priority": "low"}]}"#,
      "1:70: error: unknown priority 'low'; allowed are required, defaultHigh, dragThatCanResizeScene, sceneSizeStayPut, "
        + "dragThatCannotResizeScene, defaultLow, fittingSizeLevel"
    ),
    (
      #"{"imageView": {"aspectRatio": "wide"}}"#,
      "1:31: error: 'aspectRatio' must be a number or a quotient, such as \"16:9\", not 'wide'"
    ),
    (
      #"{"imageView": {"aspectRatio": "16:0"}}"#,
      "1:31: error: 'aspectRatio' must be a number or a quotient, such as \"16:9\", not '16:0'"
    ),
    (
      #"{"button": {"title": "A", "style": "filled"}}"#,
      "1:27: error: unknown key 'style'; allowed are title, font, type, configuration, image, imagePadding, contentInsets, "
        + "id, isHidden, customSpacingAfter, contentHuggingPriority, contentCompressionResistancePriority"
    ),
    (
      #"{"label": {"text": "a", "attributedText": [{"text": "b"}]}}"#,
      "1:2: error: a label takes a 'text' or an 'attributedText', not both"
    ),
    (
      #"{"imageView": {"id": "a", "cornerRadius": 12}}"#,
      "1:27: error: unknown key 'cornerRadius': it changes no size, so that cells have no key for it; leave it out"
    ),
    (
      #"{"label": {"textAlignment": "middle"}}"#,
      "1:29: error: unknown textAlignment 'middle'; allowed are natural, left, center, right, justified"
    ),
    (#"{"label": {"attributedText": [{}]}}"#, "1:31: error: a part of a text needs a 'text'"),
    (#"{"label": {"attributedText": []}}"#, "1:30: error: 'attributedText' needs at least one entry"),
  ])
  func whatIsWrongIsNamedWithWhatIsAllowed(json: String, message: String) {
    do throws(MalformedInput) {
      _ = try InlineCell(JSONValue.parse(Array(json.utf8), file: "A"), file: "A")
      Issue.record("\(json) is read")
    } catch {
      #expect(error.diagnostics.map(\.description) == ["A:" + message])
    }
  }
}
