import Catalog
import Testing

@testable import Reporting

/// Tables of pages.
@Suite struct HTMLTableTests {
  private func cells(_ rows: [[String]], isNumeric: Bool = true) -> [String] {
    var buffer = TextBuffer()
    HTMLTable(caption: "c", columns: [.text("t"), HTMLTable.Column(title: "n", isNumeric: isNumeric)])
      .write(rows, to: &buffer)
    return buffer.text.matches(of: /<td(?: class="t")?>(?:<bdi>)?([^<]*)/).map { String($0.1) }
  }

  /// The numbers of a column have as many decimals each, so that their points stand under each other.
  @Test(arguments: [
    (["152.5", "169", "-0.25"], ["152.50", "169.00", "-0.25"]),
    (["1", "20", "300"], ["1", "20", "300"]),
    (["60.5 %", "0 %", "–"], ["60.5 %", "0.0 %", "–"]),
    (["0.6 x", "none", ""], ["0.6 x", "none", ""]),
    (
      ["1.25", "1e+16", "3 by 4", "nan", ".5", "1.", "--1", "1.2.3"],
      ["1.25", "1e+16", "3 by 4", "nan", ".5", "1.", "--1", "1.2.3"]
    ),
  ])
  func alignsNumbers(cells texts: [String], shown: [String]) {
    #expect(cells(texts.map { ["row", $0] }) == shown)
    #expect(cells(texts.map { ["row", $0] }, isNumeric: false) == texts)
  }

  @Test func leadsToPartsOfThePage() {
    var buffer = TextBuffer()
    HTMLTable(caption: "c", columns: [.text("a"), .number("b")], links: [1: "there"], names: [0: "here"])
      .write([["<x>", "1"], ["y", "2"]], to: &buffer)
    #expect(
      buffer.text.contains("<tr id=\"here\"><th scope=\"row\" class=\"t\"><bdi>&lt;x&gt;</bdi></th><td>1</td></tr>"))
    #expect(
      buffer.text.contains(
        "<tr><th scope=\"row\" class=\"t\"><a href=\"#there\"><bdi>y</bdi></a></th><td>2</td></tr>"))
  }
}
