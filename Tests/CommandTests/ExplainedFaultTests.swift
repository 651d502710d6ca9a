import Testing

/// `explain` tells of texts that do not show, in the variant that it explains and in others.
@Suite struct ExplainedFaultTests {
  /// Cards of two languages in three text sizes, the largest of which a maximum cuts in German.
  private func explain(_ arguments: [String] = [], maximum: String = #", "maximumCardHeight": 60"#) throws -> Outcome {
    let folder = try Folder()
    try folder.put(
      #"""
      {"cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [
        {"label": {"id": "text", "numberOfLines": 2, "font": {"textStyle": "body"}}}]}}, "groupBy": "shelf",
       "records": "cards.json", "bindings": {"text": "t_{locale}"}\#(maximum),
       "variants": {"locale": ["en", "de"], "contentSizeCategory": ["large", "small", "accessibilityLarge"]}}
      """#, "Cards.shelf.json")
    try folder.put(
      #"""
      [{"id": 1, "shelf": "a", "t_en": "1", "t_de": "1"}, {"id": 2, "shelf": "b", "t_en": "1\n2\n3", "t_de": "1"},
       {"id": 3, "shelf": "a", "t_en": "1", "t_de": "1\n2"}, {"id": 4, "shelf": "a", "t_en": "1", "t_de": "1\n2"}]
      """#, "cards.json")
    return try folder.run(["explain", "--config", "Cards.shelf.json"] + arguments)
  }

  @Test func textSaysWhichTextsDoNotShow() throws {
    let outcome = try explain()
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("End in") } == ["End in “…” at their line limit: 'text' on 1 of 1 card"])
    #expect(
      lines.filter { $0.hasPrefix("In ") } == [
        "In 1 of 5 other variants the maximum card height cuts cards in de, accessibilityLarge: 2 of 3, with 2 lines of "
          + "text; from 79.5 on it cuts none",
        "In 1 of 5 other variants the maximum card height cuts cards in en, accessibilityLarge: 1 of 1, with 1 line of "
          + "text; from 79.5 on it cuts none",
      ])
    // An explanation of one variant has no warnings of the others.
    #expect(outcome.errors == (try explain(maximum: "").errors))
  }

  @Test func jsonSaysWhichTextsDoNotShow() throws {
    let json = try explain(["--format", "json", "--shelf", "b"]).output
    #expect(json.contains(#""limitedTexts": [{"view": "text", "cards": 1}], "otherVariants": ["#))
    #expect(
      json.contains(
        #"{"cardWidth": 176, "scale": 2, "contentSizeCategory": "accessibilityLarge", "locale": "en", "cards": 1, "#
          + #""cutCards": 1, "linesLost": 1, "cutsNoneFrom": 79.5}"#))
    #expect(json.matches(of: /"cutsNoneFrom"/).count == 5)
  }

  /// The page sums the shelves, and says what would leave all cards whole.
  @Test func pageSaysWhichTextsDoNotShow() throws {
    let page = try explain(["--format", "html"]).output
    #expect(
      page.contains("on 1 of 4 cards. In 2 of 5 other variants the maximum card height cuts cards, the most in de, "))
    #expect(
      page.contains(
        "<ol>\n<li>Raise the maximum card height from 60 to 79.5: no card is cut in any variant, and shelves get up to 19.5 "
          + "points taller.</li>"))
  }

  /// Without a maximum nothing is cut, and records that come once are read once.
  @Test func otherVariantsAreReadWhereTheyMatter() throws {
    #expect(try !explain(maximum: "").output.contains("\nIn "))
    let (folder, records) = (try Folder(), cards(lines: [1, 3]))
    try folder.put(records, "cards.json")
    try folder.put(
      #"{"maximumCardHeight": 60, "variants": {"contentSizeCategory": ["large", "small"]}}"#, "Cards.shelf.json")
    let arguments = ["explain", "--config", "Cards.shelf.json"]
    let other = "\nIn the other variant the maximum card height cuts cards in small: 2 of 2"
    #expect(try folder.run(arguments + ["cards.json"]).output.contains(other))
    let streamed = try folder.run(arguments + ["--input-format", "json", "-"], input: records)
    #expect(streamed.output.hasPrefix("Explained: large") && !streamed.output.contains("\nIn "))
  }

  /// A stack view holds a view by several constraints, and is named once.
  @Test func constraintsAreSaidOnce() throws {
    let lines = try explain().output.split(separator: "\n").filter { $0.contains(" arranges text") }
    #expect(lines.count == 2)
  }
}
