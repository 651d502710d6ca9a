import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Labels whose text has parts in other fonts. System fonts of 14, 17 and 30 points have lines of 16.707, 20.287 and
/// 35.801 points.
struct SeveralFontsTests {
  private let parts: [(text: String, font: FontDescriptor)] = [
    ("one\n", .system(size: 17, weight: .regular)), ("two", .system(size: 30, weight: .bold)),
    (" three\nfour", .system(size: 14, weight: .regular)),
  ]

  /// A vertical stack view of the label and one below it.
  private func cell(
    _ parts: [(text: String, font: FontDescriptor)]? = nil, lines: Int = 0, id: String = "label",
    names: [String: String]? = nil
  ) throws -> TemplateCell {
    var template = try template(
      """
      {"stackView": {"axis": "vertical", "arrangedSubviews": [{"label": {"id": "\(id)", "numberOfLines": \(lines)}},
        {"label": {"id": "otherLabel", "numberOfLines": 0}}]}}
      """)
    let index = try #require(template.views.firstIndex { $0.id == id })
    template.update(index) { view in
      guard case .label(var label) = view.content else { return }
      label.setAttributedText(parts ?? self.parts)
      view.content = .label(label)
    }
    return try CellLayoutTests.cell(template, names: names)
  }

  /// 20.287 + 35.801 + 16.707 = 72.795.
  @Test(arguments: [(0, 73), (1, 20.5), (2, 56.5), (3, 73), (9, 73)])
  func linesDifferInHeight(limit: Int, height: Double) throws {
    let cell = try cell(lines: limit)
    #expect(cell.height([""], width: 200) == height)
    // Whether the height comes from the table of heights or from the constraints.
    #expect(cell.height(["a\nb"], width: 200) == height + 41 && cell.height(["a"], width: 200) == height + 20.5)
    #expect(cell.solvedHeightInPixels(requiredWidth: 200) == 2 * (height + 20.5))
    #expect(cell.textHeightInPixels(requiredWidth: 200) == 2 * (height + 20.5))
  }

  /// At 80 points `three` goes to a line of its own: 72.795 + 16.707 = 89.502.
  @Test func aNarrowerCellHasMoreLines() throws {
    let cell = try cell()
    #expect(cell.height([""], width: 80) == 90 && cell.height([""], width: 200) == 73)
    #expect(cell.placedViews(cardWidth: 80)[1].lines.map(\.text) == ["one", "two", "three", "four"])
  }

  @Test func aRecordsTextHasTheFirstFont() throws {
    let cell = try cell(id: "titleLabel", names: ["titleLabel": "title", "otherLabel": "other"])
    #expect(cell.textNames == ["title", "other"])
    #expect(cell.heightInPixels(requiredWidth: 200) == 2 * 73)
    #expect(cell.height(["one\ntwo three\nfour", ""], width: 200) == 61)
    #expect(cell.height(["", ""], width: 200) == 0)
    #expect(cell.placedViews(cardWidth: 200)[1].font == "system 17")
  }

  @Test func aTextOfTheConfigurationHasTheFirstFont() throws {
    var template = LabelTemplate(font: .textStyle(.body))
    template.setAttributedText(parts)
    #expect(template.font == .system(size: 17, weight: .regular) && template.runs.map(\.end) == [4, 7, 18])
    template.text = "new"
    #expect(template.font == .system(size: 17, weight: .regular) && template.runs.isEmpty)
  }

  @Test func partsOfOneFontAreOne() {
    var template = LabelTemplate(font: .textStyle(.body))
    let (small, large) = (FontDescriptor.system(size: 9, weight: .bold), FontDescriptor.textStyle(.title1))
    template.setAttributedText([("", large), ("a", small), ("b", small), ("", large)])
    #expect(template.text == "ab" && template.font == small && template.runs.isEmpty)
    template.setAttributedText([("a", small), ("b", small), ("é", large), ("c", small)])
    #expect(template.runs == [.init(end: 2, font: small), .init(end: 4, font: large), .init(end: 5, font: small)])
    template.setAttributedText([("", large)])
    #expect(template.text == nil && template.font == large)
    template.setAttributedText([])
    #expect(template.font == large)
  }

  @Test func allFontsAreNamed() throws {
    let cell = try cell()
    #expect(cell.placedViews(cardWidth: 200)[1].font == "system 17, system 30, system 14")
  }

  /// The first baseline is the tallest font's of the first line, the last one that of the last line: 28.5 points
  /// from the top, and 3.5 from the bottom.
  @Test func baselines() throws {
    let cell = try cell([
      ("a", .system(size: 17, weight: .regular)), ("b\nc", .system(size: 30, weight: .regular)),
      ("\nd", .system(size: 14, weight: .regular)),
    ])
    let text = cell.labels[0].textSize(breakingAt: 200).text
    #expect(text?.firstBaseline == 2 * 28.5 && text?.lastBaseline == 2 * 3.5)
  }
}
