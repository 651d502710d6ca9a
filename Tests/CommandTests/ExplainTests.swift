import Testing

@Suite struct ExplainTests {
  @Test func saysWhichCardDecides() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3, 2, 1, 2, 1]), "featured.json")
    #expect(
      try folder.run("explain", "--insets", "8", "--maximum-card-height", "110", "featured.json")
        == Outcome(
          0,
          output: """
            featured: cards 176 x 110, container 126, because card 'a1' (index 1) of 6 is 119 tall, cut by the \
            maximum card height
              UIView (0, 0; 176 x 119)
                UILabel titleLabel (16, 16; 144 x 20.5) system 17
                  | Title
                UILabel bodyLabel (16, 52.5; 144 x 50.5) system 14
                  | x
                  | x
                  | x
              its height comes from
                titleLabel.top = cell.top + 16
                bodyLabel.top = titleLabel.bottom + 16
                cell.bottom >= bodyLabel.bottom + 16
                titleLabel.height = 20.5 by its content
                bodyLabel.height = 50.5 by its content
              its fields add
                title 20.5, with 5 characters
                body 50.5, with 5 characters; 17 more than the second tallest card's
              cut 'body' to 3 of its 5 characters, and it is no taller than the second tallest
            Without it: 102, 8 less (card 'a2', index 2)
            Without the 3 tallest: 85.5, 24.5 less (card 'a0', index 0)
            White space: 89.5 points on 6 cards, 14.917 on average, 8 or less on half of them, 24.5 at most
            The maximum card height cuts 1 card; from 119 on it cuts none
              card 'a1', index 1: 9 points too tall, 1 line lost


            """))
  }

  @Test func writesJSON() throws {
    let folder = try Folder()
    try folder.put(#"[{"id": null, "title": "T"}, {"id": 1.50, "body": "b"}]"#, "pair.json")
    #expect(
      try folder.run("explain", "--format", "json", "pair.json")
        == Outcome(
          0,
          output: """
            {"schemaVersion": 1, "shelves": [
            {"shelf": "pair", "itemHeight": 68.5, "containerHeight": 68.5, "contentHeight": 68.5, "items": 2, \
            "tallest": [{"id": null, "index": 0, "height": 68.5}, {"id": 1.50, "index": 1, "height": 65}], \
            "heightComesFrom": ["titleLabel.top = cell.top + 16", "bodyLabel.top = titleLabel.bottom + 16", \
            "cell.bottom >= bodyLabel.bottom + 16", "titleLabel.height = 20.5 by its content", \
            "bodyLabel.height = 0 by its content"], "fields": [{"field": "title", "characters": 1, "adds": 20.5, \
            "addsOverSecond": 20.5}, {"field": "body", "characters": 0, "adds": 0, "addsOverSecond": -17}], \
            "blame": {"field": "title", "characters": 1, "fittingCharacters": 0}, "costCurve": [{"cards": 1, \
            "itemHeight": 65, "containerHeight": 65, "saved": 3.5, "next": {"id": 1.50, "index": 1}}], \
            "moreSteps": 0, "whiteSpace": {"total": 3.5, "mean": 1.75, "median": 0, "p95": 3.5, "max": 3.5, \
            "heights": [{"height": 68.5, "cards": 1, "each": 0}, {"height": 65, "cards": 1, "each": 3.5}], \
            "moreHeights": 0}, "cut": null, "warnings": [], "views": [
              {"id": null, "class": "UIView", "outlet": null, "x": 0, "y": 0, "width": 176, "height": 68.5, \
            "designFrame": null},
              {"id": "titleLabel", "class": "UILabel", "outlet": "titleLabel", "x": 16, "y": 16, "width": 144, \
            "height": 20.5, "designFrame": null},
              {"id": "bodyLabel", "class": "UILabel", "outlet": "bodyLabel", "x": 16, "y": 52.5, "width": 144, \
            "height": 0, "designFrame": null}
            ]
            , "limitedTexts": [], "otherVariants": []}
            ]}

            """,
          errors: "pair.json:1:9: warning: the record has no id, and others have one (1 of 2 records) [missing-id]\n"))
  }

  /// Its index is that of `measure`: a rejected record has a place.
  @Test(arguments: [["--shelf-size", "10"], []])
  func countsRejectedRecords(grouping: [String]) throws {
    let folder = try Folder()
    try folder.put(#"[5, {"body": []}, {"id": "b", "body": "b"}]"#, "odd.json")
    let measured = try folder.run(["measure", "--format", "json", "odd.json"] + grouping)
    #expect(measured.output.contains(#""largest": {"id": "b", "index": 2, "#))
    let explained = try folder.run(["explain", "--format", "json", "odd.json"] + grouping)
    #expect(explained.output.contains(#""tallest": [{"id": "b", "index": 2, "height": 65}]"#))
    #expect(explained.lines.count == 8)
  }

  /// Canonically equal keys are two shelves, as are two files of one name.
  @Test func keepsShelvesApartThatOnlyLookEqual() throws {
    let folder = try Folder()
    try folder.put(
      "{\"s\": \"\u{E9}\", \"body\": \"b\"}\n{\"s\": \"e\u{301}\", \"title\": \"T\"}\n", "keys.ndjson")
    let all = try folder.run("explain", "--group-by", "s", "keys.ndjson").lines.filter {
      $0.contains(": cards ")
    }
    #expect(all.count == 2)
    let one = try folder.run("explain", "--group-by", "s", "--shelf", "e\u{301}", "keys.ndjson").output
    #expect(
      one.hasPrefix(
        "e\u{301}: cards 176 x 68.5, container 68.5, because card #0 (index 0) of 1 is 68.5 tall\n"))
    try folder.put(cards(lines: [1]), "one/cards.json")
    try folder.put(cards(lines: [2]), "two/cards.json")
    let files = try folder.run("explain", "one/cards.json", "two/cards.json").lines.filter {
      $0.contains(": cards ")
    }
    #expect(
      files.map { $0.prefix(27) }
        == ["cards: cards 176 x 85.5, con", "cards: cards 176 x 102, con"].map { $0.prefix(27) })
  }

  /// An approximate height says so, as in `measure`.
  @Test func warnsOfApproximations() throws {
    let folder = try Folder()
    try folder.put(
      #"[{"s": "a", "body": "b"}, {"s": "b", "body": "\u0e2a\u0e27"}, {"s": "b", "body": "\u0e2a"}]"#,
      "thai.json")
    let measured = try folder.run("measure", "--group-by", "s", "thai.json").errors
    let explained = try folder.run("explain", "--group-by", "s", "--strict", "thai.json")
    #expect(explained.code == 1)
    #expect(explained.errors.hasPrefix("shelf 'b': warning: the font lacks characters (Thai), "))
    #expect(measured.hasPrefix(explained.errors))
  }

  @Test func picksAShelf() throws {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3, 2]), "featured.json")
    let second = try folder.run("explain", "--shelf-size", "2", "--shelf", "featured-0002", "featured.json")
    #expect(
      second.lines.first
        == "featured-0002: cards 176 x 102, container 102, because card 'a2' (index 0) of 1 is 102 tall")
    let none = try folder.run("explain", "--shelf", "feature", "featured.json")
    #expect(none.code == 64)
    #expect(none.output == "")
    #expect(none.errors.hasPrefix("Error: There is no shelf 'feature'\nUsage: shelf-height explain "))
    try folder.put("[]", "empty.json")
    let empty = try folder.run("explain", "empty.json")
    #expect(empty.output == "empty: no cards\n\n")
    #expect(empty.errors.hasPrefix("shelf 'empty': warning: the shelf has no items"))
  }

  @Test func writesARowAShelf() throws {
    let folder = try Folder()
    try folder.putSample("featured.json")
    try folder.put("[]", "none.json")
    let outcome = try folder.run("explain", "--format", "csv", "featured.json", "none.json")
    #expect(outcome.code == 0)
    #expect(
      outcome.output == """
        shelf,itemHeight,containerHeight,contentHeight,items,tallestId,tallestIndex,tallestHeight,\
        heightWithoutTallest,blamedField,characters,fittingCharacters,whiteSpace,cutCards,warnings
        featured,152.5,152.5,152.5,6,a3,2,152.5,119,body,89,62,252,0,"outlier: card 'a3' (index 2) alone makes it 33.5 points \
        taller, more than a line of 17; cut 'body' to 62 of its 89 characters"
        none,0,0,0,0,,,,,,,,0,0,"no-items: the shelf has no items, so its heights are 0; hide it"

        """)
    let columns = try folder.run(
      "explain", "--layout", "columns", "--container-width", "375", "--format", "csv", "featured.json")
    #expect(columns.code == 64)
  }
}
