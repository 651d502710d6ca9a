import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Cells by constraints, as configurations declare them: labels of Helvetica 20, whose lines are 23 points high.
struct DeclaredConstraintTests {
  private func label(_ id: String, _ text: String, _ members: String = "") -> String {
    #"{"label": {"id": "\#(id)", "text": "\#(text)", "font": {"name": "Helvetica", "size": 20}\#(members)}}"#
  }

  private func view(_ subviews: String..., constraints: String...) -> String {
    #"{"view": {"id": "card", "subviews": [\#(subviews.joined(separator: ", "))]}, "#
      + #""constraints": [\#(constraints.joined(separator: ", "))]}"#
  }

  private func pin(_ first: String, _ attribute: String, _ members: String) -> String {
    #"{"firstItem": "\#(first)", "firstAttribute": "\#(attribute)", \#(members)}"#
  }

  /// `firstItem` at the same edge of the card, some points inside.
  private func inside(_ id: String, _ edge: String, _ points: Double) -> String {
    pin(id, edge, #""secondAttribute": "\#(edge)", "constant": \#(points)"#)
  }

  @Test func theArticlesCellByConstraints() throws {
    let json = """
      {"view": {"subviews": [
        {"label": {"id": "titleLabel"}}, {"label": {"id": "bodyLabel", "font": {"size": 14}, "numberOfLines": 0}}]},
       "constraints": [
        {"firstItem": "titleLabel", "firstAttribute": "top", "secondAttribute": "top", "constant": 16},
        {"firstItem": "titleLabel", "firstAttribute": "leading", "secondAttribute": "leading", "constant": 16},
        {"firstAttribute": "trailing", "secondItem": "titleLabel", "constant": 16},
        {"firstItem": "bodyLabel", "firstAttribute": "top", "secondItem": "titleLabel", "secondAttribute": "bottom",
         "constant": 16},
        {"firstItem": "bodyLabel", "firstAttribute": "leading", "secondItem": "titleLabel"},
        {"firstItem": "bodyLabel", "firstAttribute": "trailing", "secondItem": "titleLabel"},
        {"firstAttribute": "bottom", "relation": "greaterThanOrEqual", "secondItem": "bodyLabel", "constant": 16}]}
      """
    let (ours, standard) = (try cell(json), try cell(.standard))
    for body in ["", "x", "one\ntwo", String(repeating: "many words ", count: 30)] {
      #expect(ours.height(["T", body], width: 176) == standard.height(["T", body], width: 176))
    }
  }

  @Test func attributesOfEveryKind() throws {
    let json = view(
      label("a", "Hi"), label("b", "Hi"), label("c", "Hi"),
      constraints: inside("a", "top", 10), inside("a", "left", 10), pin("a", "height", #""constant": 50"#),
      pin("b", "centerY", #""secondItem": "a""#), pin("b", "left", #""secondItem": "a", "secondAttribute": "right""#),
      pin("c", "top", #""secondItem": "a", "secondAttribute": "bottom", "constant": 5"#),
      pin("c", "centerX", #""secondAttribute": "centerX", "multiplier": 1.5"#),
      pin("card", "bottom", #""secondItem": "c", "constant": 8"#))
    #expect(
      try cell(json).frames(width: 100)
        == ["card 0 0 100 96", "a 10 10 19 50", "b 29 23.5 19 23", "c 65.5 65 19 23"])
  }

  @Test func marginsOfThePlainView() throws {
    let json = """
      {"view": {"layoutMargins": {"top": 1, "leading": 2, "bottom": 4, "trailing": 8},
        "subviews": [\(label("a", "Hi"))]}, "constraints": [
        {"firstItem": "a", "firstAttribute": "top", "secondAttribute": "topMargin"},
        {"firstItem": "a", "firstAttribute": "leading", "secondAttribute": "leadingMargin"},
        {"firstAttribute": "trailingMargin", "secondItem": "a", "secondAttribute": "trailing"},
        {"firstAttribute": "bottomMargin", "secondItem": "a", "secondAttribute": "bottom"}]}
      """
    #expect(try cell(json).frames(width: 100) == ["- 0 0 100 28", "a 2 1 90 23"])
  }

  /// Baselines lie at the nearest pixel from the top of a text: at 2x 18.5 of 18.4 and 9 of 9.2, at 3x 18.333 and 9.333.
  @Test(arguments: [(2, "b 90.5 19.5 9.5 11.5"), (3, "b 90.33333333333333 19 9.666666666666666 11.666666666666666")])
  func baselines(scale: Double, frame: String) throws {
    let small = #"{"label": {"id": "b", "text": "Hi", "font": {"name": "Helvetica", "size": 10}}}"#
    let json = view(
      label("a", "Hi"), small,
      constraints: inside("a", "top", 10), inside("a", "leading", 0), inside("b", "trailing", 0),
      pin("b", "firstBaseline", #""secondItem": "a""#), pin("card", "bottom", #""secondItem": "a", "constant": 1"#))
    #expect(try cell(json, scale: scale).frames(width: 100).last == frame)
  }

  /// The last baseline is counted from the top as well: 41.5 of 41.4 in two lines of 46, and 9 of 9.2 in 11.5.
  @Test func lastBaselineOfSeveralLines() throws {
    let small = #"{"label": {"id": "b", "text": "Hi", "font": {"name": "Helvetica", "size": 10}}}"#
    let json = view(
      label("a", "Hi Hi", #", "numberOfLines": 0"#), small,
      constraints: inside("a", "top", 10), inside("a", "leading", 0), pin("a", "width", #""constant": 30"#),
      inside("b", "leading", 50), pin("b", "lastBaseline", #""secondItem": "a""#),
      pin("card", "bottom", #""secondItem": "a", "constant": 1"#))
    #expect(try cell(json).frames(width: 100) == ["card 0 0 100 57", "a 0 10 30 46", "b 50 42.5 9.5 11.5"])
  }

  /// Without a text, the first baseline is the top edge, and the last one the bottom.
  @Test(arguments: [("first", "b 50 28.5 30 20"), ("last", "b 50 8.5 30 20")])
  func baselinesOfAnImageView(which: String, frame: String) throws {
    let image = #"{"imageView": {"id": "b", "width": 30, "height": 20}}"#
    let json = view(
      label("a", "Hi"), image,
      constraints: pin("card", "height", #""constant": 100"#), inside("a", "top", 10), inside("a", "leading", 0),
      inside("b", "leading", 50), pin("b", "\(which)Baseline", #""secondItem": "a""#))
    #expect(try cell(json).frames(width: 100).last == frame)
  }

  /// A label of one line that is higher or lower than the line has its first baseline from its top and its last from its
  /// bottom, and one whose height is given in the middle: 18.5 of 18.4 in 23, and 4.5 below.
  @Test(
    arguments: [
      ("first", 70, false, "b 50 10 19 23"), ("last", 70, false, "b 50 57 19 23"),
      ("first", 10, false, "b 50 10 19 23"), ("last", 10, false, "b 50 -3 19 23"),
      ("first", 70, true, "b 50 33.5 19 23"), ("last", 70, true, "b 50 33.5 19 23"),
    ] as [(String, Double, Bool, String)])
  func baselinesOfAStretchedLabel(which: String, height: Double, isGiven: Bool, frame: String) throws {
    let json = view(
      label("a", "Hi"), label("b", "Hi"),
      constraints: pin("card", "height", #""constant": 100"#), inside("a", "top", 10), inside("a", "leading", 0),
      isGiven ? pin("a", "height", "\"constant\": \(height)") : inside("a", "bottom", height - 90),
      inside("b", "leading", 50), pin("b", "\(which)Baseline", #""secondItem": "a""#))
    #expect(try cell(json).frames(width: 100).last == frame)
  }

  /// The label ends where its longest line does, with the space at its end, as the second pass finds.
  @Test func aLabelThatIsNotPinnedShrinksToItsLines() throws {
    let json = view(
      label("a", "Hi Hi", #", "numberOfLines": 0"#),
      constraints: inside("a", "top", 0), inside("a", "leading", 10),
      pin("a", "trailing", #""relation": "lessThanOrEqual", "secondAttribute": "trailing""#),
      pin("card", "bottom", #""secondItem": "a""#))
    #expect(try cell(json).frames(width: 100) == ["card 0 0 100 23", "a 10 0 43.5 23"])
    #expect(try cell(json).frames(width: 50) == ["card 0 0 50 46", "a 10 0 24.5 46"])
  }

  @Test func contradictionsAreNamedWithTheBrokenOne() throws {
    let json = view(
      label("a", "Hi"),
      constraints: inside("a", "top", 10), pin("a", "height", #""constant": 30"#),
      pin("a", "height", #""constant": 40"#),
      pin("card", "bottom", #""secondItem": "a""#), inside("a", "leading", 0))
    let findings = try cell(json).layoutFindings(cardWidth: 100)
    #expect(
      findings.brokenConstraints.map(\.message) == [
        "the constraint 'a.height = 40' was broken, because it contradicts: a.height = 30"
      ])
    #expect(try cell(json).frames(width: 100) == ["card 0 0 100 40", "a 0 10 19 30"])
  }

  @Test func whatIsLeftOpenIsNamed() throws {
    let json = view(
      label("a", "Hi"), constraints: inside("a", "top", 0), pin("card", "bottom", #""secondItem": "a""#))
    #expect(try cell(json).ambiguities(cardWidth: 100) == ["a.left"])
  }
}
