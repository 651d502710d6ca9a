import CellLayout
import RecordCells
import ShelfSizing
import Testing
import TextMeasurement

@testable import ShelfBatch

func cell(_ template: CellTemplate, scale: Double = 2) throws -> TemplateCell {
  let bound = try BoundCell(template: template, library: FontLibrary(), grid: try #require(PixelGrid(scale: scale)))
  return RecordCell(bound).cell
}

/// A label of Helvetica 20: lines of 23 points, digits of 11.12, spaces of 5.56.
func label(_ id: String?, lines: Int, _ change: (inout ViewTemplate) -> Void = { _ in }) -> ViewTemplate {
  var view = ViewTemplate(
    id: id, .label(LabelTemplate(font: .named("Helvetica", size: 20), numberOfLines: lines)))
  change(&view)
  return view
}

/// Labels under each other, 10 points from the sides.
func column(_ labels: ViewTemplate...) -> CellTemplate {
  var cell = CellTemplate(
    root: ViewTemplate(
      .stack(StackTemplate(axis: .vertical, spacing: 5, layoutMargins: EdgeInsets(all: 10)))))
  for var label in labels {
    label.isArranged = true
    cell.add(label, to: 0)
  }
  return cell
}

/// A title of one line over a body.
func titleAndBody() -> CellTemplate { column(label("titleLabel", lines: 1), label("bodyLabel", lines: 0)) }

/// Leaves a column of ten digits.
let cardWidth = 131.2

extension TemplateCell {
  /// The estimate for some texts.
  func estimate(_ name: String, _ texts: String..., width: Double = cardWidth) throws -> Double {
    show(texts)
    let strategy = try #require(EstimationStrategy(name))
    return try Estimator(strategy, cell: self, cardWidth: width).estimate()
  }
}
