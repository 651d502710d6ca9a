import CellLayout
import RecordCells

/// A field of records whose value cards show, or by which they are made.
struct CardField: Sendable {
  let name: String
  /// Whether a label shows it; other fields decide something else.
  let isText: Bool
  /// Whether a label shows its translation.
  let isTranslated: Bool
  /// Whether no record need have it.
  let mayLack: Bool
}

/// The fields of records that cards are made of.
struct CardFields: Sendable {
  /// The fields whose values cards show, in the order of reports.
  let shown: [CardField]
  /// The prototypes whose fields they are; `nil` where no cell shows them.
  private(set) var prototypes: Prototypes?
  /// Further fields, which hold numbers.
  private(set) var numbers: [String] = []
  /// Whether ``numbers`` are lengths, without which a record makes no card.
  private(set) var needsLengths = false
  /// Whether all columns of CSV are asked for.
  private(set) var readsAllColumns = false

  /// The fields that cells show.
  init(_ prototypes: Prototypes, numbers: [String] = [], readsAllColumns: Bool = false) {
    shown = prototypes.fields.map {
      CardField(
        name: $0, isText: prototypes.isText($0), isTranslated: prototypes.isTranslated($0),
        mayLack: prototypes.mayLack($0))
    }
    self.prototypes = prototypes
    self.numbers = numbers
    self.readsAllColumns = readsAllColumns || prototypes.hasAppCells
  }

  /// Texts by themselves.
  init(texts names: [String]) {
    shown = names.map { CardField(name: $0, isText: true, isTranslated: true, mayLack: false) }
  }

  /// Lengths by themselves, each of which a record has to have.
  init(lengths: [String]) {
    shown = []
    numbers = lengths
    needsLengths = true
  }

  var names: [String] { shown.map(\.name) }
}

extension CardFields {
  /// Fields that some record has to have, or nothing is measured: the one that names shelves, the one that names a
  /// record's language, and those with numbers.
  func neededFields(_ grouping: PassRecords.Grouping, _ filter: Localization.Filter?) -> [String] {
    let shelf = if case .field(let name) = grouping { [name] } else { [String]() }
    return shelf + (filter.map { [$0.field] } ?? []) + numbers
  }
}

/// Where a record has what is asked of it.
final class CardSlots: Sendable {
  let id: Int
  /// The slots of the fields that hold numbers.
  let numbers: [Int]
  /// The columns of CSV, if they are asked for; `nil` where records are objects.
  let columns: [(name: String, slot: Int)]?

  init(id: Int, numbers: [Int], columns: [(name: String, slot: Int)]?) {
    self.id = id
    self.numbers = numbers
    self.columns = columns
  }
}
