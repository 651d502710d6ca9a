import Foundation
import Testing

/// Pages on a phone: drawings keep a scale that can be read, and say beside them what is off screen.
@Suite struct NarrowPageTests {
  private func page(_ arguments: [String], lines: [Int] = [1, 3, 2, 1, 2, 1]) throws -> String {
    let folder = try Folder()
    try folder.put(cards(lines: lines), "featured.json")
    try folder.put(
      (0..<6).map { #"{"s": "\#($0)", "title": "T", "body": "b"}"# + "\n" }.joined(), "shelves.ndjson")
    return try folder.run(arguments + ["--format", "html"]).output
  }

  private func firstFigure(_ page: String) throws -> Substring {
    try #require(page.firstMatch(of: /<figure[^>]*>[\s\S]*?<\/figure>/)?.0)
  }

  /// A drawing of six cards is 1,106 points wide, and shrinks to 0.65 of that before it scrolls.
  @Test func shelvesScrollAndNameTheirCards() throws {
    let figure = try firstFigure(page(["measure", "featured.json"]))
    #expect(figure.contains(#"<div class="scroll fit" style="--least: 718.9px""#))
    #expect(
      figure.contains(
        #"<p class="narrow">&#39;a0&#39;: 85.5, 33.5 white; &#39;a1&#39;: 119; &#39;a2&#39;: 102, 17 white; "#))
    let small = try firstFigure(page(["measure", "featured.json"], lines: [1, 3]))
    #expect(small.contains("--least: 235.3px") && !small.contains("narrow"))
  }

  /// A narrow page shows the end of the shelf at which the tallest card is.
  @Test(arguments: [([3, 1, 1, 1, 1, 1], false), ([1, 1, 1, 1, 1, 3], true), ([1, 1, 1, 3, 1, 1], true)])
  func theTallestCardIsInSight(lines: [Int], isAtEnd: Bool) throws {
    let figure = try firstFigure(page(["measure", "featured.json"], lines: lines))
    #expect(figure.contains(#"<div class="scroll fit ends""#) == isAtEnd)
  }

  /// Many text sizes of few shelves are rows; of many shelves, columns of a table that scrolls.
  @Test func tablesOfManyTextSizes() throws {
    let sizes = ["--content-size-category", "all"]
    let rows = try page(["measure", "--shelf-size", "3", "featured.json"] + sizes)
    #expect(
      rows.contains(
        #"<th scope="col" class="t">Text size</th><th scope="col">featured-0001</th><th scope="col">featured-0002</th>"#
      ))
    #expect(rows.contains(#"<th scope="row" class="t"><bdi>accessibilityExtraExtraExtraLarge</bdi></th>"#))
    let columns = try page(["measure", "--group-by", "s", "shelves.ndjson"] + sizes)
    let table = try #require(columns.firstMatch(of: /<table[^>]*><caption>Heights of containers[\s\S]*?<\/table>/)?.0)
    #expect(table.contains(#"by text size<span class="narrow"> (scrolls sideways)</span></caption>"#))
    #expect(table.matches(of: /<th scope="col"/).count == 13)
  }

  /// A page of layouts says how long they get, draws the first, and folds other variants and far sections away.
  @Test func layoutsOpenWithAPicture() throws {
    let one = ["layout", "--layout", "columns", "--container-width", "800", "--columns", "2", "featured.json"]
    let first = try page(one)
    #expect(
      first.contains(
        "<p class=\"answer\">6 items in 1 section: the content is 326 points high.</p>\n<details open>"
      ))
    #expect(first.contains(#"<span class="narrow"> It scrolls sideways.</span>"#))
    let several = try page(one + ["--locale", "en,de"])
    #expect(several.contains("12 items in 2 sections of 2 languages: the content is "))
    #expect(several.matches(of: /<details open><summary>800 wide/).count == 1)
    #expect(several.matches(of: /<details><summary>800 wide/).count == 1)
    let sections = try page(
      ["layout", "--layout", "columns", "--container-width", "400", "--columns", "1", "--cell-padding", "0"]
        + ["--item-size", "1,500", "--group-by", "s", "shelves.ndjson"])
    #expect(sections.matches(of: /<summary>3 more sections<\/summary>/).count == 1)
  }
}
