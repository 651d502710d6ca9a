import CollectionLayout
import ShelfSizing

/// A variant, with the columns and the cells by which its items are laid out.
struct CollectionTarget: Sendable {
  let variant: CollectionVariant
  /// The columns of the layout; `nil` where it has none.
  let columns: Columns?
  /// The collection view of a compositional layout; `nil` for another one.
  let environment: CompositionalLayout.Environment?
  /// The variant in which cells are asked their sizes; `nil` where none are asked.
  let cells: VariantPlan?
  /// The questions to the cells.
  let constraints: [SizeConstraint]

  /// The card widths in points of the questions; `nil` where cells decide their widths.
  var askedWidths: [Double]? {
    if constraints.contains(.unconstrained) { return nil }
    return constraints.compactMap { constraint in if case .width(let width) = constraint { width } else { nil } }
  }
}
