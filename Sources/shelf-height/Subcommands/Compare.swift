import Catalog
import Estimation
import Platform
import Reporting

/// `compare`: estimators over the same records and variants, against the heights of all cards.
struct Compare {
  /// By locale.
  private let passes: [ShelfSettings]
  private let messages: Messages
  private let strategies: [ComparedStrategy]
  /// By locale.
  private let works: [ComparisonWork]
  private let jobs: Int
  private let showsTiming: Bool
  private let largestRegret: Double?
  private let format: String

  static func run(_ arguments: ParsedArguments, _ messages: Messages) throws {
    let compare = try Compare(arguments, messages)
    var output = try Output(arguments)
    let report = try compare.report()
    try output.append { buffer in
      switch compare.format {
      case "json": ComparisonFormats.json(report, to: &buffer)
      case "csv": ComparisonFormats.csv(report, to: &buffer)
      case "html": ComparisonPage.write(report, to: &buffer)
      default: ComparisonFormats.table(report, to: &buffer)
      }
    }
    try output.finish()
    compare.judge(report)
  }

  private init(_ arguments: ParsedArguments, _ messages: Messages) throws {
    format = try arguments.choice("--format", among: Subcommand.compare.formats) ?? "table"
    let passes = try ShelfSettings.passes(arguments)
    try passes[0].requireSingleWidths(for: "'compare'")
    self.passes = passes
    jobs = try arguments.jobs()
    showsTiming = !arguments.has("--no-timing")
    largestRegret = try arguments.number("--fail-above-regret")
    let strategies = try Compare.strategies(arguments, passes.flatMap(\.variants))
    if passes.contains(where: \.localization.changesTexts), strategies.contains(where: { $0.builtIn == nil }) {
      throw CommandError.usage("Programs get records as they are, and their texts are others in these locales")
    }
    self.strategies = strategies
    works = passes.map { ComparisonWork(variants: $0.variants, strategies: strategies.filter { !$0.isExhaustive }) }
    self.messages = messages
  }

  /// What `--estimators` lists: a program's command may hold commas, so it takes the rest of the list.
  private static func strategies(
    _ arguments: ParsedArguments, _ variants: [ShelfSettings.VariantPlan]
  ) throws -> [ComparedStrategy] {
    let timeout = try arguments.number("--exec-timeout") ?? 60
    guard timeout > 0 else {
      throw CommandError.usage("The value of '--exec-timeout' is invalid: it must be above 0")
    }
    guard let written = arguments["--estimators"] else { return try defaultStrategies(variants) }
    var strategies: [ComparedStrategy] = []
    var rest = Substring(written)
    while !rest.isEmpty {
      if rest.hasPrefix(EstimatorProgram.prefix) {
        let command = String(rest.dropFirst(EstimatorProgram.prefix.count))
        guard !command.isEmpty else { throw CommandError.usage("'exec:' in '--estimators' lacks its command") }
        strategies.append(.program(EstimatorProgram(command: command, timeout: timeout)))
        break
      }
      let name = String(rest.prefix { $0 != "," })
      rest = rest.dropFirst(name.count + 1)
      let setting = Setting(value: name, origin: .flag("--estimators"))
      strategies.append(.builtIn(try ShelfSettings.strategy(setting, variants)))
    }
    guard !strategies.isEmpty else { throw CommandError.usage("The value of '--estimators' is empty: it takes names") }
    return strategies
  }

  /// All that go with the cells.
  private static func defaultStrategies(_ variants: [ShelfSettings.VariantPlan]) throws -> [ComparedStrategy] {
    EstimationStrategy.all.filter { strategy in
      let setting = Setting(value: strategy.description, origin: .builtIn)
      return (try? ShelfSettings.strategy(setting, variants)) != nil
    }.map { .builtIn($0) }
  }

  // MARK: Comparison

