import Foundation
import Testing

/// Scrolling through compositional layouts, and drawings of them.
extension CompositionalTests {
  /// UIKit's recorded contents: at rest only what is on screen counts by its own height.
  @Test(arguments: [
    ("vertical", "44", [31, 50, 31, 69, 31], 60, 2817.0, [2788.0]),
    ("grid", "50", [31, 88, 31, 126, 31], 40, 1057, [1304, 1399]),
  ])
  func scrollingMeasuresWhatIsOnScreen(
    name: String, estimate: String, heights: [Int], count: Int, estimated: Double, lengths: [Double]
  ) throws {
    let width = name == "grid" ? "0.5" : "1"
    let item = CompositionalTests.size(#""fractionalWidth": \#(width)"#, #""estimated": \#(estimate)"#)
    let content =
      name == "grid" ? #""subitem": {"item": {\#(item)}}, "count": 2"# : #""subitems": [{"item": {\#(item)}}]"#
    let description = #"""
      {"sections": [{"group": {"axis": "\#(name == "grid" ? "horizontal" : "vertical")",
        \#(CompositionalTests.size(#""fractionalWidth": 1"#, #""estimated": \#(estimate)"#)),
        "interItemSpacing": {"fixed": 5}, \#(content)}, "interGroupSpacing": 3}]}
      """#
    let records = (0..<count).map { #"{"w": 1, "h": \#(heights[$0 % 5])}"# + "\n" }.joined()
    let outcome = try run(
      description, "--container-height", "480", "--item-size-fields", "w,h", "--simulate-scrolling", "--format", "json",
      records: records)
    struct Answer: Decodable {
      struct Layout: Decodable {
        struct Scrolling: Decodable {
          struct Screen: Decodable { let offset, contentLength, change: Double }
          let estimatedLength, contentLength, jumpedDistance: Double
          let jumps: Int
          let screens: [Screen]
        }
        struct Size: Decodable { let height: Double }
        let scrolling: Scrolling
        let contentSize: Size
      }
      let layouts: [Layout]
    }
    let layout = try #require(try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).layouts.first)
    let scrolling = layout.scrolling
    #expect(scrolling.estimatedLength == estimated)
    #expect(scrolling.contentLength == layout.contentSize.height)
    #expect(scrolling.screens.first?.contentLength == lengths[0])
    #expect(scrolling.screens.last?.contentLength == layout.contentSize.height)
    #expect(scrolling.screens[1].offset == 480)
    #expect(scrolling.jumps == scrolling.screens.filter { $0.change != 0 }.count)
    let table = try run(
      description, "--container-height", "480", "--item-size-fields", "w,h", "--simulate-scrolling", records: records)
    #expect(table.lines.last?.contains("\(scrolling.jumps) jumps") == true)
    let still = try run(
      description, "--container-height", "480", "--item-size", "estimated", "--simulate-scrolling", records: records)
    #expect(still.lines.last?.hasSuffix("it never jumps") == true)
  }

  @Test func longContentsAreScrolledInPart() throws {
    let records = String(repeating: #"{"w": 1, "h": 60}"# + "\n", count: 1_200)
    let outcome = try run(
      #"{"sections": [\#(CompositionalTests.rows)]}"#, "--container-height", "10", "--item-size-fields", "w,h",
      "--simulate-scrolling", records: records)
    #expect(
      outcome.lines.last?.hasPrefix("Scrolled through by 1000 screens, with more to come, the content is 30000") == true
    )
  }

  /// Drawings show a section that scrolls across through a window.
  @Test func whatScrollsAcrossIsDrawnThroughAWindow() throws {
    let options = ["--orthogonal", "continuous", "--group-width", "200", "--item-size", "1,50", "--insets", "0"]
    let svg = try run(
      nil, options[0], options[1], options[2], options[3], options[4], options[5], options[6], options[7], "--format",
      "svg")
    #expect(svg.output.contains("viewBox=\"0 0 830 50\""))
    #expect(svg.output.contains("<rect x=\"0\" y=\"0\" width=\"200\" height=\"50\"><title>x</title></rect>\n"))
    #expect(svg.output.contains("<g opacity=\".35\"><rect x=\"420\" y=\"0\" width=\"200\" height=\"50\"><title>#2"))
    #expect(svg.output.contains("<rect x=\"210\" y=\"0\" width=\"110\" height=\"50\"><title>2</title></rect>\n"))
    let page = try run(
      nil, options[0], options[1], options[2], options[3], options[4], options[5], options[6], options[7], "--format",
      "html")
    #expect(page.output.contains("<dt>Scrolls across</dt><dd><bdi>continuous</bdi></dd>"))
    #expect(page.output.contains("<rect class=\"ring\" x=\"0\" y=\"0\" width=\"320\" height=\"50\"/>"))
    #expect(!page.output.contains("<script"))
  }
}
