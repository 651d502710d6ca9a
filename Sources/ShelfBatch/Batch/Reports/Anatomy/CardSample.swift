import CellLayout
import RecordCells

/// A sample of a shelf's cards that explains its height: all heights, and the texts of some cards.
package struct CardSample: Sendable {
  /// How many cards are kept with their texts.
  package struct Limits: Sendable {
    let tallest: Int
    /// How many cards from the start of the shelf.
    let first: Int

    /// For text reports, which list up to `tallest` cards that a maximum cuts.
    package static let forTexts = Limits(tallest: 20, first: 0)
    /// For pages, which list up to `tallest` cards, and draw shelves of up to `first` cards as a whole.
    package static let forPages = Limits(tallest: 8, first: 12)
    /// For counts of all cards alone.
    static let forCounts = Limits(tallest: 0, first: 0)
  }

  private(set) var heights = HeightTally()
  private(set) var tallest: TallestCards
  /// The cards at the start of the shelf.
  private(set) var first: [MeasuredCard] = []
  private(set) var mostFirst: Int
  /// How many cards were offered.
  private var count = 0
  /// The parts of all cards' texts that do not show.
  private(set) var hidden = HiddenTextCounts()

  init(_ limits: Limits) {
    tallest = TallestCards(limit: limits.tallest)
    mostFirst = limits.first
  }

  /// Offers the next card.
  ///
  /// - Parameters:
  ///   - card: its texts are only copied where they are kept.
  ///   - index: 0-based index in the shelf.
  ///   - height: before the clamp, in points.
  ///   - cells: show it.
  fileprivate mutating func offer(_ card: Card, _ variant: Int, index: Int, height: Double, in cells: VariantCells) {
    hidden.add(variant, cardHeight: height, in: cells)
    heights.add(height: height, CardName(id: card.id, index: index))
    if tallest.takes(height) || first.count < mostFirst {
      let texts = OwnedFieldTexts(card.texts)
      let measured = MeasuredCard(id: card.id, texts: texts, index: index, ordinal: count, height: height)
      tallest.offer(measured)
      if first.count < mostFirst { first.append(measured) }
    }
    count += 1
  }

  /// Appends what is kept of the records that follow `offset` records of the shelf.
  mutating func append(_ following: CardSample, offset: Int) {
    heights.append(following.heights, offset: offset)
    for card in following.tallest.ranked { tallest.offer(card.moved(by: offset, count)) }
    first += following.first.prefix(max(0, mostFirst - first.count)).map { $0.moved(by: offset, count) }
    count += following.count
    hidden.append(following.hidden)
  }
}

/// For each variant, some cards of a shelf; none where nobody asks for the other cards.
struct CardSamples: Sendable {
  private var byVariant: [CardSample]

  init(variantCount: Int, _ limits: CardSample.Limits?) {
    byVariant = limits.map { Array(repeating: CardSample($0), count: variantCount) } ?? []
  }

  var isEmpty: Bool { byVariant.isEmpty }

  subscript(variant: Int) -> CardSample? { byVariant.isEmpty ? nil : byVariant[variant] }

  /// Offers the next card.
  ///
  /// - Parameters:
  ///   - index: 0-based index in the shelf.
  ///   - height: before the clamp, in points.
  ///   - cells: show it.
  mutating func offer(_ card: Card, _ variant: Int, index: Int, height: Double, in cells: VariantCells) {
    byVariant[variant].offer(card, variant, index: index, height: height, in: cells)
  }

  /// Appends what is kept of the records that follow `offset` records of the shelf.
  mutating func append(_ following: CardSamples, offset: Int) {
    for variant in byVariant.indices { byVariant[variant].append(following.byVariant[variant], offset: offset) }
  }
}

/// A card that is kept, and its height before the clamp.
struct MeasuredCard: Sendable {
  /// The `id` of its record.
  let id: RecordID?
  let texts: OwnedFieldTexts
  /// 0-based index in the shelf.
  let index: Int
  /// 0-based index in the shelf, rejected records not counted.
  let ordinal: Int
  /// Points.
  let height: Double

  var name: CardName { CardName(id: id, index: index) }

  /// The card behind so many records and cards.
  fileprivate func moved(by records: Int, _ cards: Int) -> MeasuredCard {
    MeasuredCard(id: id, texts: texts, index: index + records, ordinal: ordinal + cards, height: height)
  }
}

/// The tallest cards of a shelf, the tallest first, the first of equals first.
struct TallestCards: Sendable {
  private(set) var ranked: [MeasuredCard] = []
  /// How many are kept.
  let limit: Int

  /// Whether a card of a height would be among them.
  func takes(_ height: Double) -> Bool {
    ranked.count < limit || height > ranked.last?.height ?? .infinity
  }

  mutating func offer(_ card: MeasuredCard) {
    guard takes(card.height) else { return }
    ranked.insert(card, at: ranked.firstIndex { $0.height < card.height } ?? ranked.count)
    if ranked.count > limit { ranked.removeLast() }
  }
}

extension CardSample: ProcessValue {
  static var form: ProcessForm<Self> {
    ProcessForm(filling: Self(.forTexts), \.heights, \.tallest, \.first, \.mostFirst, \.count, \.hidden)
  }
}

extension CardSamples: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(filling: Self(variantCount: 0, nil), \.byVariant) }
}

extension MeasuredCard: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.id, \.texts, \.index, \.ordinal, \.height) }
}

extension TallestCards: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.ranked, \.limit) }
}
