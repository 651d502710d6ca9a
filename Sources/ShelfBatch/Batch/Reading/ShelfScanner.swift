import Catalog

/// Scans batches of a file, one after another: finds the shelf of each record, makes its card, and hands it to a worker,
/// whose cells are built, and solved without content, once for all of them.
struct ShelfScanner {
  /// The settings that all scanners of an input have in common.
  struct Settings: Sendable {
    let work: any CardWork
    let grouping: PassRecords.Grouping
    let inputName: String
    let localization: Localization
    /// Whether the position of each shelf's first record is wanted.
    let locatesShelves: Bool
  }

  private let grouping: PassRecords.Grouping
  private let inputName: String
  private let locatesShelves: Bool
  private let work: any CardWork
  private var maker: CardMaker
  private var worker: any CardWorker
  private var tally: ShelfTally
  /// The notes on a card, which few have.
  private var notes = ShelfNotes()
  private let keySlot: Int
  /// Which records belong to the locale, and the slot of the field that says so; `nil` where all do.
  private let filter: (filter: Localization.Filter, slot: Int)?
  /// Records of the file before the batch.
  private var precedingCount = 0
  private var runName: [UInt8] = []
  private var runNumber = -1
  /// The shelf of the record before.
  private var lastShelf: Int?
  /// The columns of a CSV file.
  private let columns: [String]?
  /// Slots of the required fields, and of those among them that no record of the batch has had.
  private let neededSlots: [Int]
  private var missingSlots: [Int] = []
  /// Slots of the fields that a message names where no record has them.
  private let reportedSlots: [Int]
  private var isFirst = true
  /// Bytes of the largest batch so far.
  private var mostBytes = 0
  /// The indices of the texts that are searched for markup, and where the records end that are looked at.
  private let examinedFields: [Int]
  private var examinedEnd: UnsafeRawPointer?

  /// The tally of a batch.
  ///
  /// - Parameters:
  ///   - precedingCount: how many records of the shelves are in the batches before.
  ///   - scanner: the scanner of a batch before, kept for the next one.
  static func tally(
    of batch: RecordBatch, _ settings: Settings, precedingCount: Int, _ scanner: inout ShelfScanner?
  ) throws -> ShelfTally {
    // One that fails is given up: it holds cards of a batch that comes to nothing.
    var own = try scanner.take() ?? ShelfScanner(settings, columns: batch.columnNames)
    let tally = try own.tally(batch, precedingCount: precedingCount)
    scanner = consume own
    return tally
  }

  /// How many records of the locale a batch has, rejected ones included.
  static func placeCount(of batch: RecordBatch, _ settings: Settings) throws -> Int {
    let filter = settings.localization.filter
    var count = 0
    try batch.forEachRecord(FieldSelection([filter?.field].compactMap { $0 })) { record in
      if filter?.contains(record, slot: 0) ?? true { count += 1 }
    } onRejection: { _ in
      count += 1
    }
    return count
  }

  private init(_ settings: Settings, columns: [String]?) throws {
    let (fields, localization) = (settings.work.fields, settings.localization)
    (grouping, inputName) = (settings.grouping, settings.inputName)
    locatesShelves = settings.locatesShelves
    work = settings.work
    var others: [String] = []
    if case .field(let name) = grouping { others.append(name) }
    if let filter = localization.filter { others.append(filter.field) }
    maker = CardMaker(fields, localization, others: others, columns: columns)
    let selection = maker.selection
    keySlot = if case .field(let name) = grouping { selection.slot(of: name) ?? 0 } else { 0 }
    filter = localization.filter.map { ($0, selection.slot(of: $0.field) ?? 0) }
    worker = try work.makeWorker()
    self.columns = columns
    examinedFields = fields.shown.indices.filter { fields.shown[$0].isText }
    neededSlots = fields.neededFields(grouping, localization.filter).map { selection.slot(of: $0) ?? 0 }
    reportedSlots = neededSlots + fields.names.map { selection.slot(of: $0) ?? 0 }
    tally = ShelfTally(work)
  }

  private mutating func tally(_ batch: RecordBatch, precedingCount: Int) throws -> ShelfTally {
    // Batches of a file have about as many shelves each.
    tally = ShelfTally(work, capacity: tally.count)
    tally.byteCount = batch.byteCount
    mostBytes = max(mostBytes, batch.byteCount)
    switch grouping {
    case .none: tally.open("")
    case .file: tally.open(inputName)
    case .field, .size: break
    }
    (runNumber, lastShelf, missingSlots, isFirst) = (-1, nil, neededSlots, true)
    self.precedingCount = precedingCount
    maker.file = batch.file
    worker.begin(batch)
    examinedEnd = batch.address(after: RecordExamination.extent(of: batch))
    do throws(MalformedInput) {
      tally.recordCount = try batch.forEachRecord(maker.selection) { record throws(MalformedInput) in
        try scan(record, of: batch)
      } onRejection: { rejection in
        reject(rejection, file: batch.file)
      }
    } catch {
      // Records that were left out before the error are reported with it, wherever the batch begins.
      throw error.preceded(by: tally.rejections.map(\.diagnostic))
    }
    tally.fieldIsPresent = maker.takePresence()
    tally.missing.fields = missingSlots.compactMap(neededSlots.firstIndex)
    if let fault = tally.rejections.first(where: { $0.code == .invalidUTF8 })?.diagnostic.position {
      tally.encodingFault = InputEvidence.EncodingFault(position: fault, isLatin1: batch.isLatin1)
    }
    worker.finish(&tally)
    tally.outcomes = worker.takeOutcomes()
    return tally
  }

