import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Stack views, in labels of Helvetica 20, whose lines are 23 points high.
struct StackViewTests {
  /// An image beside three labels of one line.
  private func card(_ labels: String...) -> String {
    """
    {"stackView": {"axis": "horizontal", "alignment": "center", "spacing": 8, "layoutMargins": 8, "arrangedSubviews": [
      {"imageView": {"id": "icon", "width": 40, "aspectRatio": 1}},
      {"stackView": {"axis": "vertical", "spacing": 4, "arrangedSubviews": [
        {"label": {"id": "titleLabel", "font": {"size": 17}}},
        {"label": {"id": "bodyLabel", "font": {"size": 15}\(labels.joined())}},
        {"label": {"id": "noteLabel", "font": {"size": 13}\(labels.joined())}}]}}]}}
    """
  }

  @Test func imageBesideLabels() throws {
    let shown = try cell(card())
    #expect(shown.textNames == ["title", "body", "note"])
    #expect(shown.height(["a", "b", "c"], width: 200) == 78.5)
    #expect(try cell(card(), scale: 3).height(["a", "b", "c"], width: 200) == 78)
    #expect(shown.height(["a", "b", ""], width: 200) == 62.5)
    let hiding = try cell(card(#", "hidesWhenEmpty": true"#))
    #expect(hiding.height(["a", "b", "c"], width: 200) == 78.5)
    #expect(hiding.height(["a", "b", ""], width: 200) == 58.5)
    #expect(hiding.height(["a", "", ""], width: 200) == 56)
  }

  @Test func framesOfImageBesideLabels() throws {
    let cell = try cell(card(#", "hidesWhenEmpty": true"#))
    _ = cell.height(["a", "b", "c"], width: 200)
    #expect(
      cell.frames(width: 200) == [
        "- 0 0 200 78.5", "icon 8 19.5 40 40", "- 56 8 136 62.5", "titleLabel 0 0 136 20.5",
        "bodyLabel 0 24.5 136 18", "noteLabel 0 46.5 136 16",
      ])
    _ = cell.height(["a", "", "c"], width: 200)
    #expect(
      cell.frames(width: 200) == [
        "- 0 0 200 56.5", "icon 8 8.5 40 40", "- 56 8 136 40.5", "titleLabel 0 0 136 20.5",
        "bodyLabel hidden", "noteLabel 0 24.5 136 16",
      ])
    #expect(cell.placedViews(cardWidth: 200).map(\.depth) == [0, 1, 1, 2, 2, 2])
    let names = cell.placedViews(cardWidth: 200).prefix(4).map(\.className)
    #expect(names == ["UIStackView", "UIImageView", "UIStackView", "UILabel"])
  }

  private func stack(_ members: String, _ views: String...) -> String {
    #"{"stackView": {\#(members), "arrangedSubviews": [\#(views.joined(separator: ", "))]}}"#
  }

  private func label(_ id: String, _ text: String, _ members: String = "") -> String {
    #"{"label": {"id": "\#(id)", "text": "\#(text)", "font": {"name": "Helvetica", "size": 20}\#(members)}}"#
  }

  /// "Hi" is 18.88 points wide, 19 in pixels.
  @Test(arguments: [
    ("fill", "a 0 0 100 23"), ("leading", "a 0 0 19 23"), ("center", "a 40.5 0 19 23"),
    ("trailing", "a 81 0 19 23"),
  ])
  func alignmentOfAVerticalStack(name: String, frame: String) throws {
    let json = stack(#""axis": "vertical", "alignment": "\#(name)""#, label("a", "Hi"))
    #expect(try cell(json).frames(width: 100) == ["- 0 0 100 23", frame])
  }

  /// Labels of several lines in a row share it equally, where contents leave it open: with room to spare, and with too
  /// little; a label of one line and an image count among the views that share, and a stack view of such a label does.
  @Test func labelsOfSeveralLinesInARow() throws {
    func frames(_ views: String...) throws -> [String] {
      let row = #"{"stackView": {"spacing": 10, "arrangedSubviews": [\#(views.joined(separator: ", "))]}}"#
      return try cell(row).frames(width: 210).filter { !$0.hasPrefix("-") }
    }
    let wraps = #", "numberOfLines": 0"#
    let long = "one two three four five six seven"
    #expect(try frames(label("a", "Hi", wraps), label("b", "Hi", wraps)) == ["a 0 0 100 23", "b 110 0 100 23"])
    #expect(try frames(label("a", "Hi"), label("b", "Hi", wraps)) == ["a 0 0 100 23", "b 110 0 100 23"])
    #expect(try frames(label("a", long, wraps), label("b", long, wraps)) == ["a 0 0 100 92", "b 110 0 100 92"])
    let image = #"{"imageView": {"id": "i", "width": 30, "height": 23}}"#
    #expect(
      try frames(image, label("a", "Hi", wraps), label("b", "Hi")) == [
        "i 0 0 30 23", "a 40 0 63.5 23", "b 113.5 0 96.5 23",
      ])
    let inner = stack(#""axis": "vertical""#, label("a", "Hi", wraps))
    #expect(try frames(inner, label("b", "Hi")) == ["a 0 0 100 23", "b 110 0 100 23"])
    // A size that the contents decide stays so.
    let weak = #", "contentHuggingPriority": 200"#
    #expect(try frames(label("a", "Hi", wraps), label("b", "Hi", weak)) == ["a 0 0 19 23", "b 29 0 181 23"])
    // Labels of one line: the first one is stretched.
    #expect(try frames(label("a", "Hi"), label("b", "Hi")) == ["a 0 0 181 23", "b 191 0 19 23"])
  }

  /// Two texts of several lines share a row before contents, whichever hugs more, but not before 1000; the title of a
  /// configured button is such a text.
  @Test(arguments: [
    (#""label": {"numberOfLines": 0, "contentHuggingPriority": 200"#, "a 0 0 100 23"),
    (#""label": {"numberOfLines": 0, "contentHuggingPriority": 1000"#, "a 0 0 181 23"),
    (#""button": {"configuration": "plain", "contentHuggingPriority": 200"#, "a 0 0 100 37"),
  ])
  func textsOfSeveralLinesInARow(other: String, first: String) throws {
    let text = #""font": {"name": "Helvetica", "size": 20}"#
    let title = other.contains("button") ? #""title": "Hi""# : #""text": "Hi""#
    let row = stack(
      #""axis": "horizontal", "spacing": 10"#, label("a", "Hi", #", "numberOfLines": 0"#),
      "{\(other), \(title), \(text)}}")
    #expect(try cell(row).frames(width: 210).dropFirst().first == first)
  }

  /// A stack view that would make a view higher than the app says leaves its end open.
  @Test func theAppsConstraintsAreKept() throws {
    let heights = [("v", 10), ("s", 25)].map { id, points in
      #"{"firstItem": "\#(id)", "firstAttribute": "height", "constant": \#(points)}"#
    }
    let json = stack(#""id": "s""#, #"{"view": {"id": "v"}}"#).dropLast()
    let frames = try cell(json + #", "constraints": [\#(heights.joined(separator: ", "))]}"#).frames(width: 100)
    #expect(frames == ["s 0 0 100 25", "v 0 0 100 10"])
  }

  /// As UIKit measured rows of equal priorities: the first of the views with a content size is stretched or squeezed, and
  /// the last of those without takes what is left.
  @Test func equalPrioritiesInARow() throws {
    let row = stack(
      #""axis": "horizontal", "spacing": 10"#, label("a", "Hi"), #"{"view": {"id": "v"}}"#, label("b", "Hi"),
      #"{"view": {"id": "w"}}"#, label("c", "Hi"))
    #expect(
      try cell(row).frames(width: 200).dropFirst() == [
        "a 0 0 19 23", "v 29 0 0 23", "b 39 0 19 23", "w 68 0 103 23", "c 181 0 19 23",
      ])
    let narrow = stack(#""axis": "horizontal", "spacing": 10"#, label("a", "Hi Hi"), label("b", "Hi Hi"))
    #expect(try cell(narrow).frames(width: 60).dropFirst() == ["a 0 0 6.5 23", "b 16.5 0 43.5 23"])
  }

  /// The space is 5.56 points wide, and hangs where the label has no room for it.
  @Test(arguments: [(0, 100.0, 24.5), (1, 100, 24.5), (0, 20, 19), (1, 20, 20)])
  func whiteSpaceAtTheEndOfALabel(numberOfLines: Int, width: Double, expected: Double) throws {
    let limited = label("a", "Hi ", #", "numberOfLines": \#(numberOfLines)"#)
    let frames = try cell(stack(#""axis": "vertical", "alignment": "leading""#, limited)).frames(width: width)
    #expect(frames.last?.split(separator: " ").suffix(2).first.flatMap { Double($0) } == expected)
    #expect(frames.last?.hasSuffix(" 23") == true)
  }

  @Test(arguments: [
    ("fill", "a 40 0 60 40"), ("top", "a 40 0 60 23"), ("center", "a 40 8.5 60 23"),
    ("bottom", "a 40 17 60 23"),
  ])
  func alignmentOfAHorizontalStack(name: String, frame: String) throws {
    let image = #"{"imageView": {"id": "i", "width": 40, "height": 40}}"#
    let json = stack(#""alignment": "\#(name)""#, image, label("a", "Hi"))
    #expect(try cell(json).frames(width: 100) == ["- 0 0 100 40", "i 0 0 40 40", frame])
  }

  @Test(arguments: [
    ("", "", 23 + 4 + 23 + 4 + 23), (#", "customSpacingAfter": 20"#, "", 23 + 20 + 23 + 4 + 23),
    (#", "customSpacingAfter": 0"#, "", 23 + 23 + 4 + 23), (#", "isHidden": true"#, "", 23 + 4 + 23),
    // A hidden view takes its spacing along.
    (#", "isHidden": true, "customSpacingAfter": 20"#, "", 23 + 4 + 23),
    ("", #", "isHidden": true"#, 23 + 4 + 23),
    (#", "customSpacingAfter": 20"#, #", "isHidden": true"#, 23 + 20 + 23),
    ("", #", "customSpacingAfter": 9"#, 23 + 4 + 23 + 9 + 23),
  ])
  func spacing(first: String, second: String, height: Int) throws {
    let json = stack(
      #""axis": "vertical", "spacing": 4"#, label("a", "x", first), label("b", "x", second), label("c", "x"))
    #expect(try cell(json).height([], width: 100) == Double(height))
  }

  @Test func spacingAfterTheLastViewIsNone() throws {
    let json = stack(
      #""axis": "vertical", "spacing": 4"#, label("a", "x"), label("b", "x", #", "customSpacingAfter": 50"#))
    #expect(try cell(json).height([], width: 100) == 50)
  }

  @Test func horizontalSpacing() throws {
    let json = stack(
      #""spacing": 4"#, label("a", "Hi", #", "customSpacingAfter": 10"#),
      label("b", "Hi", #", "isHidden": true"#),
      label("c", "Hi"), label("d", "Hi"))
    #expect(
      try cell(json).frames(width: 100) == [
        "- 0 0 100 23", "a 0 0 48 23", "b hidden", "c 58 0 19 23", "d 81 0 19 23",
      ])
  }

  @Test func marginsOfEachSide() throws {
    let json = stack(
      #""axis": "vertical", "layoutMargins": {"top": 1, "leading": 2, "bottom": 4, "trailing": 8}"#,
      label("a", "Hi"))
    #expect(try cell(json).frames(width: 100) == ["- 0 0 100 28", "a 2 1 90 23"])
  }

  @Test func nestedStacks() throws {
    let pair = stack(#""spacing": 2, "layoutMargins": 3"#, label("a", "Hi"), label("b", "Hi"))
    let json = stack(
      #""axis": "vertical", "spacing": 5, "alignment": "leading""#, pair, stack(#""axis": "vertical""#))
    #expect(
      try cell(json).frames(width: 100)
        == ["- 0 0 100 34", "- 0 0 46 29", "a 3 3 19 23", "b 24 3 19 23", "- 0 34 0 0"])
  }

  @Test func anEmptyStackHasItsMargins() throws {
    #expect(try cell(stack(#""layoutMargins": 7"#)).height([], width: 100) == 14)
    #expect(try cell(stack(#""axis": "vertical", "layoutMargins": 7"#)).height([], width: 100) == 14)
  }

  // MARK: Who gives way

  /// Labels of 19 and 43.5 points beside each other.
  private func widths(_ first: String, _ second: String, width: Double) throws -> [Double] {
    let json = stack(#""spacing": 8"#, label("a", "Hi", first), label("b", "Hi Hi", second))
    return try cell(json).placedViews(cardWidth: width).dropFirst().map(\.size.width)
  }

  @Test func theLowestHuggingTakesWhatIsLeft() throws {
    #expect(try widths("", "", width: 200) == [148.5, 43.5])
    #expect(try widths("", #", "contentHuggingPriority": 249"#, width: 200) == [19, 173])
    #expect(try widths(#", "contentHuggingPriority": 251"#, "", width: 200) == [19, 173])
  }

  @Test func theLowestCompressionResistanceGivesWay() throws {
    #expect(try widths("", "", width: 60) == [8.5, 43.5])
    #expect(try widths("", #", "contentCompressionResistancePriority": 749"#, width: 60) == [19, 33])
    #expect(try widths(#", "contentCompressionResistancePriority": 751"#, "", width: 60) == [19, 33])
    #expect(try widths("", "", width: 20) == [0, 12])
  }

  @Test func imagesKeepTheirWidth() throws {
    let image = #"{"imageView": {"id": "i", "width": 40, "height": 10}}"#
    let json = stack(#""alignment": "top""#, label("a", "Hi Hi", #", "numberOfLines": 0"#), image)
    #expect(try cell(json).frames(width: 65) == ["- 0 0 65 46", "a 0 0 25 46", "i 25 0 40 10"])
  }

  /// Lines of 23 and 46 points in 112 with a gap of 6: 23 ÷ 75 of it and the rest.
  @Test func sharesInProportionCountTheGaps() throws {
    let image = #"{"imageView": {"id": "i", "width": 10, "height": 112}}"#
    let labels = stack(
      #""axis": "vertical", "distribution": "fillProportionally", "spacing": 6"#, label("a", "Hi"),
      label("b", "Hi\\nHi", #", "numberOfLines": 0"#))
    #expect(
      try cell(stack(#""alignment": "fill""#, image, labels)).frames(width: 50).suffix(2) == [
        "a 0 0 40 34.5", "b 0 40.5 40 71.5",
      ])
  }

  /// A label that the template hides leaves its place, and the stack view stays as wide as it.
  @Test func hiddenViewsCountAcrossTheAxis() throws {
    var template = CellTemplate(root: ViewTemplate())
    var stack = ViewTemplate(.stack(StackTemplate(axis: .vertical, spacing: 4)))
    stack.id = "stack"
    let index = template.add(stack, to: 0)
    for (id, text, isHidden) in [("a", "Hi", false), ("b", "Hi Hi Hi", true)] {
      var label = ViewTemplate(id: id, .label(LabelTemplate(font: .named("Helvetica", size: 20), text: text)))
      label.isArranged = true
      label.isHidden = isHidden
      label.hugging = AxisPriorities(horizontal: 251, vertical: 251)
      template.add(label, to: index)
    }
    template.constraints = [
      ConstraintTemplate(.view(index), .top, to: .view(0), .top),
      ConstraintTemplate(.view(index), .leading, to: .view(0), .leading),
      ConstraintTemplate(.view(0), .bottom, to: .view(index), .bottom),
    ]
    // 3 × 18.88 and two spaces of 5.56.
    let frames = try cell(template, names: [:]).frames(width: 200)
    #expect(frames == ["- 0 0 200 23", "stack 0 0 68 23", "a 0 0 68 23", "b hidden"])
    // A text that a record fills may be anything, and does not count.
    #expect(try cell(template, names: ["b": "text"]).frames(width: 200)[1] == "stack 0 0 19 23")
    // A view whose width a constraint gives counts with that where it fills the stack view.
    template.constraints.append(ConstraintTemplate(.view(3), .width, constant: 50))
    #expect(try cell(template, names: [:]).frames(width: 200)[1] == "stack 0 0 50 23")
    template.update(index) { $0.content = .stack(StackTemplate(axis: .vertical, alignment: .center, spacing: 4)) }
    #expect(try cell(template, names: [:]).frames(width: 200)[1] == "stack 0 0 19 23")
  }

  /// Labels without text whose baselines tie one's top to the other's bottom are a pixel higher than a line.
  @Test(arguments: [(nil, "b 0 0 0 23.5"), (40, "b 0 0 0 0")] as [(Double?, String)])
  func baselinesOfLabelsWithoutText(height: Double?, frame: String) throws {
    var template = CellTemplate(root: ViewTemplate())
    let indices = ["a", "b"].map { id in
      template.add(ViewTemplate(id: id, .label(LabelTemplate(font: .named("Helvetica", size: 20)))), to: 0)
    }
    for index in indices {
      template.constraints += [
        ConstraintTemplate(.view(index), .top, to: .view(0), .top),
        ConstraintTemplate(.view(index), .leading, to: .view(0), .leading),
      ]
    }
    template.constraints.append(
      ConstraintTemplate(.view(indices[1]), .lastBaseline, to: .view(indices[0]), .firstBaseline))
    if let height {
      template.constraints.append(ConstraintTemplate(.view(indices[0]), .height, constant: height))
    }
    let frames = try cell(template, names: [:]).frames(width: 100)
    #expect(height == nil ? frames[2] == frame : frames[1] == "a 0 0 0 40" && frames[2] != "b 0 0 0 23.5")
  }
}
