import Testing

/// `layout` says which cards and texts do not show, and what to do about it.
@Suite struct LayoutVerdictTests {
  private static let long = "A title that one line of this card does not hold"

  private func layout(
    _ arguments: [String], format: String = "html", records: String? = nil, settings: String = ""
  ) throws -> String {
    let folder = try Folder()
    try folder.put(
      #"""
      {"cell": {"stackView": {"axis": "vertical", "arrangedSubviews": [{"label": {"id": "title"}},
        {"label": {"id": "body", "numberOfLines": 0}}]}}, "bindings": {"title": "title", "body": "body"}\#(settings)}
      """#, "Cards.shelf.json")
    try folder.put(
      records ?? #"""
        [{"id": "a", "title": "T", "body": "1\n2\n3\n4"}, {"id": "b", "title": "\#(LayoutVerdictTests.long)", "body": "1"},
        {"id": "c", "title": "T", "body": "1\n2"}, {"id": "d", "title": "T", "body": "1"}]
        """#, "cards.json")
    return try folder.run(
      ["layout", "--quiet", "--config", "Cards.shelf.json", "--format", format] + arguments + ["cards.json"]
    ).output.replacing("&#39;", with: "'")
  }

  private func answer(_ page: String) -> String? {
    page.firstMatch(of: /<p class="answer">([^<]*)</).map { String($0.1) }
  }

  private func advice(_ page: String) -> [String] { page.matches(of: /<li>([^<]*)<\/li>/).map { String($0.1) } }

  private static let columns = ["--container-width", "212", "--columns", "2", "--cell-padding", "0"]
  private static let limit = "'title' ends in “…” at its line limit on 1 of 4 cards."
  private static let inFull =
    "If 'title' is to be read in full, shorten its texts, or let it show more lines, which makes cards taller: it ends in "
    + "“…” on 1 of 4 cards."

  /// Columns in turn are 8 lines and 4 lines long; by the shortest they are 5 and 7.
  @Test func columnsInTurn() throws {
    let page = try layout(LayoutVerdictTests.columns)
    #expect(
      answer(page)
        == "4 items in 1 section: the content is 163.5 points high; 81.5 points stay free under the columns. "
        + LayoutVerdictTests.limit)
    #expect(
      advice(page) == [
        "Let each item go to the shortest column: the content gets 20.5 points lower, and 40.5 instead of 81.5 points stay free.",
        LayoutVerdictTests.inFull,
      ])
    let picture = try #require(page.firstRange(of: "Drawing of the section"))
    let things = try #require(page.firstRange(of: "<div class=\"todo\">"))
    #expect(picture.lowerBound < things.lowerBound)
  }

  @Test func cutCardsComeFirst() throws {
    let page = try layout(LayoutVerdictTests.columns + ["--maximum-card-height", "60"])
    #expect(
      answer(page)?.hasPrefix("2 of 4 cards are cut, and 4 lines of text are lost: 'a' and 'c'. 4 items in 1 section: ")
        == true)
    #expect(advice(page).first == "Raise the maximum card height from 60 to 102: no card is cut.")
    let table = try layout(LayoutVerdictTests.columns + ["--maximum-card-height", "60"], format: "table")
    #expect(
      table.hasSuffix(
        "\n\n2 of 4 cards are cut, and 4 lines of text are lost: 'a' and 'c'. \(LayoutVerdictTests.limit)\n"))
  }

  /// Every layout knows which cards are cut, each at the width that its item gets.
  @Test(arguments: [
    ["--layout", "columns"] + columns, ["--layout", "flow", "--container-width", "400"],
    ["--layout", "flow", "--container-width", "400", "--item-size", "automatic"],
    ["--layout", "shelf", "--container-width", "400"],
    ["--layout", "compositional", "--container-width", "400", "--orthogonal", "continuous", "--group-width", "0.4"],
  ])
  func itemsSayThatTheyAreCut(arguments: [String]) throws {
    let arguments = arguments + ["--maximum-card-height", "40"]
    let json = try layout(arguments, format: "json")
    let cut = json.matches(of: /"isCut": true, "lostLines": (\d+)/).map { Int($0.1) ?? 0 }
    #expect(cut.count == 4)
    let table = try layout(arguments, format: "table")
    #expect(table.contains("LOST LINES"))
    #expect(table.contains("4 of 4 cards are cut, and \(cut.reduce(0, +)) lines of text are lost: "), "\(table)")
    let page = try layout(arguments)
    #expect(answer(page)?.hasPrefix("4 of 4 cards are cut, and \(cut.reduce(0, +)) lines") == true)
    let plain = try layout(Array(arguments.dropLast(2)), format: "json")
    #expect(!plain.contains("isCut"))
  }

  /// All cards of a shelf are as tall as the tallest.
  @Test func shelves() throws {
    let page = try layout(["--layout", "shelf", "--container-width", "400", "--card-width", "106"])
    #expect(
      answer(page)?.contains(
        "; 39.8 % of the cards’ area is white space, and card 'a' alone makes 'cards' 40.5 points ")
        == true)
    #expect(
      advice(page)[0].hasPrefix(
        "Let 'shelf-height explain' name the text to shorten: without card 'a', 'cards' is 40.5 ")
    )
  }

  /// The variant that is worst is open, and named by what it differs in.
  @Test func tellsOfTheWorstVariant() throws {
    let page = try layout(
      ["--layout", "flow", "--container-width", "400", "--card-width", "106,300", "--maximum-card-height", "50"],
      records: #"[{"title": "T", "body": "Words that take more than one line"}]"#)
    #expect(answer(page)?.hasPrefix("1 of 1 card is cut in cards 106, and ") == true)
    #expect(page.matches(of: /class="todo"/).count == 1)
    let wide = try layout(
      ["--layout", "flow", "--container-width", "400", "--card-width", "300,106", "--maximum-card-height", "50"],
      records: #"[{"title": "T", "body": "Words that take more than one line"}]"#)
    #expect(answer(page) == answer(wide))
    #expect(wide.contains("<details open><summary>400 wide, cards 106"))
  }

  @Test func nothingIsWrong() throws {
    let page = try layout(LayoutVerdictTests.columns, records: #"[{"title": "T", "body": "1"}, {"title": "T"}]"#)
    #expect(
      page.contains(
        "<p>Nothing: no card is cut, and no text ends in “…”; another way to fill the columns makes the content no lower.</p>"
      ))
    // Where no cell is asked, nobody knows.
    let given = try layout(LayoutVerdictTests.columns + ["--item-size", "1,50"])
    #expect(given.contains("<p>Nothing is known to be wrong: items whose heights are given are not compared with"))
  }
}