  /// Ends the scan. Its worker serves other runs only after small batches, as the memory of a cell grows with its longest
  /// text, and next to the scan of a large batch it takes no time to build one.
  consuming func retire() {
    if mostBytes <= 1 << 16 { worker.retire() }
  }

  private mutating func scan(_ record: RecordView, of batch: RecordBatch) throws(MalformedInput) {
    let file = batch.file
    if isFirst { keepFirst(record, file: file) }
    if !missingSlots.isEmpty { missingSlots.removeAll { record[$0].kind != .absent } }
    if let filter, !filter.filter.contains(record, slot: filter.slot) { return }
    defer { tally.placeCount += 1 }
    let shelfCount = tally.count
    guard let shelf = shelf(of: record, file: file) else { return }
    if tally.count > shelfCount, let excess = tally.excess(byteCount: batch.byteCount) {
      throw MalformedInput(Diagnostic(.error, file: file, position: record.position, message: excess))
    }
    if locatesShelves { locate(record, in: shelf) }
    let card: Card
    do throws(CardMaker.Refusal) {
      card = try maker.card(of: record)
    } catch {
      reject(in: shelf)
      return refuse(
        error.code, record.ordinal, error.message + "; the record was left out", file: file,
        at: record.position(ofSlot: error.slot))
    }
    do throws(CardFault) {
      try worker.add(card, to: shelf, &notes)
    } catch {
      throw MalformedInput(Diagnostic(.error, file: file, position: record.position, message: error.message))
    }
    if !notes.isEmpty {
      tally.notes[shelf].append(notes)
      notes = ShelfNotes()
    }
    if let examinedEnd, record.starts(before: examinedEnd) {
      tally.keys.withKey(shelf) { tally.examination.add(card, fields: examinedFields, shelf: $0) }
    }
    let missing = maker.missingTexts
    if missing.count > 0 {
      tally.notes[shelf].addMissingTexts(
        NotedFault(first: record.position(ofSlot: missing.firstSlot), count: missing.count))
    }
  }

  private mutating func keepFirst(_ record: RecordView, file: String) {
    isFirst = false
    if let filter {
      tally.firstLanguage = InputEvidence.Language(
        position: record.position(ofSlot: filter.slot), value: record[filter.slot].text)
    }
    guard reportedSlots.contains(where: { record[$0].kind == .absent }) else { return }
    tally.missing.firstRecord = MissingFields.FirstRecord(
      file: file, position: record.position, fields: columns ?? record.memberNames)
  }

  private mutating func locate(_ record: RecordView, in shelf: Int) {
    guard shelf != lastShelf else { return }
    lastShelf = shelf
    if tally.notes[shelf].firstPosition == nil {
      tally.notes[shelf].firstPosition = record.position
    } else if tally.firstReturn == nil {
      tally.firstReturn = ShelfReturn(position: record.position, shelf: shelf)
    }
  }

  /// A record that can't be read: it belongs to the batch's shelf if there is but one.
  private mutating func reject(_ rejection: RecordRejection, file: String) {
    switch grouping {
    case .none, .file: reject(in: 0)
    case .size: reject(in: runShelf(ordinal: tally.placeCount))
    case .field: break
    }
    tally.placeCount += 1
    refuse(
      RejectionCode(rejection.reason), rejection.ordinal, "\(rejection.message); it was left out", file: file,
      at: rejection.position)
  }

  /// Counts a record of a shelf that is passed over.
  private mutating func reject(in shelf: Int) {
    tally.notes[shelf].rejectedCount += 1
    worker.skip(shelf)
  }

  private mutating func refuse(
    _ code: RejectionCode, _ ordinal: Int, _ message: String, file: String, at position: SourcePosition
  ) {
    tally.rejections.append(.rejection(code, file, position, index: ordinal, message))
  }

  private mutating func shelf(of record: RecordView, file: String) -> Int? {
    switch grouping {
    case .none, .file: return 0
    case .size: return runShelf(ordinal: tally.placeCount)
    case .field(let name):
      let value = record.fields[keySlot]
      switch value.kind {
      case .string, .number, .bool: return tally.shelf(value.bytes)
      case .absent, .null, .structured:
        refuse(
          .noGroupKey, record.ordinal, "the record has no '\(name)' that names its shelf; it was left out", file: file,
          at: record.position(ofSlot: keySlot))
        return nil
      }
    }
  }

  private mutating func runShelf(ordinal: Int) -> Int {
    guard case .size(let size) = grouping else { return 0 }
    let number = (precedingCount + ordinal) / size + 1
    if number != runNumber {
      runNumber = number
      let name = PassRecords.Grouping.runName(inputName, size: size, ordinal: precedingCount + ordinal)
      runName = Array(name.utf8)
    }
    return runName.withUnsafeBytes { tally.shelf($0) }
  }
}
