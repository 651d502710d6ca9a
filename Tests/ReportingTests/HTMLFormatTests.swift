import Catalog
import ShelfBatch
import ShelfSizing
import Testing

@testable import Reporting

/// The page with results that the command hardly gives.
@Suite struct HTMLFormatTests {
  /// A shelf of cards of heights in points, named by `name`.
  private func report(
    _ shelf: String, heights: [Double], name: String? = nil, rejected: Int = 0,
    warnings: [(code: String, text: String)] = []
  ) throws -> ShelfReport {
    let sizes = try Shelf(cardWidth: 100)
    var (tally, scan) = (HeightTally(), LargestContentScan<Int>())
    for (index, height) in heights.enumerated() {
      let id = name.map { RecordID(text: $0, isString: true) }
      tally.add(height: height, CardName(id: id, index: index))
      scan.offer(index, estimate: height)
    }
    var anatomy = ShelfAnatomy(shelf: sizes, heights: tally)
    anatomy.tallest = tally.levels.prefix(1).map { ShelfAnatomy.Card($0.first, height: $0.height) }
    return ShelfReport(
      shelf: shelf, variant: Variant(cardWidth: 100, scale: 2, contentSizeCategory: "large"),
      metrics: ShelfSizer(shelf: sizes).metrics(
        scan: scan, renderedHeight: heights.max() ?? 0, renderedCount: heights.count),
      rejectedCount: rejected, largestID: nil, estimator: "exhaustive", warnings: warnings.map(\.text),
      warningCodes: warnings.map(\.code), anatomy: anatomy)
  }

  private func page(_ reports: [ShelfReport], explains: Bool = false) throws -> String {
    let head = PageHead("Shelf heights", sources: ["a.json", "shelf-height 1"])
    var format =
      explains ? ExplanationFormatName.html.makeFormat(page: head) : ReportFormatName.html.makeFormat(page: head)
    var buffer = TextBuffer()
    format.begin(&buffer)
    for report in reports { try format.write(report, to: &buffer) }
    format.end(&buffer)
    return buffer.text
  }

