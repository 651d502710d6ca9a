import CellLayout

/// The cells of all variants, which show one card.
struct VariantCells {
  /// The cells of each variant.
  let all: [PrototypeCells]
  /// The cells that have to be shown a card, without reference counting; the others share their texts.
  private let leading: [Unmanaged<PrototypeCells>]

  init(_ variants: [VariantPlan]) {
    all = PrototypeCells.variants(variants.map(\.prototypes))
    leading = all.filter { !$0.followsOthers }.map(Unmanaged.passUnretained)
  }

  /// Shows a card, which has to stay until the next one is shown.
  func show(_ card: Card) {
    for place in leading.indices { leading[place]._withUnsafeGuaranteedRef { $0.show(card.texts, in: card.cell) } }
  }
}
