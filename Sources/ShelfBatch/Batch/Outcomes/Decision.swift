import CellLayout
import ShelfSizing
import TextMeasurement

/// The answer for a shelf in one variant.
struct Decision {
  /// Points, where it is another than the variant's.
  var cardWidth: Double?
  let metrics: ShelfMetrics
  /// The id of the card that decided.
  var largestID: RecordID?
  /// The findings of laying that card out; `nil` where it was not laid out again.
  var findings: CardFindings?
  var certificate: Certificate?
}

/// The remarks on a card that was laid out.
struct CardFindings {
  let approximations: TextApproximations
  /// A message for each required constraint that its content breaks.
  let brokenConstraints: [String]
}

extension CardFindings {
  /// The findings of the card that a cell shows.
  ///
  /// - Parameter cardWidth: points.
  init(_ cell: TemplateCell, cardWidth: Double) {
    brokenConstraints = cell.brokenConstraints(cardWidth: cardWidth).map(\.message)
    approximations = cell.approximations(cardWidth: cardWidth)
  }
}
