import Catalog
import CellLayout
import Testing
import TextMeasurement

@testable import InterfaceBuilder

/// Variations of a cell at some text sizes.
struct CellVariationTests {
  private func variations(_ json: String) throws -> [CellVariation] {
    try CellVariation.list(JSONValue.parse(Array(json.utf8), file: "A.shelf.json"), file: "A.shelf.json")
  }

  /// A row of an icon and a title, both of one line.
  private let cell = """
    {"stackView": {"id": "row", "spacing": 4, "arrangedSubviews": [
      {"imageView": {"id": "icon", "height": 20}}, {"label": {"id": "title"}}, {"label": {"id": "note"}}]}}
    """

  /// A stack view and the lines of two labels at a text size.
  private func varied(_ json: String, _ category: ContentSizeCategory) throws -> (StackTemplate, [Int], [Bool]) {
    let views = try Fixture.inline(cell).varied(variations(json), for: category).views
    guard case .stack(let stack) = views[0].content, case .label(let title) = views[2].content,
      case .label(let note) = views[3].content
    else { throw ImportedCell.Missing(id: "row") }
    return (stack, [title.numberOfLines, note.numberOfLines], views.map(\.isHidden))
  }

  @Test func changesWhatIsNamedAndNothingElse() throws {
    let json = """
      [{"contentSizeCategory": "accessibility", "views": {
        "row": {"axis": "vertical", "alignment": "leading", "distribution": "equalSpacing", "spacing": 9},
        "title": {"numberOfLines": 0}, "icon": {"isHidden": true, "numberOfLines": 3}, "nobody": {"isHidden": true}}},
       {"contentSizeCategory": ["extraLarge", "accessibilityLarge"], "views": {"row": {"spacing": 1}, "note": {}}}]
      """
    let usual = try varied(json, .large)
    #expect(usual.0.axis == .horizontal && usual.0.spacing == 4 && usual.1 == [1, 1])
    let first = try varied(json, .accessibilityMedium)
    #expect(first.0.axis == .vertical && first.0.alignment == .leading && first.0.distribution == .equalSpacing)
    #expect(first.0.spacing == 9 && first.1 == [0, 1] && first.2 == [false, true, false, false])
    // The later variation wins, and leaves what it does not name.
    let both = try varied(json, .accessibilityLarge)
    #expect(both.0.axis == .vertical && both.0.spacing == 1 && both.1 == [0, 1])
    let second = try varied(json, .extraLarge)
    #expect(second.0.axis == .horizontal && second.0.distribution == .fill && second.0.spacing == 1)
  }

  @Test(arguments: [
    ("{}", ["1:1: error: 'variations' must be an array, not an object"]),
    ("[{}]", ["1:2: error: a variation needs a 'contentSizeCategory' that it is for"]),
    ("[1]", ["1:2: error: a variation must be an object, not a number"]),
    (
      #"[{"contentSizeCategory": 5}]"#,
      [
        "1:2: error: a variation needs a 'contentSizeCategory' that it is for",
        "1:26: error: 'contentSizeCategory' must be a string, not a number",
      ]
    ),
    (
      #"[{"contentSizeCategory": ["large", "huge"]}]"#,
      [
        "1:36: error: unknown content size category 'huge'; allowed are extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, "
          + "accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, "
          + "accessibilityExtraExtraExtraLarge, accessibility"
      ]
    ),
    (
      #"[{"contentSizeCategory": "large", "views": {"a": {"numberOfLines": -1, "axis": "up", "isHidden": 0}}}]"#,
      [
        "1:68: error: 'numberOfLines' must be a whole number from 0, not -1",
        "1:80: error: unknown axis 'up'; allowed are horizontal, vertical",
        "1:98: error: 'isHidden' must be true or false, not a number",
      ]
    ),
  ])
  func faults(json: String, expected: [String]) throws {
    let error = #expect(throws: MalformedInput.self) { try variations(json) }
    #expect(error?.diagnostics.map(\.description) == expected.map { "A.shelf.json:\($0)" })
  }
}
