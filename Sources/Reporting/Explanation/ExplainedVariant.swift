import ShelfBatch
import ShelfSizing

/// The variant that is explained, of several.
package struct ExplainedVariant: Sendable {
  let variant: Variant
  let count: Int
  /// `en, large, the first of 6 variants; '--locale' and '--content-size-category' choose another`
  package let sentence: String

  /// `nil` where a plan has one variant.
  package init?(_ plan: BatchPlan) {
    let all = plan.passes.flatMap { $0.variants.map(\.variant) }
    let range = plan.passes[0].widthRange
    guard all.count > 1 || range != nil else { return nil }
    (variant, count) = (all[0], all.count)
    let varying = VariantDimensions(all).varying.map(\.dimension)
    let dimensions = VariantDimensions.Dimension.allCases.filter {
      varying.contains($0) || $0 == .cardWidth && range != nil
    }
    let label = dimensions.map { $0.text(all[0]) + ($0 == .cardWidth ? " points wide" : "") }.joined(separator: ", ")
    let options = dimensions.map { "'\($0.option)'" }
    let widths = range.map { "every width up to \(rounded($0.upperBound))" }
    let others = [all.count > 1 ? "\(all.count) variants" : nil, widths].compactMap { $0 }.joined(separator: " and of ")
    let chooser = (options.count > 1 ? [options.dropLast().joined(separator: ", ")] : []) + options.suffix(1)
    sentence =
      "\(label), the first of \(others); \(chooser.joined(separator: " and ")) "
      + "\(options.count == 1 ? "chooses" : "choose") another"
  }
}

extension VariantDimensions.Dimension {
  /// The option that chooses one of several values.
  fileprivate var option: String {
    let entry =
      switch self {
      case .locale: Settings.locale
      case .contentSizeCategory: Settings.contentSizeCategory
      case .cardWidth: Settings.cardWidth
      case .scale: Settings.scale
      }
    return entry.flag.name
  }
}