  private func report() throws -> ComparisonReport {
    let columnCount = works[0].strategies.count + 1
    var judges = ComparisonJudges(columnCount: columnCount, keepsPoints: format == "html")
    var effort: [UInt64] = Array(repeating: 0, count: columnCount)
    var (cardCount, counts) = (0, (records: 0, rejected: 0))
    messages.saysOnce = passes.count > 1
    for (settings, work) in zip(passes, works) {
      _ = settings.reportCells(messages)
      var reading = ShelfReading(settings, work, messages: messages)
      reading.jobs = jobs
      try reading.run { tally, _ in
        var tally = tally
        try askPrograms(&tally, settings, work, time: &effort)
        for (index, entry) in tally.entries.enumerated() {
          let name = tally.keys.name(index)
          cardCount += entry.content.cardCount * settings.variants.count
          for fault in entry.faults { messages.warn("shelf '\(name)'", fault.warning(work.extraFields[fault.field])) }
        }
        judges.judge(tally, settings.variants)
      }
      for (column, time) in work.effort.byColumn.enumerated() { effort[column] += time }
      counts.records += reading.recordCount
      counts.rejected += reading.rejectedCount
    }
    messages.summary(records: counts.records, rejected: counts.rejected)
    var rows = judges.byColumn.enumerated().map { row($0, $1, effort, cardCount: cardCount) }
    let reference = rows.removeLast()
    rows.reverse()
    return ComparisonReport(
      reference: reference, rows: strategies.map { $0.isExhaustive ? reference : rows.removeLast() },
      cardCount: cardCount)
  }

  /// Estimates of programs, which get all records of a tally at once.
  private func askPrograms(
    _ tally: inout ShelfTally<ComparedCards>, _ settings: ShelfSettings, _ work: ComparisonWork, time: inout [UInt64]
  ) throws {
    let width = work.strategies.count + 1
    for (column, strategy) in work.strategies.enumerated() {
      guard case .program(let program) = strategy else { continue }
      let records = tally.entries.flatMap(\.content.records)
      for (variant, plan) in settings.variants.enumerated() {
        let start = HostProcess.monotonicNanoseconds()
        var estimates = try program.estimates(records, plan.variant)[...]
        time[column] += HostProcess.monotonicNanoseconds() - start
        for entry in tally.entries.indices {
          let count = tally.entries[entry].content.cardCount
          tally.entries[entry].content.columns[variant * width + column] = Array(estimates.prefix(count))
          estimates = estimates.dropFirst(count)
        }
      }
    }
  }

  private func row(_ column: Int, _ judge: ComparisonJudges.Judge, _ effort: [UInt64], cardCount: Int)
    -> ComparisonReport.Row
  {
    let isReference = column == effort.count - 1
    let strategy = isReference ? .builtIn(.exhaustive) : works[0].strategies[column]
    let rendered = isReference ? cardCount : judge.score.shelves
    var cost: ComparisonReport.Cost?
    if showsTiming, cardCount > 0 {
      let truth = Double(effort[effort.count - 1]) / 1e9
      let estimating = Double(effort[column]) / 1e9
      // The picks cost what a card costs on average.
      let seconds = isReference ? estimating : estimating + truth * Double(rendered) / Double(cardCount)
      cost = ComparisonReport.Cost(
        nanosecondsPerCard: 1e9 * estimating / Double(cardCount), seconds: seconds, speedup: truth / seconds)
    }
    return ComparisonReport.Row(
      strategy: strategy.name, score: judge.score, worstID: judge.worstID, rendered: rendered, cost: cost,
      points: judge.points.elements)
  }

  private func judge(_ report: ComparisonReport) {
    guard let largestRegret else { return }
    for row in report.rows where row.score.regret.max > largestRegret {
      messages.deny(
        "the estimator '\(row.strategy)' makes a shelf \(rounded(row.score.regret.max)) points too short; "
          + "\(rounded(largestRegret)) are allowed")
    }
  }
}
