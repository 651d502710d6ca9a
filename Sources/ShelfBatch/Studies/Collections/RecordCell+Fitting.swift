import CellLayout
import CollectionLayout
import RecordCells
import ShelfSizing

/// Off the device our own cells answer what an app's prototypes answer on it.
extension RecordCell: FittingCell {
  /// The smallest size that satisfies the constraints, and what the layout has decided, in points.
  package func systemLayoutSizeFitting(constrainedTo constraint: SizeConstraint) -> Size {
    cell.systemLayoutSizeFitting(constrainedTo: constraint)
  }
}

extension TemplateCell {
  /// The smallest size that satisfies the constraints, and what the layout has decided, in points.
  func systemLayoutSizeFitting(constrainedTo constraint: SizeConstraint) -> Size {
    switch constraint {
    case .width(let width): systemLayoutSizeFitting(requiredWidth: width)
    case .height(let height): systemLayoutSizeFitting(Size(width: 0, height: height), verticalFittingPriority: 1000)
    case .unconstrained: systemLayoutSizeFitting(.zero)
    }
  }
}
