import Reporting

/// `measure`: records in, one result for each shelf and variant.
enum Measure {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let settings = try ShelfSettings(arguments)
    let names = ReportFormatName.allCases.map(\.rawValue)
    let name = try arguments.choice("--format", among: names).flatMap { ReportFormatName(rawValue: $0) } ?? .table
    let jobs = try arguments.jobs()
    let certifies = arguments.has("--certify")
    if certifies, name == .html {
      throw CommandError.usage("'--certify' is not for '--format html', which lays every card out anyway")
    }
    let isGrouped = arguments.has("--grouped")
    if isGrouped, case .field = settings.grouping {
    } else if isGrouped {
      throw CommandError.usage("The option '--grouped' needs '--group-by'")
    }
    var output = try Output(arguments)
    var format = name.makeFormat()
    try output.append { format.begin(&$0) }
    let write = { (report: ShelfReport) in try output.append { format.write(report, to: &$0) } }
    let counts: (records: Int, rejected: Int)
    if certifies {
      let work = CertificateWork(variants: settings.variants)
      var measuring = ShelfMeasuring(settings, work, jobs: jobs, isGrouped: isGrouped, messages, write: write)
      counts = try measuring.run()
    } else {
      let work = ScanWork(
        variants: settings.variants, strategy: settings.strategy, sampleLimits: name == .html ? .forPages : nil)
      var measuring = ShelfMeasuring(settings, work, jobs: jobs, isGrouped: isGrouped, messages, write: write)
      counts = try measuring.run()
    }
    try output.append { format.end(&$0) }
    try output.finish()
    messages.summary(records: counts.records, rejected: counts.rejected)
  }
}