  @Test func isAPageWithoutShelves() throws {
    let page = try page([])
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("</main>\n</body>\n</html>\n"))
    #expect(!page.contains("<section"))
    #expect(page.contains("<p class=\"answer\">There are no shelves.</p>"))
  }

  /// The answer of a page without cards says so, and why.
  @Test func answersWithoutCards() throws {
    #expect(try page([try report("a", heights: [])]).contains("<p class=\"answer\">&#39;a&#39; has no cards.</p>"))
    let rejected = try ["a", "b"].map { try report($0, heights: [], rejected: 2) }
    for explains in [false, true] {
      #expect(
        try page(rejected, explains: explains).contains(
          "<p class=\"answer\">No shelf has cards: all 4 records were rejected.</p>"))
    }
  }

  /// `measure` begins with the heights of all shelves, `explain` with the cards that decide.
  @Test func beginsWithWhatItIsAskedFor() throws {
    let reports = try [("low", [20.0, 20]), ("high", [90.5, 30])].map { try report($0.0, heights: $0.1) }
    func order(_ page: String) -> [String] {
      page.matches(of: /<h2>([^<]*)</).map { String($0.1) }
    }
    #expect(try order(page(reports)) == ["All shelves", "Summary", "Shelves"])
    let explained = try page(reports, explains: true)
    #expect(order(explained) == ["Shelves", "All shelves", "Summary"])
    #expect(
      explained.contains(
        "<p class=\"answer\">Card #0 alone makes &#39;high&#39; 60.5 points taller. Containers are 20 to 90.5 points"))
    #expect(explained.contains("</h3>\n<p>Card #0 (index 0) is the tallest with 90.5."))
  }

  /// The tallest shelf comes first, with its place among the records; what is drawn is linked to.
  @Test func sortsShelvesByHeight() throws {
    let reports = try [("low", [20.0]), ("high", [90.5]), ("too", [90.5]), ("none", [])].map {
      try report($0.0, heights: $0.1)
    }
    let rows = try page(reports).matches(
      of: /<tr><th scope="row" class="t">(.*?)<\/th><td>(.*?)<.*<td>(\d+)<\/td><\/tr>/)
    #expect(rows.map { String($0.1) }.map { $0.contains("href") } == [true, true, true, false])
    #expect(rows.map { String($0.2) } == ["90.5", "90.5", "20.0", "0.0"])
    #expect(rows.map { String($0.3) } == ["2", "3", "1", "4"])
  }

  /// A row for each kind of warnings, with a shelf that is drawn, or else with the row of the first.
  @Test func tellsWarningsByKind() throws {
    let font = (code: "font", text: "no 'Foo'")
    let reports = [
      try report("e", heights: [], warnings: [("no-items", "it has no items"), ("new-code", "new")]),
      try report("a", heights: [9, 5], warnings: [font, ("font", "no 'Bar'")]),
      try report("b", heights: [9, 1], warnings: [("font", "no 'Baz'"), ("new-code", "newer")]),
    ]
    let page = try page(reports)
    let kinds = page.matches(of: /<td>(\d+)<\/td><td class="t"><a href="#(\w+)"><bdi>(\w)<\/bdi><\/a><\/td>/)
    #expect(kinds.map { "\($0.1) \($0.2) \($0.3)" } == ["1 row1 e", "2 shelf1 b", "2 shelf1 b"])
    for text in [
      "The shelf has no cards.", "it has no items", "new", "Another font stands in for one", "no &#39;Baz&#39;",
    ] {
      #expect(page.contains("<bdi>\(text)"), "\(text)")
    }
    #expect(page.contains("<tr id=\"row1\">"))
    #expect(page.contains("<dt>Warnings</dt><dd><bdi>6</bdi>"))
  }

  /// Nothing of the data is markup, turns the writing direction or stays invisible.
  @Test func textIsData() throws {
    let name = "<script>'\"&\u{202E}\u{7}\u{85}\u{2028}\u{FFFF}</script>"
    let page = try page([try report(name, heights: [10, 20], name: name)])
    let shown = "&lt;script&gt;&#39;&quot;&amp;[U+202E]␇[U+0085][U+2028][U+FFFF]&lt;/script&gt;"
    #expect(page.contains("<h3><bdi>\(shown)</bdi></h3>"))
    #expect(page.contains("<th scope=\"row\" class=\"t\"><a href=\"#shelf1\"><bdi>\(shown)</bdi></a></th>"))
    #expect(!page.contains("<script"))
    #expect(
      page.unicodeScalars.allSatisfy { $0.value >= 32 && ![0x85, 0x202E, 0x2028].contains($0.value) || $0 == "\n" })
    #expect(page.contains("default-src 'none'; style-src 'unsafe-inline'"))
    #expect(!page.replacing("href=\"#", with: "").contains("href="))
    for word in ["http:", "https:", "url(h", "src=", "@import"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  /// The shelves with the most white space are drawn, the first of equals first; all have a row.
  @Test func drawsTheWorst() throws {
    let reports = try (0..<100).map { try report("s\($0)", heights: [50, 50 - Double($0 % 40)]) }
    let page = try page(reports)
    let headings = page.matches(of: /<h3><bdi>(\w+)<\/bdi>/).map { String($0.1) }
    let worst = (0..<100).sorted { ($0 % 40, -$0) > ($1 % 40, -$1) }
    #expect(headings == worst.prefix(24).map { "s\($0)" })
    let rows = page.matches(of: /<th scope="row" class="t">(?:<a href="#shelf\d+">)?<bdi>(\w+)</).map { String($0.1) }
    #expect(Set(rows) == Set((0..<100).map { "s\($0)" }) && rows.count == 100)
    #expect(page.contains("<h2>The 24 shelves with the most white space</h2>"))
  }

  @Test func readsWellForFewCards() throws {
    #expect(try page([try report("one", heights: [20])]).contains("It is the only card. No card alone costs"))
    #expect(try page([try report("equal", heights: [20, 20])]).contains("All 2 cards come out equally tall."))
    let none = try page([try report("none", heights: [])])
    #expect(none.contains("<bdi>none</bdi>"))
    #expect(!none.contains("<section"))
  }

  /// The answer comes first, then all shelves by height; what has a section is linked to it.
  @Test func beginsWithTheAnswer() throws {
    let reports = try [("low", [20.0, 20]), ("high", [90, 30]), ("middle", [50, 40])].map {
      try report($0.0, heights: $0.1)
    }
    let page = try page(reports)
    #expect(page.contains("<p class=\"made\"><bdi>a.json</bdi> · <bdi>shelf-height 1</bdi></p>"))
    #expect(
      page.contains(
        "<p class=\"answer\">Containers are 20 to 90 points high. &#39;high&#39; has the most white space: 60 points"))
    let order = ["answer", "id=\"catalogue-t\"", "<h2>Summary", "<section id=\"shelf1\">"].map {
      page.firstRange(of: $0)?.lowerBound
    }
    #expect(order.allSatisfy { $0 != nil } && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    let titles = page.matches(of: /<title>(\w+):\s/).map { String($0.1) }
    #expect(titles == ["high", "middle", "low"])
    #expect(page.contains("<a href=\"#shelf1\"><g><title>high: 90, 30.0 white a card</title>"))
  }

  /// A page of many shelves has not a bar for each, but one for each section; nor a row for each.
  @Test func pagesStaySmall() throws {
    let page = try page(try (0..<9000).map { try report("s\($0)", heights: [50, 50 - Double($0 % 40)]) })
    let bars = page.matches(of: /<title>s\d+:\s/).count
    #expect((200...264).contains(bars))
    // From the chart and from the table.
    #expect(page.matches(of: /<a href="#shelf\d+">/).count == 2 * HTMLFormat.mostDrawn)
    #expect(page.contains("<h2>The 8000 shelves with the most white space of 9000</h2>"))
    #expect(page.utf8.count < 3_000_000)
  }
}
