import Catalog

/// Reads inputs into tallies of shelves: what all work on shelves has in common.
struct ShelfReading<Work: CardWork> {
  typealias Tally = ShelfTally<Work.Worker.Outcome>

  private let records: PassRecords
  private let work: Work
  private let options: BatchOptions
  private let diagnose: (BatchDiagnostic) -> Void
  /// The counts of all inputs so far, records of other locales left out.
  private(set) var counts = BatchCounts()
  /// The required fields that no record of any input has.
  private(set) var lackingFields: [LackingField] = []

  init(
    _ records: PassRecords, _ work: Work, _ options: BatchOptions,
    onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void
  ) {
    self.records = records
    self.work = work
    self.options = options
    self.diagnose = diagnose
  }

  /// - Parameters:
  ///   - merge: adds the tally of a batch to that of the batches before it.
  ///   - finish: gets a tally with all records of its shelves.
  mutating func run(
    _ inputs: [BatchInput],
    merge: (_ part: Tally, _ tally: inout Tally, BatchInput) throws -> Void = { part, tally, _ in tally.merge(part) },
    finish: (Tally, BatchInput) throws -> Void
  ) throws {
    var (counts, byteCount) = (counts, 0)
    let neededFields = neededFields
    var lacking = LackingFields(fields: Array(neededFields.indices))
    // Where a field names shelves, all inputs share one tally: a shelf is all records of a key, wherever they stand.
    var tally = emptyTally
    for (place, input) in inputs.enumerated() {
      if case .field = records.grouping {
        if input.isFile, inputs[..<place].contains(where: { $0.isFile && $0.path == input.path }) {
          diagnose(.warning(input.path, "the file is given twice, and its records count twice"))
        }
      } else if inputs[..<place].contains(where: { $0.name.utf8.elementsEqual(input.name.utf8) }) {
        diagnose(.warning(input.path, "another input has given its shelves the name '\(input.name)' already"))
      }
      var (isEmpty, precedingCount) = (true, 0)
      // Where shelves have a given size, records are counted from the start of each file.
      try read(input) { part in
        isEmpty = false
        if !lacking.fields.isEmpty {
          lacking.merge(part.lacking)
          if lacking.fields.isEmpty { options.onFieldsFound?(true) }
        }
        for rejection in part.rejections { diagnose(rejection.moved(by: precedingCount)) }
        precedingCount += part.recordCount
        counts.records += part.placeCount
        counts.rejected += part.rejections.count
        options.onRead?(counts.records, part.byteCount)
        try merge(part, &tally, input)
        byteCount += part.byteCount
        if let excess = tally.excess(byteCount: byteCount) { throw BatchError.malformed(input.path, nil, excess) }
        return tally.placeCount
      }
      self.counts = counts
      if isEmpty { diagnose(.emptyStream(input)) }
      if case .field = records.grouping, place + 1 < inputs.count { continue }
      if place + 1 == inputs.count {
        lackingFields = lacking.named(neededFields, keys: records.keyFields)
        if options.needsFields, let error = lackingFields.first?.error {
          options.onFieldsFound?(false)
          throw BatchError(.malformed, [error])
        }
      }
      if case .file = records.grouping { tally.open(input.name) }
      let filter = records.localization.filter
      if tally.placeCount == 0, filter != nil || tally.entries.isEmpty && !isEmpty {
        diagnose(.noRecords(input.path, filter))
      }
      try finish(tally, input)
      tally = emptyTally
    }
  }

  private var neededFields: [String] {
    let key = if case .field(let name) = records.grouping { ShelfKey.field(name) } else { ShelfKey.constant("") }
    return work.fields.neededFields(key, records.localization.filter)
  }

  private var emptyTally: Tally { Tally(emptyOutcome: work.emptyOutcome) }

  /// - Parameter merge: adds the tally of each batch, in the order of the file, and returns the number of the shelves'
  ///   places so far.
  private func read(_ input: BatchInput, merge: (Tally) throws -> Int) throws {
    let smallestBatch = work.takesLong ? 1 << 10 : RecordReader.smallestBatchSize
    var reader = try input.makeReader(records.rules, smallestBatch: smallestBatch)
    switch records.grouping {
    case .file: try readAtOnce(reader, scanning(.constant(input.name)), merge)
    case .field(let field): try readAtOnce(reader, scanning(.field(field)), merge)
    case .size(let size) where reader.format == .json && records.localization.filter == nil:
      try readAtOnce(reader, scanning(.run(prefix: input.name, size: size)), merge)
    case .size(let size):
      // One after another, as the start of a shelf is known only when the batch before is counted.
      let scanning = scanning(.run(prefix: input.name, size: size))
      var scanner: ShelfScanner<Work>?
      var precedingCount = 0
      while let batch = try reader.nextBatch() {
        precedingCount = try merge(scanning.tally(batch, precedingCount: precedingCount, &scanner))
      }
    }
  }

  private func readAtOnce(
    _ reader: consuming RecordReader, _ scanning: ShelfScanning<Work>, _ merge: (Tally) throws -> Int
  ) throws {
    try BatchPipeline(jobs: options.threads).run(reader) { batch, scanner in
      try scanning.tally(batch, precedingCount: batch.precedingCount ?? 0, &scanner)
    } size: {
      $0.entries.reduce($0.rejections.count) { $0 + $1.outcome.pieceCount }
    } merge: { tally in
      _ = try merge(tally)
    }
  }

  private func scanning(_ key: ShelfKey) -> ShelfScanning<Work> {
    ShelfScanning(work: work, key: key, localization: records.localization, locatesShelves: options.isGrouped)
  }
}
