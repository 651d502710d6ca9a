/// One combination of card width, scale, content size category and locale.
public struct Variant: Sendable, Hashable {
  /// Points.
  public var cardWidth: Double
  /// Pixels a point.
  public var scale: Double
  /// UIKit's name.
  public var contentSizeCategory: String
  /// A language tag; `nil` where records have no locale.
  public var locale: String?

  /// A combination.
  public init(cardWidth: Double, scale: Double, contentSizeCategory: String, locale: String? = nil) {
    self.cardWidth = cardWidth
    self.scale = scale
    self.contentSizeCategory = contentSizeCategory
    self.locale = locale
  }
}
