import Estimation
import ShelfSizing

/// The result of one shelf in one variant, ready to be written.
package struct ShelfReport: Sendable {
  /// The shelf's key, or the name of its file.
  package var shelf: String
  /// Which of the combinations asked for this is.
  package var variant: Variant
  /// The sizes.
  package var metrics: ShelfMetrics
  /// How many records of the shelf were passed over.
  package var rejectedCount: Int
  /// The `id` of the card that decided; `nil` if it has none.
  package var largestID: RecordID?
  /// The name of the strategy.
  package var estimator: String
  /// The proof that the card is the tallest, where one was asked for.
  package var certificate: Certificate?
  /// Those of ``metrics`` and of the texts, one sentence each.
  package var warnings: [String]
  /// What the shelf's other cards are like; `nil` where the format does not ask.
  package var anatomy: ShelfAnatomy?

  /// A result.
  package init(
    shelf: String, variant: Variant, metrics: ShelfMetrics, rejectedCount: Int, largestID: RecordID?,
    estimator: String, certificate: Certificate? = nil, warnings: [String], anatomy: ShelfAnatomy? = nil
  ) {
    self.shelf = shelf
    self.variant = variant
    self.metrics = metrics
    self.rejectedCount = rejectedCount
    self.largestID = largestID
    self.estimator = estimator
    self.certificate = certificate
    self.warnings = warnings
    self.anatomy = anatomy
  }
}

extension ShelfReport {
  /// The warnings, with what an explanation adds: a card that stands out, and an estimate that chose another.
  package var allWarnings: [String] {
    guard let anatomy else { return warnings }
    return warnings + [anatomy.outlierWarning, wrongPickWarning(anatomy)].compactMap { $0 }
  }

  private func wrongPickWarning(_ anatomy: ShelfAnatomy) -> String? {
    guard let tallest = anatomy.tallest.first, tallest.height > metrics.contentHeight else { return nil }
    let missing = anatomy.shelf.grid.difference(tallest.height, metrics.contentHeight)
    return "the estimator '\(estimator)' chose a card that is \(rounded(missing)) points lower than the tallest, "
      + "card \(tallest.name.short) (index \(tallest.name.index)); choose one that is exact"
  }
}

/// One combination of card width, scale, content size category and locale.
package struct Variant: Sendable, Hashable {
  /// Points.
  package var cardWidth: Double
  /// Pixels a point.
  package var scale: Double
  /// UIKit's name.
  package var contentSizeCategory: String
  /// A language tag; `nil` where records have no locale.
  package var locale: String?

  /// A combination.
  package init(cardWidth: Double, scale: Double, contentSizeCategory: String, locale: String? = nil) {
    self.cardWidth = cardWidth
    self.scale = scale
    self.contentSizeCategory = contentSizeCategory
    self.locale = locale
  }
}

/// The `id` of a record as it was written.
package struct RecordID: Sendable, Hashable {
  /// The text of a string, else the number or bool as written.
  package let text: String
  /// Whether JSON puts it in quotes.
  package let isString: Bool

  /// An id.
  package init(text: String, isString: Bool) {
    self.text = text
    self.isString = isString
  }
}
