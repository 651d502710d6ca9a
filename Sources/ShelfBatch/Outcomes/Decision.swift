import CellLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// What came out for a shelf in one variant.
struct Decision {
  /// Points, where it is another than the variant's.
  var cardWidth: Double?
  let metrics: ShelfMetrics
  /// The id of the card that decided.
  var largestID: RecordID?
  /// What laying that card out has shown; `nil` where it was not laid out again.
  var findings: CardFindings?
  var certificate: Certificate?
}

/// What is to be said of a card that was laid out.
struct CardFindings {
  let approximations: TextApproximations
  /// A message for each required constraint that its content breaks.
  let brokenConstraints: [String]

  /// What another part has found.
  init(approximations: TextApproximations, brokenConstraints: [String]) {
    self.approximations = approximations
    self.brokenConstraints = brokenConstraints
  }

  /// The findings of the card that a cell shows.
  ///
  /// - Parameter cardWidth: points.
  init(_ cell: TemplateCell, cardWidth: Double) {
    brokenConstraints = cell.brokenConstraints(cardWidth: cardWidth).map(\.message)
    approximations = cell.approximations(cardWidth: cardWidth)
  }
}

/// An outcome that the heights of a shelf follow from, and that is known from the cards that were laid out: parts of it
/// merge wherever they were made.
protocol DecidingOutcome: ShelfOutcome {
  /// What came out in a variant, once or for several card widths.
  ///
  /// - Parameters:
  ///   - variant: its place among the variants.
  ///   - cells: sizing cells of the variant.
  func decisions(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision]

  /// The cards that may decide in a variant, their places counted in this outcome.
  func laidOut(
    _ variant: Int, _ plan: VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> LaidOutCards

  /// What says why the shelf is as tall as it is; `nil` where nobody asks.
  func sample(_ variant: Int) -> CardSample?
}

extension DecidingOutcome {
  func sample(_ variant: Int) -> CardSample? { nil }
}
