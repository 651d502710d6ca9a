import ShelfSizing
import SeededRandom
import Testing
import TextMeasurement

@testable import CellLayout

/// Heights and lost lines of cells at every width, against looking at each width by itself.
@Suite struct ContentStepsTests {
  private static let maxima = [60.0, 90]
  /// Widths to a point.
  private static let fineness = Sweep.isFull ? 8 : 2
  private static let widths = (130 * fineness...170 * fineness).map { Double($0) / Double(fineness) }

  private static let cells = [
    """
    {"stackView": {"axis": "vertical", "spacing": 4, "layoutMargins": 8, "arrangedSubviews": [
      {"label": {"id": "aLabel", "font": {"size": 17}, "numberOfLines": 1}},
      {"label": {"id": "bLabel", "font": {"size": 14}, "numberOfLines": 3}}]}}
    """,
    """
    {"stackView": {"axis": "vertical", "alignment": "leading", "layoutMargins": 8, "arrangedSubviews": [
      {"label": {"id": "aLabel", "font": {"size": 17}, "numberOfLines": 1}},
      {"label": {"id": "bLabel", "font": {"size": 14}, "numberOfLines": 2, "hidesWhenEmpty": true}}]}}
    """,
    """
    {"view": {"layoutMargins": 8, "subviews": [
      {"label": {"id": "aLabel", "font": {"size": 17}, "numberOfLines": 2}},
      {"label": {"id": "bLabel", "font": {"size": 14}, "numberOfLines": 0}}]},
     "constraints": [
      {"firstItem": "aLabel", "firstAttribute": "top", "secondAttribute": "top", "constant": 8},
      {"firstItem": "aLabel", "firstAttribute": "leading", "secondAttribute": "leading", "constant": 8},
      {"firstItem": "aLabel", "firstAttribute": "width", "secondAttribute": "width", "constant": -16},
      {"firstItem": "bLabel", "firstAttribute": "top", "secondItem": "aLabel", "secondAttribute": "bottom", "constant": 4},
      {"firstItem": "bLabel", "firstAttribute": "leading", "secondAttribute": "leading", "constant": 8},
      {"firstItem": "bLabel", "firstAttribute": "width", "secondAttribute": "width", "constant": -40},
      {"firstAttribute": "bottom", "relation": "greaterThanOrEqual", "secondItem": "bLabel", "secondAttribute": "bottom",
       "constant": 8}]}
    """,
  ]

  private struct Look: Equatable {
    var pixels: Double
    var hidden: Int
    var cut: [Int]
  }

  /// By the definitions: texts without their limits at the widths that their labels get, and cut cells laid out.
  private func look(_ cell: TemplateCell, _ width: Double) -> Look {
    let pixels = cell.solvedHeightInPixels(requiredWidth: width)
    let system = cell.layouter.layout(width: width)
    var hidden = 0
    for text in cell.layouter.texts {
      guard let column = cell.layouter.width(of: text, in: system) else { continue }
      hidden += text.lines(forWidth: column).count - text.shownLines(forWidth: column)
    }
    let height = cell.blueprint.grid.points(pixels: pixels)
    let cut = Self.maxima.map { $0 < height ? cell.lostLines(cardWidth: width, height: $0) : 0 }
    return Look(pixels: pixels, hidden: hidden, cut: height > 60 ? cut : [])
  }

  @Test(arguments: cells) func equalsLookingAtEveryWidth(json: String) throws {
    let cell = try cell(json)
    var generator = RandomCellGenerator(seed: 5)
    for words in Sweep.isFull ? [0, 9, 30] : [9] {
      cell.show([generator.text(words: 1...8), generator.text(words: words...words)])
      let (steps, isExact) = cell.contentSteps(in: 130...170, maxima: Self.maxima)
      #expect(isExact && steps.first?.width == 130)
      let listed = cell.contentSteps(at: Self.widths, maxima: Self.maxima)
      let distance = Sweep.isFull ? 8 : 10
      for width in Self.widths.enumerated().filter({ $0.offset % distance == 0 }).map(\.element) {
        let expected = look(cell, width)
        for found in [steps, listed] {
          let step = try #require(found.last { $0.width <= width })
          #expect(Look(pixels: step.pixels, hidden: step.hiddenLines, cut: step.cutLines) == expected, "\(width)")
        }
      }
      // Each step that was seen is an exact one's, at the next width that was looked at.
      let rounded = Set(steps.map { ($0.width * Double(Self.fineness)).rounded(.up) / Double(Self.fineness) })
      #expect(rounded.isSuperset(of: listed.map(\.width)))
    }
  }

  /// A height that grows with the card is known at whole pixels alone.
  @Test func anImageThatGrowsIsLookedAtByPixels() throws {
    let cell = try cell(
      """
      {"stackView": {"axis": "vertical", "arrangedSubviews": [
        {"imageView": {"id": "image", "aspectRatio": 2}},
        {"label": {"id": "a", "text": "Some words that wrap somewhere", "numberOfLines": 2}}]}}
      """)
    let (steps, isExact) = cell.contentSteps(in: 100...102, maxima: [])
    #expect(!isExact)
    #expect(steps.map(\.width) == [100, 101, 102] || steps.map(\.width) == [100, 100.5, 101.5])
    #expect(steps.allSatisfy { $0.pixels == cell.heightInPixels(requiredWidth: $0.width) })
  }
}
