import CollectionLayout
import RecordCells
import ShelfSizing

/// Off the device our own cells answer what an app's prototypes answer on it.
extension RecordCell: FittingCell {
  /// The smallest size that satisfies the constraints, and what the layout has decided, in points.
  package func systemLayoutSizeFitting(constrainedTo constraint: SizeConstraint) -> Size {
    switch constraint {
    case .width(let width): systemLayoutSizeFitting(requiredWidth: width)
    case .height(let height):
      cell.systemLayoutSizeFitting(Size(width: 0, height: height), verticalFittingPriority: 1000)
    case .unconstrained: cell.systemLayoutSizeFitting(.zero)
    }
  }
}
