import Foundation
import Testing

/// `measure --each`: a height for each card.
@Suite struct EachCardTests {
  private static let header = "shelf,cardWidth,scale,contentSizeCategory,locale,index,id,contentHeight,itemHeight"

  /// In the order of the records; the index is that of `measure`, and a rejected record keeps its own.
  @Test func heightsOfCards() throws {
    let folder = try Folder()
    try folder.put(
      """
      {"s": "a", "id": "x", "title": "", "body": "1"}
      {"s": "b", "id": 7, "title": "", "body": "1\\n2"}
      {"s": "a", "id": "bad", "title": []}
      {"s": "a", "id": "y", "title": "", "body": "1\\n2\\n3"}

      """, "cards.ndjson")
    let arguments = ["measure", "--each", "--group-by", "s", "--quiet", "cards.ndjson"]
    #expect(
      try folder.run(arguments + ["--format", "csv", "--maximum-card-height", "90"]).lines == [
        EachCardTests.header, "a,176,2,large,,0,x,65,65", "b,176,2,large,,0,7,81.5,81.5", "a,176,2,large,,2,y,98.5,90",
      ])
    // The maximum is in whole pixels, as the item of the shelf is.
    #expect(
      try folder.run(arguments + ["--format", "csv", "--maximum-card-height", "90.3"]).lines.last
        == "a,176,2,large,,2,y,98.5,90")
    let variant = #""variant": {"cardWidth": 176, "scale": 2, "contentSizeCategory": "large", "locale": null}"#
    let row = #"{"shelf": "b", \#(variant), "index": 0, "id": 7, "contentHeight": 81.5, "itemHeight": 81.5}"#
    #expect(try folder.run(arguments + ["--format", "ndjson"]).lines[1] == row)
    let document = try folder.run(arguments + ["--format", "json"]).lines
    #expect(document.count == 5 && document[0] == #"{"schemaVersion": 1, "cards": ["# && document[2] == "  \(row),")
    let table = try folder.run(arguments).lines
    #expect(
      table.count == 4 && table[2] == "           b 176 @2x large           0           7        81.5        81.5")
    let page = try folder.run(arguments + ["--format", "html"]).output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.components(separatedBy: "<tr><th scope=\"row\">").count == 4)
  }

  /// The tallest card of each shelf and variant is the one that `measure` has, whatever the batches and threads.
  @Test func theTallestIsThatOfTheShelf() throws {
    let folder = try Folder()
    let records = (0..<3000).map { index in
      let body = String(repeating: "word ", count: index * 37 % 61)
      return
        #"{"s": "s\#(index % 11)", "lang": "\#(index % 2 == 0 ? "en" : "de")", "title": "\#(index)", "body": "\#(body)"}"#
    }
    try folder.put(records.joined(separator: "\n"), "cards.ndjson")
    for arguments in [
      ["--group-by", "s", "--card-width", "160,176", "--scale", "2,3"], [],
      ["--shelf-size", "100", "--locale", "en,de", "--locale-field", "lang"],
    ] {
      let report = try folder.run(["measure", "--format", "json", "cards.ndjson"] + arguments).output
      let shelves = try JSONDecoder().decode(Report.self, from: Data(report.utf8)).shelves
      let options = ["measure", "--each", "--format", "csv", "cards.ndjson"] + arguments
      let each = try folder.run(options)
      let one = try folder.run(options + ["--jobs", "1"])
      #expect(each.code == 0 && each == one)
      var tallest: [String: (height: Double, index: Int)] = [:]
      for line in each.lines.dropFirst() {
        let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let key = cells[0..<5].joined(separator: ",")
        let (height, index) = (try #require(Double(cells[7])), try #require(Int(cells[5])))
        let known: Double = tallest[key]?.height ?? -1
        if height > known { tallest[key] = (height, index) }
      }
      let items = shelves.map(\.items).reduce(0, +)
      #expect(each.lines.count - 1 == items)
      #expect(tallest.count == shelves.count)
      for shelf in shelves {
        let variant = shelf.variant
        func text(_ number: Double) -> String { String(Int(number)) }
        let key: [String] = [shelf.shelf, text(variant.cardWidth), text(variant.scale), "large", variant.locale ?? ""]
        let found = tallest[key.joined(separator: ",")]
        #expect(found?.height == shelf.contentHeight)
        #expect(found?.index == shelf.largest?.index)
      }
    }
  }

  @Test func saysWhatItCannotDo() throws {
    let folder = try Folder()
    try folder.put(#"[{"title": "T", "body": ""}]"#, "cards.json")
    for (arguments, message) in [
      (["--format", "swift"], "'--format swift' has heights of shelves; 'perItem' in a configuration has"),
      (["--certify"], "'--each' gives heights of cards, and '--certify' is about shelves; leave one out"),
      (["--partial"], "'--each' gives heights of cards, and '--partial' is about shelves; leave one out"),
      (
        ["--card-width", "100..200"],
        "'--each' takes one card width after another; give the range of card widths a step"
      ),
    ] {
      let outcome = try folder.run(["measure", "--each", "cards.json"] + arguments)
      #expect(outcome.code == 64 && outcome.errors.hasPrefix("Error: \(message)"), "\(outcome)")
    }
  }
}
