import Testing

/// Headline, picture and advice of a page tell the same.
@Suite struct PageVerdictTests {
  private func text(_ page: String, _ pattern: String) throws -> [String] {
    try page.matches(of: Regex(pattern)).map { String($0[1].substring ?? "") }
  }

  private func answer(_ page: String) throws -> String? { try text(page, "<p class=\"answer\">([^<]*)<").first }

  /// A price beside a wide button is a text of no use, which the first sentence and the first advice say.
  @Test func tellsOfTextsWithoutWidth() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"cardWidth": 180, "records": "cards.json", "bindings": {"price": "price", "buy": "buy", "title": "title"},
       "cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [{"label": {"id": "title"}},
         {"stackView": {"axis": "horizontal", "arrangedSubviews": [
         {"label": {"id": "price"}}, {"label": {"id": "buy", "contentCompressionResistancePriority": 900}}]}}]}}}
      """#, "Shop.shelf.json")
    let long = "A title that one line of this card does not hold"
    try folder.put(
      #"""
      [{"title": "\#(long)", "price": "14.50 €", "buy": "Pre-order it here now"},
      {"title": "b", "price": "9 €", "buy": "Buy"}]
      """#, "cards.json")
    let arguments = ["--quiet", "--config", "Shop.shelf.json"]
    let page = try folder.run(["measure", "--format", "html"] + arguments).output
    #expect(try answer(page)?.contains("&#39;price&#39; is cut to “") == true)
    #expect(try answer(page)?.contains("on 1 of the 2 cards looked at.") == true)
    #expect(try text(page, "<ol>\n<li>([^<]*)<").first?.hasPrefix("Give &#39;price&#39; more width") == true)
    // A long title is cut in many apps, and means nothing.
    #expect(!page.contains("&#39;title&#39; is cut"))
    let explained = try folder.run("explain", "--config", "Shop.shelf.json")
    #expect(explained.errors.contains("'price' is cut to '"))
  }

  /// All that is lost is drawn once, from the first character that is missing.
  @Test func drawsWhatIsLostOnce() throws {
    let folder = try Folder()
    let words = (1...24).map { "word\($0)" }
    try folder.put(#"[{"title": "T", "body": "\#(words.joined(separator: " "))"}]"#, "cards.json")
    let page = try folder.run("measure", "--quiet", "--format", "html", "--maximum-card-height", "100", "cards.json")
      .output
    let lines = try text(page, "<text x=[^>]*>([^<]*)</text>").filter { $0.contains("word") }
    #expect(lines.contains { $0.hasSuffix("…") })
    let file = try folder.run("explain", "--quiet", "--format", "svg", "--maximum-card-height", "100", "cards.json")
    for drawing in [page, file.output] { #expect(try text(drawing, ">(not shown; not to scale)<").count == 1) }
    // The halves of the word that is cut meet.
    #expect(
      lines.joined(separator: " ").replacing("… …", with: "").replacing("…", with: "") == words.joined(separator: " "))
  }

  /// Texts that a label's own limit ends are counted, and end in an ellipsis where a maximum cuts them off as well.
  @Test func tellsOfLineLimits() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"records": "cards.json", "bindings": {"text": "text"}, "maximumCardHeight": 25,
       "cell": {"label": {"id": "text", "numberOfLines": 3}}}
      """#, "Cards.shelf.json")
    let words = (1...40).map { "word\($0)" }.joined(separator: " ")
    try folder.put(#"[{"text": "\#(words)"}, {"text": "1\n2\n3"}]"#, "cards.json")
    let page = try folder.run("measure", "--quiet", "--format", "html", "--config", "Cards.shelf.json").output
    #expect(try answer(page)?.hasSuffix(" &#39;text&#39; ends in “…” at its line limit on 1 of 2 cards.") == true)
    let lines = try text(page, "<text x=[^>]*>([^<]*)</text>").filter { $0.contains("word") }
    #expect(lines.count == 3 && lines.last?.hasSuffix("…") == true)
    #expect(page.contains("more lines, which makes cards taller: it ends in “…” on 1 of 2 cards.</li>"))
  }

  /// The cause is a text that the next lower card has shorter, and each height is said once.
  @Test func namesTheCause() throws {
    let folder = try Folder()
    try folder.put(
      #"[{"id": 1, "title": "T", "body": "1\n2"}, {"id": 2, "title": "T", "body": "1\n2\n3"}]"#, "cards.json")
    let page = try folder.run("explain", "--quiet", "--format", "html", "cards.json").output
    #expect(
      try answer(page)
        == "Card &#39;2&#39; makes &#39;cards&#39; 119 points high, 17 more than without it: its &#39;body&#39; "
        + "takes 17 points more than that of card &#39;1&#39;, the next lower one.")
  }

  /// A page tells of one variant, and of the languages that are as badly off.
  @Test func tellsOfOneVariant() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      {"cell": {"label": {"id": "text", "numberOfLines": 0, "font": {"textStyle": "body"}}}, "records": "cards.json",
       "bindings": {"text": "t_{locale}"}, "maximumCardHeight": 60,
       "variants": {"locale": ["en", "de"], "contentSizeCategory": ["accessibilityLarge", "small"]}}
      """#, "Cards.shelf.json")
    try folder.put(#"[{"t_en": "1\n2\n3", "t_de": "1\n2\n3"}]"#, "cards.json")
    let page = try folder.run("measure", "--quiet", "--format", "html", "--config", "Cards.shelf.json").output
    #expect(
      try answer(page)?.hasPrefix(
        "1 of 1 card is cut in en, accessibilityLarge (and as many in de), and 2 lines of text are lost")
        == true)
    #expect(try text(page, "data-shelf=\"([^\"]*)\"") == ["cards (en, accessibilityLarge)"])
    // Text sizes stand by size.
    #expect(try text(page, "<th scope=\"row\" class=\"t\"><bdi>(small|access[^<]*)<").first == "small")
  }

  /// Where no font follows the text size, sizes make no difference, and none is named.
  @Test func tellsOfFixedFonts() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3]), "cards.json")
    let page = try folder.run(
      "measure", "--quiet", "--format", "html", "--content-size-category", "small,accessibilityLarge", "cards.json"
    ).output
    #expect(try answer(page)?.hasSuffix("No font of the cell follows the text size (Dynamic Type).") == true)
    #expect(try text(page, "<ol>\n<li>([^<]*)<").first?.hasPrefix("Let the fonts follow the text size") == true)
    #expect(try text(page, "data-shelf=\"([^\"]*)\"") == ["cards"])
  }

  /// Without a maximum, one is offered that cuts few cards.
  @Test func offersAMaximum() throws {
    let folder = try Folder()
    try folder.put(cards(lines: Array(repeating: 1, count: 199) + [9]), "cards.json")
    let page = try folder.run("measure", "--quiet", "--format", "html", "cards.json").output
    #expect(
      page.contains(
        "Or set a maximum card height of 85.5: it cuts 1 of 200 cards, and the shelf gets 133.5 points lower.</li>"))
  }
}
