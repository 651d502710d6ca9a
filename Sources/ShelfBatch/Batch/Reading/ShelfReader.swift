import Catalog
import CellLayout
import RecordCells

/// Reads inputs into shelves: the one loop that all work on records has in common.
///
/// Threads scan batches of a file, whose tallies merge in the order of the file. A shelf is handed on when all its records
/// were read: at the end of its file; at the end of all files, where a field names shelves; or where the next shelf
/// begins, where the records of a shelf follow each other.
struct ShelfReader {
  private let records: PassRecords
  private let work: any CardWork
  private let options: BatchOptions
  private let prototypes: Prototypes?
  private let shelvesAtOnce: Int
  private let diagnose: (BatchDiagnostic) -> Void
  /// Whether no other pass reads the inputs.
  private let isOnlyPass: Bool
  /// Inputs of which no record is left.
  private(set) var lacks = InputLacks()
  /// The counts of all inputs so far, records of other locales left out.
  private(set) var counts = BatchCounts()
  /// The fields of the records, known at the end.
  private(set) var fields = ReadFields()
  /// The required fields that no record so far has.
  private var missing: MissingFields
  private let neededFields: [String]
  /// Bytes of all records so far.
  private var byteCount = 0
  /// Where shelves began and ended; `nil` where their records may stand anywhere.
  private var order: ShelfOrder?

  init(
    _ records: PassRecords, _ work: any CardWork, _ options: BatchOptions, warningOf prototypes: Prototypes? = nil,
    shelvesAtOnce: Int = .max, isOnlyPass: Bool = true, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void
  ) {
    self.records = records
    self.work = work
    self.options = options
    self.prototypes = prototypes
    self.shelvesAtOnce = shelvesAtOnce
    self.diagnose = diagnose
    self.isOnlyPass = isOnlyPass
    order = options.isGrouped ? ShelfOrder(records.names) : nil
    neededFields = work.fields.neededFields(records.grouping, records.localization.filter)
    missing = MissingFields(fields: Array(neededFields.indices))
  }

  /// - Parameters:
  ///   - onBatch: gets the tally of each batch before it merges into that of the batches before.
  ///   - onShelves: gets the numbers of shelves in a tally.
  mutating func run(
    _ inputs: [BatchInput],
    onBatch: (_ batch: inout ShelfTally, _ whole: inout ShelfTally) throws -> Void = { _, _ in },
    onShelves: (_ shelves: [Int], _ tally: ShelfTally, _ input: BatchInput) throws -> Void
  ) throws {
    var tally = emptyTally
    var names: Set<[UInt8]> = []
    for (index, input) in inputs.enumerated() {
      if let warning = records.warning(ofRepeated: input, among: &names) { diagnose(warning) }
      let isEmpty = try !read(input, into: &tally, onBatch, onShelves)
      let isLast = index + 1 == inputs.count
      if records.grouping.spansInputs, !isLast { continue }
      if isLast { try findMissingFields() }
      try checkInputs(isLast: isLast)
      if case .file = records.grouping { tally.open(input.name) }
      let filter = records.localization.filter
      if tally.placeCount == 0, filter != nil || tally.count == 0 && !isEmpty {
        diagnose(.noRecords(input.path, filter))
      }
      (fields.isPresent, fields.firstRecord) = (tally.fieldIsPresent, tally.missing.firstRecord)
      try findShownFields()
      try finish(tally.count, of: tally, input, isWhole: true, onShelves)
      try order?.checkEnded()
      for warning in fields.takeWarnings(prototypes, input, records.names) { diagnose(warning) }
      tally = emptyTally
    }
    // All that is needed and no record has, for parts: merging judges all of them.
    if let lack = fields.lackOfShown(work.fields, records.names) { fields.missing.append(lack) }
    if counts.records == counts.rejected { fields.missing.append(MissingField(name: "", error: lacks.firstError)) }
  }

