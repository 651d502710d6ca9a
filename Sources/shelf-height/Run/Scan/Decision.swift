import CellLayout
import Estimation
import Reporting
import ShelfSizing

/// What came out for a shelf in one variant.
struct Decision {
  /// Points, where it is another than the variant's.
  var cardWidth: Double?
  let metrics: ShelfMetrics
  /// Of the card that decided.
  let largestID: RecordID?
  /// Whether the sizing cell shows that card now.
  let showsLargest: Bool
  let certificate: Certificate?
}

/// Content that the heights of a shelf follow from.
protocol DecidingContent: ShelfContent {
  /// What came out in a variant, once or for several card widths.
  ///
  /// - Parameters:
  ///   - variant: its place among the variants.
  ///   - cells: sizing cells of the variant.
  func decisions(
    _ variant: Int, _ plan: ShelfSettings.VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision]
  /// What says why the shelf is as tall as it is; `nil` where the work does not ask.
  func sample(_ variant: Int) -> CardSample?
}

extension DecidingContent {
  func sample(_ variant: Int) -> CardSample? { nil }
}

extension LargestCards: DecidingContent {
  func sample(_ variant: Int) -> CardSample? { variant < samples.count ? samples[variant] : nil }

  func decisions(
    _ variant: Int, _ plan: ShelfSettings.VariantPlan, _ strategy: EstimationStrategy, _ cells: PrototypeCells
  ) -> [Decision] {
    let (sizer, scan) = (ShelfSizer(shelf: plan.shelf), scans[variant])
    // Where every cell was laid out, the estimate is the height.
    let isExhaustive = strategy == .exhaustive
    let metrics =
      isExhaustive
      ? sizer.metrics(scan: scan, renderedHeight: scan.largest?.estimate ?? 0, renderedCount: scan.count)
      : sizer.metrics(scan: scan, sizingCell: cells) { $0.texts }
    return [
      Decision(
        metrics: metrics, largestID: scan.largest?.candidate.id, showsLargest: !isExhaustive && scan.count > 0,
        certificate: nil)
    ]
  }
}
