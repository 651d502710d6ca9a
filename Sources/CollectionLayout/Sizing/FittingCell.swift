import ShelfSizing

/// The part of a cell's size that the layout has decided; the cell's constraints decide the rest.
public enum SizeConstraint: Sendable, Hashable {
  /// The width in points, as in columns.
  case width(Double)
  /// The height in points.
  case height(Double)
  /// Nothing: `UICollectionViewFlowLayout.automaticSize`.
  case unconstrained
}

/// A sizing cell that can decide its width as well.
public protocol FittingCell: SizingCell {
  /// The smallest size that satisfies the cell's constraints, and what the layout has decided, in points.
  ///
  /// - Parameter constraint: what the layout has decided.
  func systemLayoutSizeFitting(constrainedTo constraint: SizeConstraint) -> Size
}

extension FittingCell {
  /// A width that is required is what the layout has decided.
  public func systemLayoutSizeFitting(requiredWidth: Double) -> Size {
    systemLayoutSizeFitting(constrainedTo: .width(requiredWidth))
  }
}
