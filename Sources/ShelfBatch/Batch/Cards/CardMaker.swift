import Catalog
import CellLayout
import CollectionLayout
import RecordCells

/// Makes cards of records: what null, a structured value and a text of another language mean is decided here alone.
struct CardMaker {
  /// The fields that have to be read of records.
  let selection: FieldSelection
  private let slots: CardSlots
  private let fieldCount: Int
  private let mayLack: [Bool]
  private let prototypes: Prototypes?
  /// Whether records name their cells.
  private let choosesCell: Bool
  /// Whether some cell is the app's own.
  private let hasAppCells: Bool
  private let needsLengths: Bool
  private let localization: Localization
  /// For each field, whether it is shown in another language; empty where none is.
  private let isTranslated: [Bool]
  private let table: CardTexts
  /// The path of the records' file, as messages show it.
  var file = ""
  /// The texts of the last card that the locale lacks: how many, and the slot of the first.
  private(set) var missingTexts: (count: Int, firstSlot: Int) = (0, 0)

  /// Why a record makes no card.
  struct Refusal: Error {
    let code: RejectionCode
    /// The slot of the value at fault.
    let slot: Int
    let message: String
  }

  /// - Parameters:
  ///   - others: fields that the caller looks up besides.
  ///   - columns: those of a CSV file, of which the fields may ask for all.
  init(_ fields: CardFields, _ localization: Localization, others: [String] = [], columns: [String]? = nil) {
    let columns = fields.readsAllColumns ? columns : nil
    // The fields come first, and none is there twice: they have the slots from 0 on.
    let selection = FieldSelection(fields.names + fields.numbers + ["id"] + others + (columns ?? []))
    func slot(_ name: String) -> Int { selection.slot(of: name) ?? 0 }
    slots = CardSlots(
      id: slot("id"), numbers: fields.numbers.map(slot), columns: columns.map { $0.map { ($0, slot($0)) } })
    self.selection = selection
    self.localization = localization
    fieldCount = fields.shown.count
    prototypes = fields.prototypes
    choosesCell = prototypes?.identifierField != nil
    hasAppCells = prototypes?.hasAppCells ?? false
    mayLack = fields.shown.map(\.mayLack)
    needsLengths = fields.needsLengths
    isTranslated = localization.changesTexts ? fields.shown.map(\.isTranslated) : []
    table = CardTexts(count: fieldCount + (hasAppCells ? 1 : 0))
  }

  /// For each field, whether some record had it since the last call.
  mutating func takePresence() -> [Bool] {
    defer { table.isPresent.update(repeating: false, count: fieldCount) }
    return (0..<fieldCount).map { table.isPresent[$0] || mayLack[$0] }
  }

  /// The card of a record, valid until the next one is made.
  @inline(__always)
  mutating func card(of record: RecordView) throws(Refusal) -> Card {
    for field in 0..<fieldCount {
      let value = record.fields[field]
      // Patterns, because `==` on a raw value asks the type's witness each time.
      switch value.kind {
      case .string, .number, .bool:
        table.texts[field] = value.utf8
        table.isPresent[field] = true
      case .absent: table.texts[field] = UnsafeBufferPointer(start: nil, count: 0)
      case .null:
        table.texts[field] = UnsafeBufferPointer(start: nil, count: 0)
        table.isPresent[field] = true
      case .structured:
        throw Refusal(
          code: .structuredValue, slot: field,
          message: "the field '\(selection.names[field])' holds an array or an object, which no label can show")
      }
    }
    if needsLengths { try checkLengths(of: record) }
    let cell = choosesCell ? try chosenCell() : 0
    if !isTranslated.isEmpty { translate() }
    if hasAppCells { return try appCard(of: record, cell) }
    return Card(
      texts: FieldTexts(start: table.texts, count: fieldCount), cell: cell, record: record, slots: slots)
  }

