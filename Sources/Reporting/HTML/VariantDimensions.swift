import GeneratedCode
import ShelfReports
import ShelfSizing

/// The parts in which the variants of a page differ; a page names no others.
package struct VariantDimensions {
  /// A part of a variant.
  package enum Dimension: CaseIterable {
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

  /// With their values in the order in which variants come, text sizes by size; the part with the fewest first.
  let varying: [(dimension: Dimension, values: [String])]
  /// How many text sizes there are.
  let textSizeCount: Int

  /// - Parameter hasFixedFonts: whether all text sizes are alike, so that none has to be named.
  init(_ variants: some Sequence<Variant>, hasFixedFonts: Bool = false) {
    var seen: Set<Variant> = []
    let variants = variants.filter { seen.insert($0).inserted }
    func values(_ dimension: Dimension) -> [String] {
      let values = variants.map(dimension.text).withoutRepeats { $0 }
      return dimension == .contentSizeCategory ? values.sorted { TextSize.rank($0) < TextSize.rank($1) } : values
    }
    let all = Dimension.allCases.map { (dimension: $0, values: values($0)) }
    textSizeCount = all.first { $0.dimension == .contentSizeCategory }?.values.count ?? 0
    varying = all.filter { $0.values.count > 1 && !(hasFixedFonts && $0.dimension == .contentSizeCategory) }
      .sorted { $0.values.count < $1.values.count }
  }

  /// `de, accessibilityLarge`; empty where there is one variant.
  func label(_ variant: Variant) -> String { label(variant, Dimension.allCases) }

  private func label(_ variant: Variant, _ dimensions: [Dimension]) -> String {
    dimensions.filter { dimension in varying.contains { $0.dimension == dimension } }.map { $0.text(variant) }
      .joined(separator: ", ")
  }

  /// A value with points at which a narrow column may end its lines: before the capitals of `accessibilityLarge`.
  static func breakable(_ value: String) -> String {
    value.reduce(into: "") { $0 += ($1.isUppercase && $1.isASCII ? "\u{200B}" : "") + String($1) }
  }

  /// A shelf and its variant: `books (de, accessibilityLarge)`.
  func name(of row: ShelfRow) -> String {
    let label = label(row.variant)
    return row.shelf + (label.isEmpty ? "" : " (\(label))")
  }
}
