import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// `systemLayoutSizeFitting` with a target size and fitting priorities, in labels of Helvetica 20: lines of 23 points,
/// "Hi" 19 wide at 2x, "Hi Hi" 43.5.
struct FittingSizeTests {
  private let pair = """
    {"view": {"subviews": [
      {"label": {"id": "a", "text": "Hi", "font": {"name": "Helvetica", "size": 20}}},
      {"label": {"id": "b", "text": "Hi Hi", "font": {"name": "Helvetica", "size": 20}, "numberOfLines": 0}}]},
     "constraints": [
      {"firstItem": "a", "firstAttribute": "top", "secondAttribute": "top", "constant": 10},
      {"firstItem": "a", "firstAttribute": "leading", "secondAttribute": "leading", "constant": 10},
      {"firstItem": "b", "firstAttribute": "leading", "secondItem": "a", "secondAttribute": "trailing", "constant": 5},
      {"firstItem": "b", "firstAttribute": "top", "secondItem": "a", "secondAttribute": "top"},
      {"firstAttribute": "trailing", "secondItem": "b", "secondAttribute": "trailing", "constant": 10},
      {"firstAttribute": "bottom", "relation": "greaterThanOrEqual", "secondItem": "a", "secondAttribute": "bottom",
       "constant": 10},
      {"firstAttribute": "bottom", "relation": "greaterThanOrEqual", "secondItem": "b", "secondAttribute": "bottom",
       "constant": 10}]}
    """

  @Test(arguments: [
    // As small as the contents allow, since these resist at 750.
    (0, 0, 50.0, 50.0, 87.5, 43.0),
    // A width that is given breaks the lines of the second label.
    (70, 0, 1000, 50, 70, 66),
    (200, 0, 1000, 50, 200, 43), (200, 100, 1000, 1000, 200, 100),
    // Above the resistance of contents a target wins, below it does not.
    (65, 0, 800, 50, 65, 66), (65, 0, 700, 50, 87.5, 43),
    // Between hugging and resistance a larger target stretches.
    (120, 90, 260, 260, 120, 90), (120, 90, 240, 240, 87.5, 90),
  ])
  func sizes(
    width: Double, height: Double, horizontal: Double, vertical: Double, expectedWidth: Double, expectedHeight: Double
  ) throws {
    let size = try cell(pair).systemLayoutSizeFitting(
      Size(width: width, height: height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    #expect(size == Size(width: expectedWidth, height: expectedHeight))
  }

  @Test func aRequiredWidthIsThePipelinesQuestion() throws {
    let cell = try cell(pair)
    for width in [60.0, 70, 87.5, 120] {
      let size = cell.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: 1000, verticalFittingPriority: 50)
      #expect(size == cell.systemLayoutSizeFitting(requiredWidth: width))
    }
  }
}
