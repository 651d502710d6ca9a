import Reporting
import ShelfBatch

/// `explain`: why a shelf is as tall as it is. Every card is laid out.
enum Explain {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    if try arguments.value(of: Options.explainedLayout) != nil { return try explainColumns(arguments, messages) }
    for option in columnOptions where arguments.has(option) {
      throw CommandError.usage("The option '\(option.name)' needs '\(Options.layout.name) columns'")
    }
    let name = ExplanationFormatName(rawValue: try arguments.format()) ?? .table
    let request = try Request(arguments)
    try arguments.requireSingleVariant()
    try request.usePreviews(arguments, messages)
    let all = try request.plan()
    let explaining = Explaining(all)
    var format = name.makeFormat(
      advice: try request.sectionAdvice(),
      of: ExplainedVariant(
        firstOf: all.passes.flatMap { $0.variants.map(\.variant) }, widthRange: all.passes[0].widthRange
      ) { $0.setting.flag.name },
      page: PageHead("Why shelves are this tall", request, arguments))
    try request.checkCardWidths(explaining.plan, messages)
    var options = try BatchOptions(arguments, explaining.plan, messages, isStreaming: false)
    options.sampleLimits = name == .html || name == .svg ? .forPages : .forTexts
    options.shelf = arguments[Options.shelf]
    let output = try Output(arguments)
    let (reports, counts) = try explaining.run(options, onDiagnostic: messages.say)
    for report in reports {
      for warning in report.outlierWarnings { messages.warn("shelf '\(report.shelf)'", warning.text) }
    }
    messages.endProgress()
    messages.summary(counts)
    if let name = options.shelf, reports.isEmpty {
      throw CommandError.usage("There is no shelf '\(name)'")
    }
    if name == .svg, reports.count > 1 {
      throw CommandError.usage(
        "'\(Options.format.name) svg' draws one shelf, and there are \(reports.count); name one by '\(Options.shelf.name)'"
      )
    }
    try output.append { buffer in
      format.begin(&buffer)
      for report in reports { try format.write(report, to: &buffer) }
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
    let request = try Request(arguments)
    let plan = try request.plan(CollectionSettings(arguments))
    let sheet = LayoutSheet(plan, rect: nil)
    var options = try BatchOptions(arguments, inputs: plan.inputs, messages)
    options.shelf = arguments[Options.shelf]
    let written = try arguments.format()
    guard let name = ColumnExplanationName(rawValue: written) else {
      throw CommandError.usage(
        "'\(Options.format.name) \(written)' is for shelves; columns take table, json or html")
    }
    (options.drawsCards, options.countsFaults) = (name == .html, name == .html)
    let format = name.makeFormat(sheet, page: PageHead("What columns leave free", request, arguments))
    try PlaceItems.write(plan, options, format, arguments, messages)
  }
}

extension VariantDimensions.Dimension {
  /// The setting that has its values.
  fileprivate var setting: SettingEntry {
    switch self {
    case .locale: Settings.locale
    case .contentSizeCategory: Settings.contentSizeCategory
    case .cardWidth: Settings.cardWidth
    case .scale: Settings.scale
    }
  }
}