  /// Reads an input, batch by batch.
  ///
  /// - Returns: false for an input of no bytes.
  private mutating func read(
    _ input: BatchInput, into tally: inout ShelfTally,
    _ onBatch: (_ batch: inout ShelfTally, _ whole: inout ShelfTally) throws -> Void,
    _ onShelves: (_ shelves: [Int], _ tally: ShelfTally, _ input: BatchInput) throws -> Void
  ) throws -> Bool {
    var batches = try batches(of: input)
    var recordCount: Int?
    var evidence = InputEvidence()
    while var batch = try batches.next(after: tally.placeCount) {
      count(batch, precedingCount: recordCount ?? 0)
      evidence.add(batch)
      recordCount = (recordCount ?? 0) + batch.recordCount
      try order?.check(batch.keys, batch.firstReturn, after: tally.keys, of: input) {
        batch.notes[$0].firstPosition
      }
      try onBatch(&batch, &tally)
      if options.namesFiles { batch.setFile(input.shownPath) }
      tally.merge(batch)
      if options.isGrouped, tally.count > 1 {
        try finish(tally.count - 1, of: tally, input, isWhole: false, onShelves)
        tally = tally.lastShelfAlone()
        // Whoever writes a stream may wait for what was read of it.
        if !input.canBeReadAgain { try options.onEnded?() }
      }
      if let excess = tally.excess(byteCount: byteCount) { throw BatchError.malformed(input.path, nil, excess) }
    }
    if recordCount == nil { diagnose(.emptyStream(input)) }
    if let error = evidence.encodingError(input.shownPath) { throw error }
    lacks.add(input.path, evidence.nothingLeft(input.shownPath, records.localization.filter))
    for warning in evidence.warnings(input.shownPath) { diagnose(warning) }
    if evidence.isLeft { fields.hasCards = true }
    return recordCount != nil
  }

  private var emptyTally: ShelfTally { ShelfTally(work) }

  // MARK: Batches

  private func batches(of input: BatchInput) throws -> BatchPipeline {
    let cell = work.fields.prototypes?.all.lazy.compactMap { $0.cell.appCell?.cell }.first
    let smallestBatch = work.takesLong || cell != nil ? 1 << 10 : RecordReader.smallestBatchSize
    var reader = try input.makeReader(records.rules, smallestBatch: smallestBatch)
    reader.isEager = options.isGrouped && !input.canBeReadAgain
    var isSequential = false
    if case .size = records.grouping {
      // The start of a shelf is known only when the batches before are counted.
      isSequential = reader.format != .json || records.localization.filter != nil
    }
    let settings = ShelfScanner.Settings(
      work: work, grouping: records.grouping, inputName: input.name, localization: records.localization,
      locatesShelves: options.isGrouped)
    var processes: BatchProcesses?
    if let cell, options.processes > 1, input.canBeReadAgain {
      processes = try BatchProcesses(options.processes, input, cell, settings, isSequential: isSequential) {
        [rules = records.rules] in
        try input.makeReader(rules, smallestBatch: smallestBatch)
      }
    }
    // Where there is but one batch, to wake other threads would take longer than to scan it.
    return BatchPipeline(
      reader, settings, jobs: options.threads, isSequential: isSequential || input.isInMemory(upTo: smallestBatch),
      processes)
  }

  /// - Parameter precedingCount: records of the batches before in the file.
  private mutating func count(_ batch: ShelfTally, precedingCount: Int) {
    if !missing.fields.isEmpty {
      missing.merge(batch.missing)
      if missing.fields.isEmpty { options.onFieldsFound?(true) }
    }
    for rejection in batch.rejections { diagnose(rejection.moved(by: precedingCount)) }
    counts.records += batch.placeCount
    counts.rejected += batch.rejections.count
    byteCount += batch.byteCount
    options.onRead?(counts.records, batch.byteCount)
  }

  // MARK: Shelves

  /// Hands the first shelves of a tally on.
  ///
  /// - Parameter isWhole: whether all records of the tally were read.
  private mutating func finish(
    _ count: Int, of tally: ShelfTally, _ input: BatchInput, isWhole: Bool,
    _ onShelves: (_ shelves: [Int], _ tally: ShelfTally, _ input: BatchInput) throws -> Void
  ) throws {
    // Work that takes all shelves at once says itself how far it is.
    let onFinished = shelvesAtOnce < .max ? options.onFinished : nil
    onFinished?(0, count)
    for start in stride(from: 0, to: count, by: shelvesAtOnce) {
      let end = min(count - start, shelvesAtOnce) + start
      try onShelves((start..<end).filter { isWanted($0, of: tally) }, tally, input)
      if isWhole { onFinished?(end, count) }
    }
    try order?.end(count, of: tally.keys) { tally.notes[$0].firstPosition }
  }

