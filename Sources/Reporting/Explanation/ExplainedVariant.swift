import ShelfReports
import ShelfSizing

/// The variant that is explained, of several.
package struct ExplainedVariant: Sendable {
  let variant: Variant
  let count: Int
  /// `en, large, the first of 6 variants; '--locale' and '--content-size-category' choose another`
  package let sentence: String

  /// - Parameters:
  ///   - all: the variants, of which the first is explained.
  ///   - range: all the widths that are measured, in points; `nil` where each is one of the variants.
  ///   - option: the name of the option that chooses one of several values.
  /// - Returns: `nil` where there is one variant.
  package init?(
    firstOf all: [Variant], widthRange range: ClosedRange<Double>?,
    option: (VariantDimensions.Dimension) -> String
  ) {
    guard all.count > 1 || range != nil else { return nil }
    (variant, count) = (all[0], all.count)
    let varying = VariantDimensions(all).varying.map(\.dimension)
    let dimensions = VariantDimensions.Dimension.allCases.filter {
      varying.contains($0) || $0 == .cardWidth && range != nil
    }
    let label = dimensions.map { $0.text(all[0]) + ($0 == .cardWidth ? " points wide" : "") }.joined(separator: ", ")
    let options = dimensions.map { "'\(option($0))'" }
    let widths = range.map { "every width up to \(rounded($0.upperBound))" }
    let others = [all.count > 1 ? "\(all.count) variants" : nil, widths].compactMap { $0 }.joined(separator: " and of ")
    let chooser = (options.count > 1 ? [options.dropLast().joined(separator: ", ")] : []) + options.suffix(1)
    sentence =
      "\(label), the first of \(others); \(chooser.joined(separator: " and ")) "
      + "\(options.count == 1 ? "chooses" : "choose") another"
  }
}
