import Catalog
import Reporting
import ShelfBatch
import ShelfSizing

/// `compare`: estimators over the same records and variants, against the heights of all cards.
enum Compare {
  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let format = try arguments.format()
    let plan = try Request(arguments).plan()
    try plan.requireSingleWidths(for: "'compare'")
    let options = try BatchOptions(arguments, plan, messages)
    let largestRegret = try arguments.value(of: Options.failAboveRegret)
    let comparison = try Comparison(
      plan, options, strategies: try strategies(arguments, plan), showsTiming: !arguments.isOn(Options.noTiming),
      keepsPoints: format == "html")
    let output = try Output(arguments)
    let (report, counts) = try comparison.run(onDiagnostic: messages.say)
    messages.summary(counts)
    try output.append { buffer in
      switch format {
      case "json": ComparisonFormats.json(report, to: &buffer)
      case "csv": ComparisonFormats.csv(report, to: &buffer)
      case "html": ComparisonPage.write(report, to: &buffer)
      default: ComparisonFormats.table(report, to: &buffer)
      }
    }
    try output.finish()
    if let largestRegret { judge(report, largestRegret, messages) }
  }

  /// What `--estimators` lists: a program's command may hold commas, so it takes the rest of the list.
  private static func strategies(_ arguments: ParsedArguments, _ plan: BatchPlan) throws -> [ComparedStrategy] {
    let name = Options.estimators.name
    let timeout = try arguments.value(of: Options.execTimeout) ?? 0
    guard timeout > 0 else {
      throw CommandError.usage("The value of '\(Options.execTimeout.name)' is invalid: it must be above 0")
    }
    guard let written = arguments[Options.estimators] else { return Comparison.strategies(for: plan) }
    let variants = plan.passes.flatMap(\.variants)
    var strategies: [ComparedStrategy] = []
    var rest = Substring(written)
    while !rest.isEmpty {
      if rest.hasPrefix(EstimatorProgram.prefix) {
        let command = String(rest.dropFirst(EstimatorProgram.prefix.count))
        guard !command.isEmpty else {
          throw CommandError.usage("'\(EstimatorProgram.prefix)' in '\(name)' lacks its command")
        }
        strategies.append(.program(EstimatorProgram(command: command, timeout: timeout)))
        break
      }
      let strategy = String(rest.prefix { $0 != "," })
      rest = rest.dropFirst(strategy.count + 1)
      strategies.append(.builtIn(try PassPlan.strategy(Setting(strategy, .given), variants)))
    }
    guard !strategies.isEmpty else { throw CommandError.usage("The value of '\(name)' is empty: it takes names") }
    return strategies
  }

  private static func judge(_ report: ComparisonReport, _ largestRegret: Double, _ messages: Messages) {
    for row in report.rows where row.score.regret.max > largestRegret {
      messages.deny(
        "the estimator '\(row.strategy)' makes a shelf \(rounded(row.score.regret.max)) points too short; "
          + "\(rounded(largestRegret)) are allowed")
    }
  }
}
