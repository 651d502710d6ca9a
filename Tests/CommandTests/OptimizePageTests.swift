import Testing

/// The page of `optimize`.
@Suite struct OptimizePageTests {
  private func page(_ folder: Folder, _ arguments: String...) throws -> String {
    try folder.run(["optimize", "--quiet", "--format", "html", "cards.json"] + arguments).output
  }

  private func paragraphs(_ page: String) -> [String] {
    page.matches(of: /<p[^>]*>([^<]*)</).map { String($0.1) }.filter { !$0.isEmpty }
  }

  /// A verdict in a sentence, why no width that is as good was taken, and that the search ended too early.
  @Test func saysWhatToChange() throws {
    let folder = try Folder()
    try folder.put(
      #"""
      [{"id": "a", "title": "Sand", "body": "one two three four five six seven eight nine ten"},
      {"id": "b", "title": "A title that needs a wide card to be read", "body": "one"},
      {"id": "c", "title": "Sea", "body": "one"}]
      """#, "cards.json")
    let wide = try page(folder, "--card-width", "150,160,200")
    let listed = paragraphs(wide)
    #expect(
      listed[0] == "Cards of 200 points instead of 176 make the shelf 17 points lower, 102 instead of 119; "
        + "no card is cut; 1 line of text is beyond its label’s line limit, 2 today.")
    #expect(
      wide.matches(of: /<li>([^<]*)<\/li>/).map { String($0.1) } == [
        "Take cards of 200 points instead of 176: the shelf gets 17 points lower.",
        "Try wider cards, too: 200 is the widest that was tried.",
      ])
    // The chart comes first where the page is wide.
    let parts = ["id=\"chart0-t\"", "<div class=\"todo\">", "Choices</h2>"].map { wide.firstRange(of: $0)?.lowerBound }
    #expect(parts.compactMap { $0 } == parts.compactMap { $0 }.sorted() && !parts.contains(nil))
    let same = try paragraphs(page(folder, "--card-width", "150..176"))
    #expect(same[0].hasPrefix("Cards of 150 points instead of 176 make the shelf as high as today, 119 "))
    try folder.put("[]", "cards.json")
    #expect(try paragraphs(page(folder, "--card-width", "150..176"))[0] == "There are no cards to choose by.")
  }

  /// Today's width lies on the line, also between the widths of a list.
  @Test func todayLiesOnTheLine() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3]), "cards.json")
    let page = try page(folder, "--card-width", "150,170,200")
    let ring = try #require(page.firstMatch(of: /class="ring" cx="([\d.]+)" cy="([\d.]+)"/))
    let curve = try #require(page.firstMatch(of: /class="curve" d="([^"]*)"/)).1
    #expect(curve.contains("L\(ring.1) \(ring.2)"))
  }

  /// The tallest card is drawn, wherever it stands.
  @Test func drawsTheTallest() throws {
    let folder = try Folder()
    var lines = Array(repeating: 1, count: 9)
    lines[7] = 6
    try folder.put(cards(lines: lines), "cards.json")
    let page = try page(folder, "--card-width", "150..200")
    #expect(page.contains("first cards and its tallest of 9."))
    // One card is so much taller that no width leaves little white.
    #expect(page.contains("<li>Let &#39;shelf-height explain&#39; name the texts to shorten: "))
    // The first two cards and the tallest, of three choices.
    #expect(page.matches(of: /data-view="bodyLabel"/).count == 9)
  }
}
