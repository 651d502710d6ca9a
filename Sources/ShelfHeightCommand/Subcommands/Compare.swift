import Catalog
import Reporting
import ShelfBatch
import ShelfSizing

/// `compare`: estimators over the same records and variants, against the heights of all cards.
enum Compare {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let format = try arguments.format()
    let request = try Request(arguments)
    let plan = try request.plan()
    try plan.requireSingleWidths(for: "'compare'")
    let options = try BatchOptions(arguments, plan, messages, isStreaming: false)
    let largestRegret = try arguments.points(of: Options.failAboveRegret)
    let baselines = try baselines(arguments, plan)
    let judged = try strategies(arguments, plan)
    if largestRegret != nil, judged.map(\.name).allSatisfy(baselines.map(\.name).contains) {
      throw CommandError.usage(
        "'\(Options.failAboveRegret.name)' judges nothing, as '\(Options.baselines.name)' exempts all that is compared; "
          + "name another estimator in '\(Options.estimators.name)'")
    }
    let comparison = try Comparison(
      plan, options, strategies: (judged + baselines).withoutRepeats { Array($0.name.utf8) },
      showsTiming: !arguments.isOn(Options.noTiming),
      keepsPoints: format == "html")
    let output = try Output(arguments)
    let (report, counts) = try comparison.run(onDiagnostic: messages.say)
    messages.endProgress()
    messages.summary(counts)
    try output.append { buffer in
      switch format {
      case "json": report.writeJSON(to: &buffer)
      case "csv": report.writeCSV(to: &buffer)
      case "markdown": report.writeMarkdown(to: &buffer)
      case "html": report.page(PageHead("Estimators compared", request, arguments)).write(to: &buffer)
      default: report.writeTable(to: &buffer)
      }
    }
    try output.finish()
    if let largestRegret { judge(report, largestRegret, exempt: baselines.map(\.name), messages) }
  }

  private static func baselines(_ arguments: ParsedArguments, _ plan: BatchPlan) throws -> [ComparedStrategy] {
    let variants = plan.passes.flatMap(\.variants)
    return try (arguments.value(of: Options.baselines) ?? []).map {
      .builtIn(try PassPlan.strategy(Setting($0, .given), variants, .flags))
    }
  }

  /// The strategies that `--estimators` lists. A program's command may hold commas, so it ends where the next program
  /// begins.
  private static func strategies(_ arguments: ParsedArguments, _ plan: BatchPlan) throws -> [ComparedStrategy] {
    let name = Options.estimators.name
    let timeout = try arguments.value(of: Options.execTimeout) ?? 0
    guard timeout > 0 else {
      throw CommandError.usage("The value of '\(Options.execTimeout.name)' is invalid: it must be above 0")
    }
    guard arguments.has(Options.estimators) else { return Comparison.strategies(for: plan) }
    let strategies = try arguments.allValues(of: Options.estimators).flatMap {
      try listed($0, timeout: timeout, plan.passes.flatMap(\.variants))
    }
    guard !strategies.isEmpty else { throw CommandError.usage("The value of '\(name)' is empty: it takes names") }
    return strategies
  }

  private static func listed(
    _ written: String, timeout: Double, _ variants: [VariantPlan]
  ) throws -> [ComparedStrategy] {
    let name = Options.estimators.name
    var strategies: [ComparedStrategy] = []
    // By scalars: a mark after a comma or a colon would make it another Character.
    let prefix = EstimatorProgram.prefix.unicodeScalars
    var rest = written.unicodeScalars[...]
    while !rest.isEmpty {
      if rest.starts(with: prefix) {
        rest = rest.dropFirst(prefix.count)
        let end = rest.firstRange(of: [","] + prefix)?.lowerBound ?? rest.endIndex
        let command = String(rest[..<end])
        rest = rest[end...].dropFirst()
        guard !command.isEmpty else {
          throw CommandError.usage("'\(EstimatorProgram.prefix)' in '\(name)' lacks its command")
        }
        strategies.append(.program(EstimatorProgram(command: command, timeout: timeout, names: .flags)))
        continue
      }
      let strategy = String(rest.prefix { $0 != "," })
      rest = rest.dropFirst(strategy.unicodeScalars.count + 1)
      strategies.append(.builtIn(try PassPlan.strategy(Setting(strategy, .given), variants, .flags)))
    }
    return strategies
  }

  private static func judge(
    _ report: ComparisonReport, _ largestRegret: Double, exempt: [String], _ messages: Messages
  ) {
    for row in report.rows where !exempt.contains(row.strategy) && row.score.regret.max > largestRegret {
      messages.deny(
        "the estimator '\(row.strategy)' makes a shelf \(rounded(row.score.regret.max)) points too short; "
          + "\(rounded(largestRegret)) are allowed")
    }
  }
}
