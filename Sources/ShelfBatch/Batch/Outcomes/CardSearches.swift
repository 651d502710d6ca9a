/// The searches of a shelf, one for each variant.
struct CardSearches<Search: DecidingSearch>: ShelfOutcome {
  var byVariant: VariantValues<Search>
  /// Some of the cards, to explain a height.
  private(set) var samples: CardSamples

  var cardCount: Int { byVariant.read(0) { $0.count } }
  var resultCount: Int { byVariant.count }
  var keepsSamples: Bool { !samples.isEmpty }

  mutating func skip() {
    for variant in byVariant.indices { byVariant.update(variant) { $0.skip() } }
  }

  mutating func append(_ following: CardSearches) {
    samples.append(following.samples, offset: byVariant.read(0) { $0.extent })
    for variant in byVariant.indices { byVariant.update(variant) { $0.merge(following.byVariant[variant]) } }
  }

  /// Offers the card in hand, which cells show, as a sample, before it is counted.
  // Apart, as a loop over variants would make the samples unique ahead of it, also where none is offered.
  @inline(never)
  mutating func offerSample(_ card: Card, _ variant: Int, height: Double, in cells: VariantCells) {
    let index = byVariant.read(variant) { $0.extent }
    samples.offer(card, variant, index: index, height: height, in: cells)
  }
}

extension CardSearches {
  /// - Parameter sampleLimits: how many cards are kept to explain a height; `nil` if nobody asks.
  init(variantCount: Int, _ sampleLimits: CardSample.Limits? = nil) {
    self.init(
      byVariant: VariantValues(repeating: Search(), count: variantCount),
      samples: CardSamples(variantCount: variantCount, sampleLimits))
  }

  static var form: ProcessForm<Self> { ProcessForm(Self.init(byVariant:samples:), \.byVariant, \.samples) }
}
