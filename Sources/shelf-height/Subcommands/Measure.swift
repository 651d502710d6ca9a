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
  private let cells: [PrototypeCells]
  /// By variant; none where the format does not ask for it.
  private let dissections: [Dissection]
  private let estimatorName: String
  /// What was said of constraints before any record was read.
  private var saidConflicts: [String] = []
  /// Shelves that were written before the end of the input, by key.
  private var ended = KeyTable()
  /// Of the records that belong together; nothing is known of those that were all rejected.
  private var isAnyMeasured = false

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
    cells = settings.variants.map { PrototypeCells($0.cells) }
    dissections = name == .html ? settings.variants.map { Dissection($0) } : []
    estimatorName = settings.strategy.description
    output = try Output(arguments)
  }

  private mutating func run() throws {
    saidConflicts = settings.reportCells(messages)
    try output.append { format.begin(&$0) }
    let work = ScanWork(
      variants: settings.variants, strategy: settings.strategy, sampleLimits: dissections.isEmpty ? nil : .forPages)
    var reading = ShelfReading(settings, work, messages: messages)
    reading.jobs = jobs
    reading.locatesShelves = isGrouped
    try reading.run { part, tally, input in
      try merge(part, into: &tally, from: input)
    } finish: { tally, input in
      try write(tally)
      if isAnyMeasured { warnOfMissingFields(tally, input.path) }
      isAnyMeasured = false
    }
    try output.append { format.end(&$0) }
    try output.finish()
    messages.summary(records: reading.recordCount, rejected: reading.rejectedCount)
  }

  private mutating func merge(
    _ part: ShelfTally<LargestCards>, into tally: inout ShelfTally<LargestCards>, from input: ShelfSettings.Input
  ) throws {
    if isGrouped { try checkOrder(part, open: tally, input) }
    tally.merge(part)
    if isGrouped, tally.entries.count > 1 {
      try write(tally, keepingLast: true)
      tally = tally.lastEntryAlone()
    }
  }

  /// Refuses a shelf that was left and comes back, the first one of the file.
  private mutating func checkOrder(
    _ part: ShelfTally<LargestCards>, open: ShelfTally<LargestCards>, _ input: ShelfSettings.Input
  ) throws(CommandError) {
    var firstReturn = part.firstReturn
    for (index, entry) in part.entries.enumerated() {
      // Only the first shelf of a part may go on with the one that is open.
      let isBack = part.keys.withKey(index) { ended.contains($0) || index > 0 && open.keys.contains($0) }
      guard isBack, let position = entry.firstPosition else { continue }
      if let firstReturn, firstReturn.position < position { continue }
      firstReturn = ShelfTally<LargestCards>.Return(position: position, entry: index)
    }
    guard let firstReturn else { return }
    throw .malformed(
      input.path, firstReturn.position,
      "the shelf '\(part.keys.name(firstReturn.entry))' comes back; leave '--grouped' out or sort the records")
  }

  /// Writes the results of shelves.
  private mutating func write(_ tally: ShelfTally<LargestCards>, keepingLast: Bool = false) throws {
    for (index, entry) in tally.entries.enumerated() where !keepingLast || index + 1 < tally.entries.count {
      for variant in cells.indices { try write(entry, named: tally.keys.name(index), variant: variant) }
      isAnyMeasured = isAnyMeasured || entry.content.cardCount > 0
      if isGrouped { tally.keys.withKey(index) { _ = ended.number($0) } }
    }
  }

  private mutating func write(_ entry: ShelfTally<LargestCards>.Entry, named name: String, variant: Int) throws {
    let plan = settings.variants[variant]
    let sizer = ShelfSizer(shelf: plan.shelf)
    let scan = entry.content.scans[variant]
    var approximations = entry.approximations
    let metrics: ShelfMetrics
    var conflicts: [String] = []
    if settings.strategy == .exhaustive {
      metrics = sizer.metrics(
        scan: scan, renderedHeight: scan.largest?.estimate ?? 0, renderedCount: scan.count)
    } else {
      metrics = sizer.metrics(scan: scan, sizingCell: cells[variant]) { $0.texts }
      if scan.count > 0 {
        approximations.formUnion(cells[variant].current.approximations)
        conflicts = cells[variant].current.conflicts(cardWidth: plan.shelf.cardWidth).map(\.message)
      }
    }
    let new = conflicts.filter { !saidConflicts.contains($0) }
    var said = metrics.warnings.map(\.description) + approximations.descriptions + plan.cells.fontWarnings + new
    if let field = settings.strategy.columnField { said += entry.faults.map { $0.warning(field) } }
    for warning in said { messages.warn("shelf '\(name)'", warning) }
    let warnings = said + settings.shelfWarnings + conflicts.filter(saidConflicts.contains)
    let report = ShelfReport(
      shelf: name, variant: plan.variant, metrics: metrics, rejectedCount: entry.rejectedCount,
      largestID: scan.largest?.candidate.id, estimator: estimatorName, warnings: warnings,
      anatomy: dissections.isEmpty
        ? nil
        : dissections[variant].anatomy(entry.content.samples[variant], itemHeight: metrics.itemSize.height))
    try output.append { format.write(report, to: &$0) }
  }

  private func warnOfMissingFields(_ tally: ShelfTally<LargestCards>, _ file: String) {
    for (field, isPresent) in zip(cells.first?.fields ?? [], tally.fieldIsPresent) where !isPresent {
      messages.warn(file, "no record has the field '\(field)', which a label shows; check the bindings")
    }
  }
}
