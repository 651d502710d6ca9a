import CellLayout
import RecordCells

/// The fields of records that cards are made of.
struct CardFields: Sendable {
  /// The fields whose values cards show, in the order of reports.
  let names: [String]
  /// For each field, whether a label shows its translation; other fields decide something else.
  let isTranslated: [Bool]
  /// For each field, whether a label shows it; other fields decide something else.
  let isText: [Bool]
  /// For each field, whether no record need have it.
  let mayLack: [Bool]
  /// The prototypes whose fields they are; `nil` where no cell shows them.
  let prototypes: Prototypes?
  /// Further fields, which hold numbers.
  let numbers: [String]
  /// Whether ``numbers`` are lengths, without which a record makes no card.
  let needsLengths: Bool
  /// Whether all columns of CSV are asked for.
  let readsAllColumns: Bool
  /// Whether bindings say which fields they are.
  let bindsViews: Bool

  /// The fields that cells show.
  init(_ prototypes: Prototypes, numbers: [String] = [], readsAllColumns: Bool = false) {
    names = prototypes.fields
    isTranslated = names.map(prototypes.isTranslated)
    isText = names.map(prototypes.isText)
    mayLack = names.map(prototypes.mayLack)
    self.prototypes = prototypes
    self.numbers = numbers
    needsLengths = false
    bindsViews = true
    self.readsAllColumns = readsAllColumns || prototypes.hasAppCells
  }

  /// Texts by themselves.
  init(texts names: [String]) {
    self.names = names
    isTranslated = names.map { _ in true }
    isText = isTranslated
    mayLack = names.map { _ in false }
    prototypes = nil
    numbers = []
    needsLengths = false
    readsAllColumns = false
    bindsViews = false
  }

  /// Lengths by themselves, each of which a record has to have.
  init(lengths: [String]) {
    names = []
    isTranslated = []
    isText = []
    mayLack = []
    prototypes = nil
    numbers = lengths
    needsLengths = true
    readsAllColumns = false
    bindsViews = false
  }
}

extension CardFields {
  /// Fields that some record has to have, or nothing is measured: the one that names shelves, the one that names a
  /// record's language, and those with numbers.
  func neededFields(_ key: ShelfKey, _ filter: Localization.Filter?) -> [String] {
    let shelf = if case .field(let name) = key { [name] } else { [String]() }
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
