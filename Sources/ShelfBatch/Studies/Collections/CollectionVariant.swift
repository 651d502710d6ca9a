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
  /// UIKit's name.
  public let contentSizeCategory: String
  /// A language tag; `nil` where records have no locale.
  public let locale: String?
}

/// A variant, and what its items are laid out by.
struct CollectionTarget: Sendable {
  let variant: CollectionVariant
  /// `nil` where the layout has none.
  let columns: Columns?
  /// What cells are asked with; `nil` where none are.
  let cells: VariantPlan?
}
