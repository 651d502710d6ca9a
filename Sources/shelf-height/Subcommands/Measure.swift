import Reporting

/// `measure`: records in, one result for each shelf and variant.
enum Measure {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let passes = try ShelfSettings.passes(arguments)
    let names = ReportFormatName.allCases.map(\.rawValue)
    let name = try arguments.choice("--format", among: names).flatMap { ReportFormatName(rawValue: $0) } ?? .table
    let jobs = try arguments.jobs()
    let certifies = arguments.has("--certify")
    if certifies, name == .html {
      throw CommandError.usage("'--certify' is not for '--format html', which lays every card out anyway")
    }
    if certifies { try passes[0].requireSingleWidths(for: "'--certify'") }
    if name == .html { try passes[0].requireSingleWidths(for: "'--format html'") }
    let isGrouped = arguments.has("--grouped")
    if isGrouped, case .field = passes[0].grouping {
    } else if isGrouped {
      throw CommandError.usage("The option '--grouped' needs '--group-by'")
    }
    var output = try Output(arguments)
    var format = name.makeFormat()
    try output.append { format.begin(&$0) }
    let write = { (report: ShelfReport) in try output.append { format.write(report, to: &$0) } }
    var counts = (records: 0, rejected: 0)
    messages.saysOnce = passes.count > 1
    for settings in passes {
      let read: (records: Int, rejected: Int)
      if let range = settings.widthRange {
        let work = StepWork(variants: settings.variants, range: range)
        var measuring = ShelfMeasuring(settings, work, jobs: jobs, isGrouped: isGrouped, messages, write: write)
        read = try measuring.run()
      } else if certifies {
        let work = CertificateWork(variants: settings.variants)
        var measuring = ShelfMeasuring(settings, work, jobs: jobs, isGrouped: isGrouped, messages, write: write)
        read = try measuring.run()
      } else {
        let work = ScanWork(
          variants: settings.variants, strategy: settings.strategy, sampleLimits: name == .html ? .forPages : nil)
        var measuring = ShelfMeasuring(settings, work, jobs: jobs, isGrouped: isGrouped, messages, write: write)
        read = try measuring.run()
      }
      counts.records += read.records
      counts.rejected += read.rejected
    }
    try output.append { format.end(&$0) }
    try output.finish()
    messages.summary(records: counts.records, rejected: counts.rejected)
  }
}
