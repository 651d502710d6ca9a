import Testing

@Suite struct ConfigurationTests {
  private func folder(_ configuration: String) throws -> Folder {
    let folder = try Folder()
    try folder.put(configuration, "data/A.shelf.json")
    try folder.put(cards(lines: [1, 3, 2, 12, 5]), "data/featured.json")
    return folder
  }

  /// Exit code 65 and the place, for what the file has wrong; all of it at once.
  @Test(
    arguments: [
      (
        #""cardWdth": 1, "insets": {"topp": 1}"#,
        [
          "1: error: unknown key 'cardWdth'. Did you mean 'cardWidth'?",
          "27: error: unknown key 'topp'. Did you mean 'top'?",
        ]
      ),
      (#""cardWidth": "3""#, ["14: error: 'cardWidth' must be a number, not a string"]),
      (#""cardWidth": 1e400"#, ["14: error: 'cardWidth' is 1e400, but must be at most a million"]),
      (
        #""cardWidth": 1e7"#,
        ["14: error: 'cardWidth' is 1e7, but must be at most a million"]
      ),
      (#""scale": -1"#, ["10: error: 'scale' must be greater than 0, not -1"]),
      (#""insets": [1]"#, ["11: error: 'insets' must be a number or an object, not an array"]),
      (
        #""insets": 2e6"#,
        ["11: error: 'insets' is 2e6, but must be at most a million"]
      ),
      (#""shelfSize": 1.5"#, ["14: error: 'shelfSize' must be a whole number from 1, not 1.5"]),
      (
        #""groupBy": "s", "shelfSize": 2"#,
        ["30: error: shelves come from groupBy or from shelfSize, not from both"]
      ),
      (#""schemaVersion": 2"#, ["18: error: 'schemaVersion' is 2, and this program reads version 1"]),
      (
        #""estimator": "textcolumn""#,
        ["14: error: unknown estimator 'textcolumn'. Did you mean 'text-column'?"]
      ),
      (
        #""bindings": {"tileLabel": "title"}"#,
        ["14: error: the cell has no label 'tileLabel'. Did you mean 'titleLabel'?"]
      ),
      (
        #""variants": {"contentSizeCategory": ["lage"]}"#,
        ["38: error: unknown content size category 'lage'. Did you mean 'large'?"]
      ),
      (
        #""lineBreak": "browsers""#, ["14: error: unknown line break mode 'browsers'. Did you mean 'browser'?"]
      ),
      (
        #""cell": {"label": {"font": {"size": 1e5}}}"#,
        ["9: error: the font size is 100000, but must be a finite number of at least 0.000001 and at most 1000"]
      ),
      (
        #""cell": {"lable": {}}"#,
        [
          "9: error: a view must have exactly one of 'stackView', 'view', 'label', 'imageView', 'button', 'switch'",
          "10: error: unknown key 'lable'. Did you mean 'label'?",
        ]
      ),
      (
        #""cardWidth": 32"#,
        [
          "14: error: a card width of 32 leaves no width inside the cell; make the card wider or its margins and fixed widths smaller"
        ]
      ),
      (
        #""cell": {"stackView": {"id": "s", "layoutMargins": 88, "arrangedSubviews": [{"label": {}}]}}"#,
        [
          "9: error: a card width of 176 leaves no width inside 's' (line 2); make the card wider or its margins and fixed widths smaller"
        ]
      ),
      (#""cardWidth": 1,"#, ["16: error: expected a key in quotes, found '}'"]),
    ] as [(String, [String])])
  func refusesWhatTheFileHasWrong(members: String, messages: [String]) throws {
    let folder = try folder("{\"records\": \"featured.json\",\n\(members)}")
    let indices = messages.map { "data/A.shelf.json:2:\($0)\n" }.joined()
    #expect(try folder.run("measure", "--config", "data/A.shelf.json") == Outcome(65, errors: indices))
  }

  @Test func readsPathsFromItsOwnFolder() throws {
    let folder = try folder(#"{"records": "featured.json", "insets": 8}"#)
    let csv = ["--format", "csv"]
    let wanted = "featured,176,2,large,,176,269,285,269,false,5,0,1,a3,3,221,tallest,"
    for arguments in [
      ["data/A.shelf.json"], ["--config", "data/A.shelf.json"],
      ["--config=\(folder.path("data/A.shelf.json"))"],
    ] {
      #expect(try folder.run(["measure"] + csv + arguments).lines.last == wanted)
    }
    // Positional inputs replace its records, a flag its value.
    try folder.put(cards(lines: [2]), "other.json")
    let other = try folder.run(["measure", "data/A.shelf.json", "other.json", "--insets", "1,2,3,4"] + csv)
    #expect(
      other.lines.dropFirst() == ["other,176,2,large,,176,102,106,102,false,1,0,1,a0,0,54,tallest,"])
  }

  @Test func combinesVariants() throws {
    let folder = try folder(
      """
      {"records": "featured.json", "insets": {"top": 4, "bottom": 4.25}, "maximumCardHeight": 200, "cell":
        {"label": {"id": "bodyLabel", "numberOfLines": 0, "font": {"textStyle": "body"}}},
       "variants": {"cardWidth": [160, 176], "contentSizeCategory": ["large", "accessibilityLarge"], "scale": [2, 3]}}
      """)
    let shelves = try folder.report("data/A.shelf.json").shelves
    #expect(
      shelves.map { "\($0.variant.cardWidth) \($0.variant.contentSizeCategory) \($0.variant.scale)" } == [
        "160.0 large 2.0", "160.0 large 3.0", "160.0 accessibilityLarge 2.0", "160.0 accessibilityLarge 3.0",
        "176.0 large 2.0", "176.0 large 3.0", "176.0 accessibilityLarge 2.0", "176.0 accessibilityLarge 3.0",
      ])
    for shelf in shelves {
      #expect(
        shelf.isClamped && shelf.itemSize.height == 200 && shelf.itemSize.width == shelf.variant.cardWidth)
      #expect(shelf.contentHeight >= (shelf.variant.contentSizeCategory == "large" ? 240 : 400))
      #expect(shelf.containerHeight >= 208.25 && shelf.containerHeight < 208.75)
    }
    // A flag replaces the list.
    let one = try folder.report("data/A.shelf.json", "--scale", "2", "--card-width=200").shelves
    #expect(one.map(\.variant.cardWidth) == [200, 200])
    let free = try folder.report("data/A.shelf.json", "--maximum-card-height", "none").shelves
    #expect(free.count == 8 && free.allSatisfy { !$0.isClamped && $0.itemSize.height == $0.contentHeight })
  }

  @Test func letsAFlagReplaceTheOtherGrouping() throws {
    let grouped = try folder(#"{"records": "featured.json", "groupBy": "id"}"#)
    #expect(
      try grouped.report("data/A.shelf.json", "--shelf-size", "4").shelves.map(\.shelf) == [
        "featured-0001", "featured-0002",
      ])
    let cut = try folder(#"{"records": "featured.json", "shelfSize": 2}"#)
    #expect(
      try cut.report("data/A.shelf.json", "--group-by", "id").shelves.map(\.shelf) == [
        "a0", "a1", "a2", "a3", "a4",
      ])
  }

  /// Fields that only look equal are two.
  @Test func tellsFieldsByTheirBytes() throws {
    let folder = try folder("{\"bindings\": {\"titleLabel\": \"\u{E9}\", \"bodyLabel\": \"e\u{301}\"}}")
    try folder.put("{\"\u{E9}\": \"T\", \"e\u{301}\": \"a\\nb\"}", "cards.ndjson")
    #expect(try folder.report("data/A.shelf.json", "cards.ndjson").summaries == ["cards 1+0 102/102"])
  }

  @Test func bindsLabelsToFields() throws {
    let folder = try folder(#"{"bindings": {"titleLabel": "name", "bodyLabel": "text"}}"#)
    try folder.put("name,text,body\nT,b,\"x\nx\nx\"\n", "cards.csv")
    #expect(try folder.report("data/A.shelf.json", "cards.csv").summaries == ["cards 1+0 85.5/85.5"])
    #expect(
      try folder.report("data/A.shelf.json", "--bindings", "bodyLabel=body,titleLabel=name", "cards.csv")
        .summaries
        == ["cards 1+0 119/119"])
  }
}
