import Catalog
import CellLayout
import RecordCells

/// A record as a card shows it: read, judged and translated once, then estimated, bounded, kept or laid out.
///
/// It points into its batch and is gone with the record; what outlives that is a ``KeptCard``.
struct Card {
  /// The texts of the bound fields.
  let texts: FieldTexts
  /// The index of its cell among the prototypes.
  let cell: Int
  let record: RecordView
  // The maker of the card keeps it: counting references for every card would cost more than the questions to it.
  unowned(unsafe) private let slots: CardSlots

  init(texts: FieldTexts, cell: Int, record: RecordView, slots: CardSlots) {
    self.texts = texts
    self.cell = cell
    self.record = record
    self.slots = slots
  }

  /// The `id` of its record.
  var id: RecordID? { RecordID(idValue) }

  /// The `id` of its record as it stands there.
  var idValue: FieldValue { record[slots.id] }

  /// Where that stands; where the record does, if it has none.
  var idPosition: SourcePosition { record.position(ofSlot: slots.id) }

  /// A value that is a number by its index among ``CardFields/numbers``; `nil` for one that is none.
  func number(_ index: Int) -> Double? { record[slots.numbers[index]].number }

  /// Whether there is such a value: no field, null and an empty text are none.
  func hasValue(_ index: Int) -> Bool {
    let value = record[slots.numbers[index]]
    return value.kind != .absent && value.kind != .null && !value.bytes.isEmpty
  }

  /// Where that value stands.
  func position(ofNumber index: Int) -> SourcePosition { record.position(ofSlot: slots.numbers[index]) }

  /// The values of all columns of CSV; `nil` where records are objects, or nobody asks.
  var columns: [(name: String, text: String)]? {
    slots.columns?.map { ($0.name, record[$0.slot].text) }
  }
}

/// The `id` and the texts of a card that may decide its shelf's height.
package struct KeptCard: Sendable {
  /// The `id` of its record.
  package let id: RecordID?
  /// The card's texts; `nil` where nobody will lay it out again.
  package let texts: OwnedFieldTexts?
}

extension KeptCard {
  /// A copy of a card.
  ///
  /// - Parameter keepsTexts: whether it may have to be laid out again.
  init(_ card: Card, keepsTexts: Bool = true) {
    self.init(id: card.id, texts: keepsTexts ? OwnedFieldTexts(card.texts) : nil)
  }

  /// A copy that all variants share: made once, and again only where a later one needs the texts.
  static func shared(_ copy: inout KeptCard?, _ card: Card, keepsTexts: Bool) -> KeptCard {
    if let copy, copy.texts != nil || !keepsTexts { return copy }
    let kept = KeptCard(card, keepsTexts: keepsTexts)
    copy = kept
    return kept
  }
}

extension KeptCard: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init(id:texts:), \.id, \.texts) }
}

/// A card that may decide its shelf's height in one variant.
struct CandidateCard: Sendable {
  let card: KeptCard
  /// The height of the card in points, or that of its texts where these are its estimate; `nil` where it takes another
  /// layout to know it, for which the texts are kept.
  let height: Double?
}

extension CandidateCard: ProcessValue {
  static var form: ProcessForm<Self> { ProcessForm(Self.init, \.card, \.height) }
}
