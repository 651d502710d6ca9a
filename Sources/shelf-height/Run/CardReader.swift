import Catalog
import CellLayout
import Estimation
import Reporting
import TextMeasurement

/// Scans the records of a batch: binds fields, estimates, keeps the largest of each shelf.
struct CardReader: Sendable {
  let variants: [ShelfSettings.VariantPlan]
  let strategy: EstimationStrategy
  let key: Key
  /// Whether the place of each shelf's first record is wanted.
  let locatesShelves: Bool
  /// How many of each shelf's tallest cards are kept.
  let rankLimit: Int

  /// What tells a record's shelf.
  enum Key: Sendable {
    case constant(String)
    case field(String)
    /// Shelves of `size` records, numbered; the batch starts at record `start` of the file.
    case run(prefix: String, size: Int, start: Int)
  }

  /// The name of the shelf of a record in a file that is cut into shelves: `cards-0001`.
  static func runName(_ prefix: String, size: Int, ordinal: Int) -> String {
    let digits = String(ordinal / size + 1)
    return "\(prefix)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }

  /// The tally of a batch.
  func tally(_ batch: RecordBatch) throws -> ShelfTally {
    var scanner = try Scanner(self)
    let reject: RecordBatch.RejectionCallback = { rejection in
      scanner.reject(rejection, file: batch.file)
    }
    scanner.tally.byteCount = batch.byteCount
    scanner.tally.recordCount = try batch.forEachRecord(
      scanner.selection, onRecord: { scanner.scan($0, file: batch.file) }, onRejection: reject)
    return scanner.tally
  }

  /// The cells at work on one batch.
  private struct Scanner {
    let selection: FieldSelection
    var tally: ShelfTally
    private let reader: CardReader
    private let cells: [PrototypeCells]
    /// By variant and cell.
    private let estimators: [[Estimator]]
    private let fieldSlots: [Int]
    private let idSlot: Int
    private let keySlot: Int
    /// The slots of the texts that are kept: none where the height is known at once.
    private let textSlots: [Int]
    private var runName: [UInt8] = []
    private var runNumber = -1
    /// The shelf of the record before.
    private var lastEntry: Int?

    init(_ reader: CardReader) throws {
      self.reader = reader
      cells = reader.variants.map { PrototypeCells($0.cells) }
      estimators = try zip(reader.variants, cells).map { plan, cells in
        try cells.cells.map { try Estimator(reader.strategy, cell: $0, cardWidth: plan.shelf.cardWidth) }
      }
      let fields = reader.variants.first?.cells.fields ?? []
      var names = fields + ["id"]
      if case .field(let name) = reader.key { names.append(name) }
      selection = FieldSelection(names)
      let slots = names.map { [selection] in selection.slot(of: $0) ?? 0 }
      fieldSlots = Array(slots.prefix(fields.count))
      idSlot = slots[fields.count]
      keySlot = slots.last ?? 0
      textSlots = reader.strategy == .exhaustive && reader.rankLimit == 0 ? [] : fieldSlots
      tally = ShelfTally(variantCount: cells.count, fieldCount: fields.count, rankLimit: reader.rankLimit)
      if case .constant(let name) = reader.key { tally.open(name) }
    }

    mutating func scan(_ record: borrowing RecordView, file: String) {
      guard let entry = entry(of: record, file: file) else { return }
      if reader.locatesShelves { locate(record, inEntry: entry) }
      for (field, slot) in fieldSlots.enumerated() {
        let value = record[slot]
        // Patterns, because `==` on a raw value asks the type's witness each time.
        if case .structured = value.kind {
          tally.reject(inEntry: entry)
          return refuse(
            "the field '\(selection.names[slot])' holds an array or an object, which no label can show; the record was left out",
            file: file, at: record.position(ofSlot: slot))
        }
        var text = value.bytes
        switch value.kind {
        case .absent: break
        case .null:
          tally.fieldIsPresent[field] = true
          text = UnsafeRawBufferPointer(start: nil, count: 0)
        default: tally.fieldIsPresent[field] = true
        }
        for cell in cells where !cell.setText(text.assumingMemoryBound(to: UInt8.self), ofField: field) {
          tally.reject(inEntry: entry)
          return refuse(
            "\(cell.refusal(text.assumingMemoryBound(to: UInt8.self))); the record was left out", file: file,
            at: record.position(ofSlot: slot))
        }
      }
      for variant in cells.indices {
        let cells = cells[variant]
        let estimate = estimators[variant][cells.currentIndex].estimate()
        if variant == 0, reader.rankLimit > 0 { rank(record, inEntry: entry, estimate: estimate) }
        // A copy of the slots lets the scan change while it asks for the card.
        let (idSlot, textSlots) = (idSlot, textSlots)
        tally.entries[entry].scans[variant].offer(
          KeptCard(record, idSlot: idSlot, textSlots: textSlots), estimate: estimate)
        if cells.current.isApproximate {
          tally.entries[entry].approximations.formUnion(cells.current.approximations)
        }
      }
    }

    private mutating func rank(_ record: borrowing RecordView, inEntry entry: Int, estimate: Double) {
      let index = tally.entries[entry].scans[0].extent
      let (idSlot, textSlots) = (idSlot, textSlots)
      tally.entries[entry].tallest.offer(
        KeptCard(record, idSlot: idSlot, textSlots: textSlots), index: index, height: estimate)
    }

    private mutating func locate(_ record: borrowing RecordView, inEntry entry: Int) {
      guard entry != lastEntry else { return }
      lastEntry = entry
      if tally.entries[entry].firstPosition == nil {
        tally.entries[entry].firstPosition = record.position
      } else if tally.firstReturn == nil {
        tally.firstReturn = ShelfTally.Return(position: record.position, entry: entry)
      }
    }

    /// A record that can't be read: it belongs to the batch's shelf if there is but one.
    mutating func reject(_ rejection: RecordRejection, file: String) {
      switch reader.key {
      case .constant(let name): tally.reject(inEntry: tally.open(name))
      case .run: tally.reject(inEntry: runEntry(ordinal: rejection.ordinal))
      case .field: break
      }
      refuse("\(rejection.message); it was left out", file: file, at: rejection.position)
    }

    private mutating func refuse(_ message: String, file: String, at position: SourcePosition) {
      tally.diagnostics.append(Diagnostic(.error, file: file, position: position, message: message))
    }

    private mutating func entry(of record: borrowing RecordView, file: String) -> Int? {
      switch reader.key {
      case .constant: return 0
      case .run: return runEntry(ordinal: record.ordinal)
      case .field(let name):
        let value = record[keySlot]
        switch value.kind {
        case .string, .number, .bool: return tally.entry(value.bytes)
        case .absent, .null, .structured:
          refuse(
            "the record has no '\(name)' that names its shelf; it was left out", file: file,
            at: record.position(ofSlot: keySlot))
          return nil
        }
      }
    }

    private mutating func runEntry(ordinal: Int) -> Int {
      guard case .run(let prefix, let size, let start) = reader.key else { return 0 }
      let number = (start + ordinal) / size + 1
      if number != runNumber {
        runNumber = number
        runName = Array(CardReader.runName(prefix, size: size, ordinal: start + ordinal).utf8)
      }
      return runName.withUnsafeBytes { tally.entry($0) }
    }
  }
}

extension KeptCard {
  /// A copy of what a record holds.
  ///
  /// - Parameter textSlots: of the fields whose texts are wanted.
  init(_ record: borrowing RecordView, idSlot: Int, textSlots: [Int]) {
    var texts: [[UInt8]] = []
    for slot in textSlots {
      let value = record[slot]
      texts.append(value.kind == .null ? [] : Array(value.bytes))
    }
    self.init(id: RecordID(record[idSlot]), texts: texts)
  }
}

extension RecordID {
  /// The value of an `id` field; `nil` if there is none that can be written in one piece.
  init?(_ value: FieldValue) {
    switch value.kind {
    case .string: self.init(text: value.text, isString: true)
    case .number, .bool: self.init(text: value.text, isString: false)
    case .absent, .null, .structured: return nil
    }
  }
}
