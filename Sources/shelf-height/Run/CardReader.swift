import Catalog

/// Reads the records of a batch: tells the shelf of each, refuses what no card can show, and hands cards to a worker.
struct CardReader<Work: CardWork>: Sendable {
  typealias Content = Work.Worker.Content

  let work: Work
  let key: ShelfKey
  let localization: Localization
  /// Whether the place of each shelf's first record is wanted.
  let locatesShelves: Bool

  /// The tally of a batch.
  ///
  /// - Parameters:
  ///   - precedingCount: how many records of the shelves stand before it in the file.
  ///   - scanner: what the caller keeps for the next batch.
  func tally(_ batch: RecordBatch, precedingCount: Int, _ scanner: inout Scanner?) throws -> ShelfTally<Content> {
    var own = try scanner ?? Scanner(self, columns: work.readsAllColumns ? batch.columnNames : nil)
    // One that fails is given up: it holds cards of a batch that comes to nothing.
    scanner = nil
    let tally = try own.tally(batch, precedingCount: precedingCount)
    scanner = own
    return tally
  }

  private var emptyTally: ShelfTally<Content> {
    ShelfTally(emptyContent: work.emptyContent, fieldCount: work.fields.count)
  }

  /// The work on batches of a file, one after another: cells are built, and solved without content, once for them.
  struct Scanner {
    private let selection: FieldSelection
    private var tally: ShelfTally<Content>
    private var worker: Work.Worker
    private let reader: CardReader
    private let fieldSlots: [Int]
    private let keySlot: Int
    /// Of the field that names a record's locale.
    private let localeSlot: Int
    /// By field, whether a label shows it in another language.
    private let isTranslated: [Bool]
    private let isTranslating: Bool
    private let isFiltering: Bool
    /// Records of the file before the batch.
    private var precedingCount = 0
    private var runName: [UInt8] = []
    private var runNumber = -1
    /// The shelf of the record before.
    private var lastEntry: Int?

    fileprivate init(_ reader: CardReader, columns: [String]?) throws {
      self.reader = reader
      let (fields, extraFields) = (reader.work.fields, reader.work.extraFields)
      var names = fields + extraFields + ["id"]
      if case .field(let name) = reader.key { names.append(name) }
      if let filter = reader.localization.filter { names.append(filter.field) }
      selection = FieldSelection(names + (columns ?? []))
      let slots = names.map { [selection] in selection.slot(of: $0) ?? 0 }
      fieldSlots = Array(slots.prefix(fields.count))
      keySlot = if case .field(let name) = reader.key { selection.slot(of: name) ?? 0 } else { 0 }
      localeSlot = reader.localization.filter.flatMap { [selection] in selection.slot(of: $0.field) } ?? 0
      isTranslated = fields.map { reader.localization.changesTexts && reader.work.isText($0) }
      isTranslating = isTranslated.contains(true)
      isFiltering = reader.localization.filter != nil
      worker = try reader.work.makeWorker(
        CardSlots(
          id: slots[fields.count + extraFields.count], fields: fieldSlots,
          extraFields: Array(slots[fields.count...].prefix(extraFields.count)), isTranslated: isTranslated,
          localization: reader.localization,
          columns: columns?.map { [selection] in ($0, selection.slot(of: $0) ?? 0) }))
      tally = reader.emptyTally
    }

    fileprivate mutating func tally(_ batch: RecordBatch, precedingCount: Int) throws -> ShelfTally<Content> {
      tally = reader.emptyTally
      tally.byteCount = batch.byteCount
      if case .constant(let name) = reader.key { tally.open(name) }
      (runNumber, lastEntry) = (-1, nil)
      self.precedingCount = precedingCount
      do throws(MalformedInput) {
        tally.recordCount = try batch.forEachRecord(selection) { record in
          scan(record, file: batch.file)
        } onRejection: { rejection in
          reject(rejection, file: batch.file)
        }
      } catch {
        // What was left out before it is told, wherever the batch begins.
        throw error.preceded(by: tally.diagnostics)
      }
      worker.finish(&tally)
      return tally
    }

    private mutating func scan(_ record: borrowing RecordView, file: String) {
      if isFiltering, reader.localization.filter?.contains(record, slot: localeSlot) == false { return }
      defer { tally.placeCount += 1 }
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
        if isTranslating, isTranslated[field] {
          translate(text.assumingMemoryBound(to: UInt8.self), ofField: field, record, inEntry: entry)
          continue
        }
        if !worker.setText(text.assumingMemoryBound(to: UInt8.self), ofField: field) {
          tally.reject(inEntry: entry)
          return refuse(
            "\(worker.refusal(text.assumingMemoryBound(to: UInt8.self))); the record was left out", file: file,
            at: record.position(ofSlot: slot))
        }
      }
      worker.take(record, into: &tally.entries[entry], number: entry)
    }

    /// Shows a text as it is in the locale.
    private mutating func translate(
      _ written: UnsafeBufferPointer<UInt8>, ofField field: Int, _ record: borrowing RecordView, inEntry entry: Int
    ) {
      var (text, isFound) = reader.localization.text(written)
      if !isFound {
        let first = tally.entries[entry].missingTexts?.first ?? record.position(ofSlot: fieldSlots[field])
        tally.entries[entry].addMissingTexts(1, at: first)
      }
      text.withUTF8 { _ = worker.setText($0, ofField: field) }
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
    private mutating func reject(_ rejection: RecordRejection, file: String) {
      switch reader.key {
      case .constant(let name): tally.reject(inEntry: tally.open(name))
      case .run: tally.reject(inEntry: runEntry(ordinal: tally.placeCount))
      case .field: break
      }
      tally.placeCount += 1
      refuse("\(rejection.message); it was left out", file: file, at: rejection.position)
    }

    private mutating func refuse(_ message: String, file: String, at position: SourcePosition) {
      tally.diagnostics.append(Diagnostic(.error, file: file, position: position, message: message))
    }

    private mutating func entry(of record: borrowing RecordView, file: String) -> Int? {
      switch reader.key {
      case .constant: return 0
      case .run: return runEntry(ordinal: tally.placeCount)
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
      guard case .run(let prefix, let size) = reader.key else { return 0 }
      let number = (precedingCount + ordinal) / size + 1
      if number != runNumber {
        runNumber = number
        runName = Array(ShelfKey.runName(prefix, size: size, ordinal: precedingCount + ordinal).utf8)
      }
      return runName.withUnsafeBytes { tally.entry($0) }
    }
  }
}

/// What tells a record's shelf.
enum ShelfKey: Sendable {
  case constant(String)
  case field(String)
  /// Shelves of `size` records, numbered.
  case run(prefix: String, size: Int)

  /// The name of the shelf of a record in a file that is cut into shelves: `cards-0001`.
  static func runName(_ prefix: String, size: Int, ordinal: Int) -> String {
    let digits = String(ordinal / size + 1)
    return "\(prefix)-\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
  }
}
