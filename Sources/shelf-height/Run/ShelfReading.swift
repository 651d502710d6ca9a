import Catalog
import Platform

/// Reads the inputs into tallies of shelves: the part that all subcommands about shelves share.
struct ShelfReading<Work: CardWork> {
  typealias Tally = ShelfTally<Work.Worker.Content>

  let settings: ShelfSettings
  let work: Work
  let messages: Messages
  /// Threads.
  var jobs = HostProcess.coreCount()
  /// Whether the place of each shelf's first record is wanted.
  var locatesShelves = false
  /// Of all inputs so far, rejected ones included, those of other locales left out.
  private(set) var recordCount = 0
  private(set) var rejectedCount = 0

  init(_ settings: ShelfSettings, _ work: Work, messages: Messages) {
    self.settings = settings
    self.work = work
    self.messages = messages
  }

  /// - Parameters:
  ///   - merge: adds the tally of a batch to that of the batches before it.
  ///   - finish: gets a tally with all records of its shelves.
  mutating func run(
    merge: (_ part: Tally, _ tally: inout Tally, ShelfSettings.Input) throws -> Void = { part, tally, _ in
      tally.merge(part)
    },
    finish: (Tally, ShelfSettings.Input) throws -> Void
  ) throws {
    var progress = Progress(messages, inputs: settings.inputs)
    var counts = (records: recordCount, rejected: rejectedCount)
    // By field there is one tally for all inputs: a shelf is all records of a key, wherever they stand.
    var tally = emptyTally
    for (place, input) in settings.inputs.enumerated() {
      if case .field = settings.grouping {
      } else if settings.inputs[..<place].contains(where: { $0.name.utf8.elementsEqual(input.name.utf8) }) {
        messages.warn(input.path, "another input has given its shelves the name '\(input.name)' already")
      }
      // Records of a size's shelves are counted from the start of each file.
      try read(input) { part in
        for diagnostic in part.diagnostics { messages.reject(diagnostic) }
        counts.records += part.placeCount
        counts.rejected += part.diagnostics.count
        progress.update(records: counts.records, bytes: part.byteCount)
        try merge(part, &tally, input)
        return tally.placeCount
      }
      (recordCount, rejectedCount) = counts
      if case .field = settings.grouping, place + 1 < settings.inputs.count { continue }
      if case .file = settings.grouping { tally.open(input.name) }
      if tally.placeCount == 0, let filter = settings.localization.filter {
        messages.warn(input.path, "no record has '\(filter.locale)' in '\(filter.field)'")
      } else if tally.placeCount == 0, tally.entries.isEmpty {
        messages.warn(input.path, "there are no records")
      }
      try finish(tally, input)
      tally = emptyTally
    }
    messages.endProgress()
  }

  private var emptyTally: Tally { Tally(emptyContent: work.emptyContent, fieldCount: work.fields.count) }

  /// - Parameter merge: gets the tally of each batch, in the order of the file; gives the count of the shelves' places so far.
  private func read(_ input: ShelfSettings.Input, merge: (Tally) throws -> Int) throws {
    var reader = try RecordReader(path: input.path, format: input.format)
    switch settings.grouping {
    case .file: try readAtOnce(reader, cards(.constant(input.name)), merge)
    case .field(let field): try readAtOnce(reader, cards(.field(field)), merge)
    case .size(let size) where reader.format == .json && settings.localization.filter == nil:
      try readAtOnce(reader, cards(.run(prefix: input.name, size: size)), merge)
    case .size(let size):
      // In turn: where a shelf starts is known when the batch before is counted.
      let cards = cards(.run(prefix: input.name, size: size))
      var scanner: CardReader<Work>.Scanner?
      var precedingCount = 0
      while let batch = try reader.nextBatch() {
        precedingCount = try merge(cards.tally(batch, precedingCount: precedingCount, &scanner))
      }
    }
  }

  private func readAtOnce(
    _ reader: consuming RecordReader, _ cards: CardReader<Work>, _ merge: (Tally) throws -> Int
  ) throws {
    try BatchPipeline(jobs: jobs).run(reader) { batch, scanner in
      try cards.tally(batch, precedingCount: batch.precedingCount ?? 0, &scanner)
    } merge: { tally in
      _ = try merge(tally)
    }
  }

  private func cards(_ key: ShelfKey) -> CardReader<Work> {
    CardReader(work: work, key: key, localization: settings.localization, locatesShelves: locatesShelves)
  }
}
