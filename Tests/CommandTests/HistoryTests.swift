import Foundation
import Testing

/// `history`: the trend of shelves over many results.
@Suite struct HistoryTests {
  /// Three results: `a` grows, `b` goes, `c` comes.
  private func folder() throws -> Folder {
    let folder = try Folder()
    for (index, shelves) in [["a": 1, "b": 2], ["a": 3, "b": 2, "c": 1], ["a": 4, "c": 1]].enumerated() {
      let records = shelves.sorted { $0.key < $1.key }.map { name, lines in
        let body = Array(repeating: "x", count: lines).joined(separator: "\\n")
        return "{\"s\": \"\(name)\", \"title\": \"\", \"body\": \"\(body)\"}\n"
      }
      try folder.put(records.joined(), "\(index).ndjson")
      let format = ["json", "csv", "ndjson"][index]
      let arguments = ["--group-by", "s", "--format", format, "--output", "r\(index)", "\(index).ndjson"]
      #expect(try folder.run(["measure"] + arguments).code == 0)
    }
    return folder
  }

  private let results = ["r0", "r1", "r2"]

  @Test func writesATable() throws {
    #expect(
      try folder().run(["history"] + results)
        == Outcome(
          0,
          output: """
            SHELF  VARIANT        FIRST  LAST   BY  LEAST  MOST  TREND
            a      176 @2x large     65   115  +50     65   115  ▁▆█
            b      176 @2x large   81.5     –    –   81.5  81.5  ▄▄\u{20}
            c      176 @2x large     65    65    0     65    65   ▄▄
            1 of 3 shelves is taller than at first, 'a' by 50 points; 1 is gone

            """))
  }

  /// Of these heights the names moved to one place without end, as 13 points less by rounding counted as too near.
  @Test func namesOfEqualHeightsAllFindRoom() throws {
    let folder = try Folder()
    let rows = zip("abcdef", [119, 119, 119, 119, 152.5, 152.5]).map { name, height in
      "\(name),176,2,large,,176,\(height),\(height),\(height),false,1,0,1,1,0,71,tallest,\n"
    }
    try folder.put(
      "shelf,cardWidth,scale,contentSizeCategory,locale,itemWidth,itemHeight,containerHeight,contentHeight,isClamped,"
        + "items,rejected,rendered,largestId,largestIndex,largestEstimate,estimator,warnings\n" + rows.joined(), "r.csv"
    )
    let outcome = try folder.run("history", "--format", "svg", "r.csv", "r.csv")
    let positions = outcome.output.matches(of: /<text[^>]* y="([0-9.]+)"[^>]*>[a-f]</).compactMap { Double($0.1) }
    let gaps = zip(positions.sorted().dropFirst(), positions.sorted()).map { $0 - $1 }
    #expect(outcome.code == 0 && positions.count == 6 && gaps.allSatisfy { $0 > 12.9 })
  }

  @Test func writesOtherFormats() throws {
    let folder = try folder()
    func output(_ format: String) throws -> String { try folder.run(["history", "--format", format] + results).output }
    #expect(
      try output("csv") == """
        result,file,shelf,cardWidth,scale,contentSizeCategory,locale,itemHeight,containerHeight
        0,r0,a,176,2,large,,65,65
        1,r1,a,176,2,large,,98.5,98.5
        2,r2,a,176,2,large,,115,115
        0,r0,b,176,2,large,,81.5,81.5
        1,r1,b,176,2,large,,81.5,81.5
        1,r1,c,176,2,large,,65,65
        2,r2,c,176,2,large,,65,65

        """)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(output("json").utf8)) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1 && document["results"] as? [String] == results)
    let shelves = try #require(document["shelves"] as? [[String: Any]])
    #expect(shelves.map { $0["shelf"] as? String } == ["a", "b", "c"])
    #expect(
      shelves.map { ($0["heights"] as? [Any])?.map { $0 is NSNull } } == [
        [false, false, false], [false, false, true], [true, false, false],
      ])
    #expect(shelves[1]["last"] is NSNull && shelves[1]["growth"] is NSNull)
    let svg = try output("svg")
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n") && svg.contains("a: 65, 98.5, 115"))
    let page = try output("html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(
      page.contains(
        "<p class=\"answer\">1 of 3 shelves is taller than at first, &#39;a&#39; by 50 points; 1 is gone.</p>"))
    // A line each, with a gap where a result lacks the shelf.
    #expect(page.components(separatedBy: "class=\"curve\"").count == 4)
  }

  @Test func oneResultIsNoTrend() throws {
    let folder = try folder()
    for (arguments, code, message) in [
      ([], 64, "Error: Missing expected argument '<results>': name two results of"),
      (["r0"], 64, "Error: Missing expected argument '<results>': name two results of"),
      (["-", "-"], 64, "Error: Standard input can be only one of the results\n"),
      (["r0", "none"], 66, "Error: cannot open 'none': "),
      (["r0", "0.ndjson"], 65, "0.ndjson:1:1: error: a result of "),
    ] as [([String], Int32, String)] {
      let outcome = try folder.run(["history"] + arguments)
      #expect(outcome.code == code && outcome.errors.hasPrefix(message), "\(outcome)")
    }
    #expect(try folder.run(["history", "-", "r2"], input: folder.text("r1")).code == 0)
  }
}
