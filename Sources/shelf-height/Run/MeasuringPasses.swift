import Reporting

/// Measures the shelves of all locales, each in a pass over the records by itself.
struct MeasuringPasses {
  /// At least one.
  let passes: [ShelfSettings]
  let messages: Messages
  /// Threads.
  let jobs: Int
  var isGrouped = false
  var certifies = false
  var sampleLimits: CardSample.Limits?

  init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    passes = try ShelfSettings.passes(arguments)
    jobs = try arguments.jobs()
    self.messages = messages
  }

  /// - Parameter write: gets the reports.
  /// - Returns: how many records were read, and how many of them rejected.
  func run(write: @escaping (ShelfReport) throws -> Void) throws -> (records: Int, rejected: Int) {
    var counts = (records: 0, rejected: 0)
    messages.saysOnce = passes.count > 1
    for settings in passes {
      let variants = settings.variants
      let read: (records: Int, rejected: Int)
      if let range = settings.widthRange {
        read = try measure(settings, StepWork(variants: variants, range: range), write)
      } else if certifies {
        read = try measure(settings, CertificateWork(variants: variants), write)
      } else {
        let work = ScanWork(variants: variants, strategy: settings.strategy, sampleLimits: sampleLimits)
        read = try measure(settings, work, write)
      }
      counts.records += read.records
      counts.rejected += read.rejected
    }
    return counts
  }

  private func measure<Work: CardWork>(
    _ settings: ShelfSettings, _ work: Work, _ write: @escaping (ShelfReport) throws -> Void
  ) throws -> (records: Int, rejected: Int) where Work.Worker.Content: DecidingContent {
    var measuring = ShelfMeasuring(
      settings, work, jobs: jobs, isGrouped: isGrouped, saidConflicts: settings.reportCells(messages), messages,
      write: write)
    return try measuring.run()
  }
}
