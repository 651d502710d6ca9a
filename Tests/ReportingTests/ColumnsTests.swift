import Catalog
import ShelfBatch
import Testing

@testable import Reporting

/// Columns that are declared once, in all that they give.
@Suite struct ColumnsTests {
  fileprivate struct Row {
    var name: String? = "a"
    var number: Double? = 1.25
    var count: Int? = 2
    var part: Part? = Part()
    var codes: [String] = []

    struct Part {
      var id: RecordID? = RecordID(text: "7", isString: false)
      var isGood: Bool? = true
    }
  }

  private let columns = { (columns: inout RowWriter, row: Row?) in columns.all(of: row) }

  private func written(_ write: (inout TextBuffer) -> Void) -> String {
    var buffer = TextBuffer()
    write(&buffer)
    return buffer.text
  }

  private let rows = [Row(), Row(name: nil, number: nil, count: nil, part: nil, codes: ["=x", "y"])]

  @Test func givesCSV() {
    #expect(
      written { $0.writeCSV(rows, columns) } == """
        name,number,"a ""count""\",partId,partIsGood,joined
        a,1.25,2,7,true,
        ,,,,,"'=x,y"

        """)
  }

  @Test func givesObjects() {
    let objects = rows.map { row in written { $0.writeRow { columns(&$0, row) } } }
    let part = #"{"id": 7, "isGood": true}"#
    #expect(
      objects == [
        #"{"name": "a", "number": 1.25, "a \"count\"": 2, "part": \#(part), "inner": {"isGood": true}, "each": [], "isLong": false}"#,
        #"{"name": null, "number": null, "a \"count\"": null, "part": null, "inner": null, "codes": ["=x", "y"], "#
          + #""each": [{"code": "=x"}, {"code": "y"}], "isLong": true}"#,
      ])
  }

  @Test func givesTables() {
    #expect(
      written { TextTable(rows, columns).write(hiding: ["Count"], to: &$0) } == """
        NAME  NUMBER  GOOD  CODE
        a       1.25  true
                none        =x

        """)
    #expect(
      written { $0.writeMarkdown(rows, columns) } == """
        | Name | Number | Count | Good | Code |
        | --- | --: | --: | --- | --- |
        | a | 1.25 | 2 | true |  |
        |  | none |  |  | =x |

        """)
  }

  /// GitHub links mentions and issues, and draws emoji, in the finished page; an empty comment parts them.
  @Test(arguments: [
    ("@name", "\\@<!-- -->name"), ("a@ b", "a\\@ b"), ("#12", "\\#<!-- -->12"), ("C# 1", "C\\# 1"),
    ("GH-12", "GH-<!-- -->12"), ("card-12", "card-12"), (":tada:", "\\:<!-- -->tada\\:"), ("12:30", "12\\:30"),
    ("[a](b)", "\\[a\\]\\(b\\)"), ("a|b", "a\\|b"), ("é@é", "é\\@é"),
  ])
  func writesNothingThatGitHubLinks(text: String, markdown: String) {
    #expect(written { $0.write(markdown: text) } == markdown)
  }

  // MARK: Pages

  private func cells(_ texts: [String], isNumeric: Bool = true) -> [String] {
    let table = PageTable(texts, caption: "c") { columns, text in
      columns.text(title: "t", "row")
      columns.text(title: "n", isNumeric: isNumeric, text)
    }
    return written(table.write).matches(of: /<td(?: class="t")?>(?:<bdi>)?([^<]*)/).map { String($0.1) }
  }

  /// The numbers of a column have as many decimals each, so that their points stand under each other.
  @Test(arguments: [
    (["152.5", "169", "-0.25"], ["152.50", "169.00", "-0.25"]),
    (["1", "20", "300"], ["1", "20", "300"]),
    (["60.5 %", "0 %", "–"], ["60.5 %", "0 %", "–"]),
    (["0.6 x", "none", ""], ["0.6 x", "none", ""]),
    (
      ["1.25", "1e+16", "3 by 4", "nan", ".5", "1.", "--1", "1.2.3"],
      ["1.25", "1e+16", "3 by 4", "nan", ".5", "1.", "--1", "1.2.3"]
    ),
  ])
  func alignsNumbers(cells texts: [String], shown: [String]) {
    #expect(cells(texts) == shown)
    #expect(cells(texts, isNumeric: false) == texts)
  }

  @Test func leadsToPartsOfThePage() {
    let table = PageTable(
      [Row(name: "<x>"), Row()], caption: "c", id: { $0.name == "a" ? nil : "here" }, columns)
    let page = written(table.write)
    #expect(
      page.contains(
        "<tr id=\"here\"><th scope=\"row\" class=\"t\"><bdi>&lt;x&gt;</bdi></th><td>1.3</td><td>2</td>"))
    #expect(page.contains("<tr><th scope=\"row\" class=\"t\"><a href=\"#there\"><bdi>a</bdi></a></th><td>1.3</td>"))
  }
}

extension RowWriter {
  fileprivate mutating func all(of row: ColumnsTests.Row?) {
    text("name", title: "Name", link: row?.name == "a" ? "there" : nil, row?.name)
    number("number", title: "Number", missing: "none", row?.number)
    count(.field("a \"count\""), title: "Count", row?.count)
    object("part", prefix: "part", if: row?.part != nil) { $0.part(row?.part) }
    object("inner", if: row?.part != nil) { $0.flag("isGood", row?.part?.isGood) }
    if isCSV { text("joined", row?.codes.joined(separator: ",")) }
    optional(row?.codes.isEmpty == false) { $0.json("codes", .list(.text())) { $0.write(json: row?.codes ?? []) } }
    list("each", row?.codes ?? []) { $0.text("code", $1) }
    if isJSON { flag("isLong", row.map { $0.codes.count > 1 }) }
    text(title: "Code", row?.codes.first)
  }

  fileprivate mutating func part(_ part: ColumnsTests.Row.Part?) {
    id("id", part?.id)
    flag("isGood", part?.isGood)
    text(title: "Good", part?.isGood.map { "\($0)" })
  }
}
