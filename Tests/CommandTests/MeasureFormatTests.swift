import Foundation
import Testing

/// The output of `measure`, byte for byte.
@Suite struct MeasureFormatTests {
  private func featured() throws -> Folder {
    let folder = try Folder()
    try folder.put(cards(lines: [1, 3, 2, 12, 5]), "featured.json")
    return folder
  }

  @Test func writesJSON() throws {
    let outcome = try featured().run("measure", "--insets", "8", "--format", "json", "featured.json")
    let expected = """
      {"schemaVersion": 1, "shelves": [
        {"shelf": "featured", "variant": {"cardWidth": 176, "scale": 2, "contentSizeCategory": "large", \
      "locale": null}, "itemSize": {"width": 176, "height": 269}, "containerHeight": 285, \
      "containerHeightRange": {"from": 285, "below": 564}, "contentHeight": 269, "isClamped": false, "items": 5, \
      "rejected": 0, "rendered": 1, "largest": {"id": "a3", "index": 3, "estimate": 221}, \
      "estimator": "tallest", "certificate": {"rendered": 1, "bounded": 4, "largestBoundLeft": 152.5, "exact": true}, \
      "warnings": []}
      ]}

      """
    #expect(outcome == Outcome(0, output: expected))
  }

  @Test func writesAnObjectALine() throws {
    let folder = try featured()
    let outcome = try folder.run("measure", "--shelf-size", "2", "--format", "ndjson", "featured.json")
    #expect(outcome.code == 0)
    #expect(outcome.lines.count == 3)
    let shelves = try outcome.lines.map {
      try JSONDecoder().decode(Report.Shelf.self, from: Data($0.utf8)).summary
    }
    #expect(
      shelves == ["featured-0001 2+0 119/119", "featured-0002 2+0 269/269", "featured-0003 1+0 152.5/152.5"])
  }

  @Test func writesCSV() throws {
    let folder = try featured()
    try folder.put(#"[{"id": "say \"a,b\"", "s": "two\nlines", "title": "T", "body": "b"}]"#, "quoted.json")
    let outcome = try folder.run("measure", "--group-by", "s", "--format", "csv", "quoted.json")
    let header = """
      shelf,cardWidth,scale,contentSizeCategory,locale,itemWidth,itemHeight,containerHeight,contentHeight,isClamped,\
      items,rejected,rendered,largestId,largestIndex,largestEstimate,estimator,warnings

      """
    #expect(
      outcome
        == Outcome(
          0,
          output: header + """
            "two
            lines",176,2,large,,176,85.5,85.5,85.5,false,1,0,1,"say ""a,b\""",0,37.5,tallest,

            """))
    let clamped = try folder.run(
      "measure", "--maximum-card-height", "100.25", "--scale", "3", "--format", "csv", "featured.json")
    #expect(clamped.output.hasPrefix(header))
    #expect(
      clamped.lines.last
        == "featured,176,3,large,,176,100,100,269,true,5,0,1,a3,3,221,tallest,")
  }

  @Test func writesATable() throws {
    let folder = try featured()
    try folder.put(
      #"[{"title": "T", "body": "one"}, 5, {"title": "\#(String(repeating: "long ", count: 30))"}]"#, "b.json"
    )
    #expect(
      try folder.run("measure", "--insets", "8", "featured.json", "b.json")
        == Outcome(
          0,
          output: """
            SHELF     ITEMS           ITEM SIZE   CONTAINER  TALLEST CARD
            featured  5               176 x 269         285  a3
            b         2 (1 rejected)  176 x 85.5      101.5  #0

            """,
          errors: """
            b.json:1:33: error: the record is not an object; it was left out
            8 records: 7 measured, 1 rejected

            """))
    try folder.put(
      #"{"records": "featured.json", "maximumCardHeight": 200, "variants": {"scale": [2, 3]}}"#,
      "A.shelf.json")
    #expect(
      try folder.run("measure", "A.shelf.json").output == """
        SHELF     VARIANT        ITEMS  ITEM SIZE  CONTAINER  CLAMPED   TALLEST CARD
        featured  176 @2x large  5      176 x 200        200  from 269  a3
        featured  176 @3x large  5      176 x 200        200  from 269  a3

        """)
  }

  @Test func writesSwiftThatCompiles() throws {
    let folder = try Folder()
    let records = [#""a\nb""#, #""\u202e\u0000""#].map { #"{"s": \#($0), "title": "T", "body": "b"}"# }
    try folder.put(records.joined(separator: "\n"), "names.ndjson")
    let outcome = try folder.run(
      "measure", "--group-by", "s", "--format", "swift", "--output", "ShelfHeights.swift", "names.ndjson")
    #expect(outcome == Outcome(0))
    let source = try folder.text("ShelfHeights.swift")
    #expect(source.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    #expect(source.hasPrefix("// Made by shelf-height. Do not edit.\n// swift-format-ignore-file\n"))
    try folder.put("print(ShelfHeights.containerHeight(shelf: \"a\\nb\") ?? 0)\n", "main.swift")
    #expect(try folder.compileAndRun(["ShelfHeights.swift"]) == "85.5\n")
  }

  /// Words of warnings may change, their codes do not.
  @Test func warningsHaveCodes() throws {
    let folder = try Folder()
    try folder.put("[]", "none.json")
    try folder.put(#"[{"title": "T", "body": "b 🙂", "score": "x"}]"#, "some.json")
    let arguments = ["measure", "--quiet", "--estimator", "column:score", "--container-height", "9"]
    let csv = try folder.run(arguments + ["--format", "csv", "none.json", "some.json"]).lines
    #expect(csv[1].hasSuffix(",\"no-items: the shelf has no items, so its heights are 0; hide it\""))
    for code in ["container-height: the container", "emoji-advance: emoji were", "not-a-number: 'score' is"] {
      #expect(csv[2].contains(code), "\(csv[2])")
    }
    let json = try folder.run(arguments + ["--format", "ndjson", "none.json", "some.json"]).lines
    #expect(json[0].hasSuffix(#""warningCodes": ["no-items"]}"#))
    #expect(json[1].hasSuffix(#""warningCodes": ["container-height", "emoji-advance", "not-a-number"]}"#))
  }
}
