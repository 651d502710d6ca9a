import Catalog
import ShelfOptimizer
import ShelfSizing

extension BatchPlan {
  /// Looks for the best card width, maximum height, line limits and spacings.
  ///
  ///     var request = OptimizationRequest()
  ///     request.cardWidths = .every(in: 140...240)
  ///     request.viewLevers = [.numberOfLines(of: "titleLabel", [1, 2])]
  ///     let report = try plan.optimize(request, [BatchInput(file: "cards.ndjson")])[0]
  ///     print(report.reason)
  ///
  /// The steps of all cards are kept until the end, some hundred bytes a card and setting of the levers.
  ///
  /// - Parameters:
  ///   - request: what there is to choose from, and what the choice is after.
  ///   - inputs: the records; those that the plan's configuration names where there are none.
  ///   - jobs: threads; `nil` for as many as cores.
  ///   - onDiagnostic: gets the records that are left out, and warnings.
  /// - Returns: one report; or one for each text size, scale and locale, or each shelf in each of these, if a choice for
  ///   each was asked for.
  /// - Throws: ``BatchError`` for a lever that names no view, values that can't be, or inputs that can't be read.
  public func optimize(
    _ request: OptimizationRequest, _ inputs: [BatchInput] = [], jobs: Int? = nil,
    onDiagnostic: (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [OptimizationReport] {
    var options = BatchOptions()
    options.jobs = jobs
    do {
      return try withoutActuallyEscaping(onDiagnostic) { onDiagnostic in
        try Optimization(self, request, options).run(inputs.isEmpty ? nil : inputs, onDiagnostic: onDiagnostic).reports
      }
    } catch {
      throw BatchError(error)
    }
  }

  /// Looks for the best choice for records in memory.
  ///
  /// - Parameters:
  ///   - request: what there is to choose from, and what the choice is after.
  ///   - records: by record, texts by field.
  ///   - onDiagnostic: gets the records that are left out, and warnings.
  /// - Returns: one report; or one for each text size, scale and locale, or each shelf in each of these, if a choice for
  ///   each was asked for.
  /// - Throws: ``BatchError``.
  public func optimize(
    _ request: OptimizationRequest, of records: [[String: String]], onDiagnostic: (BatchDiagnostic) -> Void = { _ in }
  ) throws -> [OptimizationReport] {
    try optimize(request, [BatchInput(records: records)], onDiagnostic: onDiagnostic)
  }
}

/// Reads all cards as steps, and looks for the best choice.
package struct Optimization {
  /// The shelves of a text size, scale and locale.
  struct Group {
    let plan: VariantPlan
    /// The cards of each shelf.
    let shelves: [(name: String, cards: [OptimizationOutcome.Card], weight: Double)]
    /// The index of the first of its settings among those of a card; today's setting follows after the others.
    let firstSetting: Int
    /// The plans of the settings, today's last.
    let settings: [VariantPlan]

    /// Whether the steps of all cards hold for every width.
    var isExact: Bool { shelves.allSatisfy { $0.cards.allSatisfy(\.isExact) } }

    /// Each shelf by itself.
    var byShelf: [Group] {
      shelves.map { Group(plan: plan, shelves: [$0], firstSetting: firstSetting, settings: settings) }
    }

    /// The shelves with the levers set.
    func catalogue(_ setting: Int) -> SteppedCatalogue {
      SteppedCatalogue(
        shelves.map { shelf in
          SteppedShelf(cards: shelf.cards.map { $0.steps(firstSetting + setting).all }, weight: shelf.weight)
        }, shelf: plan.shelf)
    }

    /// For each card, the index of its steps in a setting: settings in which all of these are alike are alike.
    func stepIndices(_ setting: Int) -> [Int32] {
      shelves.flatMap { $0.cards.map { $0.stepIndices[firstSetting + setting] } }
    }
  }

  let request: OptimizationRequest
  let levers: LeverSettings
  let space: OptimizationRequest.Space
  let todayWidth: Double
  private let plan: BatchPlan
  private let options: BatchOptions
  /// The work for each locale.
  private let works: [OptimizationWork]

  /// - Throws: ``BatchError`` for levers and values that can't be.
  package init(_ plan: BatchPlan, _ request: OptimizationRequest, _ options: BatchOptions) throws {
    self.plan = plan
    self.request = request
    self.options = options
    let pass = plan.passes[0]
    let today = pass.variants[0].shelf
    let levers = try LeverSettings(request.viewLevers, pass.cellPlan())
    let space = try request.space(pass.configuration, today: today)
    if space.range != nil, try pass.cellPlan().hasAppCells {
      throw BatchError(
        .setting, "a cell made in code is asked at one width after another; give the range of card widths a step")
    }
    guard space.range != nil || space.widths.count * space.maxima.count * levers.values.count > 1 else {
      throw BatchError(.setting, "there is nothing to choose from; name card widths, maxima or line limits")
    }
    (self.levers, self.space, todayWidth) = (levers, space, today.cardWidth)
    works = try plan.passes.map { pass in
      let (cell, locale) = (try pass.cellPlan(), pass.variants[0].variant.locale)
      let own = try VariantPlan.all(
        pass.configuration, cell, widths: [Setting(today.cardWidth, .given)], locale: locale)
      try levers.checkCount(views: cell.viewCount * own.count)
      let settings = try levers.changes.map { changes in
        try VariantPlan.all(
          pass.configuration, cell.changed(by: changes), widths: [Setting(space.widths[0], .given)],
          locale: locale)
      }
      var measured: [OptimizationWork.MeasuredSetting] = []
      for (variant, own) in own.enumerated() {
        let families = variant * (settings.count + 1)
        measured += zip(settings, levers.families).map { plans, family in
          OptimizationWork.MeasuredSetting(
            plans[variant], family: families + family, maxima: space.maxima, widths: space.widths, range: space.range)
        }
        measured.append(
          OptimizationWork.MeasuredSetting(
            own, family: families + settings.count, maxima: [today.maximumCardHeight], widths: [],
            range: today.cardWidth...today.cardWidth))
      }
      return OptimizationWork(settings: measured, weightField: request.weightField)
    }
  }

  /// - Parameters:
  ///   - inputs: the records; `nil` for those of the plan.
  ///   - diagnose: gets the findings in records and shelves, each once.
  package func run(
    _ inputs: [BatchInput]? = nil, onDiagnostic diagnose: @escaping (BatchDiagnostic) -> Void
  ) throws -> (reports: [OptimizationReport], counts: BatchCounts) {
    var groups: [Group] = []
    let counts = try BatchRun.forEach(plan.passes, options, onDiagnostic: diagnose) { number, pass, run in
      var shelves: [(name: String, outcome: OptimizationOutcome)] = []
      try run.read(pass.records, inputs, works[number]) { read, tally, _ in
        let outcomes = tally[OptimizationOutcome.self]
        for shelf in read {
          let (name, outcome) = (tally.keys.name(shelf), outcomes[shelf])
          for warning in warnings(of: outcome, tally.notes[shelf]) {
            run.diagnose(.warning("shelf '\(name)'", warning))
          }
          shelves.append((name, outcome))
        }
      }
      groups += Optimization.groups(works[number], shelves, settingCount: levers.values.count + 1)
    }
    switch request.over {
    case .worst: return ([OptimizationChoice(self, groups).report()], counts)
    case .each: return (groups.map { OptimizationChoice(self, [$0]).report() }, counts)
    case .eachShelf:
      let reports = groups.flatMap(\.byShelf).map { group in
        var report = OptimizationChoice(self, [group]).report()
        report.shelf = group.shelves[0].name
        return report
      }
      return (reports, counts)
    }
  }

  private func warnings(of shelf: OptimizationOutcome, _ notes: ShelfNotes) -> [String] {
    var warnings = notes.approximations.descriptions
    if shelf.cards.isEmpty { warnings.append("there are no cards") }
    warnings += notes.faults.map { $0.weightWarning(request.weightField ?? "") }
    if let field = request.weightField, shelf.weight == nil {
      warnings.append("no record has a number above 0 in '\(field)'; it counts as 1")
    }
    return warnings
  }

  private static func groups(
    _ work: OptimizationWork, _ shelves: [(name: String, outcome: OptimizationOutcome)], settingCount: Int
  ) -> [Group] {
    let shelves = shelves.map { ($0.name, $0.outcome.cards, $0.outcome.weight ?? 1) }
    return stride(from: 0, to: work.settings.count, by: settingCount).map { first in
      let settings = work.settings[first..<first + settingCount].map(\.plan)
      return Group(plan: settings[settingCount - 1], shelves: shelves, firstSetting: first, settings: settings)
    }
  }
}
