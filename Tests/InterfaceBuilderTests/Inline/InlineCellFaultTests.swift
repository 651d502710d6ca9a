import Catalog
import CellLayout
import Testing

@testable import InterfaceBuilder

/// Errors of inline cells, at their positions.
struct InlineCellFaultTests {
  @Test func limits() throws {
    func errors(_ json: String) -> [String] {
      do { _ = try Fixture.inline(json) } catch { return (error as? MalformedInput)?.diagnostics.map(\.message) ?? [] }
      return []
    }
    let views = String(repeating: #"{"view": {}}, "#, count: 3000) + #"{"view": {}}"#
    #expect(errors(#"{"view": {"subviews": [\#(views)]}}"#) == ["the cell has more than 2500 views"])
    let priorities = (0..<300).map { #"{"firstAttribute": "width", "priority": \#(1 + Double($0) / 2)}"# }
    #expect(
      errors(#"{"view": {}, "constraints": [\#(priorities.joined(separator: ","))]}"#) == [
        "the cell has more than 256 different priorities"
      ])
    // A name that is unknown is not the only error.
    let items = (0..<100).map { #"{"firstItem": "title\#($0)", "firstAttribute": "width"}"# }
    let found = errors(#"{"label": {"id": "title"}, "constraints": [\#(items.joined(separator: ","))]}"#)
    #expect(found.count == 100 && found.count { $0.hasSuffix("Did you mean 'title'?") } == 20)
  }

  @Test(arguments: [
    ("[]", ["1:1: error: a view must be an object, not an array"]),
    (
      "{}",
      ["1:1: error: a view must have exactly one of 'stackView', 'view', 'label', 'imageView', 'button', 'switch'"]
    ),
    (
      #"{"label": {}, "imageView": {"height": 1}}"#,
      ["1:1: error: a view must have exactly one of 'stackView', 'view', 'label', 'imageView', 'button', 'switch'"]
    ),
    (
      #"{"lable": {}}"#,
      [
        "1:1: error: a view must have exactly one of 'stackView', 'view', 'label', 'imageView', 'button', 'switch'",
        "1:2: error: unknown key 'lable'. Did you mean 'label'?",
      ]
    ),
    (
      #"{"label": {}, "constraints": {}}"#,
      ["1:30: error: 'constraints' must be an array of constraints, not an object"]
    ),
    (
      #"{"label": {"id": "title"}, "constraints": [{"firstItem": "titel", "firstAttribute": "width", "constant": 1e7}]}"#,
      [
        "1:58: error: the cell has no view 'titel'. Did you mean 'title'?",
        "1:106: error: 'constant' is 1e7, but must be at most a million",
      ]
    ),
    (
      #"{"label": {}, "constraints": [5, {"firstAttribute": "hieght"}, {"constant": 1}, {"firstAttribute": "leading"}]}"#,
      [
        "1:31: error: a constraint must be an object, not a number",
        "1:53: error: unknown firstAttribute 'hieght'. Did you mean 'height'?",
        "1:64: error: a constraint needs a 'firstAttribute'",
        "1:81: error: a constraint on 'leading' needs a second item or attribute",
      ]
    ),
    (
      #"{"label": {}, "constraints": [{"firstAttribute": "top", "secondAttribute": "leading"}]}"#,
      ["1:31: error: 'top' and 'leading' can't be compared"]
    ),
    (
      #"{"stackView": {"arrangedSubviews": [{"label": {}, "constraints": []}]}}"#,
      ["1:51: error: unknown key 'constraints'; allowed are stackView, view, label, imageView, button, switch"]
    ),
    (
      #"{"label": {"numberOfLine": 2}}"#,
      ["1:12: error: unknown key 'numberOfLine'. Did you mean 'numberOfLines'?"]
    ),
    (
      #"{"label": {"numberOfLines": "2"}}"#,
      [
        "1:29: error: 'numberOfLines' must be a whole number from 0, which stands for no limit, not a string"
      ]
    ),
    (
      #"{"label": {"text": 5, "isHidden": "yes"}}"#,
      [
        "1:20: error: 'text' must be a string, not a number",
        "1:35: error: 'isHidden' must be true or false, not a string",
      ]
    ),
    (
      #"{"label": {"numberOfLines": -1}}"#,
      ["1:29: error: 'numberOfLines' must be a whole number from 0, not -1"]
    ),
    (
      #"{"label": {"numberOfLines": 1.5}}"#,
      ["1:29: error: 'numberOfLines' must be a whole number from 0, not 1.5"]
    ),
    (
      #"{"label": {"hidesWhenEmpty": true}}"#,
      [
        "1:12: error: 'hidesWhenEmpty' needs a stack view round the label, which it can leave"
      ]
    ),
    (
      #"{"label": {"font": {"textStyle": "headlin"}}}"#,
      [
        "1:34: error: unknown textStyle 'headlin'. Did you mean 'headline'?"
      ]
    ),
    (
      #"{"label": {"font": {"size": 12, "weight": "fat"}}}"#,
      [
        "1:43: error: unknown weight 'fat'; allowed are ultraLight, thin, light, regular, medium, semibold, bold, heavy, black"
      ]
    ),
    (
      #"{"label": {"font": {"textStyle": "body", "size": 12}}}"#,
      [
        "1:12: error: a font with a 'textStyle' takes a 'weight' and no other keys"
      ]
    ),
    (#"{"label": {"font": {"weight": "bold"}}}"#, ["1:12: error: a font needs a 'size' or a 'textStyle'"]),
    (
      #"{"label": {"font": {"name": "Brand", "size": 12, "weight": "bold"}}}"#,
      [
        "1:12: error: a font with a 'name' takes no 'weight'; name the font that has it instead"
      ]
    ),
    (#"{"label": {"font": {"size": 0}}}"#, ["1:29: error: 'size' must be greater than 0, not 0"]),
    (#"{"label": {"font": {"size": 1e-310}}}"#, ["1:29: error: 'size' must be at least a millionth, not 1e-310"]),
    (#"{"stackView": {"spacing": 1e308}}"#, ["1:27: error: 'spacing' is 1e308, but must be at most a million"]),
    (#"{"label": {"contentHuggingPriority": 1001}}"#, ["1:38: error: a layout priority is at most 1000"]),
    (#"{"imageView": {"width": 40}}"#, ["1:2: error: an image view needs a 'height' or an 'aspectRatio'"]),
    (
      #"{"imageView": {"width": 40, "height": 20, "aspectRatio": 2}}"#,
      [
        "1:2: error: an image view takes two of 'width', 'height' and 'aspectRatio', not all three"
      ]
    ),
    (
      #"{"stackView": {"distribution": "fillEqualy"}}"#,
      ["1:32: error: unknown distribution 'fillEqualy'. Did you mean 'fillEqually'?"]
    ),
    (
      #"{"stackView": {"axis": "horizontl"}}"#,
      ["1:24: error: unknown axis 'horizontl'. Did you mean 'horizontal'?"]
    ),
    (
      #"{"stackView": {"alignment": "firstBaseline", "axis": "vertical"}}"#,
      [
        "1:29: error: unknown alignment 'firstBaseline' of a vertical stack view; allowed are fill, center, leading, trailing"
      ]
    ),
    (
      #"{"stackView": {"alignment": "leading"}}"#,
      [
        "1:29: error: unknown alignment 'leading' of a horizontal stack view; allowed are fill, center, top, bottom, firstBaseline, lastBaseline"
      ]
    ),
    (
      #"{"stackView": {"alignment": "tralling", "axis": "vertical"}}"#,
      [
        "1:29: error: unknown alignment 'tralling' of a vertical stack view. Did you mean 'trailing'?"
      ]
    ),
    (
      #"{"stackView": {"spacing": -1, "layoutMargins": {"left": 1}}}"#,
      [
        "1:49: error: unknown key 'left'; allowed are top, leading, bottom, trailing"
      ]
    ),
    (
      #"{"stackView": {"arrangedSubviews": {}}}"#,
      [
        "1:36: error: 'arrangedSubviews' must be an array of views, not an object"
      ]
    ),
    (
      #"{"label": {"contentHuggingPriority": {"horizontal": 0, "vertical": "x"}}}"#,
      [
        "1:53: error: 'horizontal' must be greater than 0, not 0",
        "1:68: error: unknown vertical 'x'; allowed are required, defaultHigh, dragThatCanResizeScene, sceneSizeStayPut, "
          + "dragThatCannotResizeScene, defaultLow, fittingSizeLevel",
      ]
    ),
    (
      #"{"label": {"contentCompressionResistancePriority": "high"}}"#,
      [
        "1:52: error: unknown contentCompressionResistancePriority 'high'; allowed are required, defaultHigh, dragThatCanResizeScene, "
          + "sceneSizeStayPut, dragThatCannotResizeScene, defaultLow, fittingSizeLevel"
      ]
    ),
    (
      #"{"stackView": {"alignment": 1, "distribution": 2, "layoutMargins": [], "spacing": null}}"#,
      [
        "1:29: error: 'alignment' must be a string, not a number",
        "1:48: error: 'distribution' must be a string, not a number",
        "1:68: error: 'layoutMargins' must be a number or an object, not an array",
        "1:83: error: 'spacing' must be a number, not null",
      ]
    ),
    (
      #"{"stackView": {"layoutMargins": {"top": -1}}}"#, ["1:41: error: 'top' must not be negative, but is -1"]
    ),
    (
      #"{"label": {}, "constraints": [{"firstItem": 1, "firstAttribute": "width", "relation": "about", "id": 2}]}"#,
      [
        "1:45: error: 'firstItem' must be a string, not a number",
        "1:87: error: unknown relation 'about'; allowed are equal, lessThanOrEqual, greaterThanOrEqual, ==, =, <=, >=",
        "1:102: error: 'id' must be a string, not a number",
      ]
    ),
    (
      #"{"label": {}, "constraints": [{"firstAttribute": "width", "constant": "1", "multiplier": true, "priority": 0}]}"#,
      [
        "1:71: error: 'constant' must be a number, not a string",
        "1:90: error: 'multiplier' must be a number, not a bool",
        "1:108: error: 'priority' must be greater than 0, not 0",
      ]
    ),
    (#"{"label": {"id": ""}}"#, ["1:18: error: 'id' must be a string, not an empty string"]),
    (#"{"label": {"id": "a", "id": "b"}}"#, ["1:23: error: the key 'id' is there twice"]),
  ])
  func faults(json: String, expected: [String]) throws {
    let error = #expect(throws: MalformedInput.self) { _ = try Fixture.inline(json) }
    #expect(error?.diagnostics.map(\.description) == expected.map { "A.shelf.json:\($0)" })
  }

  @Test func allFaultsInTheOrderOfTheFile() {
    let json = """
      {"stackView": {"axis": "diagonal",
        "arrangedSubviews": [
          {"label": {"id": "a", "fnt": 1}},
          {"imageView": {"id": "a", "width": "40", "height": 1}},
          {"stackView": {"spacing": true}}]}}
      """
    let error = #expect(throws: MalformedInput.self) { _ = try Fixture.inline(json) }
    #expect(
      error?.description == """
        A.shelf.json:1:24: error: unknown axis 'diagonal'; allowed are horizontal, vertical
        A.shelf.json:3:27: error: unknown key 'fnt'. Did you mean 'font'?
        A.shelf.json:4:26: error: another view of the cell has the id 'a'
        A.shelf.json:4:40: error: 'width' must be a number, not a string
        A.shelf.json:5:31: error: 'spacing' must be a number, not a bool
        """)
  }
}
