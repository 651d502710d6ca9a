import Catalog
import ShelfBatch
import Reporting
import ShelfSizing
import Testing

/// The formats of `measure` with results that the command hardly gives.
@Suite struct ReportFormatTests {
  /// A report of one card with an estimate, or of none.
  private func report(
    _ shelf: String, estimate: Double?, height: Double = 100, warnings: [CodedWarning] = [], locale: String? = nil
  ) throws -> ShelfReport {
    let sizer = ShelfSizer(shelf: try Shelf(cardWidth: 160.5, scale: 3))
    var scan = LargestContentScan<Int>()
    if let estimate { scan.offer(0, estimate: estimate) }
    return ShelfReport(
      shelf: shelf,
      variant: Variant(cardWidth: 160.5, scale: 3, contentSizeCategory: "large", locale: locale),
      metrics: sizer.metrics(scan: scan, renderedHeight: height, renderedCount: estimate == nil ? 0 : 1),
      rejectedCount: 2, largestID: nil, estimator: "first", warnings: warnings)
  }

  private func written(_ name: ReportFormatName, _ reports: [ShelfReport]) throws -> String {
    var format = name.makeFormat(page: PageHead("Shelf heights"))
    var buffer = TextBuffer()
    format.begin(&buffer)
    for report in reports { try format.write(report, to: &buffer) }
    format.end(&buffer)
    return buffer.text
  }

  /// JSON has neither NaN nor infinity.
  @Test func writesNoNumberThatIsNone() throws {
    for estimate in [Double.nan, -.infinity, .infinity] {
      let reports = [try report("a", estimate: estimate, height: .nan)]
      #expect(try written(.json, reports).contains(#""largest": {"id": null, "index": 0, "estimate": null}"#))
      #expect(try written(.csv, reports).hasSuffix("\na,160.5,3,large,,160.5,0,0,0,false,1,2,1,,0,,first,\n"))
    }
  }

  @Test func writesEmptyShelvesAndLocales() throws {
    let empty = try report(
      "a", estimate: nil, warnings: [CodedWarning("a", "one, two"), CodedWarning("b", "\"three\"")], locale: "de")
    let json = try written(.ndjson, [empty])
    #expect(json.contains(#""contentSizeCategory": "large", "locale": "de"}, "#))
    #expect(json.contains(#""containerHeightRange": null, "#))
    #expect(
      json.hasSuffix(
        #""largest": null, "estimator": "first", "certificate": null, "warnings": ["one, two", "\"three\""], "#
          + #""warningCodes": ["a", "b"]}"# + "\n"))
    #expect(
      try written(.csv, [empty]).hasSuffix(
        "\na,160.5,3,large,de,160.5,0,0,0,false,0,2,0,,,,first,\"a: one, two; b: \"\"three\"\"\"\n"))
  }

  /// A table takes room for its rows, not for as many of its longest name.
  @Test func aLongNameMovesItsOwnRow() throws {
    let long = String(repeating: "n", count: 100_000)
    let table = try written(.table, [long, "b"].map { try report($0, estimate: 1) })
    let name = "b" + String(repeating: " ", count: 59)
    #expect(table.contains("\n\(long)  1 (2 rejected)"))
    #expect(table.hasSuffix("\n\(name)  1 (2 rejected)  160.5 x 100        100  #0\n"))
    #expect(!table.contains(" \n"))
  }

  @Test func writesNoReports() throws {
    #expect(try written(.json, []) == "{\"schemaVersion\": 1, \"shelves\": []}\n")
    #expect(try written(.ndjson, []) == "")
    #expect(try written(.csv, []).split(separator: "\n").count == 1)
    #expect(try written(.table, []) == "SHELF  ITEMS  ITEM SIZE  CONTAINER  TALLEST CARD\n")
    #expect(try written(.swift, []).hasSuffix("  private static let table = \"\"\"\n    \"\"\"\n}\n"))
  }

  @Test func alignsATable() throws {
    let reports = [try report("long name", estimate: 1, height: 33.34), try report("b", estimate: nil)]
    #expect(
      try written(.table, reports) == """
        SHELF      ITEMS           ITEM SIZE       CONTAINER  TALLEST CARD
        long name  1 (2 rejected)  160.5 x 33.667     33.667  #0
        b          0 (2 rejected)  160.5 x 0               0

        """)
  }
}
