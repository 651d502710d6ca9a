import Fixtures
import ShelfSizing
import Testing
import TextMeasurement

@testable import CellLayout

/// Baselines of text views, which are their edges, and of segmented controls (UIKitNumbers.md, "Auto Layout").
struct TextViewBaselineTests {
  private let label = LabelTemplate(font: .named("Helvetica", size: 20), text: "Hi")

  /// Labels whose baselines are those of a text view and of a plain view, which lie at the same height.
  @Test(arguments: [ConstraintTemplate.Attribute.firstBaseline, .lastBaseline])
  func constraints(baseline: ConstraintTemplate.Attribute) throws {
    var template = CellTemplate(root: ViewTemplate())
    for (id, content) in [("text", .control(.textView(label))), ("plain", .plain)] as [(String, ViewTemplate.Content)] {
      let view = template.add(ViewTemplate(id: id, content), to: 0)
      let beside = template.add(ViewTemplate(id: "beside", .label(label)), to: 0)
      template.constraints += [
        ConstraintTemplate(.view(view), .top, to: .view(0), .top, constant: 60),
        ConstraintTemplate(.view(view), .leading, to: .view(0), .leading),
        ConstraintTemplate(.view(view), .height, constant: 50),
        ConstraintTemplate(.view(beside), .leading, to: .view(0), .leading),
        ConstraintTemplate(.view(beside), baseline, to: .view(view), baseline),
      ]
    }
    let frames = try cell(template, names: [:]).frames(width: 200, height: 300).filter { $0.hasPrefix("beside") }
    #expect(frames.count == 2 && frames[0] == frames[1])
  }

  /// Titles of segments have their baseline 4.62 points below the middle of 28, at 18.62; that of a label of 20 points is 18.4 below
  /// its top.
  @Test(arguments: [ConstraintTemplate.Attribute.firstBaseline, .lastBaseline])
  func segments(baseline: ConstraintTemplate.Attribute) throws {
    var template = CellTemplate(root: ViewTemplate())
    let segments = template.add(
      ViewTemplate(id: "segments", .control(.segmentedControl([], followTitles: false, tools: 13529))), to: 0)
    let beside = template.add(ViewTemplate(id: "beside", .label(label)), to: 0)
    for view in [segments, beside] {
      template.constraints.append(ConstraintTemplate(.view(view), .leading, to: .view(0), .leading))
    }
    template.constraints += [
      ConstraintTemplate(.view(beside), .top, to: .view(0), .top, constant: 60),
      ConstraintTemplate(.view(segments), baseline, to: .view(beside), baseline),
    ]
    let frames = try cell(template, names: [:]).frames(width: 200, height: 300)
    #expect(frames.contains { $0.hasPrefix("segments 0 60 ") })
  }

  /// In a row that aligns first baselines a view without text begins at the label's, as constraints to it have it.
  @Test func rowsWithViewsWithoutText() throws {
    var template = CellTemplate(root: ViewTemplate())
    var stack = ViewTemplate(.stack(StackTemplate(axis: .horizontal, alignment: .firstBaseline)))
    stack.id = "stack"
    let index = template.add(stack, to: 0)
    for view in [ViewTemplate(id: "label", .label(label)), ViewTemplate(id: "plain")] {
      var view = view
      view.isArranged = true
      let arranged = template.add(view, to: index)
      if view.id == "plain" { template.constraints.append(ConstraintTemplate(.view(arranged), .height, constant: 40)) }
    }
    template.constraints += [
      ConstraintTemplate(.view(index), .top, to: .view(0), .top),
      ConstraintTemplate(.view(index), .leading, to: .view(0), .leading),
    ]
    let rows = try cell(template, names: [:]).frames(width: 200, height: 300).map { $0.split(separator: " ") }
    #expect(rows[2][2] == "0" && rows[3][2] == "18.5")
  }

  /// In a row that aligns first baselines the text view begins where the label has its own, 18.4 points below its top, on whole pixels.
  @Test func rows() throws {
    var template = CellTemplate(root: ViewTemplate())
    var stack = ViewTemplate(.stack(StackTemplate(axis: .horizontal, alignment: .firstBaseline)))
    stack.id = "stack"
    let index = template.add(stack, to: 0)
    for content in [.label(label), .control(.textView(label))] as [ViewTemplate.Content] {
      var view = ViewTemplate(id: "arranged", content)
      view.isArranged = true
      template.add(view, to: index)
    }
    template.constraints = [
      ConstraintTemplate(.view(index), .top, to: .view(0), .top),
      ConstraintTemplate(.view(index), .leading, to: .view(0), .leading),
    ]
    let rows = try cell(template, names: [:]).frames(width: 200, height: 300).map { $0.split(separator: " ") }
    #expect(rows[2][2] == "0" && rows[3][2] == "18.5")
  }
}
