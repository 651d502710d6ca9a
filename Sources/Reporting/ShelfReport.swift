import ShelfSizing

/// The result of one shelf in one variant, ready to be written.
public struct ShelfReport: Sendable {
  /// The shelf's key, or the name of its file.
  public var shelf: String
  /// Which of the combinations asked for this is.
  public var variant: Variant
  /// The sizes.
  public var metrics: ShelfMetrics
  /// How many records of the shelf were passed over.
  public var rejectedCount: Int
  /// The `id` of the card that decided; `nil` if it has none.
  public var largestID: RecordID?
  /// The name of the strategy.
  public var estimator: String
  /// Those of ``metrics`` and of the texts, one sentence each.
  public var warnings: [String]

  /// A result.
  public init(
    shelf: String, variant: Variant, metrics: ShelfMetrics, rejectedCount: Int, largestID: RecordID?,
    estimator: String, warnings: [String]
  ) {
    self.shelf = shelf
    self.variant = variant
    self.metrics = metrics
    self.rejectedCount = rejectedCount
    self.largestID = largestID
    self.estimator = estimator
    self.warnings = warnings
  }
}

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

/// The `id` of a record as it was written.
public struct RecordID: Sendable, Hashable {
  /// The text of a string, else the number or bool as written.
  public let text: String
  /// Whether JSON puts it in quotes.
  public let isString: Bool

  /// An id.
  public init(text: String, isString: Bool) {
    self.text = text
    self.isString = isString
  }
}
