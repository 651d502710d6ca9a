import Reporting
import ShelfBatch

/// `explain`: why a shelf is as tall as it is. Every card is laid out.
enum Explain {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    if try arguments.value(of: Options.explainedLayout) != nil { return try explainColumns(arguments, messages) }
    for option in columnOptions where arguments.has(option) {
      throw CommandError.usage("The option '\(option.name)' needs '\(Options.layout.name) columns'")
    }
    let name = try arguments.format()
    var format: any ReportFormat =
      switch name {
      case "json": ExplanationJSONFormat()
      case "html": HTMLFormat()
      default: ExplanationTextFormat()
      }
    try arguments.requireSingleVariant()
    let plan = try Request(arguments).plan().explaining()
    var options = try BatchOptions(arguments, plan, messages)
    options.sampleLimits = name == "html" ? .forPages : .forTexts
    options.shelf = arguments[Options.shelf]
    let output = try Output(arguments)
    var reports: [ShelfReport] = []
    _ = try Measuring(plan, options).run(onDiagnostic: messages.say) { report in
      for warning in report.outlierWarnings { messages.warn("shelf '\(report.shelf)'", warning) }
      reports.append(report)
    }
    messages.endProgress()
    if let name = options.shelf, reports.isEmpty {
      throw CommandError.usage("There is no shelf '\(name)'")
    }
    try output.append { buffer in
      format.begin(&buffer)
      for report in reports { format.write(report, to: &buffer) }
      format.end(&buffer)
    }
    try output.finish()
  }

  /// Options that say nothing of a shelf.
  private static let columnOptions: [any AnyOption] = [
    Options.containerWidth, Options.devices, Options.orientation, Options.columns, Options.cellPadding,
    Options.itemSizeFields,
  ]

  private static func explainColumns(_ arguments: ParsedArguments, _ messages: Messages) throws {
    try arguments.requireSingleVariant()
    let plan = try Request(arguments).plan(CollectionSettings(arguments))
    let sheet = LayoutSheet(plan, rect: nil)
    var options = try BatchOptions(arguments, inputs: plan.inputs, messages)
    options.shelf = arguments[Options.shelf]
    let format: any LayoutFormat =
      switch try arguments.format() {
      case "json": ColumnExplanationJSONFormat()
      case "html": LayoutPageFormat(sheet, explains: true)
      default: ColumnExplanationTextFormat(sheet)
      }
    try PlaceItems.write(plan, options, format, arguments, messages)
  }
}