  /// Refuses what is no length of an item.
  private func checkLengths(of record: RecordView) throws(Refusal) {
    for slot in slots.numbers {
      if let number = record[slot].number, LayoutError.isLength(number) { continue }
      let found = record[slot].kind == .absent ? "missing" : "'\(record[slot].text)'"
      throw Refusal(
        code: .noLength, slot: slot,
        message: "the field '\(selection.names[slot])' is \(found), but an item's length is a number from 0 to "
          + "\(Int(LayoutError.longest))")
    }
  }

  /// The card of an app's own cell, which gets the whole record and may refuse it.
  private mutating func appCard(of record: RecordView, _ cell: Int) throws(Refusal) -> Card {
    if let columns = slots.columns {
      table.keep(CSVObject.bytes(columns.map { ($0.name, record[$0.slot].text) }, hasNulls: true), ofField: fieldCount)
    } else {
      table.texts[fieldCount] = UnsafeBufferPointer(
        start: record.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count: record.bytes.count)
    }
    let texts = FieldTexts(start: table.texts, count: fieldCount + 1)
    let start = record.position
    let position = AppRecord.Position(file: file, line: start.line, column: start.column)
    if let refusal = prototypes?.refusal(of: texts, in: cell, at: position) {
      let slot = refusal.field.flatMap { selection.slot(of: $0) } ?? -1
      throw Refusal(code: .noViewModel, slot: slot, message: refusal.message)
    }
    return Card(texts: texts, cell: cell, record: record, slots: slots)
  }

  private func chosenCell() throws(Refusal) -> Int {
    if let cell = prototypes?.index(of: FieldTexts(start: table.texts, count: fieldCount)) { return cell }
    throw Refusal(code: .unknownReuseIdentifier, slot: 0, message: prototypes?.refusal(table.texts[0]) ?? "")
  }

  private mutating func translate() {
    missingTexts = (0, 0)
    for field in 0..<fieldCount where isTranslated[field] {
      let (text, isFound) = localization.text(table.texts[field])
      if !isFound { missingTexts = (missingTexts.count + 1, missingTexts.count == 0 ? field : missingTexts.firstSlot) }
      table.keep(text, ofField: field)
    }
  }
}

/// The texts of the card in hand, by field, and whether some record had the field.
private final class CardTexts {
  let texts: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  let isPresent: UnsafeMutablePointer<Bool>
  /// For each field, memory for a text that does not lie in the record.
  private var own: [UnsafeMutableBufferPointer<UInt8>]

  init(count: Int) {
    texts = .allocate(capacity: max(1, count))
    isPresent = .allocate(capacity: max(1, count))
    texts.initialize(repeating: UnsafeBufferPointer(start: nil, count: 0), count: max(1, count))
    isPresent.initialize(repeating: false, count: max(1, count))
    own = Array(repeating: UnsafeMutableBufferPointer(start: nil, count: 0), count: count)
  }

  deinit {
    texts.deallocate()
    isPresent.deallocate()
    for room in own { room.deallocate() }
  }

  /// Makes a text that of a field.
  func keep(_ text: String, ofField field: Int) { keep(Array(text.utf8), ofField: field) }

  /// Makes a text in UTF-8 that of a field.
  func keep(_ text: [UInt8], ofField field: Int) {
    let count = text.count
    guard count > 0 else { return texts[field] = UnsafeBufferPointer(start: nil, count: 0) }
    if own[field].count < count {
      own[field].deallocate()
      own[field] = .allocate(capacity: count)
    }
    _ = own[field].update(fromContentsOf: text)
    texts[field] = UnsafeBufferPointer(rebasing: own[field][..<count])
  }
}

/// A row of CSV as a JSON object, for code that takes whole records.
enum CSVObject {
  /// - Parameter hasNulls: whether an empty cell is `null`.
  static func bytes(_ columns: [(name: String, text: String)], hasNulls: Bool = false) -> [UInt8] {
    var object = TextBuffer()
    object.writeObject { object in
      for column in columns {
        object.write(field: column.name)
        object.write(json: hasNulls && column.text.isEmpty ? nil : column.text)
      }
    }
    return object.bytes
  }
}
