import Catalog
import CellLayout
import RecordCells
import ShelfSizing
import TextMeasurement

/// One combination of the variants, ready to be measured. A class, because every result asks for it.
package final class VariantPlan: Sendable {
  package let variant: Variant
  package let shelf: Shelf
  package let prototypes: Prototypes
  /// A sentence for each font that is not here.
  package let fontWarnings: [String]
  /// The most height of an item: the maximum card height in whole pixels, in points; `nil` for no limit.
  let largestItemHeight: Double?

  init(variant: Variant, shelf: Shelf, prototypes: Prototypes) {
    self.variant = variant
    self.shelf = shelf
    self.prototypes = prototypes
    fontWarnings = prototypes.fontWarnings
    largestItemHeight = shelf.maximumCardHeight.map { shelf.grid.points(pixels: shelf.grid.pixels(roundingDown: $0)) }
  }

  /// All combinations in a locale, card widths outermost; at least one.
  package static func all(
    _ configuration: ShelfConfiguration, _ cell: CellPlan, locale: String?
  ) throws -> [VariantPlan] {
    try all(configuration, cell, widths: CardWidths(configuration).widths, locale: locale)
  }

  static func all(
    _ configuration: ShelfConfiguration, _ cell: CellPlan, widths: [Setting<Double>], locale: String?
  ) throws -> [VariantPlan] {
    let categories = try categories(configuration)
    let scales = scales(configuration)
    try checkCount(configuration, widths, categories, scales, views: cell.viewCount)
    var plans: [VariantPlan] = []
    for width in widths {
      var isFirst = true
      for category in categories {
        for scale in scales {
          let shelf = try shelf(configuration, cardWidth: width, scale: scale)
          plans.append(
            VariantPlan(
              variant: Variant(
                cardWidth: width.value, scale: scale.value, contentSizeCategory: category.rawValue, locale: locale),
              shelf: shelf,
              prototypes: try cell.prototypes(category: category, shelf: shelf, cardWidth: width, isFirst: isFirst)))
          isFirst = false
        }
      }
    }
    return plans
  }

  /// Combinations of all locales: each takes memory from the first record to the last.
  static let mostVariants = 10_000
  /// Views of all combinations in a locale: each takes some 10 kB for each thread.
  static let mostViews = 40_000

  /// Refuses more combinations than can be measured, at the dimension that has the most values.
  static func checkCount(
    _ configuration: ShelfConfiguration, _ widths: [Setting<Double>], _ categories: [ContentSizeCategory],
    _ scales: [Setting<Double>], views: Int
  ) throws(BatchError) {
    let dimensions = [
      ("card widths", widths.count, widths.first?.origin),
      ("text sizes", categories.count, configuration.contentSizeCategories.first?.origin),
      ("scales", scales.count, scales.first?.origin),
      ("locales", configuration.locales.withoutRepeats(\.value).count, configuration.locales.first?.origin),
    ].filter { $0.1 > 1 }
    var count = 1
    for (_, values, _) in dimensions {
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: values)
      count = isTooLarge ? .max : product
    }
    guard let widest = dimensions.max(by: { $0.1 < $1.1 }) else { return }
    let origin = widest.2 ?? .builtIn
    let terms = dimensions.map { "\($0.1) \($0.0)" }.joined(separator: " x ")
    guard count <= mostVariants else {
      throw origin.failure(
        "\(terms) make \(count) variants, and at most \(mostVariants) are measured; leave values out")
    }
    let all = widths.count * categories.count * scales.count * views
    guard all <= mostViews else {
      throw origin.failure(
        "\(terms) of \(views) views make \(all) views, and at most \(mostViews) are laid out; leave values out")
    }
  }

  private static func scales(_ configuration: ShelfConfiguration) -> [Setting<Double>] {
    configuration.scales.isEmpty
      ? [Setting(ShelfConfiguration.Standard.scale, .builtIn)] : configuration.scales.withoutRepeats(\.value)
  }

  /// The text sizes, at least one; `all` means the twelve.
  package static func categories(_ configuration: ShelfConfiguration) throws(BatchError) -> [ContentSizeCategory] {
    var categories: [ContentSizeCategory] = []
    for name in configuration.contentSizeCategories {
      let category = ContentSizeCategory(rawValue: name.value)
      guard category != nil || name.value == "all" else {
        throw name.failure(
          "unknown content size category '\(name.value)'"
            + suggestionOrAll(for: name.value, among: ContentSizeCategory.allCases.map(\.rawValue) + ["all"]))
      }
      categories += category.map { [$0] } ?? ContentSizeCategory.allCases
    }
    return categories.isEmpty ? [ShelfConfiguration.Standard.contentSizeCategory] : categories.withoutRepeats(\.self)
  }

  package static func shelf(
    _ configuration: ShelfConfiguration, cardWidth: Setting<Double>, scale: Setting<Double>
  ) throws(BatchError) -> Shelf {
    do throws(ShelfError) {
      return try Shelf(
        cardWidth: cardWidth.value, maximumCardHeight: configuration.maximumCardHeight?.value,
        insets: configuration.insets?.value ?? .zero,
        lineSpacing: configuration.lineSpacing?.value ?? ShelfConfiguration.Standard.lineSpacing,
        interitemSpacing: configuration.interitemSpacing?.value ?? ShelfConfiguration.Standard.interitemSpacing,
        scale: scale.value,
        containerHeight: configuration.containerHeight?.value)
    } catch {
      var variant = configuration
      (variant.cardWidths, variant.scales) = (.list([cardWidth]), [scale])
      throw (variant.origin(of: error) ?? .builtIn).failure("\(error)")
    }
  }
}
