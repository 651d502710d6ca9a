import CollectionLayout
import ShelfSizing

/// One combination of a collection view with what else its items' sizes depend on.
public struct CollectionVariant: Sendable, Hashable {
  /// The collection view.
  public let container: CollectionContainer
  /// The width of all items in points; `nil` where each has its own.
  public let cardWidth: Double?
  /// Pixels a point.
  public let scale: Double
  /// The text size, by UIKit's name.
  public let contentSizeCategory: String
  /// A language tag; `nil` where records have no locale.
  public let locale: String?
}

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
}
