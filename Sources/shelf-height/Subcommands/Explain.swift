import Catalog
import CellLayout
import Estimation
import Platform
import Reporting
import ShelfSizing

/// `explain`: why a shelf is as tall as it is. Every card is laid out.
struct Explain {
  private let settings: ShelfSettings
  private let plan: ShelfSettings.VariantPlan
  private let dissection: Dissection
  private let messages: Messages
  private let wanted: String?

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let name = try arguments.choice("--format", among: Subcommand.explain.formats)
    var format: any ReportFormat =
      switch name {
      case "json": ExplanationJSONFormat()
      case "html": HTMLFormat()
      default: ExplanationTextFormat()
      }
    let explain = try Explain(arguments, messages)
    var output = try Output(arguments)
    let reports = try explain.reports(name == "html" ? .forPages : .forTexts)
    if let name = explain.wanted, reports.isEmpty {
      throw CommandError.usage("There is no shelf '\(name)'")
    }
    try output.append { buffer in
      format.begin(&buffer)
      for report in reports { format.write(report, to: &buffer) }
      format.end(&buffer)
    }
    try output.finish()
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    try arguments.requireSingleVariant()
    guard var settings = try ShelfSettings.passes(arguments).first, let plan = settings.variants.first else {
      throw CommandError(.internalError, "there are no variants")
    }
    settings.variants = [plan]
    self.settings = settings
    self.plan = plan
    self.messages = messages
    dissection = Dissection(shelf: plan.shelf, cells: PrototypeCells(plan.cells))
    wanted = arguments["--shelf"]
  }

  private func reports(_ sampleLimits: CardSample.Limits) throws -> [ShelfReport] {
    let saidConflicts = settings.reportCells(messages)
    var reports: [ShelfReport] = []
    let work = ScanWork(
      variants: settings.variants, strategy: .exhaustive, sampleLimits: sampleLimits)
    var reading = ShelfReading(settings, work, messages: messages)
    try reading.run { tally, _ in
      for (index, entry) in tally.entries.enumerated() {
        let name = tally.keys.name(index)
        if let wanted, !wanted.utf8.elementsEqual(name.utf8) { continue }
        let report = report(name, entry, saidConflicts)
        for warning in report.allWarnings { messages.warn("shelf '\(name)'", warning) }
        reports.append(report)
      }
    }
    return reports
  }

  private func report(
    _ name: String, _ entry: ShelfTally<LargestCards>.Entry, _ saidConflicts: [String]
  ) -> ShelfReport {
    let scan = entry.content.scans[0]
    let metrics = ShelfSizer(shelf: plan.shelf).metrics(
      scan: scan, renderedHeight: scan.largest?.estimate ?? 0, renderedCount: scan.count)
    let anatomy = dissection.anatomy(entry.content.samples[0], itemHeight: metrics.itemSize.height)
    let warnings =
      metrics.warnings.map(\.description) + entry.approximations.descriptions + plan.fontWarnings
      + anatomy.findings.brokenConstraints.map(\.message).filter { !saidConflicts.contains($0) }
    return ShelfReport(
      shelf: name, variant: plan.variant, metrics: metrics, rejectedCount: entry.rejectedCount,
      largestID: scan.largest?.candidate.id, estimator: EstimationStrategy.exhaustive.description, warnings: warnings,
      anatomy: anatomy)
  }
}
