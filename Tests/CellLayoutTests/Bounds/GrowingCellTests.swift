import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Cells whose labels share out a width, against laying them out at each width by itself.
@Suite struct GrowingCellTests {
  private static let range = 120.0...220.0

  private static let cells = [
    """
    {"stackView": {"axis": "horizontal", "spacing": 8, "layoutMargins": 12, "arrangedSubviews": [
      {"label": {"id": "aLabel", "font": {"size": 17}, "numberOfLines": 0}},
      {"label": {"id": "bLabel", "font": {"size": 15}, "numberOfLines": 0}}]}}
    """,
    """
    {"stackView": {"axis": "horizontal", "spacing": 8, "alignment": "top", "arrangedSubviews": [
      {"label": {"id": "aLabel", "font": {"size": 17}, "numberOfLines": 2, "contentCompressionResistancePriority": {"horizontal": 751}}},
      {"stackView": {"axis": "vertical", "alignment": "leading", "arrangedSubviews": [
        {"label": {"id": "bLabel", "font": {"size": 15}, "numberOfLines": 3}},
        {"label": {"id": "cLabel", "font": {"size": 12}, "numberOfLines": 1}}]}}]}}
    """,
    """
    {"stackView": {"axis": "horizontal", "distribution": "equalSpacing", "spacing": 4, "arrangedSubviews": [
      {"label": {"id": "aLabel", "font": {"size": 13}, "numberOfLines": 0, "contentHuggingPriority": {"horizontal": 252}}},
      {"imageView": {"id": "icon", "width": 24, "height": 24}},
      {"label": {"id": "bLabel", "font": {"size": 13}, "numberOfLines": 2}},
      {"label": {"id": "cLabel", "font": {"size": 13}, "numberOfLines": 1, "contentCompressionResistancePriority": {"horizontal": 749}}}]}}
    """,
    """
    {"view": {"layoutMargins": 8, "subviews": [
      {"label": {"id": "aLabel", "font": {"size": 17}, "numberOfLines": 2, "contentHuggingPriority": 252,
        "contentCompressionResistancePriority": {"horizontal": 751}}},
      {"label": {"id": "bLabel", "font": {"size": 14}, "numberOfLines": 0}}]},
     "constraints": [
      {"firstItem": "aLabel", "firstAttribute": "top", "secondAttribute": "top", "constant": 8},
      {"firstItem": "aLabel", "firstAttribute": "leading", "secondAttribute": "leading", "constant": 8},
      {"firstItem": "bLabel", "firstAttribute": "top", "secondAttribute": "top", "constant": 8},
      {"firstItem": "bLabel", "firstAttribute": "leading", "secondItem": "aLabel", "secondAttribute": "trailing",
       "constant": 8},
      {"firstAttribute": "trailing", "secondItem": "bLabel", "secondAttribute": "trailing", "constant": 8},
      {"firstItem": "aLabel", "firstAttribute": "width", "relation": "lessThanOrEqual", "constant": 90},
      {"firstAttribute": "bottom", "relation": "greaterThanOrEqual", "secondItem": "aLabel",
       "secondAttribute": "bottom", "constant": 8},
      {"firstAttribute": "bottom", "relation": "greaterThanOrEqual", "secondItem": "bLabel",
       "secondAttribute": "bottom", "constant": 8}]}
    """,
  ]

  @Test(arguments: cells, [2.0, 3]) func equalsEachWidth(json: String, scale: Double) throws {
    let cell = try cell(json, scale: scale)
    var generator = RandomCellGenerator(seed: 7)
    var numbers = SeededGenerator(seed: 8)
    for _ in 0..<(Sweep.isFull ? 30 : 1) {
      cell.show(cell.textNames.map { _ in generator.text(words: 0...9) })
      let steps = cell.heightSteps(in: Self.range)
      let content = cell.contentSteps(in: Self.range, maxima: [30])
      #expect(content.isExact)
      let besideSteps = steps.dropFirst().flatMap { [$0.width - 2e-6, $0.width] }
      for width in (0..<(Sweep.isFull ? 40 : 20)).map({ _ in Double.random(in: Self.range, using: &numbers) })
        + besideSteps
      {
        let pixels = cell.heightInPixels(requiredWidth: width)
        #expect(steps.last { $0.width <= width }?.pixels == pixels, "\(width)")
        let step = try #require(content.steps.last { $0.width <= width })
        let alone = cell.contentSteps(at: [width], maxima: [30])[0]
        #expect(
          step.pixels == pixels && step.hiddenLines == alone.hiddenLines && step.cutLines == alone.cutLines, "\(width)")
      }
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(step.width < next.width && step.pixels != next.pixels)
      }
    }
  }

  /// Where Auto Layout leaves open which of two labels gets what is left, each width has its own answer.
  @Test func whatIsLeftOpenIsLookedAtByPixels() throws {
    let open = Self.cells[3].replacing("\"contentHuggingPriority\": 252,", with: "")
    let cell = try cell(open)
    cell.show(["Some words that wrap", "and others beside them, which wrap as well"])
    #expect(!cell.contentSteps(in: 150...160, maxima: []).isExact)
    for step in cell.heightSteps(in: 150...160) {
      #expect(cell.heightInPixels(requiredWidth: step.width) == step.pixels)
    }
  }
}
