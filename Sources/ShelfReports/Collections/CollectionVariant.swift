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

  /// A combination.
  package init(
    container: CollectionContainer, cardWidth: Double?, scale: Double, contentSizeCategory: String, locale: String?
  ) {
    self.container = container
    self.cardWidth = cardWidth
    self.scale = scale
    self.contentSizeCategory = contentSizeCategory
    self.locale = locale
  }
}
