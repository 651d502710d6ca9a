import Catalog
import Platform

/// Compares estimators over the same records and variants, against the heights of all cards.
package struct Comparison {
  private let plan: BatchPlan
  private let options: BatchOptions
  private let strategies: [ComparedStrategy]
  private let showsTiming: Bool
  private let keepsPoints: Bool
  /// The work for each locale; without the exhaustive strategy, which is the reference in any case.
  private let works: [ComparisonWork]

  /// - Parameters:
  ///   - strategies: in the order of the report.
  ///   - showsTiming: whether the report has figures that differ from run to run.
  ///   - keepsPoints: whether some cards are kept for a drawing.
  package init(
    _ plan: BatchPlan, _ options: BatchOptions, strategies: [ComparedStrategy], showsTiming: Bool, keepsPoints: Bool
  ) throws(BatchError) {
    if plan.passes.contains(where: \.records.localization.changesTexts),
      strategies.contains(where: { $0.builtIn == nil })
    {
      throw BatchError(.setting, "Programs get records as they are, and their texts are others in these locales")
    }
    self.plan = plan
    self.options = options
    self.strategies = strategies
    self.showsTiming = showsTiming
    self.keepsPoints = keepsPoints
    works = plan.passes.map { ComparisonWork($0.variants, strategies: strategies.filter { !$0.isExhaustive }) }
  }

  /// All strategies that go with the cells of a plan.
  package static func strategies(for plan: BatchPlan) -> [ComparedStrategy] {
    let variants = plan.passes.flatMap(\.variants)
    return ([.viewModel] + EstimationStrategy.all).filter { strategy in
      (try? PassPlan.strategy(Setting(strategy.description, .builtIn), variants, .keys)) != nil
    }.map { .builtIn($0) }
  }

  /// - Parameter diagnose: gets the findings in records and shelves, each once.
  package func run(
    onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void
  ) throws -> (report: ComparisonReport, counts: BatchCounts) {
    let columnCount = works[0].strategies.count + 1
    var judges = ComparisonJudges(columnCount: columnCount, keepsPoints: keepsPoints, jobs: options.threads)
    var effort: [UInt64] = Array(repeating: 0, count: columnCount)
    var cardCount = 0
    let counts = try BatchRun.forEach(plan.passes, options, onDiagnostic: diagnose) { number, pass, run in
      let work = works[number]
      // The records of the current tally.
      var records = try newRecords(pass)
      try run.read(pass.records, nil, work) { batch, whole in
        for (column, time) in batch.effort.enumerated() { effort[column] += time }
        try records?.append(batch.takePending(into: &whole))
      } onShelves: { shelves, tally, _ in
        var tally = tally
        if let asked = records {
          try askPrograms(asked, &tally, pass, work, time: &effort)
          records = try newRecords(pass)
        }
        let outcomes = tally[ComparisonOutcome.self]
        for shelf in shelves {
          cardCount += outcomes[shelf].cardCount * pass.variants.count
          for fault in tally.notes[shelf].faults {
            run.diagnose(.warning("shelf '\(tally.keys.name(shelf))'", fault.warning(work.fields.numbers[fault.field])))
          }
        }
        judges.judge(tally, pass.variants, onJudged: options.onFinished)
      }
    }
    return (report(judges, effort, cardCount: cardCount), counts)
  }

  private func report(_ judges: ComparisonJudges, _ effort: [UInt64], cardCount: Int) -> ComparisonReport {
    var rows = judges.byColumn.enumerated().map { row($0, $1, effort, cardCount: cardCount) }
    let reference = rows.removeLast()
    rows.reverse()
    return ComparisonReport(
      reference: reference, rows: strategies.map { $0.isExhaustive ? reference : rows.removeLast() },
      cardCount: cardCount)
  }

  /// `nil` where there is no program.
  private func newRecords(_ pass: PassPlan) throws -> ProgramRecords? {
    strategies.contains { $0.builtIn == nil } ? try ProgramRecords(variantCount: pass.variants.count) : nil
  }

  /// Estimates of programs, which get all records of a tally at once.
  private func askPrograms(
    _ records: ProgramRecords, _ tally: inout ShelfTally, _ pass: PassPlan, _ work: ComparisonWork,
    time: inout [UInt64]
  ) throws {
    let width = work.strategies.count + 1
    for (column, strategy) in work.strategies.enumerated() {
      guard case .program(let program) = strategy else { continue }
      for (variant, plan) in pass.variants.enumerated() {
        let start = HostProcess.monotonicNanoseconds()
        var answers = try program.answers(to: records.lines, count: records.count, plan.variant) {
          options.onWait?(program.name)
        }
        time[column] += HostProcess.monotonicNanoseconds() - start
        try records.forEachChunk { cards in
          let estimates = try answers.next(cards.shelves.count)
          for (shelf, own) in Dictionary(grouping: cards.shelves.indices, by: { cards.shelves[$0] }) {
            tally[ComparisonOutcome.self][shelf].columns[variant * width + column].append(
              own, estimates: estimates, heights: cards.heights[variant], indices: cards.indices)
          }
        }
        try answers.finish()
      }
    }
  }

  private func row(
    _ column: Int, _ judge: ComparisonJudges.Judge, _ effort: [UInt64], cardCount: Int
  ) -> ComparisonReport.Row {
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
      strategy: strategy.name, estimatesPoints: strategy.builtIn?.estimatesPoints ?? false, score: judge.score,
      worstID: judge.worstID, rendered: rendered, cost: cost, points: judge.points.elements)
  }
}

extension ShelfTally {
  /// Takes the cards of a batch that programs have still to be asked about.
  ///
  /// - Parameter whole: the tally of the batches before.
  /// - Returns: the cards, with the numbers of their shelves and their indices in the whole.
  fileprivate mutating func takePending(
    into whole: inout ShelfTally
  ) -> [(shelf: Int, index: Int, card: ComparisonOutcome.Pending)] {
    var pending: [(shelf: Int, index: Int, card: ComparisonOutcome.Pending)] = []
    for index in 0..<count {
      let number = keys.withKey(index) { whole.shelf($0) }
      let extent = whole[ComparisonOutcome.self][number].extent
      pending += self[ComparisonOutcome.self][index].pending.map { (number, extent + $0.index, $0) }
      self[ComparisonOutcome.self][index].pending = []
    }
    return pending
  }
}
