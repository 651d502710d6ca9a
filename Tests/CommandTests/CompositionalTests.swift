import Testing

/// `layout --layout compositional`: where items stand in groups and sections.
@Suite struct CompositionalTests {
  static let records = """
    {"s": "a", "id": "x", "w": 100, "h": 40, "title": "One", "body": "First"}
    {"s": "b", "id": 2, "w": 60.5, "h": 20, "title": "Two", "body": "Second"}
    {"s": "a", "w": 100, "h": 80, "title": "Three", "body": "Third, and a text that takes more than a single line"}
    {"s": "a", "id": "z", "w": 100, "h": 10, "title": "Four", "body": "Fourth"}

    """

  /// An element of a given width and height.
  static func size(_ width: String, _ height: String) -> String {
    #""width": {\#(width)}, "height": {\#(height)}"#
  }

  /// A row of items of half its width, as high as they measure themselves.
  static let rows = #"""
    {"group": {\#(size(#""fractionalWidth": 1"#, #""estimated": 50"#)), "subitems": [
      {"item": {\#(size(#""fractionalWidth": 0.5"#, #""estimated": 50"#))}}]}}
    """#

  func run(
    _ description: String?, _ arguments: String..., container: String = "320", records: String = records
  ) throws -> Outcome {
    let folder = try Folder()
    try folder.put(records, "cards.ndjson")
    if let description { try folder.put(description, "Shop.layout.json") }
    let file = description == nil ? [] : ["--layout-file", "Shop.layout.json"]
    return try folder.run(
      ["layout", "--layout", "compositional", "--container-width", container] + file + arguments + ["cards.ndjson"])
  }

  /// The last columns of CSV: x, y, width, height, with what is before.
  private func rows(_ outcome: Outcome) -> [String] { Array(outcome.lines.dropFirst()) }

  @Test func sectionsFollowEachOther() throws {
    let outcome = try run(
      #"{"interSectionSpacing": 6, "sections": [\#(CompositionalTests.rows)]}"#, "--group-by", "s",
      "--item-size-fields", "w,h", "--format", "csv")
    #expect(
      outcome
        == Outcome(
          0,
          output: """
            kind,section,index,id,x,y,width,height
            item,a,0,x,0,0,160,40
            item,a,1,,160,0,160,80
            item,a,2,z,0,80,160,10
            item,b,0,2,0,96,160,20

            """,
          errors: "cards.ndjson:3:1: warning: the record has no id, and others have one (1 of 4 records) [missing-id]\n"
        ))
  }

  /// Widths that the layout leaves open are those of the records, and the estimates stay where they are asked for.
  @Test func sizesComeFromFieldsOrEstimates() throws {
    let item = CompositionalTests.size(#""estimated": 90"#, #""fractionalHeight": 1"#)
    let description = #"""
      {"sections": [{"group": {\#(CompositionalTests.size(#""fractionalWidth": 1"#, #""absolute": 30"#)), "subitems": [
        {"item": {\#(item)}}]}}]}
      """#
    let fields = try run(description, "--item-size-fields", "w,h", "--format", "csv")
    #expect(
      rows(fields).map { $0.split(separator: ",").suffix(2).joined(separator: ",") }.allSatisfy { $0.hasSuffix(",30") })
    #expect(rows(fields)[1].hasSuffix("60.5,30"))
    let estimated = try run(description, "--item-size", "estimated", "--format", "csv")
    #expect(rows(estimated).allSatisfy { $0.hasSuffix(",90,30") })
    let fixed = try run(description, "--item-size", "70,99", "--format", "csv")
    #expect(rows(fixed).allSatisfy { $0.hasSuffix(",70,30") })
  }

  /// The cell is asked at the width that the layout proposes: heights are those that `measure` has there.
  @Test func cellsAreAskedAtTheProposedWidth() throws {
    let folder = try Folder()
    let bodies = (0..<7).map { String(repeating: "word and more ", count: 3 * $0) }
    try folder.put(bodies.map { #"{"title": "T", "body": "\#($0)"}"# + "\n" }.joined(), "cards.ndjson")
    try folder.put(#"{"sections": [\#(CompositionalTests.rows)]}"#, "Shop.layout.json")
    let options = ["--scale", "2,3", "--content-size-category", "large,accessibilityLarge", "--format", "csv"]
    let placed = try folder.run(
      ["layout", "--layout", "compositional", "--layout-file", "Shop.layout.json", "--container-width", "351"]
        + ["cards.ndjson"] + options)
    let measured = try folder.run(
      ["measure", "--card-width", "175.5", "--shelf-size", "1", "cards.ndjson"] + options)
    func column(_ place: Int, _ outcome: Outcome, scale: String, at scalePlace: Int) -> [String] {
      rows(outcome).map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
        .filter { $0[scalePlace] == scale }.map { $0[place] }.sorted()
    }
    #expect(placed.code == 0)
    let heights = column(7, placed, scale: "2", at: 9)
    #expect(heights.count == 14)
    #expect(heights == column(6, measured, scale: "2", at: 2))
    // A third of a pixel less at three pixels a point.
    #expect(column(6, placed, scale: "3", at: 9).allSatisfy { $0.hasPrefix("175.3") || $0.hasPrefix("175.5") })
  }

  @Test func flagsDescribeAShelf() throws {
    let flags = try run(
      nil, "--orthogonal", "groupPaging", "--group-width", "0.85", "--group-height", "120", "--line-spacing", "8",
      "--section-insets", "4,16,4,16", "--header-height", "30", "--format", "json")
    let size = CompositionalTests.size(#""fractionalWidth": 0.85"#, #""absolute": 120"#)
    let whole = CompositionalTests.size(#""fractionalWidth": 1"#, #""fractionalHeight": 1"#)
    let header = CompositionalTests.size(#""fractionalWidth": 1"#, #""absolute": 30"#)
    let file = try run(
      #"""
      {"sections": [{"group": {\#(size), "subitems": [{"item": {\#(whole)}}]}, "interGroupSpacing": 8,
        "contentInsets": {"top": 4, "leading": 16, "bottom": 4, "trailing": 16},
        "orthogonalScrollingBehavior": "groupPaging", "boundaryItems": [{"kind": "header", \#(header)}]}]}
      """#, "--format", "json")
    #expect(flags.code == 0)
    #expect(flags == file)
    #expect(flags.output.contains(#""width": 272, "height": 120}"#))
    #expect(flags.output.contains(#""orthogonalScrolling": {"behavior": "groupPaging", "contentLength": 1112, "#))
    let points = try run(nil, "--orthogonal", "none", "--group-width", "200", "--item-size", "1,50", "--format", "csv")
    // Between cards is the configuration's line spacing.
    #expect(rows(points).last == "item,cards,3,z,0,180,200,50")
    let uniform = try run(
      nil, "--orthogonal", "continuous", "--group-width", "200", "--group-height", "uniformAcrossSiblings:99",
      "--item-size-fields", "w,h", "--format", "csv")
    #expect(rows(uniform).allSatisfy { $0.hasSuffix(",200,80") })
  }

  /// An entry with a name is the section of that name, which is there without records as well.
  @Test func namedSectionsMayBeEmpty() throws {
    let rows = CompositionalTests.rows.dropFirst()
    let header = #""boundaryItems": [{\#(CompositionalTests.size(#""fractionalWidth": 1"#, #""absolute": 12"#))}], "#
    let description = #"""
      {"boundaryItems": [{"kind": "banner", \#(CompositionalTests.size(#""fractionalWidth": 1"#, #""absolute": 7"#))}],
       "sections": [{"section": "none", \#(header)\#(rows), {"section": "b", \#(rows), {"section": "last", \#(header)\#(rows)]}
      """#
    let outcome = try run(description, "--group-by", "s", "--item-size-fields", "w,h", "--format", "ndjson")
    #expect(outcome.errors.hasSuffix("[missing-id]\n") && outcome.code == 0)
    #expect(
      outcome.lines.map { $0.replacing(#/"index".*?"x": 0, |"height"/#, with: "") } == [
        #"{"kind": "banner", "section": "", "y": 0, "width": 320, : 7}"#,
        #"{"kind": "header", "section": "none", "y": 7, "width": 320, : 12}"#,
        // The last description is that of all sections which none is for.
        #"{"kind": "header", "section": "a", "y": 19, "width": 320, : 12}"#,
        #"{"kind": "item", "section": "a", "y": 31, "width": 160, : 40}"#,
        #"{"kind": "item", "section": "a", "index": 1, "id": null, "x": 160, "y": 31, "width": 160, : 80}"#,
        #"{"kind": "item", "section": "a", "y": 111, "width": 160, : 10}"#,
        #"{"kind": "header", "section": "last", "y": 121, "width": 320, : 12}"#,
        #"{"kind": "item", "section": "b", "y": 133, "width": 160, : 20}"#,
      ])
  }

  /// A section that is written as it ends stands where it stands when all are placed at once.
  @Test func sectionsMayBePlacedAsTheyEnd() throws {
    let records = (0..<40).map { #"{"s": "\#($0 / 7)", "id": \#($0), "h": \#(10 + 13 * $0 % 70), "w": 1}"# + "\n" }
      .joined()
    let spacing = #"{"interSectionSpacing": 5, "#
    let options = ["--group-by", "s", "--item-size-fields", "w,h", "--format", "csv"]
    let ended = try run(
      spacing + #""sections": [\#(CompositionalTests.rows)]}"#, options[0], options[1], options[2], options[3],
      options[4], options[5], "--grouped", records: records)
    let named = CompositionalTests.rows.replacing(
      "{\"group\"", with: "{\"section\": \"0\", \"group\"", maxReplacements: 1)
    let atOnce = try run(
      spacing + #""sections": [\#(named), \#(CompositionalTests.rows)]}"#, options[0], options[1], options[2],
      options[3], options[4], options[5], records: records)
    #expect(ended.code == 0)
    #expect(ended == atOnce)
    #expect(ended.lines.count == 41)
  }

  @Test func groupsWithoutRoomAreNamedInTheFile() throws {
    let wide = CompositionalTests.size(#""absolute": 400"#, #""absolute": 10"#)
    let outcome = try run(
      #"{"sections": ["# + "\n  "
        + #"{"group": {\#(CompositionalTests.size(#""fractionalWidth": 1"#, #""absolute": 20"#)), "contentInsets": 8, "#
        + #""subitems": [{"item": {\#(wide)}}]}}]}"#, "--item-size", "estimated")
    #expect(
      outcome
        == Outcome(
          65,
          errors:
            "Shop.layout.json:2:13: error: this group cannot fit even a single item: its first subitem is 400 wide, "
            + "but the group's effective size is 304 x 4\n"))
  }

  @Test func limitsOfCompositions() throws {
    let one = CompositionalTests.size(#""absolute": 1"#, #""absolute": 1"#)
    func group(_ content: String) -> String { #"{"group": {\#(one), \#(content)}}"# }
    let item = #"{"item": {\#(one)}}"#
    let nested = (0..<33).reduce(group(#""subitems": [\#(item)]"#)) { inner, _ in group(#""subitems": [\#(inner)]"#) }
    let counted = group(#""count": 317, "subitem": \#(group(#""count": 317, "subitem": \#(item)"#))"#)
    let widths = (0...1_000).map { number in
      let size = CompositionalTests.size(#""absolute": \#(100 + number)"#, #""estimated": 9"#)
      return #"{"group": {\#(size), "subitems": [{"item": {\#(size)}}]}}"#
    }
    for (sections, message) in [
      (nested, "lies in more than 32 groups"), (counted, "holds more than 100000 items"),
      (widths.joined(separator: ", "), "cells have more than 1000 different widths or heights"),
    ] {
      let outcome = try run(#"{"sections": [\#(sections)]}"#, container: "2000")
      #expect(outcome.code == 65)
      #expect(outcome.errors.hasPrefix("Shop.layout.json:1:"))
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    // A group that is too narrow for the cell is named as well.
    let narrow = try run(nil, "--orthogonal", "none", "--group-width", "9")
    #expect(narrow.code == 64)
    #expect(narrow.errors.contains("a card width of 9 leaves no width"))
  }

  @Test func aConfigurationDescribesItsLayout() throws {
    let folder = try Folder()
    try folder.put(CompositionalTests.records, "cards.ndjson")
    let layout = #"{"sections": [\#(CompositionalTests.rows)]}"#
    try folder.put(layout, "Shop.layout.json")
    let others = #", "records": "cards.ndjson", "groupBy": "s"}"#
    try folder.put(#"{"compositionalLayout": \#(layout)\#(others)"#, "Inline.shelf.json")
    try folder.put(#"{"compositionalLayout": "Shop.layout.json"\#(others)"#, "File.shelf.json")
    let options = ["layout", "--layout", "compositional", "--container-width", "320", "--format", "json"]
    let inline = try folder.run(options + ["Inline.shelf.json"])
    #expect(inline.code == 0)
    #expect(try folder.run(options + ["File.shelf.json"]) == inline)
    #expect(
      try folder.run(options + ["cards.ndjson", "--group-by", "s", "--layout-file", "Shop.layout.json"]) == inline)
    try folder.put(#"{"compositionalLayout": {"sections": [{}]}\#(others)"#, "Wrong.shelf.json")
    let wrong = try folder.run(options + ["Wrong.shelf.json"])
    #expect(wrong == Outcome(65, errors: "Wrong.shelf.json:1:39: error: a section needs a 'group'\n"))
  }

  @Test(arguments: [
    (["--orthogonal", "groupPaging"], "The option '--orthogonal' needs '--group-width'"),
    (["--group-width", "0.5"], "The option '--group-width' needs '--orthogonal'"),
    (["--orthogonal", "paged", "--group-width", "1"], "it takes none, continuous, continuousGroupLeadingBoundary"),
    (["--orthogonal", "paging", "--group-width", "0"], "it takes a part up to 1, or points"),
    (["--orthogonal", "paging", "--group-width", "1", "--group-height", "tall"], "it takes a finite number"),
    (
      ["--orthogonal", "paging", "--group-width", "1", "--group-height", "0.5"],
      "parts of the container's height; name it"
    ),
    (
      ["--orthogonal", "paging", "--group-width", "1", "--simulate-scrolling"],
      "as long as the container's height; name it"
    ),
    (
      ["--orthogonal", "paging", "--group-width", "1", "--layout-file", "a"],
      "'--layout-file' and '--orthogonal' contradict"
    ),
    (["--orthogonal", "paging", "--group-width", "1", "--card-width", "9"], "'--card-width' is for '--layout flow'"),
    ([], "a compositional layout needs a description: name one by '--layout-file'"),
  ])
  func refusesWhatDoesNotGoTogether(arguments: [String], message: String) throws {
    let folder = try Folder()
    try folder.put(CompositionalTests.records, "cards.ndjson")
    let outcome = try folder.run(
      ["layout", "--layout", "compositional", "--container-width", "320", "cards.ndjson"] + arguments)
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Where a language is written from right to left, leading is right.
  @Test func languagesTurnTheLayout() throws {
    let outcome = try run(
      #"{"sections": [\#(CompositionalTests.rows)]}"#, "--item-size-fields", "w,h", "--locale", "ar", "--format", "csv")
    #expect(rows(outcome).prefix(2) == ["item,cards,0,x,160,0,160,40", "item,cards,1,2,0,0,160,20"])
  }
}
