import Platform
import Reporting
import ShelfBatch

/// `measure`: records in, one result for each shelf and variant.
enum Measure {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let name = ReportFormatName(rawValue: try arguments.format()) ?? .table
    let request = try Request(arguments)
    try request.usePreviews(arguments, messages)
    let plan = try request.plan()
    try request.checkCardWidths(plan, messages)
    var options = try BatchOptions(arguments, plan, messages)
    options.certifies = arguments.isOn(Options.certify)
    if options.certifies, name == .html {
      throw CommandError.usage("'\(Options.certify.name)' is not for '--format html', which lays every card out anyway")
    }
    if options.certifies { try plan.requireSingleWidths(for: "'\(Options.certify.name)'") }
    if name == .html { try plan.requireSingleWidths(for: "'--format html'") }
    options.isGrouped = arguments.isOn(Options.grouped)
    if options.isGrouped { try request.requireGroupBy(for: Options.grouped) }
    if arguments.isOn(Options.each) { return try writeCards(request, plan, options, name, arguments, messages) }
    if arguments.isOn(Options.partial) { return try writePart(request, plan, options, arguments, messages) }
    if arguments.has(Options.part) {
      throw CommandError.usage("The option '\(Options.part.name)' needs '\(Options.partial.name)'")
    }
    if name == .html { options.sampleLimits = .forPages }
    let output = try Output(arguments)
    options.onEnded = output.flush
    let format = name.makeFormat(
      widthRange: plan.passes[0].widthRange, advice: try request.sectionAdvice(),
      page: PageHead("Shelf heights", request, arguments))
    let counts = try output.append(format) { write in
      try ShelfMeasuring(plan, options).run(onDiagnostic: messages.say) { try write([$0]) }
    }
    try output.finish()
    messages.summary(counts)
  }

  /// `measure --each`: the height of each card, written as batches are read.
  private static func writeCards(
    _ request: Request, _ plan: BatchPlan, _ options: BatchOptions, _ name: ReportFormatName,
    _ arguments: ParsedArguments, _ messages: Messages
  ) throws {
    let option = Options.each.name
    try plan.requireSingleWidths(for: "'\(option)'")
    for other in [Options.certify, Options.partial] where arguments.isOn(other) {
      throw CommandError.usage(
        "'\(option)' gives heights of cards, and '\(other.name)' is about shelves; leave one out")
    }
    guard let format = name.makeCardFormat(page: PageHead("Heights of cards", request, arguments)) else {
      throw CommandError.usage(
        "'--format swift' has heights of shelves; 'perItem' in a configuration has 'generate' write those of cards")
    }
    let output = try Output(arguments)
    let counts = try output.append(format) { write in
      try CardMeasuring(plan, options).run(onDiagnostic: messages.say, onCards: write)
    }
    try output.finish()
    messages.summary(counts)
  }

  /// `measure --partial`: what is known of the shelves after some of their records.
  private static func writePart(
    _ request: Request, _ plan: BatchPlan, _ options: BatchOptions, _ arguments: ParsedArguments, _ messages: Messages
  ) throws {
    try arguments.refusePartFormats()
    try request.requireGroupBy(for: Options.partial)
    let measuring = try PartMeasuring(
      plan, options, number: try arguments.value(of: Options.part),
      configuration: try request.hash(certifies: options.certifies))
    let output = try Output(arguments)
    let counts = try measuring.run(onDiagnostic: messages.say) { try output.write($0) }
    try output.finish()
    messages.summary(counts)
  }
}

extension BatchOptions {
  /// Threads, and a bar on the terminal.
  ///
  /// - Parameter isStreaming: whether results are written as shelves are finished.
  init(
    _ arguments: ParsedArguments, _ plan: BatchPlan, _ messages: Messages, isStreaming: Bool = true
  ) throws(BatchError) {
    try self.init(
      arguments, inputs: plan.passes.flatMap(\.records.inputs), messages, isStreaming: isStreaming)
  }

  /// The options for inputs without a plan.
  init(
    _ arguments: ParsedArguments, inputs: [BatchInput], _ messages: Messages, isStreaming: Bool = true
  ) throws(BatchError) {
    self.init()
    let wanted = try arguments.value(of: Options.jobs)
    if arguments.app.cells.isEmpty {
      jobs = HostProcess.grantedThreads(min(wanted ?? HostProcess.coreCount(), BatchOptions.mostJobs))
    } else {
      // An app's cells live on the thread that runs the command.
      jobs = 1
      processes = min(wanted ?? 1, BatchOptions.mostJobs)
      if processes > 1, let input = inputs.first(where: { !$0.canBeReadAgain }) {
        messages.note("'\(Options.jobs.name)' does not help with '\(input.path)', which only one process can read")
      }
    }
    let writesToStandardOutput = (arguments[Options.output] ?? "-") == "-"
    let progress = Progress(
      messages, sizes: inputs.map(\.size), isStreaming: isStreaming && writesToStandardOutput)
    onRead = progress.read
    onFinished = progress.finish
    onWait = progress.wait
    onFieldsFound = messages.fieldsAreFound
  }
}

extension BatchPlan {
  /// Refuses a range of every width, for work that takes one width after another.
  func requireSingleWidths(for work: String) throws(CommandError) {
    guard passes[0].widthRange != nil else { return }
    throw .usage("\(work) takes one card width after another; give the range of card widths a step")
  }
}
