import Catalog
import Testing

@testable import Reporting

@Suite struct MarkupTests {
  /// Numbers that no axis expects.
  @Test(arguments: [
    (0.0, 0.0), (0, 1e308), (-1e308, 1e308), (1e308, 1e308), (0, .leastNonzeroMagnitude), (-.infinity, .infinity),
    (1e15, 1e15 + 1), (0, 152.5),
  ])
  func axesHoldWhatTheyAreGiven(from: Double, to: Double) {
    for isWhole in [false, true] {
      let axis = Chart.Axis("x", holding: from...to, isWhole: isWhole)
      #expect((1...21).contains(axis.ticks.count))
      var chart = Chart(id: "chart", title: "Dots", description: "", x: axis, y: axis)
      chart.add(dots: [(from, to), (.nan, .infinity)])
      var buffer = TextBuffer()
      chart.write(to: &buffer)
      #expect(!buffer.text.contains("inf") && !buffer.text.contains("nan"))
    }
  }

  @Test(arguments: [
    ("www.example.org", "www\\.example.org"), ("$x$", "\\$x\\$"), ("16.5", "16.5"), ("16.5 +", "16.5 \\+"),
    ("https://a.b", "https\\://a.b"), ("Www.A", "Www\\.A"),
  ])
  func textsAreNoMarkdown(text: String, markdown: String) {
    var buffer = TextBuffer()
    buffer.write(markdown: text)
    #expect(buffer.text == markdown)
  }
}
