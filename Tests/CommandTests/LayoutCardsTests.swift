import Foundation
import Testing

/// `layout` draws the cards of items into their rectangles.
@Suite struct LayoutCardsTests {
  private static let cell = """
    {"schemaVersion": 1, "cell": {"stackView": {"axis": "vertical", "spacing": 4, "layoutMargins": 16, "arrangedSubviews": [
      {"imageView": {"id": "cover", "aspectRatio": 2}}, {"label": {"id": "titleLabel", "font": {"size": 17}}},
      {"label": {"id": "bodyLabel", "font": {"size": 14}, "numberOfLines": 0}}]}}}
    """

  private func run(_ arguments: [String], count: Int = 3, body: String = "Two lines of a body, in words") throws
    -> Outcome
  {
    let folder = try Folder()
    try folder.put(LayoutCardsTests.cell, "Card.shelf.json")
    let records = (0..<count).map { #"{"id": "c\#($0)", "title": "Title \#($0)", "body": "\#(body)"}"# + "\n" }
    try folder.put(records.joined(), "cards.ndjson")
    return try folder.run(["layout", "--quiet", "--config", "Card.shelf.json"] + arguments + ["cards.ndjson"])
  }

  private func drawnCards(_ drawing: String) -> Int { drawing.matches(of: /<svg class="content"/).count }

  private static let layouts = [
    ["--layout", "columns", "--container-width", "400", "--columns", "2"],
    ["--layout", "flow", "--container-width", "400", "--card-width", "180"],
    ["--layout", "shelf", "--container-width", "400", "--card-width", "180"],
    ["--layout", "compositional", "--container-width", "700", "--orthogonal", "continuous", "--group-width", "180"],
  ]

  @Test(arguments: layouts, ["svg", "html"])
  func cardsAreDrawnInTheirRectangles(layout: [String], format: String) throws {
    let drawing = try run(layout + ["--format", format]).output
    #expect(drawnCards(drawing) == 3)
    for card in 0..<3 { #expect(drawing.contains(">Title \(card)</text>")) }
    #expect(drawing.contains(#"data-view="bodyLabel" font-size="14""#))
    #expect(drawing.contains(">cover</text>") && drawing.contains("class=\"ui-mark\""))
    // A card is where its rectangle is, and as large.
    let frames = drawing.matches(of: /<rect class="card" ([^>]*)\/>|<rect ([^>]*) class="card">/).map { $0.1 ?? $0.2 }
    #expect(frames.count == 3)
    for frame in frames { #expect(drawing.contains("<svg class=\"content\" \(frame ?? "")>")) }
  }

  /// The lines are those of the card at the width and height of its rectangle: a shelf's cards are as tall as the tallest.
  @Test func linesAreThoseOfTheRectangle() throws {
    let shelf = LayoutCardsTests.layouts[2]
    let narrow = try run(shelf + ["--format", "svg"]).output
    let wide = try run(
      ["--layout", "shelf", "--container-width", "400", "--card-width", "300", "--format", "svg"]
    ).output
    #expect(narrow.contains(">Two lines of a body,</text>") && narrow.contains(">in words</text>"))
    #expect(wide.contains(">Two lines of a body, in words</text>"))
  }

  /// Leading is right in Arabic, where a card's texts begin at the right.
  @Test func languagesFromRightToLeft() throws {
    let arguments = LayoutCardsTests.layouts[3] + ["--format", "svg", "--locale"]
    let (left, right) = (try run(arguments + ["en"]).output, try run(arguments + ["ar"]).output)
    #expect(left.contains(#"<text x="16""#) && !left.contains("text-anchor=\"end\">"))
    #expect(right.contains(#"<text x="164""#) && right.contains("text-anchor=\"end\""))
  }

  /// Beside the window of a section that scrolls across, cards are faded; one at its edge is cut off there.
  @Test func cardsAtTheEdgeOfAWindow() throws {
    let drawing = try run([
      "--layout", "compositional", "--container-width", "320", "--orthogonal", "continuous", "--group-width", "180",
      "--insets", "0", "--format", "svg",
    ]).output
    #expect(drawnCards(drawing) == 4)
    #expect(drawing.contains("<g opacity=\".35\"><rect x=\"190\" y=\"0\" width=\"180\""))
    #expect(drawing.contains("<svg class=\"content\" x=\"190\" y=\"0\" width=\"130\""))
  }

  /// No cell is asked for sizes that are given, so that there is no card to draw.
  @Test func givenSizesAreRectangles() throws {
    let arguments = ["--layout", "columns", "--container-width", "400", "--columns", "2", "--item-size", "1,50"]
    for format in ["svg", "html"] {
      let drawing = try run(arguments + ["--format", format]).output
      #expect(drawnCards(drawing) == 0 && drawing.contains("height=\"50\""))
      #expect(!drawing.contains("Title"))
    }
  }

  /// The first 400 cards of a section are drawn, whatever the threads; all others are rectangles.
  @Test func manyCardsAreRectangles() throws {
    let arguments = ["--layout", "columns", "--container-width", "400", "--columns", "2", "--format", "svg", "--jobs"]
    let one = try run(arguments + ["1"], count: 450, body: "")
    #expect(drawnCards(one.output) == 400)
    #expect(one.output.contains(">Title 399</text>") && one.output.contains("<title>c449</title></rect>"))
    #expect(try run(arguments + ["4"], count: 450, body: "").output == one.output)
  }

  /// A file stays small, however much is on its cards.
  @Test func largeCardsAreRectangles() throws {
    let arguments = ["--layout", "columns", "--container-width", "400", "--columns", "2", "--format", "svg"]
    let drawing = try run(arguments, count: 120, body: String(repeating: "word ", count: 1_000)).output
    #expect(drawnCards(drawing) > 10 && drawnCards(drawing) < 120)
    #expect(drawing.utf8.count < 1_200_000)
    #expect(drawing.contains("<title>c119</title></rect>"))
  }
}
