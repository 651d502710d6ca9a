import Foundation
import SeededRandom
import Testing

/// `layout`: where items stand.
@Suite struct LayoutTests {
  private static let records = """
    {"s": "a", "id": "x", "w": 100, "h": 40, "title": "One", "body": "First"}
    {"s": "b", "id": 2, "w": 60.5, "h": 20, "title": "Two", "body": "Second"}
    {"s": "a", "w": 100, "h": 80, "title": "Three", "body": "Third"}
    {"s": "a", "id": "z", "w": 100, "h": 10, "title": "Four", "body": "Fourth"}

    """

  private static let missingID =
    "cards.ndjson:3:1: warning: the record has no id, and others have one (1 of 4 records) [missing-id]\n"

  private func run(_ arguments: String..., records: String = records) throws -> Outcome {
    let folder = try Folder()
    try folder.put(records, "cards.ndjson")
    return try folder.run(["layout"] + arguments + ["cards.ndjson"])
  }

  /// The numbers of a column of CSV.
  private func column(_ place: Int, of outcome: Outcome) -> [Double] {
    outcome.lines.dropFirst().map { row in
      Double(row.split(separator: ",", omittingEmptySubsequences: false)[place]) ?? .nan
    }
  }

  @Test func columnsAreFilledInTurn() throws {
    let outcome = try run(
      "--container-width", "212", "--columns", "2", "--item-size-fields", "w,h", "--group-by", "s", "--header-height",
      "30", "--format", "csv")
    #expect(
      outcome
        == Outcome(
          0,
          output: """
            kind,section,index,id,x,y,width,height
            header,a,,,0,0,212,30
            item,a,0,x,6,36,94,40
            item,a,1,,112,36,94,80
            item,a,2,z,6,88,94,10
            header,b,,,0,122,212,30
            item,b,0,2,6,158,94,20

            """, errors: LayoutTests.missingID))
  }

  @Test func insetsLeaveRoomForRows() throws {
    for (arguments, message) in [
      (["--container-width", "375", "--insets", "200"], "the container is 375 wide, and its insets take 400"),
      (
        ["--container-width", "375", "--container-height", "90", "--direction", "horizontal", "--insets", "50"],
        "the container is 90 high, and its insets take 100"
      ),
    ] {
      let folder = try Folder()
      try folder.put(LayoutTests.records, "cards.ndjson")
      let outcome = try folder.run(["layout", "--layout", "flow"] + arguments + ["cards.ndjson"])
      #expect(outcome.code == 64 && outcome.errors.contains(message), "\(outcome)")
    }
  }

  @Test func theShortestColumnIsFilled() throws {
    let outcome = try run(
      "--container-width", "300", "--columns", "3", "--item-size-fields", "w,h", "--cell-padding", "0", "--placement",
      "shortest", "--format", "csv", "--insets", "0,30,0,30")
    #expect(
      outcome.lines.dropFirst().map { $0.split(separator: ",").suffix(4).joined(separator: " ") }
        == ["0 0 80 40", "80 0 80 20", "160 0 80 80", "80 20 80 10"])
  }

  @Test func flowFillsRows() throws {
    let outcome = try run(
      "--layout", "flow", "--container-width", "320", "--item-size-fields", "w,h", "--section-insets", "1,10,2,10",
      "--footer-height", "7", "--line-spacing", "5", "--interitem-spacing", "4", "--group-by", "s", "--format", "ndjson"
    )
    #expect(
      outcome.lines == [
        #"{"kind": "item", "section": "a", "index": 0, "id": "x", "x": 10, "y": 21, "width": 100, "height": 40}"#,
        #"{"kind": "item", "section": "a", "index": 1, "id": null, "x": 210, "y": 1, "width": 100, "height": 80}"#,
        #"{"kind": "item", "section": "a", "index": 2, "id": "z", "x": 10, "y": 86, "width": 100, "height": 10}"#,
        #"{"kind": "footer", "section": "a", "index": null, "id": null, "x": 0, "y": 98, "width": 320, "height": 7}"#,
        #"{"kind": "item", "section": "b", "index": 0, "id": 2, "x": 10, "y": 106, "width": 60.5, "height": 20}"#,
        #"{"kind": "footer", "section": "b", "index": null, "id": null, "x": 0, "y": 128, "width": 320, "height": 7}"#,
      ])
  }

  @Test func jsonHasALayoutAVariant() throws {
    let outcome = try run(
      "--container-width", "212", "--columns", "2", "--item-size", "1,50", "--group-by", "s", "--footer-height", "3",
      "--scale", "2,3", "--rect", "0,0,50,10", "--format", "json")
    func layout(_ scale: Int) -> String {
      #"{"layout": "columns", "variant": {"cardWidth": 94, "scale": \#(scale), "contentSizeCategory": "large", "#
        + #""locale": null, "container": {"width": 212, "height": null}}, "contentSize": {"width": 212, "height": 192}, "#
        + #""sections": ["# + "\n"
        + #"  {"section": "a", "header": null, "footer": null, "items": [{"index": 0, "id": "x", "x": 6, "y": 6, "#
        + #""width": 94, "height": 50}]}]}"#
    }
    #expect(outcome.errors == LayoutTests.missingID)
    #expect(
      outcome.output == #"{"schemaVersion": 1, "layouts": ["# + "\n" + layout(2) + ",\n" + layout(3) + "\n]}\n")
  }

  /// Heights by the cell are those that `measure` has for one card a shelf, at the column's width.
  @Test func cellsTellHeights() throws {
    let folder = try Folder()
    let bodies = (0..<7).map { String(repeating: "word and more ", count: 3 * $0) }
    try folder.put(bodies.map { #"{"title": "T", "body": "\#($0)"}"# + "\n" }.joined(), "cards.ndjson")
    let options = ["--scale", "2,3", "--content-size-category", "large,accessibilityLarge", "--format", "csv"]
    let placed = try folder.run(
      ["layout", "--container-width", "375", "--columns", "2", "--maximum-card-height", "150", "cards.ndjson"] + options
    )
    let measured = try folder.run(
      ["measure", "--card-width", "175.5", "--shelf-size", "1", "--maximum-card-height", "150", "cards.ndjson"]
        + options)
    let heights = column(7, of: placed)
    let truth = column(6, of: measured)
    #expect(heights.count == 28)
    // Layouts have the variants outside of the cards.
    for (place, height) in heights.enumerated() {
      // The frame is what a cell occupies less its padding, which may differ in the last bit.
      #expect(abs(height - truth[4 * (place % 7) + place / 7]) < 1e-9)
    }
    #expect(Set(heights).count > 3)
    #expect(heights.allSatisfy { $0 <= 150 })
  }

  @Test func devicesHaveTheirColumns() throws {
    let folder = try Folder()
    try folder.put(LayoutTests.records, "cards.ndjson")
    let outcome = try folder.run(
      "layout", "--devices", "iPhone 16,iPad mini 8.3-inch", "--orientation", "all", "--item-size", "1,5", "--format",
      "csv", "cards.ndjson")
    let rows = outcome.lines.dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.count == 16)
    func columns(_ device: String, _ orientation: String) -> Int {
      Set(rows.filter { $0[14] == device && $0[15] == orientation }.map { $0[4] }).count
    }
    #expect(columns("iPhone 16", "portrait") == 1)
    #expect(columns("iPhone 16", "landscape") == 2)
    #expect(columns("iPad mini 8.3-inch", "portrait") == 2)
    #expect(columns("iPad mini 8.3-inch", "landscape") == 3)
    #expect(Set(rows.map { $0[9] }) == ["2", "3"])
  }

  @Test func aShelfIsOneRow() throws {
    let folder = try Folder()
    try folder.put(LayoutTests.records, "cards.ndjson")
    let placed = try folder.run(
      "layout", "--layout", "shelf", "--container-width", "375", "--insets", "8", "--format", "csv", "cards.ndjson")
    let measured = try folder.run("measure", "--insets", "8", "--format", "csv", "cards.ndjson")
    let size = try #require(measured.lines.last).split(separator: ",", omittingEmptySubsequences: false)[5...6]
    #expect(
      placed.lines.dropFirst().map { $0.split(separator: ",").suffix(4).joined(separator: ",") }
        == (0..<4).map { "\(8 + 186 * $0),8,\(size.joined(separator: ","))" })
  }

  @Test func streamsAreTheSameBytes() throws {
    let folder = try Folder()
    let records = (0..<Sweep.count(30_000)).map { number in
      let body = String(repeating: "word ", count: number % 17)
      return #"{"s": "s\#(number / 7)", "id": \#(number), "title": "T", "body": "\#(body)"}"# + "\n"
    }
    try folder.put(records.joined(), "cards.ndjson")
    let arguments = ["layout", "--container-width", "375", "--columns", "2", "--group-by", "s", "cards.ndjson"]
    for format in ["csv", "ndjson", "json"] {
      let plain = try folder.run(arguments + ["--format", format, "--jobs", "1"])
      #expect(plain.code == 0)
      #expect(try folder.run(arguments + ["--format", format, "--jobs", "4"]) == plain)
      #expect(try folder.run(arguments + ["--format", format, "--grouped"]) == plain)
    }
  }

  @Test func sectionsWithoutItemsHaveHeaderAndFooter() throws {
    let folder = try Folder()
    try folder.put("[]", "none.json")
    for layout in ["columns", "flow"] {
      let outcome = try folder.run(
        "layout", "--layout", layout, "--container-width", "320", "--header-height", "20", "--footer-height", "10",
        "--item-size", "5,5", "--format", "csv", "none.json")
      #expect(outcome.code == 0)
      #expect(outcome.lines.dropFirst() == ["header,none,,,0,0,320,20", "footer,none,,,0,20,320,10"])
    }
  }

  @Test(arguments: [
    (["--container-width", "24", "--columns", "2"], "it takes more than 24, or fewer columns"),
    (["--container-width", "30", "--columns", "2", "--insets", "4"], "it takes more than 32, or fewer columns"),
    (["--container-width", "240", "--columns", "0"], "columns is 0, but must be at least 1"),
    (["--container-width", "240", "--cell-padding", "-1"], "cellPadding is -1, but must be a finite number"),
    (
      ["--container-width", "240", "--cell-padding", "nan"], "'nan' is invalid for '--cell-padding': it takes a finite"
    ),
    (["--container-width", "240", "--columns", "some"], "'some' is invalid for '--columns'"),
    (["--container-width", "240", "--header-height", "-3"], "headerHeight of section 0 is -3"),
    (["--layout", "flow", "--container-width", "240", "--item-size", "-3,5"], "itemSize.width is -3"),
    (["--layout", "flow", "--container-width", "240", "--section-insets", "-3"], "insets.top of section 0 is -3"),
    (["--layout", "flow", "--container-width", "240", "--scale", "17", "--item-size", "1,1"], "scale is 17"),
    (["--layout", "flow", "--direction", "horizontal", "--container-width", "240"], "fill a container's height"),
    (["--layout", "flow", "--container-width", "240", "--columns", "2"], "'--columns' is for '--layout columns'"),
    (["--layout", "shelf", "--container-width", "240", "--item-size-fields", "w,h"], "is for '--layout columns' and"),
    (["--container-width", "240", "--item-size-fields", "w"], "it takes two fields"),
    (["--container-width", "240", "--item-size-fields", "w,h", "--item-size", "1,1"], "contradict each other"),
    (["--container-width", "240", "--devices", "iPad"], "contradict each other"),
    (["--devices", "iPda"], "unknown device 'iPda'"), ([], "Missing expected option '--container-width'"),
    (["--container-width", "240", "--orientation", "all"], "'--orientation' needs '--devices'"),
    (["--container-width", "240", "--rect", "1,2,3"], "it takes x,y,width,height"),
    (["--container-width", "240", "--grouped"], "The option '--grouped' needs '--group-by'"),
    (
      ["--layout", "flow", "--devices", "all", "--orientation", "all", "--card-width", "101..400:1"],
      "make 23400 variants, and of 3 views at most 10000 are laid out; leave some out"
    ),
    (["--container-width", "40"], "leaves no width inside"),
    (["--layout", "flow", "--container-width", "240", "--card-width", "100..200"], "give the range of card widths a"),
  ])
  func refusesWhatCannotBe(arguments: [String], message: String) throws {
    let folder = try Folder()
    try folder.put(LayoutTests.records, "cards.ndjson")
    let outcome = try folder.run(["layout"] + arguments + ["cards.ndjson"])
    #expect(outcome.code == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func recordsWithoutASizeAreLeftOut() throws {
    let records = """
      {"id": 0, "w": 10, "h": 5}
      {"id": 1, "w": "wide", "h": 5}
      {"id": 2, "h": 5}
      {"id": 3, "w": 10, "h": -5}
      {"id": 4, "w": [1], "h": 5}
      {"id": 5, "w": "20", "h": 1e7}
      {"id": 6, "w": "20", "h": 0}

      """
    let outcome = try run(
      "--layout", "flow", "--container-width", "100", "--item-size-fields", "w,h", "--format", "csv", records: records)
    #expect(outcome.code == 0)
    #expect(outcome.lines.dropFirst() == ["item,cards,0,0,0,0,10,5", "item,cards,6,6,20,2.5,20,0"])
    let lengths = "but an item's length is a number from 0 to 1000000; the record was left out"
    #expect(
      outcome.errors == """
        cards.ndjson:2:16: error: the field 'w' is 'wide', \(lengths)
        cards.ndjson:3:1: error: the field 'w' is missing, \(lengths)
        cards.ndjson:4:25: error: the field 'h' is '-5', \(lengths)
        cards.ndjson:5:16: error: the field 'w' is '[1]', \(lengths)
        cards.ndjson:6:27: error: the field 'h' is '1e7', \(lengths)
        7 records: 2 measured, 5 rejected

        """)
    // Columns take the height alone.
    let columns = try run("--container-width", "100", "--item-size-fields", "w,h", "--format", "csv", records: records)
    #expect(columns.lines.count == 6)
  }

  /// Heights 40, 80, 10 and 50: in turn 50 beside 130, and to the shortest 100 beside 80.
  @Test func explainsWhatTurnsCost() throws {
    let folder = try Folder()
    try folder.put([40, 80, 10, 50].map { #"{"h": \#($0)}"# + "\n" }.joined(), "cards.ndjson")
    let arguments = [
      "explain", "--layout", "columns", "--container-width", "200", "--columns", "2", "--cell-padding", "0",
      "--item-size-fields", "w,h", "cards.ndjson",
    ]
    #expect(
      try folder.run(arguments)
        == Outcome(
          0,
          output: """
            cards: 4 items in turn in 2 columns, 130 tall
              column 1 has 2 items and is 50 tall, 80 white under it
              column 2 has 2 items and is 130 tall, 0 white under it
            White space: 80 points under all columns in turn, 20 with each item going to the shortest
            Taking turns makes it 30 taller than the 100 of filling the shortest column


            """))
    let json = try folder.run(arguments + ["--format", "json"]).output
    #expect(json.contains(#""shortest": {"height": 100, "whiteSpace": 20, "columns": [{"items": 3, "height": 100, "#))
    #expect(json.contains(#""cost": 30}"#))
    let page = try folder.run(arguments + ["--format", "html"]).output
    #expect(page.contains("<p>Taking turns makes it 30 taller than the 100 of filling the shortest column.</p>"))
    for (options, message) in [
      (["--shelf", "none"], "There is no shelf 'none'"), (["--layout", "flow"], "it takes columns"),
      (["--card-width", "100"], "'--card-width' is for '--layout flow' and '--layout shelf'"),
    ] {
      let outcome = try folder.run(arguments + options)
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
    let shelf = try folder.run("explain", "--columns", "2", "cards.ndjson")
    #expect(shelf.code == 64)
    #expect(shelf.errors.contains("The option '--columns' needs '--layout columns'"))
  }

  @Test func drawingsAreToScale() throws {
    let svg = try run("--container-width", "212", "--columns", "2", "--item-size", "1,50", "--format", "svg")
    #expect(svg.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 212 124\""))
    #expect(svg.output.contains("<rect x=\"112\" y=\"6\" width=\"94\" height=\"50\"><title>2</title></rect>\n"))
    let page = try run("--container-width", "212", "--columns", "2", "--item-size", "1,50", "--format", "html")
    #expect(page.output.contains("<title>Collection layouts</title>"))
    #expect(page.output.contains("<rect class=\"card\" x=\"112\" y=\"6\" width=\"94\" height=\"50\"/>"))
    #expect(!page.output.contains("<script"))
  }
}
