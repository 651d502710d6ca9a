import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct CellTests {
  private func folder() throws -> Folder {
    let folder = try Folder()
    try folder.put(
      """
      {"records": "cards.ndjson", "cell": {"stackView": {"axis": "vertical", "spacing": 4, "layoutMargins": 16, "arrangedSubviews": [
        {"imageView": {"id": "icon", "width": 40, "aspectRatio": 1}},
        {"label": {"id": "titleLabel", "font": {"size": 17}, "numberOfLines": 2, "hidesWhenEmpty": true}},
        {"stackView": {"id": "tags", "isHidden": true, "layoutMargins": 8, "arrangedSubviews": [
          {"label": {"text": "<New & \\"hot\\">"}}]}},
        {"label": {"id": "bodyLabel", "font": {"size": 14}, "numberOfLines": 0}}]}}}
      """, "A.shelf.json")
    try folder.put(
      """
      {"title": "", "body": "<b>&\\"x\\"\\u001b[2J\\u0000"}
      {"title": "T\\nU\\nV\\nW", "body": "b"}
      5
      {"title": [1], "body": "b"}
      {"title": 1.50, "body": true}

      """, "cards.ndjson")
    return folder
  }

  @Test func printsTheDefaultCell() throws {
    let folder = try folder()
    #expect(
      try folder.run("cell")
        == Outcome(
          0,
          output: """
            UIView (0, 0; 176 x 48)
              UILabel titleLabel (16, 16; 144 x 0) system 17
              UILabel bodyLabel (16, 32; 144 x 0) system 14
            its height comes from
              titleLabel.top = cell.top + 16
              bodyLabel.top = titleLabel.bottom + 16
              cell.bottom >= bodyLabel.bottom + 16
              titleLabel.height = 0 by its content
              bodyLabel.height = 0 by its content

            """))
    try folder.put(cards(lines: [1, 3]), "cards.json")
    #expect(
      try folder.run("cell", "--records", "cards.json", "--record", "1", "--card-width", "160", "--scale=3")
        .output == """
          UIView (0, 0; 160 x 118.667)
            UILabel titleLabel (16, 16; 128 x 20.333) system 17
              | Title
            UILabel bodyLabel (16, 52.333; 128 x 50.333) system 14
              | x
              | x
              | x
          its height comes from
            titleLabel.top = cell.top + 16
            bodyLabel.top = titleLabel.bottom + 16
            cell.bottom >= bodyLabel.bottom + 16
            titleLabel.height = 20.333 by its content
            bodyLabel.height = 50.333 by its content

          """)
  }

  @Test func printsATreeInDocumentOrder() throws {
    let folder = try folder()
    #expect(
      try folder.run("cell", "A.shelf.json", "--record", "1")
        == Outcome(
          0,
          output: """
            UIStackView (0, 0; 176 x 138)
              UIImageView icon (16, 16; 40 x 40)
              UILabel titleLabel (16, 60; 144 x 41) system 17
                | T
                | U
                x V
                x W
              UIStackView tags hidden
                UILabel hidden system 17
              UILabel bodyLabel (16, 105; 144 x 17) system 14
                | b
            its height comes from
              icon.width as given
              icon.aspectRatio as given
              cell arranges icon
              cell arranges bodyLabel
              cell arranges icon, titleLabel
              cell arranges titleLabel, bodyLabel
              titleLabel.height = 41 by its content
              bodyLabel.height = 17 by its content

            """))
    let numbers = try folder.run("cell", "A.shelf.json", "--record", "4").output
    #expect(numbers.contains("| 1.50\n") && numbers.contains("| true\n"))
    let hostile = try folder.run("cell", "A.shelf.json").output
    #expect(hostile.contains("\n  UILabel titleLabel hidden system 17\n"))
    #expect(hostile.contains("| <b>&\"x\"\u{FFFD}[2J\u{FFFD}\n"))
  }

  @Test func listsViewsAsJSON() throws {
    func view(_ id: String, _ kind: String, _ frame: [Double]) -> String {
      let name = id.isEmpty ? "null" : "\"\(id)\""
      let numbers = frame.map { $0.description.hasSuffix(".0") ? "\(Int($0))" : "\($0)" }
      return
        #"{"id": \#(name), "class": "\#(kind)", "outlet": \#(name), "x": \#(numbers[0]), "y": \#(numbers[1]), "#
        + #""width": \#(numbers[2]), "height": \#(numbers[3]), "designFrame": null}"#
    }
    let outcome = try folder().run("cell", "A.shelf.json", "--format", "json")
    let views = [
      view("", "UIStackView", [0, 0, 176, 93]), view("icon", "UIImageView", [16, 16, 40, 40]),
      view("titleLabel", "UILabel", [0, 0, 0, 0]), view("tags", "UIStackView", [0, 0, 0, 0]),
      view("", "UILabel", [0, 0, 0, 0]), view("bodyLabel", "UILabel", [16, 60, 144, 17]),
    ]
    #expect(outcome == Outcome(0, output: "[\n  " + views.joined(separator: ",\n  ") + "\n]\n"))
    let decoded = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    let keys: Set<String> = ["id", "class", "outlet", "x", "y", "width", "height", "designFrame"]
    #expect(decoded?.map { Set($0.keys) } == Array(repeating: keys, count: 6))
  }

  @Test func drawsAWellFormedSVG() throws {
    let outcome = try folder().run("cell", "A.shelf.json", "--format", "svg")
    #expect(
      outcome.lines.prefix(2) == [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 93" width="176" height="93" role="img">"#,
        "<title>A card of 176 by 93 points</title>",
      ])
    #expect(
      outcome.lines.filter { $0.hasPrefix(#"<rect class="view""#) } == [
        #"<rect class="view" x="0" y="0" width="176" height="93"/>"#,
        #"<rect class="view" x="16" y="16" width="40" height="40"/>"#,
        #"<rect class="view" x="16" y="60" width="144" height="17"/>"#,
      ])
    #expect(outcome.output.contains(">&lt;b&gt;&amp;&quot;x&quot;\u{FFFD}[2J\u{FFFD}</text>\n"))
    #expect(XMLParser(data: Data(outcome.output.utf8)).parse())
  }

  @Test func refusesARecordThatIsNone() throws {
    let folder = try folder()
    for (index, message) in [
      ("2", "cards.ndjson:3:1: error: the record is not an object\n"),
      ("3", "cards.ndjson:4:11: error: the field 'title' holds an array or an object, which no label can show\n"),
    ] {
      #expect(try folder.run("cell", "A.shelf.json", "--record", index) == Outcome(65, errors: message))
    }
    #expect(try folder.run("cell", "A.shelf.json", "--record", "5").code == 64)
    #expect(try folder.run("cell", "A.shelf.json", "--record", "9223372036854775807").code == 64)
  }
}
