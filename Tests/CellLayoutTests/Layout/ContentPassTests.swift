import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Widths and heights that content decides: labels of Helvetica 20, whose lines are 23 points high.
struct ContentPassTests {
  private func label(_ id: String, _ text: String, _ members: String = "") -> String {
    #"{"label": {"id": "\#(id)", "text": "\#(text)", "font": {"name": "Helvetica", "size": 20}\#(members)}}"#
  }

  /// Labels beside each other, each as high as its lines at the width it has in the end.
  @Test func linesAreBrokenAtTheWidthOfTheLabel() throws {
    let texts = ["Hi Hi Hi Hi Hi Hi", "A much longer text that wants many lines beside the other one", "Hi"]
    for width in [60.0, 100, 176, 320, 1000] {
      let views = zip(["a", "b", "c"], texts).map { label($0, $1, #", "numberOfLines": 0"#) }
      let cell = try cell(
        #"{"stackView": {"spacing": 8, "alignment": "top", "arrangedSubviews": [\#(views.joined(separator: ", "))]}}"#)
      for (view, text) in zip(cell.placedViews(cardWidth: width).dropFirst(), cell.labels) where view.size.width > 0 {
        let lines = cell.blueprint.grid.points(pixels: text.height(forWidth: view.size.width))
        #expect(view.size.height == lines, "\(view.id ?? "") at \(width)")
      }
    }
  }

  /// More than a byte of lines each, and more labels than fit into the first half of a key.
  @Test func theTableOfHeightsTellsManyTextsApart() throws {
    let views = (0..<12).map { label("l\($0)Label", "", #", "numberOfLines": 0"#).replacingText() }
    let json = #"{"stackView": {"axis": "vertical", "arrangedSubviews": [\#(views.joined(separator: ", "))]}}"#
    let cell = try cell(json)
    for lines in [[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2], [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], Array(1...12), [300]] {
      let texts = (0..<12).map { index in
        Array(repeating: "x", count: index < lines.count ? lines[index] : 0).joined(separator: "\n")
      }
      #expect(cell.height(texts, width: 100) == Double(lines.reduce(0, +)) * 23)
      #expect(cell.height(texts, width: 100) == Double(lines.reduce(0, +)) * 23)
    }
  }

  /// Once exponential in the depth.
  @Test func baselinesOfNestedStacks() throws {
    var json = label("a", "Hi")
    for _ in 0..<60 { json = #"{"stackView": {"arrangedSubviews": [\#(json), \#(label("b", "x"))]}}"# }
    json = json.replacingOccurrences(of: #""id": "b", "#, with: "")
    let cell = try cell(
      #"{"view": {"subviews": [\#(json), \#(label("c", "Hi"))]}, "constraints": "#
        + #"[{"firstItem": "c", "firstAttribute": "firstBaseline", "secondItem": "a"}, "#
        + #"{"firstItem": "a", "firstAttribute": "top", "secondAttribute": "top", "constant": 9}, "#
        + #"{"firstAttribute": "bottom", "secondItem": "c"}]}"#)
    #expect(cell.heightInPixels(requiredWidth: 5000) == 64)
  }
}

extension String {
  /// A label without a text of its own, which a field fills.
  fileprivate func replacingText() -> String { replacingOccurrences(of: #""text": "", "#, with: "") }

  fileprivate func replacingOccurrences(of part: String, with other: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: part) {
      result += rest[..<range.lowerBound] + other
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
