import ShelfBatch
import ShelfSizing

/// The parts in which the variants of a page differ; a page names no others.
struct VariantDimensions {
  /// A part of a variant.
  enum Dimension: CaseIterable {
    case locale, contentSizeCategory, cardWidth, scale

    /// The title of a table's column.
    var title: String {
      switch self {
      case .locale: "Language"
      case .contentSizeCategory: "Text size"
      case .cardWidth: "Card width"
      case .scale: "Scale"
      }
    }

    func text(_ variant: Variant) -> String {
      switch self {
      case .locale: variant.locale ?? "–"
      case .contentSizeCategory: variant.contentSizeCategory
      case .cardWidth: rounded(variant.cardWidth)
      case .scale: "@\(rounded(variant.scale))x"
      }
    }
  }

  /// With their values in the order in which variants come, the one with the fewest first.
  let varying: [(dimension: Dimension, values: [String])]
  let variantCount: Int

  init(_ variants: some Sequence<Variant>) {
    var seen: Set<Variant> = []
    let variants = variants.filter { seen.insert($0).inserted }
    variantCount = variants.count
    varying = Dimension.allCases.map { dimension in (dimension, variants.map(dimension.text).withoutRepeats { $0 }) }
      .filter { $0.1.count > 1 }.sorted { $0.1.count < $1.1.count }.map { (dimension: $0.0, values: $0.1) }
  }

  /// `de, accessibilityLarge`; empty where there is one variant.
  func label(_ variant: Variant) -> String { label(variant, Dimension.allCases) }

  /// `accessibilityLarge`
  func labelWithoutLocale(_ variant: Variant) -> String { label(variant, Array(Dimension.allCases.dropFirst())) }

  private func label(_ variant: Variant, _ dimensions: [Dimension]) -> String {
    dimensions.filter { dimension in varying.contains { $0.dimension == dimension } }.map { $0.text(variant) }
      .joined(separator: ", ")
  }

  /// A value with places at which a narrow column may end its lines: before the capitals of `accessibilityLarge`.
  static func breakable(_ value: String) -> String {
    value.reduce(into: "") { $0 += ($1.isUppercase && $1.isASCII ? "\u{200B}" : "") + String($1) }
  }

  /// A shelf and its variant: `books (de, accessibilityLarge)`.
  func name(of row: ShelfRow) -> String { row.shelf + (variantCount > 1 ? " (\(label(row.variant)))" : "") }
}
