import Catalog
import Reporting
import ShelfBatch
import ShelfOptimizer
import ShelfSizing

/// `optimize`: the best card width, maximum height, line limits and spacings.
enum Optimize {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let format = try arguments.format()
    let written = try Request(arguments)
    let plan = try written.plan()
    let request = try OptimizationRequest(arguments)
    let writer = arguments.isOn(Options.write) ? try ConfigurationWriter(written, request) : nil
    let options = try BatchOptions(arguments, plan, messages)
    let allowedLoss = try arguments.value(of: Options.failAboveLoss)
    let optimization = try Optimization(plan, request, options)
    let output = try Output(arguments)
    let (reports, counts) = try optimization.run(onDiagnostic: messages.say)
    messages.endProgress()
    messages.summary(counts)
    try output.append { buffer in
      switch format {
      case "json": reports.writeJSON(to: &buffer)
      case "csv": reports.writeCSV(to: &buffer)
      case "html": reports.page(PageHead("The best card", written, arguments)).write(to: &buffer)
      default: reports.writeTable(to: &buffer)
      }
    }
    try output.finish()
    if let writer, let report = reports.first, let best = report.best, report.cardCount > 0 {
      try writer.write(best, today: report.today)
    }
    for report in reports { judge(report, allowedLoss, messages) }
  }

  private static func judge(_ report: OptimizationReport, _ allowedLoss: Double?, _ messages: Messages) {
    let place = report.shelf.map { "shelf '\($0)': " } ?? ""
    guard let loss = report.loss else { return messages.deny(place + report.reason) }
    guard let allowedLoss, loss > allowedLoss else { return }
    let allowed = "\(rounded(100 * allowedLoss)) % are allowed"
    messages.deny(
      loss.isFinite
        ? "\(place)today's choice is \(rounded(100 * loss)) % worse than the best; \(allowed)"
        : "\(place)today's choice is worse than the best, which has no \(report.objective.rawValue) at all; \(allowed)")
  }
}

extension OptimizationRequest {
  fileprivate init(_ arguments: ParsedArguments) throws {
    self.init()
    maximumCardHeights = try arguments.value(of: Options.maximumCardHeights) ?? []
    viewLevers = try arguments.allValues(of: Options.lines) + arguments.allValues(of: Options.set)
    devices = try arguments.value(of: Options.devices) ?? []
    objective = try arguments.value(of: Options.minimize) ?? objective
    over = try arguments.value(of: Options.over) ?? over
    weightField = arguments[Options.weightField]
    keepsAll = arguments.isOn(Options.all)
    for limit in try arguments.allValues(of: Options.limit) {
      if let twice = limits.add(limit) { throw CommandError.usage("'\(twice)' is limited twice") }
    }
    if let visible = try arguments.value(of: Options.visible) {
      guard !arguments.has(Options.cardWidths) else {
        throw CommandError.usage(
          "The card width is given by '\(Options.cardWidths.name)' or by '\(Options.visible.name)', not by both")
      }
      cardWidths = .showing(visible)
    } else {
      cardWidths = try arguments.value(of: Options.cardWidths).map(Widths.init)
    }
  }
}

extension OptimizationRequest.Widths {
  fileprivate init(_ written: ShelfConfiguration.CardWidths) {
    switch written {
    case .list(let widths): self = .each(widths.map(\.value))
    case .range(let range): self = .every(in: range.value.from...range.value.to, step: range.value.step)
    case .devices: self = .each([])
    }
  }
}
