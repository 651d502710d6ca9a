import Foundation
import Testing

/// The costs of the tallest cards in `explain`.
@Suite struct ExplainCostTests {
  private func explained(_ records: String, _ arguments: String...) throws -> String {
    let folder = try Folder()
    try folder.put(records, "cards.json")
    let outcome = try folder.run(["explain", "--quiet"] + arguments + ["cards.json"])
    // From what the fields add on.
    return outcome.output.components(separatedBy: "by its content\n").last ?? ""
  }

  @Test func readsWellForFewCards() throws {
    #expect(
      try explained(cards(lines: [2])) == """
          its fields add
            title 20.5, with 5 characters
            body 33.5, with 3 characters
        It is the only card


        """)
    #expect(
      try explained(cards(lines: [2, 2, 2])) == """
          its fields add
            title 20.5, with 5 characters
            body 33.5, with 3 characters
        All 3 cards come out equally tall: no card alone costs the shelf anything


        """)
    #expect(
      try explained(cards(lines: [3, 2, 3, 1, 2])) == """
          its fields add
            title 20.5, with 5 characters
            body 50.5, with 5 characters
        Without the 2 tallest: 102, 17 less (card 'a1', index 1)
        Without the 4 tallest: 85.5, 33.5 less (card 'a3', index 3)
        White space: 67.5 points on 5 cards, 13.5 on average, 17 or less on half of them, 33.5 at most


        """)
    #expect(
      try explained(cards(lines: [9, 8, 7, 6, 5, 4, 3, 2, 1])).contains(
        "\nand 3 more steps down to 85.5 without the 8 tallest\n"))
  }

  /// Each field is set against the second tallest card's, and the one that adds the most is cut.
  @Test func namesTheFieldToBlame() throws {
    let records = #"""
      [{"title": "A title", "body": "one\ntwo\nthree\nfour", "id": 7}, {"title": "B", "body": "one\ntwo", "id": 8}]
      """#
    let folder = try Folder()
    try folder.put(records, "cards.json")
    let outcome = try folder.run("explain", "--format", "json", "--strict", "cards.json")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors == """
        shelf 'cards': warning: card '7' (index 0) alone makes it 33.5 points taller, more than a line of 17; \
        cut 'body' to 7 of its 18 characters

        """)
    #expect(
      outcome.output.contains(
        #"""
        "fields": [{"field": "title", "characters": 7, "adds": 20.5, "addsOverSecond": 0}, {"field": "body", \#
        "characters": 18, "adds": 67, "addsOverSecond": 33.5}], "blame": {"field": "body", "characters": 18, \#
        "fittingCharacters": 7}, "costCurve": [{"cards": 1, "itemHeight": 102, "containerHeight": 102, \#
        "saved": 33.5, "next": {"id": 8, "index": 1}}], "moreSteps": 0, "whiteSpace": {"total": 33.5, \#
        "mean": 16.75, "median": 0, "p95": 33.5, "max": 33.5, "heights": [{"height": 135.5, "cards": 1, \#
        "each": 0}, {"height": 102, "cards": 1, "each": 33.5}], "moreHeights": 0}, "cut": null, "warnings": ["card '7' (
        """#))
  }

  /// The rest of the text fits as it was said, in grapheme clusters, and one more does not.
  @Test func cutsBetweenCharacters() throws {
    let family = "👨‍👩‍👧‍👦 "
    let body = String(repeating: family, count: 60)
    for scale in ["2", "3"] {
      let folder = try Folder()
      try folder.put(#"[{"body": "\#(body)"}, {"body": "a\nb\nc\nd"}]"#, "cards.json")
      let outcome = try folder.run(
        "explain", "--format", "json", "--quiet", "--scale", scale, "cards.json")
      let match = try #require(outcome.output.firstMatch(of: /"fittingCharacters": (\d+)/))
      let count = try #require(Int(match.1))
      func height(_ count: Int) throws -> Double {
        try folder.put(#"[{"body": "\#(String(body.prefix(count)))"}]"#, "one.json")
        return try folder.report("--scale", scale, "--quiet", "one.json").shelves[0].itemSize.height
      }
      let second = try #require(outcome.output.firstMatch(of: /"costCurve": \[\{"cards": 1, "itemHeight": ([\d.]+)/))
      let limit = try #require(Double(second.1))
      #expect(try height(count) <= limit)
      #expect(try height(count + 1) > limit)
    }
  }

  /// The body gives way before the title here: Auto Layout leaves open which of two equal labels does.
  @Test func countsWhatTheMaximumCuts() throws {
    let text = try explained(cards(lines: [5, 1, 3, 3]), "--maximum-card-height", "100")
    #expect(
      text.contains(
        """
        Without the 3 tallest: 85.5, 14.5 less (card 'a1', index 1)
        White space: 14.5 points on 4 cards, 3.625 on average, 0 or less on half of them, 14.5 at most
        The maximum card height cuts 3 cards; from 152.5 on it cuts none
          card 'a0', index 0: 52.5 points too tall, 4 lines lost
          card 'a2', index 2: 19 points too tall, 2 lines lost
          card 'a3', index 3: 19 points too tall, 2 lines lost

        """))
    #expect(
      try explained(cards(lines: Array(repeating: 4, count: 9)), "--maximum-card-height", "100").contains(
        "\n  and 4 more\n"))
    // At the height that cuts none, none is cut.
    #expect(
      try !explained(cards(lines: [5, 1, 3, 3]), "--maximum-card-height", "152.5").contains("The maximum"))
  }

  @Test func warnsOfOneCardOnlyAboveALine() throws {
    let folder = try Folder()
    for (lines, isOutlier) in [([3, 2], false), ([4, 2], true), ([4, 4, 2], false), ([4], false)] {
      try folder.put(cards(lines: lines), "cards.json")
      #expect(try folder.run("explain", "--strict", "cards.json").code == (isOutlier ? 1 : 0), "\(lines)")
      #expect(try folder.run("measure", "--strict", "cards.json").code == 0)
    }
    // Where both are cut, neither costs anything.
    try folder.put(cards(lines: [9, 6, 1]), "cards.json")
    #expect(try folder.run("explain", "--strict", "--maximum-card-height", "100", "cards.json").code == 0)
  }
}
