import Catalog
import CellLayout
import Platform
import Reporting
import ShelfSizing

/// `measure`: records in, one result for each shelf and variant.
struct Measure {
  private let settings: ShelfSettings
  private let messages: Messages
  private let jobs: Int
  private let isGrouped: Bool
  private var output: Output
  private var format: any ReportFormat
  private let cells: [TemplateCell]
  /// Shelves that were written before the end of the input, by key.
  private var ended = KeyTable()
  private var progress: Progress
  private var recordCount = 0
  private var rejectedCount = 0

  /// More threads than any machine of this work has; their number also bounds how much is read ahead.
  private static let mostJobs = 256

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    var measure = try Measure(arguments, messages)
    try measure.run()
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let names = ReportFormatName.allCases.map(\.rawValue)
    let name = try arguments.choice("--format", among: names).flatMap { ReportFormatName(rawValue: $0) }
    settings = try ShelfSettings(arguments)
    jobs = min(try arguments.count("--jobs") ?? HostProcess.coreCount(), Measure.mostJobs)
    isGrouped = arguments.has("--grouped")
    if isGrouped, case .field = settings.grouping {
    } else if isGrouped {
      throw CommandError.usage("The option '--grouped' needs '--group-by'")
    }
    self.messages = messages
    format = (name ?? .table).makeFormat()
    cells = settings.variants.map { TemplateCell($0.blueprint) }
    progress = Progress(messages)
    output = try Output(arguments)
  }

  private mutating func run() throws {
    try output.append { format.begin(&$0) }
    switch settings.grouping {
    case .field(let field):
      // One tally for all inputs: a shelf is all records of a key, wherever they stand.
      var tally = emptyTally()
      for input in settings.inputs {
        try read(input, jobs: jobs, into: &tally) { _ in .field(field) }
      }
      if tally.recordCount == 0 { messages.warn(settings.inputs[0].path, "there are no records") }
      try write(tally, from: settings.inputs[0].path)
    case .file:
      for input in settings.inputs {
        var tally = emptyTally()
        try read(input, jobs: jobs, into: &tally) { _ in .constant(input.name) }
        var name = input.name
        _ = name.withUTF8 { tally.entry(UnsafeRawBufferPointer($0)) }
        try write(tally, from: input.path)
      }
    case .size(let size):
      for input in settings.inputs {
        var tally = emptyTally()
        // One thread: where a shelf starts is known when the batch before is counted.
        try read(input, jobs: 1, into: &tally) { .run(prefix: input.name, size: size, start: $0) }
        if tally.recordCount == 0 { messages.warn(input.path, "there are no records") }
        try write(tally, from: input.path)
      }
    }
    messages.endProgress()
    try output.append { format.end(&$0) }
    try output.finish()
    if rejectedCount > 0 || messages.isVerbose {
      messages.note("\(recordCount) records: \(recordCount - rejectedCount) measured, \(rejectedCount) rejected")
    }
  }

  private func emptyTally() -> ShelfTally {
    ShelfTally(variantCount: cells.count, fieldCount: cells.first?.fields.count ?? 0)
  }

  /// Adds the records of a file to a tally.
  ///
  /// - Parameter key: what tells a record's shelf, in a batch before which the file has so many records.
  private mutating func read(
    _ input: ShelfSettings.Input, jobs: Int, into tally: inout ShelfTally, key: (Int) -> CardReader.Key
  ) throws {
    var reader = try RecordReader(path: input.path, format: input.format)
    func cards(_ key: CardReader.Key) -> CardReader {
      CardReader(
        variants: settings.variants, strategy: settings.strategy, key: key, locatesShelves: isGrouped)
    }
    if case .size = settings.grouping {
      while let batch = try reader.nextBatch() {
        try merge(cards(key(tally.recordCount)).tally(batch), into: &tally, from: input)
      }
    } else {
      let cards = cards(key(0))
      try BatchPipeline(jobs: jobs).run(reader) {
        try cards.tally($0)
      } merge: {
        try merge($0, into: &tally, from: input)
      }
    }
  }

  private mutating func merge(
    _ part: ShelfTally, into tally: inout ShelfTally, from input: ShelfSettings.Input
  ) throws {
    for diagnostic in part.diagnostics { messages.say(diagnostic) }
    recordCount += part.recordCount
    rejectedCount += part.diagnostics.count
    progress.update(records: recordCount)
    if isGrouped { try checkOrder(part, open: tally, input) }
    tally.merge(part)
    if isGrouped, tally.entries.count > 1 {
      try write(tally, from: input.path, keepingLast: true)
      tally = tally.lastEntryAlone()
    }
  }

  /// Refuses a shelf that was left and comes back, the first one of the file.
  private mutating func checkOrder(
    _ part: ShelfTally, open: ShelfTally, _ input: ShelfSettings.Input
  ) throws(CommandError) {
    var firstReturn = part.firstReturn
    for (index, entry) in part.entries.enumerated() {
      // Only the first shelf of a part may go on with the one that is open.
      let isBack = part.keys.withKey(index) { ended.contains($0) || index > 0 && open.keys.contains($0) }
      guard isBack, let position = entry.firstPosition else { continue }
      if let firstReturn, firstReturn.position < position { continue }
      firstReturn = ShelfTally.Return(position: position, entry: index)
    }
    guard let firstReturn else { return }
    throw .malformed(
      input.path, firstReturn.position,
      "the shelf '\(part.keys.name(firstReturn.entry))' comes back; leave '--grouped' out or sort the records")
  }

  /// Writes the results of shelves.
  private mutating func write(_ tally: ShelfTally, from file: String, keepingLast: Bool = false) throws {
    for (index, entry) in tally.entries.enumerated() where !keepingLast || index + 1 < tally.entries.count {
      for variant in cells.indices { try write(entry, named: tally.keys.name(index), variant: variant) }
      if isGrouped { tally.keys.withKey(index) { _ = ended.number($0) } }
    }
    if !keepingLast { warnOfMissingFields(tally, file) }
  }

  private mutating func write(_ entry: ShelfTally.Entry, named name: String, variant: Int) throws {
    let plan = settings.variants[variant]
    let sizer = ShelfSizer(shelf: plan.shelf)
    let scan = entry.scans[variant]
    var approximations = entry.approximations
    let metrics: ShelfMetrics
    if settings.strategy == .exhaustive {
      metrics = sizer.metrics(
        scan: scan, renderedHeight: scan.largest?.estimate ?? 0, renderedCount: scan.count)
    } else {
      metrics = sizer.metrics(scan: scan, sizingCell: cells[variant]) { $0.texts }
      if scan.count > 0 { approximations.formUnion(cells[variant].approximations) }
    }
    let warnings = metrics.warnings.map(\.description) + approximations.descriptions
    for warning in warnings { messages.warn("shelf '\(name)'", warning) }
    let report = ShelfReport(
      shelf: name, variant: plan.variant, metrics: metrics, rejectedCount: entry.rejectedCount,
      largestID: scan.largest?.candidate.id, estimator: settings.strategy.description, warnings: warnings)
    try output.append { format.write(report, to: &$0) }
  }

  private func warnOfMissingFields(_ tally: ShelfTally, _ file: String) {
    // Nothing is known of records that were all rejected.
    let isAnyMeasured =
      isGrouped ? recordCount > rejectedCount : tally.entries.contains { ($0.scans.first?.count ?? 0) > 0 }
    guard isAnyMeasured, let cell = cells.first else { return }
    for (field, isPresent) in zip(cell.fields, tally.fieldIsPresent) where !isPresent {
      messages.warn(file, "no record has the field '\(field)', which a label shows; check the bindings")
    }
  }
}
