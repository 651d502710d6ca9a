import ShelfSizing
import TextMeasurement

extension CellTemplate {
  /// The cell of the 2018 article (UIKitNumbers.md, "The 2018 article's cell"), by its constraints: the title 16 points
  /// from the top, the body 16 below it even when it is empty, 16 at the sides, at least 16 at the bottom.
  package static let standard: CellTemplate = {
    var cell = CellTemplate(root: ViewTemplate())
    let title = cell.add(
      ViewTemplate(id: "titleLabel", .label(LabelTemplate(font: .system(size: 17, weight: .regular)))), to: 0)
    let body = cell.add(
      ViewTemplate(
        id: "bodyLabel", .label(LabelTemplate(font: .system(size: 14, weight: .regular), numberOfLines: 0))), to: 0)
    cell.constraints = [
      ConstraintTemplate(.view(title), .top, to: .view(0), .top, constant: 16),
      ConstraintTemplate(.view(title), .leading, to: .view(0), .leading, constant: 16),
      ConstraintTemplate(.view(0), .trailing, to: .view(title), .trailing, constant: 16),
      ConstraintTemplate(.view(body), .top, to: .view(title), .bottom, constant: 16),
      ConstraintTemplate(.view(body), .leading, to: .view(0), .leading, constant: 16),
      ConstraintTemplate(.view(0), .trailing, to: .view(body), .trailing, constant: 16),
      ConstraintTemplate(
        .view(0), .bottom, relation: .greaterThanOrEqual, to: .view(body), .bottom, constant: 16),
    ]
    for place in [title, body] { cell.update(place) { $0.outlet = $0.id } }
    return cell
  }()
}