  private func isWanted(_ shelf: Int, of tally: ShelfTally) -> Bool {
    guard let wanted = options.shelf else { return true }
    return tally.keys.withKey(shelf) { $0.elementsEqual(wanted.utf8) }
  }

  // MARK: Fields

  private mutating func findMissingFields() throws(BatchError) {
    fields.missing = missing.named(neededFields, keys: records.keyFields)
    guard options.needsFields, let error = fields.missing.first?.error else { return }
    options.onFieldsFound?(false)
    throw BatchError(.malformed, [error])
  }

  /// Refuses records that have none of the fields that cells show.
  private mutating func findShownFields() throws(BatchError) {
    guard options.needsFields, let error = fields.lackOfShown(work.fields, records.names)?.error else { return }
    throw BatchError(.malformed, [error])
  }

  /// Refuses an input of which no record is left, as soon as no other pass may have one of them.
  private func checkInputs(isLast: Bool) throws(BatchError) {
    guard options.needsFields, isOnlyPass || isLast && counts.records == counts.rejected else { return }
    try lacks.check()
  }
}

/// The fields of records that were read; where each input has shelves of its own, those of the last one.
struct ReadFields {
  /// The required fields that no record of any input has.
  var missing: [MissingField] = []
  /// For each field of the cards, whether a record has it; empty without records.
  var isPresent: [Bool] = []
  /// The first record, if it lacks some field.
  var firstRecord: MissingFields.FirstRecord?
  /// Whether some record has made a card.
  var hasCards = false

  /// The lack of all fields that cells show, with its error where there are cards; `nil` where some record has one.
  fileprivate func lackOfShown(_ cards: CardFields, _ settings: SettingNames) -> MissingField? {
    let shown = cards.shown.indices.dropFirst(cards.prototypes?.identifierField == nil ? 0 : 1)
    guard !shown.isEmpty, !shown.contains(where: { isPresent.indices.contains($0) && isPresent[$0] }) else {
      return nil
    }
    let names = shown.map { cards.shown[$0].name }
    let error = MissingFields(firstRecord: firstRecord)
      .error(ofAll: names, bindsViews: cards.prototypes != nil, settings)
    return MissingField(name: names.joined(separator: "\0"), error: hasCards ? error : nil)
  }

  /// The fields of cells that no record has; if all records were rejected, nothing is known of them.
  fileprivate mutating func takeWarnings(
    _ prototypes: Prototypes?, _ input: BatchInput, _ settings: SettingNames
  ) -> [BatchDiagnostic] {
    guard let prototypes, hasCards else { return [] }
    // Other inputs have cards of their own.
    hasCards = false
    let idle = prototypes.idleOutlets
    guard idle.isEmpty else { return [.noBinding(input.path, idle, settings)] }
    return zip(prototypes.fields, isPresent).filter { !$0.1 }.map { field, _ in
      .missingField(input.path, field, use: prototypes.uses(ofField: field), among: firstRecord?.fields ?? [])
    }
  }
}

extension PassRecords {
  /// A warning that an input was there before, or that one before has the same name.
  ///
  /// - Parameter names: what inputs before are known by.
  fileprivate func warning(ofRepeated input: BatchInput, among names: inout Set<[UInt8]>) -> BatchDiagnostic? {
    switch grouping {
    case .none: return nil
    case .field:
      guard input.isFile, !names.insert(Array(input.path.utf8)).inserted else { return nil }
      return .warning(input.path, "the file is given twice, and its records count twice")
    case .file, .size:
      guard !names.insert(Array(input.name.utf8)).inserted else { return nil }
      return .warning(input.path, "another input has given its shelves the name '\(input.name)' already")
    }
  }
}
