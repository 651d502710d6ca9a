import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// A plan that is made once must not depend on the card it was made for.
struct LayoutPlanTests {
  private let font = FontDescriptor.named("Helvetica", size: 20)

  /// The lines of such a label do not follow its width.
  @Test func aPreferredWidthDecidesTheLines() throws {
    var template = CellTemplate(root: ViewTemplate(.stack(StackTemplate(axis: .vertical))))
    var label = LabelTemplate(font: font, numberOfLines: 0)
    label.preferredMaxLayoutWidth = 60
    let index = template.add(ViewTemplate(id: "bodyLabel", .label(label)), to: 0)
    template.update(index) { $0.isArranged = true }
    let cell = try cell(template)
    #expect(cell.height(["Hi"], width: 400) == 23)
    #expect(cell.height(["Hi Hi Hi Hi"], width: 400) == 46)
    #expect(cell.textHeightInPixels(requiredWidth: 400) == 92)
  }

  /// A label that must be as wide as its text takes other widths from its neighbour for other texts.
  @Test func requiredContentPrioritiesAreNoFixedWidths() throws {
    var template = CellTemplate(root: ViewTemplate(.stack(StackTemplate())))
    for (name, lines) in [("first", 1), ("second", 0)] {
      let view = ViewTemplate(id: "\(name)Label", .label(LabelTemplate(font: font, numberOfLines: lines)))
      template.update(template.add(view, to: 0)) { $0.isArranged = true }
    }
    template.update(1) {
      $0.hugging.horizontal = 1000
      $0.compressionResistance.horizontal = 1000
    }
    let cell = try cell(template)
    #expect(cell.height(["Hi", "Hi Hi"], width: 63) == 23)
    #expect(cell.frames(width: 63) == ["- 0 0 63 23", "firstLabel 0 0 19 23", "secondLabel 19 0 44 23"])
    #expect(cell.height(["Hi Hi", "Hi Hi"], width: 63) == 46)
    #expect(cell.frames(width: 63) == ["- 0 0 63 46", "firstLabel 0 0 43.5 46", "secondLabel 43.5 0 19.5 46"])
  }
}
