import Reporting

/// `measure`: records in, one result for each shelf and variant.
enum Measure {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    var measuring = try MeasuringPasses(arguments, messages)
    let names = ReportFormatName.allCases.map(\.rawValue)
    let name = try arguments.choice("--format", among: names).flatMap { ReportFormatName(rawValue: $0) } ?? .table
    measuring.certifies = arguments.has("--certify")
    if measuring.certifies, name == .html {
      throw CommandError.usage("'--certify' is not for '--format html', which lays every card out anyway")
    }
    if measuring.certifies { try measuring.passes[0].requireSingleWidths(for: "'--certify'") }
    if name == .html { try measuring.passes[0].requireSingleWidths(for: "'--format html'") }
    measuring.isGrouped = arguments.has("--grouped")
    if measuring.isGrouped, case .field = measuring.passes[0].grouping {
    } else if measuring.isGrouped {
      throw CommandError.usage("The option '--grouped' needs '--group-by'")
    }
    if name == .html { measuring.sampleLimits = .forPages }
    var output = try Output(arguments)
    var format = name.makeFormat(widthRange: measuring.passes[0].widthRange)
    try output.append { format.begin(&$0) }
    let counts = try measuring.run { report in try output.append { format.write(report, to: &$0) } }
    try output.append { format.end(&$0) }
    try output.finish()
    messages.summary(records: counts.records, rejected: counts.rejected)
  }
}
