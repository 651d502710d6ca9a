import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

/// `--format html` of `measure`, `explain` and `compare`.
@Suite struct HTMLReportTests {
  /// XML's rules are stricter than HTML's: what a strict parser takes has no tag left open. Void elements are closed here.
  private func parse(_ page: String) throws -> XMLDocument {
    let closed =
      page
      .replacing("<!DOCTYPE html>\n", with: "")
      .replacing(/<meta [^>]*>/) { String($0.output.dropLast()) + "/>" }
      .replacing(" open>", with: " open=\"\">")
    return try XMLDocument(xmlString: closed)
  }

  /// By card index, the lines that are drawn.
  private func lines(_ page: XMLDocument) throws -> [String: [String]] {
    var lines: [String: [String]] = [:]
    for node in try page.nodes(forXPath: "//g[@class='item']") {
      let index = try node.nodes(forXPath: "@data-index").first?.stringValue ?? ""
      lines[index] = try node.nodes(forXPath: "svg[1]/g[@class='text']/text").compactMap(\.stringValue)
    }
    return lines
  }

  @Test func drawsTheShelf() throws {
    let folder = try Folder()
    let hostile = #"<b>\"&'\u202e"#
    try folder.put(
      #"[{"id": "\#(hostile)", "title": "\#(hostile)", "body": "one\ntwo"}, {"title": "B", "body": "1\n2\n3\n4"}, 5]"#,
      "cards.json")
    let outcome = try folder.run("measure", "--format", "html", "--insets", "8", "cards.json")
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("cards.json:1:"))
    let page = try parse(outcome.output)
    #expect(try lines(page) == ["0": ["<b>\"&'\u{FFFD}", "one", "two"], "1": ["B", "1", "2", "3", "4"]])
    let verdict = try page.nodes(forXPath: "//p[@class='answer']").first?.stringValue
    #expect(verdict == "The container is 151.5 points high, 33.5 of them for card #1 alone; 1 record was rejected.")
    #expect(
      try items(page).first == "Shorten 'body' of card #1 from 7 to 3 characters: the shelf gets 33.5 points lower.")
    #expect(try page.nodes(forXPath: "//svg[@role][not(title) or not(desc)]").isEmpty)
    #expect(try page.nodes(forXPath: "//table[not(caption)] | //th[not(@scope)]").isEmpty)
    // Ids are there once.
    let ids = try page.nodes(forXPath: "//@id").compactMap(\.stringValue)
    #expect(Set(ids).count == ids.count)
  }

  /// A text begins where its script does, and ends in dots where more of it is hidden.
  @Test func drawsLinesAsTheyAreRead() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      [{"title": "\u0645\u0631\u062d\u0628\u0627", "body": "12 \u05e9\u05dc\u05d5\u05dd"}, {"title": "B", "body": "1\n2\n3\n4"},
      {"title": "A title that one line does not hold", "body": "\u0e2a\u0e27"}]
      """#, "cards.json")
    let outcome = try folder.run("measure", "--quiet", "--format", "html", "--maximum-card-height", "110", "cards.json")
    #expect(outcome.code == 0)
    let page = try parse(outcome.output)
    let drawn = try lines(page)
    // Two of the four lines have no room in a card of 110 points, which the dots say.
    #expect(drawn["1"] == ["B", "1", "2…"])
    #expect(drawn["2"]?.first?.hasPrefix("A title that") == true && drawn["2"]?.first?.hasSuffix("…") == true)
    #expect(try page.nodes(forXPath: "//g[@direction='rtl']/text/@x").compactMap(\.stringValue) == ["160", "160"])
    #expect(try page.nodes(forXPath: "//g[@class='text'][not(@direction)]/text[@x != '16']").isEmpty)
    // How wide the viewer's Arabic, Hebrew and Thai letters are is not known; those of Latin are near Helvetica's.
    let fitted = try page.nodes(forXPath: "//text[@textLength]").compactMap(\.stringValue)
    #expect(fitted.filter { !$0.hasSuffix("…") } == ["B"])
  }

  /// A shelf of many cards shows its first ones and its tallest, and how many lie between.
  @Test func countsWhatIsNotDrawn() throws {
    let folder = try Folder()
    var heights = Array(repeating: 1, count: 40)
    heights[20] = 5
    heights[30] = 4
    try folder.put(cards(lines: heights), "cards.json")
    let page = try parse(
      folder.run("explain", "--quiet", "--format", "html", "--maximum-card-height", "90", "cards.json").output)
    let drawing = "//figure[@data-shelf='cards']//"
    let drawn = try page.nodes(forXPath: drawing + "g[@class='item']/@data-index").compactMap(\.stringValue)
    #expect(drawn == ["0", "1", "2", "20", "30"])
    // Nothing is drawn twice.
    #expect(try page.nodes(forXPath: "//g[@class='item']").count == 5)
    let between = try page.nodes(forXPath: "//text[@class='small middle']").compactMap(\.stringValue)
    #expect(between.filter { $0.hasSuffix(" more") } == ["17 more", "9 more", "9 more"])
    #expect(try page.nodes(forXPath: drawing + "path[@class='limit']").count == 2)
    // Five lines, of which the last two lie below the edge.
    #expect(try page.nodes(forXPath: drawing + "g[@data-index='20']/svg[@class='lost']//text").count >= 2)
  }

  /// The things to do.
  private func items(_ page: XMLDocument) throws -> [String] {
    try page.nodes(forXPath: "//ol/li").map { try $0.nodes(forXPath: "text()").compactMap(\.stringValue).joined() }
  }

  /// Cut cards and lost lines come first, and what would leave them whole.
  @Test(arguments: ["measure", "explain"])
  func beginsWithWhatIsCut(subcommand: String) throws {
    let folder = try Folder()
    try folder.put(cards(lines: [5, 1, 3, 3]), "cards.json")
    let path = folder.path("cards.json")
    let page = try parse(
      folder.run(subcommand, "--quiet", "--format", "html", "--maximum-card-height", "110", path).output)
    #expect(
      try page.nodes(forXPath: "//p[@class='answer']").compactMap(\.stringValue)
        == [
          "3 of 4 cards are cut, and 5 lines of text are lost; "
            + (subcommand == "measure"
              ? "the container is 110 points high."
              : "'cards' is 110 points high because of the maximum card height: its card 'a0' asks for 152.5, 84 of them for "
                + "'body', and loses 3 lines.")
        ])
    #expect(
      try items(page) == [
        "Raise the maximum card height from 110 to 152.5: no card is cut, and shelves get up to 42.5 points taller.",
        "Or shorten 'body' of 3 cards: these 3 are no longer cut.",
      ])
    // Whoever opens the page learns nothing of the folders here.
    #expect(try page.nodes(forXPath: "//p[@class='made']/bdi").first?.stringValue == "cards.json")
    #expect(try page.nodes(forXPath: "//*[contains(text(), '\(folder.path)')]").isEmpty)
  }

  /// Advice is about texts, not about the sizes of pictures, and leaves something of each.
  @Test func advisesOnTexts() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [{"imageView": {"id": "image"}},
      {"label": {"id": "text", "numberOfLines": 0}}]}},
      "bindings": {"image": {"pixelWidth": "w", "pixelHeight": "h"}, "text": "title_{locale}"},
      "variants": {"locale": ["en", "de"]}, "records": "cards.json"}
      """#, "Cards.shelf.json")
    try folder.put(
      #"""
      [{"id": "a", "w": 300, "h": 100, "title_en": "one", "title_de": "eins\nzwei\ndrei"},
      {"id": "b", "w": 300, "h": 350, "title_en": "one", "title_de": ""}]
      """#, "cards.json")
    let page = try parse(folder.run("measure", "--quiet", "--format", "html", "--config", "Cards.shelf.json").output)
    let advice = try items(page)
    #expect(
      advice.first == "Change or drop 2 tallest cards, which no shorter text makes low enough: their shelves get up to "
        + "125 points lower, as without card 'b' of 'cards'.")
    #expect(advice.allSatisfy { !$0.contains("'h'") && !$0.contains("empty") })
    let explained = try folder.run("explain", "--quiet", "--config", "Cards.shelf.json")
    #expect(explained.code == 0 && !explained.output.contains("cut 'h'") && !explained.output.contains("leave"))
    // Both languages are one table, and one drawing.
    #expect(try page.nodes(forXPath: "//figure").count == 1)
  }

  /// Where fields hold keys, the translation is to be shortened, not the key.
  @Test func advisesOnTranslations() throws {
    let folder = try Folder()
    try folder.put(#""a" = "1\n2\n3\n4"; "b" = "1\n2";"#, "de.strings")
    try folder.put(#"[{"id": 1, "body": "a"}, {"id": 2, "body": "b"}]"#, "cards.json")
    let arguments = ["--localizations", "{locale}.strings", "--locale", "de", "cards.json"]
    let page = try folder.run(["measure", "--quiet", "--format", "html"] + arguments).output
    #expect(
      page.contains("<li>Shorten the de translation of &#39;body&#39; of card &#39;1&#39; from 7 to 3 characters: "))
    let explained = try folder.run(["explain", "--quiet"] + arguments).output
    #expect(explained.contains("  cut the translation of 'body' to 3 of its 7 characters, and it is no taller"))
  }

  @Test func tellsOfAWrongPick() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 4]), "cards.json")
    let outcome = try folder.run("measure", "--strict", "--format", "html", "--estimator", "first", "cards.json")
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        "the estimator &#39;first&#39; chose a card that is 50 points lower than the tallest, card &#39;a1&#39; (index 1)"
      ))
  }

  /// A drawing for each estimator but the reference, whatever the estimates are.
  @Test func comparesEstimators() throws {
    let folder = try Folder()
    let scores = ["1e308", "-1e308", "5", "null", "\"<x>\"", "1e-320", "-7", "5"]
    let records = scores.enumerated().map { index, score in
      #"{"s": "<b>\#(index % 2)", "score": \#(score), "body": "\#(String(repeating: "word ", count: index * 3))"}"#
    }
    try folder.put(records.joined(separator: "\n"), "cards.ndjson")
    let arguments = [
      "compare", "--quiet", "--no-timing", "--format", "html", "--group-by", "s", "cards.ndjson", "--estimators",
      "column:score,word-count,exhaustive",
    ]
    let outcome = try folder.run(arguments)
    #expect(outcome.code == 0)
    let page = try parse(outcome.output)
    #expect(
      try page.nodes(forXPath: "//h2").compactMap(\.stringValue) == ["What to do", "Estimators"])
    let folded = try page.nodes(forXPath: "//summary").compactMap(\.stringValue)
    #expect(folded.map { $0.prefix { $0 != ":" } } == ["word-count", "column"])
    // Cards with a number that can be drawn; all of word-count, whose picks are right.
    let captions = try page.nodes(forXPath: "//figcaption").compactMap(\.stringValue)
    #expect(captions.map { $0.prefix(9) } == ["By how ma", "8 cards, ", "4 cards, ", "The pick "])
    #expect(outcome.output.contains("The pick is right in 2 of 2 shelves."))
    let verdict = try page.nodes(forXPath: "//p[@class='answer']").first?.stringValue
    #expect(
      verdict?.hasPrefix(
        "Use 'word-count': it picks the tallest card of every shelf, and renders 2 of 8 cards. 'column:score' ")
        == true)
    #expect(try folder.run(arguments + ["--jobs", "1"]) == outcome)
    try checkCandidates(folder, arguments.dropLast())
    let empty = try folder.run(["compare", "--quiet", "--format", "html", "--input-format", "json", "-"], input: "[]")
    #expect(empty.code == 0)
    #expect(try parse(empty.output).nodes(forXPath: "//figure").isEmpty)
  }

  /// A verdict is the same in every run, as times have no part in it, and the default and the truth are candidates.
  private func checkCandidates(_ folder: Folder, _ arguments: [String]) throws {
    for (estimators, beginning) in [
      ("word-count,tallest,exhaustive", "Use 'tallest': it picks the tallest card of every shelf, and renders 2 of 8"),
      ("word-count,exhaustive", "Use 'word-count': "), ("first,exhaustive", "Only 'exhaustive' is always right"),
    ] {
      let timed = (arguments + [estimators]).filter { $0 != "--no-timing" }
      let answers = try (0..<3).map { _ in
        try parse(folder.run(timed).output).nodes(forXPath: "//p[@class='answer']").first?.stringValue
      }
      #expect(Set(answers).count == 1 && answers[0]?.hasPrefix(beginning) == true, "\(answers)")
    }
  }

  @Test func sameBytesWhateverTheThreads() throws {
    let folder = try Folder()
    let rest = String(repeating: "-", count: 900)
    let records = (0..<4000).map { index in
      let body = Array(repeating: "word \(index % 7)", count: 1 + index * 7 % 23).joined(separator: " ")
      return #"{"s": "s\#(index % 41)", "id": \#(index), "title": "T", "body": "\#(body)", "rest": "\#(rest)"}"#
    }
    try folder.put(records.joined(separator: "\n"), "cards.ndjson")
    let arguments = ["measure", "--format", "html", "--group-by", "s", "cards.ndjson", "--output"]
    var pages: [String] = []
    for (jobs, locale) in [("1", "C"), ("2", "tr_TR.UTF-8"), ("8", "de_DE.UTF-8")] {
      let outcome = try folder.run(
        arguments + ["\(jobs).html", "--jobs", jobs], environment: ["LC_ALL": locale])
      #expect(outcome == Outcome(0))
      pages.append(try folder.text("\(jobs).html"))
    }
    #expect(Set(pages).count == 1)
    #expect(pages[0].matches(of: /<section id/).count == 24)
  }
}
