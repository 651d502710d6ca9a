import CellLayout

/// The cells of all variants, which show one card.
struct VariantCells {
  /// By variant.
  let all: [PrototypeCells]
  /// Those that have to be shown a card; the others share their texts.
  private let leading: [PrototypeCells]

  init(_ variants: [VariantPlan]) {
    all = PrototypeCells.variants(variants.map(\.prototypes))
    leading = all.filter { !$0.followsOthers }
  }

  /// Shows a card, which has to stay until the next one is shown.
  func show(_ card: Card) {
    for cells in leading { cells.show(card.texts, in: card.cell) }
  }
}
