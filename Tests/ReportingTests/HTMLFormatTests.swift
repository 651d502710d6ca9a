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
    warnings: [CodedWarning] = [], maximum: Double? = nil, lostLines: Int = 0,
    shortening: Shortening? = nil, size: String = "large", locale: String? = nil, scale: Double = 2
  ) throws -> ShelfReport {
    let sizes = try Shelf(cardWidth: 100, maximumCardHeight: maximum, scale: scale)
    var (tally, scan) = (HeightTally(), LargestContentScan<Int>())
    for (index, height) in heights.enumerated() {
      let id = name.map { RecordID(text: $0, isString: true) }
      tally.add(height: height, CardName(id: id, index: index))
      scan.offer(index, estimate: height)
    }
    var anatomy = ShelfAnatomy(shelf: sizes, heights: tally)
    anatomy.tallest = tally.levels.prefix(1).map { ShelfAnatomy.Card($0.first, height: $0.height) }
    (anatomy.lostLines, anatomy.shortening) = (lostLines, shortening)
    return ShelfReport(
      shelf: shelf, variant: Variant(cardWidth: 100, scale: scale, contentSizeCategory: size, locale: locale),
      metrics: ShelfSizer(shelf: sizes).metrics(
        scan: scan, renderedHeight: heights.max() ?? 0, renderedCount: heights.count),
      rejectedCount: rejected, largestID: nil, estimator: "exhaustive", warnings: warnings,
      anatomy: anatomy)
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

  /// The verdict and a picture, then things to do; all else follows.
  @Test func beginsWithTheVerdict() throws {
    let reports = try [("low", [20.0, 20]), ("high", [90.5, 30]), ("middle", [50, 50])].map {
      try report($0.0, heights: $0.1)
    }
    for explains in [false, true] {
      let page = try page(reports, explains: explains)
      #expect(
        answer(page)
          == (explains
            ? "Card #0 makes &#39;high&#39; 90.5 points high, 60.5 more than without it; containers are 20 to 90.5 points high."
            : "Containers are 20 to 90.5 points high; card #0 alone makes &#39;high&#39; 60.5 points taller."))
      #expect(headings(page) == ["What to do", "Sizes", "Shelf by shelf"])
      #expect(page.contains("<p class=\"made\"><bdi>a.json</bdi> · <bdi>shelf-height 1</bdi></p>"))
      let order = ["answer", "<svg role=\"img\"", "What to do", "<section"].map { page.firstRange(of: $0)?.lowerBound }
      #expect(order.allSatisfy { $0 != nil } && order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    }
  }

  private func answer(_ page: String) -> String? {
    page.firstMatch(of: /<p class="answer">([^<]*)</).map { String($0.1) }
  }

  private func headings(_ page: String) -> [String] { page.matches(of: /<h2>([^<]*)</).map { String($0.1) } }

  /// Cards that are cut and lines that are lost come before heights.
  @Test func saysFirstWhatIsCut() throws {
    let cut = try page([
      try report("a", heights: [90, 80, 20], maximum: 50, lostLines: 3), try report("b", heights: [20], maximum: 50),
    ])
    #expect(
      answer(cut)
        == "2 of 4 cards are cut on 1 of 2 shelves, and 3 lines of text are lost; containers are 20 to 50 points high.")
    #expect(
      cut.contains(
        "<li>Raise the maximum card height from 50 to 90: no card is cut, and shelves get up to 40 points taller.</li>")
    )
    // A tenth of the cards that are cut are far taller than the others.
    let most = try page([try report("a", heights: [200] + Array(repeating: 60, count: 19), maximum: 50)])
    #expect(
      most.contains(
        "from 50 to 60: 19 of the 20 cut cards become whole, and shelves get up to 10 points taller. From 200 on, no card is"
      ))
    let one = try page([try report("a", heights: [90], maximum: 50, lostLines: 1)])
    #expect(answer(one) == "1 of 1 card is cut, and 1 line of text is lost; the container is 50 points high.")
  }

  /// Advice is about the catalogue, ranked by what it saves.
  @Test func ranksAdviceOverAllShelves() throws {
    func shortening(_ field: String, saved: Double, _ cards: Int = 1) -> Shortening {
      Shortening(
        texts: (0..<cards).map {
          Shortening.Text(card: CardName(id: nil, index: $0), field: field, characterCount: 90, fittingCount: 60)
        }, saved: saved)
    }
    let few = try [("a", "title", 7.0), ("b", "body", 5), ("c", "title", 30)].map {
      try report($0.0, heights: [60, 50], shortening: shortening($0.1, saved: $0.2))
    }
    let items = try page(few + [try report("d", heights: [90, 20])]).matches(of: /<li>([^<]*)/).map { String($0.1) }
    #expect(
      items == [
        "Change or drop card #0 of &#39;d&#39;, which no shorter text makes low enough: its shelf gets 70 points lower.",
        "Shorten &#39;title&#39; of card #0 of &#39;c&#39; from 90 to 60 characters: the shelf gets 30 points lower. "
          + "Shorten &#39;title&#39; of 1 more card, and another shelf gets lower, by up to 7 points.",
        "Shorten &#39;body&#39; of card #0 of &#39;b&#39; from 90 to 60 characters: the shelf gets 5 points lower.",
        "Let &#39;shelf-height optimize&#39; look for a better card width: 18.5 % of the cards’ area is white space.",
      ])
    let first = try page(few).matches(of: /<th scope="row" class="t"><bdi>#0<.*?class="t"><a href="#(\w+)"/).map {
      String($0.1)
    }
    #expect(first == ["shelf3", "shelf1"])
    let cut = try page([
      try report("a", heights: [60], maximum: 50, shortening: shortening("body", saved: 0)),
      try report("b", heights: [40, 30], maximum: 50, shortening: shortening("body", saved: 9)),
    ])
    #expect(cut.contains("characters: it is no longer cut.</li>\n<li>Shorten &#39;body&#39;"))
    #expect(
      try page([try report("e", heights: [9, 9])]).contains(
        "<p>Nothing: no card is cut, and shortening a few texts makes"))
  }

  /// Variants of one shelf are one table and one drawing.
  @Test func tellsVariantsInOneTable() throws {
    let reports = try ["en", "de"].flatMap { locale in
      try ["small", "large", "accessibilityLarge"].map { size in
        try report("a", heights: [size == "small" ? 20.25 : locale == "de" ? 61 : 50, 20], size: size, locale: locale)
      }
    }
    let page = try page(reports)
    #expect(page.matches(of: /<section/).count == 1 && page.matches(of: /<figure/).count == 1)
    let table = try #require(page.firstMatch(of: /<caption>Heights of containers([\s\S]*?)<\/table>/)).1
    #expect(
      table.matches(of: /<th\b[^>]*>(?:<bdi>)?([^<]*)/).map { String($0.1) }
        == ["Text size", "en", "de", "small", "large", "accessibilityLarge"])
    #expect(table.matches(of: /<td>([^<]*)/).map { String($0.1) } == ["20.5", "20.5", "50.0", "61.0", "50.0", "61.0"])
    #expect(
      answer(page)
        == "Containers are 20.5 to 61 points high; card #0 alone makes &#39;a&#39; 41 points taller in de, large.")
    // The next variant of one shelf has no drawing of its own, but two shelves have, and a column.
    let two = try self.page(
      reports + (try ["small", "large"].map { try report("b", heights: [9], size: $0, locale: "en") }))
    #expect(two.contains("<th scope=\"col\" class=\"t\">Shelf</th><th scope=\"col\" class=\"t\">Text size</th>"))
    #expect(two.contains("<td>–</td>") && two.matches(of: /<figure/).count == 2)
  }

  /// Lengths have one decimal at most, and nothing is `0`.
  @Test func roundsToOneDecimal() throws {
    let page = try page([try report("a", heights: [100.333, 20], scale: 3), try report("b", heights: [33], scale: 3)])
    #expect(page.contains("<td>100.3</td>") && page.contains("<td>0</td>") && page.contains("<td>33.0</td>"))
    #expect(page.replacing(/<style>[\s\S]*?<\/style>/, with: "").matches(of: />[^<]*\d\.\d\d[^<]*</).isEmpty)
    #expect([0, 0.04, 0.05, 313.667, 2, -0.3].map(tenth) == ["0", "<0.1", "0.1", "313.7", "2", "-0.3"])
  }

  /// The tallest shelf comes first, with its place among the records; what is drawn is linked to.
  @Test func sortsShelvesByHeight() throws {
    let reports = try [("low", [20.0]), ("high", [90.5]), ("too", [90.5]), ("none", [])].map {
      try report($0.0, heights: $0.1)
    }
    let rows = try page(reports).matches(
      of: /<tr><th scope="row" class="t">(.*?)<\/th><td>(.*?)<.*<td>(\d+)<\/td><\/tr>/)
    #expect(rows.map { String($0.1) }.map { $0.contains("href") } == [true, true, true, false])
    #expect(rows.map { String($0.2) } == ["90.5", "90.5", "20.0", "0"])
    #expect(rows.map { String($0.3) } == ["2", "3", "1", "4"])
  }

  /// A row for each kind of warnings, with a shelf that is drawn, or else with the row of the first.
  @Test func tellsWarningsByKind() throws {
    let font = CodedWarning("font", "no 'Foo'")
    let reports = [
      try report(
        "e", heights: [], warnings: [CodedWarning("no-items", "it has no items"), CodedWarning("new-code", "new")]),
      try report("a", heights: [9, 5], warnings: [font, CodedWarning("font", "no 'Bar'")]),
      try report(
        "b", heights: [9, 1], warnings: [CodedWarning("font", "no 'Baz'"), CodedWarning("new-code", "newer")]),
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
  }

  /// No path tells of the machine.
  @Test func namesFilesWithoutTheirFolders() throws {
    let warning = CodedWarning("missing-text", "1 text has no entry in '/home/me/de.strings', and 'a/b' is there")
    let page = try page([try report("a", heights: [9], warnings: [warning])])
    #expect(page.contains("no entry in &#39;de.strings&#39;, and &#39;a/b&#39; is there") && !page.contains("home"))
    var buffer = TextBuffer()
    PageHead("t", sources: ["/home/me/a.json", "b/c.json", "/"]).begin(to: &buffer)
    #expect(buffer.text.contains("<bdi>a.json</bdi> · <bdi>b/c.json</bdi> · <bdi>/</bdi>"))
  }

  /// Nothing of the data is markup, turns the writing direction or stays invisible.
  @Test func textIsData() throws {
    let name = "<script>'\"&\u{202E}\u{7}\u{85}\u{2028}\u{FFFF}</script>"
    let page = try page([try report(name, heights: [10, 20], name: name)])
    let shown = "&lt;script&gt;&#39;&quot;&amp;[U+202E]␇[U+0085][U+2028][U+FFFF]&lt;/script&gt;"
    #expect(page.contains("<summary><bdi>\(shown)</bdi>: ") && page.contains("data-shelf=\"\(shown)\""))
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

  /// The worst shelves are drawn, the first of equals first; all have a row.
  @Test func drawsTheWorst() throws {
    let reports = try (0..<100).map { try report("s\($0)", heights: [50, 50 - Double($0 % 40)]) }
    let page = try page(reports)
    let drawn = page.matches(of: /data-shelf="(\w+)"/).map { String($0.1) }
    let worst = (0..<100).sorted { ($0 % 40, -$0) > ($1 % 40, -$1) }
    #expect(drawn == worst.prefix(24).map { "s\($0)" })
    #expect(page.matches(of: /<summary><bdi>(\w+)</).map { String($0.1) } == drawn)
    let rows = page.matches(of: /<th scope="row" class="t">(?:<a href="#shelf\d+">)?<bdi>(\w+)</).map { String($0.1) }
    #expect(Set(rows) == Set((0..<100).map { "s\($0)" }) && rows.count == 100)
    #expect(page.contains("<h2>The 24 shelves that are worst off</h2>"))
  }

  @Test func readsWellForFewCards() throws {
    func answer(_ heights: [Double]) throws -> String? { self.answer(try page([try report("a", heights: heights)])) }
    #expect(try answer([20]) == "The container is 20 points high: it holds one card, #0.")
    #expect(try answer([20, 20]) == "The container is 20 points high: card #0 and 1 other are the tallest.")
    #expect(try answer([20, 20, 20, 5]) == "The container is 20 points high: card #0 and 2 others are the tallest.")
    #expect(try answer([30, 20]) == "The container is 30 points high, 10 of them for card #0 alone.")
    let none = try page([try report("none", heights: [])])
    #expect(none.contains("<bdi>none</bdi>"))
    #expect(!none.contains("<section"))
  }

  /// A page of many shelves has not a row for each.
  @Test func pagesStaySmall() throws {
    let page = try page(try (0..<9000).map { try report("s\($0)", heights: [50, 50 - Double($0 % 40)]) })
    #expect(page.matches(of: /<a href="#shelf\d+">/).count == HTMLFormat.mostDrawn)
    #expect(page.contains("<summary>The worst 7500 of 9000 rows</summary>"))
    #expect(page.utf8.count < 3_000_000)
  }
}
