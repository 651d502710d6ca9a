import SeededRandom
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Cells that are looked at by pixels, against a plan for each width.
@Suite struct SweptCellTests {
  private static let cells = [
    // Two labels that want what is left alike.
    """
    {"stackView": {"axis": "horizontal", "spacing": 8, "layoutMargins": 12, "arrangedSubviews": [
      {"label": {"id": "aLabel", "numberOfLines": 0}}, {"label": {"id": "bLabel", "numberOfLines": 2}},
      {"imageView": {"id": "icon", "aspectRatio": 1.5}}]}}
    """,
    // A label that does not give way, in a cell that is too narrow for it, above a picture that is too high.
    """
    {"view": {"layoutMargins": 8, "subviews": [
      {"stackView": {"id": "column", "axis": "vertical", "alignment": "center", "arrangedSubviews": [
        {"label": {"id": "aLabel", "numberOfLines": 0, "contentCompressionResistancePriority": {"horizontal": 1000}}},
        {"label": {"id": "bLabel", "numberOfLines": 3}},
        {"imageView": {"id": "icon", "width": 140, "aspectRatio": 1, "contentCompressionResistancePriority": 1000}}]}}]},
     "constraints": [
      {"firstItem": "column", "firstAttribute": "top", "secondAttribute": "top"},
      {"firstItem": "column", "firstAttribute": "leading", "relation": "greaterThanOrEqual", "secondAttribute": "leading"},
      {"firstAttribute": "trailing", "relation": "greaterThanOrEqual", "secondItem": "column", "secondAttribute": "trailing"},
      {"firstAttribute": "bottom", "secondItem": "column", "secondAttribute": "bottom"}]}
    """,
  ]

  @Test(arguments: cells, [2.0, 3]) func equalsAPlanForEachWidth(json: String, scale: Double) throws {
    let (swept, planned) = (try cell(json, scale: scale), try cell(json, scale: scale))
    var generator = RandomCellGenerator(seed: 17)
    for _ in 0..<(Sweep.isFull ? 60 : 3) {
      let texts = swept.textNames.map { _ in generator.text(words: 0...9) }
      swept.show(texts)
      planned.show(texts)
      let steps = swept.heightSteps(in: 120...170)
      for width in planned.layouter.pixelWidths(in: 120...170) {
        let pixels = planned.heightInPixels(requiredWidth: width)
        #expect(steps.last { $0.width <= width }?.pixels == pixels, "\(texts) at \(width)")
      }
    }
  }

  /// A plan for each width took 13 s of the 17 s of twenty cards, and 140 kB each.
  @Test(arguments: cells) func aRangeTakesFewPlans(json: String) throws {
    let cell = try cell(json)
    cell.show(["A title that wraps", "and a text beside it or below it"])
    _ = cell.heightSteps(in: 120...170)
    #expect(cell.layouter.plannedViewCount < 20 * cell.blueprint.template.views.count)
  }
}
